"""The way to paste that works in this session, if there is one."""

from __future__ import annotations

from typing import Protocol

from app.platform.hotkey.models import Session, current_session


class Paster(Protocol):
    """`remember` belongs before our own window comes, `paste` on a thread that may wait two seconds."""

    def remember(self) -> bool:
        """Keep in mind which window is in use now. Whether pasting can work here at all."""

    def paste(self) -> bool:
        """Give that window the focus back and let it paste. Whether it came so far."""

    def close(self) -> None:
        """Let go of the system; it can be used again."""


def paster(session: Session | None = None) -> Paster | None:
    """None where no program may press keys in another one."""
    session = session or current_session()
    if session.kind != "x11" or session.system in {"win32", "darwin"}:
        return None
    try:
        from app.platform.paste.x11 import X11Paster
    except ImportError:  # no python-xlib
        return None
    return X11Paster()
