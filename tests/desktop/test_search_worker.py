from __future__ import annotations

import threading

from pytestqt.qtbot import QtBot

from app.desktop.search_worker import Answer, SearchWorker
from tests.desktop.stand_in import StandInEngine


def test_words_first_then_the_whole_answer(qtbot: QtBot, engine: StandInEngine) -> None:
    worker = SearchWorker(engine)
    answers: list[Answer] = []
    worker.answered.connect(answers.append)
    number = worker.ask("kettle")
    qtbot.waitUntil(lambda: len(answers) == 2, timeout=5000)
    assert [(answer.question, answer.final) for answer in answers] == [(number, False), (number, True)]
    worker.close()


def test_only_the_newest_of_many_questions_computes_a_meaning(qtbot: QtBot, engine: StandInEngine) -> None:
    worker = SearchWorker(engine)
    answers: list[Answer] = []
    worker.answered.connect(answers.append)
    for length in range(1, 7):
        number = worker.ask("kettle"[:length])
    qtbot.waitUntil(lambda: any(answer.final for answer in answers), timeout=5000)
    assert [answer.question for answer in answers if answer.final] == [number]
    worker.close()


def test_a_slow_meaning_never_delays_the_words_of_later_questions(
    qtbot: QtBot, engine: StandInEngine
) -> None:
    engine.hold = True
    worker = SearchWorker(engine)
    answers: list[Answer] = []
    worker.answered.connect(answers.append)
    for text in ("kettle", "oven", "invoice", "anna", "router"):
        number = worker.ask(text)
        qtbot.waitUntil(lambda n=number: any(answer.question == n for answer in answers), timeout=5000)
    engine.release()
    qtbot.waitUntil(lambda: any(answer.final for answer in answers), timeout=5000)
    assert [answer.question for answer in answers if answer.final] == [number]
    worker.close()


def test_closing_waits_for_nobody_who_waits(engine: StandInEngine) -> None:
    engine.hold = True
    worker = SearchWorker(engine)
    started = threading.Event()
    engine.words_gate = started
    worker.ask("kettle")
    started.set()
    engine.release()
    worker.close()
    assert worker._pool.activeThreadCount() == 0
