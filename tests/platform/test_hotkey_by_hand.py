"""What a person writes where no program may bind a key. Sway's line is pressed in `tests/end2end`."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from app.platform.hotkey import by_hand as module
from app.platform.hotkey.by_hand import ByHand, by_hand


@pytest.fixture(autouse=True)
def installed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: f"/usr/bin/{name}")


@pytest.mark.parametrize(
    ("desktop", "text", "file"),
    [
        ("sway", "bindsym Ctrl+Alt+m exec memoro toggle", "~/.config/sway/config"),
        ("Hyprland", "bind = CTRL ALT, m, exec, memoro toggle", "~/.config/hypr/hyprland.conf"),
        ("niri", 'Ctrl+Alt+m { spawn "memoro" "toggle"; }', "~/.config/niri/config.kdl"),
        ("ubuntu:GNOME", "memoro toggle", ""),
        ("", "memoro toggle", ""),
    ],
)
def test_a_line_for_the_file_or_the_command_for_the_settings(desktop: str, text: str, file: str) -> None:
    assert by_hand("", {"XDG_CURRENT_DESKTOP": desktop}) == ByHand(text, file)


@pytest.mark.parametrize(
    ("desktop", "text"),
    [
        ("sway", "bindsym Shift+Mod4+comma"),
        ("Hyprland", "bind = SHIFT SUPER, comma"),
        ("niri", "Shift+Super+comma"),
    ],
)
def test_keys_have_the_names_of_that_desktop(desktop: str, text: str) -> None:
    assert by_hand("Meta+Shift+,", {"XDG_CURRENT_DESKTOP": desktop}).text.startswith(text)


def test_a_program_that_no_shell_finds_is_called_by_its_path(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    program = str(tmp_path / "my programs" / "memoro")
    monkeypatch.setattr(shutil, "which", lambda _name: None)
    monkeypatch.setattr(module, "own_command", lambda: (program,))
    assert by_hand("", {}).text == f"'{program}' toggle"


def test_niri_gets_words_between_quotes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda _name: None)
    monkeypatch.setattr(module, "own_command", lambda: ('/opt/my "own" メモ/memoro',))
    line = r'Ctrl+Alt+m { spawn "/opt/my \"own\" メモ/memoro" "toggle"; }'
    assert by_hand("", {"XDG_CURRENT_DESKTOP": "niri"}).text == line
