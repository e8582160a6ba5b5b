"""Wherever a key comes from, it is in no file, log, answer, status, self-check or report of the program."""

from __future__ import annotations

import json
import logging
import threading
import zipfile
from pathlib import Path
from typing import Any

import pytest

from app import logs
from app.config.loading import LoadedSettings, load_settings
from app.config.paths import app_paths
from app.config.secrets.key_file import FILE_NAME
from app.config.secrets.resolving import keyring_name
from app.config.secrets.store import KeyStore
from app.engine.backup.making import make_backup
from app.engine.diagnostics import report
from app.engine.doctor import check_engine
from app.engine.engine import Engine
from app.engine.provider_trial import ProviderTrial, Wish
from app.engine.questions import SearchRequest
from tests.embeddings.remote.service import Asked, Service, Told
from tests.helpers.memory_keyring import MemoryKeyring
from tests.helpers.waiting import wait_until

KEYS = {
    "settings": "sk-in-the-settings-0123456789",
    "entry": "sk-in-an-entry-0123456789",
    "header": "sk-in-a-header-0123456789",
    "session": "sk-for-this-session-0123456789",
    "file": "sk-in-a-plain-file-0123456789",
    "keyring": "sk-in-the-keyring-0123456789",
    "environment": "sk-in-the-environment-0123456789",
}


@pytest.mark.parametrize("where", KEYS)
def test_a_key_is_nowhere_in_what_the_program_writes(
    tmp_path: Path, home: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch, where: str
) -> None:
    """Wherever it comes from, and whatever the service does with it: it repeats it in all its refusals."""
    caplog.set_level(logging.DEBUG)
    logs.set_up(app_paths().log_file, level=logging.DEBUG)
    key, workspace = KEYS[where], tmp_path / "notes"
    (workspace / "memory").mkdir(parents=True)
    (workspace / "memory" / "2026-11-02.md").write_text("- The gate was painted green.\n")
    refusals = iter((401, 500, 400, 0, 0, 429, 403))
    service = Service()

    def echo(asked: Asked) -> Told:
        status = next(refusals, 0)
        sent = f"{asked.headers.get('authorization')} {asked.headers.get('x-api-key')}"
        if status:
            return Told({"error": {"message": f"Incorrect API key provided: {sent}"}}, status)
        body = asked.body["input"]
        return Told({"data": [{"embedding": [1.0, len(text), 3.0]} for text in body], "said": sent})

    service.answer = echo
    ring = MemoryKeyring()
    store = KeyStore(opener=lambda: ring, key_file=app_paths().data_dir / FILE_NAME)
    remote: dict[str, Any] = {"baseUrl": f"{service.origin}/v1"}
    search: dict[str, Any] = {"provider": "openai", "remote": remote, "sync": {"watchDebounceMs": 50}}
    models: dict[str, Any] = {}
    if where == "settings":
        remote["apiKey"] = key
    elif where == "header":
        remote["headers"] = {"X-Api-Key": key}
    elif where == "entry":
        models = {"openai": {"baseUrl": remote.pop("baseUrl"), "apiKey": key}}
    elif where == "environment":
        monkeypatch.setenv("A_KEY_OF_A_TEST", key)
        remote["apiKey"] = "${A_KEY_OF_A_TEST}"
    else:
        name = keyring_name("openai", remote["baseUrl"])
        store.set(name, key, "file" if where == "file" else "session" if where == "session" else "keyring")
    file = app_paths().config_file
    file.parent.mkdir(parents=True, exist_ok=True)
    defaults = {"workspace": str(workspace), "memorySearch": search}
    file.write_text(json.dumps({"agents": {"defaults": defaults}, "models": {"providers": models}}))

    def load() -> LoadedSettings:
        return load_settings(file, state_dir=app_paths().data_dir)

    said = []
    engine = Engine(load().settings, app_paths(), keys=store, load=load)
    thread = threading.Thread(target=engine.run_writer)
    thread.start()
    engine.start()
    try:
        wait_until(lambda: engine.status().problem or engine.status().state == "ready", timeout=30)
        for number in range(4):
            said.append(json.dumps(engine.search(SearchRequest(f"gate number {number}")).to_dict()))
            said.append(json.dumps(engine.status().to_dict()))
            said += [repr(check) for check in check_engine(engine)]
        said += [repr(engine.selection()), repr(engine.settings), report(engine)]
        wish = Wish("openai", "", remote.get("baseUrl", ""))
        said.append(repr(ProviderTrial(engine, wish).run()))
        engine.reload()
        said.append(report(engine))
        make_backup(engine, tmp_path / "all.zip")
    finally:
        engine.stop()
        thread.join(20)
        service.close()
    assert any(key in str(asked.headers) for asked in service.asked), "it was sent"
    files = [each for each in home.rglob("*") if each.is_file() and each not in (file, Path(store.file_name))]
    if where == "file":
        assert key in Path(store.file_name).read_text()
    assert {".sqlite", ".log", ".json"} <= {each.suffix for each in files}
    assert not [each for each in files if key.encode() in each.read_bytes()]
    with zipfile.ZipFile(tmp_path / "all.zip") as backup:
        saved = {name: backup.read(name) for name in backup.namelist()}
    assert not [name for name in saved if key.encode() in saved[name]]
    assert key not in "\n".join([*said, *logs.recent.lines, caplog.text])
