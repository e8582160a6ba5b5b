from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.text.redaction import masked, redact

LONG = "Zx9Qw7Lk2Mn4Vb6Cd8Fg1Hj3"
SECRETS = {
    "environment": f"OPENAI_API_KEY={LONG}",
    "exported": f'export DB_PASSWORD="{LONG}"',
    "json": f'{{"apiKey": "{LONG}", "host": "x"}}',
    "json in a string": f'\\"accessToken\\": \\"{LONG}\\"',
    "flag": f"run --token {LONG} now",
    "flag with equals": f"run --api-key={LONG}",
    "header": f"Authorization: Bearer {LONG}",
    "bare bearer": f"use Bearer {LONG}",
    "url": f"postgres://app:{LONG}@db.internal/x",
    "prose": f"the password is {LONG}",
    "prose in Japanese": f"パスワードは{LONG}",
    "openai": f"sk-proj-{LONG}",
    "github": f"ghp_{LONG}",
    "github fine": f"github_pat_{LONG}",
    "slack": f"xoxb-{LONG}",
    "slack app": f"xapp-1-{LONG}",
    "groq": f"gsk_{LONG}",
    "google": f"AIza{LONG}",
    "perplexity": f"pplx-{LONG}",
    "npm": f"npm_{LONG}",
    "telegram": f"12345678:AA{LONG}",
    "amazon": "AKIAIOSFODNN7EXAMPLE",
    "hugging face": f"hf_{LONG}",
}


@pytest.mark.parametrize("text", SECRETS.values(), ids=SECRETS.keys())
def test_no_known_shape_stays(text: str) -> None:
    done = redact(f"Before. {text} After.")
    secret = LONG if LONG in text else text
    assert secret not in done
    assert done.startswith("Before. ")
    assert done.endswith("After.")


def test_a_mask_tells_which_secret_it_was_unless_it_is_short() -> None:
    assert masked(LONG) == "Zx9Qw7…1Hj3"
    assert masked("hunter2") == "***"
    assert redact("PASSWORD=hunter2") == "PASSWORD=***"


def test_of_a_private_key_only_its_first_and_last_line_stay() -> None:
    key = "-----BEGIN RSA PRIVATE KEY-----\nMIIEow\nAQEA7b\n-----END RSA PRIVATE KEY-----"
    assert redact(f"Here: {key}!") == (
        "Here: -----BEGIN RSA PRIVATE KEY-----\n…\n-----END RSA PRIVATE KEY-----!"
    )
    assert "MIIEow" not in redact(key[:60])


@pytest.mark.parametrize(
    "text",
    [
        "We talked about tokens: the chunker counts them.",
        "The secret of good tea: patience.",
        "The key is under the mat.",
        "password: see the manager",
        "Ask at 10:30, ticket TKY-88431, commit a828e60.",
        "パスワードは変えていません。",
        "https://example.org/path?key",
    ],
)
def test_ordinary_talk_stays_as_it_is(text: str) -> None:
    assert redact(text) == text


@given(st.text(max_size=300))
def test_any_text_is_taken_and_a_second_pass_changes_nothing(text: str) -> None:
    once = redact(text)
    assert redact(once) == once


@given(st.lists(st.one_of(st.sampled_from(list(SECRETS.values())), st.text(max_size=20)), max_size=8))
def test_secrets_among_anything_are_masked_for_good(parts: list[str]) -> None:
    once = redact(" ".join(parts))
    assert LONG not in once
    assert redact(once) == once
