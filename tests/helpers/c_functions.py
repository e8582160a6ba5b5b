"""C functions as a library has them: an address without types, so that whoever calls must say them."""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from typing import Any

_LIBRARY = ctypes.CDLL(None)


def c_function(returns: Any, *takes: Any) -> Callable[[Callable[..., Any]], Any]:
    """`c_function(c_int, c_void_p)(body)`; called without types it cuts what is wider than an int."""

    def make(body: Callable[..., Any]) -> Any:
        typed = ctypes.CFUNCTYPE(returns, *takes)(body)
        address = ctypes.cast(typed, ctypes.c_void_p).value or 0
        found: Any = _LIBRARY._FuncPtr(address)
        found.kept = typed  # the address is good as long as this object
        return found

    return make
