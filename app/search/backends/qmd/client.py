"""What Memoro asks of QMD: make the collections, update, embed, search. Raises QmdError; never falls back."""

from __future__ import annotations

import json
import logging
import re
from collections.abc import Iterable
from dataclasses import replace

from app.search.backends.qmd.errors import QmdError
from app.search.backends.qmd.options import Collection, QmdOptions
from app.search.backends.qmd.output import RawHit, complaint, read_collections, read_hits
from app.search.backends.qmd.program import environment, find_program, make_home
from app.search.backends.qmd.running import Output, Runner
from app.search.backends.qmd.wording import question_for

log = logging.getLogger(__name__)
_NOTE = "collections.json"
_PLACE = re.compile(r"^(qmd://.+?)(?:  +#\w+)?$", re.MULTILINE)


class QmdClient:
    """One agent's QMD by its command line. `search` may run on any thread, the rest on one at a time."""

    def __init__(self, options: QmdOptions, runner: Runner | None = None) -> None:
        """Raises QmdError `missing` where there is no such program."""
        self.options = options
        self.runner = runner or Runner(find_program(options.command), environment(options.home), options.home)
        self._several: bool | None = None
        self._plain = False

    # Keeping its index

    def prepare(self, *, anew: bool = False) -> None:
        """Make the collections that are missing and those that changed; `anew` trusts no memory of them."""
        make_home(self.options.home)
        wanted = {each.name: [str(each.path), each.pattern] for each in self.options.collections}
        made = {} if anew else self._made()
        listed = read_collections(self._run(["collection", "list", "--json"]).text)
        for name in sorted(listed):
            if made.get(name) != wanted.get(name):
                self._run(["collection", "remove", name])
        for each in self.options.collections:
            if each.name not in listed or made.get(each.name) != wanted[each.name]:
                self._add(each)
        (self.options.home / _NOTE).write_text(json.dumps(wanted, indent=1), encoding="utf-8")

    def update(self) -> None:
        """Let QMD look for changed files."""
        self._run(["update"], self.options.update_seconds)

    def embed(self) -> None:
        """Let QMD make the vectors that are missing."""
        self._run(["embed"], self.options.embed_seconds)

    def _made(self) -> dict[str, list[str]]:
        try:
            made = json.loads((self.options.home / _NOTE).read_bytes())
        except (OSError, ValueError):
            return {}
        return made if isinstance(made, dict) else {}

    def _add(self, each: Collection) -> None:
        if not each.path.is_dir():
            log.info("QMD gets no collection %s: %s is not a folder", each.name, each.path)
            return
        words = ["collection", "add", str(each.path), "--name", each.name]
        try:
            self._run([*words, "--mask", each.pattern])
        except QmdError as problem:
            if problem.kind != "flags":
                raise
            self._run([*words, "--glob", each.pattern])

    def version(self) -> str:
        """What the program calls itself, such as `qmd 2.8.3`."""
        return self._run(["--version"]).text.strip()[:100]

    # Asking

    def search(self, query: str, limit: int, collections: Iterable[Collection]) -> list[RawHit]:
        """The best hits of these collections, best first, each document once.

        A flag that this version does not know is answered by the plain `qmd query`. `QmdError("collection")`
        asks for `repair`.
        """
        names = [each.name for each in collections if each.path.is_dir()]
        if not names or not query.strip():
            return []
        groups = [names] if self._takes_several() else [[name] for name in names]
        hits = [hit for group in groups for hit in self._ask_group(query, limit, group)]
        return [self._placed(hit) for hit in best_of_each(hits)[:limit]]

    def repair(self) -> None:
        """Make all collections again: QMD has lost one."""
        self.prepare(anew=True)
        self.update()

    def _placed(self, hit: RawHit) -> RawHit:
        """Older versions name the document by its number alone: then QMD is asked where it lies."""
        if hit.file or not hit.docid:
            return hit
        told = _PLACE.search(self._run(["get", "#" + hit.docid.lstrip("#"), "-l", "1"]).text)
        return replace(hit, file=told[1] if told else "")

    def _ask_group(self, query: str, limit: int, names: list[str]) -> list[RawHit]:
        mode = "query" if self._plain else self.options.search_mode
        flags = ["--json", "-n", str(limit), *(word for name in names for word in ("-c", name))]
        try:
            output = self._search([mode, *flags, "--", question_for(mode, query)])
        except QmdError as problem:
            if problem.kind != "flags" or self._plain:
                raise
            log.info("QMD is asked by “query” from now on: %s", problem.message)
            self._plain = True
            output = self._search(["query", question_for("query", query), *flags])
        hits = read_hits(output.text)
        return (
            [replace(hit, collection=hit.collection or names[0]) for hit in hits] if len(names) == 1 else hits
        )

    def _search(self, arguments: list[str]) -> Output:
        return self._run(arguments, self.options.search_seconds)

    def _takes_several(self) -> bool:
        """Whether one call can search several collections. Asked once; older versions take the last only."""
        if self._several is None:
            if len(self.options.collections) < 2:
                return True
            self._several = "one or more collections" in self._run(["--help"]).text
        return self._several

    def _run(self, arguments: list[str], seconds: float | None = None) -> Output:
        output = self.runner.run(arguments, seconds or self.options.command_seconds)
        if output.code != 0:
            raise complaint(output.code, output.errors, output.text, arguments[0])
        return output

    def close(self) -> None:
        """End what runs; what is asked later is refused."""
        self.runner.stop()


def best_of_each(hits: Iterable[RawHit]) -> list[RawHit]:
    """Each document once, with its best hit; best first, in QMD's order where scores are equal."""
    best: dict[str, RawHit] = {}
    for hit in hits:
        known = best.get(hit.file or hit.docid)
        if known is None or hit.score > known.score:
            best[hit.file or hit.docid] = hit
    return sorted(best.values(), key=lambda hit: -hit.score)
