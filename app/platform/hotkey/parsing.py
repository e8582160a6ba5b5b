"""A combination that is to be a hotkey, or the error that says why it cannot be one."""

from __future__ import annotations

from app.combination import KEYS, MODIFIERS, Combination, NotACombination, is_function_key, read_combination
from app.platform.hotkey.models import HotkeyInvalid

__all__ = ["KEYS", "MODIFIERS", "Combination", "is_function_key", "parse"]


def parse(sequence: str) -> Combination:
    """As `read_combination`; raises HotkeyInvalid."""
    try:
        return read_combination(sequence)
    except NotACombination as wrong:
        raise HotkeyInvalid(sequence, str(wrong)) from None
