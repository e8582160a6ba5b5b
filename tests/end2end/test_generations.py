"""Generations of vectors: whatever is changed, search answers and no text is paid for twice."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import apsw
import pytest

from app.config.loading import load_settings
from app.config.paths import app_paths
from app.embeddings.provider import Identity
from app.engine.engine import Engine
from app.engine.questions import SearchRequest
from app.index.passages import text_hash
from tests.end2end.engines import ready, running, settings_of
from tests.end2end.generation_storm import (
    Choices,
    change_note,
    complaint_about,
    make_notes,
    searching,
    storm,
)
from tests.end2end.paid_services import QUESTION, Shop, shop
from tests.helpers.waiting import wait_until

ROOT = Path(__file__).parents[2]
G2, G1 = "gemini-embedding-2-preview", "gemini-embedding-001"
SMALL, LARGE = "text-embedding-3-small", "text-embedding-3-large"
LATE_SECONDS = 3.0
"""What was answered so long before a kill must have been stored, also on a busy machine."""


@pytest.fixture
def market() -> Iterator[Shop]:
    with shop() as opened:
        yield opened


@pytest.fixture
def notes(tmp_path: Path) -> Path:
    make_notes(tmp_path / "notes")
    return tmp_path / "notes"


def choices(market: Shop) -> Choices:
    """Provider, model, endpoint and dimensions, each changed alone and together."""
    return [
        market.settings("gemini", G2, 768),
        market.settings("gemini", G2, 1536),
        market.settings("mirror", G2, 768),
        market.settings("voyage", "voyage-4-large"),
        market.settings("openai", SMALL),
        market.settings("openai", LARGE),
    ]


def test_the_older_generation_answers_until_the_new_one_is_complete(market: Shop, notes: Path) -> None:
    old, new = market.settings("gemini", G2, 768), market.settings("voyage", "voyage-4-large")
    with running(notes, **old) as engine:
        ready(engine)
        market.gate.clear()
        engine.apply(settings_of(notes, **new))
        wait_until(lambda: boats_on_their_way(market, "voyage"))
        for number in range(3):
            response = engine.search(SearchRequest(f"{QUESTION} {number}"))
            assert (response.mode, response.provider, response.model) == ("hybrid", "gemini", G2)
        market.gate.set()
        wait_until(lambda: engine.search(SearchRequest(QUESTION)).provider == "voyage", timeout=30)
        assert market.bill.twice() == []


def test_the_endpoint_that_was_left_still_answers_for_its_generation(market: Shop, notes: Path) -> None:
    with running(notes, **market.settings("gemini", G2, 768)) as engine:
        ready(engine)
        market.gate.clear()
        engine.apply(settings_of(notes, **market.settings("mirror", G2, 768)))
        wait_until(lambda: boats_on_their_way(market, "mirror"))
        asked = len(market.services["gemini"].asked)
        assert engine.search(SearchRequest(f"{QUESTION} now")).mode == "hybrid"
        assert len(market.services["gemini"].asked) == asked + 1
        market.gate.set()


def test_a_new_provider_that_fails_is_told_and_the_older_one_goes_on_answering(
    market: Shop, notes: Path
) -> None:
    old, new = market.settings("gemini", G2, 768), market.settings("voyage", "voyage-4-large")
    with running(notes, **old) as engine:
        ready(engine)
        for remote in ({**new["remote"], "apiKey": "pa-wrong-wrong-wrong"}, {"headers": {}}):
            engine.apply(settings_of(notes, **{**new, "remote": remote}))  # a wrong key, then none at all
            problem = wait_until(lambda: engine.status().problem, timeout=30)
            assert problem.action
            response = engine.search(SearchRequest(f"{QUESTION} with {len(remote)}"))
            assert (response.mode, response.provider) == ("hybrid", "gemini")
            assert engine.status().state != "keyword_only", "meaning is not off"
            engine.apply(settings_of(notes, **old))
            wait_until(lambda: not engine.status().problem, timeout=30)
        ready(engine)
        assert market.bill.twice() == []


def test_meaning_is_off_as_soon_as_it_is_switched_off(market: Shop, notes: Path) -> None:
    settings = market.settings("gemini", G2, 768)
    with running(notes, **settings) as engine:
        ready(engine)
        engine.apply(settings_of(notes, **{**settings, "provider": "none"}))
        wait_until(lambda: engine.status().state == "keyword_only", timeout=30)
        wait_until(lambda: engine.search(SearchRequest(QUESTION)).mode == "keyword")
        asked = len(market.services["gemini"].asked)
        assert engine.search(SearchRequest(f"{QUESTION} again")).mode == "keyword"
        assert len(market.services["gemini"].asked) == asked


def test_a_cancelled_change_keeps_what_was_paid_for(market: Shop, notes: Path) -> None:
    """Back before the call came home, and later forward again: the call is not made a second time."""
    old, new = market.settings("openai", SMALL), market.settings("openai", LARGE)
    with running(notes, **old) as engine:
        ready(engine)
        market.gate.clear()
        engine.apply(settings_of(notes, **new))
        wait_until(lambda: boats_on_their_way(market, "openai", LARGE))
        engine.apply(settings_of(notes, **old))
        engine.apply(settings_of(notes, **new))
        probed = b'["memory"]', LARGE.encode()
        openai = market.services["openai"]
        wait_until(
            lambda: (
                sum(
                    all(each in asked.content.replace(b" ", b"") for each in probed) for asked in openai.asked
                )
                == 2
            )
        )
        for number in range(20):
            assert engine.search(SearchRequest(f"{QUESTION} {number}")).model == SMALL
        engine.apply(settings_of(notes, **old))
        market.gate.set()
        ready(engine)
        assert engine.search(SearchRequest(QUESTION)).model == SMALL
        engine.apply(settings_of(notes, **new))
        wait_until(lambda: engine.search(SearchRequest(QUESTION)).model == LARGE, timeout=30)
        before = len(market.bill.paid)
        engine.apply(settings_of(notes, **old))
        wait_until(lambda: engine.search(SearchRequest(QUESTION)).model == SMALL, timeout=30)
        assert len(market.bill.paid) == before, "going back is free"
        assert market.bill.twice() == []


def test_a_call_under_way_comes_home_when_the_program_ends(market: Shop, notes: Path) -> None:
    settings = market.settings("openai", SMALL)
    market.gate.clear()
    with running(notes, **settings):
        wait_until(lambda: boats_on_their_way(market, "openai"))
        threading.Timer(0.3, market.gate.set).start()
    with running(notes, **settings) as engine:
        ready(engine)
    assert market.bill.twice() == []


def test_two_agents_with_different_models_do_not_disturb_each_other(
    market: Shop, notes: Path, tmp_path: Path
) -> None:
    other = tmp_path / "other"
    make_notes(other)
    agents = [
        {"id": "main", "workspace": str(notes), "memorySearch": market.settings("openai", SMALL)},
        {
            "id": "second",
            "workspace": str(other),
            "memorySearch": market.settings("voyage", "voyage-4-large"),
        },
    ]
    file = app_paths().config_file
    file.parent.mkdir(parents=True, exist_ok=True)

    def write(model: str) -> None:
        agents[0]["memorySearch"] = market.settings("openai", model)
        file.write_text(json.dumps({"agents": {"list": agents}}))

    write(SMALL)
    engine = Engine(load_settings(file).settings, app_paths(), load=lambda: load_settings(file))
    thread = threading.Thread(target=engine.run_writer)
    thread.start()
    engine.start()
    try:
        for agent, provider in (("main", "openai"), ("second", "voyage")):
            wait_until(
                lambda agent=agent, provider=provider: (
                    engine.search(SearchRequest(QUESTION), agent=agent).provider == provider
                    and engine.status(agent).state == "ready"
                ),
                timeout=30,
            )
        asked = len(market.services["voyage"].asked)
        write(LARGE)
        engine.reload()
        wait_until(lambda: engine.search(SearchRequest(QUESTION), agent="main").model == LARGE, timeout=30)
        assert engine.search(SearchRequest(QUESTION), agent="second").model == "voyage-4-large"
        assert len(market.services["voyage"].asked) == asked
        paid = [each for each in market.bill.paid if each.what[0] == "openai"]
        assert len({each.text for each in paid}) * 2 == len(paid)
    finally:
        engine.stop()
        thread.join(20)


@pytest.mark.parametrize("seed", [1, 2])
def test_storm(market: Shop, notes: Path, seed: int) -> None:
    complaints: list[str] = []
    with running(notes, **market.settings("gemini", G2, 768)) as engine:
        ready(engine)
        with searching(engine, complaints):
            storm(engine, notes, random.Random(seed), choices(market), 40)
        for settings in choices(market):
            engine.apply(settings_of(notes, **settings))
            wait_until(
                lambda settings=settings: (
                    engine.search(SearchRequest(QUESTION)).model == settings["model"]
                    and engine.status().state == "ready"
                ),
                timeout=30,
            )
    assert complaints == []
    assert market.bill.twice() == []


def test_storm_with_kills(market: Shop, notes: Path) -> None:
    """A killed process loses the calls whose answers it had no time to store, and nothing else."""
    chance = random.Random(3)
    kept: set[tuple[tuple[str, str, int], str]] = set()
    killed = 0.0
    for number, seconds in enumerate((0.2, 0.5, 1.0, LATE_SECONDS + 1.5)):
        before, killed_before = len(market.bill.paid), killed
        complaints = kill_after(notes, number, choices(market), seconds)
        killed = time.monotonic()
        assert complaints == []
        again = {(each.what, each.text) for each in market.bill.paid[before:]}
        assert not again & kept, "what was stored is not paid for again"
        stored = stored_vectors(market)
        for each in market.bill.paid:
            if killed_before < each.when < killed - LATE_SECONDS:
                assert (each.what, text_hash(each.text)) in stored
        kept = {
            (each.what, each.text) for each in market.bill.paid if (each.what, text_hash(each.text)) in stored
        }
        change_note(notes, chance, chance.randrange(8))
    with running(notes, **market.settings("gemini", G2, 768)) as engine:
        ready(engine)
        assert complaint_about(engine) == ""


def boats_on_their_way(market: Shop, service: str, model: str = "") -> bool:
    """Whether the service was asked for notes."""
    asked = [each.content for each in market.services[service].asked]
    return any(b"boat" in content and model.encode() in content for content in asked)


def kill_after(notes: Path, seed: int, choices: Choices, seconds: float) -> list[str]:
    """Run the storm in a process, kill it after so many seconds, and return what it complained about."""
    command = [
        sys.executable,
        "-m",
        "tests.end2end.generation_storm",
        str(notes),
        str(seed),
        json.dumps(choices),
    ]
    process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True, env=os.environ.copy())
    assert process.stdout
    assert process.stdout.readline() == "going\n"
    threading.Event().wait(seconds)
    process.kill()
    complaints = process.stdout.read().splitlines()
    process.stdout.close()
    process.wait()
    return complaints


def stored_vectors(market: Shop) -> set[tuple[tuple[str, str, int], bytes]]:
    """Everything in the cache of the index, as the bill names it."""
    (file,) = app_paths().data_dir.glob("index/*.sqlite")
    connection = apsw.Connection(str(file))
    rows = connection.execute(
        "SELECT i.provider, i.model, i.endpoint, i.dimensions, e.hash FROM embedding_cache e"
        " JOIN identities i ON i.id = e.identity_id"
    ).fetchall()
    connection.close()
    return {(market.name_of(Identity(*identity)), digest) for *identity, digest in rows}


def test_after_a_restart_another_service_is_not_asked_for_vectors_of_the_older_generation(
    market: Shop, notes: Path
) -> None:
    with running(notes, **market.settings("openai", SMALL)) as engine:
        ready(engine)
    market.gate.clear()
    with running(notes, **market.settings("gemini", G2, 768)) as engine:
        wait_until(lambda: boats_on_their_way(market, "gemini"))
        asked = len(market.services["gemini"].asked)
        assert complaint_about(engine) == ""
        assert len(market.services["gemini"].asked) == asked
        market.gate.set()
        wait_until(lambda: engine.search(SearchRequest(QUESTION)).provider == "gemini", timeout=30)


def test_after_a_restart_the_same_service_answers_for_its_other_model(market: Shop, notes: Path) -> None:
    with running(notes, **market.settings("openai", SMALL)) as engine:
        ready(engine)
    market.gate.clear()
    with running(notes, **market.settings("openai", LARGE)) as engine:
        wait_until(lambda: boats_on_their_way(market, "openai", LARGE))
        response = engine.search(SearchRequest(QUESTION))
        assert (response.mode, response.model) == ("hybrid", SMALL)
        assert engine.status().state == "embedding"
        market.gate.set()
        wait_until(lambda: engine.search(SearchRequest(QUESTION)).model == LARGE, timeout=30)
