"""The way in: an interruption is no crash, wherever it comes."""

from __future__ import annotations

import pytest

from app.__main__ import main


def interrupt(*_: object) -> int:
    raise KeyboardInterrupt


@pytest.mark.parametrize("where", ["app.cli.main._dispatch", "app.config.portable.use_portable_home"])
def test_ctrl_c_is_told_in_a_word(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], where: str
) -> None:
    monkeypatch.setattr(where, interrupt)
    assert main(["status"]) == 1
    assert capsys.readouterr() == ("", "Stopped.\n")
