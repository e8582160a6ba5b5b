"""A passage that a service does not take is listed and found by its words; all others get their vectors."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from app.engine.doctor import check_engine
from app.engine.questions import SearchRequest
from tests.embeddings.remote.batch_vendors import OpenAIBatchService
from tests.embeddings.remote.service import Asked, Told
from tests.embeddings.remote.vendors import KEY
from tests.end2end.engines import ready, running
from tests.helpers.waiting import wait_until

BAD = "The unspeakable zygote of note {} stands here."


@pytest.fixture
def service() -> Iterator[OpenAIBatchService]:
    service = OpenAIBatchService()
    answer = service.answer

    def picky(asked: Asked) -> Told:
        if asked.path == "/v1/embeddings" and b"zygote" in asked.content:
            return service.refuse(400, "'$.input' is invalid.", None)
        return answer(asked)

    service.answer = picky
    yield service
    service.close()
    assert service.failures == []


@pytest.fixture
def workspace(tmp_path: Path) -> Path:
    folder = tmp_path / "notes"
    (folder / "memory").mkdir(parents=True)
    for number in range(120):
        facts = [f"- The {place} fact of topic {number} is worth a line.\n" for place in ("first", "second")]
        (folder / "memory" / f"topic-{number}.md").write_text(f"# Topic {number}\n\n" + "".join(facts))
    for number in range(4):
        (folder / "memory" / f"bad-{number}.md").write_text(BAD.format(number) + "\n")
    return folder


@pytest.mark.parametrize("jobs", [False, True], ids=["ordinary calls", "batch jobs"])
def test_it_is_named_and_not_sent_again(service: OpenAIBatchService, workspace: Path, jobs: bool) -> None:
    service.batch.refuse = {BAD.format(number) for number in range(4)}
    remote: dict[str, Any] = {"baseUrl": f"{service.origin}/v1", "apiKey": KEY}
    remote["batch"] = {"enabled": jobs, "pollIntervalMs": 200}
    with running(workspace, provider="openai", remote=remote, sync={"watchDebounceMs": 50}) as engine:
        ready(engine)
        assert bool(service.batch.jobs) is jobs
        (notice,) = [each for each in engine.status().notices if "by words only" in each]
        assert notice.startswith("4 passages")
        assert sum(f"memory/bad-{number}.md" in notice for number in range(4)) == 3
        assert "and 1 more" in notice
        found = engine.search(SearchRequest("zygote"))
        assert {hit.path for hit in found.hits} == {f"memory/bad-{number}.md" for number in range(4)}
        assert engine.search(SearchRequest("second fact of topic 77")).mode == "hybrid"
        calls = len(service.asked)
        engine.sync(force=True).result(30)
        ready(engine)
        assert len(service.asked) == calls
        assert notice in engine.status().notices, "also by an index that was built anew"
    with running(workspace, provider="openai", remote=remote, sync={"watchDebounceMs": 50}) as engine:
        ready(engine)
        assert notice in engine.status().notices, "also after a restart"
        assert any(check.finding == notice for check in check_engine(engine))
        assert len(service.asked) == calls
        (workspace / "memory" / "bad-0.md").write_text("Nothing is wrong any more.\n")
        wait_until(lambda: not any("bad-0.md" in each for each in engine.status().notices), what="three left")
        assert any(each.startswith("3 passages") for each in engine.status().notices)
