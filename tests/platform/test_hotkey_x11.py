"""The grab on a real X server: what fires, what does not, and what other programs notice of it."""

from __future__ import annotations

import statistics
import sys
import time
from collections.abc import Iterator
from contextlib import AbstractContextManager
from pathlib import Path

import pytest
from Xlib import XK, X, display, error
from Xlib.ext import xtest

from tests.helpers.desktop_session import Desktop
from tests.helpers.running_program import RunningProgram
from tests.helpers.waiting import wait_until

pytestmark = pytest.mark.desktop_session
ROOT = Path(__file__).parents[2]
CTRL_ALT = "37+64"  # keycodes, which mean the same in every layout
M_KEYCODE, J_KEYCODE = 58, 44  # where these are on the US layout
NUM_LOCK = X.Mod2Mask


def program(desktop: Desktop, name: str, *args: str) -> AbstractContextManager[RunningProgram]:
    return desktop.launch([sys.executable, "-m", f"tests.platform.programs.{name}", *args], cwd=ROOT)


@pytest.fixture
def hotkeys(desktop: Desktop) -> Iterator[RunningProgram]:
    """A running program that holds Ctrl+Alt+M and, as a fence for what must not fire, Ctrl+Alt+J."""
    with program(desktop, "hotkeys", "Ctrl+Alt+M", "Ctrl+Alt+J") as running:
        running.wait_for("READY x11")
        yield running


@pytest.fixture
def layouts(desktop: Desktop) -> Iterator[Desktop]:
    yield desktop
    desktop.run("setxkbmap", "-layout", "us", "-option", "")


def fence(desktop: Desktop, hotkeys: RunningProgram) -> None:
    """Return when everything pressed so far has surely been handled."""
    before = hotkeys.count("PRESSED Ctrl+Alt+J")
    desktop.key(f"{CTRL_ALT}+{J_KEYCODE}")
    hotkeys.wait_for("PRESSED Ctrl+Alt+J", times=before + 1)


def press_until_it_fires(desktop: Desktop, hotkeys: RunningProgram, keys: str = "ctrl+alt+m") -> None:
    """Press again and again: after a change of layout the grab moves a moment later."""
    before = hotkeys.count("PRESSED Ctrl+Alt+M")

    def fired() -> bool:
        desktop.key(keys)
        return hotkeys.count("PRESSED Ctrl+Alt+M") > before

    wait_until(fired, what=f"{keys} to fire")
    fence(desktop, hotkeys)


def test_it_fires_once_for_each_press(desktop: Desktop, hotkeys: RunningProgram) -> None:
    for _ in range(5):
        desktop.key("ctrl+alt+m")
    hotkeys.wait_for("PRESSED Ctrl+Alt+M", times=5)
    fence(desktop, hotkeys)
    assert hotkeys.count("PRESSED Ctrl+Alt+M") == 5


@pytest.mark.parametrize("locks", [["Caps_Lock"], ["Num_Lock"], ["Caps_Lock", "Num_Lock"]])
def test_lock_keys_do_not_matter(desktop: Desktop, hotkeys: RunningProgram, locks: list[str]) -> None:
    desktop.key(*locks)
    try:
        desktop.key("ctrl+alt+m")
        hotkeys.wait_for("PRESSED Ctrl+Alt+M")
    finally:
        desktop.key(*locks)


def test_other_combinations_of_the_same_key_do_not_fire(desktop: Desktop, hotkeys: RunningProgram) -> None:
    desktop.key("m", "ctrl+m", "alt+m", "ctrl+shift+m", "ctrl+alt+shift+m", "super+ctrl+alt+m", "ctrl+alt+n")
    fence(desktop, hotkeys)
    assert hotkeys.count("PRESSED Ctrl+Alt+M") == 0


def test_a_held_key_fires_once(desktop: Desktop, hotkeys: RunningProgram) -> None:
    desktop.run("xdotool", "keydown", "ctrl", "keydown", "alt", "keydown", "m")
    try:
        hotkeys.wait_for(f"EVENT {X.KeyPress}", times=6)
    finally:
        desktop.run("xdotool", "keyup", "m", "keyup", "alt", "keyup", "ctrl")
    fence(desktop, hotkeys)
    assert hotkeys.count("PRESSED Ctrl+Alt+M") == 1


def test_the_focused_program_does_not_see_the_key(desktop: Desktop, hotkeys: RunningProgram) -> None:
    with program(desktop, "focused") as other:
        desktop.wait_for_window("focused program", active=True)
        desktop.key("ctrl+alt+m")
        hotkeys.wait_for("PRESSED Ctrl+Alt+M")
        desktop.key("x")
        other.wait_for(f"KEY {ord('X')}")
        assert other.count(f"KEY {ord('M')}") == 0
        assert desktop.active_window() is not None


def test_it_follows_the_layout(layouts: Desktop, hotkeys: RunningProgram) -> None:
    press_until_it_fires(layouts, hotkeys)
    layouts.run("setxkbmap", "fr")
    press_until_it_fires(layouts, hotkeys)
    so_far = hotkeys.count("PRESSED Ctrl+Alt+M")
    layouts.key("ctrl+alt+comma")  # the key that was M before
    fence(layouts, hotkeys)
    assert hotkeys.count("PRESSED Ctrl+Alt+M") == so_far
    layouts.run("setxkbmap", "us")
    press_until_it_fires(layouts, hotkeys)


def test_a_second_layout_and_one_without_latin_letters(layouts: Desktop, hotkeys: RunningProgram) -> None:
    keycodes = f"{CTRL_ALT}+{M_KEYCODE}"
    layouts.run("setxkbmap", "-layout", "us,ru", "-option", "grp:caps_toggle")
    layouts.key("Caps_Lock")
    press_until_it_fires(layouts, hotkeys, keycodes)
    layouts.key("Caps_Lock")
    layouts.run("setxkbmap", "-layout", "ru", "-option", "")
    press_until_it_fires(layouts, hotkeys, keycodes)


@pytest.mark.parametrize(
    "layout", ["jp", "jp(kana)", "kr", "kr(kr104)", "cn", "ru", "us,kr", "th", "il", "ara"]
)
def test_it_stays_where_it_is_printed(layouts: Desktop, hotkeys: RunningProgram, layout: str) -> None:
    """With the lock keys on as well, and the layout changed while the program runs."""
    layouts.run("setxkbmap", "-layout", layout)
    press_until_it_fires(layouts, hotkeys, f"{CTRL_ALT}+{M_KEYCODE}")
    layouts.key("Caps_Lock", "Num_Lock")
    try:
        press_until_it_fires(layouts, hotkeys, f"{CTRL_ALT}+{M_KEYCODE}")
    finally:
        layouts.key("Caps_Lock", "Num_Lock")
    assert hotkeys.count("FAILED") == 0


def test_other_modifier_keys_are_followed(layouts: Desktop, hotkeys: RunningProgram) -> None:
    """NumLock on another bit than before: with it on, the old grabs would not fire."""
    press_until_it_fires(layouts, hotkeys)
    layouts.run("xmodmap", "-e", "remove mod2 = Num_Lock", "-e", "add mod3 = Num_Lock")
    layouts.key("Num_Lock")
    try:
        press_until_it_fires(layouts, hotkeys)
    finally:
        layouts.key("Num_Lock")


def test_while_another_program_has_the_keyboard(desktop: Desktop, hotkeys: RunningProgram) -> None:
    """A menu or a locked screen: nothing comes through, and afterwards all is as before."""
    locker = display.Display(desktop.env["DISPLAY"])
    window = locker.screen().root.create_window(0, 0, 10, 10, 0, X.CopyFromParent)
    try:
        window.map()
        wait_until(
            lambda: (
                window.grab_keyboard(False, X.GrabModeAsync, X.GrabModeAsync, X.CurrentTime) == X.GrabSuccess
            )
        )
        desktop.key("ctrl+alt+m", "ctrl+alt+j")
        locker.ungrab_keyboard(X.CurrentTime)
        locker.sync()
        fence(desktop, hotkeys)
        assert hotkeys.count("PRESSED Ctrl+Alt+M") == 0
        assert hotkeys.count("PRESSED Ctrl+Alt+J") == 1
        desktop.key("ctrl+alt+m")
        hotkeys.wait_for("PRESSED Ctrl+Alt+M")
    finally:
        locker.close()


def test_another_window_manager_changes_nothing(desktop: Desktop, hotkeys: RunningProgram) -> None:
    def its_window() -> str:
        return desktop.run("xprop", "-root", "_NET_SUPPORTING_WM_CHECK")

    before = its_window()
    desktop.start("openbox", "--replace")
    wait_until(lambda: "#" in (now := its_window()) and now != before, what="the window manager")
    press_until_it_fires(desktop, hotkeys)
    assert hotkeys.count("FAILED") == 0


def test_a_combination_of_another_program_is_a_conflict(desktop: Desktop, hotkeys: RunningProgram) -> None:
    with program(desktop, "hotkeys") as second:
        second.wait_for("READY")
        second.say("register Ctrl+Alt+M")
        refusal = second.wait_for("REFUSED register Ctrl+Alt+M HotkeyConflict")
        assert "The hotkey Ctrl+Alt+M is already taken" in refusal
        assert "Free right now: Ctrl+Alt+K, Ctrl+Alt+Y, Ctrl+Alt+Shift+M." in refusal
        second.say("is_free Ctrl+Alt+M")
        second.wait_for("FREE Ctrl+Alt+M False")
        second.say("is_free Ctrl+Alt+K")
        second.wait_for("FREE Ctrl+Alt+K True")
        hotkeys.say("unregister Ctrl+Alt+M")
        hotkeys.wait_for("DONE unregister")
        second.say("register Ctrl+Alt+M")
        second.wait_for("DONE register Ctrl+Alt+M")
        desktop.key("ctrl+alt+m")
        second.wait_for("PRESSED Ctrl+Alt+M")


@pytest.mark.parametrize(
    ("sequence", "owner"),
    [("Alt+F4", "the window manager (closing windows)"), ("Ctrl+Alt+F3", "the system (switching consoles)")],
)
def test_a_known_owner_is_named(hotkeys: RunningProgram, sequence: str, owner: str) -> None:
    hotkeys.say(f"register {sequence}")
    assert f"It usually belongs to {owner}." in hotkeys.wait_for("REFUSED")


def test_a_conflict_of_one_variant_leaves_nothing_grabbed(desktop: Desktop, hotkeys: RunningProgram) -> None:
    other = display.Display(desktop.env["DISPLAY"])
    root, keycode = other.screen().root, other.keysym_to_keycode(XK.XK_k)
    mask = X.ControlMask | X.Mod1Mask

    def grab(modifiers: int) -> bool:
        refusal = error.CatchError(error.BadAccess)
        root.grab_key(keycode, modifiers, False, X.GrabModeAsync, X.GrabModeAsync, onerror=refusal)
        other.sync()
        return refusal.get_error() is None

    try:
        assert grab(mask | NUM_LOCK)
        hotkeys.say("register Ctrl+Alt+K")
        hotkeys.wait_for("REFUSED register Ctrl+Alt+K HotkeyConflict")
        assert all(grab(mask | locks) for locks in (0, X.LockMask, X.LockMask | NUM_LOCK))
    finally:
        other.close()


def test_rebinding_at_run_time(desktop: Desktop, hotkeys: RunningProgram) -> None:
    hotkeys.say("rebind Ctrl+Alt+M Ctrl+Shift+space")
    hotkeys.wait_for("DONE rebind")
    desktop.key("ctrl+alt+m", "ctrl+shift+space")
    hotkeys.wait_for("PRESSED Ctrl+Shift+space")
    assert hotkeys.count("PRESSED Ctrl+Alt+M") == 0
    hotkeys.say("rebind Ctrl+Shift+space Alt+F4")
    hotkeys.wait_for("REFUSED rebind")
    desktop.key("ctrl+shift+space")
    hotkeys.wait_for("PRESSED Ctrl+Shift+space", times=2)


def test_a_lost_connection_is_reported_and_can_be_mended(desktop: Desktop, hotkeys: RunningProgram) -> None:
    hotkeys.say("resource")
    resource = int(hotkeys.wait_for("RESOURCE").split()[1])
    desktop.run("xkill", "-id", str(resource))
    assert "connection to the X server" in hotkeys.wait_for("FAILED HotkeyLost Ctrl+Alt+M")
    hotkeys.say("register Ctrl+Alt+M")
    hotkeys.wait_for("DONE register Ctrl+Alt+M", times=2)
    desktop.key("ctrl+alt+m")
    hotkeys.wait_for("PRESSED Ctrl+Alt+M")


def test_every_press_arrives_once_and_its_delay_is_told(desktop: Desktop, hotkeys: RunningProgram) -> None:
    keyboard = display.Display(desktop.env["DISPLAY"])
    codes = [keyboard.keysym_to_keycode(keysym) for keysym in (XK.XK_Control_L, XK.XK_Alt_L, XK.XK_m)]
    delays = []
    for presses in range(1, 21):
        for code in codes[:2]:
            xtest.fake_input(keyboard, X.KeyPress, code)
        keyboard.sync()
        pressed = time.time_ns()
        xtest.fake_input(keyboard, X.KeyPress, codes[2])
        keyboard.sync()
        for code in reversed(codes):
            xtest.fake_input(keyboard, X.KeyRelease, code)
        keyboard.sync()
        arrived = int(hotkeys.wait_for("PRESSED Ctrl+Alt+M", times=presses).split()[2])
        delays.append((arrived - pressed) / 1e6)
        # A press in the very millisecond of the last release would look like a repeated key.
        released = time.time_ns()
        wait_until(lambda: time.time_ns() > released + 5_000_000)  # noqa: B023
    keyboard.close()
    print(f"key press to slot: median {statistics.median(delays):.2f} ms, max {max(delays):.2f} ms")
    assert hotkeys.count("PRESSED Ctrl+Alt+M") == len(delays)
