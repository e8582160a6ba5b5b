"""Run every benchmark, each in a process of its own: python -m tests.benchmarks [NAME...]"""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

HERE = Path(__file__).parent


def names() -> list[str]:
    """The modules of this folder that can be run."""
    runnable = (
        path for path in sorted(HERE.glob("*.py")) if "\ndef main(" in path.read_text(encoding="utf-8")
    )
    return [path.stem for path in runnable if path.stem != "__main__"]


def main() -> int:
    chosen = sys.argv[1:] or names()
    failed = []
    for name in chosen:
        print(f"\n== {name}", flush=True)
        started = time.perf_counter()
        done = subprocess.run(
            [sys.executable, "-m", f"tests.benchmarks.{name}"], cwd=HERE.parents[1], check=False
        )
        print(f"   {name}: {time.perf_counter() - started:.0f} s", flush=True)
        if done.returncode:
            failed.append(name)
    print(f"\nfailed: {', '.join(failed)}" if failed else "")
    return bool(failed)


if __name__ == "__main__":
    sys.exit(main())
