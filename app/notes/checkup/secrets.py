"""Passwords and keys in a note: known shapes only, so that a finding can be believed."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

_SHORTEST_SHOWN = 18  # a shorter one is masked as a whole
_HINTS = re.compile(
    r"sk-|gh[pousr]_|github_pat_|xox[baprs]-|xapp-|gsk_|AIza|pplx-|npm_|hf_|AKIA|glpat-|:AA|Bearer|BEGIN "
    r"|key|token|secret|passw|credential|パスワード|密码|密碼|비밀번호",
    re.IGNORECASE,
)
_NAME = (
    r"(?:[\w-]*(?:api[_-]?key|access[_-]?key|secret(?:[_-]?key)?|token|passw(?:or)?d|passphrase)"
    r"|パスワード|密码|密碼|비밀번호)"
)
_EDGE = r"(?<![\w-])"
_PATTERNS: tuple[tuple[str, re.Pattern[str]], ...] = (
    ("private key", re.compile(r"-----BEGIN [A-Z ]*PRIVATE KEY-----")),
    ("API key", re.compile(_EDGE + r"(sk-[\w-]{20,}|gsk_\w{20,}|AIza[\w-]{30,}|pplx-\w{20,}|hf_\w{20,})")),
    ("access key", re.compile(_EDGE + r"(AKIA[A-Z0-9]{16})(?!\w)")),
    (
        "access token",
        re.compile(_EDGE + r"(gh[pousr]_\w{20,}|github_pat_\w{20,}|glpat-[\w-]{20,}|npm_\w{20,})"),
    ),
    ("chat token", re.compile(_EDGE + r"(xox[baprs]-[\w-]{10,}|xapp-[\w-]{10,}|\d{6,}:AA[\w-]{30,})")),
    ("bearer token", re.compile(r"\bBearer\s+([\w.~+/-]{18,}=*)")),
    (
        "password",
        re.compile(
            rf"{_EDGE}[\"'`]?{_NAME}[\"'`]?\s*(?:[=:：]|は)\s*[\"'`「]?([^\s\"'`」,;]{{8,}})", re.IGNORECASE
        ),
    ),
    ("password", re.compile(rf"--{_NAME}[ =]([^\s\"'`]{{8,}})", re.IGNORECASE)),
)
#: What stands where a secret would: examples, variables, masks.
_NO_SECRET = re.compile(
    r"^[<{$%\[(]|\*{3}|[x.…_-]{4}|your|example|placeholder|changeme|redacted|keyring|^(?:https?|file)://"
    r"|^[\w/]*\.\w{1,4}$|^\w+\(|^[a-z]+$",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class Secret:
    """A secret in a text: its line (from 1), what it looks like, and itself in a form that may be shown."""

    line: int
    what: str
    masked: str


def find_secrets(text: str) -> Iterator[Secret]:
    """Everything in the text that looks like a secret, line by line; the first shape that fits a line."""
    if not _HINTS.search(text):
        return
    for number, line in enumerate(text.split("\n"), 1):
        if not _HINTS.search(line):
            continue
        for what, pattern in _PATTERNS:
            found = pattern.search(line)
            if found is None:
                continue
            value = found[found.lastindex or 0]
            if what != "password" or not _NO_SECRET.search(value):
                yield Secret(number, what, "…" if what == "private key" else masked(value))
                break


def masked(value: str) -> str:
    """The first six and the last four characters; nothing of a short one."""
    return "***" if len(value) < _SHORTEST_SHOWN else f"{value[:6]}…{value[-4:]}"
