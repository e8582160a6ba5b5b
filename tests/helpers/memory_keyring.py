"""A keyring in memory, which can be locked or missing."""

from __future__ import annotations

import keyring.errors


class MemoryKeyring:
    """What `app.config.secrets.backend.Backend` asks for; with `error` every call raises it."""

    def __init__(self, error: Exception | None = None) -> None:
        self.kept: dict[tuple[str, str], str] = {}
        self.error = error

    def get_password(self, service: str, username: str) -> str | None:
        self._fail()
        return self.kept.get((service, username))

    def set_password(self, service: str, username: str, password: str) -> None:
        self._fail()
        self.kept[service, username] = password

    def delete_password(self, service: str, username: str) -> None:
        self._fail()
        if self.kept.pop((service, username), None) is None:
            raise keyring.errors.PasswordDeleteError("nothing there")

    def _fail(self) -> None:
        if self.error:
            raise self.error
