"""The engine's state in one honest line for tray, popup and menu, with the icon that goes with it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QLocale

from app.desktop.counts import Counts
from app.desktop.notice_problems import for_people
from app.desktop.problems import in_words, sentences, translated
from app.desktop.punctuation import sentences as together
from app.errors import MemoroError

if TYPE_CHECKING:
    from app.engine.status import EngineStatus


@dataclass(frozen=True, slots=True)
class StatusText:
    """`icon` is one of ready, working, paused, attention, problem."""

    icon: str
    line: str
    detail: str = ""


def number(value: int) -> str:
    return QLocale().toString(value)


def notes_count(count: int) -> str:
    return Counts().notes(count)


def starting() -> StatusText:
    return StatusText("working", QCoreApplication.translate("Status", "Starting…"))


def stopped() -> StatusText:
    return StatusText(
        "problem",
        QCoreApplication.translate("Status", "Indexing stopped because of an error"),
        QCoreApplication.translate("Status", "Searching still works. Choose “Sync now” to start it again."),
    )


def describe(status: EngineStatus) -> StatusText:
    """What is true now. Nothing is promised that does not hold: "words only" when that is so."""
    told = _of_memory(status)
    told = replace(told, detail="\n".join(filter(None, (told.detail, *notices(status)))))
    if not status.settings_problems:
        return told
    mistake = QCoreApplication.translate("Status", "the settings file has a mistake")
    last_good = QCoreApplication.translate("Status", "The last good settings stay in effect.")
    icon = "attention" if told.icon == "ready" else told.icon
    wrong = "\n".join(map(translated, status.settings_problems))
    detail = "\n".join(part for part in (told.detail, wrong, last_good) if part)
    return StatusText(icon, f"{told.line} · {mistake}", detail)


def notices(status: EngineStatus) -> tuple[str, ...]:
    """What changes nothing for searching and is good to know, in the language of the window."""
    return tuple(map(translated, for_people(status.notices)))


def _of_memory(status: EngineStatus) -> StatusText:
    own = _own_state(status)
    if status.state not in {"ready", "keyword_only"} or own.icon == "problem":
        return own
    instead, failed = _stand_in(status)
    who, why = _who_answers(status)
    line = " · ".join(part for part in (own.line, instead, who) if part)
    icon = "attention" if instead else own.icon
    return StatusText(icon, line, "\n".join(part for part in (failed, own.detail, why) if part))


def _stand_in(status: EngineStatus) -> tuple[str, str]:
    """Which provider works in the place of the one that was chosen, and what became of that one."""
    if not status.fallback:
        return "", ""
    from app.desktop.settings.texts import choice

    text = QCoreApplication.translate("Status", "%1 stands in for %2")
    text = text.replace("%1", choice(status.provider)).replace("%2", choice(status.fallback["from"]))
    return text, in_words(MemoroError(status.fallback["reason"].partition(". ")[0].rstrip("."))).title


def _who_answers(status: EngineStatus) -> tuple[str, str]:
    """Where the settings name another engine for assistants: which one answers them, and why."""
    if status.backend == "qmd":
        return QCoreApplication.translate("Status", "QMD answers assistants"), ""
    if not status.backend_reason:
        return "", ""
    answers = QCoreApplication.translate("Status", "the built-in engine answers assistants")
    because = QCoreApplication.translate("Status", "Not QMD, which the settings ask for: %1")
    title, _, message = status.backend_reason.partition(". ")
    return answers, because.replace("%1", sentences(MemoroError(title, message)))


def _own_state(status: EngineStatus) -> StatusText:
    if status.state == "no_folder":
        return StatusText("attention", QCoreApplication.translate("Status", "No memory folder chosen yet"))
    problem = in_words(status.problem) if status.problem else None
    if problem is not None and status.state != "keyword_only":
        detail = together(problem.message, problem.action)
        return StatusText("problem", problem.title, detail)
    if status.state == "asleep":
        return StatusText("ready", _asleep(status))
    if status.state in {"starting", "indexing", "embedding"}:
        return _working(status)
    if status.state == "problem":
        return StatusText("problem", QCoreApplication.translate("Status", "Something needs your attention"))
    count = notes_count(status.notes)
    if status.state == "paused":
        paused = QCoreApplication.translate("Status", "Paused")
        return StatusText("paused", f"{paused} · {count}")
    if status.state == "keyword_only":
        words = QCoreApplication.translate("Status", "search by words only")
        reason = problem.message if problem else translated(status.provider_reason)
        icon = "attention" if problem else "ready"  # who switched meaning off needs no warning
        return StatusText(icon, f"{count} · {words}", reason)
    both = QCoreApplication.translate("Status", "search by words and meaning")
    return StatusText("ready", f"{count} · {both}", _skipped(status))


def _asleep(status: EngineStatus) -> str:
    if not status.index_bytes:
        return QCoreApplication.translate("Status", "Not read yet")
    resting = QCoreApplication.translate("Status", "not opened yet")
    return f"{notes_count(status.notes)} · {resting}"


def _working(status: EngineStatus) -> StatusText:
    if status.state == "starting":
        return starting()
    line = _reading(status) if status.state == "indexing" else _learning(status)
    return StatusText("working", line, _time_left(status))


def _reading(status: EngineStatus) -> str:
    if not status.total:
        return QCoreApplication.translate("Status", "Looking for notes…")
    text = QCoreApplication.translate("Status", "Reading notes: %1 of %2")
    return text.replace("%1", number(status.done)).replace("%2", number(status.total))


def _learning(status: EngineStatus) -> str:
    done, total = (status.done, status.total) if status.total else (status.embedded, status.passages)
    share = QLocale().toString(int(100 * done / total)) if total else "0"
    text = QCoreApplication.translate("Status", "%1 · preparing search by meaning, %2 %")
    return text.replace("%1", notes_count(status.notes)).replace("%2", share)


def _time_left(status: EngineStatus) -> str:
    if status.seconds_left is None:
        return ""
    if status.seconds_left < 60:
        return QCoreApplication.translate("Status", "Less than a minute left")
    return Counts().minutes_left(round(status.seconds_left / 60))


def _skipped(status: EngineStatus) -> str:
    if not status.skipped:
        return ""
    return Counts().left_out(len(status.skipped))
