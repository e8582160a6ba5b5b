from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.text.inline_tags import holds_tag, inline_tags


@pytest.mark.parametrize(
    ("text", "tags"),
    [
        ("- call Anna #family and #Family", ("family",)),
        ("#project/home is at the start", ("project/home",)),
        ("(#one) [#two] 「#三」", ("one", "two", "三")),
        ("#家/庭 と #빨래", ("家/庭", "빨래")),
        ("#2024 is a number, #2024-plan is not", ("2024-plan",)),
        ("# Heading\n\n## Another #tag", ("tag",)),
        ("issue a#b, https://x.org/#part, C# and [x](#anchor)", ()),
        ("`#code` and ``a #b c`` but #real", ("real",)),
        ("```\n#fenced\n```\n\n#free", ("free",)),
        ("#trailing/ #- #/leading", ("trailing",)),
        ("[[House#Contacts]], [[#Contacts]], ![[plan.png#right]], ^kite-1 and > [!tip] #call", ("call",)),
        ("---\ncolour: #fff\n---\n\n#body", ("body",)),
        ("nothing here", ()),
    ],
)
def test_tags_are_read_as_obsidian_reads_them(text: str, tags: tuple[str, ...]) -> None:
    assert inline_tags(text) == tags


def test_a_tag_holds_what_is_below_it() -> None:
    assert holds_tag("project/home", "project")
    assert holds_tag("#Project", "project")
    assert holds_tag("project/home/roof", "project/home/")
    assert not holds_tag("projects", "project")
    assert not holds_tag("project", "project/home")


@given(st.text(alphabet="#ab/- \n`~日1", max_size=60))
def test_any_text_is_read(text: str) -> None:
    for tag in inline_tags(text):
        assert f"#{tag}" in text
        assert not tag.isspace()
