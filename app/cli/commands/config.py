"""`memoro config`: where the configuration is, what a value is, changing one, and reading a file aloud."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from app.cli.output import complain, say, say_json
from app.cli.session import Session
from app.errors import MemoroError

if TYPE_CHECKING:
    import argparse
    from collections.abc import Mapping

    from app.config.problems import Problem


def run(arguments: argparse.Namespace) -> int:
    session = Session(arguments)
    actions = {"path": _path, "get": _get, "set": _set, "explain": _explain}
    return actions[arguments.action](session, arguments)


def _path(session: Session, _arguments: argparse.Namespace) -> int:
    path = session.paths.config_file
    if session.as_json:
        say_json({"path": str(path), "exists": path.is_file()})
    else:
        say(str(path))
    return 0


def _get(session: Session, arguments: argparse.Namespace) -> int:
    from app.engine.settings_editing import ABSENT, SettingsFile, look_up

    key = _known(arguments.key)
    written = SettingsFile(session.paths.config_file).written()
    value = _masked(key, _value(session.load_settings().settings, key, written))
    if session.as_json:
        source = "default" if look_up(written, key) is ABSENT else "file"
        say_json({"key": key, "value": value, "source": source})
    else:
        say(value if isinstance(value, str) else _as_text(value))
    return 0


def _set(session: Session, arguments: argparse.Namespace) -> int:
    from app.engine.settings_editing import ABSENT, SettingsFile

    key = _known(arguments.key)
    value = ABSENT if arguments.value is None else _parsed(arguments.value)
    if value is not ABSENT:
        _refuse_unusable(session, key, value)
    before = _notices(session)
    change = SettingsFile(session.paths.config_file).change({key: value})
    for problem in _notices(session):
        if problem.message not in [each.message for each in before]:
            complain(str(problem))
    if session.as_json:
        say_json({"key": key, "changed": change.changed})
    elif not change.changed:
        complain(f"{key} was so already.")
    if value is not ABSENT and key.rpartition(".")[2] in _SECRET:
        complain(
            "The file shows this key to whoever reads it. The settings window keeps keys in the keyring."
        )
    return 0


def _refuse_unusable(session: Session, key: str, value: Any) -> None:
    from app.config.loading import load_settings
    from app.engine.value_checks import refuse_unusable

    app = load_settings(session.paths.config_file).settings.app
    refuse_unusable(key, value, {"app.hotkey": app.hotkey, "app.captureHotkey": app.capture_hotkey})


def _notices(session: Session) -> list[Problem]:
    """What stands in the file and is probably not what was meant."""
    from app.config.loading import load_settings

    problems = load_settings(session.paths.config_file).problems
    return [problem for problem in problems if problem.level == "notice"]


def _explain(session: Session, _arguments: argparse.Namespace) -> int:
    from app.config.compatibility import explain
    from app.config.parsing import MAX_BYTES, decode, lines_of_keys, parse
    from app.config.problems import Problem

    path = session.paths.config_file
    try:
        with path.open("rb") as file:
            text = decode(file.read(MAX_BYTES + 1))
    except OSError as error:
        raise MemoroError("The configuration cannot be read", f"{path}: {error.strerror}.") from error
    tree = [text] if isinstance(text, Problem) else parse(text)
    if isinstance(text, Problem) or isinstance(tree, list):
        for problem in tree:
            complain(str(problem))
        return 1
    found = explain(tree, lines_of_keys(text))
    if session.as_json:
        say_json([each._asdict() for each in found])
        return 0
    for each in found:
        say(f"{each.line or '':>5} {each.verdict:8} {each.key}{': ' if each.reason else ''}{each.reason}")
    return 0


def _known(key: str) -> str:
    """The key in its full spelling. Raises MemoroError for one that is no option."""
    from app.config.interpreting import canonical
    from app.config.options import option_table
    from app.config.problems import did_you_mean

    key = canonical(key)
    keys = {row.key for row in option_table()}
    groups = {name.rpartition(".")[0] for name in keys}
    if key not in keys | groups and not key.startswith("models.providers."):
        raise MemoroError(
            "No such option",
            f"“{key}” is not an option of Memoro.",
            did_you_mean(key.rpartition(".")[2], keys),
        )
    return key


def _value(settings: Any, key: str, written: Mapping[str, Any]) -> Any:
    """What holds now, of a group all its values; of a free part of the tree what the file says."""
    from app.config.fields import fields_of
    from app.config.group import Group
    from app.engine.settings_editing import ABSENT, look_up

    node = settings
    for name in key.split("."):
        field = fields_of(type(node)).get(name) if isinstance(node, Group) else None
        node = getattr(node, field.name) if field else ABSENT
    if isinstance(node, Group):
        return {name: _value(settings, f"{key}.{name}", written) for name in fields_of(type(node))}
    if isinstance(node, (str, int, float, bool)) or node is None:
        return node
    if isinstance(node, tuple) and not any(isinstance(item, Group) for item in node):
        return list(node)
    found = look_up(written, key)
    return found if found is not ABSENT else {} if isinstance(node, dict) else None


def _masked(key: str, value: Any) -> Any:
    """A key is never shown, nor a header, which may hold one."""
    name = key.rpartition(".")[2]
    if value and name in _SECRET:
        return "…"
    if isinstance(value, dict):
        return {name: _masked(name, item) for name, item in value.items()}
    return [_masked(name, item) for item in value] if isinstance(value, list) else value


_SECRET = ("apiKey", "headers")


def _parsed(text: str) -> Any:
    """What was typed, as JSON5 where it is some (`true`, `30`, `["a"]`), else as a text.

    Raises MemoroError for bytes that are no text: the file holds text alone.
    """
    from app.config.parsing import parse

    try:
        text.encode()
    except UnicodeEncodeError as error:
        raise MemoroError("This value cannot be used", "It is not valid UTF-8.") from error
    tree = parse(f"{{value: {text}\n}}")
    return tree["value"] if isinstance(tree, dict) and tree.keys() == {"value"} else text


def _as_text(value: Any) -> str:
    import json

    return json.dumps(value, ensure_ascii=False, indent=2 if isinstance(value, dict) else None)
