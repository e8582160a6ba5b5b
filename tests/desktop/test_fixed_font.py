"""What is asked for where letters are compared. Consolas is on every Windows (Microsoft's font lists)."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from app.desktop.fixed_font import fixed_font


def test_windows_has_better_than_qts_courier(qtbot: QtBot) -> None:
    own = fixed_font("linux").family()
    assert fixed_font("win32").families() == ["Cascadia Mono", "Consolas", own]
