"""The house as the README draws it: who imports whom, how large things are, what each room says of itself."""

from __future__ import annotations

import ast
import re
import statistics
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
APP = ROOT / "app"

# What a room may import of the house beside itself; every room may use the modules beside the rooms.
EVERYWHERE = {"errors", "logs", "resources"}
MAY_IMPORT = {
    "text": set(),
    "config": {"text"},
    "notes": {"text"},
    "embeddings": {"text"},
    "index": {"text", "notes", "embeddings"},
    "search": {"text", "index", "embeddings"},
    "engine": {"text", "config", "notes", "embeddings", "index", "search"},
    "bridge": {"engine", "config"},
    "cli": {"engine", "config", "bridge"},
    "platform": set(),
    "desktop": {"engine", "config", "platform", "bridge"},
}
WITHOUT_QT = [room for room in MAY_IMPORT if room not in {"desktop", "platform"} and (APP / room).is_dir()]
# Which rooms may use a library that has one door.
DOORS = {
    "PySide6": {"desktop", "platform"},
    "Xlib": {"platform"},
    "apsw": {"index", "notes"},
    "httpx": {"embeddings", "engine"},  # of the engine only the update check
    "jeepney": {"platform"},
    "json5": {"config"},
    "keyring": {"config"},
    "mcp": {"bridge"},
    "openvino": {"embeddings"},
    "pydantic": {"config", "bridge"},
    "pynput": set(),
    "sqlite3": set(),
    "sqlite_vec": {"index"},
    "stamina": {"embeddings"},
    "starlette": {"bridge"},
    "tokenizers": {"embeddings"},
    "uvicorn": {"bridge"},
    "watchdog": {"index"},
}
QT_OUTSIDE_THE_WINDOWS = {"PySide6.QtCore"}
LONGEST_FILE, USUAL_FILE, MEDIAN_FILE = 500, 270, 90  # lines; nine in ten files are at most the usual
LONGEST_FUNCTION, USUAL_FUNCTION = 80, 30
LEFTOVER = re.compile(r"\b(TO[D]O|FIX[M]E|XX[X]|HA[C]K)\b|raise NotImplemented[E]rror")  # not itself one
UNFAIR = re.compile(r"\btime\.sleep\(|\bmark\.skip\b|\bpytest\.skip\(")  # in tests


@cache
def modules() -> dict[Path, ast.Module]:
    files = sorted(path for path in APP.rglob("*.py") if not path.name.endswith("_rc.py"))
    return {path: ast.parse(path.read_text(encoding="utf-8")) for path in files}


def room_of(path: Path) -> str:
    parts = path.relative_to(APP).parts
    return parts[0] if len(parts) > 1 else ""


def imported_names(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def function_lengths(tree: ast.Module) -> Iterator[tuple[str, int]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield node.name, (node.end_lineno or node.lineno) - node.lineno + 1


def nine_in_ten(values: list[int]) -> int:
    return sorted(values)[int(len(values) * 0.9)] if values else 0


def test_rooms_import_only_the_rooms_below_them() -> None:
    wrong = []
    for path, tree in modules().items():
        room = room_of(path)
        for name in imported_names(tree):
            house, _, rest = name.partition(".")
            target = rest.partition(".")[0]
            if house == "app" and room and target in MAY_IMPORT.keys() - MAY_IMPORT[room] - {room}:
                wrong.append(f"{path.relative_to(ROOT)} imports {name}")
            elif house == "app" and not room and path.stem in EVERYWHERE and target in MAY_IMPORT:
                wrong.append(f"{path.relative_to(ROOT)} is used everywhere and imports {name}")
    assert not wrong, "\n".join(wrong)


def test_libraries_with_one_door_are_used_only_there() -> None:
    wrong = []
    for path, tree in modules().items():
        room = room_of(path)
        for name in imported_names(tree):
            library = name.partition(".")[0]
            if library in DOORS and room not in DOORS[library]:
                wrong.append(f"{path.relative_to(ROOT)} imports {name}")
            elif library == "PySide6" and room == "platform" and not is_plain_qt(name):
                wrong.append(f"{path.relative_to(ROOT)} needs more of Qt than its core: {name}")
    assert not wrong, "\n".join(wrong)


def test_only_the_update_check_speaks_to_a_network_beside_the_providers() -> None:
    engine = {path for path in modules() if room_of(path) == "engine"}
    asking = {path.name for path in engine if "httpx" in set(imported_names(modules()[path]))}
    assert asking <= {"updates.py"}


def is_plain_qt(name: str) -> bool:
    return any(name == allowed or name.startswith(f"{allowed}.") for allowed in QT_OUTSIDE_THE_WINDOWS)


@pytest.mark.parametrize("room", WITHOUT_QT)
def test_room_works_where_there_is_no_qt(room: str) -> None:
    importing = (
        "import sys, pkgutil, importlib\n"
        "sys.modules['PySide6'] = None\n"  # every import of it now fails
        f"package = importlib.import_module('app.{room}')\n"
        "for found in pkgutil.walk_packages(package.__path__, package.__name__ + '.'):\n"
        "    if not found.name.endswith('__main__'): importlib.import_module(found.name)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", importing], check=False, cwd=ROOT, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr


def test_files_and_functions_stay_small() -> None:
    lines = {path: path.read_text(encoding="utf-8").count("\n") for path in modules()}
    functions = {
        (path, name): length for path, tree in modules().items() for name, length in function_lengths(tree)
    }
    too_long = [f"{path.relative_to(ROOT)}: {count}" for path, count in lines.items() if count > LONGEST_FILE]
    too_long += [f"{path.name} {name}: {n}" for (path, name), n in functions.items() if n > LONGEST_FUNCTION]
    assert not too_long
    real_files = [count for count in lines.values() if count > 5]
    assert statistics.median(real_files) <= MEDIAN_FILE
    assert nine_in_ten(real_files) <= USUAL_FILE
    assert nine_in_ten(list(functions.values())) <= USUAL_FUNCTION


def test_every_package_says_at_its_door_what_lives_there() -> None:
    silent = []
    for path, tree in modules().items():
        if path.name == "__init__.py":
            said = (ast.get_docstring(tree) or "").strip().splitlines()
            if not 3 <= len(said) <= 8:
                silent.append(f"{path.relative_to(ROOT)}: {len(said)} lines")
    assert not silent, f"say what lives here, what never does, where to start reading: {silent}"


def lines_with(pattern: re.Pattern[str], folder: str) -> list[str]:
    return [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()}"
        for path in sorted((ROOT / folder).rglob("*.py"))
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if path != Path(__file__) and pattern.search(line)
    ]


@pytest.mark.parametrize("folder", ["app", "installers", "tests"])
def test_nothing_is_left_for_later(folder: str) -> None:
    assert not lines_with(LEFTOVER, folder)


def test_no_test_sleeps_or_is_skipped() -> None:
    assert not lines_with(UNFAIR, "tests")


def test_readme_maps_every_room() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    rooms = [path.name for path in APP.iterdir() if (path / "__init__.py").is_file()]
    assert [room for room in rooms if f"`app/{room}/`" not in readme] == []


@pytest.mark.parametrize("lock", sorted(path.name for path in (ROOT / "requirements").glob("*.txt")))
def test_lock_file_pins_by_hash_and_names_no_address(lock: str) -> None:
    text = (ROOT / "requirements" / lock).read_text(encoding="utf-8")
    assert "://" not in text
    pinned = re.split(r"\n(?=[A-Za-z])", re.sub(r"(?m)^\s*#.*\n", "", text))
    assert [entry.split()[0] for entry in pinned if "==" not in entry or "--hash=sha256:" not in entry] == []
    assert not re.search(r"(?m)^json5==", text), "json5 and json-five install a module of the same name"
