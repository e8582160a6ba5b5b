"""Is there a newer version? One GET of a small JSON file, nothing sent but the program's name and version.

The only module beside `app/embeddings` that speaks to a network, and only where a person agreed and an
address is set. The answer: `{"version": "0.2.0", "url": "https://…", "summary": "…"}`.
"""

from __future__ import annotations

import ipaddress
import re
from dataclasses import dataclass
from urllib.parse import urlsplit

from app import __version__
from app.errors import MemoroError

SECONDS = 10.0
LARGEST_ANSWER = 64 * 1024
_VERSION = re.compile(
    r"v?(\d{1,6})\.(\d{1,6})(?:\.(\d{1,6}))?(?:(a|b|rc|dev|-alpha|-beta|-rc)[\w.]*)?", re.ASCII
)


class UpdateCheckError(MemoroError):
    """`why` is a sentence; it is no reason to worry anybody who did not ask."""

    def __init__(self, why: str) -> None:
        super().__init__("Memoro could not look for updates", why, "Try again later.")


@dataclass(frozen=True, slots=True)
class Update:
    """`is_newer` than the running program. `url` is a page for people, "" where none is told."""

    version: str
    url: str = ""
    summary: str = ""
    is_newer: bool = False


def check_for_update(address: str | None, *, running: str = __version__, timeout: float = SECONDS) -> Update:
    """Ask `address` for the newest version. Raises UpdateCheckError. May wait `timeout` seconds."""
    if not address:
        raise UpdateCheckError("No address for updates is set.")
    if not is_safe(address):
        raise UpdateCheckError("The address for updates must begin with https://.")
    return _understood(_fetched(address, running, timeout), running)


def _fetched(address: str, running: str, timeout: float) -> object:
    import httpx

    headers = {"User-Agent": f"Memoro/{running}", "Accept": "application/json"}
    try:
        with (
            httpx.Client(timeout=timeout, follow_redirects=False, headers=headers) as client,
            client.stream("GET", address) as answer,
        ):
            if answer.status_code != httpx.codes.OK:
                raise UpdateCheckError(f"{urlsplit(address).hostname} answered with {answer.status_code}.")
            data = bytearray()
            for part in answer.iter_bytes():
                data += part
                if len(data) > LARGEST_ANSWER:
                    raise UpdateCheckError("The answer is too long to be one about updates.")
        return httpx.Response(200, content=bytes(data)).json()
    except httpx.HTTPError as error:
        raise UpdateCheckError(f"No connection to {urlsplit(address).hostname}.") from error
    except ValueError as error:
        raise UpdateCheckError("The answer is not about updates.") from error


def _understood(answer: object, running: str) -> Update:
    version = answer.get("version") if isinstance(answer, dict) else None
    if not isinstance(answer, dict) or not isinstance(version, str) or not _VERSION.fullmatch(version):
        raise UpdateCheckError("The answer is not about updates.")
    url, summary = answer.get("url"), answer.get("summary")
    page = url if isinstance(url, str) and is_safe(url) else ""
    told = " ".join(summary.split())[:300] if isinstance(summary, str) else ""
    return Update(version.removeprefix("v"), page, told, is_newer(version, running))


def is_newer(version: str, than: str) -> bool:
    """By the numbers; a preview (`0.2.0rc1`) comes before its version."""
    return _key(version) > _key(than)


def _key(version: str) -> tuple[int, int, int, int]:
    found = _VERSION.fullmatch(version)
    if found is None:
        return (0, 0, 0, 0)
    return (int(found[1]), int(found[2]), int(found[3] or 0), 0 if found[4] else 1)


def is_safe(address: str) -> bool:
    """Whether what it answers comes as it was sent."""
    try:
        parts = urlsplit(address)
        host = parts.hostname or ""
    except ValueError:
        return False
    return bool(host) and (parts.scheme == "https" or (parts.scheme == "http" and _is_this_machine(host)))


def _is_this_machine(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
