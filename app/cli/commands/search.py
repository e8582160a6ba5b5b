"""`memoro search`: one question, or a file of them for evaluation and scripts."""

from __future__ import annotations

import json
import sys
import threading
from contextlib import ExitStack
from typing import TYPE_CHECKING, Any

from app.cli.output import complain, one_line, say, say_json
from app.cli.session import Session
from app.errors import MemoroError

if TYPE_CHECKING:
    import argparse
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from app.engine.engine import Engine

    Search = Callable[[str], dict[str, Any]]
    Status = Callable[[], dict[str, Any]]
    Answer = Callable[[Search, Status], int]

BY_KEYWORDS = "results are by keywords only"


def run(arguments: argparse.Namespace) -> int:
    session = Session(arguments)
    query = " ".join(arguments.query)
    if bool(query.strip()) == (arguments.batch is not None):
        complain("Give a question, or --batch FILE, but not both.")
        return 2
    wishes = {"max_results": arguments.max_results, "min_score": arguments.min_score, "full": arguments.full}
    answer = _batch(arguments.batch) if arguments.batch else _single(query, session.as_json)
    try:
        return session.there_or_here(
            lambda: answer(
                lambda question: session.ask("search", {"query": question, **wishes}),
                lambda: session.ask("status"),
            ),
            lambda engine: answer(_searching(engine, **wishes), lambda: engine.status().to_dict()),
        )
    except MemoroError as problem:
        if session.can_write():
            raise
        return _elsewhere(session, answer, problem, **wishes)


def _elsewhere(session: Session, answer: Answer, problem: MemoroError, *, full: bool, **wishes: Any) -> int:
    """The data cannot be written: read the notes anew, into an index for this moment."""
    from app.engine.questions import SearchRequest

    with ExitStack() as stack:
        try:
            engine = stack.enter_context(session.engine_elsewhere())
            engine.sync().result()
        except (MemoroError, OSError):
            raise problem from None
        complain(
            f"{problem.title}. The notes were read anew for this answer, and are searched by words alone."
        )
        return answer(
            lambda query: engine.search(SearchRequest(query, **wishes)).to_dict(full=full),
            lambda: {"problem": None, "provider": "none"},
        )


def _searching(engine: Engine, *, full: bool, **wishes: Any) -> Search:
    """No program runs: freshen the keywords while the model starts, then search in this process."""
    from app.engine.questions import SearchRequest

    warming = threading.Thread(target=engine.warm, daemon=True)
    warming.start()
    engine.sync().result()
    warming.join()
    return lambda query: engine.search(SearchRequest(query, **wishes)).to_dict(full=full)


def _single(query: str, as_json: bool) -> Answer:
    def answer(search: Search, status: Status) -> int:
        response = search(query)
        if as_json:
            say_json(response)
        else:
            without = meaning_missing(response, status)
            describe(response)
            if without:
                complain(without)
        return 1 if response.get("disabled") else 0

    return answer


def _batch(file: Path) -> Answer:
    questions = [_question(line, number) for number, line in enumerate(_lines(file), 1)]

    def answer(search: Search, _status: Status) -> int:
        for question in questions:
            response = search(question["query"])
            say_json({"id": question["id"], "results": response["results"], "mode": response["mode"]})
        return 0

    return answer


def _lines(file: Path) -> Iterator[str]:
    try:
        with sys.stdin.buffer if str(file) == "-" else file.open("rb") as lines:
            yield from (line.decode("utf-8-sig") for line in lines if line.strip())
    except OSError as error:
        problem = f"{file}: {error.strerror}."
        raise MemoroError("The file of questions cannot be read", problem, "Check the path.") from error
    except UnicodeDecodeError as error:
        raise MemoroError(
            "The file of questions cannot be read", f"{file} is not UTF-8.", "Save it as UTF-8."
        ) from error


def _question(line: str, number: int) -> dict[str, Any]:
    try:
        question = json.loads(line)
        return {"id": question["id"], "query": _text(question["query"])}
    except (ValueError, KeyError, TypeError, RecursionError) as error:
        raise MemoroError(
            "The file of questions is not as expected",
            f"Line {number} is not {{id, query}} in JSON.",
            "Mend that line.",
        ) from error


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise TypeError(value)
    return value


def meaning_missing(response: dict[str, Any], status: Status) -> str:
    """Why an answer is by keywords alone although meaning is wished; empty where all is as it should be."""
    notice = response.get("notice", "")
    if response["mode"] != "keyword" or BY_KEYWORDS in notice:
        return ""
    now = status()
    if problem := now["problem"]:
        return "" if problem["title"] in notice else f"{problem['title']}: {BY_KEYWORDS}."
    if now["provider"] == "none" or now["embedded"] >= now["passages"]:
        return ""
    learnt = f"the meaning of {now['embedded']} of {now['passages']} passages is learnt"
    return f"So far {BY_KEYWORDS}: {learnt}. “memoro index” learns the rest."


def describe(response: dict[str, Any]) -> None:
    """The answer for a person's eyes."""
    for number, hit in enumerate(response["results"], 1):
        first, last = hit["focusStartLine"], hit["focusEndLine"]
        lines = f"{first}" if first == last else f"{first}-{last}"
        heading = f"  {hit['heading']}" if hit["heading"] else ""
        say(f"{number}. {one_line(hit['path'])}:{lines}  ({hit['score']:.2f}){heading}")
        body = hit["snippet"].split("\n\nSource: ")[0]
        say("   " + " ".join(body.split())[:300])
        if hit.get("why"):
            say(f"   ({one_line(hit['why'])})")
    notice = response.get("notice") or ("" if response["results"] else "Nothing relevant was found.")
    if notice:
        complain(notice)
    if fallback := response.get("fallback"):
        complain(f"{fallback['from']} failed, and another stands in for it: {fallback['reason']}")
