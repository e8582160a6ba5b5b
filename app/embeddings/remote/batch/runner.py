"""Embeds a large amount by batch jobs; what jobs cannot do goes by ordinary calls, and is said."""

from __future__ import annotations

import json
import logging
import uuid
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from app.embeddings.provider import PartialResult, Vectors
from app.embeddings.remote import errors
from app.embeddings.remote.batch.dialect import BatchDialect, JobState, Line, Phase
from app.embeddings.remote.batch.gemini import GeminiBatch
from app.embeddings.remote.batch.openai import OpenAIBatch
from app.embeddings.remote.batch.records import JobFolder, JobRecord
from app.embeddings.remote.batch.report import BatchOptions, BatchReport, Store
from app.embeddings.remote.batch.voyage import VoyageBatch
from app.embeddings.remote.client import RemoteClient
from app.embeddings.remote.errors import Cause, RemoteError
from app.embeddings.remote.gathering import is_blank
from app.embeddings.remote.patience import Cancellation
from app.embeddings.remote.provider import RemoteProvider, sendable

T = TypeVar("T")

DIALECTS: dict[str, Callable[[RemoteClient, str, int | None], BatchDialect]] = {
    "openai": OpenAIBatch,
    "voyage": VoyageBatch,
    "gemini": GeminiBatch,
}
UNKNOWN_POLLS = 10
CANCEL_POLLS = 30
FAILURES = 2
LEAST_IN_A_JOB = 100
"""An account whose limits leave no room for so many texts gets ordinary calls."""
LONGEST_PAUSE = 120.0
_AT_ONCE = 256  # vectors handed over together
_RESULT_NUMBERS = 10_000_000  # in one job: its results are about 110 MB of JSON, which are held in memory
_NOT_AS_DOCUMENTED = (KeyError, TypeError, ValueError, IndexError, AttributeError)
_NO_BATCHES = {
    Cause.WRONG_PATH, Cause.REJECTED, Cause.NO_PERMISSION, Cause.UNKNOWN_MODEL, Cause.CHAT_MODEL,
    Cause.WEB_PAGE, Cause.TOO_LARGE, Cause.MALFORMED,
}  # fmt: skip
_GONE = {Cause.WRONG_PATH, Cause.NO_PERMISSION}  # Google says 403 for a file that it has deleted

log = logging.getLogger(__name__)


@dataclass(slots=True)
class _Watched:
    record: JobRecord
    unknown: int = 0


class _NoRoomError(Exception):
    """No job was made: the account's limit for jobs, or for texts in jobs, is reached."""


def has_batches(provider: RemoteProvider) -> bool:
    """Whether the provider's vendor is known to have a batch API."""
    return provider.dialect.name in DIALECTS


class BatchRunner:
    """Runs jobs of one provider. `folder` keeps their records. One thread at a time, except `stop`."""

    def __init__(self, provider: RemoteProvider, folder: Path, options: BatchOptions | None = None) -> None:
        self.provider, self.options = provider, options or BatchOptions()
        self.jobs = JobFolder(folder)
        make = DIALECTS[provider.dialect.name]
        self.dialect = make(provider.client, provider.model, provider.wished_dimensions)
        self._stop = Cancellation()
        self._largest = self.dialect.max_requests
        self._at_once = self.options.concurrency
        self._running = 0
        self._failures = 0
        self._report = BatchReport()

    def run(self, texts: Mapping[str, str], store: Store) -> BatchReport:
        """Embed texts by their ids; jobs of an earlier run are gone on with first.

        Raises `RemoteError` when neither jobs nor ordinary calls get through; what `store` was given stays,
        and jobs that run are found again by the next call.
        """
        report = self._report = BatchReport()
        left = dict(texts)
        self._store_blanks(left, store)
        identity = self.provider.identity
        self._largest = min(self._largest, max(1, _RESULT_NUMBERS // identity.dimensions))
        if not self.options.new_jobs:
            self._failures = FAILURES
            for record in self.jobs.of(identity):
                self._give_up(record, left, store)
        watched = [_Watched(record) for record in self.jobs.of(identity)]
        while not self._stop.cancelled:
            self._start_jobs(left, watched)
            self._running = len(watched)
            watched = [job for job in watched if not self._look(job, left, store)]
            if not watched and (not left or self._failures >= FAILURES):
                break
            if watched and not self.options.wait:
                report.pending = len(left)
                return report
            if watched:
                self.provider.client.clock.wait(self.options.poll_seconds, self._stop)
        self._inline(left, store)
        return report

    @property
    def under_way(self) -> bool:
        """Whether jobs of an earlier run wait to be gone on with."""
        return bool(self.jobs.of(self.provider.identity))

    def stop(self) -> None:
        """End `run` in its thread. The jobs go on at the vendor and are found again by the next run."""
        self._stop.cancel()

    @property
    def is_stopped(self) -> bool:
        return self._stop.cancelled

    # --- making jobs

    def _start_jobs(self, left: Mapping[str, str], watched: list[_Watched]) -> None:
        taken = {custom_id for job in watched for custom_id in job.record.ids}
        waiting = {custom_id: text for custom_id, text in left.items() if custom_id not in taken}
        while waiting and len(watched) < self._at_once and self._failures < FAILURES:
            ids, content = self._content(waiting)
            try:
                watched.append(_Watched(self._make(ids, content)))
            except _NoRoomError as limit:
                self._no_room(str(limit), len(ids), len(watched))
                continue
            except RemoteError as error:
                if error.cause not in _NO_BATCHES:
                    raise
                self._failed(error.message, len(ids), final=error.cause is not Cause.TOO_LARGE)
                continue
            for custom_id in ids:
                del waiting[custom_id]

    def _content(self, waiting: Mapping[str, str]) -> tuple[list[str], bytes]:
        ids: list[str] = []
        lines: list[bytes] = []
        size = 0
        for custom_id, text in waiting.items():
            line = json.dumps(self.dialect.line(custom_id, sendable(text))).encode() + b"\n"
            if ids and (len(ids) >= self._largest or size + len(line) > self.dialect.max_bytes):
                break
            ids.append(custom_id)
            lines.append(line)
            size += len(line)
        return ids, b"".join(lines)

    def _make(self, ids: list[str], content: bytes) -> JobRecord:
        label = f"memoro-{uuid.uuid4().hex}"
        file = self._ask(lambda: self.dialect.upload(content, label))
        record = JobRecord(label, self.provider.identity, file, ids, self.provider.client.clock.now())
        self.jobs.save(record)
        try:
            record.job = self._created(record)
        except _NoRoomError:
            self.jobs.remove(record)
            raise
        except RemoteError as error:
            if error.cause in _NO_BATCHES:
                self.jobs.remove(record)
            raise
        self.jobs.save(record)
        return record

    def _created(self, record: JobRecord) -> str:
        try:
            return self._ask(lambda: self.dialect.create(record.file, record.label))
        except RemoteError as error:
            if not error.retryable or error.cause is Cause.NO_CREDIT:
                raise
            pause = self._pause_after(error)
        # The answer was lost, or the vendor was busy: a job may be there, and a second one would be paid for.
        self.provider.client.clock.wait(pause, self._stop)
        if found := self._found(record):
            return found
        try:
            return self._ask(lambda: self.dialect.create(record.file, record.label))
        except RemoteError as error:
            if error.cause is Cause.RATE_LIMITED:
                raise _NoRoomError(error.title) from None
            raise

    def _pause_after(self, error: RemoteError) -> float:
        if error.cause is not Cause.RATE_LIMITED or error.retry_at is None:
            return self.options.poll_seconds
        return min(LONGEST_PAUSE, max(0.0, error.retry_at - self.provider.client.clock.now()))

    def _found(self, record: JobRecord) -> str | None:
        return self._ask(lambda: self.dialect.find(record.file, record.label))

    # --- watching jobs

    def _look(self, job: _Watched, left: dict[str, str], store: Store) -> bool:
        """Ask how far a job is; True when it is over."""
        record = job.record
        if not record.job:
            try:
                record.job = self._found(record) or self._created(record)
            except _NoRoomError as limit:
                self.jobs.remove(record)
                self._no_room(str(limit), len(record.ids), self._running - 1)
                return True
            self.jobs.save(record)
        state = self._state(record)
        job.unknown = job.unknown + 1 if state.phase is Phase.UNKNOWN else 0
        if job.unknown >= UNKNOWN_POLLS:
            self._give_up(record, left, store)
            self._failed(f"The state “{state.detail}” is not known.", len(record.ids))
            return True
        if state.phase in {Phase.RUNNING, Phase.UNKNOWN}:
            return self._is_overdue(record, left, store)
        self._harvest(record, state, left, store)
        missing = len(left.keys() & set(record.ids))
        if state.no_room:
            self._running -= 1
            self._no_room(state.detail, len(record.ids), self._running)
        elif state.phase is not Phase.DONE:
            self._failed(state.detail or state.phase.value, len(record.ids))
        elif missing:
            self._failed("some texts have no result", missing)
        else:
            self._failures = 0
        return True

    def _state(self, record: JobRecord) -> JobState:
        try:
            return self._ask(lambda: self.dialect.state(record.job))
        except RemoteError as error:
            if error.cause is not Cause.WRONG_PATH:
                raise
            return JobState(Phase.FAILED, (), "The job is not there any more.")

    def _is_overdue(self, record: JobRecord, left: dict[str, str], store: Store) -> bool:
        age = self.provider.client.clock.now() - record.created
        if not self.options.wait or age < self.options.timeout_seconds:
            return False
        self._give_up(record, left, store)
        self._failures = FAILURES
        self._report.notices.append(
            f"A batch job took longer than {self.options.timeout_seconds / 60:.0f} minutes and was ended; "
            "the rest is sent at once, at the usual price."
        )
        return True

    def _give_up(self, record: JobRecord, left: dict[str, str], store: Store) -> None:
        """End a job; what it has made until then was paid for and is kept."""
        state = JobState(Phase.CANCELLED)
        if record.job:
            self._cancel(record.job)
            for _ in range(CANCEL_POLLS):
                state = self._state(record)
                if state.phase not in {Phase.RUNNING, Phase.UNKNOWN}:
                    break
                if self._stop.cancelled:
                    return  # the next run takes what it has made
                self.provider.client.clock.wait(self.options.poll_seconds, self._stop)
        self._harvest(record, state, left, store)

    def _cancel(self, job: str) -> None:
        try:
            self.dialect.cancel(job)
        except RemoteError as error:
            over = error.complaint is not None and error.complaint.status == 409
            if error.retryable and not over:
                raise
            log.info("a batch job could not be ended: %s", error)  # it has ended by itself just now

    def _harvest(self, record: JobRecord, state: JobState, left: dict[str, str], store: Store) -> None:
        """Hand over what the job has made; only then is it forgotten."""
        mine = set(record.ids)
        for group in _groups(line for file in state.files for line in self._lines(file)):
            mine_made = [line for line in group if line.custom_id in mine and line.numbers is not None]
            made = {line.custom_id: line.numbers for line in mine_made}
            if made and (vectors := self._vectors(list(made.values()))) is not None:
                store(list(made), vectors)
                self._report.by_job += len(made)
                for custom_id in made:
                    left.pop(custom_id, None)
            for line in group:
                if line.refusal is not None and left.pop(line.custom_id, None) is not None:
                    self._report.refused[line.custom_id] = line.refusal
        self.jobs.remove(record)

    def _vectors(self, numbers: Sequence[Any]) -> Vectors | None:
        try:
            return self.provider.vectors(numbers, len(numbers))
        except RemoteError as error:  # of another length than before: no later try would make them fit
            self._failed(error.message, len(numbers), final=True)
            return None

    def _lines(self, file: str) -> Iterator[Line]:
        try:
            yield from self.dialect.lines(file)
        except RemoteError as error:
            if error.cause not in _GONE:
                raise
            log.info("the results of a batch job are not kept any more: %s", error)
        except _NOT_AS_DOCUMENTED:
            raise errors.malformed(self.provider.client.target("batches"), "a line of the results") from None

    def _ask(self, call: Callable[[], T]) -> T:
        try:
            return call()
        except _NOT_AS_DOCUMENTED:
            raise errors.malformed(self.provider.client.target("batches"), "a field is missing") from None

    # --- other ways

    def _failed(self, reason: str, size: int, *, final: bool = False) -> None:
        self._failures = FAILURES if final else self._failures + 1
        self._largest = max(1, min(self._largest, size) // 2)
        way = (
            "smaller jobs are tried"
            if self._failures < FAILURES
            else "the rest is sent at once, at the usual price"
        )
        self._report.notices.append(f"A batch job did not succeed: {reason.rstrip('.')}. So {way}.")

    def _no_room(self, limit: str, size: int, running: int) -> None:
        """Wait for the jobs that run, or try with much less: limits are often a tenth of what a job holds."""
        if running > 0:
            self._at_once = running
            return
        smaller = min(self._largest, size) // 4
        self._failures = -1  # no failure of the jobs
        self._failed(limit, size, final=smaller < LEAST_IN_A_JOB)
        self._largest = max(1, smaller)

    def _store_blanks(self, left: dict[str, str], store: Store) -> None:
        blanks = [custom_id for custom_id, text in left.items() if is_blank(text)]
        if blanks:
            store(blanks, self.provider.embed_documents([""] * len(blanks)))
        for custom_id in blanks:
            del left[custom_id]

    def _inline(self, left: dict[str, str], store: Store) -> None:
        ids = list(left)
        for start in range(0, len(ids), _AT_ONCE):
            if self._stop.cancelled:
                raise errors.cancelled(self.provider.client.target("batches"))
            group = ids[start : start + _AT_ONCE]
            try:
                store(group, self.provider.embed_documents([left[custom_id] for custom_id in group]))
                self._report.inline += len(group)
            except PartialResult as partial:
                if partial.done:
                    store([group[index] for index in partial.done], partial.vectors)
                self._report.inline += len(partial.done)
                self._report.refused |= {group[index]: error for index, error in partial.refused.items()}
                if partial.stopped is not None:
                    raise partial.stopped from None


def _groups(lines: Iterator[Line]) -> Iterator[list[Line]]:
    group: list[Line] = []
    for line in lines:
        group.append(line)
        if len(group) == _AT_ONCE:
            yield group
            group = []
    if group:
        yield group
