"""A storm over two agents at once: models, endpoints and notes of each change while both are searched."""

from __future__ import annotations

import json
import random
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import apsw
import pytest

from app.config.loading import load_settings
from app.config.options import Settings
from app.config.paths import app_paths
from app.engine.engine import Engine
from app.engine.questions import SearchRequest
from app.index.passages import text_hash
from tests.end2end.generation_storm import change_note, complaint_about, make_notes, searching
from tests.end2end.paid_services import QUESTION, Shop, shop
from tests.helpers.waiting import wait_until

NAMES = "first", "second"
CHANGES = 60


@dataclass
class Two:
    """Two agents and what is set for each; `settings` writes the file and reads it as the program does."""

    folder: Path
    searches: dict[str, dict[str, Any]]
    engine: Engine = field(init=False)

    def notes(self, name: str) -> Path:
        return self.folder / name

    def settings(self) -> Settings:
        agents = [
            {"id": name, "workspace": str(self.notes(name)), "memorySearch": self.searches[name]}
            for name in NAMES
        ]
        file = app_paths().config_file
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(json.dumps({"agents": {"list": agents}}))
        return load_settings(file).settings

    def apply(self) -> None:
        self.engine.apply(self.settings())

    def is_ready(self, name: str) -> bool:
        response = self.engine.search(SearchRequest(QUESTION), agent=name)
        model = self.searches[name]["model"]
        return response.model == model and self.engine.status(name).state == "ready"


@pytest.fixture
def market() -> Iterator[Shop]:
    with shop() as opened:
        yield opened


@pytest.fixture
def two(market: Shop, tmp_path: Path) -> Two:
    made = Two(tmp_path, {name: choices(market)[0] for name in NAMES})
    for name in NAMES:
        make_notes(made.notes(name), name)
    return made


def choices(market: Shop) -> list[dict[str, Any]]:
    return [
        market.settings("gemini", "gemini-embedding-2-preview", 768),
        market.settings("mirror", "gemini-embedding-2-preview", 768),
        market.settings("voyage", "voyage-4-large"),
        market.settings("openai", "text-embedding-3-small"),
    ]


@contextmanager
def running(two: Two) -> Iterator[Engine]:
    two.engine = Engine(two.settings(), app_paths())
    thread = threading.Thread(target=two.engine.run_writer)
    thread.start()
    two.engine.start()
    try:
        yield two.engine
    finally:
        two.engine.stop()
        thread.join(20)


def one_change(two: Two, market: Shop, chance: random.Random) -> None:
    name, kind = chance.choice(NAMES), chance.random()
    if kind < 0.4:
        change_note(two.notes(name), chance, chance.randrange(8), name)
        two.engine.sync_soon(name)
    elif kind < 0.5:
        two.engine.switch(name)
    else:
        two.searches[name] = chance.choice(choices(market))
        two.apply()
    threading.Event().wait(chance.choice((0.0, 0.01, 0.1)))


def owners_of(market: Shop) -> dict[bytes, str]:
    """By hash, all texts that were paid for, with the agent they belong to."""
    texts = {each.text for each in market.bill.paid}
    return {text_hash(text): name for text in texts for name in NAMES if name in text}


def stored(name: str) -> set[bytes]:
    """The hashes of all texts that one agent's index has a vector of."""
    (file,) = app_paths().data_dir.glob(f"index/*{name}*.sqlite")
    connection = apsw.Connection(str(file))
    hashes = connection.execute("SELECT hash FROM embedding_cache").fetchall()
    connection.close()
    return {digest for (digest,) in hashes}


@pytest.mark.timeout(180)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_storm_over_two_agents(market: Shop, two: Two, seed: int) -> None:
    chance, complaints = random.Random(seed), list[str]()
    with running(two) as engine:
        for name in NAMES:
            wait_until(lambda name=name: two.is_ready(name), timeout=30)
        with (
            searching(engine, complaints, agent=NAMES[0]),
            searching(engine, complaints, agent=NAMES[1]),
        ):
            for _ in range(CHANGES):
                one_change(two, market, chance)
        for number, settings in enumerate(choices(market)):
            two.searches = {NAMES[0]: settings, NAMES[1]: choices(market)[number - 1]}
            two.apply()
            for name in NAMES:
                wait_until(lambda name=name: two.is_ready(name), timeout=30)
                assert complaint_about(engine, name) == ""
    assert complaints == []
    assert market.bill.twice() == []
    owners = owners_of(market)
    for name in NAMES:
        assert {owners[digest] for digest in stored(name)} == {name}, "no vector went to the other agent"
