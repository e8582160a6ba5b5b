from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.platform.hotkey.models import HotkeyInvalid
from app.platform.hotkey.parsing import KEYS, MODIFIERS, Combination, is_function_key, parse


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("Ctrl+Alt+M", "Ctrl+Alt+M"),
        ("  alt + CONTROL + m ", "Ctrl+Alt+M"),
        ("Super+Space", "Meta+Space"),
        ("win+shift+page", None),
        ("Shift+Ctrl+PageUp", "Ctrl+Shift+PgUp"),
        ("ctrl+alt+enter", "Ctrl+Alt+Return"),
        ("Ctrl++", "Ctrl++"),
        ("Ctrl+plus", "Ctrl++"),
        ("Ctrl+,", "Ctrl+,"),
        ("Ctrl+é", "Ctrl+É"),
        ("Ctrl+ß", "Ctrl+ß"),
        ("f9", "F9"),
        ("Shift+F12", "Shift+F12"),
        ("F25", None),
        ("Option+Meta+7", "Alt+Meta+7"),
        ("Ctrl+Ctrl+M", "Ctrl+M"),
        ("", None),
        ("Ctrl+", None),
        ("M", None),
        ("Shift+M", None),
        ("Ctrl+Alt", None),
        ("Foo+M", None),
        ("Ctrl+あ", None),
        ("+", None),
    ],
)
def test_combinations(text: str, canonical: str | None) -> None:
    if canonical is None:
        with pytest.raises(HotkeyInvalid) as caught:
            parse(text)
        assert caught.value.sequence == text
        assert caught.value.message
    else:
        assert str(parse(text)) == canonical


CHARACTERS = [chr(code) for code in range(33, 127)]
COMBINATIONS = st.builds(
    lambda held, key: Combination(tuple(name for name in MODIFIERS if name in held), key.upper()[:1] or key),
    st.sets(st.sampled_from(MODIFIERS)),
    st.sampled_from(CHARACTERS),
) | st.builds(
    lambda held, key: Combination(tuple(name for name in MODIFIERS if name in held), key),
    st.sets(st.sampled_from(MODIFIERS)),
    st.sampled_from(KEYS),
)


@given(COMBINATIONS)
def test_a_combination_survives_its_own_text(combination: Combination) -> None:
    needs_more = not set(combination.modifiers) - {"Shift"} and not is_function_key(combination.key)
    if needs_more:
        with pytest.raises(HotkeyInvalid):
            parse(str(combination))
    else:
        assert parse(str(combination)) == combination
        assert parse(str(combination).lower()) == combination


@given(st.text(max_size=20))
def test_no_text_breaks_it(text: str) -> None:
    try:
        found = parse(text)
    except HotkeyInvalid:
        return
    assert parse(str(found)) == found
