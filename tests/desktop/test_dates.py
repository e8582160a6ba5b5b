"""Days in words: no figures alone, the region's order, a change apart from what a note is about."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from datetime import date, datetime, timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale

from app.desktop.dates import change_text, day_text, full_day, moment_inside, moment_text, short_day, today
from app.desktop.popup.recent import recent_rows
from app.desktop.popup.rows import Row
from tests.desktop.stand_in import StandInNote

DAY = date(2026, 11, 3)
DESKTOP = Path(__file__).parents[2] / "app" / "desktop"


@pytest.fixture(autouse=True)
def own_locale(qapp: object) -> Iterator[None]:
    before = QLocale()
    yield
    QLocale.setDefault(before)


@pytest.mark.parametrize(
    ("locale", "short", "full"),
    [
        ("en_US", "Nov 3, 2026", "Tuesday, November 3, 2026"),
        ("en_GB", "3 Nov 2026", "Tuesday, 3 November 2026"),
        ("ja_JP", "2026年11月3日", "2026年11月3日（火）"),
        ("zh_CN", "2026年11月3日", "2026年11月3日 星期二"),
        ("ko_KR", "2026년 11월 3일", "2026년 11월 3일 화요일"),
    ],
)
def test_the_month_is_never_mistaken_for_the_day(locale: str, short: str, full: str) -> None:
    QLocale.setDefault(QLocale(locale))
    assert (short_day(DAY), full_day(DAY)) == (short, full)


def test_near_days_have_names(qapp: object) -> None:
    now = today()
    assert day_text(now) == "Today"
    assert day_text(now - timedelta(days=1)) == "Yesterday"
    assert day_text(now - timedelta(days=6)) == QLocale().toString(now - timedelta(days=6), "dddd")
    assert str(now.year - 1) in day_text(now.replace(year=now.year - 1, day=1))
    moment = datetime.now().astimezone()
    assert moment_text(moment).startswith("Today ")


def test_within_a_sentence_near_days_are_written_small(qapp: object) -> None:
    moment = datetime.now().astimezone()
    assert moment_inside(moment) == moment_text(moment).replace("Today", "today")
    before = moment - timedelta(days=1)
    assert moment_inside(before) == moment_text(before).replace("Yesterday", "yesterday")
    weeks_ago = moment - timedelta(days=30)
    assert moment_inside(weeks_ago) == moment_text(weeks_ago)


def test_a_change_has_its_time_in_the_week_and_its_day_before() -> None:
    QLocale.setDefault(QLocale("en_GB"))
    noon = datetime.now().astimezone().replace(hour=12, minute=5)
    assert change_text(noon) == "12:05"
    assert change_text(noon - timedelta(days=30)) == short_day(noon.date() - timedelta(days=30))


def test_what_was_changed_is_not_what_a_note_is_about() -> None:
    """A log of another day that was changed today stands under today's changes, with its own day as title."""
    changed = datetime.now().astimezone()
    note = StandInNote("memory/2026-11-03.md", "memory", "2026-11-03", DAY, changed.timestamp())
    (row,) = recent_rows([note])
    assert row.section == "Changed today"
    assert row.heading == full_day(DAY)
    assert row.when == change_text(changed)
    assert Row(key=("a", 0), path="a", title="Paris", day=DAY).heading == "Paris"


def test_all_windows_use_these_words() -> None:
    """Qt's own short form is figures alone, so nobody formats a day elsewhere."""
    others = [
        path.name
        for path in DESKTOP.rglob("*.py")
        if path.name != "dates.py" and "QLocale.FormatType" in path.read_text(encoding="utf-8")
    ]
    assert others == []


@pytest.mark.skipif(
    sys.platform != "linux", reason="elsewhere the system's settings are not in the environment"
)
@pytest.mark.parametrize(
    ("system", "language", "moment"),
    [
        ("ko_KR", "ko", "2026년 11월 3일 오후 2:05"),
        ("ko_KR en_GB", "ko", "3 Nov 2026 14:05"),
        ("ja_JP", "ko", "2026년 11월 3일 오후 2:05"),
        ("zh_TW", "zh_CN", "2026年11月3日 14:05"),
        ("en_GB", "en", "3 Nov 2026 14:05"),
        ("de_DE", "en", "Nov 3, 2026 2:05 PM"),
    ],
)
def test_the_system_s_own_language_keeps_its_region_s_times(system: str, language: str, moment: str) -> None:
    """As its desktop: who chose another region's dates there has them here, too."""
    texts, _, times = system.partition(" ")
    assert moment_told(language, LANG=f"{texts}.UTF-8", LC_TIME=f"{times or texts}.UTF-8") == moment


@pytest.mark.skipif(
    sys.platform != "linux", reason="elsewhere the system's settings are not in the environment"
)
@pytest.mark.parametrize("locale", ["C.UTF-8", "POSIX", "C"])
def test_a_system_that_says_nothing_of_dates_leaves_them_to_the_window_s_language(locale: str) -> None:
    for language, moment in (("ja", "2026年11月3日 14:05"), ("en", "Nov 3, 2026 2:05 PM")):
        assert moment_told(language, LANGUAGE=language, LANG=locale) == moment
        assert moment_told(language, LANGUAGE=language, LANG="fr_FR.UTF-8", LC_TIME=locale) == moment


def moment_told(language: str, **session: str) -> str:
    """How a program that is started in such a session writes 14:05 on the third of November."""
    code = (
        "from datetime import datetime; from app.desktop import dates, translation\n"
        f"translation.use_language({language!r})\n"
        "print(dates.moment_text(datetime(2026, 11, 3, 14, 5)).replace('\\u202f', ' '))"
    )
    environment = {name: value for name, value in os.environ.items() if not name.startswith("LC_")}
    environment |= session | {"PYTHONIOENCODING": "utf-8"}
    told = subprocess.run(
        [sys.executable, "-c", code],
        env=environment, cwd=DESKTOP.parents[1], check=True, capture_output=True, encoding="utf-8",
    )  # fmt: skip
    return told.stdout.strip()
