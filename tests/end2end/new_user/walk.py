"""What all parts of the way share: who goes it, where, and the album with a picture of every step."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import date, timedelta
from pathlib import Path

from tests.end2end.new_user.person import Person
from tests.end2end.new_user.stage import Stage, open_stage
from tests.helpers.waiting import wait_until
from tests.helpers.x_windows import XView

TODAY = date.today()  # noqa: DTZ011  # the user's


@dataclass
class Album:
    """Numbered pictures of the whole screen in `folder`; without one, none are taken."""

    folder: Path | None = None
    taken: int = 0

    def take(self, stage: Stage, name: str) -> None:
        if self.folder is None:
            return
        self.taken += 1
        self._wait_until_still(stage.desktop.env["DISPLAY"])
        stage.desktop.screenshot(self.folder / f"{self.taken:02}-{name}.png")

    def _wait_until_still(self, display: str) -> None:
        """A picture is of what a person can read: nothing moves for a moment."""
        before = b""

        def still() -> bool:
            nonlocal before
            with XView(display) as view:
                now = view.pixels()
            before, same = now, now == before
            return same

        wait_until(still, 10, what="the screen to be still", interval=0.05)


@dataclass
class Walk:
    stage: Stage
    person: Person
    album: Album

    @property
    def folder(self) -> Path:
        """The memory that the first steps make."""
        return self.stage.home / "Memoro"

    def look(self, name: str) -> None:
        """A step is done, and what it did stands on the screen."""
        self.album.take(self.stage, name)

    # What others do to the files: an assistant, another program.

    def writes(self, path: str, text: str) -> None:
        file = self.folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")

    def text_of(self, path: str) -> str:
        file = self.folder / path
        return file.read_text(encoding="utf-8") if file.exists() else ""

    def holding(self, word: str) -> list[Path]:
        """The files of the user, notes and the program's own, that hold a word (in small letters)."""
        files = (file for file in self.stage.home.rglob("*") if file.is_file())
        return [file for file in files if word.encode() in _bytes(file).lower()]


def _bytes(file: Path) -> bytes:
    try:
        return file.read_bytes()
    except FileNotFoundError:  # a journal that is gone already
        return b""


def day(before: int = 0) -> date:
    return TODAY - timedelta(days=before)


def log(before: int = 0) -> str:
    """The path of the daily log of so many days ago."""
    return f"memory/{day(before)}.md"


@contextmanager
def open_walk(language: str = "en", theme: str = "light", pictures: Path | None = None) -> Iterator[Walk]:
    with open_stage(language, theme) as stage:
        person = Person(stage.desktop, stage.reader, language)
        try:
            yield Walk(stage, person, Album(pictures))
        finally:
            person.close()
