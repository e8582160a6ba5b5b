"""What the windows remember from one run to the next, which is nobody's setting: a small file of our own."""

from __future__ import annotations

import json
import logging
import threading
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from pathlib import Path

log = logging.getLogger(__name__)
FILE_NAME = "windows.json"


class Remembered:
    """Touches the disk, so it is for background threads; a file that is lost or damaged costs a choice only.

    `place` keeps a second program, for another configuration, apart.
    """

    def __init__(self, data_dir: Path, place: str) -> None:
        self._file, self._place = data_dir / FILE_NAME, place
        self._lock = threading.Lock()

    def get(self, name: str) -> Any:
        """What was kept under that name; None when there is nothing."""
        return self._read().get(self._place, {}).get(name)

    def keep(self, name: str, value: Any) -> None:
        from app.config.private_file import write_private

        with self._lock:
            known = self._read()
            own = known.setdefault(self._place, {})
            if own.get(name) == value:
                return
            own[name] = value
            try:
                write_private(self._file, json.dumps(known, ensure_ascii=False, indent=1).encode())
            except OSError as error:
                log.info("what the windows remember could not be kept: %s", error)

    def _read(self) -> dict[str, dict[str, Any]]:
        try:
            known = json.loads(self._file.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return {}
        whole = isinstance(known, dict) and all(isinstance(own, dict) for own in known.values())
        return known if whole else {}
