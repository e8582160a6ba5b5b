"""The bridge of the real program: the local door at once, the web server with the first token."""

from __future__ import annotations

import json
import sys
from contextlib import suppress
from pathlib import Path
from types import SimpleNamespace

import httpx
import pytest
from pytestqt.qtbot import QtBot

from app.bridge.assistants import Assistants
from app.bridge.server import BridgeServer
from app.config.loading import load_settings
from app.config.options import Settings
from app.config.paths import app_paths
from app.desktop import bridge_host
from app.desktop.background import Background
from app.engine.channel.client import ask
from app.engine.engine import Engine
from app.engine.instance import instance
from app.errors import MemoroError
from tests.desktop.stand_in import StandInEngine
from tests.helpers.desktop_session import Desktop
from tests.helpers.waiting import wait_until


class BrokenBridge:
    """Cannot be started until `works`."""

    url = ""
    works = False

    def __init__(self) -> None:
        self.assistants = SimpleNamespace(all=lambda: [SimpleNamespace(token_hash="x")])

    def start(self) -> None:
        if not self.works:
            raise MemoroError("No port is free", "All of them are taken.")

    def stop(self) -> None:
        pass


def test_that_assistants_cannot_be_served_is_told_once_and_taken_back(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    bridge, background, told = BrokenBridge(), Background(), []
    monkeypatch.setattr(bridge_host, "LOOK_EVERY_MS", 5)
    host = bridge_host.BridgeHost(StandInEngine(), background, background)
    monkeypatch.setattr(host, "_open", lambda: bridge)
    host.failed.connect(lambda problem: told.append(problem and problem.title))
    tries: list[int] = []
    bridge.start = lambda: (tries.append(1), BrokenBridge.start(bridge))  # type: ignore[method-assign]
    host.follow(Settings())
    qtbot.waitUntil(lambda: len(tries) > 2, timeout=5000)
    assert told == ["No port is free"]
    bridge.works = True
    qtbot.waitUntil(lambda: told[1:] == [None], timeout=5000)
    host.close()
    background.close()


def test_switched_off_nobody_comes_in_by_the_local_channel_either(
    qtbot: QtBot, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    engine, background = Engine(Settings(), app_paths()), Background()
    host = bridge_host.BridgeHost(engine, background, background)
    app, made, really_open = Settings().app, [], host._open
    on, off = Settings(), Settings(app=app.replace(bridge=app.bridge.replace(enabled=False)))
    monkeypatch.setattr(host, "_open", lambda: made.append(really_open()) or made[-1])
    host.follow(on)
    qtbot.waitUntil(lambda: host.bridge is not None, timeout=5000)
    assert "assistant.call" in engine.verbs
    host.follow(off)
    assert engine.verbs == {}
    host.follow(on)
    host.follow(off)  # before that one is made
    qtbot.waitUntil(lambda: len(made) == 2 and made[1]._stopping, timeout=5000)
    assert (host.bridge, engine.verbs) == (None, {})
    for settings in (on, off, on):
        host.follow(settings)
    qtbot.waitUntil(lambda: len(made) == 4 and any(each._stopping for each in made[2:]), timeout=5000)
    assert host.bridge is not None
    assert engine.verbs == host.bridge._verbs
    host.close()
    background.close()


@pytest.mark.desktop_session
def test_the_tray_program_serves_assistants(
    desktop: Desktop, home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "MEMORY.md").write_text("- The boiler was serviced in October.\n", encoding="utf-8")
    paths = app_paths()
    paths.config_file.parent.mkdir(parents=True)
    tree = {
        "agents": {"defaults": {"workspace": str(tmp_path), "memorySearch": {"provider": "none"}}},
        "app": {"bridge": {"port": 18765}},
    }
    paths.config_file.write_text(json.dumps(tree), encoding="utf-8")
    env = {"MEMORO_HOME": str(home / "memoro"), "XDG_RUNTIME_DIR": str(home / "run")}
    with desktop.launch([sys.executable, "-m", "app"], env=env):
        address = instance(paths).address
        wait_until(address.exists, timeout=20, what="the program")
        offered = wait_until(lambda: _tools(address), timeout=20, what="the local door")
        assert "memory_search" in [name for name, _ in offered]
        assert not (paths.data_dir / "bridge.json").exists(), "without a token there is no web server"
        bridge = BridgeServer(Engine(load_settings(paths.config_file).settings, paths))
        bridge.engine.keys.set = lambda *_arguments, **_options: None  # type: ignore[method-assign]
        token = bridge.tokens.make(bridge.newcomer("curl", "curl"))
        file = paths.data_dir / "bridge.json"
        wait_until(file.exists, timeout=30, what="the web server")
        url = json.loads(file.read_bytes())["mcp"].removesuffix("/mcp")
        answer = httpx.post(
            f"{url}/v1/memory/search",
            json={"query": "boiler"},
            headers={"Authorization": f"Bearer {token}"},
            timeout=20,
        )
        assert answer.json()["results"][0]["path"] == "MEMORY.md"
        assert httpx.post(f"{url}/v1/memory/search", json={"query": "boiler"}, timeout=20).status_code == 401
    assert not file.exists()
    assert Assistants(paths.data_dir).get("curl")


def _tools(address: Path) -> list[list[str]]:
    """What is offered, or nothing while the door is still closed."""
    with suppress(MemoroError):
        return list(ask(address, "assistant.tools", {"assistant": "local"})["tools"])
    return []
