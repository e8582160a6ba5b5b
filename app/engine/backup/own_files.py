"""The program's own files out of a backup: settings, pins, picks, what assistants may do; drafts."""

from __future__ import annotations

import logging
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from app.engine.backup.manifest import ASSISTANTS_FILE, read_entry
from app.engine.backup.private import with_keys_of, with_tokens_of
from app.engine.drafts import DRAFTS
from app.errors import MemoroError

if TYPE_CHECKING:
    import zipfile
    from collections.abc import Mapping
    from pathlib import Path

    from app.config.paths import AppPaths
    from app.engine.backup.manifest import Manifest

log = logging.getLogger(__name__)


def restore_own_files(
    paths: AppPaths, archive: zipfile.ZipFile, manifest: Manifest, targets: Mapping[str, Path]
) -> None:
    """Put them in their place. Keys and tokens of this computer stay; none comes from a backup of another.

    Raises OSError, and ValueError for a damaged file.
    """
    from app.config.private_file import write_private

    for entry in manifest.entries:
        if entry.role == "settings":
            data = read_entry(archive, entry)
            with suppress(MemoroError, ValueError):  # a broken file comes back as it was
                data = _moved(data, manifest.workspaces, targets)
                if (present := _present(paths.config_file)) is not None:
                    data = with_keys_of(present, data)
            write_private(paths.config_file, data)
        elif entry.role == "program":
            data, place = read_entry(archive, entry), paths.data_dir / entry.path
            if entry.path == ASSISTANTS_FILE:
                data = _assistants(_present(place), data)
            write_private(place, data)


def restore_drafts(paths: AppPaths, archive: zipfile.ZipFile, manifest: Manifest) -> None:
    """What was typed and not saved then, for notes of which there is no newer draft. Raises as above."""
    from app.config.private_file import write_private

    for entry in manifest.entries:
        place = paths.data_dir / DRAFTS / entry.path
        if entry.role == "draft" and not place.exists():
            place.parent.mkdir(parents=True, exist_ok=True)
            write_private(place, read_entry(archive, entry))


def _assistants(present: bytes | None, data: bytes) -> bytes:
    try:
        return with_tokens_of(present, data)
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        if present is None:
            raise ValueError("the list of assistants is damaged") from error
        log.info("the list of assistants stays as it is: %s", error)
        return present


def _moved(data: bytes, before: Mapping[str, str], targets: Mapping[str, Path]) -> bytes:
    """The settings with the one thing that differs on another computer: where the memories lie."""
    from app.config.editing import set_value

    moved = {agent: str(folder) for agent, folder in targets.items() if str(folder) != before.get(agent)}
    if not moved:
        return data
    text = data.decode("utf-8")
    entries = _list_of_agents(text)
    own = [entry for entry in entries if entry.get("id") in moved and entry.get("workspace")]
    if own:
        changed = [{**entry, "workspace": moved[entry["id"]]} if entry in own else entry for entry in entries]
        text = set_value(text, ("agents", "list"), changed)
    shared = next((folder for agent, folder in moved.items() if agent not in {e["id"] for e in own}), None)
    if shared is not None:
        text = set_value(text, ("agents", "defaults", "workspace"), shared)
    return text.encode()


def _list_of_agents(text: str) -> list[dict[str, Any]]:
    from app.config.parsing import parse

    tree = parse(text)
    found = tree.get("agents", {}) if isinstance(tree, dict) else {}
    entries = found.get("list", []) if isinstance(found, dict) else []
    return [entry for entry in entries if isinstance(entry, dict)] if isinstance(entries, list) else []


def _present(path: Path) -> bytes | None:
    try:
        return path.read_bytes()
    except FileNotFoundError:
        return None
