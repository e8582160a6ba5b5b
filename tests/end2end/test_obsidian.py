"""An Obsidian vault as an extra path: links, tags, aliases, properties and filters, through the engine."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from app.config.loading import load_settings
from app.config.paths import app_paths
from app.engine.engine import Engine
from app.engine.questions import SearchRequest

VAULT = {
    "Projects/House.md": """---
aliases: [Bauvorhaben, 家の計画]
tags:
  - project/home
created: 2026-01-10
---

# House

The roofer's offer is in [[Offers 2026|the offers]], see also ![[plan.png]].

- Ask [[Anna Sato|our architect]] about the skylight #urgent
""",
    "Projects/Garden.md": "# Garden\n\n#project/garden\n\nThe skylight of the shed leaks. #later\n",
    "Projects/Projections.md": "# Projections\n\n#projections\n\nSkylight sales will grow.\n",
    "People/Anna Sato.md": "---\naliases:\n  - Architektin\n---\n\nPhone at [[House#Contacts]]. #person\n",
    "Daily/2026-02-03.md": "- Talked about the skylight with [[Anna Sato]] #project\n",
    "Daily/2026-03-09.md": "- The skylight is ordered\n\n```\n#no-tag in code\n```\n",
    "Projects/Terrace.md": """---
作成日: somewhen
created: "[[Daily/2026-02-20]]"
aliases: ["Terrace, westward", Veranda]
tags: [project/terrace]
---

> [!warning]- Frost
> Drain the pergola before winter. #chore/frost

The decking came from the lumber yard ^decking-7

![[terrace plan.png|300]] ![[House#Roof]]

See [[#Frost]], [[House#^roof-1|the roof]] and [[Anna Sato]].
""",
    ".obsidian/workspace.md": "skylight of the program itself\n",
    ".trash/old.md": "skylight thrown away\n",
    "Templates/daily.md": "skylight template {{date}}\n",
}


@pytest.fixture
def engine(tmp_path: Path) -> Iterator[Engine]:
    for name, text in VAULT.items():
        path = tmp_path / "vault" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    workspace = tmp_path / "notes"
    (workspace / "memory").mkdir(parents=True)
    (workspace / "MEMORY.md").write_text("# Facts\n\n- The skylight faces north.\n", encoding="utf-8")
    search = {"provider": "none", "extraPaths": ["../vault"], "exclude": ["Templates/"]}
    config = {"agents": {"defaults": {"workspace": str(workspace), "memorySearch": search}}}
    paths = app_paths()
    paths.config_file.parent.mkdir(parents=True, exist_ok=True)
    paths.config_file.write_text(json.dumps(config), encoding="utf-8")
    loaded = load_settings(paths.config_file)
    assert not loaded.problems
    engine = Engine(loaded.settings, paths, watch=False)
    thread = threading.Thread(target=engine.run_writer)
    thread.start()
    engine.start(sync=False)
    engine.sync().result(20)
    yield engine
    engine.stop()
    thread.join(20)


def found(engine: Engine, query: str) -> set[str]:
    hits = engine.search(SearchRequest(query, max_results=20)).hits
    return {hit.path.removeprefix("../vault/") for hit in hits}


def test_the_vault_is_memory_and_its_own_folders_are_not(engine: Engine) -> None:
    assert found(engine, "skylight") == {
        "MEMORY.md",
        "Projects/House.md",
        "Projects/Garden.md",
        "Projects/Projections.md",
        "Daily/2026-02-03.md",
        "Daily/2026-03-09.md",
    }


@pytest.mark.parametrize("query", ["architect", "offers 2026", "Anna Sato architect", "plan.png"])
def test_links_are_found_by_their_target_and_by_what_they_show(engine: Engine, query: str) -> None:
    assert "Projects/House.md" in found(engine, query)


@pytest.mark.parametrize("query", ["Bauvorhaben", "家の計画", "計画"])
def test_a_note_is_found_by_its_aliases(engine: Engine, query: str) -> None:
    assert found(engine, query) == {"Projects/House.md"}
    assert found(engine, "Architektin") == {"People/Anna Sato.md"}


@pytest.mark.parametrize(
    ("query", "paths"),
    [
        ("skylight tag:project", {"Projects/House.md", "Projects/Garden.md", "Daily/2026-02-03.md"}),
        ("skylight tag:#project/home", {"Projects/House.md"}),
        ("skylight tag:PROJECT/garden", {"Projects/Garden.md"}),
        ("skylight tag:urgent tag:project", {"Projects/House.md"}),
        ("skylight tag:home", set()),
        ("skylight tag:no-tag", set()),
        ("tag:person", {"People/Anna Sato.md"}),
        ("skylight path:daily", {"Daily/2026-02-03.md", "Daily/2026-03-09.md"}),
        ("skylight path:vault -path:projects", {"Daily/2026-02-03.md", "Daily/2026-03-09.md"}),
        ('path:"Anna Sato" phone', {"People/Anna Sato.md"}),
        ("skylight after:2026-03", {"Daily/2026-03-09.md"}),
        ("skylight after:2026-02-01 before:2026-02", {"Daily/2026-02-03.md"}),
        ("skylight before:2026-01", {"Projects/House.md"}),
        ("skylight tag:project after:2026-02-01", {"Daily/2026-02-03.md"}),
        ("skylight -tag:project path:vault", {"Projects/Projections.md", "Daily/2026-03-09.md"}),
        ("skylight tag:project -tag:#project/home", {"Projects/Garden.md", "Daily/2026-02-03.md"}),
        ("skylight source:sessions", set()),
        ("skylight source:Conversations", set()),
        ("source:notes faces north", {"MEMORY.md"}),
        ("source:memory faces north", {"MEMORY.md"}),
    ],
)
def test_filters(engine: Engine, query: str, paths: set[str]) -> None:
    assert found(engine, query) == paths


@pytest.mark.parametrize(
    "query",
    [
        "drain the pergola",
        "pergola tag:chore",
        "tag:#chore/frost",
        "tag:project/terrace",
        "pergola after:2026-02-20 before:2026-02-20",
        "Veranda",
        '"Terrace, westward"',
        "decking-7",
        "^decking-7",
        '"terrace plan.png"',
        "[[House#^roof-1]]",
    ],
)
def test_callouts_embeds_block_ids_and_properties_in_any_script(engine: Engine, query: str) -> None:
    assert found(engine, query) == {"Projects/Terrace.md"}


def test_a_heading_that_is_linked_is_no_tag_and_properties_are_not_shown(engine: Engine) -> None:
    assert found(engine, "tag:Frost") == set()
    (hit,) = engine.search(SearchRequest("drain the pergola")).hits
    assert hit.tags == ("project/terrace", "chore/frost")
    assert "Drain the pergola before winter." in hit.snippet.text
    assert not {"somewhen", "aliases", "created"} & set(hit.snippet.text.split())
    assert found(engine, "somewhen") == set()


def test_what_is_shown_carries_the_tags_and_opens(engine: Engine) -> None:
    (hit,) = engine.search(SearchRequest("roofer's offer")).hits
    assert hit.tags == ("project/home", "urgent")
    assert hit.day is not None
    assert hit.day.isoformat() == "2026-01-10"
    assert engine.get(hit.path).status == "ok"
    assert "[[Anna Sato|our architect]]" in engine.note_text(hit.path)
