"""Addresses of services: what people write, made into what is called."""

from __future__ import annotations

import ipaddress
import re
from urllib.parse import SplitResult, parse_qsl, urlencode, urlsplit, urlunsplit

_DEFAULT_PORTS = {"http": 80, "https": 443}
_SCHEME = re.compile(r"^[a-zA-Z][a-zA-Z0-9+.-]*://")
#: Words in the name of a header or parameter that mean its value is secret.
SECRET_NAME = re.compile(
    r"(?i)auth|key|token|secret|password|passwd|cookie|credential|signature|^sig$|^code$"
)


def normalise(address: str) -> str:
    """The address with a scheme, a host in lower case, no default port, no user, no slash at the end.

    Raises ValueError with a short reason if nothing can be called there.
    """
    text = address.strip().strip("\"'")
    if not _SCHEME.match(text):
        text = f"{'http' if is_local(_host_of(text)) else 'https'}://{text}"
    parts = urlsplit(text)
    if parts.scheme.lower() not in _DEFAULT_PORTS:
        raise ValueError(f"it begins with {parts.scheme}:// where http:// or https:// is needed")
    if not parts.hostname or re.search(r"[\s<>]", text):
        raise ValueError("it names no host")
    return urlunsplit((parts.scheme.lower(), _authority(parts), parts.path.rstrip("/"), parts.query, ""))


def origin_of(address: str) -> str:
    """Scheme, host and port of an address, `https://api.example.com`."""
    parts = urlsplit(normalise(address))
    return f"{parts.scheme}://{parts.netloc}"


def join(base: str, path: str) -> str:
    """The address of `path` below a normalised base; a query of the base stays at the end."""
    parts = urlsplit(base)
    path, _, query = path.partition("?")
    queries = "&".join(part for part in (query, parts.query) if part)
    return urlunsplit((parts.scheme, parts.netloc, f"{parts.path}/{path.lstrip('/')}", queries, ""))


def presentable(address: str) -> str:
    """The address for a message or a fingerprint: without the values of parameters that are secret."""
    parts = urlsplit(address)
    query = [(name, "…" if SECRET_NAME.search(name) else value) for name, value in parse_qsl(parts.query)]
    return urlunsplit((parts.scheme, parts.netloc, parts.path, urlencode(query, safe="…"), ""))


def is_local(host: str | None) -> bool:
    """Whether the host is this very computer."""
    if not host:
        return False
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost" or host.endswith(".localhost")


def _host_of(text: str) -> str | None:
    try:
        return urlsplit(f"//{text}").hostname
    except ValueError:
        return None


def _authority(parts: SplitResult) -> str:
    host = (parts.hostname or "").lower()
    host = f"[{host}]" if ":" in host else host
    try:
        port = parts.port
    except ValueError:
        raise ValueError("the number of its port is wrong") from None
    return host if port in {None, _DEFAULT_PORTS[parts.scheme.lower()]} else f"{host}:{port}"
