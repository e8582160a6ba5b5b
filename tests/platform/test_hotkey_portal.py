"""The Wayland portal's client against a stub of the portal on a private bus, in a real process."""

from __future__ import annotations

import statistics
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest

from app.platform.desktop_entry import find_desktop_entry
from app.platform.hotkey.portal_client import Callbacks, PortalClient, Shortcut
from app.platform.hotkey.wayland_portal import trigger
from app.platform.identity import APP_ID
from tests.helpers.desktop_session import Desktop
from tests.helpers.running_program import RunningProgram
from tests.helpers.waiting import wait_until
from tests.platform.portal_stub import PortalStub

ROOT = Path(__file__).parents[2]
ID = "search-ctrl-alt-m"
on_a_desktop = pytest.mark.desktop_session


@contextmanager
def hotkey_program(desktop: Desktop, home: Path, more: str = "", **env: str) -> Iterator[RunningProgram]:
    """The program of the X11 tests, told that this is a Wayland session."""
    environment = {"XDG_SESSION_TYPE": "wayland", "XDG_DATA_HOME": str(home / "data"), **env}
    command = [sys.executable, "-m", "tests.platform.programs.hotkeys", "Ctrl+Alt+M", *more.split()]
    with desktop.launch(command, env=environment, cwd=ROOT) as running:
        running.wait_for("READY")
        yield running


@on_a_desktop
def test_a_shortcut_is_bound_and_fires(desktop: Desktop, home: Path) -> None:
    with PortalStub(desktop.bus_address) as portal, hotkey_program(desktop, home) as hotkeys:
        hotkeys.wait_for("READY wayland_portal")
        hotkeys.wait_for("BOUND Ctrl+Alt+M as Press <CTRL+ALT+m>")
        hotkeys.say("describe Ctrl+Alt+M")
        hotkeys.wait_for("DESCRIPTION Press <CTRL+ALT+m>")
        portal.press(ID)
        hotkeys.wait_for("PRESSED Ctrl+Alt+M")
        portal.press(ID, token="token-of-the-press")
        assert hotkeys.wait_for("PRESSED Ctrl+Alt+M", times=2).endswith("token-of-the-press")
    assert [member for _, member, _ in portal.calls if member != "Ping"] == [
        "Register",
        "Get",
        "CreateSession",
        "BindShortcuts",
    ]
    assert portal.called("Register")[0][0] == APP_ID
    assert hotkeys.process.returncode is not None


@on_a_desktop
def test_an_old_portal_without_a_registry(desktop: Desktop, home: Path) -> None:
    with PortalStub(desktop.bus_address, with_registry=False), hotkey_program(desktop, home) as hotkeys:
        hotkeys.wait_for("BOUND Ctrl+Alt+M")


@on_a_desktop
def test_a_declined_question_is_told_and_can_be_asked_again(desktop: Desktop, home: Path) -> None:
    with PortalStub(desktop.bus_address, answer=1) as portal, hotkey_program(desktop, home) as hotkeys:
        failure = hotkeys.wait_for("FAILED HotkeyUnavailable Ctrl+Alt+M")
        assert "was answered with no" in failure
        assert "memoro toggle" in failure
        portal._code = 0
        hotkeys.say("register Ctrl+Alt+M")
        hotkeys.wait_for("BOUND Ctrl+Alt+M")


@on_a_desktop
def test_a_portal_that_cannot(desktop: Desktop, home: Path) -> None:
    with PortalStub(desktop.bus_address, version=0), hotkey_program(desktop, home) as hotkeys:
        failure = hotkeys.wait_for("FAILED HotkeyUnavailable Ctrl+Alt+M")
        assert "does not let programs bind" in failure


@on_a_desktop
def test_no_portal_at_all(desktop: Desktop, home: Path) -> None:
    with hotkey_program(desktop, home) as hotkeys:
        assert "does not let programs bind" in hotkeys.wait_for("FAILED HotkeyUnavailable Ctrl+Alt+M")


@on_a_desktop
def test_no_bus_at_all(desktop: Desktop, home: Path) -> None:
    with hotkey_program(desktop, home, DBUS_SESSION_BUS_ADDRESS="") as hotkeys:
        hotkeys.wait_for("READY none")
        refusal = hotkeys.wait_for("REFUSED register Ctrl+Alt+M HotkeyUnavailable")
        assert "no session bus" in refusal
        assert "memoro toggle" in refusal


@on_a_desktop
def test_a_session_that_the_desktop_ends(desktop: Desktop, home: Path) -> None:
    with PortalStub(desktop.bus_address) as portal, hotkey_program(desktop, home) as hotkeys:
        hotkeys.wait_for("BOUND")
        portal.end_session(ID)
        hotkeys.wait_for("FAILED HotkeyUnavailable Ctrl+Alt+M")


@on_a_desktop
def test_another_combination_at_run_time(desktop: Desktop, home: Path) -> None:
    with PortalStub(desktop.bus_address) as portal, hotkey_program(desktop, home) as hotkeys:
        hotkeys.wait_for("BOUND")
        hotkeys.say("rebind Ctrl+Alt+M Meta+Shift+Space")
        hotkeys.wait_for("BOUND Meta+Shift+Space as Press <SHIFT+LOGO+space>")
        assert "FAILED" not in hotkeys.output
        portal.press("search-shift-logo-space")
        hotkeys.wait_for("PRESSED Meta+Shift+Space")


@on_a_desktop
def test_two_shortcuts_share_a_session(desktop: Desktop, home: Path) -> None:
    """Plasma would forget the first one when a second session names only the other."""
    with PortalStub(desktop.bus_address) as portal, hotkey_program(desktop, home) as hotkeys:
        hotkeys.wait_for("BOUND Ctrl+Alt+M")
        hotkeys.say("register Ctrl+Alt+N")
        hotkeys.wait_for("BOUND Ctrl+Alt+N")
        assert list(portal.bound) == [ID, "search-ctrl-alt-n"]
        for id_, name in ((ID, "Ctrl+Alt+M"), ("search-ctrl-alt-n", "Ctrl+Alt+N")):
            portal.press(id_)
            hotkeys.wait_for(f"PRESSED {name}")
        hotkeys.say("unregister Ctrl+Alt+M")
        wait_until(lambda: list(portal.bound) == ["search-ctrl-alt-n"], what="only the other")
        hotkeys.wait_for("BOUND Ctrl+Alt+N", times=2)
        portal.press("search-ctrl-alt-n")
        hotkeys.wait_for("PRESSED Ctrl+Alt+N", times=2)
        tokens = {options["session_handle_token"] for (options,) in portal.called("CreateSession")}
        assert tokens == {("s", "memoro")}


@on_a_desktop
def test_several_wishes_in_one_go_are_one_question(desktop: Desktop, home: Path) -> None:
    with (
        PortalStub(desktop.bus_address) as portal,
        hotkey_program(desktop, home, more="Ctrl+Alt+N") as hotkeys,
    ):
        hotkeys.wait_for("BOUND", times=2)
        assert len(portal.called("BindShortcuts")) == 1


@on_a_desktop
def test_what_the_desktop_leaves_out_is_told_and_the_rest_works(desktop: Desktop, home: Path) -> None:
    with PortalStub(desktop.bus_address) as portal:
        portal.leaves_out = {"search-ctrl-alt-n"}
        with hotkey_program(desktop, home, more="Ctrl+Alt+N") as hotkeys:
            assert "did not take" in hotkeys.wait_for("FAILED HotkeyUnavailable Ctrl+Alt+N")
            hotkeys.wait_for("BOUND Ctrl+Alt+M")
            portal.press(ID)
            hotkeys.wait_for("PRESSED Ctrl+Alt+M")


@on_a_desktop
def test_a_shortcut_without_a_key_is_not_called_working_until_it_has_one(
    desktop: Desktop, home: Path
) -> None:
    with PortalStub(desktop.bus_address) as portal:
        portal.keyless = {ID}
        with hotkey_program(desktop, home) as hotkeys:
            assert "no key" in hotkeys.wait_for("FAILED HotkeyUnavailable Ctrl+Alt+M")
            portal.change(ID, "Meta+M")
            hotkeys.wait_for("BOUND Ctrl+Alt+M as Meta+M")
            portal.press(ID)
            hotkeys.wait_for("PRESSED Ctrl+Alt+M")


@on_a_desktop
def test_a_desktop_that_never_tells_the_key(desktop: Desktop, home: Path) -> None:
    with PortalStub(desktop.bus_address) as portal:
        portal.keyless = {ID}
        with hotkey_program(desktop, home) as hotkeys:
            hotkeys.wait_for("FAILED HotkeyUnavailable Ctrl+Alt+M")
            portal.press(ID)
            hotkeys.wait_for("BOUND Ctrl+Alt+M")
            hotkeys.wait_for("PRESSED Ctrl+Alt+M")


@on_a_desktop
def test_a_key_that_a_person_changes_is_called_by_its_new_name(desktop: Desktop, home: Path) -> None:
    with PortalStub(desktop.bus_address) as portal, hotkey_program(desktop, home) as hotkeys:
        hotkeys.wait_for("BOUND")
        portal.change(ID, "Meta+M")
        hotkeys.wait_for("BOUND Ctrl+Alt+M as Meta+M")
        hotkeys.say("describe Ctrl+Alt+M")
        hotkeys.wait_for("DESCRIPTION Meta+M")


@on_a_desktop
def test_a_portal_that_ends_is_noticed(desktop: Desktop, home: Path) -> None:
    with ExitStack() as portal:
        portal.enter_context(PortalStub(desktop.bus_address))
        with hotkey_program(desktop, home) as hotkeys:
            hotkeys.wait_for("BOUND")
            portal.close()
            hotkeys.wait_for("FAILED HotkeyLost Ctrl+Alt+M")
            portal.enter_context(PortalStub(desktop.bus_address))
            hotkeys.say("register Ctrl+Alt+M")
            hotkeys.wait_for("BOUND", times=2)


@on_a_desktop
def test_a_quick_end_and_a_quick_press(desktop: Desktop, home: Path) -> None:
    with PortalStub(desktop.bus_address) as portal, hotkey_program(desktop, home) as hotkeys:
        hotkeys.wait_for("BOUND")
        delays = []
        for presses in range(1, 11):
            pressed = time.time_ns()
            portal.press(ID)
            arrived = int(hotkeys.wait_for("PRESSED", times=presses).split()[2])
            delays.append((arrived - pressed) / 1e6)
        print(f"portal signal to slot: median {statistics.median(delays):.2f} ms")
        assert statistics.median(delays) < 25
        hotkeys.say("quit")
        assert hotkeys.wait(timeout=2.0) == 0, hotkeys.output


@on_a_desktop
def test_stopping_at_any_moment_ends_the_thread(desktop: Desktop, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", desktop.bus_address)
    failures: list[Exception] = []
    silent = Callbacks(
        bound=lambda _: None, changed=lambda _: None, activated=lambda *_: None, failed=failures.append
    )
    with PortalStub(desktop.bus_address) as portal:
        for calls in range(12):
            client = PortalClient([Shortcut("search", "Search", "CTRL+m")], silent, APP_ID)
            already = len(portal.calls)
            client.start()
            wait_until(lambda: len(portal.calls) >= already + calls % 4)  # noqa: B023
            client.stop()
            assert not client._thread.is_alive()
    assert failures == []


@on_a_desktop
def test_the_desktop_file_is_written_once(desktop: Desktop, home: Path) -> None:
    with PortalStub(desktop.bus_address), hotkey_program(desktop, home) as hotkeys:
        hotkeys.wait_for("BOUND")
    entry = home / "data" / "applications" / f"{APP_ID}.desktop"
    wait_until(entry.is_file, what="the .desktop file")
    assert "Name=Memoro\n" in entry.read_text(encoding="utf-8")


def test_a_packaged_desktop_file_wins(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    packaged = tmp_path / "share" / "applications" / f"{APP_ID}.desktop"
    packaged.parent.mkdir(parents=True)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "own"))
    monkeypatch.setenv("XDG_DATA_DIRS", f"/nowhere:{tmp_path / 'share'}")
    assert find_desktop_entry() is None
    packaged.write_text("[Desktop Entry]\n", encoding="utf-8")
    assert find_desktop_entry() == packaged


@pytest.mark.parametrize(
    ("sequence", "expected"),
    [
        ("Ctrl+Alt+M", "CTRL+ALT+m"),
        ("Meta+Space", "LOGO+space"),
        ("Ctrl+Shift+,", "CTRL+SHIFT+comma"),
        ("F9", "F9"),
    ],
)
def test_the_trigger_follows_the_shortcuts_specification(sequence: str, expected: str) -> None:
    assert trigger(sequence) == expected
