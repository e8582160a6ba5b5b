"""The program's hotkeys on a real X server, beside a second client that wants the same keys."""

from __future__ import annotations

import os
import signal
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QObject, Qt, QTimer
from pytestqt.qtbot import QtBot
from Xlib import XK, X, display
from Xlib.ext import xtest

from app.desktop.giving_way import GivingWay
from app.desktop.hotkey import CAPTURE, SEARCH, GlobalHotkey
from app.desktop.hotkey_retry import LAST_MS, Retry
from app.errors import MemoroError
from app.platform.active_window.models import NOTHING, ActiveWindow
from app.platform.hotkey.main import Hotkeys
from app.platform.hotkey.models import (
    HotkeyConflict,
    HotkeyInUse,
    HotkeyInvalid,
    HotkeyLost,
    HotkeyUnavailable,
    Listener,
    Session,
)
from app.platform.notify.clicks import NAME
from tests.desktop.test_program import Running, make_running, running
from tests.helpers.dbus_service import DBusService
from tests.helpers.desktop_session import Desktop
from tests.helpers.running_program import RunningProgram
from tests.helpers.waiting import wait_until

__all__ = ["make_running", "running"]
ROOT = Path(__file__).parents[2]
M, K = f"KEY {Qt.Key.Key_M.value}", f"KEY {Qt.Key.Key_K.value}"
REPEATS_SECONDS = 1.2  # the server waits 0.66 and then repeats 25 times a second
NEVER_MS = 1_000_000


class Hotkey:
    """A `GlobalHotkey` on the desktop, with what it told. Its second try comes after `first_ms`."""

    def __init__(self, bot: QtBot, desktop: Desktop, first_ms: int = NEVER_MS) -> None:
        self.retry = Retry(first_ms=first_ms)
        self.made = GlobalHotkey(retry=self.retry)
        self.bot, self.desktop = bot, desktop
        self.failed: list[MemoroError] = []
        self.recovered: list[str] = []
        self.described: list[str] = []
        self.pressed: list[str] = []
        self.made.failed.connect(self.failed.append)
        self.made.recovered.connect(self.recovered.append)
        self.made.described.connect(self.described.append)
        self.made.pressed.connect(lambda _token: self.pressed.append(SEARCH))
        self.made.capture_pressed.connect(lambda _token: self.pressed.append(CAPTURE))

    def wait(self, condition: Callable[[], Any]) -> None:
        self.bot.waitUntil(lambda: bool(condition()), timeout=8000)

    def press(self, keys: str) -> list[str]:
        """What the keys did; "" if another program got them."""
        self.pressed.clear()
        self.desktop.key(keys)
        self.wait(lambda: self.pressed)
        return self.pressed

    def is_held(self, keys: str) -> bool:
        return keys in self.made.bound


Make = Callable[..., Hotkey]
MakeRunning = Callable[[Desktop], Running]


@pytest.fixture
def make(desktop: Desktop, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot) -> Iterator[Make]:
    desktop.enter(monkeypatch)
    made: list[Hotkey] = []

    def one(**options: Any) -> Hotkey:
        made.append(Hotkey(qtbot, desktop, **options))
        return made[-1]

    yield one
    for each in made:
        each.made.close()
        assert not each.retry.is_waiting


def run(desktop: Desktop, name: str, *words: str) -> AbstractContextManager[RunningProgram]:
    return desktop.launch([sys.executable, "-m", f"tests.platform.programs.{name}", *words], cwd=ROOT)


def film(desktop: Desktop, name: str = "player", how: str = "full") -> AbstractContextManager[RunningProgram]:
    return run(desktop, "window", "Film", name, how)


@pytest.mark.desktop_session
def test_a_key_that_another_program_lets_go_is_taken(make: Make, desktop: Desktop) -> None:
    hotkey = make(first_ms=30)
    with run(desktop, "hotkeys", "Ctrl+Alt+M") as other:
        other.wait_for("READY")
        hotkey.made.choose("Ctrl+Alt+M", "Ctrl+Alt+K")
        assert [type(failure) for failure in hotkey.failed] == [HotkeyConflict]
        assert hotkey.made.failure is hotkey.failed[0]
        assert hotkey.made.bound == ("Ctrl+Alt+K",)
        hotkey.wait(lambda: hotkey.retry.wait_ms >= 120)  # two tries in vain, of which nobody heard
        assert (len(hotkey.failed), hotkey.recovered, set(hotkey.described)) == (1, [], {""})
    hotkey.wait(lambda: hotkey.recovered == ["Ctrl+Alt+M"])
    assert not hotkey.made.failures
    assert hotkey.described[-1] == "Ctrl+Alt+M"
    assert not hotkey.retry.is_waiting
    assert hotkey.press("ctrl+alt+m") == [SEARCH]


@pytest.mark.desktop_session
def test_what_is_offered_instead_is_really_free(make: Make, desktop: Desktop) -> None:
    taken = ("Ctrl+Alt+M", "Ctrl+Alt+J", "Ctrl+Alt+Shift+M", "Meta+Alt+M")
    hotkey = make()
    with run(desktop, "hotkeys", *taken) as other:
        other.wait_for("READY")
        hotkey.made.choose("Ctrl+Alt+M", "Ctrl+Alt+K")
        (failure,) = hotkey.failed
        assert isinstance(failure, HotkeyConflict)
        assert failure.message == "Another program has reserved it."
        assert failure.free == ("Ctrl+Alt+Y", "Meta+Shift+M", "Ctrl+Alt+N")
        for offered in failure.free:
            other.say(f"register {offered}")
            other.wait_for(f"DONE register {offered}")
            other.say(f"unregister {offered}")
            other.wait_for(f"DONE unregister {offered}")
            hotkey.made.register(offered)
            assert not hotkey.made.failures


@pytest.mark.desktop_session
def test_nothing_is_tried_while_everything_is_held_or_nothing_may_be(make: Make, desktop: Desktop) -> None:
    hotkey = make()
    hotkey.made.choose("Ctrl+Alt+K", "")
    assert not hotkey.retry.is_waiting
    with run(desktop, "hotkeys", "Ctrl+Alt+M") as other:
        other.wait_for("READY")
        hotkey.made.choose("Ctrl+Alt+M", "")
        assert hotkey.retry.is_waiting
        assert hotkey.press("ctrl+alt+k") == [SEARCH]  # the one before, until the new one works
        hotkey.made.pause(NEVER_MS)
        assert not hotkey.retry.is_waiting
        assert hotkey.made.bound == ()
        hotkey.made.resume()
        assert hotkey.retry.is_waiting
        hotkey.made.register_again()
        assert len(hotkey.failed) == 1  # the same once more is nothing new
        hotkey.made.register("Ctrl+Alt+M")
        assert len(hotkey.failed) == 2  # but a person who chooses it hears it
        hotkey.made.choose("Ctrl+Alt+K", "")
        assert not hotkey.retry.is_waiting
    assert hotkey.recovered == []


def test_the_waits_grow_to_a_minute(qtbot: QtBot) -> None:
    retry, waits = Retry(), []
    retry.start()
    for _ in range(6):
        waits.append(retry.wait_ms)
        retry.go_on()
    assert waits == [5_000, 10_000, 20_000, 40_000, LAST_MS, LAST_MS]
    retry.start()
    assert retry.wait_ms == 5_000
    retry.stop()
    assert not retry.is_waiting


@pytest.mark.desktop_session
def test_one_combination_is_for_one_thing(make: Make) -> None:
    hotkey = make()
    hotkey.made.choose("Ctrl+Alt+M", "alt+ctrl+m")
    assert [type(failure) for failure in hotkey.failed] == [HotkeyInUse]
    assert hotkey.failed[0].message == "Memoro itself uses it for the search."
    assert set(hotkey.made.failures) == {CAPTURE}
    assert not hotkey.retry.is_waiting
    assert hotkey.press("ctrl+alt+m") == [SEARCH]
    hotkey.made.choose("Ctrl+Alt+M", "Ctrl+Alt+K")
    assert hotkey.press("ctrl+alt+m") == [SEARCH]
    assert hotkey.press("ctrl+alt+k") == [CAPTURE]
    hotkey.made.choose("Ctrl+Alt+K", "Ctrl+Alt+M")
    assert hotkey.press("ctrl+alt+m") == [CAPTURE]
    assert hotkey.press("ctrl+alt+k") == [SEARCH]
    assert hotkey.described[-1] == "Ctrl+Alt+K"
    hotkey.made.choose("Ctrl+Alt+M", "Ctrl+Alt+M")
    assert hotkey.press("ctrl+alt+m") == [SEARCH]
    assert hotkey.described[-1] == "Ctrl+Alt+M"
    hotkey.made.choose("Ctrl+Alt+K", "Ctrl+Alt+M")
    assert hotkey.press("ctrl+alt+m") == [CAPTURE]
    assert not hotkey.made.failures
    assert hotkey.recovered == []
    refusal = hotkey.made.own_use("ctrl+alt+m", SEARCH)
    assert isinstance(refusal, HotkeyInUse)
    assert refusal.message == "Memoro itself uses it for quick notes."
    assert hotkey.made.own_use("ctrl+alt+m", CAPTURE) is None


@pytest.mark.desktop_session
def test_a_program_that_fills_the_screen_gets_the_keys(make: Make, desktop: Desktop) -> None:
    hotkey = make()
    hotkey.made.giving_way.choose(to_full_screen=True, programs=())
    hotkey.made.choose("Ctrl+Alt+M", "Ctrl+Alt+K")
    with film(desktop) as shown:
        hotkey.wait(lambda: not hotkey.made.bound)
        desktop.key("ctrl+alt+m", "ctrl+alt+k")
        shown.wait_for(M)
        shown.wait_for(K)
        assert hotkey.pressed == []
        shown.say("normal")
        hotkey.wait(lambda: len(hotkey.made.bound) == 2)
        assert hotkey.press("ctrl+alt+m") == [SEARCH]
        shown.say("full")
        hotkey.wait(lambda: not hotkey.made.bound)
        os.kill(shown.pid, signal.SIGKILL)
        hotkey.wait(lambda: len(hotkey.made.bound) == 2)
        assert hotkey.press("ctrl+alt+k") == [CAPTURE]
    assert (hotkey.failed, hotkey.recovered) == ([], [])
    assert set(hotkey.described) == {"Ctrl+Alt+M"}  # the menu still names it


@pytest.mark.desktop_session
def test_a_program_that_is_named_gets_the_keys(make: Make, desktop: Desktop) -> None:
    hotkey = make()
    hotkey.made.choose("Ctrl+Alt+M", "")
    with film(desktop, "Steam_App_7", "normal") as shown:
        desktop.wait_for_window("Film", active=True)
        assert hotkey.press("ctrl+alt+m") == [SEARCH]
        hotkey.made.giving_way.choose(to_full_screen=False, programs=("", "steam_app_*"))
        assert hotkey.made.bound == ()
        desktop.key("ctrl+alt+m")
        shown.wait_for(M)
        with film(desktop, "other"):
            hotkey.wait(lambda: hotkey.made.bound)
        hotkey.wait(lambda: not hotkey.made.bound)
        hotkey.made.choose("Ctrl+Alt+K", "")
        assert hotkey.made.bound == ()
        hotkey.made.giving_way.choose(to_full_screen=False, programs=())
        assert hotkey.made.bound == ("Ctrl+Alt+K",)
        assert hotkey.made.giving_way._watcher is None


@pytest.mark.desktop_session
def test_a_game_that_kept_the_key_is_a_conflict_afterwards(make: Make, desktop: Desktop) -> None:
    hotkey = make(first_ms=30)
    hotkey.made.giving_way.choose(to_full_screen=True, programs=())
    hotkey.made.choose("Ctrl+Alt+M", "")
    with run(desktop, "hotkeys") as greedy:
        greedy.wait_for("READY")
        with film(desktop):
            hotkey.wait(lambda: not hotkey.made.bound)
            greedy.say("register Ctrl+Alt+M")
            greedy.wait_for("DONE register")
            assert not hotkey.retry.is_waiting
        hotkey.wait(lambda: len(hotkey.failed) == 1)
    hotkey.wait(lambda: hotkey.recovered == ["Ctrl+Alt+M"])


@pytest.fixture
def layouts(desktop: Desktop) -> Iterator[Desktop]:
    yield desktop
    desktop.run("setxkbmap", "-layout", "us", "-option", "")


@pytest.mark.desktop_session
def test_a_key_that_the_layout_lacks_comes_back_with_it(make: Make, layouts: Desktop) -> None:
    hotkey = make()
    layouts.run("setxkbmap", "de")
    hotkey.made.choose("Ctrl+Alt+Ö", "")
    assert hotkey.press("ctrl+alt+odiaeresis") == [SEARCH]
    layouts.run("setxkbmap", "us")
    hotkey.wait(lambda: hotkey.failed)
    assert [type(failure) for failure in hotkey.failed] == [HotkeyInvalid]
    assert not hotkey.retry.is_waiting
    layouts.run("setxkbmap", "de")
    hotkey.wait(lambda: not hotkey.made.failures)
    assert hotkey.press("ctrl+alt+odiaeresis") == [SEARCH]


@pytest.mark.desktop_session
def test_a_lost_connection_is_mended_without_a_word(make: Make, desktop: Desktop) -> None:
    hotkey = make()
    hotkey.made.choose("Ctrl+Alt+M", "Ctrl+Alt+K")
    display = hotkey.made._hotkeys._choice()[1]._display  # type: ignore[attr-defined]
    context = display.screen().root.create_gc()
    display.sync()
    desktop.run("xkill", "-id", str(context.id))
    hotkey.wait(lambda: hotkey.made._hotkeys._choice()[1]._display not in (None, display))  # type: ignore[attr-defined]
    assert hotkey.press("ctrl+alt+m") == [SEARCH]
    assert hotkey.press("ctrl+alt+k") == [CAPTURE]
    assert (hotkey.failed, hotkey.recovered) == ([], [])


class StandInWatcher:
    """Says what it is told to say."""

    def __init__(self, changed: Callable[[], None]) -> None:
        self.now, self.changed, self.closed = NOTHING, changed, False

    def show(self, window: ActiveWindow) -> None:
        self.now = window
        self.changed()

    def close(self) -> None:
        self.closed = True


def test_windows_of_our_own_never_keep_the_keys(qtbot: QtBot) -> None:
    watchers: list[StandInWatcher] = []

    def watch(changed: Callable[[], None], _parent: QObject) -> StandInWatcher:
        watchers.append(StandInWatcher(changed))
        return watchers[-1]

    giving, told = GivingWay(watch=watch), list[bool]()
    giving.changed.connect(lambda: told.append(giving.now()))
    giving.choose(to_full_screen=False, programs=(" ",))
    assert watchers == []  # nothing to watch for
    giving.choose(to_full_screen=True, programs=("memoro",))
    (watcher,) = watchers
    watcher.show(ActiveWindow(("memoro",), full_screen=True, own=True))
    assert told == []
    watcher.show(ActiveWindow(("player",), full_screen=True))
    watcher.show(ActiveWindow(("memoro",)))  # another one of this name
    watcher.show(ActiveWindow(("player",)))
    assert told == [True, False]
    watcher.show(ActiveWindow(("player",), full_screen=True))
    giving.choose(to_full_screen=False, programs=())
    assert (told[2:], watcher.closed) == ([True, False], True)


class Breaking:
    """A mechanism that takes every combination and loses it a moment later, or is told no."""

    def __init__(self, listener: Listener, failure: type[HotkeyUnavailable] = HotkeyLost) -> None:
        self.listener, self.failure, self.asked = listener, failure, 0

    def register(self, sequence: str, /) -> None:
        self.asked += 1
        QTimer.singleShot(0, lambda: self.listener.failed(self.failure(sequence, "It does not work.")))

    def unregister(self, sequence: str, /) -> None:
        """Nothing is held."""

    def is_free(self, _sequence: str, /) -> bool:
        return True

    def close(self) -> None:
        """Nothing is held."""


def test_what_breaks_again_and_again_is_tried_ever_more_rarely(qtbot: QtBot) -> None:
    made: list[Breaking] = []

    def make(_session: Session, listener: Listener, _parent: QObject) -> tuple[str, Breaking]:
        made.append(Breaking(listener))
        return "breaking", made[-1]

    hotkeys = Hotkeys(session=Session("linux", "x11", bus=False), make_backend=make)
    retry, failed = Retry(first_ms=20), list[MemoroError]()
    hotkey = GlobalHotkey(hotkeys=hotkeys, retry=retry)
    hotkey.failed.connect(failed.append)
    hotkey.choose("Ctrl+Alt+M", "")
    qtbot.waitUntil(lambda: retry.wait_ms >= 160, timeout=5000)
    assert made[0].asked <= 6  # at first, once more at once, and then after each wait
    assert len(failed) == 1
    hotkey.close()


def test_a_no_is_a_no_until_somebody_chooses_anew(qtbot: QtBot) -> None:
    made: list[Breaking] = []

    def make(_session: Session, listener: Listener, _parent: QObject) -> tuple[str, Breaking]:
        made.append(Breaking(listener, HotkeyUnavailable))
        return "breaking", made[-1]

    hotkeys = Hotkeys(session=Session("linux", "wayland", bus=True), make_backend=make)
    hotkey, failed = GlobalHotkey(hotkeys=hotkeys), list[MemoroError]()
    hotkey.failed.connect(failed.append)
    hotkey.choose("Ctrl+Alt+M", "")
    qtbot.waitUntil(lambda: len(failed) == 1)
    hotkey.choose("Ctrl+Alt+M", "")  # other settings have changed
    hotkey.pause(NEVER_MS)
    hotkey.resume()
    hotkey.register_again()
    assert sum(each.asked for each in made) == 1
    hotkey.register("Ctrl+Alt+M")
    qtbot.waitUntil(lambda: len(failed) == 2)
    assert sum(each.asked for each in made) == 2
    hotkey.close()


class Fingers:
    """Keys that are held and let go one by one."""

    def __init__(self, desktop: Desktop) -> None:
        self._display = display.Display(desktop.env["DISPLAY"])

    def move(self, kind: int, *names: str) -> None:
        for name in names:
            code = self._display.keysym_to_keycode(XK.string_to_keysym(name))
            xtest.fake_input(self._display, kind, code)
        self._display.sync()

    def press(self, *names: str) -> None:
        self.move(X.KeyPress, *names)

    def release(self, *names: str) -> None:
        self.move(X.KeyRelease, *names)


@pytest.fixture
def fingers(desktop: Desktop) -> Iterator[Fingers]:
    made = Fingers(desktop)
    yield made
    made.release("m", "Alt_L", "Control_L")
    made._display.close()


@pytest.mark.desktop_session
def test_letters_typed_before_the_hotkey_is_released_arrive(running: Running, fingers: Fingers) -> None:
    fingers.press("Control_L", "Alt_L", "m")
    running.desktop.wait_for_window("Search — Memoro", active=True)
    fingers.release("Alt_L", "Control_L")
    for letter, text in zip("ket", ("k", "ke", "ket"), strict=True):
        fingers.press(letter)
        fingers.release(letter)
        running.wait_for("text changed", text=text)
    fingers.release("m")
    running.desktop.key("t")
    running.wait_for("text changed", text="kett")


@pytest.mark.desktop_session
def test_a_held_hotkey_shows_the_popup_and_leaves_it(running: Running, fingers: Fingers) -> None:
    fingers.press("Control_L", "Alt_L", "m")
    running.desktop.wait_for_window("Search — Memoro", active=True)
    held_until = time.monotonic() + REPEATS_SECONDS
    wait_until(lambda: time.monotonic() > held_until, what="the key to repeat")
    fingers.release("m", "Alt_L", "Control_L")
    running.desktop.type("ket")
    running.wait_for("text changed", text="ket")
    assert len(running.events("popup requested")) == 1


def told(service: DBusService) -> list[tuple[str, str]]:
    """Title and text of each notice so far."""
    return [(str(call[3]), str(call[4])) for call in service.called("Notify")]


@pytest.mark.desktop_session
def test_a_person_hears_of_a_conflict_and_of_its_end_once(
    desktop: Desktop, make_running: MakeRunning
) -> None:
    running = make_running(desktop)
    with DBusService(desktop.bus_address, NAME) as service:
        service.methods[NAME, "Notify"] = lambda _message: ("u", (7,))
        with run(desktop, "hotkeys", "Ctrl+Alt+M") as other:
            other.wait_for("READY")
            running.start()
            running.wait_for("ready")
            wait_until(lambda: told(service), what="the first notice")
            ((title, text),) = told(service)
            assert title == "The hotkey Ctrl+Alt+M is already taken"
            assert text == (
                "Another program has reserved it. Free right now: Ctrl+Alt+K, Ctrl+Alt+J, Ctrl+Alt+Y."
            )
        wait_until(lambda: len(told(service)) == 2, 15, what="the second notice")
        assert told(service)[1] == ("The hotkey Ctrl+Alt+M works now", "No other program uses it any more.")
        running.desktop.key("ctrl+alt+m")
        running.wait_for("popup drawn")
        running.program.end()
