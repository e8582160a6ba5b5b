"""Opening at a line, with recording programs on the PATH in place of the editors."""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path, PureWindowsPath

import pytest

from app.platform.open_file import default_program, file_manager, starting
from app.platform.open_file.editors import EDITORS
from app.platform.open_file.main import (
    installed_editors,
    open_at_line,
    open_folder,
    reveal,
)
from app.platform.open_file.models import EditorNotFound, FolderNotShown, NoProgram, OpenError
from tests.helpers.dbus_service import DBusService
from tests.helpers.desktop_session import Desktop
from tests.helpers.waiting import wait_until

RECORDER = """#!{python}
import json, os, sys
record = {{"args": sys.argv[1:], "pid": os.getpid(), "group": os.getpgid(0)}}
with open({file!r} + ".partial", "w") as out:
    json.dump(record, out)
os.replace({file!r} + ".partial", {file!r})
{more}
"""
# What each editor must be given for line 7 of note.md; {path} is the note.
EXPECTED = {
    "vscode": ["--goto", "{path}:7"],
    "codium": ["--goto", "{path}:7"],
    "cursor": ["--goto", "{path}:7"],
    "windsurf": ["--goto", "{path}:7"],
    "zed": ["{path}:7"],
    "sublime": ["{path}:7"],
    "kate": ["--line", "7", "{path}"],
    "kwrite": ["--line", "7", "{path}"],
    "gedit": ["+7", "{path}"],
    "gnome-text-editor": ["{path}"],
    "pluma": ["+7", "{path}"],
    "xed": ["+7", "{path}"],
    "mousepad": ["--line", "7", "{path}"],
    "geany": ["--line", "7", "{path}"],
    "notepad++": ["-n7", "{path}"],
    "bbedit": ["+7", "{path}"],
    "textmate": ["--line", "7", "{path}"],
    "gvim": ["+7", "{path}"],
    "emacs": ["+7", "{path}"],
    "typora": ["{path}"],
}
IN_TERMINAL = {"vim": "+7", "neovim": "+7", "nano": "+7", "micro": "+7"}


class Machine:
    """A PATH that holds recording programs only."""

    def __init__(self, folder: Path) -> None:
        self.bin = folder / "bin"
        self.bin.mkdir()
        self.note = folder / "my notes" / "日記 {line}.md"
        self.note.parent.mkdir()
        self.note.write_text("# Note\n", encoding="utf-8")

    def install(self, name: str, more: str = "") -> Path:
        program = self.bin / name
        text = RECORDER.format(python=sys.executable, file=str(self._record(name)), more=more)
        program.write_text(text, encoding="utf-8")
        program.chmod(0o755)
        return program

    def started(self, name: str) -> dict[str, object]:
        record = self._record(name)
        wait_until(record.exists, what=f"{name} to be started")
        return dict(json.loads(record.read_text(encoding="utf-8")))

    def arguments(self, name: str) -> object:
        return self.started(name)["args"]

    def _record(self, name: str) -> Path:
        return self.bin / f"{name}.json"


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Machine:
    made = Machine(tmp_path)
    monkeypatch.setenv("PATH", str(made.bin))
    return made


def test_every_known_editor_has_an_expectation() -> None:
    assert {editor.id for editor in EDITORS} == {*EXPECTED, *IN_TERMINAL, "helix", "obsidian"}


@pytest.mark.parametrize("editor", EXPECTED)
def test_an_editor_gets_the_line_in_its_own_way(machine: Machine, editor: str) -> None:
    name = next(known for known in EDITORS if known.id == editor).executables[0]
    machine.install(name)
    open_at_line(machine.note, 7, editor)
    assert machine.arguments(name) == [part.replace("{path}", str(machine.note)) for part in EXPECTED[editor]]


@pytest.mark.parametrize("editor", IN_TERMINAL)
def test_a_terminal_editor_gets_a_terminal(machine: Machine, editor: str) -> None:
    name = next(known for known in EDITORS if known.id == editor).executables[0]
    program = machine.install(name)
    machine.install("xterm")
    open_at_line(machine.note, 7, editor)
    assert machine.arguments("xterm") == ["-e", str(program), IN_TERMINAL[editor], str(machine.note)]


def test_the_desktops_own_terminal_comes_first(machine: Machine, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CURRENT_DESKTOP", "ubuntu:GNOME")
    vim, _, _ = (machine.install(name) for name in ("vim", "kitty", "gnome-terminal"))
    open_at_line(machine.note, 7, "vim")
    assert machine.arguments("gnome-terminal") == ["--", str(vim), "+7", str(machine.note)]


def test_a_terminal_editor_without_a_terminal(machine: Machine) -> None:
    machine.install("nano")
    with pytest.raises(OpenError, match="No terminal was found"):
        open_at_line(machine.note, 7, "nano")


@pytest.mark.parametrize("name", ["VSCode", "Visual Studio Code", "code"])
def test_an_editor_is_known_by_id_name_and_executable(machine: Machine, name: str) -> None:
    machine.install("code")
    open_at_line(machine.note, 7, name)
    assert machine.arguments("code") == ["--goto", f"{machine.note}:7"]


def test_obsidian_is_opened_by_its_address(machine: Machine) -> None:
    machine.install("xdg-open")
    open_at_line(machine.note, 7, "obsidian")
    (address,) = list(machine.arguments("xdg-open"))  # type: ignore[call-overload]
    assert address.startswith("obsidian://open?path=%2F")
    assert address.endswith("%2Fmy%20notes%2F%E6%97%A5%E8%A8%98%20%7Bline%7D.md")


@pytest.mark.parametrize(
    ("command", "expected"),
    [
        ("ed --at={line} '{path}'", ["--at=7", "{path}"]),
        ("ed {path}#{line}", ["{path}#7"]),
        ("ed -x", ["-x", "{path}"]),
        ("ed '$(touch x)' ; {path} | sh", ["$(touch x)", ";", "{path}", "|", "sh"]),
    ],
)
def test_an_own_command(machine: Machine, command: str, expected: list[str]) -> None:
    machine.install("ed")
    open_at_line(machine.note, 7, command)
    assert machine.arguments("ed") == [part.replace("{path}", str(machine.note)) for part in expected]


def test_a_full_path_to_a_known_editor_gets_the_line_too(machine: Machine) -> None:
    program = machine.install("kate")
    open_at_line(machine.note, 7, str(program))
    assert machine.arguments("kate") == ["--line", "7", str(machine.note)]


def test_an_unreadable_command_is_explained(machine: Machine) -> None:
    with pytest.raises(OpenError, match="cannot be read"):
        open_at_line(machine.note, 7, "ed 'unclosed")


@pytest.mark.parametrize("editor", ["vscode", "no-such-editor {path}"])
def test_a_missing_editor_names_those_that_are_there(machine: Machine, editor: str) -> None:
    machine.install("gedit")
    machine.install("kate")
    assert [found.id for found in installed_editors()] == ["kate", "gedit"]
    with pytest.raises(EditorNotFound) as caught:
        open_at_line(machine.note, 7, editor)
    assert caught.value.installed == ("Kate", "gedit")
    assert "Found here: Kate, gedit." in str(caught.value)


def test_a_failing_editor_is_reported(machine: Machine) -> None:
    machine.install("kate", more="sys.exit(3)")
    with pytest.raises(OpenError, match="ended with status 3"):
        open_at_line(machine.note, 7, "kate")


def test_a_broken_program_is_reported(machine: Machine) -> None:
    program = machine.bin / "kate"
    program.write_bytes(b"\x7fELF broken")
    program.chmod(0o755)
    with pytest.raises(OpenError, match="did not start"):
        open_at_line(machine.note, 7, "kate")


def test_the_editor_is_detached_and_leaves_no_dead_process(machine: Machine, tmp_path: Path) -> None:
    gate = tmp_path / "gate"
    os.mkfifo(gate)
    machine.install("kate", more=f"open({str(gate)!r}).read()")
    open_at_line(machine.note, 7, "kate")  # returns although it runs on
    record = machine.started("kate")
    assert record["group"] == record["pid"] != os.getpgid(0)
    gate.write_text("go on")
    wait_until(lambda: not Path(f"/proc/{record['pid']}").exists(), what="the ended editor to be collected")


def test_the_systems_default_program(machine: Machine) -> None:
    machine.install("xdg-open")
    open_at_line(machine.note, 7)
    assert machine.arguments("xdg-open") == [str(machine.note)]


def test_a_default_program_that_we_know_gets_the_line(machine: Machine) -> None:
    for name in ("xdg-open", "kate"):
        machine.install(name)
    machine.install("xdg-mime", more="print('org.kde.kate.desktop')")
    open_at_line(machine.note, 7, "")
    assert machine.arguments("kate") == ["--line", "7", str(machine.note)]
    assert machine.arguments("xdg-mime") == ["query", "default", "text/markdown"]


def test_a_default_program_that_cannot_be_found_is_left_to_the_system(machine: Machine) -> None:
    machine.install("xdg-open")
    machine.install("xdg-mime", more="print('org.kde.kate.desktop')")
    open_at_line(machine.note, 7)
    assert machine.arguments("xdg-open") == [str(machine.note)]


def test_no_default_program_at_all(machine: Machine) -> None:
    with pytest.raises(OpenError, match="xdg-open is not installed"):
        open_at_line(machine.note, 7)


def test_an_opener_that_finds_no_program_is_reported_though_it_took_its_time(machine: Machine) -> None:
    gate = machine.bin / "gate"
    os.mkfifo(gate)
    machine.install("gio", more=f"open({str(gate)!r}).read(); sys.exit(2)")
    with ThreadPoolExecutor(1) as pool:
        opening = pool.submit(open_at_line, machine.note, 7)
        machine.started("gio")
        usual = time.monotonic() + starting.SETTLE_SECONDS
        wait_until(lambda: time.monotonic() > usual, what="the time in which most programs fail")
        gate.write_text("go on")
        with pytest.raises(OpenError, match="gio found no program for"):
            opening.result()


@pytest.mark.parametrize("show", [reveal, lambda note: open_folder(note.parent)])
def test_a_folder_that_no_program_shows_is_told_as_one(
    machine: Machine, show: Callable[[Path], None]
) -> None:
    machine.install("xdg-open", more="sys.exit(3)")
    with pytest.raises(FolderNotShown) as told:
        show(machine.note)
    assert told.value.path == machine.note.parent
    assert "editor" not in str(told.value)


def test_a_relative_path_becomes_absolute(machine: Machine, monkeypatch: pytest.MonkeyPatch) -> None:
    machine.install("xdg-open")
    monkeypatch.chdir(machine.note.parent)
    open_at_line(Path(machine.note.name))
    assert machine.arguments("xdg-open") == [str(machine.note)]


def test_a_folder_is_opened_by_the_system(machine: Machine) -> None:
    machine.install("xdg-open")
    open_folder(machine.note.parent)
    assert machine.arguments("xdg-open") == [str(machine.note.parent)]


def test_reveal_without_a_bus_opens_the_folder(machine: Machine) -> None:
    machine.install("xdg-open")
    reveal(machine.note)
    assert machine.arguments("xdg-open") == [str(machine.note.parent)]


@pytest.mark.desktop_session
def test_reveal_selects_the_file(machine: Machine, desktop: Desktop, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", desktop.bus_address)
    with DBusService(desktop.bus_address, file_manager.NAME) as manager:
        manager.methods[(file_manager.NAME, "ShowItems")] = lambda _: None
        reveal(machine.note)
    assert manager.called("ShowItems") == [([machine.note.as_uri()], "")]


@pytest.mark.desktop_session
def test_reveal_without_a_file_manager_opens_the_folder(
    machine: Machine, desktop: Desktop, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", desktop.bus_address)
    machine.install("xdg-open")
    reveal(machine.note)
    assert machine.arguments("xdg-open") == [str(machine.note.parent)]


def test_macos_uses_its_own_opener(machine: Machine, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")
    machine.install("open")
    reveal(machine.note)
    assert machine.arguments("open") == ["-R", str(machine.note)]


def test_windows_uses_the_explorer(machine: Machine, monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[object] = []
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(file_manager, "start", lambda command, *, check: started.append((command, check)))
    monkeypatch.setattr(os, "startfile", started.append, raising=False)
    reveal(machine.note)
    default_program.open_by_system(machine.note)
    assert started == [(f'explorer /select,"{machine.note}"', False), str(machine.note)]


class NoAssociation(OSError):
    """As `os.startfile` fails: https://learn.microsoft.com/windows/win32/debug/system-error-codes."""

    def __init__(self, winerror: int) -> None:
        super().__init__(22, "No application is associated with the specified file for this operation")
        self.winerror = winerror


@pytest.fixture
def bare_windows(machine: Machine, monkeypatch: pytest.MonkeyPatch) -> Callable[[int], list[object]]:
    """A Windows without a program for notes; what is started instead."""

    def make(winerror: int) -> list[object]:
        def refuse(_target: str) -> None:
            raise NoAssociation(winerror)

        started: list[object] = []
        monkeypatch.setattr(sys, "platform", "win32")
        monkeypatch.setattr(os, "startfile", refuse, raising=False)
        monkeypatch.setattr(default_program, "start", started.append)
        return started

    return make


def test_a_windows_without_a_program_for_notes_opens_them_as_text(
    machine: Machine, bare_windows: Callable[[int], list[object]]
) -> None:
    started = bare_windows(1155)
    default_program.open_by_system(machine.note)
    assert started == [["notepad.exe", str(machine.note)]]
    with pytest.raises(NoProgram, match="No application is associated"):
        default_program.open_by_system(machine.note.parent)


def test_who_closes_windows_question_for_a_program_gets_none(
    machine: Machine, bare_windows: Callable[[int], list[object]]
) -> None:
    started = bare_windows(1223)
    default_program.open_by_system(machine.note)
    assert started == []


def test_a_comma_in_a_name_does_not_end_it_for_the_explorer() -> None:
    path = PureWindowsPath(r"C:\notes\milk,eggs=6.md")
    assert file_manager.explorer_command(path) == r'explorer /select,"C:\notes\milk,eggs=6.md"'


def test_windows_scripts_are_not_given_dangerous_names(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    with pytest.raises(OpenError, match="was not started"):
        starting.start(["C:/bin/code.cmd", "C:/notes/a & calc.md"])


def test_a_packaged_programs_libraries_are_not_handed_on(
    machine: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LD_LIBRARY_PATH", "/opt/memoro")
    monkeypatch.setenv("LD_LIBRARY_PATH_ORIG", "/usr/own")
    assert starting._environment()["LD_LIBRARY_PATH"] == "/usr/own"
    monkeypatch.delenv("LD_LIBRARY_PATH_ORIG")
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert "LD_LIBRARY_PATH" not in starting._environment()


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (
            r'"C:\Program Files\Ed\ed.exe" -n{line} "{path}"',
            [r"C:\Program Files\Ed\ed.exe", "-n{line}", "{path}"],
        ),
        (r"C:\ed\ed.exe {path}", [r"C:\ed\ed.exe", "{path}"]),
    ],
)
def test_commands_on_windows_keep_their_backslashes(text: str, words: list[str]) -> None:
    from app.platform.open_file.commands import split

    assert split(text, "win32") == words
