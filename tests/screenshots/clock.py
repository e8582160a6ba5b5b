"""A fixed day for the program in this process: what asks Python for the time now gets a time of that day."""

from __future__ import annotations

import datetime as dt
import time
from typing import Any

NOW = dt.datetime(2026, 3, 19, 10, 24, tzinfo=dt.UTC)
_date, _datetime = dt.date, dt.datetime


class _AlsoReal(type):
    """Dates that C code made are dates of these kinds, too."""

    def __instancecheck__(cls, thing: object) -> bool:
        return isinstance(thing, cls.__mro__[1])


class _Date(_date, metaclass=_AlsoReal):
    @classmethod
    def today(cls) -> Any:
        return dt.datetime.now().date()  # noqa: DTZ005  # as the real one


class _Datetime(_datetime, metaclass=_AlsoReal):
    @classmethod
    def now(cls, tz: dt.tzinfo | None = None) -> Any:
        return _datetime.fromtimestamp(time.time() + _shift, tz)


_shift = 0.0


def set_clock(now: dt.datetime = NOW) -> None:
    """From here on it is `now`, and time goes by. Call it before the modules that import `datetime`."""
    global _shift
    _shift = now.timestamp() - time.time()
    dt.date, dt.datetime = _Date, _Datetime  # type: ignore[misc]
