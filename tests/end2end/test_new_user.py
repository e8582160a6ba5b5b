"""A new user goes through the whole program, by mouse and keyboard alone; see `new_user/`."""

from __future__ import annotations

import pytest

from tests.end2end.new_user.beginning import found_memory
from tests.end2end.new_user.route import go
from tests.end2end.new_user.walk import open_walk

pytestmark = [pytest.mark.desktop_session, pytest.mark.timeout(600)]


def test_from_the_first_start_to_the_second_day() -> None:
    with open_walk() as walk:
        go(walk)


def test_an_assistants_memory_is_found_at_the_first_start() -> None:
    with open_walk() as walk:
        found_memory(walk)
