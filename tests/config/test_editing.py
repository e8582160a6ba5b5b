from __future__ import annotations

import json
from typing import Any

import json5
import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.config.editing import remove_value, set_value
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


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("", ""),
        ("{a: 1}", "{}"),
        ("{a: 1, b: 2}", "{b: 2}"),
        ("{b: 2, a: 1}", "{b: 2}"),
        ("{ b: 2, a: 1, }", "{ b: 2, }"),
        ("{b: 2, a: 1, c: 3}", "{b: 2, c: 3}"),
        ("{b: 1}", "{b: 1}"),
        ("{\n  a: 1, // one\n  b: 2,\n}\n", "{\n  // one\n  b: 2,\n}\n"),
        ("{\n  b: 2, // two\n  a: 1\n}\n", "{\n  b: 2 // two\n}\n"),
        ("{\r\n  a: [\r\n 1],\r\n  b: 2\r\n}\r\n", "{\r\n  b: 2\r\n}\r\n"),
        ("{'a': {x: 1} /* , */ , b: 2}", "{/* , */ b: 2}"),
        ("{a: 1, b: 2, a: 3}", "{b: 2}"),
        ("{b: 'a: 1,', a: 'b'}", "{b: 'a: 1,'}"),
    ],
)
def test_golden_removals(before: str, after: str) -> None:
    assert remove_value(before, ["a"]) == after


@given(documents, st.lists(names, min_size=1, max_size=3), st.sampled_from([None, 0, 2, "\t"]))
def test_a_removal_says_the_same_without_this_one_value(
    document: dict[str, Any], path: list[str], indent: int | str | None
) -> None:
    text = json.dumps(document, indent=indent, ensure_ascii=False)
    expected = json.loads(text)
    target: Any = expected
    for name in path[:-1]:
        target = target.get(name) if isinstance(target, dict) else None
    if isinstance(target, dict):
        target.pop(path[-1], None)
    removed = remove_value(text, path)
    assert json.loads(removed) == expected  # strict JSON stays strict JSON
    if expected == document:
        assert removed == text


comments = st.sampled_from(
    ["", " ", "\n", " // , a: 1 }\n", "/* { , */", "\r\n\t", "/* * // */ ", "// '\n  "]
)


@given(st.lists(st.tuples(names, values), min_size=1, max_size=4), st.lists(comments, min_size=30), st.data())
def test_a_removal_keeps_every_comment_of_a_hostile_file(
    pairs: list[tuple[str, Any]], gaps: list[str], data: st.DataObject
) -> None:
    gap = iter(gaps)
    body = ",".join(
        f"{next(gap)}{json.dumps(name)}{next(gap)}:{next(gap)}{json.dumps(value)}{next(gap)}"
        for name, value in pairs
    )
    text = f"{next(gap)}{{{body}{data.draw(st.sampled_from(['', ',']))}{next(gap)}}}{next(gap)}"
    name = data.draw(st.sampled_from([name for name, _ in pairs]))
    expected = json5.loads(text)
    del expected[name]
    removed = remove_value(text, [name])
    assert json5.loads(removed) == expected
    used = 4 * len(pairs)
    outside = [gap for place, gap in enumerate(gaps[:used]) if place % 4 in (0, 3)] + gaps[used : used + 3]
    assert all(gap.strip() in removed for gap in outside)


@given(documents.filter(bool), st.data())
def test_what_was_added_can_be_taken_away(document: dict[str, Any], data: st.DataObject) -> None:
    text = "// head\n" + json.dumps(document, indent=data.draw(st.sampled_from([None, 2]))) + " // tail\n"
    assert remove_value(set_value(text, ["a new one"], [1, {"b": 2}]), ["a new one"]) == text


@pytest.mark.parametrize("text", ["{a: 1", "[1]", "\ufeff{"])
def test_nothing_is_removed_from_a_broken_file(text: str) -> None:
    with pytest.raises(MemoroError, match="was not changed"):
        remove_value(text, ["a"])
