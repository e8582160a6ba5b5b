"""The end of the process on Windows; everywhere else it is seen in `tests/desktop/test_leaving.py`."""

from __future__ import annotations

import pytest

from app.platform.ending import end_now

PSEUDO_HANDLE = -1


class Kernel32:
    def GetCurrentProcess(self) -> int:
        return PSEUDO_HANDLE

    def TerminateProcess(self, process: int, status: int) -> int:
        assert process == PSEUDO_HANDLE
        raise SystemExit(status)


def test_on_windows_no_library_cleans_up_beside_threads_that_are_gone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("os._exit", lambda _status: pytest.fail("libraries would clean up"))
    with pytest.raises(SystemExit) as end:
        end_now(7, "win32", Kernel32())
    assert end.value.code == 7
