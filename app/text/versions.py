"""The versions of what an index is built with. They stand here alone, so that asking costs no import.

A higher number makes every index be built anew: raise it when a text gives other terms, chunks or tags.
"""

from __future__ import annotations

ANALYSER_VERSION = 1
CHUNKER_VERSION = 4
