"""From a combination's name to what the X server grabs: a keycode and masks of the present layout."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from Xlib import XK, X

from app.platform.hotkey.keysyms import keysym_name
from app.platform.hotkey.parsing import Combination
from app.platform.hotkey.physical import EVDEV

# Where the keys sit, for layouts that have no Latin letters at all.
_POSITIONS = {key: code for code, key in EVDEV.items()}
_NO_SYMBOL = 0


@dataclass(frozen=True, slots=True)
class Grab:
    """A keycode with the mask of its modifiers, lock keys left out."""

    keycode: int
    mask: int


class Keyboard:
    """The keyboard mapping of a display as it is now; make a new one when it changes."""

    def __init__(self, display: Any) -> None:
        self._display = display
        rows = display.get_modifier_mapping()
        self._modifiers = {code for row in rows for code in row if code}
        self.masks = {
            "Shift": X.ShiftMask,
            "Ctrl": X.ControlMask,
            "Alt": self._mask_of(rows, "Alt_L") or X.Mod1Mask,
            "Meta": self._mask_of(rows, "Super_L") or X.Mod4Mask,
        }
        locks = [X.LockMask, self._mask_of(rows, "Num_Lock"), self._mask_of(rows, "Scroll_Lock")]
        self.lock_masks = _all_unions(locks)

    @property
    def all_masks(self) -> int:
        """Every modifier that tells one combination from another."""
        return _union(self.masks.values())

    def is_modifier(self, keycode: int) -> bool:
        return keycode in self._modifiers

    def grab_for(self, combination: Combination) -> Grab | None:
        """What to grab; None when the layout has no such key."""
        keycode = self._keycode(combination.key)
        return Grab(keycode, _union(self.masks[name] for name in combination.modifiers)) if keycode else None

    def _keycode(self, key: str) -> int:
        # The keysym of a Latin-1 character is its code point.
        keysym = ord(key.lower()) if len(key) == 1 else XK.string_to_keysym(keysym_name(key))
        if keysym == _NO_SYMBOL:
            return 0
        return int(self._display.keysym_to_keycode(keysym)) or _POSITIONS.get(key, 0)

    def _mask_of(self, rows: Any, name: str) -> int:
        """The modifier bit that the key with this keysym sets, 0 when it sets none."""
        codes = {code for code, _ in self._display.keysym_to_keycodes(XK.string_to_keysym(name))}
        return next((1 << bit for bit, row in enumerate(rows) if codes & {code for code in row if code}), 0)


def _union(masks: Any) -> int:
    result = 0
    for mask in masks:
        result |= mask
    return result


def _all_unions(masks: list[int]) -> tuple[int, ...]:
    """Every way in which the lock keys can be on together: with three of them, eight masks."""
    found = {0}
    for mask in masks:
        found |= {other | mask for other in found}
    return tuple(sorted(found))
