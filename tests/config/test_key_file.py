"""A key in a plain file: chosen, readable by its owner alone, and gone when a keyring has it."""

from __future__ import annotations

import json
import os
import stat
import sys
from pathlib import Path

import keyring.errors
import pytest

from app.config.secrets.errors import KeyringError
from app.config.secrets.key_file import FILE_NAME, KeyFile
from app.config.secrets.store import KeyStore
from tests.helpers.memory_keyring import MemoryKeyring

SECRET = "sk-very-secret-0123456789-abCD"


@pytest.fixture
def ring() -> MemoryKeyring:
    return MemoryKeyring(keyring.errors.NoKeyringError())


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "data" / FILE_NAME


def store_with(ring: MemoryKeyring, file: Path) -> KeyStore:
    return KeyStore(opener=lambda: ring, key_file=file)


def test_it_is_kept_where_it_says_for_the_owner_alone(ring: MemoryKeyring, file: Path) -> None:
    store = store_with(ring, file)
    store.set("openai", f" '{SECRET}'\n", "file")
    store.set("voyage", "pa-another-0123456789", "file")
    assert "not-encrypted" in file.name
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert "plain text" in json.loads(file.read_text())["about"]
    assert [each.name for each in file.parent.iterdir()] == [FILE_NAME], "no copy is left"
    assert store_with(ring, file).get("openai") == (SECRET, "file", None)
    assert store.get("about").secret is None


def test_a_key_never_goes_there_by_itself(ring: MemoryKeyring, file: Path) -> None:
    store = store_with(ring, file)
    with pytest.raises(KeyringError, match="no password store"):
        store.set("openai", SECRET)
    store.set("openai", SECRET, "session")
    assert not file.exists()


def test_what_others_could_read_is_closed_before_it_is_used(ring: MemoryKeyring, file: Path) -> None:
    store_with(ring, file).set("openai", SECRET, "file")
    file.chmod(0o644)
    assert store_with(ring, file).get("openai").secret == SECRET
    assert stat.S_IMODE(file.stat().st_mode) == 0o600


def test_the_last_key_takes_the_file_along(ring: MemoryKeyring, file: Path) -> None:
    store = store_with(ring, file)
    store.set("openai", SECRET, "file")
    store.set("voyage", SECRET, "file")
    store.delete("openai")
    assert store.get("openai").secret is None
    assert file.exists()
    store.delete("voyage")
    assert not file.exists()


def test_a_keyring_takes_it_over(ring: MemoryKeyring, file: Path) -> None:
    store = store_with(ring, file)
    store.set("openai", SECRET, "file")
    with pytest.raises(KeyringError, match="no password store"):
        store.move_to_keyring("openai")
    assert store.get("openai").place == "file", "a failed move loses nothing"
    ring.error = None
    store.move_to_keyring("openai")
    assert ring.kept == {("memoro", "openai"): SECRET}
    assert not file.exists()
    assert store.get("openai") == (SECRET, "keyring", None)
    store.set("openai", SECRET + "2", "file")
    store.set("openai", SECRET + "3")
    assert not file.exists(), "a key that is entered anew leaves it too"


@pytest.mark.parametrize("text", [f"{{'openai': {SECRET}", f'["{SECRET}"]', "[" * 100_000])
def test_a_broken_file_is_told_without_what_stands_in_it_and_stays(
    ring: MemoryKeyring, file: Path, text: str, caplog: pytest.LogCaptureFixture
) -> None:
    file.parent.mkdir()
    file.write_text(text)
    store = store_with(ring, file)
    problem = store.get("openai").problem
    assert "cannot be understood" in str(problem)
    with pytest.raises(KeyringError, match="cannot be used") as caught:
        store.set("openai", "sk-new-0123456789", "file")
    assert SECRET not in str(problem) + repr(caught.getrepr(chain=True)) + caplog.text
    assert file.read_text() == text


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such files")
@pytest.mark.parametrize("kind", ["folder", "pipe", "device"])
def test_what_is_no_file_is_told_at_once_and_left_alone(ring: MemoryKeyring, file: Path, kind: str) -> None:
    file.parent.mkdir()
    if kind == "folder":
        file.mkdir(mode=0o755)
    elif kind == "pipe":
        os.mkfifo(file, 0o644)
    else:
        file.symlink_to("/dev/zero")
    mode = file.stat().st_mode
    store = store_with(ring, file)
    assert "is no file, but a folder, a pipe or a device" in str(store.get("openai").problem)
    with pytest.raises(KeyringError, match="is no file"):
        store.set("openai", SECRET, "file")
    assert file.stat().st_mode == mode


def test_half_a_character_is_no_reason_to_fail(file: Path) -> None:
    """Half of a pair of UTF-16, as a clipboard may hold: the store leaves it out, the file could hold it."""
    KeyFile(file).put("openai@half-\udc80", "sk-\ud83d-0123456789")
    assert KeyFile(file).get("openai@half-\udc80") == "sk-\ud83d-0123456789"


def test_a_disk_that_knows_no_owners_gets_no_key(
    ring: MemoryKeyring, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("app.config.secrets.key_file._open_to_others", lambda path: path.exists())
    with pytest.raises(KeyringError, match="not kept in a file"):
        store_with(ring, file).set("openai", SECRET, "file")
    assert not file.exists()


def test_a_folder_that_cannot_be_written_is_told(ring: MemoryKeyring, file: Path) -> None:
    file.parent.write_text("a file in its way")
    with pytest.raises(KeyringError, match="cannot be used"):
        store_with(ring, file).set("openai", SECRET, "file")
