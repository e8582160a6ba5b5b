"""How to compute on this processor: measured, see `tests/benchmarks/embeddings.py`.

The file's weights are 4-bit integers with a scale for each 32. With VNNI the fastest is to keep them integers
and let OpenVINO round the activations to int8, also by 32 ("dynamic quantisation"): the vectors stay within
cosine .9999 of float32. A scale for each 128 would be a fifth faster, but cost Chinese questions .4 points of
nDCG@10 (cosine .9996). Matrix units for bfloat16 (AMX) take float weights.
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

    `compressed` weights or float ones, the precision of everything else, and how many activations share a
    scale when they are rounded to int8 (0: they are not).
    """

    name: str
    compressed: bool
    precision: str
    quantisation_group: int

    def options(self, streams: int) -> dict[str, Any]:
        """OpenVINO's settings for so many requests at a time, each on one thread.

        Small batches side by side need a tenth less processor time than one batch on all threads.
        """
        return {
            "INFERENCE_PRECISION_HINT": self.precision,
            "PERFORMANCE_HINT": "THROUGHPUT",
            "NUM_STREAMS": streams,
            "INFERENCE_NUM_THREADS": streams,
            "DYNAMIC_QUANTIZATION_GROUP_SIZE": self.quantisation_group,
            # Questions and documents run side by side, pinned they would share the first core.
            "ENABLE_CPU_PINNING": False,
        }


RECIPES = {
    recipe.name: recipe
    for recipe in (
        Recipe("int8", compressed=True, precision="f32", quantisation_group=BLOCK),
        Recipe("bfloat16", compressed=False, precision="bf16", quantisation_group=0),
        Recipe("float32", compressed=False, precision="f32", quantisation_group=0),
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
