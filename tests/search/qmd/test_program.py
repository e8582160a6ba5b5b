"""Finding and running the program: without a shell, in a home of its own, never for longer than allowed."""

from __future__ import annotations

import os
import stat
import threading
from pathlib import Path

import pytest

from app.search.backends.qmd.errors import QmdError
from app.search.backends.qmd.program import environment, find_program, make_home
from app.search.backends.qmd.running import Runner
from tests.helpers.waiting import wait_until

SHIM = (
    '@ECHO off\r\nGOTO start\r\n:start\r\nIF EXIST "%dp0%\\node.exe" (\r\n) \r\n'
    'endLocal & "%_prog%"  "%dp0%\\{target}" %*\r\n'
)


def program(path: Path, text: str) -> Path:
    path.write_text(text)
    path.chmod(path.stat().st_mode | stat.S_IEXEC)
    return path


def runner(path: Path, text: str) -> Runner:
    return Runner([str(program(path / "it", "#!/bin/sh\n" + text))], dict(os.environ), path)


def test_a_name_is_looked_up_and_a_path_may_begin_with_the_home(home: Path, tmp_path: Path) -> None:
    program(tmp_path / "qmd", "#!/bin/sh\n")
    assert find_program("qmd", str(tmp_path)) == [str(tmp_path / "qmd")]
    program(home / "own-qmd", "#!/bin/sh\n")
    assert find_program("~/own-qmd") == [str(home / "own-qmd")]


@pytest.mark.parametrize("command", ["no-such-qmd", "", "qmd; rm -rf /", "qmd\0x"])
def test_a_program_that_is_not_there(tmp_path: Path, command: str) -> None:
    with pytest.raises(QmdError, match="no program") as caught:
        find_program(command, str(tmp_path))
    assert caught.value.kind == "missing"
    assert "npm install" in caught.value.action


def test_a_windows_script_of_npm_is_not_run_but_read(tmp_path: Path) -> None:
    script = tmp_path / "node_modules" / "@tobilu" / "qmd" / "bin" / "qmd"
    script.parent.mkdir(parents=True)
    script.write_text("")
    program(tmp_path / "qmd.cmd", SHIM.format(target="node_modules\\@tobilu\\qmd\\bin\\qmd"))
    node = program(tmp_path / "node", "")
    assert find_program("qmd.cmd", str(tmp_path), windows=True) == [str(node), str(script)]
    (tmp_path / "node.exe").write_text("")
    assert find_program("qmd.cmd", str(tmp_path), windows=True)[0] == str(tmp_path / "node.exe")


def test_a_windows_script_that_leads_nowhere(tmp_path: Path) -> None:
    program(tmp_path / "qmd.cmd", SHIM.format(target="gone\\qmd.js"))
    with pytest.raises(QmdError, match="does not say"):
        find_program("qmd.cmd", str(tmp_path), windows=True)


def test_a_home_of_its_own_with_the_users_models(home: Path, tmp_path: Path) -> None:
    models = home / ".cache" / "qmd" / "models"
    models.mkdir(parents=True)
    own = tmp_path / "agents" / "main" / "qmd"
    make_home(own)
    make_home(own)
    told = environment(own)
    assert told["XDG_CONFIG_HOME"] == str(own / "xdg-config")
    assert told["QMD_CONFIG_DIR"] == str(own / "xdg-config" / "qmd")
    assert told["XDG_CACHE_HOME"] == str(own / "xdg-cache")
    assert told["NO_COLOR"] == "1"
    assert (own / "xdg-cache" / "qmd" / "models").resolve() == models


def test_arguments_are_no_shells_business(tmp_path: Path) -> None:
    output = runner(tmp_path, 'for word; do printf "%s|" "$word"; done').run(
        ["a b", "$HOME", "`id`", "-", "\\d"], 5
    )
    assert output.text == "a b|$HOME|`id`|-|\\d|"


def test_too_slow_is_ended_with_its_children(tmp_path: Path) -> None:
    slow = runner(tmp_path, "sleep 60 & echo $! > child; wait")
    with pytest.raises(QmdError, match=r"within 0\.5 s") as caught:
        slow.run(["search"], 0.5)
    assert caught.value.kind == "timeout"
    child = int((tmp_path / "child").read_text())
    wait_until(
        lambda: not Path(f"/proc/{child}/cmdline").exists() or not _alive(child), what="the child to end"
    )


def _alive(process: int) -> bool:
    return ") Z " not in Path(f"/proc/{process}/stat").read_text()


def test_endless_output_is_no_answer(tmp_path: Path) -> None:
    with pytest.raises(QmdError) as caught:
        runner(tmp_path, "head -c 3000000 /dev/zero").run(["search"], 10)
    assert caught.value.kind == "output"


def test_exit_code_and_both_streams(tmp_path: Path) -> None:
    output = runner(tmp_path, "echo out; echo err >&2; exit 3").run(["search"], 5)
    assert (output.code, output.text, output.errors) == (3, "out\n", "err\n")


def test_stopping_ends_what_runs_and_refuses_what_comes(tmp_path: Path) -> None:
    slow = runner(tmp_path, "touch began; sleep 60")
    caught: list[QmdError] = []

    def ask() -> None:
        with pytest.raises(QmdError) as info:
            slow.run(["update"], 60)
        caught.append(info.value)

    thread = threading.Thread(target=ask)
    thread.start()
    wait_until((tmp_path / "began").exists)
    slow.stop()
    thread.join(5)
    assert [problem.kind for problem in caught] == ["stopped"]
    with pytest.raises(QmdError):
        slow.run(["update"], 60)
