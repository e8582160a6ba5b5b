"""Which screen there is to draw on, asked of real sockets."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from app.desktop import display
from app.desktop.display import forget_dead_wayland, missing_display
from tests.helpers.desktop_session import Desktop


@pytest.fixture
def runtime_dir(tmp_path: Path) -> Iterator[Path]:
    """With a living display "wayland-1" and one, "wayland-2", whose compositor left its socket behind."""
    living, dead = socket.socket(socket.AF_UNIX), socket.socket(socket.AF_UNIX)
    living.bind(str(tmp_path / "wayland-1"))
    dead.bind(str(tmp_path / "wayland-2"))
    living.listen()
    dead.close()
    yield tmp_path
    living.close()


@pytest.fixture
def x_server(monkeypatch: pytest.MonkeyPatch) -> None:
    """Display :7 is there, :8 is not."""
    monkeypatch.setattr(display, "_x11_answers", lambda name: name == ":7")


@pytest.mark.usefixtures("x_server")
@pytest.mark.parametrize(
    ("environment", "told"),
    [
        ({"WAYLAND_DISPLAY": "wayland-1"}, ""),
        ({"WAYLAND_DISPLAY": "wayland-2"}, "nothing usable at WAYLAND_DISPLAY=wayland-2)"),
        ({"WAYLAND_DISPLAY": "wayland-3"}, "nothing usable at WAYLAND_DISPLAY=wayland-3)"),
        ({"WAYLAND_DISPLAY": "wayland-2", "DISPLAY": ":7"}, ""),
        ({"WAYLAND_DISPLAY": "wayland-1", "DISPLAY": ":8"}, ""),
        ({"WAYLAND_DISPLAY": "wayland-2", "DISPLAY": ":8.0"}, "WAYLAND_DISPLAY=wayland-2, DISPLAY=:8.0)"),
        ({"DISPLAY": ":7"}, ""),
        ({"DISPLAY": "unix:8"}, "nothing usable at DISPLAY=unix:8)"),
        ({"WAYLAND_SOCKET": "5"}, ""),
        ({}, "neither DISPLAY nor WAYLAND_DISPLAY is set"),
        ({"QT_QPA_PLATFORM": "wayland", "DISPLAY": ":7"}, "nothing usable at DISPLAY=:7)"),
        ({"QT_QPA_PLATFORM": "wayland;xcb", "DISPLAY": ":7"}, ""),
        ({"QT_QPA_PLATFORM": "xcb", "WAYLAND_DISPLAY": "wayland-1"}, "at WAYLAND_DISPLAY=wayland-1)"),
        ({"QT_QPA_PLATFORM": "offscreen:x"}, ""),
    ],
)
def test_what_is_told_when_no_window_can_be_shown(
    environment: dict[str, str], told: str, runtime_dir: Path
) -> None:
    text = missing_display({"XDG_RUNTIME_DIR": str(runtime_dir), **environment}, "linux")
    assert told in (text or "")
    assert bool(told) == bool(text)
    assert not text or "memoro search" in text


@pytest.mark.desktop_session
def test_an_x_server_is_asked(desktop: Desktop) -> None:
    assert missing_display({"DISPLAY": desktop.env["DISPLAY"]}, "linux") is None
    assert "DISPLAY=:9999" in (missing_display({"DISPLAY": ":9999"}, "linux") or "")


def test_other_systems_always_have_a_screen() -> None:
    assert missing_display({}, "win32") is None


@pytest.mark.parametrize("session", ["wayland", "x11", ""])
def test_a_wayland_display_that_is_gone_is_forgotten(session: str, runtime_dir: Path) -> None:
    environment = {
        "XDG_RUNTIME_DIR": str(runtime_dir),
        "WAYLAND_DISPLAY": "wayland-2",
        "DISPLAY": ":7",
        "XDG_SESSION_TYPE": session,
    }
    forget_dead_wayland(environment)
    assert "WAYLAND_DISPLAY" not in environment
    assert environment["XDG_SESSION_TYPE"] == ("x11" if session else "")


def test_a_living_one_is_kept(runtime_dir: Path) -> None:
    environment = {
        "XDG_RUNTIME_DIR": str(runtime_dir),
        "WAYLAND_DISPLAY": "wayland-1",
        "DISPLAY": ":7",
        "XDG_SESSION_TYPE": "wayland",
    }
    before = dict(environment)
    forget_dead_wayland(environment)
    assert environment == before
