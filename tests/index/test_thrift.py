"""Memory that was freed goes back to the system."""

from __future__ import annotations

import subprocess
import sys

import pytest

from app.index.index import Index
from tests.index.world import Notes

_PROGRAM = """
from app.index.thrift import give_back_memory

def resident():
    with open("/proc/self/statm") as file:
        return int(file.read().split()[1]) * 4096

held = [bytes(4096) for _ in range(20_000)]
kept = held[::50]  # pieces in between keep the C library from giving the rest back by itself
del held
before = resident()
give_back_memory()
print(before - resident())
"""


def _told_by(program: str) -> int:
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    return int(done.stdout)


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere the system's allocator does it")
def test_freed_memory_goes_back() -> None:
    assert _told_by(_PROGRAM) > 40_000_000


def test_tidying_keeps_what_is_indexed_and_minds_no_closed_index(index: Index, notes: Notes) -> None:
    notes.write("memory/a.md", "alpha\n")
    index.sync(notes.scope)
    index.tidy()
    with index.read() as reader:
        assert len(reader.keyword_hits("alpha", 5)) == 1
    index.close()
    index.tidy()


_LOADED_ON_A_THREAD = """
import threading
from app.index.thrift import hold_little_memory

def resident():
    with open("/proc/self/statm") as file:
        return int(file.read().split()[1]) * 4096

def work():
    for size in (4_000_000, 30_000_000, 28_000_000):  # each makes the library keep more of the next
        bytes(size)
        bytearray(b"x") * size

hold_little_memory()
before = resident()
thread = threading.Thread(target=work)
thread.start()
thread.join()
print(resident() - before)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere the system's allocator does it")
def test_what_a_thread_once_needed_is_not_kept() -> None:
    assert _told_by(_LOADED_ON_A_THREAD) < 4_000_000
