"""How to compute on this processor: measured, see `tests/benchmarks/embeddings.py`.

The file's weights are 4-bit integers with a scale for each 32. With VNNI the fastest is to multiply integers:
the weights as int8 with a scale for each 128, and activations that OpenVINO rounds to int8, also by 128
("dynamic quantisation"). The vectors stay within cosine .9996 of float32; by 32 it is .9999,
but they take a fifth longer. Matrix units for bfloat16 (AMX) take float weights.
"""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from app.embeddings.builtin.weights import BLOCK

MOST_THREADS = 4
"""For documents: beyond this a laptop gets hot and loud for little gain."""


@dataclass(frozen=True, slots=True)
class Recipe:
    """A way to compute.

    How many weights, and how many activations, share a scale as int8 (0: they are floats), and the precision
    of everything else.
    """

    name: str
    group: int
    precision: str

    def options(self, streams: int) -> dict[str, Any]:
        """OpenVINO's settings for so many requests at a time, each on one thread.

        Small batches side by side need a tenth less processor time than one batch on all threads.
        """
        return {
            "INFERENCE_PRECISION_HINT": self.precision,
            "PERFORMANCE_HINT": "THROUGHPUT",
            "NUM_STREAMS": streams,
            "INFERENCE_NUM_THREADS": streams,
            "DYNAMIC_QUANTIZATION_GROUP_SIZE": self.group,
            # Questions and documents run side by side, pinned they would share the first core.
            "ENABLE_CPU_PINNING": False,
        }


RECIPES = {
    recipe.name: recipe
    for recipe in (
        Recipe("int8", group=4 * BLOCK, precision="f32"),
        Recipe("bfloat16", group=0, precision="bf16"),
        Recipe("float32", group=0, precision="f32"),
    )
}


def choose_recipe(name: str = "") -> Recipe:
    """The named recipe, or the one that is fastest on this processor."""
    return RECIPES[name or ("bfloat16" if has_matrix_units() else "int8")]


def has_matrix_units() -> bool:
    """Whether the processor has AMX units for bfloat16 (server processors; Linux tells)."""
    try:
        return "amx_bf16" in Path("/proc/cpuinfo").read_text("utf-8")
    except OSError:
        return False


def document_threads() -> int:
    """How many threads embed documents, at low priority."""
    usable = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return min(usable, MOST_THREADS)
