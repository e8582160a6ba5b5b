"""Notices, sleep, hotkeys that pause, updates: what goes on around searching."""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from unittest.mock import Mock

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from app.config.loading import load_settings
from app.config.paths import app_paths
from app.desktop import updating, wakefulness
from app.desktop.background import Background
from app.desktop.hotkey import CAPTURE, GlobalHotkey
from app.desktop.notifications import Level, Notifications, Opens
from app.desktop.theme import Theme
from app.desktop.updating import UpdateBox, UpdateWatch
from app.desktop.upkeep import Upkeep
from app.desktop.wakefulness import Wakefulness
from app.engine.updates import Update, UpdateCheckError
from app.platform.hotkey.main import Hotkeys
from app.platform.hotkey.models import HotkeyConflict, Listener, Session
from app.platform.notify.models import Clicked, Notice
from tests.helpers.dbus_service import DBusService
from tests.helpers.desktop_session import Desktop
from tests.helpers.page_opener import PageOpener


@pytest.fixture
def background(qtbot: QtBot) -> Iterator[Background]:
    made = Background()
    yield made
    made.close()


# Notices


@dataclass
class Outside:
    """A notification service that takes everything or nothing, and a tray that keeps what it is told."""

    takes: bool = True
    notices: list[Notice] = field(default_factory=list)
    told: list[tuple[str, str]] = field(default_factory=list)
    clicks: list[Clicked] = field(default_factory=list)

    def send(self, notice: Notice, clicked: Clicked) -> bool:
        self.notices.append(notice)
        self.clicks.append(clicked)
        return self.takes

    def tell(self, title: str, message: str, clicked: Clicked) -> None:
        self.told.append((title, message))
        clicked("")


@pytest.fixture
def outside() -> Outside:
    return Outside()


@pytest.fixture
def notifications(outside: Outside, background: Background) -> Notifications:
    return Notifications(outside, background, send=outside.send)  # type: ignore[arg-type]


@pytest.mark.parametrize(("level", "wanted"), [("none", []), ("problems", ["p"]), ("changes", ["p", "c"])])
def test_the_level_decides(
    notifications: Notifications, outside: Outside, qtbot: QtBot, level: str, wanted: list[str]
) -> None:
    notifications.choose(level, do_not_disturb=False)
    sent = [notifications.tell(Level.PROBLEM, "p", ""), notifications.tell(Level.CHANGE, "c", "")]
    assert sum(sent) == len(wanted)
    qtbot.waitUntil(lambda: sorted(each.title for each in outside.notices) == sorted(wanted), timeout=5000)


def test_nothing_disturbs_and_what_was_missed_is_counted(
    notifications: Notifications, outside: Outside
) -> None:
    counts: list[int] = []
    notifications.missed_changed.connect(counts.append)
    notifications.choose("changes", do_not_disturb=True)
    assert not notifications.tell(Level.PROBLEM, "a", "")
    assert not notifications.tell(Level.CHANGE, "b", "")
    notifications.choose("changes", do_not_disturb=False)
    assert counts == [1, 2, 0]
    assert outside.notices == []


def test_the_same_is_not_told_twice(notifications: Notifications, outside: Outside, qtbot: QtBot) -> None:
    assert notifications.tell(Level.PROBLEM, "a", "x", "disk")
    assert not notifications.tell(Level.PROBLEM, "a", "x", "disk")
    assert notifications.tell(Level.PROBLEM, "a", "y", "disk")
    qtbot.waitUntil(lambda: len(outside.notices) == 2, timeout=5000)


def test_without_a_service_the_tray_tells_it(
    notifications: Notifications, outside: Outside, qtbot: QtBot
) -> None:
    outside.takes = False
    notifications.tell(Level.PROBLEM, "a", "b")
    qtbot.waitUntil(lambda: outside.told == [("a", "b")], timeout=5000)


def test_a_click_says_what_to_open_in_the_windows_thread(
    notifications: Notifications, outside: Outside, qtbot: QtBot
) -> None:
    notifications.tell(Level.PROBLEM, "a", "b", opens=Opens.INBOX)
    qtbot.waitUntil(lambda: bool(outside.clicks), timeout=5000)
    with qtbot.waitSignal(notifications.clicked, timeout=5000) as clicked:
        thread = threading.Thread(target=outside.clicks[0], args=("token",))
        thread.start()
    thread.join()
    assert clicked.args == [Opens.INBOX, "token"]


def test_a_click_on_the_trays_message_counts_too(
    notifications: Notifications, outside: Outside, qtbot: QtBot
) -> None:
    outside.takes = False
    with qtbot.waitSignal(notifications.clicked, timeout=5000) as clicked:
        notifications.tell(Level.PROBLEM, "a", "b", opens=Opens.SHORTCUTS)
    assert clicked.args == [Opens.SHORTCUTS, ""]


def test_what_was_just_done_is_told_whatever_the_level_and_a_click_does_what_its_button_says(
    notifications: Notifications, outside: Outside, qtbot: QtBot
) -> None:
    done: list[bool] = []
    notifications.choose("none", do_not_disturb=False)
    take_back = lambda: done.append(threading.current_thread() is threading.main_thread())  # noqa: E731
    notifications.confirm("Added", "a.md:3", "Take it back", take_back)
    qtbot.waitUntil(lambda: bool(outside.clicks), timeout=5000)
    assert (outside.notices[0].title, outside.notices[0].button) == ("Added", "Take it back")
    thread = threading.Thread(target=outside.clicks[0], args=("token",))
    thread.start()
    thread.join()
    qtbot.waitUntil(lambda: done == [True], timeout=5000)
    notifications.choose("none", do_not_disturb=True)
    notifications.confirm("Added", "a.md:4", "Take it back", lambda: None)
    assert len(outside.notices) == 1


def test_silence_from_the_menu_outlasts_a_change_of_the_settings(qtbot: QtBot) -> None:
    desk, program = QObject(), Mock(paths=app_paths(), is_another_instance=True)
    for name in ("hotkey", "signals", "controller"):
        setattr(desk, name, Mock())
    settings = desk.settings = load_settings(app_paths().config_file).settings  # type: ignore[attr-defined]
    upkeep = Upkeep(program, desk)  # type: ignore[arg-type]
    upkeep._silence(True)
    upkeep.follow(settings)
    assert not upkeep.notifications.tell(Level.PROBLEM, "a", "b")
    upkeep._silence(False)
    assert upkeep.notifications.tell(Level.PROBLEM, "c", "d")


# Hotkeys


class OneKey:
    """Binds everything but Ctrl+Alt+T, and counts."""

    def __init__(self, listener: Listener) -> None:
        self.listener, self.held, self.times = listener, [], 0
        self.held: list[str]

    def register(self, sequence: str, /) -> None:
        if sequence == "Ctrl+Alt+T":
            raise HotkeyConflict(sequence, free=("Ctrl+Alt+K",))
        if sequence not in self.held:
            self.held.append(sequence)
        self.times += 1
        self.listener.bound(sequence, "")

    def unregister(self, sequence: str, /) -> None:
        self.held.remove(sequence)

    def is_free(self, sequence: str, /) -> bool:
        return sequence not in self.held

    def close(self) -> None:
        self.held.clear()


@dataclass
class Keys:
    hotkey: GlobalHotkey
    made: list[OneKey]
    told: list[str] = field(default_factory=list)

    @property
    def held(self) -> list[str]:
        return self.made[-1].held


@pytest.fixture
def keys(qtbot: QtBot) -> Keys:
    made: list[OneKey] = []

    def make(_session: Session, listener: Listener, _parent: QObject) -> tuple[str, OneKey]:
        made.append(OneKey(listener))
        return "one", made[-1]

    session = Session("linux", "x11", bus=False)
    hotkey = GlobalHotkey(hotkeys=Hotkeys(session=session, make_backend=make))
    keys = Keys(hotkey, made)
    hotkey.described.connect(keys.told.append)
    return keys


def test_paused_keys_are_free_for_others_and_come_back(keys: Keys, qtbot: QtBot) -> None:
    keys.hotkey.register("Ctrl+Alt+M")
    keys.hotkey.register("Ctrl+Alt+K", CAPTURE)
    with qtbot.waitSignal(keys.hotkey.paused_changed, timeout=1000):
        keys.hotkey.pause(60_000)
    assert keys.held == []
    assert keys.told[-1] == ""
    keys.hotkey.register("Ctrl+Alt+J")
    assert keys.held == []
    keys.hotkey.resume()
    assert keys.held == ["Ctrl+Alt+J", "Ctrl+Alt+K"]
    assert keys.told[-1] == "Ctrl+Alt+J"


def test_a_pause_ends_by_itself(keys: Keys, qtbot: QtBot) -> None:
    keys.hotkey.register("Ctrl+Alt+M")
    keys.hotkey.pause(1)
    qtbot.waitUntil(lambda: keys.held == ["Ctrl+Alt+M"], timeout=5000)


def test_after_sleep_all_are_bound_again(keys: Keys) -> None:
    keys.hotkey.register("Ctrl+Alt+M")
    keys.hotkey.register_again()
    assert len(keys.made) == 2
    assert keys.held == ["Ctrl+Alt+M"]


def test_each_key_has_its_purpose(keys: Keys, qtbot: QtBot) -> None:
    keys.hotkey.register("Ctrl+Alt+M")
    keys.hotkey.register("Ctrl+Alt+K", CAPTURE)
    with qtbot.waitSignal(keys.hotkey.capture_pressed, timeout=1000):
        keys.made[-1].listener.pressed("Ctrl+Alt+K", "")
    with qtbot.waitSignal(keys.hotkey.pressed, timeout=1000):
        keys.made[-1].listener.pressed("Ctrl+Alt+M", "")
    keys.hotkey.register("", CAPTURE)
    assert keys.held == ["Ctrl+Alt+M"]


def test_a_conflict_is_kept_until_another_key_is_bound(keys: Keys) -> None:
    keys.hotkey.register("Ctrl+Alt+T")
    assert isinstance(keys.hotkey.failure, HotkeyConflict)
    keys.hotkey.register("Ctrl+Alt+K")
    assert keys.hotkey.failure is None


# Sleep


def test_a_clock_that_jumped_means_sleep(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr(Wakefulness, "_clock", staticmethod(lambda: now))
    watch = Wakefulness()
    woken: list[bool] = []
    watch.woke.connect(lambda: woken.append(True))
    now += wakefulness.LOOK_MS / 1000
    watch._look()
    assert not woken
    now += 3600
    watch._look()
    assert woken


@pytest.mark.desktop_session
def test_logind_tells_when_the_computer_wakes_up(desktop: Desktop, qtbot: QtBot) -> None:
    from PySide6.QtDBus import QDBusConnection

    bus = QDBusConnection.connectToBus(desktop.bus_address, "a test")
    name, path, interface = wakefulness.LOGIN1
    with DBusService(desktop.bus_address, name) as logind:
        watch = Wakefulness(bus=bus)
        assert watch.by_logind
        woken: list[bool] = []
        watch.woke.connect(lambda: woken.append(True))
        logind.emit(path, interface, "PrepareForSleep", "b", True)
        with qtbot.waitSignal(watch.woke, timeout=5000):
            logind.emit(path, interface, "PrepareForSleep", "b", False)
        assert woken == [True]
    QDBusConnection.disconnectFromBus("a test")


# Updates


@pytest.fixture
def watch(background: Background) -> UpdateWatch:
    return UpdateWatch(background, app_paths())


def test_nobody_is_asked_without_agreement(watch: UpdateWatch) -> None:
    watch.choose(agreed=False, address="https://example.org/x")
    assert not watch._timer.isActive()
    watch.choose(agreed=True, address=None)
    assert not watch._timer.isActive()
    watch.choose(agreed=True, address="https://example.org/x")
    assert watch._timer.isActive()


def test_once_a_day_and_told_once(watch: UpdateWatch, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str | None] = []

    def check(address: str | None) -> Update:
        asked.append(address)
        return Update("9.0.0", "", "Better.", is_newer=True)

    monkeypatch.setattr(updating, "check_for_update", check)
    watch.choose(agreed=True, address="https://example.org/x")
    with qtbot.waitSignal(watch.found, timeout=5000) as found:
        watch._look_if_due()
    assert found.args == ["9.0.0", "Better."]
    watch._look_if_due()
    watch._background._pool.waitForDone(5000)
    assert asked == ["https://example.org/x"]


def test_a_clock_that_was_ahead_at_the_last_look_does_not_put_the_next_one_off(watch: UpdateWatch) -> None:
    now, day = time.time(), updating.DAY_SECONDS
    watch._file.parent.mkdir(parents=True)
    for looked, due in ((now - 60, False), (now - day - 60, True), (now + 365 * day, True)):
        watch._file.write_text(json.dumps({"looked": looked}), encoding="utf-8")
        assert watch._is_due() is due


@pytest.mark.parametrize(
    ("outcome", "words"),
    [
        (Update("9.0.0", "https://example.org", "Better.", is_newer=True), "Memoro 9.0.0 is available"),
        (Update("0.1.0"), "Memoro is up to date"),
        (UpdateCheckError("No connection to example.org."), "Memoro could not look for updates"),
    ],
)
def test_who_asks_is_answered(
    watch: UpdateWatch,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    outcome: Update | UpdateCheckError,
    words: str,
) -> None:
    def check(_address: str | None) -> Update:
        if isinstance(outcome, UpdateCheckError):
            raise outcome
        return outcome

    monkeypatch.setattr(updating, "check_for_update", check)
    with qtbot.waitSignal(watch.answered, timeout=5000):
        watch.look_now()
    box = UpdateBox(watch, Theme("light"))
    qtbot.addWidget(box)
    assert box.text() == words


def test_a_page_of_an_update_that_nothing_opens_says_so(
    qtbot: QtBot, watch: UpdateWatch, page_opener: PageOpener
) -> None:
    page = "https://example.org/memoro"
    page_opener.becomes("exit 3")
    with qtbot.waitSignal(watch.answered, timeout=15_000):
        watch.open_page(page)
    assert page_opener.opened == [page]
    box = UpdateBox(watch, Theme("light"))
    qtbot.addWidget(box)
    assert box.text().startswith(f"No program opened {page}.")
