"""A window that was asked for gets the keyboard: what each system wants for that besides Qt's own request."""

from __future__ import annotations

import os
import sys

from PySide6.QtWidgets import QWidget

VARIABLE = "XDG_ACTIVATION_TOKEN"


def use_token(token: str) -> None:
    """Wayland's right to take the focus: a token that whoever asked for a window hands over with the wish.

    Let the next window that is activated use it up. Qt reads it there and removes it.

    By `putenv`, past Python's own copy of the environment: programs that we start get that one, and a token
    that was used up already would cost them the focus.
    """
    if token:
        os.environ.pop(VARIABLE, None)
        os.putenv(VARIABLE, token)


def come_forward(window: QWidget, system: str = sys.platform) -> None:
    """On a Mac, Qt makes a window the first of its program only; the program stays behind the one in use."""
    if system == "darwin":
        from app.platform.mac_application import come_forward as take_turn

        take_turn()
    window.activateWindow()
