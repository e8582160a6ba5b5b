"""The one client of all services: sends, repeats what may succeed, and gives up with a `RemoteError`."""

from __future__ import annotations

import json
import logging
import threading
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from app.embeddings.remote import errors
from app.embeddings.remote.address import is_local, origin_of, presentable
from app.embeddings.remote.complaint import Complaint, read_complaint
from app.embeddings.remote.diagnosis import RETRY_STATUSES, diagnose, diagnose_transport
from app.embeddings.remote.endpoint import Endpoint, merge_headers
from app.embeddings.remote.errors import Cause, RemoteError, Target
from app.embeddings.remote.patience import Cancellation, Clock, backoff, bounded, retry_after
from app.embeddings.remote.secret import redact

if TYPE_CHECKING:
    import httpx

log = logging.getLogger(__name__)
RETRIES = 3
_CONNECT_SECONDS = 10.0
_REPEATED = {Cause.CLOSED, Cause.TIMEOUT, Cause.OFFLINE, Cause.DNS, Cause.NOT_RUNNING, Cause.SERVICE_FAULT}


@dataclass(frozen=True, slots=True)
class Call:
    """One request. `path` is below the endpoint's base unless it is a whole address.

    `seconds` limits each try, `patience` all tries with the waits between them. `body` is sent as JSON,
    `content` as it is.
    """

    method: str
    path: str
    body: Any = None
    content: bytes | None = None
    headers: Mapping[str, str] = field(default_factory=dict)
    seconds: float = 120.0
    patience: float = 600.0
    retries: int = RETRIES
    repeats_timeouts: bool = True


@dataclass(frozen=True, slots=True)
class Reply:
    """A successful answer; not shown by `repr`, since a service may repeat what it was sent."""

    headers: Mapping[str, str] = field(repr=False)
    content: bytes = field(repr=False)


class RemoteClient:
    """Calls one endpoint. Safe to use from several threads; `close` ends whatever they wait for."""

    def __init__(self, endpoint: Endpoint, model: str, clock: Clock | None = None) -> None:
        self.endpoint, self.model = endpoint, model
        self.clock = clock or Clock()
        self._lock = threading.Lock()
        self._http: httpx.Client | None = None
        self._cancellation = Cancellation()
        self._pause: tuple[float, RemoteError] | None = None  # until when (monotonic), and why

    def json(self, call: Call) -> Any:
        """The decoded JSON of the answer. Raises `RemoteError`."""
        reply = self.send(call)
        try:
            return json.loads(reply.content)
        except (ValueError, RecursionError):
            pass
        target = self.target(call.path)
        kind = reply.headers.get("content-type", "")
        if read_complaint(200, reply.content, kind).html:
            raise errors.web_page(target)
        raise errors.malformed(target, f"{len(reply.content)} bytes that are not JSON")

    def send(self, call: Call) -> Reply:
        """The answer, after as many tries as are worth while. Raises `RemoteError`."""
        cancellation = self._cancellation
        end = self.clock.monotonic() + call.patience
        attempt = 0
        while True:
            self._heed_pause(call, end, cancellation)
            outcome, wait = self._try(call, end, cancellation)
            if isinstance(outcome, Reply):
                return outcome
            if cancellation.cancelled:
                raise errors.cancelled(self.target(call.path))
            pause = max(backoff(attempt, self.clock), wait or 0.0)
            self._remember(outcome, wait)
            out_of_time = self.clock.monotonic() + pause > end
            if attempt >= call.retries or out_of_time or not _worth_repeating(outcome, call):
                log.info("%s: %s", self.endpoint.host, outcome)
                raise outcome
            log.debug("%s: %s; trying again in %.1f s", self.endpoint.host, outcome.cause, pause)
            self.clock.wait(pause, cancellation)
            attempt += 1

    def forgive(self) -> None:
        """Forget a pause: the person has added credit and wants to try at once."""
        self._pause = None

    def close(self) -> None:
        """End all waits with an error and close the connections. A later call starts anew."""
        with self._lock:
            http, self._http = self._http, None
            cancellation, self._cancellation = self._cancellation, Cancellation()
        cancellation.cancel()
        if http is not None:
            http.close()

    def target(self, path: str) -> Target:
        """What a message calls the thing that was called."""
        endpoint = self.endpoint
        url = presentable(path if "://" in path else endpoint.url(path))
        return Target(endpoint.service, endpoint.host, url, self.model, endpoint.local, endpoint.has_key)

    def redacted(self, text: str) -> str:
        """A foreign text without any of the endpoint's secrets."""
        return redact(text, self.endpoint.secrets())

    def _heed_pause(self, call: Call, end: float, cancellation: Cancellation) -> None:
        # A service that limits one thread limits all of them: nobody asks before the time it named.
        while self._pause is not None and not cancellation.cancelled:
            until, reason = self._pause
            left = until - self.clock.monotonic()
            if left <= 0:
                self._pause = None
            elif reason.cause is Cause.NO_CREDIT or until > end or not call.retries:
                raise _again(reason)
            else:
                self.clock.wait(left, cancellation)

    def _remember(self, error: RemoteError, wait: float | None) -> None:
        if error.retry_at is not None and (wait is not None or error.cause is Cause.NO_CREDIT):
            self._pause = (self.clock.monotonic() + error.retry_at - self.clock.now(), error)

    def _try(
        self, call: Call, end: float, cancellation: Cancellation
    ) -> tuple[Reply | RemoteError, float | None]:
        import httpx

        target = self.target(call.path)
        seconds = min(call.seconds, max(0.05, end - self.clock.monotonic()))
        failure: RemoteError
        try:
            http = self._client()
            request = self._request(http, call, seconds)
            response = bounded(lambda: _sent(http, request, cancellation), seconds, cancellation)
            return self._judge(response, target)
        except TimeoutError:
            failure = errors.timed_out(target, seconds)
        except httpx.TransportError as error:
            connecting = isinstance(error, httpx.ConnectTimeout)
            failure = diagnose_transport(
                target,
                error,
                min(seconds, _CONNECT_SECONDS) if connecting else seconds,
                proxied=_goes_through_proxy(target.url),
            )
        except (httpx.InvalidURL, httpx.UnsupportedProtocol, UnicodeError, ValueError) as error:
            failure = _unsendable(target, error)
        except (httpx.HTTPError, RuntimeError):  # an undecodable body; a client closed by another thread
            failure = errors.closed(target)
        return failure, None

    def _judge(self, response: httpx.Response, target: Target) -> tuple[Reply | RemoteError, float | None]:
        headers = {name.lower(): value for name, value in response.headers.items()}
        kind = headers.get("content-type", "")
        if response.is_success and not (failed := self._hidden_failure(response)):
            return Reply(headers, response.content), None
        if response.is_redirect:
            place = presentable(str(response.headers.get("location", "")))
            return errors.redirected(target, self.redacted(place)), None
        read = failed if response.is_success else read_complaint(response.status_code, response.content, kind)
        assert read is not None
        complaint = Complaint(read.status, self.redacted(read.text), read.codes, read.delay, read.html)
        now = self.clock.now()
        wait = retry_after(headers, now)
        wait = complaint.delay if wait is None else wait
        error = diagnose(target, complaint, wait, now)
        error.complaint = complaint
        return error, wait

    @staticmethod
    def _hidden_failure(response: httpx.Response) -> Complaint | None:
        # Some gateways answer 200 with {"error": …} in the body.
        if not response.content[:200].lstrip().startswith(b'{"error"'):
            return None
        read = read_complaint(400, response.content, "")
        codes = [int(code) for code in read.codes if code.isdigit() and 400 <= int(code) < 600]
        return Complaint(codes[0] if codes else 400, read.text, read.codes, read.delay, html=False)

    def _request(self, http: httpx.Client, call: Call, seconds: float) -> httpx.Request:
        import httpx

        content, kind = call.content, {}
        if call.body is not None:
            content, kind = json.dumps(call.body).encode(), {"Content-Type": "application/json"}
        headers = merge_headers(
            {"Accept": "application/json"}, kind, self.endpoint.sent_headers(), call.headers
        )
        whole = call.path.startswith(("http://", "https://"))
        if whole and origin_of(call.path) != origin_of(self.endpoint.base):
            raise ValueError("the key belongs to another address")
        timeout = httpx.Timeout(seconds, connect=min(_CONNECT_SECONDS, seconds))
        return http.build_request(
            call.method,
            call.path if whole else self.endpoint.url(call.path),
            content=content,
            headers=headers,
            timeout=timeout,
        )

    def _client(self) -> httpx.Client:
        with self._lock:
            if self._http is None:
                self._http = _new_client()
            return self._http


def _sent(http: httpx.Client, request: httpx.Request, cancellation: Cancellation) -> httpx.Response:
    """Send it. A connection that was only made while the client was being closed is known to nobody else."""
    response = http.send(request)
    stream = response.extensions.get("network_stream")
    if cancellation.cancelled and stream is not None:
        stream.close()
    return response


def _new_client() -> httpx.Client:
    import httpx

    # They write addresses at INFO and what is answered at DEBUG: a key may be in both.
    for name in ("httpx", "httpcore"):
        logging.getLogger(name).setLevel(logging.WARNING)
    # Proxies come from the environment, except for this very computer: a proxy cannot reach it.
    here = {f"all://{host}": None for host in ("localhost", "127.0.0.1", "[::1]")}
    return httpx.Client(follow_redirects=False, mounts=here, headers={"User-Agent": "Memoro"})


def _goes_through_proxy(url: str) -> bool:
    """Whether a proxy of the environment (or the system) would be asked for this address."""
    from urllib.request import getproxies, proxy_bypass

    parts = urlsplit(url)
    host, proxies = parts.hostname or "", getproxies()
    return bool({parts.scheme, "all"} & proxies.keys()) and not is_local(host) and not proxy_bypass(host)


def _worth_repeating(error: RemoteError, call: Call) -> bool:
    if error.cause is Cause.TIMEOUT and not call.repeats_timeouts:
        return False
    status = error.complaint.status if error.complaint else 0
    return error.cause in _REPEATED or error.cause is Cause.RATE_LIMITED or status in RETRY_STATUSES - {429}


def _again(error: RemoteError) -> RemoteError:
    """The same error, new: one that is raised twice would carry the first traceback along."""
    again = RemoteError(error.cause, error.title, error.message, error.action, retry_at=error.retry_at)
    again.complaint = error.complaint
    return again


def _unsendable(target: Target, error: Exception) -> RemoteError:
    if isinstance(error, UnicodeError):
        return errors.bad_setting(
            "The key or a header holds a character that cannot be sent",
            "Keys and headers are made of plain letters, digits and signs.",
            f"Copy the key for {target.service} once more.",
        )
    return errors.bad_setting(
        f"{target.url} cannot be called",
        "The address or a header is not well formed.",
        "Correct it in the settings.",
    )
