"""The rule that any log record at WARNING or above fails the test, unless the test said it expects it."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator

import pytest

ExpectLog = Callable[[str], None]

_EXPECTED = pytest.StashKey[list[str]]()


class _Recorder(logging.Handler):
    """Keeps what was logged at WARNING or above by any thread since the last look."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.records: list[logging.LogRecord] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.records.append(record)

    def take(self) -> list[logging.LogRecord]:
        taken, self.records = self.records, []
        return taken


_RECORDER = _Recorder()


@pytest.fixture
def expected_logs(request: pytest.FixtureRequest) -> ExpectLog:
    """Call it with a part of a message that the test causes; it may then come any number of times."""
    expected: list[str] = request.node.stash.setdefault(_EXPECTED, [])
    return expected.append


def pytest_configure() -> None:
    logging.getLogger().addHandler(_RECORDER)


def pytest_unconfigure() -> None:
    logging.getLogger().removeHandler(_RECORDER)


def _surprises(item: pytest.Item) -> str:
    expected = item.stash.get(_EXPECTED, [])
    taken = [(record, record.getMessage()) for record in _RECORDER.take()]
    return "\n".join(
        f"{record.levelname} {record.name}: {message}"
        for record, message in taken
        if not any(part in message for part in expected)
    )


def _run_and_judge(item: pytest.Item) -> Iterator[None]:
    try:
        yield
    except BaseException:
        _RECORDER.take()  # the test's own failure is the better news
        raise
    if surprises := _surprises(item):
        pytest.fail(f"logged without `expected_logs`:\n{surprises}", pytrace=False)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_setup(item: pytest.Item) -> Iterator[None]:
    _RECORDER.take()  # what an earlier test's failure left behind
    yield from _run_and_judge(item)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Iterator[None]:
    yield from _run_and_judge(item)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(item: pytest.Item) -> Iterator[None]:
    yield from _run_and_judge(item)
