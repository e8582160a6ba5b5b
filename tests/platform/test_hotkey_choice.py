"""Which mechanism is chosen where, and what `Hotkeys` makes of any of them."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QObject

from app.platform.hotkey.main import Hotkeys, mechanisms
from app.platform.hotkey.models import (
    Backend,
    HotkeyConflict,
    HotkeyError,
    HotkeyUnavailable,
    Listener,
    Session,
    current_session,
)
from app.platform.hotkey.owners import free_combinations, usual_owner

X11 = Session("linux", "x11", bus=True)


class FakeBackend:
    """Binds everything but Ctrl+Alt+T."""

    def __init__(self, listener: Listener) -> None:
        self.listener = listener
        self.held: list[str] = []

    def register(self, sequence: str, /) -> None:
        if sequence == "Ctrl+Alt+T":
            raise HotkeyConflict(sequence, usual_owner(sequence, "linux"))
        self.held.append(sequence)
        self.listener.bound(sequence, f"press {sequence}")

    def unregister(self, sequence: str, /) -> None:
        self.held.remove(sequence)

    def is_free(self, sequence: str, /) -> bool:
        return sequence not in self.held

    def close(self) -> None:
        self.held.clear()


class Heard:
    def __init__(self, hotkeys: Hotkeys) -> None:
        self.activated: list[str] = []
        self.failed: list[HotkeyError] = []
        self.bound: list[tuple[str, str]] = []
        hotkeys.activated.connect(self.activated.append)
        hotkeys.failed.connect(self.failed.append)
        hotkeys.bound.connect(lambda name, description: self.bound.append((name, description)))


@pytest.fixture
def made() -> tuple[Hotkeys, FakeBackend, Heard]:
    backends: list[FakeBackend] = []

    def make(_session: Session, listener: Listener, _parent: QObject) -> tuple[str, Backend]:
        backends.append(FakeBackend(listener))
        return "fake", backends[-1]

    hotkeys = Hotkeys(session=X11, make_backend=make)
    assert hotkeys.mechanism == "fake"
    return hotkeys, backends[0], Heard(hotkeys)


Made = tuple[Hotkeys, FakeBackend, Heard]


def test_signals_speak_in_the_callers_spelling(made: Made) -> None:
    hotkeys, backend, heard = made
    hotkeys.register("alt+ctrl+m")
    assert backend.held == ["Ctrl+Alt+M"]
    backend.listener.pressed("Ctrl+Alt+M", "a token")
    assert heard.activated == ["alt+ctrl+m"]
    assert hotkeys.activation_token == "a token"
    assert heard.bound == [("alt+ctrl+m", "press Ctrl+Alt+M")]
    assert hotkeys.description("Ctrl+Alt+M") == "press Ctrl+Alt+M"


def test_what_is_meant_for_something_else_is_not_offered(made: Made) -> None:
    hotkeys, _, _ = made
    hotkeys.reserved = ("Ctrl+Alt+J",)
    hotkeys.register("Ctrl+Alt+M")
    with pytest.raises(HotkeyConflict) as caught:
        hotkeys.register("Ctrl+Alt+T")
    assert caught.value.free == ("Ctrl+Alt+K", "Ctrl+Alt+Y", "Ctrl+Alt+Shift+M")


def test_a_conflict_leaves_nothing_registered(made: Made) -> None:
    hotkeys, _, heard = made
    with pytest.raises(HotkeyConflict, match="opening a terminal"):
        hotkeys.register("Ctrl+Alt+T")
    assert hotkeys.sequences == ()
    assert heard.failed == []


def test_a_late_failure_is_told_and_forgotten(made: Made) -> None:
    hotkeys, backend, heard = made
    hotkeys.register("Ctrl+Alt+M")
    backend.listener.failed(HotkeyUnavailable("Ctrl+Alt+M", "The connection is gone."))
    assert [error.sequence for error in heard.failed] == ["Ctrl+Alt+M"]
    assert hotkeys.sequences == ()
    assert hotkeys.description("Ctrl+Alt+M") == ""
    backend.listener.pressed("Ctrl+Alt+M", "")
    assert heard.activated == []


def test_it_can_be_closed_and_used_again(made: Made) -> None:
    hotkeys, backend, _ = made
    hotkeys.register("Ctrl+Alt+M")
    hotkeys.close()
    assert backend.held == []
    hotkeys.register("Ctrl+Alt+M")
    assert hotkeys.sequences == ("Ctrl+Alt+M",)


@pytest.mark.parametrize(
    ("environ", "kind"),
    [
        ({"XDG_SESSION_TYPE": "wayland", "DISPLAY": ":0", "WAYLAND_DISPLAY": "wayland-0"}, "wayland"),
        ({"XDG_SESSION_TYPE": "x11", "DISPLAY": ":0"}, "x11"),
        ({"XDG_SESSION_TYPE": "tty", "DISPLAY": ":0", "WAYLAND_DISPLAY": "wayland-0"}, "wayland"),
        ({"DISPLAY": ":0"}, "x11"),
        ({}, ""),
    ],
)
def test_the_kind_of_session(environ: dict[str, str], kind: str) -> None:
    assert current_session(environ).kind == kind


def test_the_bus_is_found_by_address_or_socket(tmp_path: Path) -> None:
    assert current_session({"DBUS_SESSION_BUS_ADDRESS": "unix:path=/x"}).bus
    assert not current_session({"XDG_RUNTIME_DIR": str(tmp_path)}).bus
    (tmp_path / "bus").touch()
    assert current_session({"XDG_RUNTIME_DIR": str(tmp_path)}).bus


@pytest.mark.parametrize(
    ("session", "available"),
    [
        (Session("linux", "x11", bus=True), {"x11"}),
        (Session("linux", "wayland", bus=True), {"wayland_portal"}),
        (Session("linux", "wayland", bus=False), set()),
        (Session("freebsd14", "x11", bus=False), {"x11"}),
        (Session("linux", "", bus=False), set()),
        (Session("win32", "", bus=False), {"windows"}),
        (Session("darwin", "x11", bus=False), {"macos"}),
    ],
)
def test_each_mechanism_says_whether_it_can(session: Session, available: set[str]) -> None:
    found = mechanisms(session)
    assert {mechanism.name for mechanism in found if mechanism.availability} == available
    assert all(mechanism.availability.reason for mechanism in found if not mechanism.availability)


@pytest.mark.parametrize("kind", ["", "wayland"])
def test_without_a_mechanism_it_says_what_to_do(kind: str) -> None:
    hotkeys = Hotkeys(session=Session("linux", kind, bus=False))
    assert hotkeys.mechanism == "none"
    with pytest.raises(HotkeyUnavailable) as caught:
        hotkeys.register("Ctrl+Alt+M")
    assert "memoro toggle" in caught.value.action
    assert caught.value.reason
    assert not hotkeys.is_free("Ctrl+Alt+M")
    hotkeys.unregister("Ctrl+Alt+M")


def test_free_combinations_are_those_that_were_tried() -> None:
    taken = {"Ctrl+Alt+M", "Ctrl+Alt+J"}
    found = free_combinations(lambda sequence: sequence not in taken, without={"Ctrl+Alt+K"})
    assert found == ("Ctrl+Alt+Y", "Ctrl+Alt+Shift+M", "Meta+Alt+M")
    assert free_combinations(lambda _: False) == ()


def test_a_conflict_without_suggestions_still_says_what_to_do() -> None:
    assert HotkeyConflict("Ctrl+Alt+M").action == "Choose another combination."


def test_choosing_imports_no_gui_and_no_mechanism_that_is_not_used() -> None:
    code = (
        "import sys; from app.platform.hotkey.main import Hotkeys; Hotkeys();"
        "print(sorted({'PySide6.QtGui', 'PySide6.QtWidgets', 'Xlib', 'jeepney'} & set(sys.modules)))"
    )
    root = Path(__file__).parents[2]
    done = subprocess.run([sys.executable, "-c", code], cwd=root, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
