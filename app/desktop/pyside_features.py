"""PySide6 without its search for users of `__feature__`, which we never use.

After every import, of anything, it reads that module's source to see whether it names PySide6, and
`linecache` keeps them all: 5 MB, and a twentieth of a second of each start.
"""

from __future__ import annotations

import importlib
import logging

import PySide6.QtCore  # noqa: F401  (brings the package below)

log = logging.getLogger(__name__)
_SEARCH = "_mod_uses_pyside"


def leave_sources_alone() -> None:
    """Let every module count as one that does not switch features."""
    try:
        feature = importlib.import_module("shibokensupport.feature")
    except ImportError:  # another build of PySide6 may have it elsewhere: then it reads on
        log.debug("no shibokensupport.feature")
    else:
        setattr(feature, _SEARCH, lambda _module: False)
