"""Assistants wait for people, and never for long."""

from __future__ import annotations

import gc
import threading
import time

import pytest

from app.engine.courtesy import LONGEST_SECONDS, Courtesy, without_collecting


def test_nobody_waits_for_nobody() -> None:
    began = time.monotonic()
    Courtesy().wait()
    assert time.monotonic() - began < LONGEST_SECONDS


def test_an_assistant_goes_on_when_the_person_has_the_answer() -> None:
    courtesy, order = Courtesy(), []
    with courtesy.person(), courtesy.person():
        thread = threading.Thread(target=lambda: (courtesy.wait(), order.append("assistant")))
        thread.start()
        order.append("person")
    thread.join(10)
    assert order == ["person", "assistant"]


def test_an_assistant_is_not_shut_out() -> None:
    courtesy = Courtesy()
    with courtesy.person():
        began = time.monotonic()
        courtesy.wait()
        assert LONGEST_SECONDS * 0.9 < time.monotonic() - began < LONGEST_SECONDS + 5


def test_the_collector_goes_on_after_work_that_failed() -> None:
    def fail() -> None:
        with without_collecting():
            assert not gc.isenabled()
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        fail()
    assert gc.isenabled()
