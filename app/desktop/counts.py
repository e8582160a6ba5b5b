"""Sentences with a number in them. They are methods, since only `self.tr` knows plural forms in Python."""

from __future__ import annotations

from PySide6.QtCore import QObject


class Counts(QObject):
    def notes(self, count: int) -> str:
        return self.tr("%n note(s)", "", count)

    def left_out(self, count: int) -> str:
        return self.tr("%n file(s) left out", "", count)

    def minutes_left(self, count: int) -> str:
        return self.tr("About %n minute(s) left", "", count)

    def weak(self, count: int) -> str:
        return self.tr("%n passage(s) match only weakly and were left out.", "", count)

    def results(self, count: int) -> str:
        return self.tr("%n result(s)", "", count)
