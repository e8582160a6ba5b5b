"""What the report says of starting with the computer."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.desktop.diagnostics.gathering import _autostart
from app.platform.autostart import xdg
from app.platform.autostart.main import keep_current


@pytest.fixture(autouse=True)
def config(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))


def test_the_entry_is_verified(tmp_path: Path) -> None:
    assert _autostart() == ["starting with the computer: off (xdg)"]
    xdg.write((str(tmp_path / "old" / "memoro"), "--hidden"))
    (told,) = _autostart()
    assert "on, but the entry starts another program" in told
    keep_current(True)
    (told,) = _autostart()
    assert told.startswith("starting with the computer: on (")
