"""Escapes in JSON5 texts mean what the standard says."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st
from json5.utils import JSON5DecodeError

from app.config.editing import set_value
from app.config.json5_text import loads, model


@pytest.mark.parametrize(
    ("text", "value"),
    [
        (r'"C:\\xampp\\notes"', r"C:\xampp\notes"),
        (r'"C:\\Users\\u0041"', r"C:\Users\u0041"),
        (r'"\x41\u00e9"', "Aé"),
        (r'"\\\x41"', r"\A"),
        (r"'it\'s \"so\"'", 'it\'s "so"'),
        ('"a\\\nb"', "ab"),
        (r'"\ud83d\ude00"', "😀"),
        (r'"\ud83d"', "�"),
        ('"\ue000 \\\\x"', "\ue000 \\x"),
    ],
)
def test_escapes(text: str, value: str) -> None:
    assert loads(text) == value
    assert loads("{'k': [" + text + "]}") == {"k": [value]}


def test_places_stay_where_they_are() -> None:
    text = '{\n  a: "C:\\\\x\\\\y", b: 1,\n}'
    pair = model(text).value.key_value_pairs[1]  # type: ignore[attr-defined]
    assert (pair.key.lineno, pair.key.col_offset) == (2, text.splitlines()[1].index("b: 1"))
    with pytest.raises(JSON5DecodeError, match="line 2 column 18"):
        loads('{\n  a: "C:\\\\x\\\\y" b: 1}')


_TEXTS = st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\u2028\u2029"), max_size=20)


@given(st.dictionaries(_TEXTS, _TEXTS | st.lists(_TEXTS, max_size=2), max_size=3))
def test_json_means_the_same_as_json5(tree: dict[str, object]) -> None:
    text = json.dumps(tree, ensure_ascii=False)
    assert loads(text) == tree
    assert loads(json.dumps(tree)) == tree


def test_a_windows_path_does_not_stop_an_edit() -> None:
    text = '{ a: "C:\\\\xampp", /* here */ b: 1 }'
    assert set_value(text, ["b"], "D:\\x") == text.replace("1", '"D:\\\\x"')


@pytest.mark.parametrize(
    "text", ['{ "a": "x\u2028y", b: 1 }', "{ '\u2029': ['\u2028', '\\\\\u2028'], b: 1 }"]
)
def test_separators_of_lines_may_stand_in_strings(text: str) -> None:
    assert loads(text.replace("'", '"')) == json.loads(text.replace("'", '"').replace("b:", '"b":'))
    assert set_value(text, ["b"], 2) == text.replace("1", "2")
    assert loads("// it's\n{ a: 'b\u2029' } // \"\u2028\"") == {"a": "b\u2029"}
