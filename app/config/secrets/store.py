"""Keeps keys in the system's keyring, asked in a thread of its own: a locked one waits for its person.

A person whose computer has none may have a key kept for this session, or in a plain file (`key_file.py`).

Measured on Linux: without a session bus every call fails at once; a locked keyring without a screen fails in
30 to 70 ms; with a screen a prompt comes up and the call waits for its end.
"""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from app.config.secrets.backend import Backend, KeyringState, explain, is_locked, open_keyring
from app.config.secrets.errors import KeyringError, forgetful, keyring_locked, keyring_waits, not_a_key
from app.config.secrets.key import Place, cleaned
from app.config.secrets.key_file import KeyFile
from app.config.secrets.names import KeptNames
from app.config.secrets.worker import Worker

SERVICE = "memoro"
DEADLINE_SECONDS = 10.0
"""Longer than any keyring takes that needs no person."""

Answer = TypeVar("Answer")

log = logging.getLogger(__name__)


class Found(NamedTuple):
    """`secret` is None where there is none, or where the keyring was asked in vain: `problem` says why."""

    secret: str | None
    place: Place = "keyring"
    problem: KeyringError | None = None


class KeyStore:
    """The keys that Memoro was given, by a name for each (see `resolving.keyring_name`).

    What was found is remembered for the life of the process. A call waits at most `deadline` seconds. What
    is still waiting then (for a person to unlock the keyring) goes on, and `arrived` is called with the key's
    name when it is done; until then other calls do not wait at all. `opener` replaces the system's keyring.
    With a `names_file` the keyring is asked only for keys that were given through a store with that file.
    Without a `key_file` no key can be kept in one.
    """

    def __init__(
        self,
        *,
        opener: Callable[[], Backend] = open_keyring,
        deadline: float = DEADLINE_SECONDS,
        arrived: Callable[[str], None] | None = None,
        names_file: Path | None = None,
        key_file: Path | None = None,
    ) -> None:
        self._file = KeyFile(key_file) if key_file else None
        self._kept = KeptNames(names_file)
        self._opener, self._deadline, self._arrived = opener, deadline, arrived
        self._lock = threading.Lock()
        self._known: dict[str, str | None] = {}
        self._session: dict[str, str] = {}
        self._reading: dict[str, Future[str | None]] = {}
        self._late: set[Future[Any]] = set()
        self._given_up: set[Future[Any]] = set()
        self._worker = Worker()
        self._state = KeyringState.UNKNOWN

    @property
    def file_name(self) -> str:
        """The path of the file in which keys can be kept; empty where there is to be none."""
        return str(self._file.path) if self._file else ""

    @property
    def state(self) -> KeyringState:
        """How the keyring answered the last time it was asked."""
        return KeyringState.LOCKED if self._late else self._state

    def look(self) -> KeyringState:
        """How the keyring is, before it is asked for anything: nobody is prompted. Never raises.

        UNKNOWN where it is there and nothing speaks against it.
        """
        if self.state is not KeyringState.UNKNOWN:
            return self.state
        try:
            locked = self._wait(self._submit("", is_locked, proves=KeyringState.UNKNOWN))
        except KeyringError:
            return self.state
        return KeyringState.LOCKED if locked else KeyringState.UNKNOWN

    def get(self, name: str) -> Found:
        """The key of this name, if there is one. Asks the keyring once, never raises.

        A keyring that stayed locked is not asked again before `try_again`: each time it would ask its person.
        """
        with self._lock:
            if name in self._session:
                return Found(self._session[name], "session")
        try:
            if self._file and (secret := self._file.get(name)):
                return Found(secret, "file")
        except KeyringError as problem:
            return Found(None, problem=problem)
        with self._lock:
            if name in self._known:
                return Found(self._known[name])
            if name not in self._kept:
                return Found(None)
            if self._state is KeyringState.LOCKED and not self._late:
                return Found(None, problem=keyring_locked())
            reading = self._reading.get(name)
            if reading is None:
                reading = self._reading[name] = self._submit(name, lambda ring: self._read(ring, name))
        try:
            return Found(self._wait(reading))
        except KeyringError as problem:
            return Found(None, problem=problem)

    def set(self, name: str, text: str, place: Place = "keyring") -> None:
        """Keep a key, freed of what was pasted along; for "session" until the program ends.

        Raises `KeyringError`; then the caller offers another place. A key that is kept in the keyring leaves
        the others.
        """
        secret = cleaned(text)
        if not secret:
            raise not_a_key()
        if place == "session":
            with self._lock:
                self._session[name] = secret
        elif place == "file" and self._file:
            self._file.put(name, secret)
            with self._lock:
                self._session.pop(name, None)
        else:
            self._wait(self._submit(name, lambda ring: self._write(ring, name, secret)))

    def move_to_keyring(self, name: str) -> None:
        """Take a key out of the file into the keyring. Raises `KeyringError`, and then it stays there."""
        if self._file and (secret := self._file.get(name)):
            self.set(name, secret)

    def delete(self, name: str) -> None:
        """Forget a key, everywhere. Raises `KeyringError` if the keyring may still have it."""
        with self._lock:
            only_here = self._session.pop(name, None) is not None
        if self._file and self._file.remove(name):
            only_here = True
        try:
            self._wait(self._submit(name, lambda ring: self._remove(ring, name)))
        except KeyringError:
            if not (only_here and self.state is KeyringState.NONE):
                raise

    def try_again(self) -> None:
        """Forget what was found, so that the keyring is asked (and unlocked) anew. Session keys stay.

        Whoever is still being asked may never answer: a keyring that ends while it asks for its password
        tells nobody. That question is left to itself, and another thread asks.
        """
        with self._lock:
            self._known.clear()
            self._kept.doubt()
            self._state = KeyringState.UNKNOWN
            if self._late:
                self._given_up |= self._late
                self._late.clear()
                self._reading.clear()
                self._worker = Worker()

    def _read(self, ring: Backend, name: str) -> str | None:
        answer = ring.get_password(SERVICE, name)
        secret = cleaned(answer) or None if isinstance(answer, str) else None
        self._remember(name, secret)
        return secret

    def _write(self, ring: Backend, name: str, secret: str) -> None:
        ring.set_password(SERVICE, name, secret)
        if ring.get_password(SERVICE, name) != secret:
            raise forgetful()
        if self._file:
            self._file.remove(name)
        with self._lock:
            self._session.pop(name, None)
            self._kept.add(name)
        self._remember(name, secret)

    def _remove(self, ring: Backend, name: str) -> None:
        if ring.get_password(SERVICE, name) is not None:
            ring.delete_password(SERVICE, name)
        with self._lock:
            self._kept.discard(name)
        self._remember(name, None)

    def _remember(self, name: str, secret: str | None) -> None:
        with self._lock:
            self._known[name] = secret

    def _wait(self, asked: Future[Answer]) -> Answer:
        try:
            return asked.result(0.0 if self._late else self._deadline)
        except TimeoutError:
            with self._lock:
                if not asked.done():
                    self._late.add(asked)
                    raise keyring_waits() from None
            return asked.result()

    def _submit(
        self, name: str, work: Callable[[Backend], Answer], *, proves: KeyringState = KeyringState.OK
    ) -> Future[Answer]:
        """Have the worker do it: one call after the other, since a keyring shows one prompt at a time."""
        future: Future[Answer] = Future()

        def run() -> None:
            try:
                answer = work(self._opener())
            except Exception as error:  # noqa: BLE001 (backends let all kinds of errors through)
                log.info("the keyring could not be used: %s", type(error).__name__)
                state, problem = explain(error)
                self._note(name, future, state)
                future.set_exception(problem)
            else:
                self._note(name, future, proves)
                future.set_result(answer)
            self._tell_if_late(name, future)

        self._worker.do(run)
        return future

    def _note(self, name: str, future: Future[Any], state: KeyringState) -> None:
        with self._lock:
            if state is KeyringState.OK or future not in self._given_up:  # else it may be mended since
                self._state = state
            if self._reading.get(name) is future:
                del self._reading[name]

    def _tell_if_late(self, name: str, future: Future[Any]) -> None:
        with self._lock:
            late = future in self._late | self._given_up
            self._late.discard(future)
            self._given_up.discard(future)
        if late and self._arrived is not None:
            self._arrived(name)
