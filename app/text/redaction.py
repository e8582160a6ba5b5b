"""Finds passwords and keys in a text, and masks them where it goes into an index; its file is never touched.

Known shapes only: a mask over ordinary words would make them unfindable. A short secret becomes `***`, of a
long one the first six and the last four characters stay, of a private key its first and last line.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

MASK = "***"
_CUT = "…"
_SHORTEST_SHOWN = 18  # a shorter secret is masked as a whole
_HEAD, _TAIL = 6, 4

# Whatever holds none of these holds no secret of a known shape; most texts are done after this one look.
_HINTS = re.compile(
    r"sk-|gh[pousr]_|github_pat_|xox[baprs]-|xapp-|gsk_|AIza|pplx-|npm_|hf_|AKIA|ASIA|glpat-|eyJ|\d{6}:|Bearer"
    r"|-----BEGIN|://|key|token|secret|passw|passphrase|パスワード|密码|密碼|비밀번호",
    re.IGNORECASE,
)
_PEM = re.compile(r"(-----BEGIN [A-Z ]*PRIVATE KEY-----)([\s\S]*?)(-----END [A-Z ]*PRIVATE KEY-----|\Z)")
_QUOTE = r"[\"'`]?"
_NAMES = r"(?:api[_-]?key|access[_-]?key|secret[_-]?key|access[_-]?token|refresh[_-]?token|auth[_-]?token"
_NAMES += r"|client[_-]?secret|private[_-]?key|token|secret|passwd|password|passphrase)"
_PASSWORD, _BEARER, _BY_SHAPE = "password", "bearer token", ""
_PATTERNS = (
    # OPENAI_API_KEY=…, export DB_PASSWORD="…"
    (
        _PASSWORD,
        rf"(?<![A-Za-z0-9])[A-Z0-9_]*(?:KEY|TOKEN|SECRET|PASSWORD|PASSWD)\s*=\s*{_QUOTE}([^\s\"'`]+)",
        0,
    ),
    (
        _PASSWORD,
        r"(?<![A-Za-z0-9])[A-Z0-9_]*(?:KEY|TOKEN|SECRET|PASSWORD|PASSWD)\s*:\s*([^\s\"'`,]{8,})",
        0,
    ),
    # "apiKey": "…", also inside a string of JSON
    (_PASSWORD, rf"\\?[\"']{_NAMES}\\?[\"']\s*:\s*\\?[\"']([^\"'\\]+)", re.IGNORECASE),
    # --token …, --api-key=…
    (_PASSWORD, rf"--{_NAMES}(?:\s+|=){_QUOTE}([^\s\"'`]+)", re.IGNORECASE),
    (_BEARER, r"Authorization\s*[:=]\s*(?:Bearer|Basic|Token)\s+([\w.~+/=-]++)(?!…)", re.IGNORECASE),
    (_BEARER, r"\bBearer\s+([\w.~+/-]{18,}+=*+)(?!…)", re.IGNORECASE),
    # password: hunter2!, パスワードはhunter2 (a value that is a plain word is left alone)
    (
        _PASSWORD,
        (
            rf"(?:(?<![\w-]){_NAMES}|パスワード|密码|密碼|비밀번호)\s*(?:[=:：]|は|是|\bis\b)\s*[\"'`「]?"
            r"((?=[^\s\"'`」]*[\d!@#$%^&*])[^\s\"'`」,;。、]{6,})"
        ),
        re.IGNORECASE,
    ),
    (_PASSWORD, r"\b[a-z][a-z0-9+.-]*://[^\s:/@]+:([^\s/@]+)@", re.IGNORECASE),
    (
        _BY_SHAPE,
        (
            r"(?<![A-Za-z0-9])(sk-[\w-]{8,}|gh[pousr]_\w{16,}|github_pat_\w{16,}|xox[baprs]-[\w-]{10,}|xapp-[\w-]{10,}"
            r"|gsk_[\w-]{10,}|AIza[\w-]{20,}|pplx-[\w-]{10,}|npm_\w{10,}|hf_\w{20,}|glpat-[\w-]{16,}|A[KS]IA[A-Z0-9]{16}"
            r"|\d{6,}:[\w-]{20,}|eyJ[\w-]{10,}\.[\w-]{10,}\.[\w-]{10,})"
        ),
        0,
    ),
)
_COMPILED = tuple((kind, re.compile(pattern, flags)) for kind, pattern, flags in _PATTERNS)
_SHAPES = {
    "access key": ("AKIA", "ASIA"),
    "access token": ("gh", "github", "glpat-", "npm_", "eyJ"),
    "chat token": ("xox", "xapp-", *"0123456789"),
}


def secrets_in(text: str) -> Iterator[tuple[str, str]]:
    """What looks like a secret, as kind and value: those of a shape of their own before mere passwords."""
    if not _HINTS.search(text):
        return
    if _PEM.search(text):
        yield "private key", ""
    for kind, pattern in sorted(_COMPILED, key=lambda each: each[0] == _PASSWORD):
        for found in pattern.finditer(text):
            yield kind or _kind_by_shape(found[1]), found[1]


def _kind_by_shape(value: str) -> str:
    return next((kind for kind, starts in _SHAPES.items() if value.startswith(starts)), "API key")


def redact(text: str) -> str:
    """The text with every secret of a known shape masked. Doing it twice changes nothing more."""
    if not _HINTS.search(text):
        return text
    text = _PEM.sub(_masked_key, text)
    for _, pattern in _COMPILED:
        text = pattern.sub(_masked_match, text)
    return text


def masked(secret: str) -> str:
    """What is shown in place of a secret; a mask stays as it is."""
    if _CUT in secret or MASK in secret:
        return secret
    return MASK if len(secret) < _SHORTEST_SHOWN else f"{secret[:_HEAD]}{_CUT}{secret[-_TAIL:]}"


def _masked_match(found: re.Match[str]) -> str:
    start, end = found.start(1) - found.start(), found.end(1) - found.start()
    return f"{found[0][:start]}{masked(found[1])}{found[0][end:]}"


def _masked_key(found: re.Match[str]) -> str:
    return f"{found[1]}\n{_CUT}\n{found[3]}" if found[2].strip(" \n\r\\n") else found[0]
