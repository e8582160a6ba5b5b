"""The sentences that the code tells people, read from its source; what is filled in later is a `%`."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path

Names = dict[str, list[ast.expr]]

_STARTS = re.compile(r'[A-Z“"%]')
_SENTENCE = re.compile(r'[A-Z“"%].* .*\.', re.DOTALL)
_FOR_PROGRAMMERS = re.compile(r"log\.\w+|(Value|Type|Key|Attribute|Timeout|Permission|Catch)Error")
_TELLERS = re.compile(r"(super\(\)\.__init__|NotDone|Skipped|Refusal|Hotkey\w+|(\w+\.)*\w*Error)")
_FILLED = re.compile(r"\{[a-z_]+\}")  # of a text for `format`
_WORD = re.compile(r"[a-z]{2}")


def told_in(path: Path) -> set[str]:
    """What stands in errors and refusals, and whatever looks like a sentence.

    A text beside a sentence (in a call, a tuple, a dictionary) belongs to it. Docstrings, what is logged and
    what only programmers see (`ValueError` and the like) do not count.
    """
    tree = ast.parse(path.read_text(encoding="utf-8"))
    names = _names(tree)
    found: set[str] = set()
    for group, is_telling in _groups(tree):
        told = [_FILLED.sub("%", text) for part in group for text in _texts(part, names)]
        if is_telling or any(_SENTENCE.fullmatch(text) for text in told):
            found |= {text for text in told if _STARTS.match(text) and _WORD.search(text)}
    return found


def _names(tree: ast.Module) -> Names:
    names: Names = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            names.setdefault(node.targets[0].id, []).append(node.value)
    return names


def _groups(tree: ast.Module) -> Iterator[tuple[list[ast.expr], bool]]:
    """Texts that stand beside each other, and whether they are told for sure."""
    queue: list[ast.AST] = [tree]
    while queue:
        node = queue.pop()
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            continue
        if isinstance(node, ast.Call):
            called = ast.unparse(node.func)
            if _FOR_PROGRAMMERS.fullmatch(called):
                continue
            yield node.args, bool(_TELLERS.fullmatch(called))
        elif isinstance(node, ast.Tuple | ast.List):
            yield node.elts, False
        elif isinstance(node, ast.Dict):
            yield node.values, False
        elif isinstance(node, ast.Return | ast.Assign | ast.AnnAssign | ast.keyword) and node.value:
            yield [node.value], False
        queue.extend(ast.iter_child_nodes(node))


def _texts(node: ast.expr, names: Names) -> list[str]:
    """What the expression may be, each way that the code can go."""
    if isinstance(node, ast.Constant):
        return [node.value if isinstance(node.value, str) else "%"]
    if isinstance(node, ast.JoinedStr):
        parts = product(*(_texts(part, names) for part in node.values))
        return ["".join(each) for each in parts]
    if isinstance(node, ast.FormattedValue):
        return [text if " " in text or not text else "%" for text in _texts(node.value, names)]
    if isinstance(node, ast.IfExp):
        return _texts(node.body, names) + _texts(node.orelse, names)
    if isinstance(node, ast.BoolOp):
        return [text for value in node.values for text in _texts(value, names)]
    if isinstance(node, ast.Name) and node.id in names:
        others = {name: values for name, values in names.items() if name != node.id}
        return [text for value in names[node.id] for text in _texts(value, others)]
    return ["%"]
