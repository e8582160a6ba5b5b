from __future__ import annotations

import json
from typing import Any

import json5
import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.config.editing import set_value
from app.errors import MemoroError

PATH = ("agents", "defaults", "workspace")
names = st.text(alphabet="abcxyz-_ é名", min_size=1, max_size=6)
values = st.recursive(
    st.none() | st.booleans() | st.integers(-9, 10**6) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(names, inner, max_size=3),
    max_leaves=12,
)
documents = st.dictionaries(names, values, max_size=5)


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("", '{\n  agents: {\n    defaults: {\n      workspace: "w",\n    },\n  },\n}\n'),
        ("{a: 1}", '{a: 1, agents: { defaults: { workspace: "w" } }}'),
        ("{ a: 1, }", '{ a: 1, agents: { defaults: { workspace: "w" } }, }'),
        ("{agents:{defaults:{workspace:'x'}}} // end", '{agents:{defaults:{workspace:"w"}}} // end'),
        (
            "{\n  agents: { defaults: {} }, // behind\n  /* last */\n}\n",
            '{\n  agents: { defaults: {\n    workspace: "w",\n  } }, // behind\n  /* last */\n}\n',
        ),
        (
            "{\n  agents: {\n    defaults: {\n      x: 1 // one\n    },\n  },\n}\n",
            '{\n  agents: {\n    defaults: {\n      x: 1, // one\n      workspace: "w"\n    },\n  },\n}\n',
        ),
        (
            '{\r\n "agents": {\r\n  "defaults": {\r\n   "x": 1\r\n  }\r\n }\r\n}\r\n',
            '{\r\n "agents": {\r\n  "defaults": {\r\n   "x": 1,\r\n   "workspace": "w"\r\n  }\r\n }\r\n}\r\n',
        ),
    ],
)
def test_golden_edits(before: str, after: str) -> None:
    assert set_value(before, PATH, "w") == after


@given(documents, st.lists(names, min_size=1, max_size=3), values, st.sampled_from([None, 0, 2, "\t"]))
def test_an_edit_says_the_same_with_this_one_value(
    document: dict[str, Any], path: list[str], value: Any, indent: int | str | None
) -> None:
    text = json.dumps(document, indent=indent, ensure_ascii=False)
    expected = json.loads(text)
    target = expected
    for name in path[:-1]:
        target = target.setdefault(name, {})
        if not isinstance(target, dict):
            with pytest.raises(MemoroError, match="not a group"):
                set_value(text, path, value)
            return
    target[path[-1]] = value
    edited = set_value(text, path, value)
    assert json5.loads(edited) == expected
    if text != "{}":
        json.loads(edited)  # strict JSON stays strict JSON


@given(documents.filter(bool), st.data())
def test_replacing_a_value_leaves_every_other_byte(document: dict[str, Any], data: st.DataObject) -> None:
    name = data.draw(st.sampled_from(sorted(document)))
    head = "// head\n/* 頭 */ "
    text = head + json.dumps(document, indent=2, ensure_ascii=False) + " // tail\n"
    marked = set_value(text, [name], "§§§")
    assert set_value(marked, [name], document[name]) == set_value(text, [name], document[name])
    before, after = marked.split('"§§§"')
    assert text.startswith(before)
    assert text.endswith(after)


@pytest.mark.parametrize("text", ["{a: 1", "[1]", "{agents: null}", "{agents: {defaults: 3}}", "\ufeff{"])
def test_a_broken_file_is_refused_in_words(text: str) -> None:
    with pytest.raises(MemoroError, match="was not changed"):
        set_value(text, PATH, "w")
