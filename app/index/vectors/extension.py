"""sqlite-vec: where it is, and whether it really works here."""

from __future__ import annotations

import array
from importlib.util import find_spec
from pathlib import Path

import apsw


def load(connection: apsw.Connection, extension: Path | None) -> None:
    """Load sqlite-vec, the bundled one unless `extension` names another. Raises apsw.Error or ImportError."""
    connection.enable_load_extension(True)
    try:
        connection.load_extension(str(extension or _bundled()))
    finally:
        connection.enable_load_extension(False)


def _bundled() -> Path:
    """Where the package keeps its library, as its `loadable_path` says; importing it would load NumPy."""
    spec = find_spec("sqlite_vec")
    if spec is None or not spec.origin:
        raise ImportError("the package sqlite-vec is not installed")
    return Path(spec.origin).with_name("vec0")


def ensure(connection: apsw.Connection, extension: Path | None) -> None:
    """Load it into this connection unless it is there."""
    if connection.execute("SELECT 1 FROM pragma_module_list WHERE name = 'vec0'").get is None:
        load(connection, extension)


def problem(extension: Path | None) -> str | None:
    """Why sqlite-vec cannot be used; None when it loads, says its version, and finds one vector.

    A library of another build can load and still define nothing, so each step is tried.
    """
    connection = apsw.Connection(":memory:")
    try:
        load(connection, extension)
        connection.execute("SELECT vec_version()").fetchall()
        connection.execute("CREATE VIRTUAL TABLE proof USING vec0(embedding int8[8] distance_metric=cosine)")
        vector = array.array("b", range(8)).tobytes()
        connection.execute("INSERT INTO proof(rowid, embedding) VALUES(7, vec_int8(?))", (vector,))
        found = connection.execute(
            "SELECT rowid FROM proof WHERE embedding MATCH vec_int8(?) AND k = 1", (vector,)
        )
        return None if found.get == 7 else "it does not find what was put in"
    except (apsw.Error, ImportError, OSError) as error:
        return str(error) or type(error).__name__
    finally:
        connection.close()
