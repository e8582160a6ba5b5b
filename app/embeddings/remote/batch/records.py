"""Which jobs run, on disk: a restart goes on with them instead of paying for new ones."""

from __future__ import annotations

import json
import logging
import os
from dataclasses import asdict, dataclass, field
from pathlib import Path

from app.embeddings.provider import Identity
from app.replacing import put_in_place

log = logging.getLogger(__name__)


@dataclass(slots=True)
class JobRecord:
    """One job. `job` is empty between the upload and the vendor's answer: then a job may or may not run.

    `ids` are the ids of its texts, `created` seconds since 1970. Holds neither texts nor a key.
    """

    label: str
    identity: Identity
    file: str
    ids: list[str] = field(repr=False)
    created: float
    job: str = ""


class JobFolder:
    """The records of all jobs under way, one small JSON file each."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def save(self, record: JobRecord) -> None:
        """Write, safely against a crash in between."""
        self.folder.mkdir(parents=True, exist_ok=True)
        path = self._path(record)
        fresh = path.with_suffix(".new")
        with fresh.open("w", encoding="utf-8") as file:
            json.dump(asdict(record), file)
            file.flush()
            os.fsync(file.fileno())
        put_in_place(fresh, path)

    def remove(self, record: JobRecord) -> None:
        self._path(record).unlink(missing_ok=True)

    def of(self, identity: Identity) -> list[JobRecord]:
        """The jobs for one model, oldest first. A record that cannot be read is left out."""
        records = [record for path in sorted(self.folder.glob("*.json")) if (record := _read(path))]
        return sorted(
            (record for record in records if record.identity == identity), key=lambda it: it.created
        )

    def _path(self, record: JobRecord) -> Path:
        return self.folder / f"{record.label}.json"


def _read(path: Path) -> JobRecord | None:
    try:
        values = json.loads(path.read_text("utf-8"))
        values["identity"] = Identity(**values["identity"])
        return JobRecord(**values)
    except (OSError, ValueError, TypeError, KeyError) as error:
        log.info("the record of a batch job cannot be read: %s: %s", path.name, error)
        return None
