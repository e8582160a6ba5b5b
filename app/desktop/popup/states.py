"""What the popup says when there are no rows, and above rows that are less than they could be.

Each state has an icon, one sentence, and at most one button, or two where another choice helps as well.
Pure: status and answer in, words out.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum, auto
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from app.desktop.counts import Counts
from app.desktop.problems import in_words, translated
from app.desktop.problems import sentences as in_sentences
from app.desktop.punctuation import sentences, stop
from app.desktop.status_text import number
from app.engine.questions import plain_words
from app.engine.status import FolderMissingError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.engine.questions import SearchResponse
    from app.engine.status import EngineStatus
    from app.errors import MemoroError


class Offer(Enum):
    """What the one button does."""

    CHOOSE_FOLDER = auto()
    OPEN_FOLDER = auto()
    PAUSE = auto()
    RESUME = auto()
    TRY_AGAIN = auto()
    SHOW_WEAKER = auto()
    LIBRARY = auto()
    START_ENGINE = auto()
    PLAIN_WORDS = auto()
    EVERYTHING = auto()
    ASSISTANTS = auto()
    PROVIDERS = auto()
    EDITOR = auto()
    REVEAL = auto()
    COPY_PATH = auto()
    SETTINGS = auto()
    UPDATE = auto()
    ADD_NOTE = auto()
    TAKE_BACK = auto()
    OWN = auto()
    """The page that shows the view knows what its button means."""


FOR_THE_SETTINGS = frozenset(
    "no-key bad-key foreign-key no-permission no-credit unknown-model chat-model web-page wrong-path".split()
)
"""Causes of a service's refusal (`RemoteError.cause`) that only another choice mends."""


MANY = 50
"""So many notes that are read again are worth a line above the rows; fewer are done before it is read."""


@dataclass(frozen=True, slots=True)
class View:
    icon: str
    title: str
    sentence: str = ""
    button: str = ""
    offer: Offer | None = None
    kind: str = "notice"
    other_button: str = ""
    other_offer: Offer | None = None


def searching() -> View:
    return View("search", QCoreApplication.translate("States", "Searching…"))


def crashed() -> View:
    return View(
        "problem",
        QCoreApplication.translate("States", "Indexing stopped because of an error"),
        QCoreApplication.translate("States", "What is already indexed can still be found."),
        QCoreApplication.translate("States", "Start it again"),
        Offer.START_ENGINE,
        kind="problem",
    )


def without_question(status: EngineStatus) -> View | None:
    """Instead of recent notes, when there are none."""
    if status.state == "no_folder":
        return View(
            "folder",
            QCoreApplication.translate("States", "No memory folder yet"),
            QCoreApplication.translate("States", "Memoro searches the notes that your assistant keeps."),
            QCoreApplication.translate("States", "Choose a folder…"),
            Offer.CHOOSE_FOLDER,
        )
    if status.problem is not None and not status.notes:
        return problem(status)
    if status.state == "starting":
        return View("working", QCoreApplication.translate("States", "Starting…"))
    if status.state == "indexing":
        return _reading(QCoreApplication.translate("States", "Reading your notes"), _progress(status))
    if not status.notes:
        return View(
            "note",
            QCoreApplication.translate("States", "This folder holds no notes yet"),
            QCoreApplication.translate("States", "Every Markdown file that is put there can be found here."),
            QCoreApplication.translate("States", "Open the folder"),
            Offer.OPEN_FOLDER,
        )
    return None


def problem(status: EngineStatus) -> View:
    assert status.problem is not None
    told = in_words(status.problem)
    text = sentences(told.message, told.action)
    again = QCoreApplication.translate("States", "Try again")
    view = View("problem", told.title, text, again, Offer.TRY_AGAIN, kind="problem")
    if isinstance(status.problem, FolderMissingError):
        other = QCoreApplication.translate("States", "Choose another folder…")
        return replace(view, other_button=other, other_offer=Offer.CHOOSE_FOLDER)
    return view


def no_match(question: str, status: EngineStatus, response: SearchResponse, source: str = "") -> View:
    """Nothing found: the likely reason, and what may help. `source` is what alone was searched, if so."""
    if (instead := without_question(status)) is not None and status.state != "indexing":
        return instead
    # What narrows the question stands below it as chips.
    title = QCoreApplication.translate("States", "Nothing found for “%1”")
    title = title.replace("%1", _short(plain_words(question) or question))
    if response.hidden:
        weaker = Counts().weak(response.hidden)
        show = QCoreApplication.translate("States", "Show anyway")
        return View("nothing", title, weaker, show, Offer.SHOW_WEAKER)
    if narrowed := _narrowed(question, title, source):
        return narrowed
    if status.state == "indexing":
        return _reading(title, _progress(status))
    if status.state == "paused":
        paused = QCoreApplication.translate("States", "Indexing is paused, so newer notes may be missing.")
        return View("pause", title, paused, QCoreApplication.translate("States", "Resume"), Offer.RESUME)
    if response.mode == "keyword":
        words = QCoreApplication.translate(
            "States", "Search is by words only at the moment. Try a word from the note itself."
        )
        if status.problem is not None:
            return View("nothing", title, words, *_mend(status.problem))
        return _with_library(View("nothing", title, words))
    other = QCoreApplication.translate("States", "Try other or fewer words.")
    return _with_library(View("nothing", title, other))


def _narrowed(question: str, title: str, source: str) -> View | None:
    """The question itself leaves much out: offer to ask without that."""
    if source:
        only = QCoreApplication.translate("States", "Only a part of the memory was searched.")
        everything = QCoreApplication.translate("States", "Search everything")
        return View("nothing", title, only, everything, Offer.EVERYTHING)
    plain = plain_words(question)
    if not plain:
        fits = QCoreApplication.translate("States", "No note fits these filters.")
        return _with_library(View("nothing", title, fits))
    if plain == " ".join(question.split()):
        return None
    strict = QCoreApplication.translate("States", "Filters, quotes and excluded words leave much out.")
    words = QCoreApplication.translate("States", "Search for the words alone")
    return View("nothing", title, strict, words, Offer.PLAIN_WORDS)


def banner(status: EngineStatus, response: SearchResponse | None) -> View | None:
    """A line above the rows when something should be known while they are read."""
    if status.problem is not None and status.state != "keyword_only":
        return problem(status)
    if status.state == "indexing" and response is not None and (_is_first(status) or status.total >= MANY):
        return _reading(_progress(status))
    if status.state == "paused":
        paused = QCoreApplication.translate("States", "Indexing is paused; newer notes may be missing.")
        resume = QCoreApplication.translate("States", "Resume")
        return View("pause", paused, button=resume, offer=Offer.RESUME)
    if status.state == "keyword_only":
        return _words_only(status)
    return None


def bridge_off(problem: MemoroError) -> View:
    """Assistants that have a key get no answer; searching here goes on."""
    title = QCoreApplication.translate("States", "Assistants cannot reach the memory at the moment")
    settings = QCoreApplication.translate("States", "Look at it")
    return View("assistants", title, in_sentences(problem), settings, Offer.ASSISTANTS)


def broken_settings(status: EngineStatus) -> View:
    """The settings window shows all that is wrong with the file, line by line."""
    title = QCoreApplication.translate(
        "States", "The settings file has a mistake. Until it is fixed, the last good settings stay in effect."
    )
    wrong = "\n".join(map(translated, status.settings_problems))
    look = QCoreApplication.translate("States", "Look at it")
    return View("warning", title, wrong, look, Offer.SETTINGS)


def set_aside(damage: Sequence[str]) -> View:
    """Said once: searching goes on, and what there was is kept."""
    first, rest = zip(*(notice.split(". ", 1) for notice in damage), strict=True)
    title = sentences(*(translated(f"{each}.") for each in first))
    return View("warning", title, "\n".join(map(translated, rest)))


def update_ready(version: str, summary: str) -> View:
    title = QCoreApplication.translate("States", "Memoro %1 is available").replace("%1", version)
    return View("down", title, summary, QCoreApplication.translate("States", "Look at it"), Offer.UPDATE)


def _words_only(status: EngineStatus) -> View | None:
    """Not for those who switched meaning off themselves: only where it was wanted and cannot be had."""
    if status.problem is None:
        return None
    told = in_words(status.problem)
    title = QCoreApplication.translate("States", "Search by meaning is off; words are found as always.")
    button, offer = _mend(status.problem)
    whole, more = sentences(title, stop(told.title)), sentences(told.message, told.action)
    return View("meaning", whole, more, button, offer)


def _mend(problem: MemoroError) -> tuple[str, Offer]:
    """What helps: the settings, where trying again would only fail again."""
    if str(getattr(problem, "cause", "")) in FOR_THE_SETTINGS:
        return QCoreApplication.translate("States", "Settings…"), Offer.PROVIDERS
    return QCoreApplication.translate("States", "Try again"), Offer.TRY_AGAIN


def _with_library(view: View) -> View:
    """Where all there is can be looked through."""
    button = QCoreApplication.translate("States", "Open the library")
    return replace(view, button=button, offer=Offer.LIBRARY)


def _reading(title: str, sentence: str = "") -> View:
    """Its button is the second one: Enter, meant for a result that is not there yet, stops nothing."""
    pause = QCoreApplication.translate("States", "Pause")
    return View("working", title, sentence, other_button=pause, other_offer=Offer.PAUSE)


def _progress(status: EngineStatus) -> str:
    if not status.total:
        return QCoreApplication.translate("States", "Looking for notes…")
    text = QCoreApplication.translate("States", "%1 of %2 notes can be found already.")
    if not _is_first(status):
        text = QCoreApplication.translate(
            "States", "Notes are being read again, %1 of %2. Until then they are found as they were."
        )
    return text.replace("%1", number(status.done)).replace("%2", number(status.total))


def _is_first(status: EngineStatus) -> bool:
    """Whether notes are read that were never there. Else the index has more of them than were read by now."""
    return status.notes <= status.done + 1


def _short(question: str) -> str:
    question = " ".join(question.split())
    return question if len(question) <= 40 else question[:39] + "…"
