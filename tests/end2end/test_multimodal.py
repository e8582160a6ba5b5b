"""Pictures and sound by Gemini 2 through the whole engine: what is sent, found, left out, and paid for."""

from __future__ import annotations

import base64
import io
import json
import os
import struct
import wave
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from app.config.loading import load_settings
from app.config.paths import app_paths
from app.engine.engine import Engine
from app.engine.questions import SearchRequest
from app.errors import MemoroError
from tests.embeddings.remote.service import Asked, Told
from tests.embeddings.remote.vendors import KEY, GeminiService
from tests.end2end.engines import ready, running, settings_of
from tests.helpers.waiting import wait_until

MODEL = "gemini-embedding-2-preview"


def png(shade: int) -> bytes:
    """A picture of one grey pixel."""

    def part(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    header = struct.pack(">IIBBBBB", 1, 1, 8, 0, 0, 0, 0)
    pixels = zlib.compress(bytes((0, shade)))
    return b"\x89PNG\r\n\x1a\n" + part(b"IHDR", header) + part(b"IDAT", pixels) + part(b"IEND", b"")


def wav() -> bytes:
    made = io.BytesIO()
    with wave.open(made, "wb") as sound:
        sound.setnchannels(1)
        sound.setsampwidth(2)
        sound.setframerate(8000)
        sound.writeframes(bytes(160))
    return made.getvalue()


@pytest.fixture
def service() -> Iterator[GeminiService]:
    service = GeminiService()
    yield service
    service.close()
    assert service.failures == []


@pytest.fixture
def workspace(tmp_path: Path) -> Path:
    folder = tmp_path / "notes"
    (folder / "memory").mkdir(parents=True)
    (folder / "memory" / "2026-11-02.md").write_text("# Day\n\n- The gate was painted green.\n")
    (folder / "memory" / "inside.png").write_bytes(png(1))
    pictures = tmp_path / "pictures"
    pictures.mkdir()
    (pictures / "red_bicycle.png").write_bytes(png(2))
    (pictures / "2024-07-01-interview.wav").write_bytes(wav())
    (pictures / "letter.jpg").write_text("This is no picture.")
    (pictures / "large.wav").write_bytes(wav() + bytes(5_000))
    (pictures / "unknown.tiff").write_bytes(b"II*\0")
    return folder


@pytest.fixture
def pictures(workspace: Path) -> Path:
    return workspace.parent / "pictures"


def wishes(service: GeminiService, pictures: Path, **media: Any) -> dict[str, Any]:
    return {
        "provider": "gemini",
        "model": MODEL,
        "outputDimensionality": 768,
        "extraPaths": [str(pictures)],
        "remote": {"baseUrl": f"{service.origin}/v1beta", "apiKey": KEY},
        "sync": {"watchDebounceMs": 50},
        "multimodal": {"enabled": True, "maxFileBytes": 4_000, **media},
    }


def sent_files(service: GeminiService) -> list[tuple[str, str, bytes]]:
    """Label, MIME type and bytes of each file that was paid for."""
    sent = []
    for asked in service.asked:
        if asked.path.endswith(":embedContent"):
            parts = asked.body["content"]["parts"]
            if len(parts) == 2:
                inline = parts[1]["inlineData"]
                sent.append((parts[0]["text"], inline["mimeType"], base64.b64decode(inline["data"])))
    return sorted(sent)


def paths(engine: Engine, query: str) -> list[str]:
    return [hit.path for hit in engine.search(SearchRequest(query)).hits]


def test_files_are_sent_once_and_found_by_the_words_of_their_path(
    service: GeminiService, workspace: Path, pictures: Path
) -> None:
    with running(workspace, **wishes(service, pictures)) as engine:
        ready(engine)
        assert sent_files(service) == [
            ("Audio file: ../pictures/2024-07-01-interview.wav", "audio/wav", wav()),
            ("Image file: ../pictures/red_bicycle.png", "image/png", png(2)),
        ]
        skipped = {file.path: file.reason for file in engine.status().skipped}
        assert set(skipped) == {"../pictures/letter.jpg", "../pictures/large.wav"}
        assert "picture" in skipped["../pictures/letter.jpg"]
        assert "4,000 bytes" in skipped["../pictures/large.wav"]
        hit = engine.search(SearchRequest("bicycle")).hits[0]
        assert (hit.path, hit.source, hit.title) == (
            "../pictures/red_bicycle.png",
            "memory",
            "red_bicycle.png",
        )
        assert (hit.start_line, hit.end_line, hit.snippet.text) == (
            1,
            1,
            "Image file: ../pictures/red_bicycle.png",
        )
        assert paths(engine, "interview")[0] == "../pictures/2024-07-01-interview.wav"
        assert engine.search(SearchRequest("interview")).hits[0].day is not None
        status = engine.status()
        assert status.embedded == status.passages
        calls = len(service.asked)
        engine.sync(force=True).result(30)
        os.utime(pictures / "red_bicycle.png")
        engine.sync().result(30)
        ready(engine)
        assert len(service.asked) == calls
    with running(workspace, **wishes(service, pictures)) as engine:
        ready(engine)
        assert len(service.asked) == calls, "a restart costs nothing"


class Understanding(GeminiService):
    """Sees bicycles: in the picture of one, and in a question after two wheels."""

    def values(self, name: str, request: dict[str, Any], *, query: bool) -> list[float]:
        held = json.dumps(request["content"])
        if base64.b64encode(png(2)).decode() in held or "two wheels" in held:
            request = request | {"content": {"parts": [{"text": "bicycle"}]}}
        return super().values(name, request, query=query)


def test_a_question_stays_text_and_is_compared_with_what_a_picture_shows(
    workspace: Path, pictures: Path
) -> None:
    service = Understanding()
    try:
        with running(workspace, **wishes(service, pictures)) as engine:
            ready(engine)
            sent = len(service.asked)
            (first, *_) = engine.search(SearchRequest("what has two wheels")).hits
            (asked,) = service.asked[sent:]
    finally:
        service.close()
    assert (first.path, first.vector_score) == ("../pictures/red_bicycle.png", pytest.approx(1.0, abs=1e-3))
    assert first.matched == ()
    assert [set(part) for part in asked.body["content"]["parts"]] == [{"text"}]
    assert service.failures == []


def test_memory_get_gives_notes_only_and_a_person_may_open_the_file(
    service: GeminiService, workspace: Path, pictures: Path
) -> None:
    with running(workspace, **wishes(service, pictures)) as engine:
        ready(engine)
        assert engine.get("../pictures/red_bicycle.png").status == "refused"
        assert engine.absolute("../pictures/red_bicycle.png") == pictures / "red_bicycle.png"
        with pytest.raises(MemoroError, match="picture"):
            engine.note_text("../pictures/red_bicycle.png")
        with pytest.raises(MemoroError):
            engine.absolute("memory/inside.png")
        assert [note.path for note in engine.notes()] == ["memory/2026-11-02.md"]
        assert [note.path for note in engine.recent()] == ["memory/2026-11-02.md"]


def test_the_watcher_follows_changed_new_and_deleted_files(
    service: GeminiService, workspace: Path, pictures: Path
) -> None:
    with running(workspace, **wishes(service, pictures)) as engine:
        ready(engine)
        (pictures / "red_bicycle.png").write_bytes(png(3))
        (pictures / "blue_kettle.png").write_bytes(png(2))
        wait_until(lambda: len(sent_files(service)) == 4, timeout=30, what="the two files to be sent")
        ready(engine)
        assert ("Image file: ../pictures/red_bicycle.png", "image/png", png(3)) in sent_files(service)
        (pictures / "red_bicycle.png").unlink()
        wait_until(lambda: "../pictures/red_bicycle.png" not in paths(engine, "bicycle"), timeout=30)
        (pictures / "red_bicycle.png").write_bytes(png(3))
        wait_until(lambda: "../pictures/red_bicycle.png" in paths(engine, "bicycle"), timeout=30)
        ready(engine)
        assert len(sent_files(service)) == 4, "what came back was paid for already"


def test_a_file_that_changes_before_it_is_sent_is_not_taken_for_the_one_that_was_seen(
    service: GeminiService, workspace: Path, pictures: Path
) -> None:
    """Only the content changes, so that no sync can see it: the vector must not be another file's."""
    seen = (pictures / "red_bicycle.png").stat()
    answer = service.answer

    def change_first(asked: Asked) -> Told:
        if asked.path.endswith(":batchEmbedContents"):  # texts go before files
            (pictures / "red_bicycle.png").write_bytes(png(9))
            os.utime(pictures / "red_bicycle.png", ns=(seen.st_atime_ns, seen.st_mtime_ns))
        return answer(asked)

    service.answer = change_first
    with running(workspace, **wishes(service, pictures, modalities=["image"])) as engine:
        assert engine.wait_until_embedded(30)
        wait_until(lambda: any(":batch" in asked.path for asked in service.asked), timeout=30)
        assert engine.wait_until_embedded(30)
        assert sent_files(service) == []
        assert paths(engine, "bicycle") == ["../pictures/red_bicycle.png"]
        service.answer = answer
        os.utime(pictures / "red_bicycle.png")
        engine.sync().result(30)
        wait_until(lambda: sent_files(service), timeout=30, what="the file as it is now")
        assert sent_files(service)[0][2] == png(9)


def test_a_refused_file_is_said_and_does_not_stop_the_others(
    service: GeminiService, workspace: Path, pictures: Path
) -> None:
    answer = service.answer

    def no_sound(asked: Asked) -> Told:
        if b"audio/wav" in asked.content:
            return service.refuse(400, "Unsupported MIME type: audio/wav", "INVALID_ARGUMENT")
        return answer(asked)

    service.answer = no_sound
    with running(workspace, **wishes(service, pictures)) as engine:
        ready(engine)
        assert [label for label, *_ in sent_files(service)].count(
            "Image file: ../pictures/red_bicycle.png"
        ) == 1
        assert any("found by words only" in notice for notice in engine.status().notices)
        assert paths(engine, "interview")[0] == "../pictures/2024-07-01-interview.wav"
        calls = len(service.asked)
        engine.sync(force=True).result(30)
        ready(engine)
        assert len(service.asked) == calls, "what was refused is not sent again"


def test_switching_it_on_and_off_rebuilds_and_other_models_want_no_vectors_of_files(
    service: GeminiService, workspace: Path, pictures: Path
) -> None:
    on = wishes(service, pictures)
    off = wishes(service, pictures, enabled=False)
    with running(workspace, **off) as engine:
        ready(engine)
        assert sent_files(service) == []
        assert paths(engine, "bicycle") == []
        (pictures / "new.png").write_bytes(png(4))  # no change while it is off
        engine.apply(settings_of(workspace, **on))
        wait_until(lambda: paths(engine, "bicycle")[:1] == ["../pictures/red_bicycle.png"], timeout=30)
        ready(engine)
        assert len(sent_files(service)) == 3
        engine.apply(settings_of(workspace, **off))
        wait_until(lambda: not paths(engine, "bicycle"), timeout=30)
        engine.apply(settings_of(workspace, **on))
        wait_until(lambda: paths(engine, "bicycle")[:1] == ["../pictures/red_bicycle.png"], timeout=30)
        ready(engine)
        assert len(sent_files(service)) == 3


@pytest.mark.parametrize(
    "change", [{"fallback": "builtin"}, {"provider": "openai"}, {"model": "gemini-embedding-001"}]
)
def test_other_options_beside_it_are_a_problem_that_says_so(
    service: GeminiService, workspace: Path, pictures: Path, change: dict[str, Any]
) -> None:
    file = app_paths().config_file
    file.parent.mkdir(parents=True, exist_ok=True)
    search = {**wishes(service, pictures), **change}
    file.write_text(json.dumps({"agents": {"defaults": {"memorySearch": search}}}))
    (problem,) = load_settings(file).problems
    (key,) = change
    assert key in problem.message
    assert "images and sound are not indexed" in problem.message
