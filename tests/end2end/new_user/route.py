"""The way from the first start to the second, in the order in which a new user goes it."""

from __future__ import annotations

from collections.abc import Callable

from tests.end2end.new_user import asking, beginning, ending, keeping, sharing, steering, undoing
from tests.end2end.new_user.walk import Walk

STEPS: tuple[Callable[[Walk], None], ...] = (
    beginning.first_steps,
    asking.questions, asking.actions, asking.opening, asking.quick_note, asking.pinning,
    keeping.looking_round, keeping.writing, keeping.whole_notes, keeping.away_and_back,
    undoing.history, undoing.one_day, undoing.forgetting, undoing.check_up,
    steering.one_setting, steering.looks, steering.paid_service, steering.hotkey,
    sharing.connecting, sharing.talking, sharing.reviewing,
    ending.backup, ending.report, ending.quitting, ending.next_day,
)  # fmt: skip


def go(walk: Walk) -> None:
    """Where it fails, the picture of that moment and what could be read there are kept."""
    for step in STEPS:
        try:
            step(walk)
        except Exception as failure:
            failure.add_note(f"at {step.__name__}:\n{walk.person.overview()}\n{walk.stage.program.output}")
            walk.look(f"failed-{step.__name__}")
            raise
