"""The option table: complete, documented, and resolved for each agent."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import get_args

import pytest

from app.config.default_file import default_config
from app.config.fields import apply, fields_of
from app.config.group import Cost, Group, Page
from app.config.loading import load_settings
from app.config.memory_search import MemorySearch
from app.config.openclaw import Agent
from app.config.options import Option, Settings, option_table, safe_agent_id

RESOURCES = Path(__file__).parents[2] / "resources"
TABLE = option_table()


@pytest.mark.parametrize("row", TABLE, ids=[row.key for row in TABLE])
def test_every_option_says_what_it_is(row: Option) -> None:
    assert row.label
    assert row.label[0].isupper()
    assert row.help.endswith(".") or row.help.endswith("…")
    assert row.page in get_args(Page)
    assert row.cost in get_args(Cost)
    if row.type in ("integer", "number"):
        assert row.minimum is not None
        assert row.maximum is not None
        assert row.default is None or row.minimum <= row.default <= row.maximum
    if row.type == "choice":
        assert row.default in (*row.choices, None)
    if row.default is None:
        assert row.optional
        assert row.example is not None


def test_keys_are_unique_and_in_camel_case() -> None:
    keys = [row.key for row in TABLE]
    assert len(set(keys)) == len(keys)
    for key in keys:
        assert re.fullmatch(r"[a-z][A-Za-z]*(\[\]|\.\*)?(\.[a-z][A-Za-z]*(\[\]|\.\*)?)*", key), key


def test_the_commented_file_is_current() -> None:
    """`python -m app.config.default_file > resources/config.default.json5` writes it anew."""
    assert (RESOURCES / "config.default.json5").read_text(encoding="utf-8") == default_config()


def test_the_commented_file_has_every_option() -> None:
    text = default_config()
    for row in TABLE:
        name = row.key.rpartition(".")[2]
        assert re.search(rf"// .*\b{name}: ", text), row.key


def test_the_commented_file_sets_nothing(tmp_path: Path) -> None:
    path = tmp_path / "config.json5"
    path.write_text(default_config(), encoding="utf-8")
    loaded = load_settings(path)
    assert (loaded.settings, loaded.problems) == (Settings(), ())


def test_every_line_of_the_commented_file_may_be_set(tmp_path: Path) -> None:
    names = "|".join({row.key.rpartition(".")[2] for row in TABLE})
    option_line = re.compile(rf"^( *)// ((?:(?:{names}): | |[\]}}{{]).*)$", re.MULTILINE)
    path = tmp_path / "config.json5"
    text = option_line.sub(r"\1\2", default_config())
    text = text.replace('fallback: "none"', 'fallback: "builtin"')
    path.write_text(text, encoding="utf-8")
    loaded = load_settings(path)
    assert [str(problem) for problem in loaded.problems] == []
    assert loaded.settings.for_agent("work").workspace == Path.home() / "work-memory"
    assert loaded.settings.agents.defaults.memory_search.fallback == "builtin"


SEARCH, QMD = "agents.defaults.memorySearch", "memory.qmd"
SPECIFIED: dict[str, dict[str, object]] = {
    SEARCH: {
        "enabled": True, "provider": "auto", "fallback": "none", "sources": ("memory",),
        "chunking.tokens": 400, "chunking.overlap": 80,
        "query.maxResults": 6, "query.minScore": None, "query.hybrid.enabled": True,
        "query.hybrid.fusion": "calibrated", "query.hybrid.vectorWeight": 0.7, "query.hybrid.textWeight": 0.3,
        "query.hybrid.candidateMultiplier": 4, "query.hybrid.mmr.enabled": False,
        "query.hybrid.mmr.lambda": 0.7, "query.hybrid.temporalDecay.enabled": False,
        "query.hybrid.temporalDecay.halfLifeDays": 30,
        "store.vector.enabled": True, "store.vector.engine": "auto", "store.vector.memoryMb": 256,
        "sync.watch": True, "sync.watchDebounceMs": 1500, "sync.onSessionStart": True, "sync.onSearch": True,
        "sync.intervalMinutes": 0, "sync.sessions.deltaBytes": 100_000, "sync.sessions.deltaMessages": 50,
        "cache.enabled": True, "cache.maxEntries": 50_000,
        "remote.batch.enabled": False, "remote.batch.wait": True, "remote.batch.concurrency": 2,
        "remote.batch.pollIntervalMs": 2_000, "remote.batch.timeoutMinutes": 60,
        "multimodal.enabled": False, "multimodal.maxFileBytes": 10_000_000,
        "experimental.sessionMemory": False,
    },
    "agents.defaults.compaction": {
        "reserveTokensFloor": 20_000, "memoryFlush.enabled": True, "memoryFlush.softThresholdTokens": 4_000,
    },
    "memory": {"citations": "auto", "backend": "builtin"},
    QMD: {
        "command": "qmd", "searchMode": "search", "includeDefaultMemory": True, "paths": (),
        "sessions.enabled": False, "update.interval": "5m", "update.debounceMs": 15_000,
        "update.onBoot": True, "update.waitForBootSync": False, "limits.maxResults": 6,
        "limits.maxSnippetChars": 700, "limits.maxInjectedChars": 4_000, "limits.timeoutMs": 4_000,
        "scope.default": "deny",
    },
    "app": {
        "hotkey": "Ctrl+Alt+M", "bridge.port": 8765, "bridge.curatedTrust": "propose",
        "bridge.dailyLogTrust": "write",
    },
}  # fmt: skip


def test_the_defaults_of_the_specification() -> None:
    defaults = {option.key: option.default for option in option_table()}
    for group, values in SPECIFIED.items():
        for key, value in values.items():
            assert (key, defaults[f"{group}.{key}"]) == (key, value)
    flush = Settings().agents.defaults.compaction.memory_flush
    assert "YYYY-MM-DD" in flush.prompt
    assert "NO_REPLY" in flush.prompt
    assert flush.system_prompt


def test_settings_are_immutable_values() -> None:
    search = MemorySearch()
    with pytest.raises(AttributeError, match="immutable"):
        search.enabled = False  # type: ignore[misc]
    with pytest.raises(TypeError, match="no option colour"):
        MemorySearch(colour="red")  # type: ignore[call-arg]
    changed = search.replace(enabled=False)
    assert (search.enabled, changed.enabled, changed == search) == (True, False, False)
    assert hash(search) == hash(MemorySearch())


def test_a_key_is_never_shown() -> None:
    remote = MemorySearch().remote.replace(api_key="sk-secret")
    assert "sk-secret" not in repr(MemorySearch().replace(remote=remote))


def test_an_agent_differs_only_where_it_says_so() -> None:
    tree = {
        "agents": {
            "defaults": {
                "workspace": "/mem",
                "memorySearch": {
                    "extraPaths": ["../team", "/srv/a.md"],
                    "query": {"maxResults": 8, "hybrid": {"mmr": {"enabled": True}}},
                },
            },
            "list": [
                {"id": "home"},
                {
                    "id": "work",
                    "default": True,
                    "workspace": "~/work",
                    "memorySearch": {
                        "extraPaths": ["own", "../team"],
                        "query": {"hybrid": {"mmr": {"lambda": 0.5}}},
                    },
                },
            ],
        }
    }
    settings = apply(Settings(), tree)
    assert settings.default_agent_id == "work"
    assert settings.agent_ids == ("work", "home")
    work, home = settings.for_agent(), settings.for_agent("home")
    assert work.memory_search.query.max_results == 8
    assert (work.memory_search.query.hybrid.mmr.enabled, work.memory_search.query.hybrid.mmr.lambda_) == (
        True,
        0.5,
    )
    assert home.memory_search.query.hybrid.mmr.lambda_ == 0.7
    assert work.memory_search.extra_paths == ("../team", "/srv/a.md", "own")
    assert work.workspace == Path.home() / "work"
    assert work.extra_paths == (Path.home() / "team", Path("/srv/a.md"), Path.home() / "work" / "own")
    assert home.workspace == Path("/mem")
    assert settings.for_agent("stranger").memory_search == home.memory_search


def test_a_further_agent_of_openclaw_has_its_own_workspace(home: Path) -> None:
    state = home / ".openclaw"
    (state / "workspace").mkdir(parents=True)
    (state / "workspace-work").mkdir()
    settings = Settings()
    assert settings.for_agent().workspace == state / "workspace"
    assert settings.for_agent("work").workspace == state / "workspace-work"
    assert settings.for_agent("other").workspace == state / "workspace"


def test_without_a_workspace_the_person_must_be_asked() -> None:
    assert Settings().for_agent().workspace is None


def test_the_command_line_names_the_workspace(tmp_path: Path) -> None:
    listed = Settings().replace(agents=Settings().agents.replace(list_=(Agent(id="a", workspace="/x"),)))
    assert listed.with_workspace(tmp_path, "a").for_agent("a").workspace == tmp_path
    assert Settings().with_workspace(tmp_path, "main").for_agent().workspace == tmp_path


def test_tools_are_off_without_the_memory_plugin() -> None:
    assert Settings().for_agent().tools_enabled
    off = apply(Settings(), {"plugins": {"slots": {"memory": "none"}}})
    assert not off.for_agent().tools_enabled


def test_the_index_of_an_agent(tmp_path: Path) -> None:
    index = Settings().for_agent("Work/../x").index_path(tmp_path)
    assert index.parent == tmp_path / "index"
    assert re.fullmatch(r"work-x-[0-9a-f]{8}\.sqlite", index.name)
    store = MemorySearch().store.replace(path="~/i/{agentId}.db")
    agent = Settings().for_agent("a")._replace(memory_search=MemorySearch().replace(store=store))
    assert agent.index_path(tmp_path) == Path.home() / "i" / "a.db"


def test_each_agent_has_a_name_of_its_own_on_the_disk() -> None:
    ids = [
        "main",
        "Main",
        "MAIN ",
        "仕事",
        "業務",
        "..",
        "../main",
        "",
        "a" * 64,
        "a" * 65,
        "A" * 64,
        "日本-main",
    ]
    names = [safe_agent_id(each) for each in ids]
    assert names[0] == "main"
    assert len(set(names)) == len(ids)
    assert all(re.fullmatch(r"[a-z0-9_-]{1,64}", name) for name in names)


def test_openclaws_folders_of_an_agent_are_found_by_openclaws_name(home: Path) -> None:
    agents = home / ".openclaw" / "agents"
    assert Settings().for_agent("Big One").transcripts_folder == agents / "big-one" / "sessions"
    # Of this id nothing is left in OpenClaw's spelling, where it would fall back on the main agent.
    assert Settings().for_agent("仕事").transcripts_folder != agents / "main" / "sessions"


def test_impossible_combinations_are_not_used() -> None:
    tree = {
        "chunking": {"tokens": 50},
        "query": {"hybrid": {"vectorWeight": 0, "textWeight": 0}},
        "multimodal": {"enabled": True},
    }
    settings = apply(Settings(), {"agents": {"defaults": {"memorySearch": tree}}})
    search = settings.for_agent().memory_search
    assert search.chunking.overlap == 49
    assert (search.query.hybrid.vector_weight, search.query.hybrid.text_weight) == (0.7, 0.3)
    assert not search.multimodal.enabled


@pytest.mark.parametrize(
    ("model", "fallback", "goes"),
    [
        ("gemini-embedding-2-preview", "none", True),
        ("gemini-embedding-2", "none", True),
        ("gemini-embedding-001", "none", False),
        ("gemini-embedding-2", "builtin", False),
    ],
)
def test_pictures_go_with_one_model_of_gemini_and_nobody_in_its_place(
    model: str, fallback: str, goes: bool
) -> None:
    search = {
        "provider": "gemini", "model": model, "fallback": fallback, "multimodal": {"enabled": True},
    }  # fmt: skip
    settings = apply(Settings(), {"agents": {"defaults": {"memorySearch": search}}})
    assert settings.for_agent().memory_search.multimodal.enabled is goes


def test_every_group_can_be_described() -> None:
    pending: list[type[Group]] = [Settings]
    while pending:
        fields = fields_of(pending.pop())
        assert fields
        pending.extend(field.group for field in fields.values() if field.group is not None)


def test_reading_settings_is_cheap() -> None:
    """Nothing heavy may come in with the settings of a user who has no file."""
    code = (
        "import sys; from pathlib import Path; from app.config.loading import load_settings;"
        "load_settings(Path('none.json5')).settings.for_agent();"
        "print(*sorted(sys.modules))"
    )
    heavy = {"pydantic", "json5", "json", "dataclasses", "difflib", "logging", "tempfile", "hashlib"}
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert heavy.isdisjoint(done.stdout.split())
