"""Each assistant's real configuration format, looked up on 2026-11-29 and 30, and what Memoro does to it.

The sources stand beside each example; the examples themselves are our own.
"""

from __future__ import annotations

import json
import re
import shutil
import sys
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.bridge.connect.client import Client
from app.bridge.connect.connecting import (
    BACKUPS_KEPT,
    CLIENTS,
    client_named,
    connect,
    disconnect,
    paste_this,
    preview_connect,
    preview_disconnect,
    state,
)
from app.bridge.connect.documents import drop_entry, put_entry, read_entry
from app.bridge.connect.trying import try_connection
from app.config.json5_text import loads
from app.config.paths import app_paths
from app.engine.instance import instance
from app.errors import MemoroError
from tests.helpers.bridge import RunningBridge

PLACES = {
    "claude-desktop": ".config/Claude/claude_desktop_config.json",
    "claude-code": ".claude.json",
    "codex": ".codex/config.toml",
    "cursor": ".cursor/mcp.json",
    "openclaw": ".openclaw/openclaw.json",
    "vscode": ".config/Code/User/mcp.json",
}
EXAMPLES = {
    # modelcontextprotocol.io/quickstart/user; raw.githubusercontent.com/confluentinc/mcp-confluent,
    # docs/configuring-claude-desktop.md: mcpServers.<name>.{command, args, env}; programs only. Windows:
    # github.com/anthropics/claude-code, issue 26073; github.com/akitaonrails/ai-memory, pull request 250.
    "claude-desktop": """{
  "mcpServers": {
    "files": {
      "command": "npx",
      "args": ["-y", "@modelcontextprotocol/server-filesystem"]
    }
  },
  "globalShortcut": ""
}""",
    # code.claude.com/docs/en/mcp: user scope is kept in ~/.claude.json, mcpServers at the top; "type" is
    # optional for programs; CLAUDE_CONFIG_DIR moves the file.
    "claude-code": json.dumps(
        {"numStartups": 34, "projects": {"/p": {"mcpServers": {}}}, "mcpServers": {}, "thème": "é"},
        ensure_ascii=False,
        indent=2,
    ),
    # developers.openai.com/codex/mcp and codex-rs/config/src/mcp_types.rs (openai/codex, rust-v0.159.3):
    # [mcp_servers.<name>] command, args, env; CODEX_HOME moves the folder.
    "codex": """# my settings
model = "gpt-5"  # keep this

[mcp_servers.docs]
command = "uvx"  # started by hand before
args = ["docs-mcp"]

[tools]
web_search = true
""",
    # cursor.com/docs/mcp: ~/.cursor/mcp.json for all projects, mcpServers.<name>.{command, args, env}.
    "cursor": '{"mcpServers": {"files": {"command": "npx"}}}\n',
    # github.com/openclaw/openclaw, docs/cli/mcp.md at 0c564e0: mcp.servers.<name>.{command, args, env, cwd}
    # in openclaw.json, which is JSON5.
    "openclaw": """// OpenClaw
{
  agents: { defaults: { workspace: "~/.openclaw/workspace" } }, // mine
  mcp: {
    servers: {
      context7: { command: "uvx", args: ["context7-mcp"] },
    },
  },
}
""",
    # code.visualstudio.com/docs/agents/reference/mcp-configuration: "servers" in the user profile's mcp.json,
    # "type" required; JSON with comments.
    "vscode": """{
\t// servers of mine
\t"servers": {
\t\t"memory": { "type": "stdio", "command": "npx", "args": ["-y", "x"] },
\t},
\t"inputs": []
}
""",
}
Place = Callable[[str, str | None], tuple[Client, Path]]


@pytest.fixture
def place(home: Path, monkeypatch: pytest.MonkeyPatch) -> Place:
    """Put an assistant's file where it belongs."""
    for name in ("CODEX_HOME", "CLAUDE_CONFIG_DIR", "OPENCLAW_STATE_DIR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr("sys.platform", "linux")

    def put(name: str, text: str | None) -> tuple[Client, Path]:
        file = home / PLACES[name]
        file.parent.mkdir(parents=True, exist_ok=True)
        if text is not None:
            file.write_text(text, encoding="utf-8")
        return client_named(name), file

    return put


def parsed(client: Client, file: Path) -> Any:
    text = file.read_text(encoding="utf-8")
    return tomllib.loads(text) if client.language == "toml" else loads(text)


def our_entry(client: Client, file: Path) -> Any:
    data = parsed(client, file)
    for name in client.place:
        data = data[name]
    return data


@pytest.mark.parametrize("name", PLACES)
def test_connect_and_disconnect_leave_the_rest_as_it_was(
    running: RunningBridge, place: Place, name: str
) -> None:
    client, file = place(name, EXAMPLES[name])
    file.chmod(0o640)
    before = parsed(client, file)
    assert state(client) == "available"
    change = preview_connect(client)
    assert "memoro" in "".join(
        line.text for hunk in change.diff.hunks for line in hunk if line.kind == "added"
    )
    assert file.read_text(encoding="utf-8") == EXAMPLES[name], "a preview writes nothing"
    backup = connect(running.bridge, change)
    assert backup is not None
    assert backup.read_text(encoding="utf-8") == EXAMPLES[name]
    assert state(client) == "connected"
    entry = our_entry(client, file)
    assert entry["args"][-3:] == ["mcp", "--as", name]
    assert Path(entry["command"]).is_absolute()
    assert entry.get("type") == ("stdio" if name in ("vscode", "claude-code") else None)
    assert "memoro_" not in file.read_text(encoding="utf-8"), "no token in a configuration"
    assert file.stat().st_mode & 0o777 == 0o640
    known = running.bridge.assistants.get(name)
    assert known is not None
    assert (known.agent, known.curated, known.daily) == ("main", "propose", "write")
    assert not preview_connect(client).is_needed
    disconnect(running.bridge, name)
    assert running.bridge.assistants.get(name) is None
    after = parsed(client, file)
    if name == "claude-code":  # the group that was empty before goes with its only entry
        before.pop("mcpServers")
    assert after == before
    for comment in (
        "# my settings",
        "# keep this",
        "# started by hand",
        "// OpenClaw",
        "// mine",
        "// servers",
    ):
        assert (comment in file.read_text(encoding="utf-8")) == (comment in EXAMPLES[name])


@pytest.mark.parametrize("name", PLACES)
def test_an_assistant_without_a_file_gets_one(running: RunningBridge, place: Place, name: str) -> None:
    client, file = place(name, None)
    assert client.is_available() == (name != "claude-code")
    assert connect(running.bridge, preview_connect(client)) is None
    assert our_entry(client, file)["args"][-1] == name
    disconnect(running.bridge, name)
    assert read_entry(file.read_text(encoding="utf-8"), client.place, client.language) is None


@pytest.mark.parametrize(
    ("system", "name", "file"),
    [
        ("darwin", "claude-desktop", "Library/Application Support/Claude/claude_desktop_config.json"),
        ("darwin", "vscode", "Library/Application Support/Code/User/mcp.json"),
        ("win32", "vscode", "AppData/Roaming/Code/User/mcp.json"),
        ("win32", "cursor", ".cursor/mcp.json"),
        ("darwin", "claude-code", ".claude.json"),
        ("win32", "codex", ".codex/config.toml"),
    ],
)
def test_where_the_files_lie_on_other_systems(
    home: Path, monkeypatch: pytest.MonkeyPatch, system: str, name: str, file: str
) -> None:
    monkeypatch.setattr("sys.platform", system)
    assert client_named(name).file() == home / file


@pytest.mark.parametrize(
    ("variable", "name", "file"),
    [
        ("CODEX_HOME", "codex", "config.toml"),
        ("CLAUDE_CONFIG_DIR", "claude-code", ".claude.json"),
        ("OPENCLAW_STATE_DIR", "openclaw", "openclaw.json"),
        ("OPENCLAW_HOME", "openclaw", ".openclaw/openclaw.json"),
    ],
)
def test_a_variable_that_moves_the_file_is_minded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, variable: str, name: str, file: str
) -> None:
    monkeypatch.setenv(variable, str(tmp_path / "moved"))
    assert client_named(name).file() == tmp_path / "moved" / file
    monkeypatch.setenv("OPENCLAW_CONFIG_PATH", str(tmp_path / "mine.json5"))
    if name == "openclaw":
        assert client_named(name).file() == tmp_path / "mine.json5"


def test_claude_desktop_on_windows_reads_the_file_of_its_package(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.platform", "win32")
    client, name = client_named("claude-desktop"), "claude_desktop_config.json"
    usual = home / "AppData" / "Roaming" / "Claude" / name
    assert (client.file(), client.is_available()) == (usual, False)
    usual.parent.mkdir(parents=True)
    usual.write_text("{}", encoding="utf-8")
    assert (client.file(), client.is_available()) == (usual, True)
    packages = home / "AppData" / "Local" / "Packages"
    for package in ("Claude_other", "Claude_pzs8sxrjxfjjc", "Clock_x"):
        (packages / package / "LocalCache" / "Roaming").mkdir(parents=True)
    found = packages / "Claude_other" / "LocalCache" / "Roaming" / "Claude" / name
    assert client.file() == found
    used = packages / "Claude_pzs8sxrjxfjjc" / "LocalCache" / "Roaming" / "Claude" / name
    used.parent.mkdir()
    used.write_text("{}", encoding="utf-8")
    assert client.file() == used


def test_what_is_not_installed_is_not_found(home: Path) -> None:
    assert {state(client) for client in CLIENTS} == {"not_found"}


@pytest.mark.parametrize("name", PLACES)
def test_a_broken_file_is_left_alone(running: RunningBridge, place: Place, name: str) -> None:
    client, file = place(name, "{ [ broken = ")
    assert state(client) == "unreadable"
    with pytest.raises(MemoroError, match="cannot be read"):
        preview_connect(client)
    assert file.read_text(encoding="utf-8") == "{ [ broken = "
    assert running.bridge.assistants.get(name) is None


def test_a_file_that_changed_since_the_preview_is_not_overwritten(
    running: RunningBridge, place: Place
) -> None:
    client, file = place("cursor", "{}")
    change = preview_connect(client)
    file.write_text('{"other": 1}', encoding="utf-8")
    with pytest.raises(MemoroError, match="changed in the meantime"):
        connect(running.bridge, change)
    assert file.read_text(encoding="utf-8") == '{"other": 1}'
    assert running.bridge.assistants.get("cursor") is None


def test_something_else_in_our_place_is_not_overwritten(place: Place) -> None:
    client, _ = place("cursor", '{"mcpServers": [1]}')
    with pytest.raises(MemoroError):
        preview_connect(client)


def test_connecting_once_more_keeps_the_rights_that_were_chosen(running: RunningBridge, place: Place) -> None:
    client, file = place("cursor", "{}")
    connect(running.bridge, preview_connect(client))
    chosen = running.bridge.assistants.change("cursor", curated="read", session="group")
    file.write_text("{}", encoding="utf-8")
    connect(running.bridge, preview_connect(client))
    assert running.bridge.assistants.get("cursor") == chosen


def test_a_linked_file_stays_a_link(running: RunningBridge, place: Place, tmp_path: Path) -> None:
    client, file = place("cursor", None)
    (tmp_path / "dotfile.json").write_text("{}\n", encoding="utf-8")
    file.symlink_to(tmp_path / "dotfile.json")
    connect(running.bridge, preview_connect(client))
    assert file.is_symlink()
    assert "memoro" in (tmp_path / "dotfile.json").read_text(encoding="utf-8")


def test_disconnecting_counts_also_where_the_file_cannot_be_cleaned_up(
    running: RunningBridge, place: Place
) -> None:
    client, file = place("cursor", "{}")
    connect(running.bridge, preview_connect(client))
    token = running.connect("cursor")
    file.write_text("{ [ broken = ", encoding="utf-8")
    with pytest.raises(MemoroError, match="cannot be read"):
        disconnect(running.bridge, "cursor")
    assert running.bridge.tokens.find(token) is None
    assert running.bridge.assistants.get("cursor") is None
    assert disconnect(running.bridge, "never-connected") is None


def test_backups_are_bounded(running: RunningBridge, place: Place) -> None:
    client, file = place("cursor", '{"mcpServers": {"a": {}}}\n')
    for _ in range(BACKUPS_KEPT):
        connect(running.bridge, preview_connect(client))
        disconnect(running.bridge, "cursor")
    assert len(list(file.parent.glob("*.bak"))) == BACKUPS_KEPT


def test_a_connection_is_tried_as_the_assistant_would(running: RunningBridge, place: Place) -> None:
    client, file = place("cursor", None)
    assert "no entry" in try_connection(client).problem
    connect(running.bridge, preview_connect(client))
    running.stop()  # so that the started program holds the memory itself
    trial = try_connection(client, seconds=60)
    assert trial.tools == ("memory_search", "memory_get", "memory_append", "memory_proposals"), trial.problem
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace('"command": "', '"command": "/nowhere'), encoding="utf-8")
    assert try_connection(client, seconds=20).problem


def test_a_program_that_never_answers_is_not_waited_for(place: Place) -> None:
    silent = {"command": sys.executable, "args": ["-c", "import threading; threading.Event().wait(20)"]}
    client, _ = place("cursor", json.dumps({"mcpServers": {"memoro": silent}}))
    assert try_connection(client, seconds=1).problem == "No answer within 1 seconds."


def test_the_entry_of_another_instance_names_it(running: RunningBridge, place: Place, tmp_path: Path) -> None:
    config = tmp_path / "openclaw.json"
    shutil.copy(running.engine.paths.config_file, config)
    flags = instance(app_paths(config), tmp_path, config).flags
    assert flags == ("--workspace", str(tmp_path), "--config", str(config))
    flags = instance(app_paths(config), None, config).flags
    client, file = place("codex", EXAMPLES["codex"])
    connect(running.bridge, preview_connect(client, flags))
    assert our_entry(client, file)["args"][-4:] == ["--as", "codex", "--config", str(config)]
    assert (state(client, flags), state(client)) == ("connected", "outdated")
    running.engine.flags = flags
    assert str(config) in paste_this(running.bridge, "other", "memoro_x")["program"]
    trial = try_connection(client, seconds=60)  # beside the running one: it is another instance
    assert trial.tools == ("memory_search", "memory_get", "memory_append", "memory_proposals"), trial.problem


def test_others_get_something_to_paste(running: RunningBridge) -> None:
    token = running.connect("other")
    pasted = paste_this(running.bridge, "other", token)
    assert json.loads(pasted["program"])["mcpServers"]["memoro"]["args"][-1] == "other"
    http = json.loads(pasted["address"])["mcpServers"]["memoro"]
    assert http["url"] == f"{running.bridge.url}/mcp"
    assert http["headers"]["Authorization"] == f"Bearer {token}"
    assert running.bridge.url in pasted["curl"]


def test_preview_of_disconnecting_shows_what_goes(running: RunningBridge, place: Place) -> None:
    client, _ = place("codex", EXAMPLES["codex"])
    connect(running.bridge, preview_connect(client))
    gone = [line for hunk in preview_disconnect(client).diff.hunks for line in hunk]
    assert {line.kind for line in gone} == {"removed"}
    assert "[mcp_servers.memoro]" in [line.text for line in gone]


TOML_FORMS = [
    'mcp_servers = { docs = { command = "x" } }\nother = 1\n',
    'mcp_servers.docs.command = "x"\nother = 1\n',
    'mcp_servers.docs.args = ["x"]\nother = 1\n[tools]\nweb = true\n',
    '[mcp_servers]\n[mcp_servers.docs]\ncommand="x"\n',
    '[mcp_servers.docs]\r\ncommand = "x"\r\n\r\n[tools]\r\na = 1\r\n',
    '[profiles.a]\nmodel = "x"\n\n[mcp_servers.docs.env]\nA = "b"\n\n[profiles.b]\nmodel = "y"\n',
    "other = 1",
    "mcp_servers = { }\n[tools]\nweb = true\n",
    '[mcp_servers.memoro]\ncommand = "old"\nextra = 1\n[tools]\nweb = true\n',
    'mcp_servers.memoro.command = "old"\nother = 1\n',
]
PLACE = ("mcp_servers", "memoro")
ENTRY = {"command": "m", "args": ["mcp"], "env": {"MEMORO_HOME": "/x"}}


@pytest.mark.parametrize("text", TOML_FORMS)
def test_toml_in_every_form_keeps_all_else(text: str) -> None:
    there = put_entry(text, PLACE, ENTRY, "toml")
    expected = tomllib.loads(text)
    expected.setdefault("mcp_servers", {})["memoro"] = ENTRY
    assert tomllib.loads(there) == expected
    del expected["mcp_servers"]["memoro"]
    if not expected["mcp_servers"]:
        del expected["mcp_servers"]
    assert tomllib.loads(drop_entry(there, PLACE, "toml")) == expected


@pytest.mark.parametrize("text", ["mcp_servers = 5\n", "[[mcp_servers]]\na = 1\n"])
def test_toml_without_room_for_an_entry_is_left_alone(text: str) -> None:
    with pytest.raises(MemoroError, match="not as expected"):
        put_entry(text, PLACE, ENTRY, "toml")


@pytest.mark.parametrize(
    "text",
    [
        EXAMPLES["vscode"],
        '{\n  // nothing yet\n  "inputs": []\n}\n',
        '{"servers": {"a": {},},}',
        "// mine\n{}",
        '{ "servers": { /* none */ } }',
        '\ufeff{"servers": {}}',
    ],
)
def test_json_with_comments_stays_json_with_comments(text: str) -> None:
    there = put_entry(text, ("servers", "memoro"), ENTRY, "json")
    bare = re.sub(r"//[^\n]*|/\*.*?\*/|\ufeff", "", there)
    bare = re.sub(r",(\s*[}\]])", r"\1", bare)  # such readers take a comma at the end
    assert json.loads(bare)["servers"]["memoro"] == ENTRY
    assert there.count(",\n}") == text.count(",\n}"), "no such comma is added"
    assert loads(drop_entry(there, ("servers", "memoro"), "json")) == {
        key: value for key, value in loads(text).items() if value or key != "servers"
    }


def test_json5_stays_as_its_person_writes_it() -> None:
    there = put_entry(EXAMPLES["openclaw"], ("mcp", "servers", "memoro"), ENTRY, "json5")
    assert "      memoro: {" in there


names = st.text(st.characters(codec="utf-8", exclude_categories=["Cc", "Cs"]), min_size=1, max_size=8)
values = st.recursive(
    st.none() | st.booleans() | st.integers(-9, 9) | names,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(names, inner, max_size=3),
    max_leaves=8,
)


@given(data=st.dictionaries(names, values, max_size=4), indent=st.sampled_from([None, 2, 4, "\t"]))
def test_any_json_survives_an_entry_coming_and_going(data: dict[str, Any], indent: Any) -> None:
    data.pop("mcpServers", None)
    text = json.dumps(data, indent=indent, ensure_ascii=False)
    path, entry = ("mcpServers", "memoro"), {"command": "m", "args": ["mcp"]}
    there = put_entry(text, path, entry, "json")
    assert loads(there) == data | {"mcpServers": {"memoro": entry}}
    assert loads(drop_entry(there, path, "json")) == data
