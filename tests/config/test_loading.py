"""Reading the file: good values count, wrong ones are listed with their line, and the file stays as it is."""

from __future__ import annotations

import json
import os
import sqlite3
import threading
from contextlib import closing
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.config.loading import LoadedSettings, fingerprint_of, load_settings
from app.config.options import Settings, option_table


def load(tmp_path: Path, text: str | bytes, name: str = "config.json5") -> LoadedSettings:
    path = tmp_path / name
    data = text if isinstance(text, bytes) else text.encode()
    path.write_bytes(data)
    loaded = load_settings(path, state_dir=tmp_path / "state")
    assert path.read_bytes() == data
    return loaded


def test_no_file_means_the_defaults(tmp_path: Path) -> None:
    loaded = load_settings(tmp_path / "none.json5", state_dir=tmp_path / "state")
    assert (loaded.settings, loaded.problems, loaded.agent_id) == (Settings(), (), "main")
    assert loaded.fingerprint is None
    assert list(tmp_path.iterdir()) == []


_EXAMPLE = """\
// a comment
{
  agents: {
    defaults: {
      workspace: '~/memo',
      memorySearch: { query: { maxResults: 0x0A, minScore: .5, }, extraPaths: ["../x",], model: null },
    },
  },
  gateway: { port: 18789 }, // not ours
}
"""


def test_json5_and_json_mean_the_same(tmp_path: Path) -> None:
    loaded = load(tmp_path, _EXAMPLE)
    assert loaded.problems == ()
    search = loaded.settings.agents.defaults.memory_search
    assert (search.query.max_results, search.query.min_score, search.extra_paths) == (10, 0.5, ("../x",))
    assert loaded.settings.for_agent().workspace == Path.home() / "memo"
    plain = {
        "agents": {
            "defaults": {
                "workspace": "~/memo",
                "memorySearch": {"query": {"maxResults": 10, "minScore": 0.5}, "extraPaths": ["../x"]},
            }
        }
    }
    assert load(tmp_path, json.dumps(plain), "openclaw.json").settings == loaded.settings


@pytest.mark.parametrize("encoding", ["utf-8-sig", "utf-16"])
def test_a_byte_order_mark_does_not_matter(tmp_path: Path, encoding: str) -> None:
    loaded = load(tmp_path, '{"app": {"language": "ja"}}'.encode(encoding))
    assert (loaded.settings.app.language, loaded.problems) == ("ja", ())


@pytest.mark.parametrize("text", ["", " \n\n", "// only a comment\n", "{}", "/* { */"])
def test_a_file_without_content(tmp_path: Path, text: str) -> None:
    loaded = load(tmp_path, text)
    assert loaded.settings == Settings()
    assert [problem.level for problem in loaded.problems] == ["notice"]
    assert "no content" in loaded.problems[0].message


SYNTAX = {
    '{\n  app: { language: "ja" }\n  memory: {}\n}': (3, "comma", "comma"),
    '{\n  app: { language: "ja"\n': (2, "too early", "}"),
    "{\n  app: { language: ja }\n}": (2, "“ja”", "quotes"),
    '{\n  app: { language: "ja }\n}': (2, "does not end", "quote"),
    "{\n  app { }\n}": (2, "colon", "name: value"),
    "{\n  app: {},\n}\n}": (4, "“}”", ""),
    "{\n\n  app: @\n}": (3, "“@”", ""),
    "{ app: 007 }": (1, "007", ""),
    "[1, 2]": (1, "{ }", ""),
    '"text"': (1, "{ }", ""),
}


@pytest.mark.parametrize("text", SYNTAX)
def test_a_broken_file_is_explained(tmp_path: Path, text: str) -> None:
    line, word, hint = SYNTAX[text]
    loaded = load(tmp_path, text)
    first = loaded.errors[0]
    assert first.line == line
    assert word in first.message
    assert hint in first.suggestion
    assert loaded.settings == Settings()


def test_deep_nesting_is_a_problem_and_no_crash(tmp_path: Path) -> None:
    for text in ('{"a":' * 100_000, "{a:" * 3000 + "1" + "}" * 3000):
        assert load(tmp_path, text).errors


def test_what_is_no_readable_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = load_settings(tmp_path)
    assert "is a folder" in folder.errors[0].message
    assert "UTF-8" in load(tmp_path, b'{\n"app": {"hotkey": "\xff"}}').errors[0].message
    assert "too large" in load(tmp_path, b" " * 3_000_000).errors[0].message
    assert "too large" in load_settings(Path("/dev/zero")).errors[0].message
    path = tmp_path / "config.json5"
    assert "could not be read" in load_settings(path / "below").errors[0].message

    def refuse(self: Path, mode: str) -> bytes:
        raise PermissionError(13, "Permission denied")

    with monkeypatch.context() as patch:
        patch.setattr(Path, "open", refuse)
        loaded = load_settings(path)
    assert "may not be read" in loaded.errors[0].message
    assert loaded.settings == Settings()


@pytest.mark.parametrize("path", [r"C:\Users\anna", r"C:\users\anna", r"C:\notes", r"C:\tea\notes"])
def test_a_path_that_was_pasted_from_windows_is_told(tmp_path: Path, path: str) -> None:
    loaded = load(tmp_path, f'{{ agents: {{ defaults: {{ workspace: "{path}" }} }} }}')
    (problem,) = loaded.problems
    assert (problem.line, problem.level) == (1, "error")
    assert "lost its backslashes" in problem.message
    assert r"(C:\\Users)" in problem.suggestion
    doubled = path.replace("\\", "\\\\")
    assert load(tmp_path, f'{{ agents: {{ defaults: {{ workspace: "{doubled}" }} }} }}').problems == ()
    assert load(tmp_path, '{ agents: { defaults: { workspace: "C:/notes" } } }').problems == ()


WRONG = {
    "agents.defaults.memorySearch.enabled": ("yes", "true or false", "Write true"),
    "agents.defaults.memorySearch.provider": ("opnai", "must be one of", "“openai”"),
    "agents.defaults.memorySearch.query.maxResults": ("6", "whole number", "Write 6 without"),
    "agents.defaults.memorySearch.query.minScore": (7, "from 0 to 1", "nearest is 1"),
    "agents.defaults.memorySearch.cache.maxEntries": (1.5, "whole number", "Write 2"),
    "agents.defaults.memorySearch.chunking": (400, "group of options", ""),
    "agents.defaults.memorySearch.extraPaths": ("../x", "must be a list", 'Write ["../x"]'),
    "agents.defaults.memorySearch.sources": (["memories"], "must be one of", "“memory”"),
    "agents.defaults.memorySearch.exclude": ([1], "must be a text", "quotes"),
    "agents.defaults.memorySearch.remote.headers": ({"X": 1}, "must be a text", "quotes"),
    "agents.defaults.workspace": (1, "must be a text", "quotes"),
    "agents.defaults.memorySearch.local.modelPath": (r"D:models\model.gguf", "lost its backslashes", "twice"),
    "agents.list": ({"id": "x"}, "must be a list", "[ ]"),
    "memory.search": ([], "group of options", ""),
    "models.providers": ([], "group of options", ""),
    "app.bridge.port": (80, "from 1024 to 65535", "1024"),
}


@pytest.mark.parametrize("key", WRONG)
def test_a_wrong_value_is_explained_and_the_rest_counts(tmp_path: Path, key: str) -> None:
    value, message, suggestion = WRONG[key]
    tree: object = value
    for part in reversed(key.split(".")):
        tree = {part: tree}
    assert isinstance(tree, dict)
    tree.setdefault("app", {})["language"] = "ko"
    loaded = load(tmp_path, json.dumps(tree, indent=1))
    assert [problem.key for problem in loaded.errors] == [key]
    problem = loaded.errors[0]
    assert message in problem.message
    assert suggestion in problem.suggestion
    assert (
        problem.line
        == json.dumps(tree, indent=1).count("\n", 0, json.dumps(tree, indent=1).find(key.rpartition(".")[2]))
        + 1
    )
    assert loaded.settings.app.language == "ko"


def test_all_problems_are_listed_in_the_order_of_their_lines(tmp_path: Path) -> None:
    text = """{
  agents: {
    defaults: { memorySearch: { minScor: 0.4, query: { hybrid: { enabled: 1 } } } },
    list: [
      { id: "a", memorySearch: { provider: 5 } },
      "b",
      { id: "a" },
    ],
  },
  memorySearch: {},
  memory: { citation: "off" },
  models: { providers: { openai: { apiKey: 5 }, x: 1 } },
}"""
    found = [(problem.line, problem.level, problem.key) for problem in load(tmp_path, text).problems]
    assert found == [
        (3, "notice", "agents.defaults.memorySearch.minScor"),
        (3, "error", "agents.defaults.memorySearch.query.hybrid.enabled"),
        (5, "error", "agents.list[0].memorySearch.provider"),
        (6, "error", "agents.list[1]"),
        (7, "notice", "agents.list[2].id"),
        (10, "notice", "memorySearch"),
        (11, "notice", "memory.citation"),
        (12, "error", "models.providers.openai.apiKey"),
        (12, "error", "models.providers.x"),
    ]


def test_unknown_keys_get_a_hint_where_the_tree_is_ours(tmp_path: Path) -> None:
    text = """{
  agents: { defaults: { memorySearch: { minScore: 1, colour: 2 }, model: "x", workspce: "y" } },
  memorySearch: {}, gateway: {}, channels: {}, session: {}, app: { hotky: "F1" },
}"""
    hints = {problem.key: problem.suggestion for problem in load(tmp_path, text).problems}
    assert hints == {
        "agents.defaults.memorySearch.minScore": "Did you mean “query.minScore”?",
        "agents.defaults.memorySearch.colour": "",
        "agents.defaults.workspce": "Did you mean “workspace”?",
        "memorySearch": "Did you mean “agents.defaults.memorySearch”?",
        "app.hotky": "Did you mean “hotkey”?",
    }


def test_the_newer_spelling(tmp_path: Path) -> None:
    text = """{
  memory: { search: { provider: "none", query: { maxResults: 9 },
    extraPaths: [{ path: "../n", pattern: "*.md" }] } },
}"""
    loaded = load(tmp_path, text)
    assert loaded.problems == ()
    search = loaded.settings.for_agent().memory_search
    assert (search.provider, search.query.max_results, search.extra_paths) == ("none", 9, ("../n",))
    both = load(
        tmp_path,
        text.replace("{\n", '{ agents: { defaults: { memorySearch: { provider: "ollama" } } },\n', 1),
    )
    assert both.settings.for_agent().memory_search.provider == "ollama"
    assert both.settings.for_agent().memory_search.query.max_results == 9
    assert [problem.key for problem in both.problems] == ["memory.search.provider"]
    wrong = load(tmp_path, '{"memory": {"search": {"query": {"maxResults": "x"}}}}')
    assert wrong.errors[0].key == "memory.search.query.maxResults"


def test_options_that_do_not_go_together_are_told(tmp_path: Path) -> None:
    text = """{ agents: { defaults: { memorySearch: {
  chunking: { tokens: 50 },
  multimodal: { enabled: true }, provider: "gemini",
  sources: ["memory", "sessions"],
} } } }"""
    problems = load(tmp_path, text).problems
    assert [(problem.line, problem.level) for problem in problems] == [
        (2, "error"),
        (3, "error"),
        (4, "notice"),
    ]
    assert "gemini-embedding-2-preview" in problems[1].message


def test_the_last_good_settings_take_the_place_of_a_broken_file(tmp_path: Path) -> None:
    load(tmp_path, '{app: {language: "ja", theme: "dark"}, agents: {list: [{id: "a"}]}}')
    broken = load(tmp_path, '{app: {language: "ko"')
    assert (broken.settings.app.language, broken.settings.app.theme, broken.agent_id) == ("ja", "dark", "a")
    assert broken.errors
    wrong = load(tmp_path, '{app: {language: "klingon", autostart: true}}')
    app = wrong.settings.app
    assert (app.language, app.theme, app.autostart) == ("ja", "auto", True)
    repaired = load(tmp_path, '{app: {language: "en"}}')
    assert (repaired.settings.app.language, repaired.problems) == ("en", ())


def test_each_file_has_its_own_last_good_settings(tmp_path: Path) -> None:
    load(tmp_path, '{app: {language: "ja"}}', "a.json5")
    assert load(tmp_path, "{", "b.json5").settings == Settings()


def test_the_memory_of_the_last_file_is_private_and_may_be_damaged(tmp_path: Path) -> None:
    load(tmp_path, '{app: {language: "ja"}}')
    (kept,) = (tmp_path / "state").iterdir()
    assert kept.stat().st_mode & 0o077 == 0
    for damage in (b"", b"[]", b'{"tree": 5}', b'{"tree": {"app": {"language": 5, "x": 1}}}'):
        kept.write_bytes(damage)
        assert load(tmp_path, "{").settings == Settings()


def test_a_state_folder_that_cannot_be_written_is_no_obstacle(tmp_path: Path) -> None:
    (tmp_path / "state").touch()
    assert load(tmp_path, '{app: {language: "ja"}}').settings.app.language == "ja"


def test_an_unchanged_file_is_not_parsed_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = '{app: {language: "ja"}, memory: {citation: 1}} // JSON5'
    first = load(tmp_path, text)
    monkeypatch.setattr("app.config.parsing.parse", None)
    again = load(tmp_path, text)
    assert (again.settings, again.problems) == (first.settings, first.problems)
    assert len(again.problems) == 1


def test_what_the_command_line_names_wins(tmp_path: Path) -> None:
    path = tmp_path / "config.json5"
    path.write_text('{agents: {list: [{id: "a"}, {id: "b", workspace: "/b"}]}}', encoding="utf-8")
    loaded = load_settings(path, workspace=tmp_path / "w", agent="b")
    assert loaded.agent_id == "b"
    assert loaded.settings.for_agent("b").workspace == tmp_path / "w"
    assert load_settings(path).agent_id == "a"


def test_the_fingerprint_changes_with_the_file(tmp_path: Path) -> None:
    path = tmp_path / "config.json5"
    assert fingerprint_of(path) is None
    path.write_text("{}", encoding="utf-8")
    first = load_settings(path).fingerprint
    assert first == fingerprint_of(path)
    path.write_text("{ }", encoding="utf-8")
    assert fingerprint_of(path) != first


_VALUES = st.recursive(
    st.none() | st.booleans() | st.integers(-(10**6), 10**6) | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=5,
)
_KEYS = [row.key for row in option_table() if "[" not in row.key and "*" not in row.key]
_PREFIXES = sorted({key.rpartition(".")[0] for key in _KEYS} | set(_KEYS) - {""})


@given(st.lists(st.tuples(st.sampled_from(_PREFIXES), _VALUES), max_size=4))
def test_any_tree_gives_usable_settings(tmp_path: Path, values: list[tuple[str, object]]) -> None:
    tree: dict[str, object] = {}
    for key, value in values:
        *groups, name = key.split(".")
        target = tree
        for group in groups:
            inner = target.get(group)
            if not isinstance(inner, dict):
                inner = target[group] = {}
            target = inner
        target[name] = value
    loaded = load(tmp_path, json.dumps(tree))
    agent = loaded.settings.for_agent()
    assert 1 <= agent.memory_search.query.max_results <= 100
    assert all(problem.message for problem in loaded.problems)


@given(st.text(max_size=60) | st.text("{}[]:,\"'/ab1\n ", max_size=40))
def test_any_text_is_read_or_explained(tmp_path: Path, text: str) -> None:
    if "\ud800" <= max(text, default="") <= "\udfff":
        return
    loaded = load(tmp_path, text.encode("utf-8", "replace"))
    assert isinstance(loaded.settings, Settings)


_WITH_KEYS = """\
{
  agents: { defaults: { memorySearch: {
    provider: 'openai',
    remote: { baseUrl: 'https://me:pass-4711@llm.example/v1?code=SECRET-1', apiKey: 'sk-SECRET-2',
              headers: { 'X-Org': 'SECRET-3' } },
    query: { maxResults: 9 },
  } }, list: [{ id: 'main', memorySearch: { remote: { apiKey: 'sk-SECRET-4' } } }] },
  models: { providers: { openai: { apiKey: 'sk-SECRET-5', headers: { Authorization: 'Bearer SECRET-6' } } } },
}
"""


def remembered(tmp_path: Path) -> str:
    """All that was written beside the file."""
    return "".join(file.read_text("utf-8") for file in (tmp_path / "state").rglob("*") if file.is_file())


def test_keys_in_the_file_are_copied_nowhere_and_still_count(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = load(tmp_path, _WITH_KEYS).settings
    assert "maxResults" in remembered(tmp_path)
    assert "SECRET" not in remembered(tmp_path)
    assert "4711" not in remembered(tmp_path)
    with monkeypatch.context() as without_parser:
        without_parser.delattr("app.config.parsing.parse")  # an unchanged file is not parsed again
        again = load(tmp_path, _WITH_KEYS).settings
    assert again == first
    memory = again.for_agent("main").memory_search
    assert (memory.remote.api_key, memory.remote.headers["X-Org"]) == ("sk-SECRET-4", "SECRET-3")
    broken = load(tmp_path, _WITH_KEYS + "}")
    assert broken.problems
    memory = broken.settings.for_agent("main").memory_search
    assert (memory.query.max_results, memory.provider, memory.remote.api_key) == (9, "openai", None)


def test_a_key_with_escapes_is_found_by_parsing_again(tmp_path: Path) -> None:
    text = r"{ models: { providers: { openai: { apiKey: 'sk-SECRET\u002d7' } } } }"
    for _ in range(2):
        assert load(tmp_path, text).settings.models.providers["openai"].api_key == "sk-SECRET-7"
        assert "SECRET" not in remembered(tmp_path)


@pytest.mark.parametrize("wrong", ["5", "true", "'x'", "{}", "[5, {}]"])
def test_a_list_of_agents_that_is_none_is_told(tmp_path: Path, wrong: str) -> None:
    loaded = load(tmp_path, f"{{ agents: {{ list: {wrong} }} }}")
    assert [problem.key.partition("[")[0] for problem in loaded.problems][:1] == ["agents.list"]


def test_agents_that_are_one_to_openclaw_are_told(tmp_path: Path) -> None:
    ids = ("work", "Work", "work", "仕事", "業務")
    loaded = load(tmp_path, json.dumps({"agents": {"list": [{"id": each} for each in ids]}}))
    told = {problem.key: problem.message for problem in loaded.problems}
    assert set(told) == {"agents.list[1].id", "agents.list[2].id"}
    assert "the same agent as “work”" in told["agents.list[1].id"]
    assert "twice" in told["agents.list[2].id"]


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="needs pipes with a name")
def test_a_pipe_in_the_place_of_the_file_is_told_and_not_waited_for(tmp_path: Path) -> None:
    path = tmp_path / "config.json5"
    os.mkfifo(path)
    # A writer that says nothing: without the mend reading waits until the timer lets go of it.
    timer = threading.Timer(5, lambda: os.close(os.open(path, os.O_WRONLY | os.O_NONBLOCK)))
    timer.start()
    loaded = load_settings(path, state_dir=tmp_path / "state")
    timer.cancel()
    assert [problem.message for problem in loaded.problems] == [f"{path} could not be read: it is a pipe."]
    assert loaded.settings == Settings()


@pytest.mark.parametrize("what", ["a folder", "a device", "a file that is no database"])
def test_an_index_has_a_file_of_its_own(tmp_path: Path, what: str) -> None:
    """Also when what was good is there no more: the file is the same, but not what it names."""
    place, device = tmp_path / "place", Path(os.devnull)
    store = device if what == "a device" else place
    text = f'{{agents: {{defaults: {{memorySearch: {{\n  store: {{path: "{store}"}}}}}}}}}}'
    if store is place:
        loaded = load(tmp_path, text)
        assert not loaded.problems
        assert loaded.settings.for_agent().index_path(tmp_path) == place
    place.mkdir() if what == "a folder" else place.write_text("# My note\n", encoding="utf-8")
    loaded = load(tmp_path, text)
    [problem] = loaded.errors
    assert f"names {what};" in problem.message
    assert (problem.line, problem.suggestion) == (2, "Name another file in store.path, or leave it out.")
    assert loaded.settings.for_agent().index_path(tmp_path) == tmp_path / "index" / "main.sqlite"


def test_a_note_is_no_index_even_while_it_is_empty(tmp_path: Path) -> None:
    (tmp_path / "MEMORY.md").touch()
    store = f'{{store: {{path: "{tmp_path / "MEMORY.md"}"}}}}'
    loaded = load(tmp_path, f"{{agents: {{defaults: {{memorySearch: {store}}}}}}}")
    assert "is no database" in loaded.errors[0].message


def test_a_database_may_be_the_index(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "index.db")) as database:
        database.execute("CREATE TABLE one (x)")
    store = f'{{store: {{path: "{tmp_path / "index.db"}"}}}}'
    assert not load(tmp_path, f"{{agents: {{defaults: {{memorySearch: {store}}}}}}}").problems
