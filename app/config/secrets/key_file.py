"""A plain file for keys, for a computer without a password store whose person wants one: their own choice.

It is the one place on disk where a key stands. Its name says what it is; only its owner may open it, which is
seen to at each reading; it goes with its last key. Backups and reports know nothing of it.
"""

from __future__ import annotations

import json
import threading
from pathlib import Path

from app.config.private_file import NotAFileError, is_open_to_others, read_private, write_private
from app.config.secrets.errors import (
    key_file_broken,
    key_file_failed,
    key_file_is_none,
    key_file_open_to_others,
)
from app.errors import MemoroError

FILE_NAME = "api-keys-not-encrypted.json"
_ABOUT = "about"
_NOTE = (
    "Keys of services, as plain text, because this computer had no password store. Whoever can read this file"
    " can use them. Delete them in the settings of Memoro, or delete this file."
)


class KeyFile:
    """Keys by name. Every method raises `KeyringError` where the file cannot be used."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._lock = threading.Lock()

    def get(self, name: str) -> str | None:
        with self._lock:
            return self._read().get(name)

    def put(self, name: str, secret: str) -> None:
        with self._lock:
            self._write(self._read() | {name: secret})

    def remove(self, name: str) -> bool:
        """Whether it was there."""
        with self._lock:
            keys = self._read()
            if keys.pop(name, None) is None:
                return False
            self._write(keys)
            return True

    def _read(self) -> dict[str, str]:
        try:
            tree = json.loads(read_private(self.path))
        except FileNotFoundError:
            return {}
        except NotAFileError:
            raise key_file_is_none(self.path) from None
        except OSError as error:
            raise key_file_failed(self.path, error) from None
        except (ValueError, RecursionError):  # its text, in the chain of errors, might be the key's
            raise key_file_broken(self.path) from None
        if not isinstance(tree, dict):
            raise key_file_broken(self.path)
        return {name: key for name, key in tree.items() if isinstance(key, str) and name != _ABOUT}

    def _write(self, keys: dict[str, str]) -> None:
        try:
            if not keys:
                self.path.unlink(missing_ok=True)
                return
            text = json.dumps({_ABOUT: _NOTE, **keys}, indent=2)  # in ASCII, whatever was pasted
            write_private(self.path, text.encode())
            if _open_to_others(self.path):  # a disk that knows no owners, as a memory stick often is
                self.path.unlink()
                raise key_file_open_to_others(self.path)
        except MemoroError:
            raise
        except OSError as error:
            raise key_file_failed(self.path, error) from None


def _open_to_others(path: Path) -> bool:
    return is_open_to_others(path.stat().st_mode)
