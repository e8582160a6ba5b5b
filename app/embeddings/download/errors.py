"""What can go wrong with a download, as sentences for people."""

from __future__ import annotations

import ssl
from pathlib import Path
from typing import TYPE_CHECKING

from app.embeddings.provider import EmbeddingError

if TYPE_CHECKING:
    import httpx

_WORDS_GO_ON = "Search by words goes on."


class DownloadError(EmbeddingError):
    """A model could not be brought here. What has arrived is kept: the next try goes on from there."""


class DownloadCancelledError(DownloadError):
    """Somebody did not want it any more."""


def cancelled(name: str) -> DownloadCancelledError:
    return DownloadCancelledError(
        "The download was stopped",
        f"What has arrived of {name} is kept; the next download goes on from there.",
        retryable=True,
    )


def no_connection(host: str, error: Exception) -> DownloadError:
    """A host that did not answer, with the step that failed."""
    import httpx

    cause: BaseException | None = error
    while cause is not None and not isinstance(cause, ssl.SSLError):
        cause = cause.__cause__ or cause.__context__
    if cause is not None:
        step = "its certificate is not trusted by this computer"
    elif isinstance(error, httpx.ProxyError):
        step = "the proxy refused to help"
    elif isinstance(error, httpx.TimeoutException):
        step = "it did not answer in time"
    elif isinstance(error, httpx.ConnectError):
        step = "it could not be reached"
    else:
        step = "the connection broke off"
    return DownloadError(
        f"No connection to {host}",
        f"The model could not be downloaded: {step}. {_WORDS_GO_ON}",
        "Check the network and its proxy, then try again; what has arrived is kept.",
        retryable=True,
    )


def refused(response: httpx.Response, what: str) -> DownloadError:
    """An answer of 400 or more, told by the hub's own code in `X-Error-Code` where there is one."""
    host, status, code = response.url.host, response.status_code, response.headers.get("x-error-code", "")
    if code == "GatedRepo":
        return DownloadError(
            "This model asks for your agreement first",
            f"{what} is given only to people who have accepted its terms on {host}. {_WORDS_GO_ON}",
            "Accept the terms on the model's page, set HF_TOKEN to a token of yours, and try again.",
        )
    if code == "EntryNotFound":
        return DownloadError(
            "This model has no such file",
            f"{host} knows the model, but not the file: {what}.",
            "Copy the name of the file from the model's page.",
        )
    if code in {"RepoNotFound", "RevisionNotFound"} or status in {401, 403, 404}:
        return DownloadError(
            "There is no such model",
            f"{host} has no {what}, or shows it only to people it knows ({status}). {_WORDS_GO_ON}",
            "Check the address for typing errors. For a private model, set HF_TOKEN.",
        )
    if status == 429:
        return DownloadError(
            "Too many downloads for now",
            f"{host} asks to wait. {_WORDS_GO_ON}",
            "Try again in some minutes.",
            retryable=True,
        )
    return DownloadError(
        f"{host} has a problem",
        f"It answered {status} when asked for {what}. {_WORDS_GO_ON}",
        "Try again later.",
        retryable=status >= 500 or status in {408, 425},
    )


def not_a_hub(host: str) -> DownloadError:
    return DownloadError(
        f"{host} does not answer like a model hub",
        "It may be a sign-in page of the network, or the hub's address in the settings is wrong.",
        "Open a web page to sign in to the network, or correct the address.",
        retryable=True,
    )


def no_room(folder: Path, needed: int, free: int) -> DownloadError:
    """`needed` and `free` in bytes."""
    return DownloadError(
        "The disk is too full for this model",
        f"{_size(needed)} are needed in {folder}, {_size(free)} are free. {_WORDS_GO_ON}",
        "Make room, or choose another folder for models in the settings.",
    )


def cannot_write(folder: Path, error: OSError) -> DownloadError:
    return DownloadError(
        "The model could not be saved",
        f"Writing into {folder} failed: {error.strerror or error}. {_WORDS_GO_ON}",
        "Choose another folder for models in the settings.",
    )


def differs(name: str) -> DownloadError:
    return DownloadError(
        "The download was damaged",
        f"{name} arrived, but is not the file that the hub describes, so it was thrown away.",
        "Download it again. If it happens again, something on the way changes files.",
        retryable=True,
    )


def _size(number: int) -> str:
    return f"{number / 1e9:.1f} GB" if number >= 1e9 else f"{max(number, 0) / 1e6:.0f} MB"
