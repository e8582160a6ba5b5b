from __future__ import annotations

import plistlib
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from app.platform.autostart import macos, main, windows, xdg
from app.platform.autostart.models import AutostartError
from tests.helpers.windows_registry import FakeRegistry

REPOSITORY = Path(__file__).parents[2]
COMMAND = ("/opt/my apps/memoro 100%", "--config", 'a "b" $c', "--hidden")


@pytest.fixture
def registry(monkeypatch: pytest.MonkeyPatch) -> FakeRegistry:
    fake = FakeRegistry()
    monkeypatch.setitem(sys.modules, "winreg", fake)
    return fake


def test_the_desktop_file_says_what_was_written() -> None:
    assert xdg.read() is None
    xdg.write(COMMAND)
    entry = xdg.read()
    assert entry is not None
    assert (entry.command, entry.enabled) == (COMMAND, True)
    if shutil.which("desktop-file-validate"):
        done = subprocess.run(
            ["desktop-file-validate", entry.where], capture_output=True, text=True, check=False
        )
        assert not done.stdout
    xdg.remove()
    xdg.remove()
    assert xdg.read() is None


@pytest.mark.parametrize("line", ["Hidden=true", "X-GNOME-Autostart-enabled=false"])
def test_what_a_person_switched_off_elsewhere_stays_off(line: str) -> None:
    xdg.write(COMMAND)
    file = Path(xdg.where())
    kept = [old for old in file.read_text(encoding="utf-8").splitlines() if "enabled" not in old]
    file.write_text("\n".join([*kept, line]), encoding="utf-8")
    state = main.keep_current(True)
    assert state.entry is not None
    assert not state.entry.enabled
    assert line in file.read_text(encoding="utf-8")


def test_an_entry_of_a_moved_program_is_rewritten() -> None:
    xdg.write(("/old/place/memoro", "--hidden"))
    assert not main.state().is_current
    assert main.keep_current(True).is_current
    entry = xdg.read()
    assert entry is not None
    assert entry.command == (*main.own_command(), "--hidden")


def test_nothing_is_written_unasked_and_nothing_stays() -> None:
    assert main.keep_current(False).entry is None
    assert main.set_autostart(True).is_current
    assert main.keep_current(False).entry is None
    assert not Path(xdg.where()).exists()


def test_the_entry_of_another_copy_is_left_to_it(tmp_path: Path) -> None:
    other = tmp_path / "memoro"
    other.touch()
    xdg.write((str(other), "--hidden"))
    assert main.keep_current(False).entry is not None
    other.unlink()
    assert main.keep_current(False).entry is None


def test_a_refusal_is_told_in_words(home: Path) -> None:
    (home / ".config" / "autostart").write_text("in the way", encoding="utf-8")
    with pytest.raises(AutostartError, match="cannot be written"):
        main.set_autostart(True)


def test_windows_run_key(registry: FakeRegistry) -> None:
    assert windows.is_available()
    assert windows.read() is None
    windows.remove()
    windows.write((r"C:\Program Files\Memoro\memoro.exe", "--hidden"))
    entry = windows.read()
    assert entry is not None
    assert (entry.command, entry.enabled) == ((r"C:\Program Files\Memoro\memoro.exe", "--hidden"), True)
    registry.values[windows.APPROVED, "Memoro"] = bytes([3]) + bytes(11)
    switched_off = windows.read()
    assert switched_off is not None
    assert not switched_off.enabled
    windows.remove()
    assert windows.read() is None


def test_without_a_registry_the_reason_is_said() -> None:
    if sys.platform != "win32":
        assert windows.is_available().reason


def test_macos_launch_agent() -> None:
    assert macos.read() is None
    macos.write(COMMAND)
    entry = macos.read()
    assert entry is not None
    assert entry.command == COMMAND
    assert plistlib.loads(Path(macos.where()).read_bytes())["RunAtLoad"] is True
    Path(macos.where()).write_text("not a plist", encoding="utf-8")
    damaged = macos.read()
    assert damaged is not None
    assert damaged.command == ()
    macos.remove()
    assert macos.read() is None


def test_each_system_has_its_way(monkeypatch: pytest.MonkeyPatch) -> None:
    assert [main.mechanism_name(system) for system in ("linux", "win32", "darwin")] == [
        "xdg",
        "windows",
        "macos",
    ]
    monkeypatch.setenv("APPIMAGE", "/home/a/Memoro.AppImage")
    assert main.own_command() == ("/home/a/Memoro.AppImage",)


def test_on_windows_what_starts_by_itself_has_no_console(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """A `gui-scripts` entry gets a launcher without one: entry points specification, read 2026-11-30."""
    project = tomllib.loads((REPOSITORY / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    for made in (*project["scripts"], *project["gui-scripts"]):
        (tmp_path / f"{made}.exe").touch()
    monkeypatch.setattr(sys, "executable", str(tmp_path / "python.exe"))
    (program,) = main.own_command()
    assert Path(program).stem in project["gui-scripts"]
