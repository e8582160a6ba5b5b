"""Keeps OpenVINO from reporting to its maker.

Importing the package also imports its model converter, which at once forks a process that sends "imported" to
Google Analytics through the package `openvino_telemetry`. A memory program must not do that, and the forked
process would keep our pipes open. Both modules are optional for OpenVINO; we need neither.
"""

from __future__ import annotations

import sys

_UNWANTED = ("openvino_telemetry", "openvino.tools.ovc")


def forbid_telemetry() -> None:
    """Make both modules impossible to import. To be called before the first import of OpenVINO."""
    for name in _UNWANTED:
        sys.modules[name] = None  # type: ignore[assignment] # Python's own way to say "not there"
