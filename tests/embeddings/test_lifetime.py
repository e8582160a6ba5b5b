"""What happens to the child, and to those who wait for it, when things go wrong or nobody asks."""

from __future__ import annotations

import os
import resource
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from app.embeddings.builtin.model_file import FILE_BYTES
from app.embeddings.builtin.provider import BuiltinProvider
from app.embeddings.provider import EmbeddingError
from tests.helpers.waiting import wait_until

LONG_TEXTS = [f"{number} " + "A long text about nothing much. " * 60 for number in range(20)]
MakeProvider = Callable[..., BuiltinProvider]


@pytest.fixture
def make(model_folder: Path) -> Iterator[MakeProvider]:
    made: list[BuiltinProvider] = []

    def make_provider(folder: Path = model_folder, **options: float) -> BuiltinProvider:
        made.append(BuiltinProvider(folder, **options))  # type: ignore[arg-type]
        return made[-1]

    yield make_provider
    for provider in made:
        provider.close()


def alive(pid: int) -> bool:
    """Whether the process runs; one that nobody has collected yet does not."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] not in "ZX"
    except OSError:
        return False


def child_of(provider: BuiltinProvider) -> int:
    pid = provider.worker.pid
    assert pid is not None
    return pid


def error_of(work: Callable[[], object]) -> tuple[threading.Thread, list[EmbeddingError]]:
    errors: list[EmbeddingError] = []

    def run() -> None:
        try:
            work()
        except EmbeddingError as error:
            errors.append(error)

    thread = threading.Thread(target=run)
    thread.start()
    return thread, errors


def test_a_killed_child_becomes_an_error_and_the_next_call_has_a_new_one(make: MakeProvider) -> None:
    provider = make()
    provider.embed_documents(["ready"])
    thread, errors = error_of(lambda: provider.embed_documents(LONG_TEXTS))
    first = child_of(provider)
    os.kill(first, signal.SIGKILL)
    thread.join(10)
    assert [error.retryable for error in errors] == [True]
    assert "signal 9" in str(errors[0])
    assert provider.embed_query("and again").shape == (384,)
    assert child_of(provider) != first


def test_nothing_the_child_loads_can_wait_for_its_requests(make: MakeProvider) -> None:
    """On Windows each library that asks about standard input waits while a pipe there is being read."""
    provider = make()
    provider.embed_query("ready")
    standard_input = Path(f"/proc/{child_of(provider)}/fd/0")
    assert standard_input.readlink() == Path(os.devnull)


def test_a_child_that_hangs_is_ended(make: MakeProvider) -> None:
    provider = make()
    provider.embed_query("ready")
    hung = child_of(provider)
    os.kill(hung, signal.SIGSTOP)
    impatient = provider.worker
    with pytest.raises(EmbeddingError, match="does not answer") as caught:
        impatient.ask("query", ["anybody there?"], 0.3)
    assert caught.value.retryable
    wait_until(lambda: not alive(hung), what="the end of the hung child")
    assert provider.embed_query("and again").shape == (384,)


def test_a_child_that_gets_no_more_memory_ends_in_a_sentence(make: MakeProvider) -> None:
    """The system itself refuses. Python may then report it, crash, or wait for ever for a thread that died
    as it began: that is a hang, and ended as one.
    """
    provider = make(documents_seconds=6.0)
    provider.embed_query("ready")
    child = child_of(provider)
    usual = resource.prlimit(child, resource.RLIMIT_AS)
    resource.prlimit(child, resource.RLIMIT_AS, (1 << 20, usual[1]))
    with pytest.raises(EmbeddingError, match="Search by words goes on") as caught:
        provider.embed_documents(LONG_TEXTS)
    assert caught.value.action
    if alive(child):
        resource.prlimit(child, resource.RLIMIT_AS, usual)
    assert make().embed_documents(LONG_TEXTS[:2]).shape == (2, 384)


def test_a_request_larger_than_the_pipe_does_not_block_on_a_hung_child(make: MakeProvider) -> None:
    provider = make()
    provider.embed_query("ready")
    os.kill(child_of(provider), signal.SIGSTOP)
    with pytest.raises(EmbeddingError, match="does not answer"):
        provider.worker.ask("document", ["x" * 1_000_000], 0.3)


def test_a_hung_child_does_not_hold_up_the_end_of_the_program(make: MakeProvider) -> None:
    provider = make()
    provider.embed_query("ready")
    hung = child_of(provider)
    os.kill(hung, signal.SIGSTOP)
    provider.close()
    wait_until(lambda: not alive(hung), what="the end of the hung child")


def test_an_idle_child_leaves_and_comes_back(
    make: MakeProvider, record_property: Callable[[str, object], None]
) -> None:
    provider = make(idle_seconds=0.2)
    provider.embed_query("ready")
    first = child_of(provider)
    wait_until(lambda: not alive(first), what="the idle child to leave")
    assert not provider.worker.running
    started = time.perf_counter()
    provider.embed_query("back?")
    record_property("seconds_to_come_back", round(time.perf_counter() - started, 2))
    assert child_of(provider) != first


def test_a_child_with_work_is_not_idle(make: MakeProvider) -> None:
    provider = make(idle_seconds=0.05)
    assert provider.embed_documents(LONG_TEXTS[:4]).shape == (4, 384)


def test_closing_in_the_middle_ends_the_wait(make: MakeProvider) -> None:
    provider = make()
    provider.embed_documents(["ready"])
    thread, errors = error_of(lambda: provider.embed_documents(LONG_TEXTS * 5))
    pid = child_of(provider)
    provider.close()
    thread.join(10)
    assert len(errors) == 1
    assert not alive(pid)


def test_who_asks_after_the_end_starts_no_child(make: MakeProvider) -> None:
    """A question on its way, or the next notes of an index that is being made, as the program is quit."""
    provider = make()
    provider.close()
    with pytest.raises(EmbeddingError, match="was ended") as caught:
        provider.embed_query("late")
    assert caught.value.retryable
    provider.warm()
    assert not provider.worker.running


def test_warming_returns_at_once_and_brings_the_child(make: MakeProvider) -> None:
    provider = make()
    provider.warm()
    assert provider.worker.running
    assert provider.about()["threads"] >= 1


def damaged(folder: Path, source: Path | None) -> Path:
    """A model file of the right size: nothing but zeros, or the right one with one byte changed."""
    file = folder / "model.bin"
    file.write_bytes(source.read_bytes() if source else b"")
    os.truncate(file, FILE_BYTES)
    with file.open("r+b") as stream:
        stream.seek(FILE_BYTES - 7)
        stream.write(b"\x55")
    return folder


@pytest.mark.parametrize("with_source", [False, True])
def test_a_damaged_model_is_not_used(
    make: MakeProvider, model_folder: Path, tmp_path: Path, with_source: bool
) -> None:
    provider = make(damaged(tmp_path, model_folder / "model.bin" if with_source else None))
    with pytest.raises(EmbeddingError, match="damaged") as caught:
        provider.embed_query("anything")
    assert not caught.value.retryable
    assert "make setup" in caught.value.action


def test_without_a_model_the_provider_says_what_to_do(make: MakeProvider, tmp_path: Path) -> None:
    provider = make(tmp_path)
    provider.warm()
    with pytest.raises(EmbeddingError, match="missing") as caught:
        provider.embed_documents(["anything"])
    assert "make setup" in caught.value.action
    assert not provider.worker.running


def test_without_openvino_the_provider_says_what_to_do(
    make: MakeProvider, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "openvino.py").write_text("raise ImportError('no such library')", "utf-8")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    with pytest.raises(EmbeddingError, match="no such library") as caught:
        make().embed_query("anything")
    assert "builtin" in caught.value.action


def test_a_child_that_always_fails_is_not_started_for_ever(make: MakeProvider, tmp_path: Path) -> None:
    provider = make(damaged(tmp_path, None))
    for _ in range(3):
        with pytest.raises(EmbeddingError, match="damaged"):
            provider.embed_query("anything")
    with pytest.raises(EmbeddingError, match="it rests"):
        provider.embed_query("anything")
    assert not provider.worker.running


@pytest.mark.parametrize("stop_child", [False, True])
def test_the_child_dies_with_the_program(model_folder: Path, stop_child: bool) -> None:
    code = (
        "import sys, pathlib; from app.embeddings.builtin.provider import BuiltinProvider as B\n"
        "p = B(pathlib.Path(sys.argv[1])); p.embed_query('ready'); print(p.worker.pid, flush=True)\n"
        "sys.stdin.read()"
    )
    command = [sys.executable, "-c", code, str(model_folder)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as program:
        assert program.stdout is not None
        pid = int(program.stdout.readline())
        assert alive(pid)
        if stop_child:
            os.kill(pid, signal.SIGSTOP)
        program.kill()
    wait_until(lambda: not alive(pid), what="the child to follow its program")
