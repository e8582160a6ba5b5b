"""From an HTTP answer or a broken connection to the error a person can understand.

The patterns are words that services were seen to use; the contract tests hold the whole messages and where
they come from. Order matters: the more telling sign is looked for first.
"""

from __future__ import annotations

import re
import socket
import ssl
from collections.abc import Iterator
from typing import TYPE_CHECKING

from app.embeddings.remote import errors
from app.embeddings.remote.complaint import Complaint
from app.embeddings.remote.errors import RemoteError, Target

if TYPE_CHECKING:
    import httpx

QUOTA_SECONDS = 15 * 60.0
"""An account without credit is asked again after this time, not with every search."""
LIMIT_SECONDS = 30.0
"""How long to leave a service alone that limits requests and does not say for how long."""

RETRY_STATUSES = {408, 409, 429}

_NO_CREDIT = re.compile(
    r"(?i)insufficient[_ ](?:quota|funds|balance|credits?)|billing_(?:hard_limit|not_active)|"
    r"credit balance|out of credits?|payment required"
)
_DAILY_QUOTA = re.compile(r"PerDay|(?i:per day)|limit: 0\b")
_BAD_KEY = re.compile(
    r"(?i)API_KEY_INVALID|invalid[_ ]api[_ ]key|incorrect api key|api key (?:not valid|expired)"
)
_CHAT = re.compile(
    r"(?i)(?:not|n't) (?:support\w*|allowed to generate|able to \w+|generate|an?) (?:\w+ ){0,2}embedding|"
    r"(?:not supported|unsupported) (?:for|with|by) (?:the )?(?:batch)?embed|not an embedding model|"
    r"embeddings? (?:is|are) not (?:supported|enabled)|--embeddings?\b"
)
_CHAT_NAME = re.compile(r"(?i)^(?:gpt-|o\d|chatgpt|claude|gemini-(?!embedding)\d|mistral-(?!embed)|llama)")
_UNKNOWN_MODEL = re.compile(
    r"(?i)model_not_found|invalid_model|unknown_model|invalid model|unknown model|try pulling it|"
    r"models?\b.{0,80}(?:not found|not exist|n't exist|is not supported|not available|is unknown|no longer)|"
    r"no such model|not a valid model"
)
_TOO_MANY_ITEMS = re.compile(
    r"(?i)requests? can be in one batch|batch size (?:is invalid|limit|exceeds)|"
    r"larger than \d+|input limit exceeded|too many (?:inputs|items|texts|requests in)|"
    r"maximum (?:allowed )?batch size|at most \d+ (?:inputs?|items|texts|requests|elements|strings)|"
    r"input array|less than or equal to \d+ items|list should have at most"
)
_TOO_MANY_TOKENS = re.compile(
    r"(?i)max_tokens_per_request|max(?:imum)?\.? (?:allowed )?tokens? |"
    r"tokens? (?:per|in) (?:submitted |the )?(?:batch|request)|too many tokens|"
    r"context (?:length|window|size)|input (?:is )?too (?:large|long)|"
    r"too large|exceeds? (?:the )?(?:maximum|max|limit|context)|headers too large|string_above_max_length|"
    r"TOO_MANY_TOKENS|payload|maximum (?:input|sequence) length"
)
_NO_NUMBERS = re.compile(r"unsupported value: (?:NaN|[+-]?Inf)|contains NaN or Inf")
"""How Ollama says that its model computes nonsense for a text: it will again, though it may be a 500."""


def too_many_items(complaint: Complaint) -> bool:
    """Whether the service refused the number of texts in one call."""
    return complaint.status in {400, 413, 422} and complaint.says(_TOO_MANY_ITEMS)


def too_many_tokens(complaint: Complaint) -> bool:
    """Whether the service refused the length of the texts. A limit over time (429) is something else."""
    if complaint.status == 413:
        return True
    return complaint.status in {400, 422, 500} and complaint.says(_TOO_MANY_TOKENS)


def diagnose(target: Target, complaint: Complaint, wait: float | None, now: float) -> RemoteError:
    """The error for an answer with an error status. `wait`: seconds the service asked to be left alone."""
    status = complaint.status
    if status == 402 or (status in {403, 429} and complaint.says(_NO_CREDIT)):
        return errors.no_credit(target, now + QUOTA_SECONDS)
    if status == 401 or complaint.says(_BAD_KEY):
        return errors.bad_key(target)
    return _about_model(target, complaint) or _about_request(target, complaint, wait, now)


def _about_model(target: Target, complaint: Complaint) -> RemoteError | None:
    status = complaint.status
    if _is_chat_model(target, complaint):
        return errors.chat_model(target)
    if status in {400, 403, 404, 422} and complaint.says(_UNKNOWN_MODEL):
        return errors.unknown_model(target)
    if status == 403:
        return errors.no_permission(target, complaint.text)
    return None


def _about_request(target: Target, complaint: Complaint, wait: float | None, now: float) -> RemoteError:
    if complaint.status == 407:
        return errors.proxy_failed(target, "It asks for a user name and password.")
    if too_many_items(complaint) or too_many_tokens(complaint):
        return errors.too_large(target, complaint.text)
    if complaint.says(_NO_NUMBERS):
        return errors.rejected(target, complaint.text)
    if complaint.status == 429:
        return _limited(target, complaint, wait, now)
    return _other(target, complaint)


def _limited(target: Target, complaint: Complaint, wait: float | None, now: float) -> RemoteError:
    if complaint.says(_DAILY_QUOTA) and wait is None:
        return errors.no_credit(target, now + QUOTA_SECONDS)
    return errors.rate_limited(target, now + (LIMIT_SECONDS if wait is None else wait))


def _other(target: Target, complaint: Complaint) -> RemoteError:
    status = complaint.status
    if status in {404, 405, 410}:
        return errors.wrong_path(target)
    if status == 408:
        return errors.timed_out(target, 60)
    if status >= 500 or status in RETRY_STATUSES:
        return errors.service_fault(target, status, complaint.text)
    if complaint.html:
        return errors.web_page(target)
    return errors.rejected(target, complaint.text or f"error {status}")


def _is_chat_model(target: Target, complaint: Complaint) -> bool:
    if complaint.status not in {400, 403, 404, 422, 500, 501} or not complaint.says(_CHAT):
        return False
    # Google answers so for a model that does not exist, too: then only the name can tell.
    ambiguous = re.search(r"(?i)not found.{0,80}\bor\b", complaint.text)
    return not ambiguous or bool(_CHAT_NAME.search(target.model))


def diagnose_transport(
    target: Target, error: httpx.TransportError, seconds: float, *, proxied: bool = False
) -> RemoteError:
    """The error for a call that got no whole answer; the measured step that failed is what counts.

    With `proxied`, a connection that could not be made is one to the proxy.
    """
    import httpx

    causes = list(_chain(error))
    connecting = isinstance(error, httpx.ConnectError | httpx.ConnectTimeout)
    if proxied and connecting and not any(isinstance(cause, ssl.SSLError) for cause in causes):
        return errors.proxy_failed(target, "")
    if isinstance(error, httpx.ProxyError):
        return errors.proxy_failed(target, str(error)[:120])
    if isinstance(error, httpx.TimeoutException):
        return errors.timed_out(target, seconds)
    for cause in causes:
        if isinstance(cause, socket.gaierror):
            return errors.offline(target) if cause.errno == socket.EAI_AGAIN else errors.dns_failed(target)
        if isinstance(cause, ssl.SSLError):
            detail = getattr(cause, "verify_message", "") or getattr(cause, "reason", "")
            return errors.tls_failed(target, str(detail or ""))
        if isinstance(cause, ConnectionRefusedError):
            return errors.not_running(target)
    if isinstance(error, httpx.ConnectError):
        # All addresses of a host failed (so the exact reason is lost), or there is no way to it.
        refused = "refused" in str(error).lower()
        return errors.not_running(target) if refused or target.local else errors.offline(target)
    return errors.closed(target)


def _chain(error: BaseException | None) -> Iterator[BaseException]:
    for _ in range(8):
        if error is None:
            return
        yield error
        error = error.__cause__ or error.__context__
