"""Starts a child process, from the sources, an installed package or a frozen program."""

from __future__ import annotations

import json
import logging
import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import IO, Any

import app

MODEL, MODEL_FLAG = "app.embeddings.local_worker", "--local-worker"
"""The package that `-m` runs, and the first argument by which the front door of a frozen program finds it."""

log = logging.getLogger(__name__)


def start_process(
    kind: str, arguments: Mapping[str, Any], *, module: str = MODEL, flag: str = MODEL_FLAG
) -> subprocess.Popen[bytes]:
    """Start a child for this kind of work (by default, of model), with pipes for requests, answers and log.

    The calling thread must outlive the child (see `lifetime.follow_parent`). Raises `OSError`.
    """
    options = json.dumps({**arguments, "parent": os.getpid()})
    frozen = getattr(sys, "frozen", False)
    return subprocess.Popen(
        [sys.executable, *([flag] if frozen else ["-m", module]), kind, options],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        # `-m` looks for modules in the current folder first: it must be ours, whatever the user's is.
        cwd=Path(app.__file__).resolve().parents[1],
        creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
    )


def drain_to_log(stream: IO[bytes], name: str = "local model") -> None:
    """Pass on what the child prints, until it ends: a full pipe would block it."""
    with stream:
        for line in stream:
            text = line.decode("utf-8", "replace").rstrip()
            if text:
                log.info("%s: %s", name, text)
