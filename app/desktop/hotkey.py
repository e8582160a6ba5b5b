"""The global hotkeys as the program uses them: what each is for, and calm words when one cannot be had."""

from __future__ import annotations

import logging

from PySide6.QtCore import QObject, QTimer, Signal

from app.desktop.giving_way import GivingWay
from app.desktop.hotkey_retry import Retry
from app.desktop.key_names import from_anywhere
from app.desktop.trace import trace
from app.errors import MemoroError
from app.platform.hotkey.main import Hotkeys
from app.platform.hotkey.models import HotkeyError, HotkeyInUse, HotkeyInvalid, HotkeyLost, HotkeyUnavailable
from app.platform.hotkey.parsing import parse

log = logging.getLogger(__name__)
SEARCH, CAPTURE = PURPOSES = ("search", "capture")
_OWN_USE = {
    SEARCH: "Memoro itself uses it for the search.",
    CAPTURE: "Memoro itself uses it for quick notes.",
}


class GlobalHotkey(QObject):
    """`pressed(token)`: the combination for searching, `capture_pressed(token)` the one for a quick note.

    `described(text)`: what a person must press to search, "" while there is none. `paused_changed(paused)`.
    `failed(error)` never stops the program: tray, menu and `memoro toggle` still work. What failed and may
    pass is tried again quietly; `recovered(text)`: it works after all. `state_changed`: look at `failures`.

    What a person wants (`choose`, `register`), what may be held now (`pause`, `giving_way`) and what is held
    are three things; `_apply` makes the last one follow the others.
    """

    pressed = Signal(str)
    capture_pressed = Signal(str)
    described = Signal(str)
    failed = Signal(object)
    recovered = Signal(str)
    paused_changed = Signal(bool)
    state_changed = Signal()

    def __init__(
        self, parent: QObject | None = None, *, hotkeys: Hotkeys | None = None, retry: Retry | None = None
    ) -> None:
        super().__init__(parent)
        self._hotkeys = hotkeys or Hotkeys(self)
        self._hotkeys.activated.connect(self._activated)
        self._hotkeys.bound.connect(self._bound)
        self._hotkeys.failed.connect(self._lost)
        self._hotkeys.keyboard_changed.connect(self._try_again)
        self._wanted = dict.fromkeys(PURPOSES, "")
        self._held: dict[str, str] = {}
        self._mending: set[str] = set()
        self._retry = retry or Retry(self)
        self._retry.due.connect(self._try_again)
        self.giving_way = GivingWay(self)
        self.giving_way.changed.connect(self._give_way)
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.timeout.connect(self.resume)
        self.is_paused = False
        # Why there is no key, by purpose.
        self.failures: dict[str, MemoroError] = {}

    # What a person wants

    def choose(self, search: str, capture: str) -> None:
        """Bind both, for example to "Ctrl+Alt+M"; "" binds nothing. What is wanted already stays as it is."""
        for purpose, sequence in zip(PURPOSES, (search, capture), strict=True):
            self._want(purpose, sequence)
        self._apply()

    def register(self, sequence: str, purpose: str = SEARCH) -> None:
        """Bind one, in the place of the one before; a failure is told again even if it is the same."""
        self.failures.pop(purpose, None)
        self._want(purpose, sequence)
        self._apply()

    def register_again(self) -> None:
        """After sleep or a new session: some systems forget what was bound."""
        if not self.is_paused:
            log.info("the hotkeys are bound again")
            self._hotkeys.close()
            self._held.clear()
            self._apply()

    def pause(self, milliseconds: int) -> None:
        """Let the keys go for a while: for a program that needs them itself, or to record another one."""
        self._pause.start(milliseconds)
        self.is_paused = True
        self._apply()
        self.described.emit("")
        self.paused_changed.emit(True)

    def resume(self) -> None:
        self._pause.stop()
        if self.is_paused:
            self.is_paused = False
            self.paused_changed.emit(False)
            self._apply()

    # What can be asked

    @property
    def failure(self) -> MemoroError | None:
        """Why there is no key for searching; None while there is one."""
        return self.failures.get(SEARCH)

    @property
    def wanted(self) -> tuple[str, ...]:
        """Every combination that a person chose, held or not."""
        return self._hotkeys.reserved

    @property
    def mechanism(self) -> str:
        return self._hotkeys.mechanism

    @property
    def bound(self) -> tuple[str, ...]:
        return self._hotkeys.sequences

    def is_free(self, sequence: str) -> bool:
        """Whether a combination could be bound now (where the system can tell)."""
        try:
            return self._hotkeys.is_free(sequence)
        except HotkeyError:
            return False

    def own_use(self, sequence: str, purpose: str) -> HotkeyError | None:
        """The refusal of a combination that is wanted for something else already."""
        combination = _canonical(sequence)
        for other, wanted in self._wanted.items():
            if other != purpose and wanted and wanted == combination:
                return self._refusal(sequence, other)
        return None

    def close(self) -> None:
        self._pause.stop()
        self._retry.stop()
        self.giving_way.close()
        self._hotkeys.close()

    # Making what is held follow

    def _want(self, purpose: str, sequence: str) -> None:
        combination = _canonical(sequence)
        if combination != self._wanted[purpose]:
            self.failures.pop(purpose, None)
            self.state_changed.emit()
        self._wanted[purpose] = combination
        self._hotkeys.reserved = tuple(wanted for wanted in self._wanted.values() if wanted)

    def _apply(self) -> None:
        targets = self._targets()
        for purpose in PURPOSES:
            if purpose not in targets:
                self._release(purpose)
        for purpose, sequence in targets.items():
            if self._held.get(purpose) != sequence and not self._is_refused(purpose):
                self._bind(purpose, sequence)
            if sequence == self._wanted[CAPTURE] and purpose != CAPTURE:
                self._fail(CAPTURE, self._refusal(sequence, purpose))
        if not self._wanted[SEARCH]:
            self.described.emit("")
        self._retry.stop()
        if self._failing():
            self._retry.start()

    def _targets(self) -> dict[str, str]:
        """What is to be held now; the search comes first where both are the same."""
        if self.is_paused or self.giving_way.now():
            return {}
        targets: dict[str, str] = {}
        for purpose, sequence in self._wanted.items():
            if sequence and sequence not in targets.values():
                targets[purpose] = sequence
        return targets

    def _is_refused(self, purpose: str) -> bool:
        """For good, as by a person whom the desktop asked: only who chooses anew is asked anew."""
        failure = self.failures.get(purpose)
        return isinstance(failure, HotkeyUnavailable) and not failure.may_pass

    def _bind(self, purpose: str, sequence: str) -> None:
        """Take the combination, then let the one before go: if it fails, the old one still works."""
        before = self._held.pop(purpose, "")
        taken_over = next((other for other, held in self._held.items() if held == sequence), "")
        if taken_over:
            del self._held[taken_over]
        self._held[purpose] = sequence
        try:
            self._hotkeys.purposes[sequence] = self._purpose(purpose)
            self._hotkeys.register(sequence)
        except HotkeyError as error:
            del self._held[purpose]
            if before:
                self._held[purpose] = before
            self._fail(purpose, error)
            return
        if before and before not in self._held.values():
            self._hotkeys.unregister(before)
        if taken_over:
            self._works(purpose, self._hotkeys.description(sequence))

    def _purpose(self, purpose: str) -> str:
        return self.tr("Write a quick note") if purpose == CAPTURE else self.tr("Search your memory")

    def _refusal(self, sequence: str, holder: str) -> HotkeyInUse:
        return HotkeyInUse(sequence, _OWN_USE[holder], self._hotkeys.free(sequence))

    def _release(self, purpose: str) -> None:
        held = self._held.pop(purpose, "")
        if held and held not in self._held.values():
            self._hotkeys.unregister(held)

    def _failing(self) -> dict[str, str]:
        """What may be had later, by purpose."""
        return {
            purpose: sequence
            for purpose, sequence in self._targets().items()
            if (failure := self.failures.get(purpose)) is not None and getattr(failure, "may_pass", False)
        }

    def _try_again(self) -> None:
        """Nobody hears of it unless it works; what is not free is not even asked for."""
        targets = self._targets()
        for purpose, failure in list(self.failures.items()):
            possible = getattr(failure, "may_pass", False) or isinstance(failure, HotkeyInvalid)
            if possible and purpose in targets and self.is_free(targets[purpose]):
                self._bind(purpose, targets[purpose])
        if self._failing():
            self._retry.go_on()
        else:
            self._retry.stop()

    def _give_way(self) -> None:
        trace("hotkeys", given_way=self.giving_way.now())
        self._apply()

    # What the system says

    def _activated(self, sequence: str) -> None:
        log.debug("a hotkey was pressed")
        if self.giving_way.now():  # where the system tells late
            return
        token = self._hotkeys.activation_token
        if sequence == self._held.get(CAPTURE):
            self.capture_pressed.emit(token)
        else:
            self.pressed.emit(token)

    def _bound(self, sequence: str, description: str) -> None:
        for purpose, held in self._held.items():
            if held == sequence:
                self._works(purpose, from_anywhere(description or sequence))
                return

    def _works(self, purpose: str, text: str) -> None:
        failure = self.failures.pop(purpose, None)
        self._mending.discard(purpose)
        if purpose == SEARCH:
            self.described.emit(text)
        self.state_changed.emit()
        if getattr(failure, "may_pass", False):
            self.recovered.emit(text)

    def _lost(self, error: HotkeyError) -> None:
        """Later than `register`. A broken connection is worth a new one before a word is said."""
        lost = _canonical(error.sequence)
        for purpose in [purpose for purpose, held in self._held.items() if held == lost]:
            del self._held[purpose]
            is_wanted = self._targets().get(purpose) == lost
            if isinstance(error, HotkeyLost) and is_wanted and purpose not in self._mending:
                self._mending.add(purpose)  # once, until it has worked
                self._bind(purpose, lost)
            else:
                self._fail(purpose, error)
        if self._failing() and not self._retry.is_waiting:
            self._retry.start()

    def _fail(self, purpose: str, error: MemoroError) -> None:
        """The same again is nothing new."""
        before, self.failures[purpose] = self.failures.get(purpose), error
        if (type(before), getattr(before, "sequence", "")) == (type(error), getattr(error, "sequence", "")):
            return
        log.info("no hotkey: %s", error)
        if purpose == SEARCH:
            held = self._hotkeys.description(self._held[SEARCH]) if SEARCH in self._held else ""
            self.described.emit(from_anywhere(held))
        self.failed.emit(error)
        self.state_changed.emit()


def _canonical(sequence: str) -> str:
    try:
        return str(parse(sequence)) if sequence else ""
    except HotkeyInvalid:
        return sequence  # binding it says what is wrong with it
