"""A local model that fails in any way is told in a sentence, and words are found all the while."""

from __future__ import annotations

import threading
import time
from pathlib import Path

import pytest

from app.engine.events import IndexProgress
from app.engine.questions import SearchRequest
from tests.embeddings.download.hub_server import run_hub
from tests.embeddings.local.small_model import write_chat_model, write_small_model
from tests.end2end.engines import ready, running, settings_of
from tests.helpers.waiting import wait_until

FAULTS = {
    "an illegal instruction": (
        "os.kill(os.getpid(), signal.SIGILL)",
        "does not know one of its",
    ),
    "a crash": ("import ctypes; ctypes.string_at(0)", "It crashed."),
    "the memory killer": ("os.kill(os.getpid(), signal.SIGKILL)", "the memory was full"),
    "a library that does not fit": ("raise OSError('wrong ELF class')", "wrong ELF class"),
}


@pytest.fixture
def workspace(tmp_path: Path) -> Path:
    folder = tmp_path / "notes"
    (folder / "memory").mkdir(parents=True)
    (folder / "memory" / "2026-11-02.md").write_text("# Day\n\n- The gate was painted green.\n")
    return folder


@pytest.fixture
def model(tmp_path: Path) -> Path:
    return write_small_model(tmp_path / "model.gguf")


def wishes(model: Path) -> dict[str, object]:
    return {"provider": "local", "local": {"modelPath": str(model)}, "sync": {"watchDebounceMs": 50}}


def break_llama(monkeypatch: pytest.MonkeyPatch, folder: Path, code: str) -> None:
    (folder / "llama_cpp.py").write_text(f"import os, signal\n{code}\n", "utf-8")
    monkeypatch.setenv("PYTHONPATH", str(folder))


def test_a_local_model_answers(workspace: Path, model: Path) -> None:
    with running(workspace, **wishes(model)) as engine:
        ready(engine)
        response = engine.search(SearchRequest("the gate"))
        assert (response.mode, response.provider, response.model) == ("hybrid", "local", "model.gguf")


@pytest.mark.parametrize("fault", FAULTS)
def test_a_child_that_dies_takes_no_words_away(
    workspace: Path, model: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fault: str
) -> None:
    code, said = FAULTS[fault]
    break_llama(monkeypatch, tmp_path, code)
    with running(workspace, **wishes(model)) as engine:
        problem = wait_until(lambda: engine.status().problem, timeout=30, what="the sentence")
        assert said in problem.message
        assert "Search by words goes on" in problem.message
        assert problem.action
        response = engine.search(SearchRequest("gate"))
        assert (response.mode, [hit.path for hit in response.hits]) == ("keyword", ["memory/2026-11-02.md"])
        assert engine.status().state == "keyword_only"


def test_a_child_that_hangs_holds_nobody_up(
    workspace: Path, model: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    started = tmp_path / "started"
    break_llama(monkeypatch, tmp_path, f"open({str(started)!r}, 'w').close()\nwhile True: signal.pause()")
    with running(workspace, **wishes(model)) as engine:
        wait_until(started.exists, timeout=30, what="the child")
        began = time.monotonic()
        assert engine.search(SearchRequest("gate")).hits
        assert time.monotonic() - began < 5
        began = time.monotonic()
    assert time.monotonic() - began < 15, "the program ends all the same"


def test_what_is_no_model_is_told(workspace: Path, tmp_path: Path) -> None:
    page = tmp_path / "page.gguf"
    page.write_bytes(b"<html>Sign in</html>")
    for file, title in (
        (page, "This file is not a GGUF model"),
        (write_chat_model(tmp_path / "chat.gguf"), "This model cannot make search vectors"),
        (tmp_path / "none.gguf", "The local model is not there"),
    ):
        with running(workspace, **wishes(file)) as engine:
            problem = wait_until(lambda engine=engine: engine.status().problem, timeout=30)
            assert problem.title == title
            assert engine.search(SearchRequest("gate")).hits


def test_a_model_is_brought_here_before_everybodys_eyes_and_holds_nobody_up(
    workspace: Path, model: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    part = tmp_path / "models" / "owner" / "tiny-GGUF" / "tiny-Q8_0.gguf.part"
    local = {"modelPath": "hf:owner/tiny-GGUF/tiny-Q8_0.gguf", "modelCacheDir": str(tmp_path / "models")}
    wanted = {"provider": "local", "local": local, "sync": {"watchDebounceMs": 50}}
    with run_hub() as hub:
        hub.files["owner/tiny-GGUF/tiny-Q8_0.gguf"] = whole = model.read_bytes() + bytes(8_000_000)
        hub.hold = threading.Event()
        monkeypatch.setenv("MEMORO_HUB_URL", hub.url)
        events: list[object] = []
        with running(workspace, **wanted) as engine:
            engine.events.subscribe(events.append)
            wait_until(lambda: engine.status().total == len(whole) // 1_000_000, timeout=30)
            assert (engine.status().state, engine.status().problem) == ("embedding", None)
            assert engine.selection().name == "local"
            assert engine.search(SearchRequest("gate")).mode == "keyword"
            engine.apply(settings_of(workspace, **{**wanted, "provider": "none"}))  # and nobody wants it
            wait_until(lambda: engine.status().state == "keyword_only", timeout=30)
            hub.hold.set()
            wait_until(lambda: hub.ranges() and part.stat().st_size < len(whole), timeout=30)
            hub.hold = None
            engine.apply(settings_of(workspace, **wanted))
            ready(engine)
            assert engine.search(SearchRequest("the gate")).mode == "hybrid"
        assert hub.ranges()[-1].startswith("bytes="), "it went on from where it was"
        phases = [each.phase for each in events if isinstance(each, IndexProgress)]
        assert "model" in phases
        assert phases[-1] == "meaning"
