"""What a person does on the page "Assistants", and what then stands in the assistants' own files."""

from __future__ import annotations

import inspect
import json
import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import NoReturn

import httpx
import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QDialog
from pytestqt.qtbot import QtBot

from app.bridge import flush, lifecycle
from app.bridge.assistants import Assistant, Assistants
from app.bridge.connect.connecting import CLIENTS, Change
from app.bridge.connect.documents import put_entry
from app.bridge.local import UNNAMED, LocalDoor
from app.bridge.server import BridgeServer
from app.bridge.service import Caller
from app.bridge.tools import TOOLS
from app.config.secrets.store import KeyStore
from app.desktop.bridge_host import BridgeHost
from app.desktop.library.dialogs import ConfirmDialog
from app.desktop.settings import texts
from app.desktop.settings.assistants import words
from app.desktop.settings.assistants.bench import Bench
from app.desktop.settings.assistants.card import AssistantCard
from app.desktop.settings.assistants.preview import PreviewDialog, whole_entries, without_commas
from app.desktop.settings.assistants_page import AssistantsPage
from app.desktop.status_text import notes_count
from app.desktop.theme import Theme
from app.desktop.translation import use_language
from tests.desktop.settings.conftest import Open, Opened

CODEX = '# mine\nmodel = "gpt-5"  # keep\n\n[mcp_servers.docs]\ncommand = "uvx"\n'
CLAUDE = '{\n  "mcpServers": {\n    "files": {"command": "npx"}\n  },\n  "globalShortcut": ""\n}\n'


class Shown:
    """The page over a real registry and real files; `bridge` is what the program would have."""

    def __init__(self, opened: Opened, bridge: BridgeServer | None) -> None:
        self.opened, self.wait = opened, opened.wait
        background = opened.bench._background
        self.spare = BridgeServer(opened.engine)
        bench = Bench(lambda: bridge, lambda: self.spare, background)
        self.page = AssistantsPage(opened.model, Theme("light"), bench)
        opened.bot.addWidget(self.page)
        self.page.resize(800, 900)
        self.page.show()
        self.wait(lambda: self.page.cards)

    def card(self, name: str) -> AssistantCard:
        self.wait(lambda: name in self.page.cards)
        return self.page.cards[name]

    def dialog(self, kind: type[QDialog]) -> QDialog:
        def found() -> list[QDialog]:
            return [
                each for each in QApplication.topLevelWidgets() if isinstance(each, kind) and each.isVisible()
            ]

        self.wait(found)
        return found()[0]

    def connect(self, name: str) -> str:
        """Connect by the buttons; the change that was shown."""
        card = self.card(name)
        card.connect_button.click()
        dialog = self.dialog(PreviewDialog)
        assert isinstance(dialog, PreviewDialog)
        shown = dialog.diff.toPlainText()
        dialog.ok.click()
        self.wait(lambda: card.standing.state == "connected")
        return shown

    def disconnect(self, name: str) -> None:
        self.card(name).disconnect_button.click()
        dialog = self.dialog(ConfirmDialog)
        assert isinstance(dialog, ConfirmDialog)
        dialog.ok.click()


Show = Callable[..., Shown]


@pytest.fixture
def homes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home with Claude Desktop and Codex in it, and no others."""
    home = tmp_path / "person"
    monkeypatch.setenv("HOME", str(home))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(home / ".config"))
    monkeypatch.setenv("PATH", str(home / "bin"))
    for name in ("CODEX_HOME", "CLAUDE_CONFIG_DIR", "OPENCLAW_STATE_DIR", "OPENCLAW_CONFIG_PATH"):
        monkeypatch.delenv(name, raising=False)
    for place, text in ((".config/Claude/claude_desktop_config.json", CLAUDE), (".codex/config.toml", CODEX)):
        (home / place).parent.mkdir(parents=True)
        (home / place).write_text(text, encoding="utf-8")
    return home


@pytest.fixture
def show(open_settings: Open, homes: Path) -> Show:
    return lambda text="", bridge=None: Shown(open_settings(text), bridge)


@pytest.mark.parametrize(
    ("name", "place", "before"),
    [
        ("claude-desktop", ".config/Claude/claude_desktop_config.json", CLAUDE),
        ("codex", ".codex/config.toml", CODEX),
    ],
)
def test_connect_after_a_look_and_disconnect_cleanly(
    show: Show, homes: Path, name: str, place: str, before: str
) -> None:
    shown, file = show(), homes / place
    card = shown.card(name)
    assert list(shown.page.cards)[:2] == ["claude-desktop", "codex"]
    assert "not connected" in card.state.text()
    assert not shown.card("vscode").connect_button.isVisible()
    card.connect_button.click()
    dialog = shown.dialog(PreviewDialog)
    assert isinstance(dialog, PreviewDialog)
    assert dialog.words.text().startswith(f"These lines are added to {file}")
    dialog.reject()
    assert file.read_text("utf-8") == before
    diff = shown.connect(name)
    lines = diff.splitlines()
    assert "memoro" in diff
    assert all(line.startswith("+") for line in lines), "nothing of the file but what comes"
    assert "memoro" in file.read_text("utf-8")
    (backup,) = file.parent.glob("*.bak")
    assert backup.read_text("utf-8") == before
    assert backup.name in card.told.text()
    assert shown.spare.assistants.get(name)
    shown.disconnect(name)
    shown.wait(lambda: card.standing.state == "available")
    assert file.read_text("utf-8") == before
    assert shown.spare.assistants.get(name) is None


@pytest.mark.parametrize(
    ("before", "place"),
    [
        ('{\n  "mcpServers": {\n    "files": {\n      "a": "npx"\n    }\n  },\n  "x": ""\n}\n', "mcpServers"),
        ('{\n  "a": {\n    "b": 1\n  }\n}\n', "mcpServers"),
        ('{\n  "l": [\n    1\n  ]\n}\n', "mcpServers"),
        ('{\r\n  "servers": {\r\n    "a": {\r\n      "b": 1\r\n    }\r\n  }\r\n}\r\n', "servers"),
        ("{}\n", "servers"),
    ],
)
def test_what_is_shown_before_connecting_is_a_whole_entry(before: str, place: str) -> None:
    """It could begin with the bracket of the entry before, and lack its own."""
    after = put_entry(before, (place, "memoro"), {"command": "memoro", "args": ["mcp"]}, "json")
    change = Change(CLIENTS[0], Path("a.json"), before, after)
    (hunk,) = whole_entries(without_commas(change.diff), after).hunks
    added = [line for line in hunk if line.kind == "added"]
    text = "\n".join(line.text for line in added).strip()
    shown = json.loads(text if text.startswith("{") else f"{{{text}}}")
    assert "memoro" in shown or "memoro" in shown[place]
    lines = after.split("\n")
    assert all(lines[(line.after or 0) - 1].rstrip("\r") == line.text for line in added)


def test_a_file_that_changed_meanwhile_is_not_overwritten(show: Show, homes: Path) -> None:
    shown, file = show(), homes / ".codex/config.toml"
    card = shown.card("codex")
    card.connect_button.click()
    dialog = shown.dialog(PreviewDialog)
    file.write_text('model = "other"\n', encoding="utf-8")
    dialog.accept()
    shown.wait(lambda: "changed in the meantime" in card.told.text())
    assert file.read_text("utf-8") == 'model = "other"\n'


def test_trust_is_changed_and_kept(show: Show) -> None:
    shown = show()
    shown.connect("codex")
    card = shown.card("codex")
    shown.wait(card.rights.daily.isVisible)
    assert card.rights.daily.currentData() == "write"
    card.rights.daily.setFocus()
    shown.opened.bot.keyClick(card.rights.daily, Qt.Key.Key_Up)
    shown.wait(lambda: _registered(shown, "codex").daily == "propose")
    assert _registered(shown, "codex").curated == "propose"
    assert not card.rights.agent.isVisible(), "there is one memory only"


def test_whose_memory_it_reaches_and_who_reads_what_it_says(show: Show, homes: Path) -> None:
    shown = show("{ agents: { list: [{ id: 'main' }, { id: 'work', name: 'At work' }] } }")
    shown.connect("codex")
    rights = shown.card("codex").rights
    shown.wait(rights.agent.isVisible)
    assert [rights.agent.itemText(at) for at in range(2)] == ["main", "At work"]
    rights.agent.setFocus()
    shown.opened.bot.keyClick(rights.agent, Qt.Key.Key_Down)
    shown.wait(lambda: _registered(shown, "codex").agent == "work")
    rights.session.setFocus()
    shown.opened.bot.keyClick(rights.session, Qt.Key.Key_Down)
    shown.wait(lambda: _registered(shown, "codex").session == "group")
    shown.wait(lambda: "no citations" in rights.meaning.text())
    known = _registered(shown, "codex")
    assert (known.curated, known.daily) == ("propose", "write"), "nothing else was changed"
    assert Caller(known, "direct").shared


def test_the_keyboard_stays_at_the_card(show: Show) -> None:
    shown = show()
    card, window = shown.card("codex"), shown.page.window()
    card.connect_button.setFocus()
    shown.connect("codex")
    shown.wait(card.test_button.isVisible)
    assert window.focusWidget() is card.test_button
    card.test_button.click()
    card.test_button.click()  # while it is tried
    assert window.focusWidget() is card.test_button
    shown.wait(lambda: not card.is_trying)
    assert window.focusWidget() is card.test_button
    card.disconnect_button.setFocus()
    shown.disconnect("codex")
    shown.wait(card.connect_button.isVisible)
    assert window.focusWidget() is card.connect_button


def test_a_test_tells_what_is_wrong(show: Show, homes: Path) -> None:
    shown = show()
    shown.connect("claude-desktop")
    file = homes / ".config/Claude/claude_desktop_config.json"
    tree = json.loads(file.read_text("utf-8"))
    card = shown.card("claude-desktop")
    shown.wait(card.test_button.isVisible)
    tree["mcpServers"]["memoro"]["command"] = "/no/such/program"
    file.write_text(json.dumps(tree), encoding="utf-8")
    card.test_button.click()
    shown.wait(lambda: "does not work" in card.told.text())
    shown.wait(lambda: "not complete" in card.state.text())
    assert card.test_button.isEnabled()


def test_pausing_all_of_them(show: Show) -> None:
    shown = show()
    shown.page.pause.click()
    shown.wait(lambda: shown.spare.assistants.paused)
    shown.spare.assistants.pause(False)
    shown.wait(lambda: not shown.page.pause.isChecked())


def test_activity_newest_first_and_cleared(show: Show) -> None:
    shown = show()
    shown.spare.assistants.put(Assistant("helper", "My helper", "main"))
    for what in ("boiler", "heron"):
        shown.spare.activity.record("helper", "main", "memory_search", what, "2 results", 0.01)
    listed = shown.page.activity.list
    shown.wait(lambda: listed.count() == 2)
    first = listed.item(0).text()
    assert "My helper" in first
    assert "“heron”" in first
    assert "2 results" in first
    shown.wait(lambda: "2 calls today" in shown.card("helper").calls.text())
    shown.page.activity.clear.click()
    shown.wait(lambda: listed.count() == 0)
    assert shown.spare.activity.latest() == []


def test_every_tool_and_outcome_is_in_words(qtbot: QtBot) -> None:
    named = set(re.findall(r'Decision\((?:True|False), "(\w+)"', inspect.getsource(flush)))
    named |= set(re.findall(r'return "(\w+)"', inspect.getsource(lifecycle._hindrance)))
    named |= set(re.findall(r'"(read_only_assistant)" if', inspect.getsource(lifecycle._hindrance)))
    assert len(named) == 9
    for outcome in (
        *named,
        "ok",
        "refused",
        "written",
        "proposed",
        "declined",
        "duplicate",
        "not_found",
        "bug",
    ):
        assert words.outcome_text(outcome) != outcome
    for tool in (*(tool.name for tool in TOOLS), "context", "flush", "status", "sync"):
        assert words.tool_text(tool) != tool
    assert words.outcome_text("3 notes") == notes_count(3)
    use_language("ja")
    try:
        assert words.name_text("Local tools (work)") == words.name_text("Local tools") + " (work)"
        assert words.name_text("Local tools") != "Local tools"
        assert words.name_text("My helper") == "My helper"
    finally:
        use_language("en")


def test_the_switch_that_keeps_no_activity_is_with_the_list(show: Show) -> None:
    shown = show()
    row = next(row for row in shown.page.rows if row.option.key == "app.bridge.accessLog")
    assert row.isVisibleTo(shown.page)
    assert "200" in texts.searched_text(row.option)
    row.editor.switch.click()  # type: ignore[union-attr]
    shown.wait(lambda: shown.opened.model.value("app.bridge.accessLog") is False)


def test_others_get_a_token_once_that_opens_and_is_revoked(open_settings: Open, homes: Path) -> None:
    opened = open_settings("{ app: { bridge: { port: 18931 } } }")
    host = BridgeHost(opened.engine, opened.bench._background, opened.window)
    host.follow(opened.engine.settings)
    opened.wait(lambda: host.bridge)
    try:
        shown = Shown(opened, host.bridge)
        others = shown.page.others
        opened.bot.keyClicks(others.name, "My script")
        opened.bot.keyClick(others.name, Qt.Key.Key_Return)
        shown.wait(lambda: "Bearer memoro_" in others.text.toPlainText())
        others.copy.click()
        entry = json.loads(QGuiApplication.clipboard().text())["mcpServers"]["memoro"]
        url = f"{entry['url'].removesuffix('/mcp')}/v1/status"
        shown.wait(lambda: _status(url, entry["headers"]) == 200)
        others.done.click()
        assert not others.text.toPlainText()
        assert not others.box.isVisible()
        assert not shown.page.is_begun, "it was typed and used"
        shown.disconnect("my-script")
        shown.wait(lambda: "my-script" not in shown.page.cards)
        assert _status(url, entry["headers"]) == 401
    finally:
        host.close()


def test_who_came_back_from_a_backup_without_a_token_gets_a_new_one(show: Show) -> None:
    shown = show()
    tokens, known = shown.spare.tokens, shown.spare.assistants
    old = tokens.make(shown.spare.newcomer("my-script", "My script"))
    shown.page.look()
    shown.wait(lambda: "my-script" in shown.page.cards)
    card = shown.page.cards["my-script"]
    assert card.connect_button.isHidden()
    known.put(replace(known.get("my-script"), token_hash=""))
    shown.page.look()
    shown.wait(lambda: "did not come with the backup" in card.state.text())
    card.connect_button.click()
    shown.wait(lambda: "shown only now" in shown.page.others.told.text())
    shown.wait(lambda: card.state.text() == "Connected")
    assert known.get("my-script").token_hash
    assert tokens.find(old) is None


def test_a_token_that_the_password_store_refused_says_what_to_do(show: Show) -> None:
    shown = show()
    others = shown.page.others
    others._bench.make_token("First", others._take, others._fail)
    shown.wait(lambda: others.told.text() == "The token is shown only now. Copy it to where it belongs.")

    def refuse() -> NoReturn:
        raise RuntimeError("locked away")

    shown.spare.tokens._keys = KeyStore(opener=refuse)
    others._bench.make_token("Second", others._take, others._fail)
    shown.wait(lambda: "disconnect the assistant and make another one." in others.told.text())


@pytest.mark.parametrize("name", [UNNAMED, f"{UNNAMED}-work"])
def test_tools_of_this_computer_need_no_token_and_miss_none(show: Show, name: str) -> None:
    shown = show()
    shown.spare.assistants.put(Assistant(name, "Local tools", "main"))
    shown.page.look()
    card = shown.card(name)
    assert card.state.text() == "Connected"
    assert card.connect_button.isHidden()


def test_who_comes_as_a_program_misses_no_token_after_a_backup_came_back(show: Show) -> None:
    shown = show()
    known, door = shown.spare.assistants, LocalDoor(shown.spare)
    shown.spare.tokens.make(shown.spare.newcomer("my-script", "My script"))
    known.put(replace(_registered(shown, "my-script"), token_hash=""))
    shown.page.look()
    card = shown.card("my-script")
    shown.wait(card.connect_button.isVisible)  # a look of before may have made the card
    assert "tools" in door.tools("my-script")
    shown.page.look()
    shown.wait(lambda: card.state.text() == "Connected")
    assert card.connect_button.isHidden()
    brought_back = Assistants(shown.opened.engine.paths.data_dir)
    assert not next(each for each in brought_back.all() if each.id == "my-script").misses_token


def test_a_known_assistant_that_comes_by_a_token_is_connected(show: Show) -> None:
    shown = show()
    shown.spare.tokens.make(shown.spare.newcomer("codex", "Codex"))
    shown.page.look()
    shown.wait(lambda: shown.card("codex").state.text() == "Connected by a token")
    assert shown.card("codex").connect_button.isVisible()


def test_a_taken_name_is_refused(show: Show) -> None:
    shown = show()
    others = shown.page.others
    others.name.setText("Codex")
    others.make.click()
    shown.wait(lambda: "taken" in others.told.text())
    assert shown.spare.assistants.all() == []


def test_what_to_do_afterwards_is_translated_for_each_assistant() -> None:
    assert {client.afterwards for client in CLIENTS} == set(words.AFTERWARDS)


def _registered(shown: Shown, name: str) -> Assistant:
    known = shown.spare.assistants.get(name)
    assert known
    return known


def _status(url: str, headers: dict[str, str]) -> int:
    try:
        return httpx.get(url, headers=headers, timeout=5, trust_env=False).status_code
    except httpx.TransportError:
        return 0
