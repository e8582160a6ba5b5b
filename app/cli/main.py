"""Parse, dispatch, and turn every outcome into an exit code: 0 done, 1 failed, 2 wrong usage."""

from __future__ import annotations

import errno
import importlib
import io
import os
import sys
from typing import TYPE_CHECKING

from app.cli.output import complain
from app.cli.parser import build_parser
from app.errors import MemoroError

if TYPE_CHECKING:
    import argparse

DONE, FAILED, USAGE = 0, 1, 2


def run(words: list[str]) -> int:
    _open_closed_streams()
    _write_utf8()
    try:
        done = _run(words)
        sys.stdout.flush()
    except OSError as error:
        done = DONE
        if not reader_has_gone(error):
            complain(f"The system refuses: {error.strerror or error}.")
            done = FAILED
    else:
        return done
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # what is still in it would fail again
    return done


def _run(words: list[str]) -> int:
    try:
        arguments = build_parser().parse_args(words)
    except SystemExit as end:  # argparse has printed its sentence
        return USAGE if end.code else DONE
    try:
        return _dispatch(arguments)
    except MemoroError as problem:
        complain(str(problem))
        return FAILED


def _open_closed_streams() -> None:
    """Without them (`>&-`) every print fails, and the next file that is opened takes their place."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: PTH123, SIM115


def _write_utf8() -> None:
    """As data are in any case: one file may get both data and what is told about them."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")


def reader_has_gone(error: OSError, system: str = os.name) -> bool:
    """Whether nobody reads our output any more, as after `head`; Windows has no word of its own for it."""
    if isinstance(error, BrokenPipeError):
        return True
    nameless = error.filename is None and getattr(error, "winerror", None) is None
    return system == "nt" and error.errno == errno.EINVAL and nameless


def _dispatch(arguments: argparse.Namespace) -> int:
    if arguments.version:
        from app import __version__

        sys.stdout.write(f"memoro {__version__}\n")
        return DONE
    if arguments.command is None:
        return _desktop(arguments)
    module = importlib.import_module(f"app.cli.commands.{arguments.command}")
    return int(module.run(arguments))


def _desktop(arguments: argparse.Namespace) -> int:
    """The tray program, or the popup of the one that already runs. Its room is imported only here."""
    desktop = importlib.import_module("app.desktop.application")
    return int(desktop.run(arguments))
