"""One thread at a time loads the libraries that serve and speak MCP.

Their modules import each other in circles. Where two threads load them at once (the bridge's own, and one
that tries a connection), each soon waits for the other, and Python ends that by giving out half a module.
"""

from __future__ import annotations

import threading

LOADING = threading.Lock()
"""Held while pydantic or the MCP SDK is imported in a program that has further threads."""
