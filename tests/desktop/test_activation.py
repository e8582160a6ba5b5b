from __future__ import annotations

import os

import pytest
from PySide6.QtCore import QProcessEnvironment

from app.desktop.activation import VARIABLE, use_token


def test_qt_gets_the_token_and_programs_that_are_started_later_do_not(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv(VARIABLE, "of the start")
    use_token("")
    assert os.environ[VARIABLE] == "of the start"
    use_token("of the press")
    try:
        assert QProcessEnvironment.systemEnvironment().value(VARIABLE) == "of the press"
        assert VARIABLE not in os.environ
    finally:
        os.unsetenv(VARIABLE)
