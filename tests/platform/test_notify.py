from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import count

import pytest

from app.platform.notify import freedesktop, macos, main
from app.platform.notify.clicks import NAME, PATH
from app.platform.notify.models import Notice
from tests.helpers.dbus_service import DBusService
from tests.helpers.desktop_session import Desktop
from tests.helpers.waiting import wait_until

NOTICE = Notice("記憶", "a < b & c", key="memory", urgency="critical", button="Show")


def unheard(_token: str) -> None:
    raise AssertionError("nobody clicked")


@pytest.fixture
def service(desktop: Desktop, monkeypatch: pytest.MonkeyPatch) -> Iterator[DBusService]:
    """The desktop's notification service, which gives each notice the next number from 42 on."""
    desktop.enter(monkeypatch)
    main.close()
    numbers = count(42)
    with DBusService(desktop.bus_address, NAME) as made:
        made.methods[NAME, "Notify"] = lambda _message: ("u", (next(numbers),))
        yield made
        main.close()


def test_each_system_has_its_ways(monkeypatch: pytest.MonkeyPatch) -> None:
    assert [name for name, _ in main.mechanisms("darwin")] == ["macos"]
    assert main.mechanisms("win32") == []
    monkeypatch.delenv("DBUS_SESSION_BUS_ADDRESS", raising=False)
    ((name, availability),) = main.mechanisms("linux")
    assert (name, availability.reason) == ("freedesktop", "There is no session bus.")
    assert not main.show(NOTICE, unheard)


def test_macos_texts_are_arguments(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "/nowhere")
    assert not macos.is_available()
    assert not macos.show(NOTICE, unheard)


@pytest.mark.desktop_session
def test_without_a_service_it_is_not_shown(desktop: Desktop, monkeypatch: pytest.MonkeyPatch) -> None:
    desktop.enter(monkeypatch)
    main.close()
    assert not main.show(NOTICE, unheard)
    main.close()


@pytest.mark.desktop_session
def test_a_later_notice_replaces_the_first(service: DBusService) -> None:
    assert main.show(NOTICE, unheard)
    assert main.show(NOTICE, unheard)
    first, second = service.called("Notify")
    assert first[3:6] == ("記憶", "a &lt; b &amp; c", ["default", "Show"])
    assert (first[1], second[1]) == (0, 42)


@pytest.mark.desktop_session
def test_a_click_is_heard_once_with_the_right_to_take_the_focus(service: DBusService) -> None:
    heard: list[str] = []
    for name in ("first", "second", "third"):
        assert main.show(replace(NOTICE, key=name), lambda token, name=name: heard.append(f"{name} {token}"))
    service.emit(PATH, NAME, "NotificationClosed", "uu", 43, 2)
    for number in (43, 42, 42, 99):
        service.emit(PATH, NAME, "ActivationToken", "us", number, f"token{number}")
        service.emit(PATH, NAME, "ActionInvoked", "us", number, "default")
    service.emit(PATH, NAME, "ActionInvoked", "us", 44, "default")
    wait_until(lambda: len(heard) == 2, what="the clicks")
    assert heard == ["first token42", "third "]


@pytest.mark.desktop_session
def test_a_bus_that_ended_is_no_reason_to_be_silent_later(
    make_desktop: Callable[..., Desktop], monkeypatch: pytest.MonkeyPatch
) -> None:
    main.close()
    gone = make_desktop(tray=False)
    gone.enter(monkeypatch)
    with DBusService(gone.bus_address, NAME) as service:
        service.methods[NAME, "Notify"] = lambda _message: ("u", (1,))
        assert main.show(NOTICE, unheard)
    bus = next(part for part in gone.parts if part.args[0] == "dbus-daemon")
    bus.end()
    wait_until(lambda: not freedesktop._service[0].is_alive, what="the connection to end")
    assert not main.show(NOTICE, unheard)
    main.close()
