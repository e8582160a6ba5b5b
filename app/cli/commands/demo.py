"""`memoro demo`: a small sample memory in four languages, indexed and searched before one's eyes.

It works in a temporary folder, so nothing of the user's is read or written.
"""

from __future__ import annotations

import argparse
import os
import shutil
import sys
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

from app.cli.output import ProgressLine, complain, say, say_json
from app.cli.session import Session
from app.command_line import typed_command

if TYPE_CHECKING:
    from collections.abc import Iterator

    from app.engine.engine import Engine

QUESTIONS = (
    ("an identifier glued to Japanese text", "TKY-88431"),
    ("two Chinese characters", "押金"),
    ("no word in common", "food that makes a friend ill"),
    ("言葉は一つも重ならない", "シャワーが冷たい"),
    ("没有相同的词", "租房费用便宜了"),
    ("겹치는 낱말이 없음", "새 반려동물"),
    ("English question, Chinese note", "My mother's sore knee"),
    ("English question, Korean note", "a brother's puppy"),
)


def run(arguments: argparse.Namespace) -> int:
    with tempfile.TemporaryDirectory(prefix="memoro-demo-") as folder:
        os.environ["MEMORO_HOME"] = str(Path(folder) / "home")
        answers = list(_demonstrate(Path(folder) / "notes", getattr(arguments, "json", False)))
    if getattr(arguments, "json", False):
        say_json(answers)
    return 0 if all(answer["results"] for answer in answers if answer["mode"] == "hybrid") else 1


def _demonstrate(workspace: Path, quiet: bool) -> Iterator[dict[str, Any]]:
    from app.resources import resource_path

    shutil.copytree(resource_path("sample"), workspace)
    with Session(argparse.Namespace(workspace=workspace)).engine(embed=True) as engine:
        status = _index(engine, quiet)
        if not quiet:
            say(f"\n{status['notes']} notes in English, 日本語, 中文 and 한국어, in a temporary folder.")
            say(how(status))
        engine.warm()
        for kind, question in QUESTIONS:
            answer = _ask(engine, question)
            if not quiet:
                _show(kind, question, answer)
            yield {"kind": kind, "query": question} | answer
    if not quiet:
        program = _program()
        say(f"\nYour own notes:  {program} search QUESTION --workspace FOLDER\nThe program:     {program}")


def _program() -> str:
    """How a person types it here."""
    if shutil.which("memoro"):
        return "memoro"
    is_module = Path(sys.argv[0]).name == "__main__.py"
    return typed_command((sys.executable, "-m", "app") if is_module else sys.argv[:1])


def _index(engine: Engine, quiet: bool) -> dict[str, Any]:
    from app.engine.verbs import index_and_wait

    line = ProgressLine()
    try:
        result = index_and_wait(engine, (lambda _: None) if quiet else line.show)
    finally:
        line.end()
    if result["problem"]:
        complain(
            f"{result['problem']['title']}. {result['problem']['message']} {result['problem']['action']}"
        )
    return result


def how(status: dict[str, Any]) -> str:
    """A sentence on what the answers come from."""
    if not status["model"]:  # there is none, or it does not work; why was told
        return "Search is by keywords only; questions that share no word with a note find nothing."
    return f"Search is by keywords and by meaning ({status['model']}, on this computer, no network)."


def _ask(engine: Engine, question: str) -> dict[str, Any]:
    from app.engine.questions import SearchRequest

    started = time.perf_counter()
    response = engine.search(SearchRequest(question, max_results=3)).to_dict()
    return {"ms": round((time.perf_counter() - started) * 1000, 1)} | response


def _show(kind: str, question: str, answer: dict[str, Any]) -> None:
    say(f"\n  {question}    ({kind}; {answer['ms']:.0f} ms)")
    for hit in answer["results"][:1]:
        text = " ".join(hit["snippet"].split("\n\nSource: ")[0].split())
        say(f"    → {hit['path']}:{hit['focusStartLine']}  {text[:150]}")
    if not answer["results"]:
        say("    → nothing relevant")
