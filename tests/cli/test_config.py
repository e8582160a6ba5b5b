"""`memoro config`: path, get, set, and a file of OpenClaw read aloud."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from app.cli.main import run as main
from app.config.paths import app_paths
from app.config.program import Popup
from tests.cli.conftest import Memoro

FILE = """// mine
{
  memory: { citations: 'off' }, // keep
  models: { providers: { openai: { apiKey: "sk-secret-1234567890" } } },
}
"""


@pytest.fixture
def file() -> Path:
    path = app_paths().config_file
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(FILE, encoding="utf-8")
    return path


def test_path(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["config", "path"]) == 0
    assert capsys.readouterr().out.strip() == str(file)


@pytest.mark.parametrize(
    ("key", "value", "source"),
    [
        ("memory.citations", "off", "file"),
        ("memory.backend", "builtin", "default"),
        ("memory.search.query.maxResults", 6, "default"),
        ("agents.defaults.memorySearch.sources", ["memory"], "default"),
        ("agents.list", [], "default"),
        ("models.providers.openai.apiKey", "…", "file"),
        ("models.providers", {"openai": {"apiKey": "…"}}, "file"),
    ],
)
def test_get(file: Path, capsys: pytest.CaptureFixture[str], key: str, value: object, source: str) -> None:
    assert main(["config", "get", key, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["value"], told["source"]) == (value, source)


def test_of_a_group_all_its_values_are_told(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["config", "get", "memory.citations"]) == 0
    assert capsys.readouterr().out == "off\n"
    assert main(["config", "get", "app.popup"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["rows"] == Popup().rows
    assert told["screen"] == Popup().screen
    assert main(["config", "get", "agents.defaults", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)["value"]
    assert told["memorySearch"]["query"]["maxResults"] == 6
    assert told["memorySearch"]["remote"]["headers"] == {}


def test_no_secret_is_shown_wherever_it_stands(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    secret = "apiKey: 'sk-hidden', headers: {'X-Key': 'sk-hidden'}"
    own = f"memorySearch: {{remote: {{{secret}}}}}"
    file.write_text(f"{{agents: {{defaults: {{{own}}}, list: [{{id: 'a', {own}}}]}}, "
                    f"models: {{providers: {{voyage: {{{secret}}}}}}}}}")  # fmt: skip
    for key in ("agents", "agents.list", "agents.defaults.memorySearch.remote.headers", "models"):
        assert main(["config", "get", key]) == 0
        told = capsys.readouterr().out
        assert "…" in told
        assert "sk-hidden" not in told


def test_what_is_probably_not_meant_is_told(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["config", "set", "agents.list", "[{id: 'a'}, {id: 'b'}, {id: 'a', name: 'A'}]"]) == 0
    assert "names the agent “a” twice; the first entry is used" in capsys.readouterr().err
    assert main(["config", "set", "memory.citations", "on"]) == 0
    assert capsys.readouterr().err == "", "of what stood there before only the settings window tells"


def test_an_option_that_there_is_not(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["config", "get", "memory.citation"]) == 1
    assert "Did you mean" in capsys.readouterr().err
    assert main(["config", "set", "memory.citation", "on"]) == 1
    assert file.read_text(encoding="utf-8") == FILE


def test_set_changes_one_value_and_nothing_else(file: Path) -> None:
    assert main(["config", "set", "memory.citations", "on"]) == 0
    assert file.read_text(encoding="utf-8") == FILE.replace("'off'", '"on"')


@pytest.mark.parametrize(("typed", "value"), [("true", True), ("false", False)])
def test_set_and_get_back(file: Path, capsys: pytest.CaptureFixture[str], typed: str, value: object) -> None:
    assert main(["config", "set", "memory.qmd.includeDefaultMemory", typed]) == 0
    assert main(["config", "get", "memory.qmd.includeDefaultMemory", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["value"] is value


def test_set_without_a_value_takes_it_away(file: Path) -> None:
    assert main(["config", "set", "memory.citations"]) == 0
    assert "citations" not in file.read_text(encoding="utf-8")
    assert "// mine" in file.read_text(encoding="utf-8")


def test_a_wrong_value_is_refused(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["config", "set", "memory.citations", "sometimes"]) == 1
    assert "auto" in capsys.readouterr().err
    assert file.read_text(encoding="utf-8") == FILE


@pytest.mark.parametrize(
    ("key", "value", "why"),
    [
        ("app.captureHotkey", "zzz", '"zzz" is not a key that can be used.'),
        ("app.hotkey", "Shift+M", "It needs Ctrl, Alt or Meta"),
        ("app.captureHotkey", "alt+ctrl+m", "It is app.hotkey already."),
        ("app", "{captureHotkey: 'zzz'}", "“zzz” cannot be used for app.captureHotkey."),
        ("app.updateAddress", "http://example.org/latest.json", "must begin with https://"),
        ("app.editor", "'code", "A quote is not closed in it."),
        ("app.language", "klingon", "zh_CN"),
        ("models.providers.openai.baseUrl", "ftp://example.org", "https:// is needed"),
        ("memory.search.remote.baseUrl", "http://[", "It is no address of a service"),
        ("memory.qmd.update.interval", "soon", "It should look like 30s, 5m or 1h."),
        ("agents.defaults.workspace", str(Path(__file__)), "a folder is needed"),
    ],
)
def test_what_would_fail_only_later_is_refused_where_it_is_typed(
    file: Path, capsys: pytest.CaptureFixture[str], key: str, value: str, why: str
) -> None:
    assert main(["config", "set", key, value]) == 1
    assert why in capsys.readouterr().err
    assert file.read_text(encoding="utf-8") == FILE


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("app.captureHotkey", "Ctrl+Alt+K"),
        ("app.captureHotkey", ""),
        ("app.hotkey", "Ctrl+Alt+M"),
        ("app.updateAddress", "https://example.org/latest.json"),
        ("app.editor", "code --goto {path}:{line}"),
        ("models.providers.openai.baseUrl", "localhost:8080/v1"),
        ("memory.qmd.update.embedInterval", "1h"),
        ("agents.defaults.workspace", "~/a folder that is to come"),
    ],
)
def test_what_can_be_used_is_written(file: Path, key: str, value: str) -> None:
    assert main(["config", "set", key, value]) == 0


@pytest.mark.parametrize("action", [["get"], ["set"]])
def test_a_key_with_a_slip_brings_the_near_one(
    file: Path, capsys: pytest.CaptureFixture[str], action: list[str]
) -> None:
    assert main(["config", *action, "app.captureHotky"]) == 1
    assert "Did you mean “app.captureHotkey”?" in capsys.readouterr().err


def test_a_value_that_is_no_text_is_refused(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["config", "set", "agents.defaults.workspace", "/tmp/\udcff"]) == 1
    assert "not valid UTF-8" in capsys.readouterr().err
    assert file.read_text(encoding="utf-8") == FILE


def test_a_key_in_the_file_is_told_to_be_readable(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["config", "set", "models.providers.openai.apiKey", "sk-new"]) == 0
    assert "keyring" in capsys.readouterr().err
    assert main(["config", "set", "models.providers.openai.apiKey"]) == 0
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize(
    "words", [("get", "memory.citations"), ("set", "memory.citations", "on"), ("explain",)]
)
def test_a_device_without_an_end_is_no_configuration(
    capsys: pytest.CaptureFixture[str], words: tuple[str, ...]
) -> None:
    main(["--config", "/dev/zero", "config", *words])
    assert "too large" in capsys.readouterr().err


def test_a_file_of_openclaw_is_read_aloud(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    other = tmp_path / "openclaw.json"
    other.write_text(
        '{"memory": {"search": {"provider": "openai"}}, "channels": {"discord": {"token": "x"}}}'
    )
    before = other.read_bytes()
    assert main(["config", "explain", "--config", str(other)]) == 0
    told = capsys.readouterr().out
    assert "mapped   memory.search.provider" in told
    assert "ignored  channels.discord.token" in told
    assert other.read_bytes() == before


def test_explaining_a_broken_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    other = tmp_path / "openclaw.json"
    other.write_text("{")
    assert main(["config", "explain", "--config", str(other)]) == 1
    assert main(["config", "explain", "--config", str(tmp_path / "none.json")]) == 1
    assert "cannot be read" in capsys.readouterr().err


@pytest.mark.parametrize("words", [("search", "boiler"), ("index",), ("status",)])
def test_a_wrong_value_is_told_once(memoro: Memoro, configured: Path, words: tuple[str, ...]) -> None:
    file = app_paths().config_file
    file.write_text(file.read_text()[:-1] + '\n, memory: { citations: "sometimes" } }')
    done = memoro(*words)
    assert done.code == 0
    told = [line for line in done.err.splitlines() if str(file) in line]
    assert len(told) == 1
    assert "Line 2" in told[0]


def test_a_broken_file_is_told_with_its_line(memoro: Memoro, configured: Path, tmp_path: Path) -> None:
    broken = tmp_path / "broken.json5"
    broken.write_text("{\n  memory: {{\n}")
    done = memoro("--config", broken, "--workspace", configured, "search", "boiler")
    assert f"{broken}: Line 2" in done.err
    assert "MEMORY.md" in done.out


def test_a_file_that_does_not_exist(memoro: Memoro, configured: Path, tmp_path: Path) -> None:
    done = memoro("--config", tmp_path / "none.json5", "search", "boiler")
    assert done.code == 1
    assert "No such configuration file." in done.err
