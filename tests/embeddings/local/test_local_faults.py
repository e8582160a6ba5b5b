"""What a bad model, a bad build of llama.cpp or a bad day does to the child: a sentence, and nothing else."""

from __future__ import annotations

import os
import signal
import threading
from pathlib import Path

import gguf
import pytest

from app.embeddings.local.provider import LocalProvider
from app.embeddings.provider import EmbeddingError
from tests.embeddings.local.conftest import MakeLocal
from tests.embeddings.local.small_model import write_chat_model, write_small_model
from tests.helpers.waiting import wait_until

CRASHES = {
    "SIGILL": "os.kill(os.getpid(), signal.SIGILL)",
    "SIGSEGV": "import ctypes; ctypes.string_at(0)",
    "SIGABRT": "os.abort()",
}


def fails(provider: LocalProvider, match: str) -> EmbeddingError:
    with pytest.raises(EmbeddingError, match=match) as caught:
        provider.embed_query("anything")
    assert "Search by words goes on" in caught.value.message
    assert caught.value.action
    return caught.value


def child_of(provider: LocalProvider) -> int:
    assert provider.worker is not None
    pid = provider.worker.pid
    assert pid is not None
    return pid


def gone(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] in "ZX"
    except OSError:
        return True


@pytest.mark.parametrize("content", [b"", b"GG", b"PK\x03\x04 a zip file", b"<html>Sign in</html>"])
def test_a_file_that_is_no_gguf_is_not_even_tried(make: MakeLocal, tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "model.gguf"
    path.write_bytes(content)
    provider = make(path)
    error = fails(provider, "not a GGUF model")
    assert not error.retryable
    assert provider.worker is None


def test_a_file_that_is_not_there(make: MakeLocal, tmp_path: Path) -> None:
    provider = make(tmp_path / "gone.gguf")
    provider.warm()
    fails(provider, "not there")
    fails(make(tmp_path), "not there")


@pytest.mark.parametrize("kept", [24, 2_000, 60_000])
def test_a_gguf_that_was_cut_off_is_said_to_be_damaged(
    make: MakeLocal, tiny: Path, tmp_path: Path, kept: int
) -> None:
    path = tmp_path / "cut.gguf"
    path.write_bytes(tiny.read_bytes()[:kept])
    error = fails(make(path), "could not be loaded")
    assert "llama.cpp said" in error.message
    assert not error.retryable


def test_noise_behind_the_magic_is_no_model(make: MakeLocal, tmp_path: Path) -> None:
    path = tmp_path / "noise.gguf"
    path.write_bytes(b"GGUF" + b"\x03\0\0\0" + b"\xff" * 4096)
    with pytest.raises(EmbeddingError):
        make(path).embed_query("anything")


def test_a_chat_model_and_a_reranker_say_what_they_are(make: MakeLocal, tmp_path: Path) -> None:
    chat = fails(make(write_chat_model(tmp_path / "chat.gguf")), "cannot make search vectors")
    assert "writes answers" in chat.message
    ranking = write_small_model(tmp_path / "rank.gguf", pooling=gguf.PoolingType.RANK)
    assert "sorts results" in fails(make(ranking), "cannot make search vectors").message


@pytest.mark.parametrize("name", CRASHES)
def test_native_code_that_crashes_is_a_sentence_and_not_started_for_ever(
    make: MakeLocal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    (tmp_path / "llama_cpp.py").write_text(f"import os, signal\n{CRASHES[name]}\n", "utf-8")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    provider = make()
    error = fails(provider, "stopped unexpectedly")
    assert f"signal {int(signal.Signals[name])}" in error.message
    assert error.retryable is (name != "SIGILL")
    for _ in range(2):
        fails(provider, "stopped unexpectedly")
    fails(provider, "it rests")


def test_without_llama_cpp_the_provider_says_what_to_do(
    make: MakeLocal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "llama_cpp.py").write_text("raise ImportError('no such library')", "utf-8")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    error = fails(make(), "need llama.cpp")
    assert "no such library" in error.message
    assert "local" in error.action


def test_a_child_that_the_system_killed_for_its_memory(make: MakeLocal) -> None:
    provider = make()
    provider.prepare()
    assert Path(f"/proc/{child_of(provider)}/oom_score_adj").read_text().strip() == "800"
    errors: list[EmbeddingError] = []

    def embed() -> None:
        try:
            while True:
                provider.embed_documents(["the key is under the flower pot " * 9] * 500)
        except EmbeddingError as error:
            errors.append(error)

    thread = threading.Thread(target=embed)
    thread.start()
    os.kill(child_of(provider), signal.SIGKILL)
    thread.join(20)
    assert "memory was full" in errors[0].message
    assert errors[0].retryable
    assert provider.embed_query("and again").shape == (32,)


def test_a_child_that_hangs_is_ended(make: MakeLocal) -> None:
    provider = make()
    provider.prepare()
    hung = child_of(provider)
    os.kill(hung, signal.SIGSTOP)
    assert provider.worker is not None
    with pytest.raises(EmbeddingError, match="does not answer"):
        provider.worker.ask("query", ["anybody there?"], 0.3)
    wait_until(lambda: gone(hung), what="the end of the hung child")


def test_a_file_that_vanishes_is_missed_when_the_child_has_to_come_back(
    make: MakeLocal, tmp_path: Path
) -> None:
    path = write_small_model(tmp_path / "model.gguf")
    provider = make(path, idle_seconds=0.05)
    provider.embed_query("ready")
    wait_until(
        lambda: provider.worker is not None and not provider.worker.running, what="an idle child to leave"
    )
    path.unlink()
    fails(provider, "not there")
    write_small_model(path)
    assert provider.embed_query("and again").shape == (32,)
