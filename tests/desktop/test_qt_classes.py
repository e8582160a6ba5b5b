"""No other thread than the windows' makes a class of Qt: two that make the same one are a crash."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from collections import defaultdict
from pathlib import Path

from app.desktop.qt_classes import CLASSES, ClassMaking

ROOT = Path(__file__).resolve().parents[2]


def test_what_the_rooms_that_know_qt_import_is_made_beforehand() -> None:
    used = defaultdict[str, set[str]](set)
    for room in ("desktop", "platform"):
        for file in (ROOT / "app" / room).rglob("*.py"):
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                if isinstance(node, ast.ImportFrom) and node.module in CLASSES:
                    used[node.module].update(name.name for name in node.names)
    assert {module: used[module].difference(names.split()) for module, names in CLASSES.items()} == {
        module: set() for module in CLASSES
    }


LOADS = """
import sys
from importlib import import_module
import app.desktop.loading as loading
from app.config.paths import app_paths
from app.desktop.program import Program
from app.desktop.qt_classes import CLASSES
from app.engine.instance import instance

def loads():
    missing = [name for module, names in CLASSES.items() for name in names.split()
               if name not in vars(import_module(module))]
    print("missing:", *missing, flush=True)

loading.load, loading.warm_imports = lambda *_: None, loads
paths = app_paths()
program = Program(paths, instance(paths), hidden=True)
program._take = lambda _loaded: program.quit()
program.run()
"""


def test_a_thread_that_loads_modules_finds_all_classes_made(tmp_path: Path) -> None:
    env = os.environ | {"MEMORO_HOME": str(tmp_path), "PYTHONPATH": str(ROOT)}
    done = subprocess.run(
        [sys.executable, "-c", LOADS], env=env, capture_output=True, text=True, check=False, timeout=60
    )
    assert done.stdout.strip() == "missing:", done.stderr


def test_who_waits_for_them_is_let_go_at_the_end(qapp: object) -> None:
    making = ClassMaking()
    making.end()
    assert not making.wait()
