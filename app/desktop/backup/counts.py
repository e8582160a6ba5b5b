"""The sentences with a number in them; see `app/desktop/counts.py` for why they are methods."""

from __future__ import annotations

from PySide6.QtCore import QObject


class BackupCounts(QObject):
    def backed_up(self, count: int) -> str:
        return self.tr("%Ln note(s) are safe.", "", count)

    def missed(self, count: int) -> str:
        return self.tr("%Ln file(s) could not be read:", "", count)

    def come_back(self, count: int) -> str:
        return self.tr("%Ln note(s) come back.", "", count)

    def replaced(self, count: int) -> str:
        return self.tr("%Ln note(s) become as they were in the backup.", "", count)

    def same(self, count: int) -> str:
        return self.tr("%Ln note(s) are the same already.", "", count)

    def restored(self, count: int) -> str:
        return self.tr("%Ln note(s) were restored.", "", count)
