"""Find the assistants of this computer, connect one after a look at the change, try it, disconnect it."""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Literal

from app.bridge.connect import claude_code, claude_desktop, codex, cursor, openclaw, vscode
from app.bridge.connect.client import Client, Command
from app.bridge.connect.documents import drop_entry, put_entry, read_entry
from app.command_line import typed_command
from app.errors import MemoroError
from app.replacing import put_in_place

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.bridge.server import BridgeServer
    from app.engine.ledger import Diff

CLIENTS: tuple[Client, ...] = (
    claude_desktop.CLIENT,
    claude_code.CLIENT,
    codex.CLIENT,
    cursor.CLIENT,
    openclaw.CLIENT,
    vscode.CLIENT,
)
BACKUPS_KEPT = 5
State = Literal["not_found", "available", "connected", "outdated", "unreadable"]


@dataclass(frozen=True, slots=True)
class Change:
    """What would be written. `before` is None where there is no file yet."""

    client: Client
    file: Path
    before: str | None
    after: str

    @property
    def is_needed(self) -> bool:
        return self.before != self.after

    @property
    def diff(self) -> Diff:
        """The lines that come and go, and no others."""
        from app.engine.ledger import diff_texts

        before, after = (text.replace("\r\n", "\n") for text in (self.before or "", self.after))
        return diff_texts(before, after, context=0)


def client_named(name: str) -> Client:
    """Raises MemoroError for an assistant that Memoro does not know."""
    for client in CLIENTS:
        if client.id == name:
            return client
    known = ", ".join(client.id for client in CLIENTS)
    raise MemoroError("Unknown assistant", f"Memoro can connect {known}.", "Others: see “paste this”.")


def state(client: Client, flags: Sequence[str] = ()) -> State:
    """How things stand; never raises. `outdated`: an entry of ours that starts another Memoro.

    `flags` are those of the instance (see `engine/instance.py`), here and below.
    """
    if not client.is_available():
        return "not_found"
    try:
        entry = read_entry(read_file(client)[1] or "", client.place, client.language)
    except MemoroError:
        return "unreadable"
    if entry is None:
        return "available"
    return "connected" if entry == client.entry(command_for(client.id, flags)) else "outdated"


def command_for(assistant: str, flags: Sequence[str] = ()) -> Command:
    """How this Memoro is started as that assistant's MCP server."""
    program, before = _ourselves()
    environment = {name: os.environ[name] for name in ("MEMORO_HOME",) if os.environ.get(name)}
    return Command(program, (*before, "mcp", "--as", assistant, *flags), environment)


def preview_connect(client: Client, flags: Sequence[str] = ()) -> Change:
    """The change that `connect` would make. Raises MemoroError when the file cannot be read."""
    file, before = read_file(client)
    entry = client.entry(command_for(client.id, flags))
    return Change(client, file, before, put_entry(before or "", client.place, entry, client.language))


def preview_disconnect(client: Client) -> Change:
    """The change that `disconnect` would make. Raises MemoroError when the file cannot be read."""
    file, before = read_file(client)
    return Change(client, file, before, drop_entry(before or "", client.place, client.language))


def connect(bridge: BridgeServer, change: Change, *, agent: str | None = None) -> Path | None:
    """Register the assistant and write the change that was shown; returns the backup, if there was a file.

    Raises MemoroError when the file is not as it was shown, or cannot be written.
    """
    backup = _apply(change)
    client = change.client
    if bridge.assistants.get(client.id) is None:
        bridge.assistants.put(replace(bridge.newcomer(client.id, client.name, agent=agent), way="program"))
    return backup


def disconnect(bridge: BridgeServer, name: str) -> Path | None:
    """Revoke first, then clean up the assistant's file. Raises MemoroError when that cannot be written."""
    bridge.tokens.revoke(name)
    if all(client.id != name for client in CLIENTS):
        return None
    change = preview_disconnect(client_named(name))
    return _apply(change) if change.before is not None else None


def paste_this(bridge: BridgeServer, name: str, token: str) -> dict[str, str]:
    """For every other assistant: what it needs to know, by way of connecting."""
    import json

    stdio = {"mcpServers": {"memoro": command_for(name, bridge.engine.flags).plain()}}
    headers = {"Authorization": f"Bearer {token}"}
    http = {"mcpServers": {"memoro": {"type": "http", "url": f"{bridge.url}/mcp", "headers": headers}}}
    return {
        "program": json.dumps(stdio, ensure_ascii=False, indent=2),
        "address": json.dumps(http, ensure_ascii=False, indent=2),
        "curl": _curl(f"{bridge.url}/v1/memory/search", token),
    }


def _curl(url: str, token: str) -> str:
    """With the ending that PowerShell needs: without it, it runs a command of its own of that name."""
    name = "curl.exe" if os.name == "nt" else "curl"
    headers = ("-H", f"Authorization: Bearer {token}", "-H", "Content-Type: application/json")
    return typed_command((name, "-s", *headers, "-d", '{"query": "…"}', url))


def read_file(client: Client) -> tuple[Path, str | None]:
    file = client.file()
    if file is None:
        raise MemoroError("Not on this system", f"{client.name} does not exist for it.")
    file = file.resolve()  # a link to a folder of settings stays a link
    try:
        return file, file.read_bytes().decode("utf-8")
    except FileNotFoundError:
        return file, None
    except (OSError, UnicodeDecodeError) as error:
        raise MemoroError(
            "The assistant's configuration cannot be read", f"{file}: {error}.", "Nothing was changed."
        ) from error


def _apply(change: Change) -> Path | None:
    if not change.is_needed:
        return None
    if read_file(change.client)[1] != change.before:
        raise MemoroError(
            f"{change.file.name} changed in the meantime",
            f"{change.client.name} or another program wrote to it. Nothing was changed.",
            "Look at the change again, then confirm.",
        )
    try:
        backup = _back_up(change.file) if change.before is not None else None
        _replace(change.file, change.after.encode())
    except OSError as error:
        raise MemoroError(
            f"{change.file.name} could not be written",
            f"{change.file}: {error.strerror or error}. It is as it was.",
            "Make the file writable, or paste the entry by hand.",
        ) from error
    return backup


def _back_up(file: Path) -> Path:
    now = datetime.now().astimezone().strftime("%Y%m%d-%H%M%S-%f")
    backup = file.with_name(f"{file.name}.memoro-{now}.bak")
    shutil.copy2(file, backup)
    for old in sorted(file.parent.glob(f"{file.name}.memoro-*.bak"))[:-BACKUPS_KEPT]:
        old.unlink(missing_ok=True)
    return backup


def _replace(file: Path, data: bytes) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(prefix=".", suffix=".tmp", dir=file.parent)
    temporary = Path(name)
    try:
        with os.fdopen(handle, "wb") as out:
            out.write(data)
            out.flush()
            os.fsync(out.fileno())
        if file.exists():
            shutil.copymode(file, temporary)
        put_in_place(temporary, file)
    except BaseException:
        temporary.unlink(missing_ok=True)
        raise


def _ourselves() -> tuple[str, tuple[str, ...]]:
    """The installed command if there is one beside this Python, else this Python with our package."""
    if getattr(sys, "frozen", False):
        return sys.executable, ()
    script = Path(sys.executable).with_name("memoro.exe" if os.name == "nt" else "memoro")
    return (str(script), ()) if script.is_file() else (sys.executable, ("-m", "app"))
