"""What the hub says about a model: its files, their sizes and hashes.

Hugging Face's protocol, as its own client `huggingface_hub` speaks it: `resolve/REVISION/FILE` answers with
`X-Linked-Size` and `X-Linked-Etag` (for large files the SHA-256) and sends on to where the bytes are;
`api/models/REPOSITORY/tree/REVISION` lists files, with `lfs.oid` as the SHA-256.
"""

from __future__ import annotations

import os
import re
from dataclasses import dataclass
from types import TracebackType
from typing import TYPE_CHECKING, Any, Self
from urllib.parse import quote, urljoin, urlsplit

from app.embeddings.download.addresses import HubAddress
from app.embeddings.download.errors import DownloadError, no_connection, not_a_hub, refused

if TYPE_CHECKING:
    import httpx

ENDPOINT = "https://huggingface.co"
ENDPOINT_VARIABLES = ("MEMORO_HUB_URL", "HF_ENDPOINT")
TOKEN_VARIABLE = "HF_TOKEN"  # noqa: S105 (its name)
_MOST_REDIRECTS = 5
_MOST_PAGES = 20
_REDIRECTS = {301, 302, 303, 307, 308}


@dataclass(frozen=True, slots=True)
class HubFile:
    """A file on the hub. `size` in bytes and `sha256` (hexadecimal) are None if the hub does not tell."""

    path: str
    size: int | None
    sha256: str | None
    url: str = ""


class Hub:
    """Asks a hub. `endpoint` and `proxy` are addresses; unset, the environment decides.

    Use it as a context manager. Every method raises `DownloadError`.
    """

    def __init__(self, endpoint: str = "", proxy: str | None = None) -> None:
        import httpx

        chosen = endpoint or next(filter(None, map(os.environ.get, ENDPOINT_VARIABLES)), ENDPOINT)
        self.endpoint = chosen.rstrip("/")
        headers = {"accept-encoding": "identity", "user-agent": "memoro"}
        if token := os.environ.get(TOKEN_VARIABLE, "").strip():
            headers["authorization"] = f"Bearer {token}"  # httpx drops it when sent on to another host
        timeout = httpx.Timeout(30.0, connect=15.0, read=20.0)
        self.client = httpx.Client(headers=headers, timeout=timeout, proxy=proxy or None)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, value: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.client.close()

    @property
    def host(self) -> str:
        return urlsplit(self.endpoint).hostname or self.endpoint

    def describe(self, address: HubAddress) -> HubFile:
        """Size and hash of the one file that the address names."""
        revision, path = quote(address.revision, safe=""), quote(address.file)
        url = f"{self.endpoint}/{address.repository}/resolve/{revision}/{path}"
        response = self._head(url, f"{address.repository}/{address.file}")
        headers = response.headers
        if headers.get("content-type", "").startswith("text/html") and not response.is_redirect:
            raise not_a_hub(self.host)
        size = headers.get("x-linked-size") or (
            None if response.is_redirect else headers.get("content-length")
        )
        sha256 = _sha256(headers.get("x-linked-etag") or headers.get("etag"))
        found = HubFile(address.file, int(size) if size and size.isdigit() else None, sha256, url)
        return found if found.sha256 and found.size else self._from_list(address, found)

    def files(self, address: HubAddress) -> list[HubFile]:
        """All files of the model, with what the list says about them."""
        revision = quote(address.revision, safe="")
        url = f"{self.endpoint}/api/models/{address.repository}/tree/{revision}?recursive=true"
        entries: list[Any] = []
        for _ in range(_MOST_PAGES):
            response = self._request("GET", url, address.repository, follow=True)
            try:
                page = response.json()
                entries += [(item["path"], item.get("size"), item.get("lfs") or {}) for item in page]
            except (ValueError, LookupError, TypeError, AttributeError):
                raise not_a_hub(self.host) from None
            following = response.links.get("next", {}).get("url")
            if not following:
                break
            url = urljoin(url, following)
        return [HubFile(path, lfs.get("size", size), _sha256(lfs.get("oid"))) for path, size, lfs in entries]

    def _from_list(self, address: HubAddress, found: HubFile) -> HubFile:
        """Fill in from the list what a mirror's headers left out, if it has a list."""
        try:
            listed = next(file for file in self.files(address) if file.path == found.path)
        except (DownloadError, StopIteration):
            return found
        return HubFile(found.path, found.size or listed.size, found.sha256 or listed.sha256, found.url)

    def _head(self, url: str, what: str) -> httpx.Response:
        """Follow the hub's redirects (a renamed model), but not the one to where the bytes are."""
        for _ in range(_MOST_REDIRECTS):
            response = self._request("HEAD", url, what, follow=False)
            target = urljoin(url, response.headers.get("location", ""))
            elsewhere = urlsplit(target).netloc != urlsplit(url).netloc
            if response.status_code not in _REDIRECTS or elsewhere or "x-linked-etag" in response.headers:
                return response
            url = target
        raise not_a_hub(self.host)

    def _request(self, method: str, url: str, what: str, *, follow: bool) -> httpx.Response:
        import httpx

        try:
            response = self.client.request(method, url, follow_redirects=follow)
        except (httpx.HTTPError, httpx.InvalidURL) as error:
            raise no_connection(self.host, error) from error
        if response.status_code >= 400:
            raise refused(response, what)
        return response


def _sha256(tag: str | None) -> str | None:
    """The hash in an entity tag: large files have their SHA-256, small ones git's own, which is shorter."""
    found = re.fullmatch(r'(?:W/)?"?(?:sha256:)?([0-9a-f]{64})"?', (tag or "").strip().lower())
    return found[1] if found else None
