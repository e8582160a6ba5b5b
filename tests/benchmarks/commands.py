"""Whole processes: first index, nothing changed, one note changed, search with and without a running program.

python -m tests.benchmarks.commands [--notes 1000] [--meaning]
"""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path

from tests.benchmarks.measuring import ROOT, environment, one_process, process, program, row
from tests.benchmarks.notes_maker import make_logs

QUESTIONS = ("invoice", "予約", "押金", "회의", "TKY-77120")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--notes", type=int, default=1000)
    parser.add_argument("--meaning", action="store_true", help="also a first index with vectors (minutes)")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="memoro-bench-") as folder:
        workspace = Path(folder) / "notes"
        make_logs(workspace, options.notes)
        keywords(Path(folder), workspace, options.notes)
        searches(Path(folder), workspace)
        if options.meaning:
            meaning(Path(folder), workspace)
        many = Path(folder) / "many"
        make_logs(many, 10 * options.notes)
        unchanged(Path(folder), many, 10 * options.notes)


def keywords(folder: Path, workspace: Path, notes: int) -> None:
    home = folder / "keywords"
    env = environment(home, workspace, "none")
    times = []
    for _ in range(4):
        shutil.rmtree(home / "data", ignore_errors=True)
        times.append(one_process(["index"], env))
    row(f"{notes} notes: first keyword index, whole process", times[1:], "2 s", "s")
    row("nothing changed, whole process", process(["index"], env), "0.3 s", "s")
    note = sorted((workspace / "memory").iterdir())[notes // 2]
    times = []
    for number in range(6):
        with note.open("a", encoding="utf-8") as file:
            file.write(f"- Benchmark entry {number}.\n")
        times.append(one_process(["index"], env))
    row("one note changed, whole process", times[1:], "0.3 s", "s")


def unchanged(folder: Path, workspace: Path, notes: int) -> None:
    env = environment(folder / "many-home", workspace, "none")
    first = one_process(["index"], env)
    row(f"{notes} notes: first keyword index, whole process", [first], "-", "s")
    row(f"{notes} notes: nothing changed, whole process", process(["index"], env), "2 s", "s")


def searches(folder: Path, workspace: Path) -> None:
    env = environment(folder / "searches", workspace, "none")
    one_process(["index"], env)
    row("memoro search, nothing running, keywords", _search_times(env), "1.5 s", "s")
    hybrid = environment(folder / "hybrid", workspace)
    one_process(["index", "--keywords-only"], hybrid)
    row("memoro search, nothing running, built-in model", _search_times(hybrid), "-", "s")
    code = "import sys, threading; from tests.benchmarks.commands import serve; serve()"
    with subprocess.Popen([sys.executable, "-c", code], env=env, cwd=ROOT, stdout=subprocess.PIPE) as server:
        assert server.stdout is not None
        server.stdout.readline()
        row("memoro search, program running", _search_times(env, 20), "0.2 s", "s")
        server.terminate()


def _search_times(env: dict[str, str], runs: int = 5) -> list[float]:
    one_process(["search", QUESTIONS[0]], env)
    return [one_process(["search", QUESTIONS[number % len(QUESTIONS)]], env) for number in range(runs)]


def serve() -> None:
    """An owner without a window, for as long as this process lives."""
    from app.cli.session import Session
    from app.engine.owner import take_ownership

    session = Session(argparse.Namespace())
    ownership = take_ownership(session.paths.data_dir, session.instance)
    assert ownership is not None
    with ownership, session.engine(embed=False, serve=True) as engine:
        engine.sync().result()
        print("ready", flush=True)
        threading.Event().wait(600)


def meaning(folder: Path, workspace: Path) -> None:
    env = environment(folder / "meaning", workspace)
    started = time.perf_counter()
    subprocess.run([program(), "index"], env=env, cwd=ROOT, check=True)
    seconds = time.perf_counter() - started
    row("first index with vectors, whole process", [seconds], "480 s float32, 150 s bfloat16", "s")
    size = sum(file.stat().st_size for file in (folder / "meaning" / "data").rglob("*.sqlite*"))
    print(f"index on disk with vectors: {size / 1e6:.1f} MB")


if __name__ == "__main__":
    main()
