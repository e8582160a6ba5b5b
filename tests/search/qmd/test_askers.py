"""Who may search: the rules of the original, one by one."""

from __future__ import annotations

import pytest

from app.search.backends.qmd.askers import Rule, asker, may_search
from app.search.types import Session

DIRECT = (Rule("allow", chat_type="direct"),)


@pytest.mark.parametrize(
    ("key", "session", "channel", "kind"),
    [
        ("", "direct", "", "direct"),
        ("agent:main:main", "direct", "", "direct"),
        ("agent:main:Discord:Channel:42", "direct", "discord", "channel"),
        ("agent:work:telegram:group:-100", "direct", "telegram", "group"),
        ("telegram:dm:7", "direct", "telegram", "direct"),
        ("agent:main:slack:direct:u1", "group", "slack", "group"),
        ("agent:main:subagent:abc", "direct", "", "direct"),
    ],
)
def test_what_a_key_says(key: str, session: Session, channel: str, kind: str) -> None:
    who = asker(key, session)
    assert (who.channel, who.chat_type) == (channel, kind)


@pytest.mark.parametrize(
    ("key", "allowed"),
    [
        ("agent:main:main", True),
        ("agent:main:discord:channel:1", False),
        ("agent:main:signal:group:1", False),
    ],
)
def test_by_default_only_direct_chats(key: str, allowed: bool) -> None:
    assert may_search(asker(key, "direct"), DIRECT, "deny") is allowed


def test_the_first_rule_that_matches_wins() -> None:
    rules = (Rule("deny", key_prefix="discord:channel:"), Rule("allow"))
    assert not may_search(asker("agent:main:discord:channel:1", "direct"), rules, "deny")
    assert may_search(asker("agent:main:slack:channel:1", "direct"), rules, "deny")
    assert not may_search(
        asker("agent:main:discord:channel:1", "direct"), (Rule("deny"), Rule("allow")), "allow"
    )


def test_prefixes_are_of_the_normalised_key_and_of_the_whole_one() -> None:
    who = asker("Agent:Main:Discord:Direct:7", "direct")
    assert Rule("allow", key_prefix="DISCORD:").matches(who)
    assert not Rule("allow", key_prefix="main:").matches(who)
    assert Rule("allow", raw_key_prefix="agent:main:discord:").matches(who)
    assert not Rule("allow", raw_key_prefix="discord:").matches(who)


def test_an_older_key_prefix_with_agent_is_of_the_whole_key() -> None:
    who = asker("agent:main:discord:direct:7", "direct")
    assert Rule("allow", key_prefix="agent:main:discord:").matches(who)
    assert not Rule("allow", key_prefix="agent:work:").matches(who)


def test_all_that_a_rule_names_must_match() -> None:
    rule = Rule("allow", chat_type="direct", key_prefix="discord:", raw_key_prefix="agent:main:")
    assert rule.matches(asker("agent:main:discord:direct:7", "direct"))
    assert not rule.matches(asker("agent:work:discord:direct:7", "direct"))
    assert not rule.matches(asker("agent:main:discord:channel:7", "direct"))
