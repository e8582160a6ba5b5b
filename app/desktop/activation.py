"""Wayland's right to take the focus: a token that whoever asked for a window hands over with the wish."""

from __future__ import annotations

import os

VARIABLE = "XDG_ACTIVATION_TOKEN"


def use_token(token: str) -> None:
    """Let the next window that is activated use it up. Qt reads it there and removes it.

    By `putenv`, past Python's own copy of the environment: programs that we start get that one, and a token
    that was used up already would cost them the focus.
    """
    if token:
        os.environ.pop(VARIABLE, None)
        os.putenv(VARIABLE, token)
