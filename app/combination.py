"""Key combinations as text: "Ctrl+Alt+M". Beside the rooms, since the command line reads them, too."""

from __future__ import annotations

from dataclasses import dataclass

MODIFIERS = ("Ctrl", "Alt", "Shift", "Meta")
_MODIFIER_NAMES = {
    "ctrl": "Ctrl", "control": "Ctrl", "alt": "Alt", "option": "Alt", "opt": "Alt", "shift": "Shift",
    "meta": "Meta", "super": "Meta", "win": "Meta", "windows": "Meta", "logo": "Meta", "cmd": "Meta",
    "command": "Meta",
}  # fmt: skip
KEYS = (
    "Space", "Tab", "Backspace", "Return", "Esc", "Ins", "Del", "Home", "End", "PgUp", "PgDown",
    "Left", "Up", "Right", "Down", "Print", "Pause", *(f"F{number}" for number in range(1, 25)),
)  # fmt: skip
_KEY_NAMES = {name.lower(): name for name in KEYS} | {
    "enter": "Return", "escape": "Esc", "insert": "Ins", "delete": "Del", "pageup": "PgUp",
    "pagedown": "PgDown", "plus": "+", "minus": "-", "comma": ",", "period": ".",
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Combination:
    """Modifiers in the order of `MODIFIERS`, and one key: a name of `KEYS` or one printable character."""

    modifiers: tuple[str, ...]
    key: str

    def __str__(self) -> str:
        return "+".join((*self.modifiers, self.key))


class NotACombination(Exception):
    """The text is none; says why in a sentence."""


def read_combination(sequence: str) -> Combination:
    """Read "ctrl + alt + m"; NotACombination says what is wrong with it.

    A combination needs a modifier besides Shift, or typing would be disturbed; function keys may stand alone.
    """
    parts = [part.strip() for part in _split(sequence.strip())]
    if not parts or not all(parts):
        raise NotACombination("It should look like Ctrl+Alt+M.")
    unknown = [name for name in parts[:-1] if name.lower() not in _MODIFIER_NAMES]
    if unknown:
        raise NotACombination(f'"{unknown[0]}" is not one of Ctrl, Alt, Shift and Meta.')
    held = {_MODIFIER_NAMES[name.lower()] for name in parts[:-1]}
    combination = Combination(tuple(name for name in MODIFIERS if name in held), _key(parts[-1]))
    if not held - {"Shift"} and not is_function_key(combination.key):
        raise NotACombination("It needs Ctrl, Alt or Meta, or it would get in the way of typing.")
    return combination


def is_function_key(key: str) -> bool:
    return len(key) > 1 and key[0] == "F" and key[1:].isdigit()


def _split(sequence: str) -> list[str]:
    """Split at "+", where a last "+" is the plus key itself ("Ctrl++")."""
    if sequence.endswith("++"):
        return [*sequence[:-2].split("+"), "+"]
    return sequence.split("+")


def _key(name: str) -> str:
    if found := _KEY_NAMES.get(name.lower()):
        return found
    if len(name) == 1 and "!" <= name <= "\u00ff" and name.isprintable():
        return name.upper() if len(name.upper()) == 1 else name
    if name.lower() in _MODIFIER_NAMES:
        raise NotACombination("It has no key besides the modifiers.")
    raise NotACombination(f'"{name}" is not a key that can be used.')
