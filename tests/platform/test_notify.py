from __future__ import annotations

import pytest
from jeepney import Message

from app.platform.notify import freedesktop, macos, main
from app.platform.notify.models import Notice
from tests.helpers.dbus_service import DBusService, Reply
from tests.helpers.desktop_session import Desktop

NOTICE = Notice("記憶", "a < b & c", key="memory", urgency="critical")


def test_each_system_has_its_ways(monkeypatch: pytest.MonkeyPatch) -> None:
    assert [name for name, _ in main.mechanisms("darwin")] == ["macos"]
    assert main.mechanisms("win32") == []
    monkeypatch.delenv("DBUS_SESSION_BUS_ADDRESS", raising=False)
    ((name, availability),) = main.mechanisms("linux")
    assert (name, availability.reason) == ("freedesktop", "There is no session bus.")
    assert not main.show(NOTICE)


def test_macos_texts_are_arguments(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "/nowhere")
    assert not macos.is_available()
    assert not macos.show(NOTICE)


@pytest.mark.desktop_session
def test_a_later_notice_replaces_the_first(desktop: Desktop, monkeypatch: pytest.MonkeyPatch) -> None:
    desktop.enter(monkeypatch)
    freedesktop._shown.clear()
    assert not main.show(NOTICE)  # nobody serves the name
    taken: list[tuple[object, ...]] = []

    def notify(message: Message) -> Reply:
        taken.append(message.body)
        return "u", (41 + len(taken),)

    with DBusService(desktop.bus_address, freedesktop.NAME) as service:
        service.methods[freedesktop.NAME, "Notify"] = notify
        assert main.show(NOTICE)
        assert main.show(NOTICE)
    first, second = taken
    assert first[3:5] == ("記憶", "a &lt; b &amp; c")
    assert (first[1], second[1]) == (0, 42)
