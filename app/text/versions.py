"""The versions of what an index is built with. They stand here alone, so that asking costs no import.

A higher number makes every index be built anew: raise it when the same text gives other terms or chunks.
"""

from __future__ import annotations

ANALYSER_VERSION = 1
CHUNKER_VERSION = 1
