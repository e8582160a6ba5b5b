"""Which input methods Qt is told to try, and a character typed with a real one."""

from __future__ import annotations

import os
import shutil
import socket
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from app.desktop import input_methods
from app.desktop.input_methods import PATIENCE_SECONDS, changed_environment, usable_input_methods
from app.platform import input_bus
from app.platform.input_bus import FCITX, IBUS, services
from tests.desktop.test_program import Running, make_running, show
from tests.helpers.dbus_service import DBusService
from tests.helpers.desktop_session import Desktop
from tests.helpers.waiting import wait_until

__all__ = ["make_running"]
PROFILE = """[Groups/0]
Name=Default
Default Layout=us
DefaultIM=hangul

[Groups/0/Items/0]
Name=hangul
Layout=

[GroupOrder]
0=Default
"""
BOTH, ONLY_IBUS, NONE = frozenset({IBUS, FCITX}), frozenset({IBUS}), frozenset[str]()
OPEN_NAME = {"IBUS_USE_PORTAL": "1"}


@pytest.mark.parametrize(
    ("environment", "answering", "changes"),
    [
        ({}, BOTH, {}),
        ({"QT_IM_MODULE": "fcitx"}, BOTH, {"QT_IM_MODULES": "fcitx;wayland;ibus"} | OPEN_NAME),
        ({"QT_IM_MODULE": "fcitx"}, ONLY_IBUS, {"QT_IM_MODULES": "fcitx;wayland;ibus"}),
        ({"QT_IM_MODULE": "fcitx"}, NONE, {"QT_IM_MODULES": "fcitx;wayland;ibus"}),
        ({"QT_IM_MODULE": "ibus"}, ONLY_IBUS, {"QT_IM_MODULES": "ibus;wayland"}),
        ({"QT_IM_MODULE": "ibus"}, BOTH, {"QT_IM_MODULES": "ibus;wayland"} | OPEN_NAME),
        ({"QT_IM_MODULE": "xim", "XMODIFIERS": "@im=x"}, NONE, {"QT_IM_MODULES": "xim;wayland;ibus"}),
        ({"XMODIFIERS": "@im=fcitx"}, BOTH, {"QT_IM_MODULES": "fcitx;wayland;ibus"} | OPEN_NAME),
        ({"XMODIFIERS": "@im=none"}, BOTH, {}),
        ({"XMODIFIERS": ""}, BOTH, {}),
        ({"QT_IM_MODULE": "compose"}, BOTH, {}),
        ({"QT_IM_MODULE": "simple", "XMODIFIERS": "@im=fcitx"}, BOTH, {}),
        (
            {"QT_IM_MODULES": "wayland;fcitx;ibus", "QT_IM_MODULE": "compose"},
            BOTH,
            {"QT_IM_MODULES": "wayland;fcitx;ibus"} | OPEN_NAME,
        ),
    ],
)
def test_what_qt_is_told(
    environment: dict[str, str], answering: frozenset[str], changes: dict[str, str]
) -> None:
    assert changed_environment(environment, lambda _: answering, patient=True, platform="linux") == changes


@pytest.mark.parametrize("platform", ["win32", "darwin"])
def test_other_systems_see_to_it_themselves(platform: str) -> None:
    environment = {"QT_IM_MODULE": "fcitx"}
    assert changed_environment(environment, lambda _: BOTH, patient=True, platform=platform) == {}


@pytest.mark.parametrize(
    ("more", "patient", "program", "patience"),
    [
        ({}, False, "fcitx5", 0),
        ({}, True, "fcitx5", PATIENCE_SECONDS),
        ({}, True, "ibus-daemon", PATIENCE_SECONDS),
        ({}, True, "", 0),
        ({"WAYLAND_DISPLAY": "wayland-1"}, True, "fcitx5", 0),
        ({"QT_QPA_PLATFORM": "wayland"}, True, "fcitx5", 0),
        ({"WAYLAND_DISPLAY": "wayland-1", "QT_QPA_PLATFORM": "xcb"}, True, "fcitx5", PATIENCE_SECONDS),
    ],
)
def test_only_at_the_session_s_start_on_x11_it_is_waited_for_what_is_installed(
    more: dict[str, str], patient: bool, program: str, patience: float
) -> None:
    asked: list[float] = []

    def answer(seconds: float) -> frozenset[str]:
        asked.append(seconds)
        return NONE

    changed_environment(
        {"QT_IM_MODULE": "fcitx"} | more, answer, patient=patient, platform="linux",
        installed=lambda name: name if name == program else None,
    )  # fmt: skip
    assert asked == [patience]


@pytest.mark.skipif(sys.platform != "linux", reason="nothing is changed elsewhere")
def test_programs_that_are_started_later_get_the_environment_as_it_was(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("QT_IM_MODULE", "fcitx")
    monkeypatch.delenv("QT_IM_MODULES", raising=False)
    monkeypatch.setattr(input_bus, "services", lambda _: BOTH)
    before = dict(os.environ)
    monkeypatch.setattr(input_methods, "Composing", lambda _application: None)
    with usable_input_methods(patient=False):
        assert os.environ["QT_IM_MODULES"] == "fcitx;wayland;ibus"
    assert dict(os.environ) == before


def test_without_a_bus_there_is_no_service(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("DBUS_SESSION_BUS_ADDRESS", raising=False)
    assert services() == NONE
    monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nowhere")
    assert services() == NONE


@pytest.mark.desktop_session
def test_a_service_that_starts_is_waited_for(desktop: Desktop, monkeypatch: pytest.MonkeyPatch) -> None:
    desktop.enter(monkeypatch)
    started: list[DBusService] = []

    def start_meanwhile(_seconds: float) -> None:
        started.append(DBusService(desktop.bus_address, (FCITX, IBUS)[len(started)]).__enter__())

    monkeypatch.setattr(input_bus.time, "sleep", start_meanwhile)
    try:
        assert services() == NONE
        assert services(patience=10) == BOTH
    finally:
        for service in started:
            service.__exit__(None, None, None)


@pytest.fixture
def fcitx(desktop: Desktop, tmp_path: Path) -> Iterator[None]:
    """Fcitx with one input method, so that nothing has to be switched on."""
    assert shutil.which("fcitx5"), "this test needs: sudo apt-get install fcitx5 fcitx5-hangul"
    config = tmp_path / "fcitx"
    (config / "fcitx5").mkdir(parents=True)
    (config / "fcitx5" / "profile").write_text(PROFILE, encoding="utf-8")
    env = {"XDG_CONFIG_HOME": str(config), "HOME": str(config)}
    with desktop.launch(["fcitx5", "--disable=notificationitem,wayland,waylandim"], env=env) as program:
        program.wait_for("Loaded addon ibusfrontend")
        yield


@pytest.mark.desktop_session
@pytest.mark.usefixtures("fcitx")
def test_enter_takes_the_candidate_and_the_next_one_opens(
    desktop: Desktop, make_running: Callable[[Desktop], Running]
) -> None:
    """As most desktops are set up: Qt is told of Fcitx, which it has no plugin for."""
    running = make_running(desktop)
    note = running.folder / "notes" / "memory" / "2026-03-01.md"
    note.write_text("# 일정\n\n목요일에 韓 선생님을 만난다.\n", encoding="utf-8")
    running.start(env={"QT_IM_MODULE": "fcitx"})
    running.wait_for("ready")
    show(running)
    desktop.type("gks")
    desktop.key("F9", "Down", "Up", "Return")  # among the candidates for 한
    running.wait_for("merged results drawn", text="韓")
    opened = running.folder / "opened"
    assert not opened.exists()
    desktop.key("Return")
    wait_until(opened.exists, what="the editor")
    wait_until(lambda: opened.read_text(encoding="utf-8") == f"{note} 3\n", what="the line")


def refuse(bus: socket.socket) -> None:
    connection, _ = bus.accept()
    connection.recv(1000)
    connection.sendall(b"REJECTED EXTERNAL\r\n")
    connection.close()


@pytest.mark.parametrize("address", ["", "nonsense", "unix:path=/nowhere", "rejecting"])
def test_a_bus_that_cannot_be_asked_keeps_no_window_away(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, address: str
) -> None:
    """Another user's session bus lets nobody else in, as after `sudo`."""
    with socket.socket(socket.AF_UNIX) as bus:
        bus.bind(str(tmp_path / "bus"))
        bus.listen()
        thread = threading.Thread(target=refuse, args=(bus,), daemon=True)
        if address == "rejecting":
            thread.start()
            address = f"unix:path={tmp_path / 'bus'}"
        monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", address)
        assert services() == frozenset()


@pytest.mark.desktop_session
@pytest.mark.usefixtures("fcitx")
def test_keys_that_end_a_word_come_after_it(
    desktop: Desktop, make_running: Callable[[Desktop], Running]
) -> None:
    running = make_running(desktop)
    note = running.folder / "notes" / "memory" / "2026-03-01.md"
    note.write_text("# 일정\n\n한글 모임\n", encoding="utf-8")
    running.start(env={"QT_IM_MODULE": "fcitx"})
    running.wait_for("ready")
    show(running)
    desktop.type("gksrmf ahdla")
    desktop.key("Return")  # takes the last syllable, as Koreans know it, and opens
    opened = running.folder / "opened"
    wait_until(opened.exists, what="the editor")
    wait_until(lambda: opened.read_text(encoding="utf-8") == f"{note} 3\n", what="the line with the words")
