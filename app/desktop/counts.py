"""Sentences with a number in them. They are methods, since only `self.tr` knows plural forms in Python."""

from __future__ import annotations

from PySide6.QtCore import QObject


class Counts(QObject):
    def notes(self, count: int) -> str:
        return self.tr("%Ln note(s)", "", count)

    def left_out(self, count: int) -> str:
        return self.tr("%Ln file(s) left out", "", count)

    def minutes_left(self, count: int) -> str:
        return self.tr("About %Ln minute(s) left", "", count)

    def weak(self, count: int) -> str:
        return self.tr("%Ln passage(s) match only weakly and were left out.", "", count)

    def results(self, count: int) -> str:
        return self.tr("%Ln result(s)", "", count)
