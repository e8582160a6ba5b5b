"""What a remote service can do wrong, and what a person is told about it: one sentence for each cause.

Each text says what happened, why that is likely, and one thing to do; `cause` lets a window choose the button
that goes with the text.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum

from app.embeddings.provider import EmbeddingError
from app.embeddings.remote.complaint import Complaint


class Cause(StrEnum):
    """Why a call failed; the value is stable and may be shown in a diagnosis."""

    BAD_KEY = "bad-key"
    NO_KEY = "no-key"
    FOREIGN_KEY = "foreign-key"
    NO_PERMISSION = "no-permission"
    NO_CREDIT = "no-credit"
    RATE_LIMITED = "rate-limited"
    WRONG_PATH = "wrong-path"
    WEB_PAGE = "web-page"
    UNKNOWN_MODEL = "unknown-model"
    CHAT_MODEL = "chat-model"
    DIMENSION = "dimension"
    BAD_SETTING = "bad-setting"
    OFFLINE = "offline"
    DNS = "dns"
    TLS = "tls"
    PROXY = "proxy"
    NOT_RUNNING = "not-running"
    CLOSED = "closed"
    TIMEOUT = "timeout"
    SERVICE_FAULT = "service-fault"
    MALFORMED = "malformed"
    COUNT = "count"
    TOO_LARGE = "too-large"
    REJECTED = "rejected"
    CANCELLED = "cancelled"


#: Causes that may pass by themselves; all others wait for a person.
PASSING = {
    Cause.RATE_LIMITED, Cause.OFFLINE, Cause.DNS, Cause.NOT_RUNNING, Cause.CLOSED, Cause.TIMEOUT, Cause.PROXY,
    Cause.SERVICE_FAULT, Cause.MALFORMED, Cause.COUNT, Cause.CANCELLED, Cause.NO_CREDIT,
}  # fmt: skip


class RemoteError(EmbeddingError):
    """A call to a service failed. `cause` is for programs, the three texts are for people."""

    def __init__(
        self, cause: Cause, title: str, message: str = "", action: str = "", *, retry_at: float | None = None
    ) -> None:
        super().__init__(title, message, action, retryable=cause in PASSING, retry_at=retry_at)
        self.cause = cause
        self.complaint: Complaint | None = None  # what the service said, its secrets taken out


@dataclass(frozen=True, slots=True)
class Target:
    """What was called, in the words of the messages. `url` holds no secret."""

    service: str
    host: str
    url: str
    model: str
    local: bool = False
    has_key: bool = True


def bad_key(target: Target) -> RemoteError:
    if not target.has_key:
        return RemoteError(
            Cause.NO_KEY,
            f"{target.service} asks for a key",
            f"{target.host} does not answer without one.",
            "Enter the key in the settings.",
        )
    return RemoteError(
        Cause.BAD_KEY,
        f"{target.service} did not accept the key",
        "It may have been copied in part, be meant for another service, or be revoked.",
        "Copy the whole key once more, or make a new one on the service's page.",
    )


def no_permission(target: Target, detail: str = "") -> RemoteError:
    return RemoteError(
        Cause.NO_PERMISSION,
        f"{target.service} does not let this key use {target.model}",
        _with("The key was accepted, but its account, project or region may not use the model.", detail),
        "Choose another model, or change what the key may do on the service's page.",
    )


def no_credit(target: Target, retry_at: float) -> RemoteError:
    return RemoteError(
        Cause.NO_CREDIT,
        f"The account at {target.service} has no credit left",
        f"Search by keywords goes on as before. {target.service} is asked again at {clock_time(retry_at)}.",
        "Add credit or raise the limit on the service's billing page.",
        retry_at=retry_at,
    )


def rate_limited(target: Target, retry_at: float) -> RemoteError:
    return RemoteError(
        Cause.RATE_LIMITED,
        f"{target.service} gets too many requests for now",
        f"Memoro goes on by itself at {clock_time(retry_at)}.",
        "There is nothing to do; a higher limit of the account makes it faster.",
        retry_at=retry_at,
    )


def wrong_path(target: Target) -> RemoteError:
    return RemoteError(
        Cause.WRONG_PATH,
        f"Nothing answers at {target.url}",
        f"{target.host} is there, but it does not know this path. The address often ends in /v1.",
        "Correct the address in the settings.",
    )


def redirected(target: Target, place: str) -> RemoteError:
    return RemoteError(
        Cause.WRONG_PATH,
        f"{target.host} points to another address",
        f"It asks to call {place} instead. A key is not sent to an address that was not chosen."
        if place
        else "A login page of the network may be in between. A key is not sent to other addresses.",
        "Enter the final address in the settings, or log in to the network.",
    )


def web_page(target: Target) -> RemoteError:
    return RemoteError(
        Cause.WEB_PAGE,
        f"{target.url} is a web page, not a service for programs",
        "It answered with a page for people. The part of the address after the host is probably missing.",
        "Correct the address in the settings; it often ends in /v1.",
    )


def unknown_model(target: Target) -> RemoteError:
    return RemoteError(
        Cause.UNKNOWN_MODEL,
        f"{target.service} does not offer {target.model}",
        "The name may be misspelt, or the model was taken out of service.",
        f"Fetch it with “ollama pull {target.model}”, or choose another model."
        if target.service == "Ollama"
        else "Choose a model from the list in the settings.",
    )


def chat_model(target: Target) -> RemoteError:
    return RemoteError(
        Cause.CHAT_MODEL,
        f"{target.model} cannot make search vectors",
        "It is a model that answers questions, or its server was started without embeddings.",
        "Choose an embedding model in the settings.",
    )


def dimension_differs(target: Target, got: int, wanted: int) -> RemoteError:
    return RemoteError(
        Cause.DIMENSION,
        f"{target.model} makes {got} numbers per text, not {wanted}",
        "Vectors of different lengths cannot be compared, so these were not taken.",
        "Choose the model once more in the settings; a new index is then built beside the present one.",
    )


def bad_setting(title: str, message: str, action: str) -> RemoteError:
    return RemoteError(Cause.BAD_SETTING, title, message, action)


def offline(target: Target) -> RemoteError:
    return RemoteError(
        Cause.OFFLINE,
        f"No connection to {target.host}",
        "This computer seems to be offline. Search by keywords goes on as before.",
        "Check the network; Memoro tries again by itself.",
    )


def dns_failed(target: Target) -> RemoteError:
    return RemoteError(
        Cause.DNS,
        f"No connection to {target.host}",
        "The network knows no computer of this name (DNS).",
        "Check the spelling of the address, then the network.",
    )


def tls_failed(target: Target, detail: str) -> RemoteError:
    return RemoteError(
        Cause.TLS,
        f"No safe connection to {target.host}",
        _with("Its certificate could not be verified (TLS).", detail),
        "Check the date of this computer. Where a company inspects connections, "
        "set SSL_CERT_FILE to its certificate.",
    )


def proxy_failed(target: Target, detail: str) -> RemoteError:
    return RemoteError(
        Cause.PROXY,
        f"The proxy did not connect to {target.host}",
        _with("Requests go through a proxy, and it refused or did not answer.", detail),
        "Check HTTPS_PROXY and NO_PROXY, or the proxy's password.",
    )


def not_running(target: Target) -> RemoteError:
    if target.local:
        return RemoteError(
            Cause.NOT_RUNNING,
            f"{target.service} is not running on this computer",
            f"Nothing listens at {target.host}.",
            f"Start {target.service}; Memoro tries again by itself.",
        )
    return RemoteError(
        Cause.NOT_RUNNING,
        f"{target.host} does not accept connections",
        "The computer is there, but the service is not running or a firewall keeps it shut.",
        "Start the service, or correct the address and port in the settings.",
    )


def closed(target: Target) -> RemoteError:
    return RemoteError(
        Cause.CLOSED,
        f"{target.host} broke the connection off",
        "It ended before the whole answer was there.",
        "Memoro tries again by itself. If it stays so, see the log of the service.",
    )


def timed_out(target: Target, seconds: float) -> RemoteError:
    return RemoteError(
        Cause.TIMEOUT,
        f"No answer from {target.host}",
        f"It took longer than {seconds:.0f} seconds. The service or the network may be busy.",
        "Memoro tries again by itself.",
    )


def service_fault(target: Target, status: int, detail: str = "") -> RemoteError:
    return RemoteError(
        Cause.SERVICE_FAULT,
        f"{target.service} has a fault of its own",
        _with(f"{target.host} answered with the error {status}.", detail),
        "Memoro tries again by itself.",
    )


def malformed(target: Target, detail: str) -> RemoteError:
    return RemoteError(
        Cause.MALFORMED,
        f"{target.service} answered something unexpected",
        _with(f"The answer of {target.host} could not be understood.", detail),
        "Check the address and the model in the settings.",
    )


def wrong_count(target: Target, got: int, wanted: int) -> RemoteError:
    return RemoteError(
        Cause.COUNT,
        f"{target.service} answered with {got} vectors for {wanted} texts",
        "It cannot be told which belongs to which, so none was taken.",
        "If this happens again, choose another model or service.",
    )


def too_large(target: Target, detail: str = "") -> RemoteError:
    return RemoteError(
        Cause.TOO_LARGE,
        f"A passage is too long for {target.model}",
        _with("It is left out of the search by meaning; keywords still find it.", detail),
        "Split the passage, or choose a model that takes longer texts.",
    )


def rejected(target: Target, detail: str) -> RemoteError:
    return RemoteError(
        Cause.REJECTED,
        f"{target.service} rejected the request",
        _with(f"{target.host} did not take it.", detail),
        "Check the model and the address in the settings.",
    )


def cancelled(target: Target) -> RemoteError:
    return RemoteError(Cause.CANCELLED, "Stopped", f"The call to {target.host} was ended.", "")


def clock_time(moment: float) -> str:
    """A moment, in seconds since 1970, as a time of day in the person's time zone; with the day if far."""
    local = datetime.fromtimestamp(moment).astimezone()
    same_day = local.date() == datetime.now().astimezone().date()
    return f"{local:%H:%M}" if same_day else f"{local:%Y-%m-%d %H:%M}"


def _with(sentence: str, detail: str) -> str:
    return f"{sentence} It said: “{detail}”" if detail else sentence
