"""How to compute on this processor: measured, see `tests/benchmarks/embeddings.py`.

With VNNI the fastest is to keep the weights integers and let OpenVINO round the activations to int8 too, with
a scale for each 128 ("dynamic quantisation"). A scale for each 32, as in the file, takes a quarter more time;
with smoothed channels (see `smoothing.py`) the coarser one is as good: cosine .9999 to float32. Matrix units
for bfloat16 (AMX) take float weights; processors that have bfloat16 without them gain by it in what lies
between the matrices. With AVX2 but without VNNI OpenVINO multiplies floats, unpacked each time: as fast as
float32, in less memory. What all kinds of processors did with each recipe stands in docs/adr/021.
"""

from __future__ import annotations

import os
from collections.abc import Collection
from dataclasses import dataclass
from pathlib import Path
from typing import Any

MOST_THREADS = 4
"""For documents: beyond this a laptop gets hot and loud for little gain."""


@dataclass(frozen=True, slots=True)
class Recipe:
    """A way to compute.

    How many weights, and activations, share a scale when they are rounded to int8 (0: they are not), and the
    precision of everything else.
    """

    name: str
    group: int
    precision: str

    @property
    def simplest(self) -> bool:
        """Whether no other recipe asks less of the processor."""
        return not self.group and self.precision == "f32"

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
        Recipe("bfloat16", group=0, precision="bf16"),
        Recipe("int8 and bfloat16", group=128, precision="bf16"),
        Recipe("int8", group=128, precision="f32"),
        Recipe("float32", group=0, precision="f32"),
    )
}
"""From the one that asks most of a processor to the simplest."""


def recipes_to_try(able: Collection[str], first: str = "", avoid: Collection[str] = ()) -> list[Recipe]:
    """The named recipe, or the one that is fastest on this processor, then each simpler one.

    `able`: what OpenVINO says of the processor. `avoid`: those that are known not to work.
    """
    names = list(RECIPES)
    start = names.index(first or _fastest(able))
    return [RECIPES[name] for name in names[start:] if name not in avoid]


def _fastest(able: Collection[str]) -> str:
    if not has_avx2():
        return "float32"
    if "BF16" not in able:
        return "int8"
    # OpenVINO has no word for matrix units, Linux has. On other systems the second recipe is about as fast.
    return "bfloat16" if "amx_bf16" in processor_features() else "int8 and bfloat16"


def has_avx2() -> bool:
    """Whether an Intel or AMD processor has AVX2, as NumPy finds it on all systems; others are not asked.

    Without it OpenVINO makes floats of int8 weights, as slow as float32; for several streams they were wrong.
    """
    from numpy._core._multiarray_umath import (  # type: ignore[import-not-found] # it has no stub
        __cpu_features__ as features,
    )

    return bool(features.get("AVX2", True))


def processor_features() -> set[str]:
    """What the processor can do, in Linux's words; nothing on systems that do not tell."""
    try:
        return set(Path("/proc/cpuinfo").read_text("utf-8").split())
    except OSError:
        return set()


def document_threads() -> int:
    """How many threads embed documents, at low priority."""
    usable = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return min(usable, MOST_THREADS)
