"""Becoming the owner of an index: lock, engine, writing thread and local channel, in the right order."""

from __future__ import annotations

import threading
import time
from contextlib import contextmanager
from typing import TYPE_CHECKING

from app.config.paths import ensure_private_dir
from app.engine.channel.client import NotRunningError, ask
from app.engine.channel.server import ChannelServer
from app.engine.leftovers import sign
from app.engine.ownership import Ownership
from app.engine.verbs import Verbs
from app.errors import MemoroError
from app.index.thrift import hold_little_memory

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from app.engine.engine import Engine
    from app.engine.instance import Instance

WAIT_SECONDS = 10.0


def take_ownership(
    data_dir: Path,
    instance: Instance,
    *,
    wait_seconds: float = WAIT_SECONDS,
    takes_over: bool = True,
    gives_up: Callable[[], bool] = lambda: False,
) -> Ownership | None:
    """The ownership, or None when a running program has it and answers on the channel.

    An owner that does not answer starts, ends, or is a command that takes a moment: it is waited for.
    `takes_over`: ask an owner that only stands in (`memoro mcp`) to give way. `gives_up`: end the waiting.
    """
    deadline = time.monotonic() + wait_seconds
    while (ownership := Ownership.take(data_dir, instance.name)) is None:
        stays = answers(instance) and not (takes_over and _gives_way(instance))
        if stays or gives_up() or time.monotonic() > deadline:
            return None
        time.sleep(0.02)
    hold_little_memory()
    sign(ownership, instance)
    return ownership


def answers(instance: Instance) -> bool:
    try:
        ask(instance.address, "ping", timeout=5)
    except (NotRunningError, MemoroError):
        return False
    return True


def _gives_way(instance: Instance) -> bool:
    try:
        return bool(ask(instance.address, "yield", timeout=5))
    except NotRunningError:
        return True  # it is gone already
    except MemoroError:
        return False  # it does not know the word: it is there to stay


@contextmanager
def working(engine: Engine, instance: Instance | None = None) -> Iterator[None]:
    """The engine's writer on a plain thread as long as the block lasts, with a channel for an instance."""
    thread = threading.Thread(target=engine.run_writer, name="writer", daemon=True)
    thread.start()
    server = open_channel(engine, instance) if instance else None
    try:
        yield
    finally:
        if server:
            server.close()
        engine.stop()
        thread.join(30)


def open_channel(engine: Engine, instance: Instance) -> ChannelServer:
    ensure_private_dir(instance.address.parent)
    return ChannelServer(instance.address, Verbs(engine))
