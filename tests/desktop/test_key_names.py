"""Keys as each system writes them; on a Mac ⌃⌥⇧⌘ in this order (Apple Style Guide, November 2026)."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence

from app.desktop.key_names import caps, from_anywhere, in_windows
from app.desktop.library.keys import history_key, trash_key


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("Ctrl+C", "⌘C"),
        ("Ctrl+Shift+↵", "⇧⌘↩"),
        ("Ctrl+,", "⌘,"),
        ("Alt+1 … Alt+9", "⌥1 … ⌥9"),
        ("Alt+↑  Alt+↓", "⌥↑  ⌥↓"),
        ("Ctrl+Backspace", "⌘⌫"),
        ("Edit (Ctrl+E)", "Edit (⌘E)"),
        ("Ctrl+S でピン留めを外せます。", "⌘S でピン留めを外せます。"),
        ("按Ctrl+S取消置顶。", "按⌘S取消置顶。"),
        ("Enter, Esc and F6 are the same.", "Enter, Esc and F6 are the same."),
    ],
)
def test_qts_control_is_command_on_a_mac(text: str, shown: str) -> None:
    assert in_windows(text, "darwin") == shown
    assert in_windows(text, "win32") == in_windows(text, "linux") == text


@pytest.mark.parametrize(
    ("text", "mac", "windows", "gnome", "plasma"),
    [
        ("Ctrl+Alt+M", "⌃⌥M", "Ctrl+Alt+M", "Ctrl+Alt+M", "Ctrl+Alt+M"),
        ("Shift+Meta+Space", "⇧⌘Space", "Shift+Win+Space", "Shift+Super+Space", "Shift+Meta+Space"),
        ("Ctrl++", "⌃+", "Ctrl++", "Ctrl++", "Ctrl++"),
        ("Meta+…", "⌘…", "Win+…", "Super+…", "Meta+…"),
        (
            "It needs Ctrl, Alt or Meta, or it would be in the way.",
            "It needs ⌃, ⌥ or ⌘, or it would be in the way.",
            "It needs Ctrl, Alt or Win, or it would be in the way.",
            "It needs Ctrl, Alt or Super, or it would be in the way.",
            "It needs Ctrl, Alt or Meta, or it would be in the way.",
        ),
        ("Metallic, Shifting, Alternate", *["Metallic, Shifting, Alternate"] * 4),
        ("", "", "", "", ""),
    ],
)
def test_a_hotkey_by_the_keys_of_the_keyboard(
    text: str, mac: str, windows: str, gnome: str, plasma: str
) -> None:
    assert from_anywhere(text, "darwin") == mac
    assert from_anywhere(text, "win32", "") == windows
    assert from_anywhere(text, "linux", "ubuntu:GNOME") == gnome
    assert from_anywhere(text, "linux", "KDE") == plasma


def test_each_key_has_a_cap() -> None:
    assert caps("Ctrl+Alt+M", "darwin") == ["⌃", "⌥", "M"]
    assert caps("Meta+Alt+Return", "darwin") == ["⌥", "⌘", "↩"]
    assert caps("Ctrl++", "win32") == ["Ctrl", "+"]
    assert caps("") == []


def test_the_library_keeps_off_what_macos_takes_itself() -> None:
    """Command-H hides the program; the Finder moves to the Trash by Command-Delete, the key ⌫."""
    assert (trash_key("darwin"), history_key("darwin")) == ("Ctrl+Backspace", "Ctrl+Y")
    assert (trash_key("win32"), history_key("linux")) == ("Ctrl+Del", "Ctrl+H")
    for keys in (trash_key("darwin"), history_key("darwin")):
        assert QKeySequence(keys)[0].keyboardModifiers() == Qt.KeyboardModifier.ControlModifier
