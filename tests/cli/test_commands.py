"""Each command as a process of its own, without a running program."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import Memoro


def test_index_then_search_then_get(memoro: Memoro, configured: Path) -> None:
    first = memoro("index")
    told = [line for line in first.err.splitlines() if not line.startswith("Reading notes: ")]
    assert (first.code, told) == (0, []), "nothing but how far it is, where the machine is slow"
    assert "2 notes" in first.out
    assert "2 added" in first.out
    assert "nothing changed" in memoro("index").out
    answer = memoro("search", "TKY-88431", "--json").data
    assert answer["mode"] == "keyword"
    best = answer["results"][0]
    assert (best["path"], best["focusStartLine"]) == ("memory/2026-11-03.md", 3)
    assert best["citation"] == "memory/2026-11-03.md#L3"
    assert best["snippet"].endswith("\n\nSource: memory/2026-11-03.md#L3")
    excerpt = memoro("get", best["path"], "--from", "3", "--lines", "1", "--json").data
    assert excerpt["text"] == "- 受付番号はTKY-88431、伝えること。"
    assert excerpt["nextFrom"] == 4


def test_get_beyond_the_end_says_how_long_the_note_is(memoro: Memoro, configured: Path) -> None:
    done = memoro("get", "MEMORY.md", "--from", "9")
    assert (done.code, done.out) == (0, "")
    assert "3 lines" in done.err


def test_search_needs_no_index_before(memoro: Memoro, configured: Path) -> None:
    found = memoro("search", "杭州")
    assert "memory/2026-11-03.md:4" in found.out
    assert found.code == 0


def test_search_sees_a_note_that_was_just_written(memoro: Memoro, configured: Path) -> None:
    memoro("index")
    (configured / "memory" / "2026-11-04.md").write_text("The heron nests by the canal.\n", encoding="utf-8")
    assert "2026-11-04.md" in memoro("search", "heron").out


def test_nothing_relevant_is_said_and_is_no_failure(memoro: Memoro, configured: Path) -> None:
    nothing = memoro("search", "xylophone")
    assert (nothing.code, nothing.out) == (0, "")
    assert nothing.err.strip()


def test_search_in_a_batch(memoro: Memoro, configured: Path, tmp_path: Path) -> None:
    lines = [{"id": "a", "query": "boiler"}, {"id": 2, "query": "杭州"}, {"id": "c", "query": ""}]
    text = "\n".join(map(json.dumps, lines)) + "\n"
    (tmp_path / "questions.jsonl").write_text(text, encoding="utf-8")
    for words, given in ((("--batch", tmp_path / "questions.jsonl"), None), (("--batch", "-"), text)):
        done = memoro("search", *words, "--full", "--max-results", "3", input=given)
        answers = [json.loads(line) for line in done.out.splitlines()]
        assert [answer["id"] for answer in answers] == ["a", 2, "c"]
        assert "boiler was serviced" in answers[0]["results"][0]["text"]
        assert answers[1]["results"][0]["path"] == "memory/2026-11-03.md"
        assert answers[2]["results"] == []


@pytest.mark.parametrize("line", ["not json", "[]", "[" * 100_000, '{"id": 1}', '{"id": 1, "query": null}'])
def test_a_broken_batch_names_the_line(memoro: Memoro, configured: Path, line: str) -> None:
    done = memoro("search", "--batch", "-", input=f'{{"id": 1, "query": "boiler"}}\n{line}\n')
    assert done.code == 1
    assert "Line 2" in done.err


def test_a_batch_that_cannot_be_read(memoro: Memoro, configured: Path, tmp_path: Path) -> None:
    file = tmp_path / "latin.jsonl"
    file.write_bytes(b'{"id": 1, "query": "caf\xe9"}\n')
    assert "is not UTF-8" in memoro("search", "--batch", file).err
    missing = memoro("search", "--batch", tmp_path / "none.jsonl")
    assert (missing.code, "none.jsonl: No such file" in missing.err) == (1, True)


@pytest.mark.parametrize(
    "words",
    [
        ("search",),
        ("search", "a", "--batch", "-"),
        ("search", "a", "--max-results", "0"),
        ("search", "a", "--min-score", "2"),
        ("get",),
        ("status", "--agent", ""),
        ("--agent", " ", "search", "a"),
        ("status", "--workspace", ""),
        ("status", "--config", ""),
        ("history", ""),
        ("serve", "--token", ""),
        ("mcp", "--as", ""),
        ("nonsense",),
        ("--nonsense",),
    ],
)
def test_wrong_usage_is_exit_code_2(memoro: Memoro, words: tuple[str, ...]) -> None:
    done = memoro(*words)
    assert done.code == 2
    assert done.err


def test_no_folder_yet(memoro: Memoro) -> None:
    for words in (("search", "x"), ("index",), ("get", "MEMORY.md")):
        done = memoro(*words)
        assert "No memory folder yet" in done.err, words
    assert memoro("status", "--json").data["state"] == "no_folder"
    assert memoro("doctor").code == 1


@pytest.mark.parametrize("path", ["../secret.md", "/etc/passwd", "memory/../../secret.md", "secret.txt"])
def test_get_refuses_what_is_not_memory(memoro: Memoro, configured: Path, path: str) -> None:
    (configured.parent / "secret.md").write_text("no")
    (configured / "secret.txt").write_text("no")
    done = memoro("get", path)
    assert done.code == 1
    assert done.err.strip()
    assert done.out == ""


def test_a_note_that_does_not_exist(memoro: Memoro, configured: Path) -> None:
    assert memoro("get", "memory/none.md").code == 1
    answer = memoro("get", "memory/none.md", "--json").data
    assert answer == {"text": "", "path": "memory/none.md", "status": "not_found"}


def test_another_workspace_has_an_index_of_its_own(memoro: Memoro, configured: Path, tmp_path: Path) -> None:
    memoro("index")
    other = tmp_path / "other"
    other.mkdir()
    (other / "MEMORY.md").write_text("The heron nests by the canal.\n", encoding="utf-8")
    assert "MEMORY.md" in memoro("search", "heron", "--workspace", other).out
    assert memoro("--workspace", other, "status", "--json").data["notes"] == 1
    assert "nothing changed" in memoro("index").out
    missing = memoro("search", "x", "--workspace", tmp_path / "none")
    assert missing.code == 1
    assert "No such folder" in missing.err


def test_doctor_counts_the_index_it_looks_at_to_no_others(
    memoro: Memoro, configured: Path, tmp_path: Path
) -> None:
    other = tmp_path / "other"
    other.mkdir()
    (other / "MEMORY.md").write_text("The heron nests by the canal.\n", encoding="utf-8")
    memoro("--workspace", other, "index")
    others = [
        {
            check["finding"]
            for check in memoro(*words, "doctor", "--json").data
            if check["name"] == "Other indexes"
        }
        for words in (("--workspace", other), ())
    ]
    assert others[0] == set()
    assert str(other) in "".join(others[1])


def test_status_and_doctor_tell_the_state(memoro: Memoro, configured: Path) -> None:
    memoro("index")
    status = memoro("status", "--json").data
    assert (status["state"], status["notes"], status["running"]) == ("keyword_only", 2, False)
    doctor = memoro("doctor", "--json").data
    assert {check["level"] for check in doctor} <= {"ok", "notice"}
    assert {"Keywords", "Index", "Meaning", "Memory"} <= {check["name"] for check in doctor}


def test_meaning_that_cannot_be_learnt_is_no_good_news(memoro: Memoro, configured: Path, home: Path) -> None:
    remote = '{ provider: "openai", remote: { baseUrl: "http://127.0.0.1:9/v1", apiKey: "sk-x" } }'
    file = home / "memoro" / "config.json5"
    file.write_text(file.read_text(encoding="utf-8").replace('{ provider: "none" }', remote))
    assert "“memoro index” learns the rest (the program is not running)" in memoro("status").out
    levels = {check["name"]: check["level"] for check in memoro("doctor", "--json").data}
    assert (levels["Index"], levels["Meaning"], levels["Question"]) == ("notice", "fault", "ok")


def test_a_stand_in_is_told_by_every_command(memoro: Memoro, configured: Path, home: Path) -> None:
    file = home / "memoro" / "config.json5"
    wanted = '{ provider: "voyage", fallback: "builtin" }'
    file.write_text(file.read_text(encoding="utf-8").replace('{ provider: "none" }', wanted))
    memoro("index")
    status = memoro("status").out
    assert "Model        builtin multilingual-e5-small" in status
    assert "Stand-in     for voyage, which failed: No key for Voyage." in status
    assert "voyage failed, and another stands in for it: No key" in memoro("search", "boiler").err
    meaning = next(check for check in memoro("doctor", "--json").data if check["name"] == "Meaning")
    assert meaning["level"] == "notice"
    assert "it stands in for voyage: No key for Voyage" in meaning["finding"]


def test_doctor_goes_on_where_no_data_can_be_written(memoro: Memoro, configured: Path, home: Path) -> None:
    (home / "memoro" / "data").write_text("a file in the place of the folder")
    done = memoro("doctor", "--json")
    checks = {check["name"]: check for check in done.data}
    assert done.code == 1
    assert checks["State"]["level"] == "fault"
    assert "data folder cannot be written" in checks["State"]["finding"]
    assert f"2 notes in {configured}" in checks["Memory"]["finding"]
    assert checks["Keywords"]["level"] == "ok"
    assert "Meaning" in checks


def test_a_damaged_index_is_set_aside_and_search_answers(
    memoro: Memoro, configured: Path, home: Path
) -> None:
    memoro("index")
    file = home / "memoro" / "data" / "index" / "main.sqlite"
    file.write_bytes(b"not a database, " * 1000)
    assert "MEMORY.md" in memoro("search", "boiler").out
    assert list(file.parent.glob("*.damaged-*"))


def test_a_broken_configuration_is_said_and_left_alone(memoro: Memoro, home: Path, notes: Path) -> None:
    file = home / "memoro" / "config.json5"
    file.parent.mkdir(parents=True)
    file.write_text("{ agents: { defaults: { workspace: ", encoding="utf-8")
    doctor = memoro("doctor")
    assert doctor.code == 1
    assert "Configuration" in doctor.out
    assert file.read_text(encoding="utf-8") == "{ agents: { defaults: { workspace: "


def test_version_and_help(memoro: Memoro) -> None:
    assert memoro("--version").out.startswith("memoro ")
    assert "search" in memoro("--help").out
    for command in ("toggle", "index", "search", "get", "status", "doctor", "demo"):
        assert memoro(command, "--help").code == 0


def test_toggle_without_a_program(memoro: Memoro) -> None:
    done = memoro("toggle")
    assert done.code == 1
    assert "not running" in done.err


@pytest.mark.parametrize(
    ("words", "code", "told"),
    [
        ("search boiler >/dev/full", 1, "The system refuses: No space left on device."),
        ("search boiler >&-", 0, ""),
        ("search boiler 2>&- >/dev/null", 0, ""),
        ("search xylophone 2>/dev/full", 0, ""),
        ("search --batch - <&-", 0, ""),
        ("mcp <&-", 0, ""),
    ],
)
def test_streams_that_are_closed_or_full(
    memoro: Memoro, configured: Path, words: str, code: int, told: str
) -> None:
    memoro("index")
    command = f"exec {sys.executable} -m app {words}"
    done = subprocess.run(["/bin/sh", "-c", command], capture_output=True, text=True, timeout=60, check=False)
    assert (done.returncode, done.stderr.strip()) == (code, told)


def test_output_to_a_closed_pipe_is_no_error(memoro: Memoro, configured: Path) -> None:
    memoro("index")
    command = f"{sys.executable} -m app search boiler --json | true"
    done = subprocess.run(["/bin/sh", "-c", command], capture_output=True, text=True, timeout=60, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_the_index_of_another_configuration_is_named_and_goes_when_long_unused(
    memoro: Memoro, configured: Path, home: Path, tmp_path: Path
) -> None:
    other = tmp_path / "other.json5"
    other.write_text('{ memory: { citations: "off" } }', encoding="utf-8")
    assert memoro("--config", other, "--workspace", configured, "index").code == 0
    told = [check for check in memoro("doctor", "--json").data if check["name"] == "Other indexes"]
    assert str(other) in told[0]["finding"]
    data = home / "memoro" / "data"
    index = next((data / "index").glob("main@*.sqlite"))
    for file in (index, next(data.glob("memoro@*.lock"))):
        os.utime(file, (0, 0))
    assert memoro("index").code == 0
    assert not index.exists()


def test_search_answers_also_where_no_data_can_be_written(
    memoro: Memoro, configured: Path, home: Path, tmp_path: Path
) -> None:
    (home / "memoro" / "data").write_text("a file in the place of the folder")
    found = memoro("search", "boiler")
    assert found.code == 0
    assert "MEMORY.md:3" in found.out
    assert "data folder cannot be written. The notes were read anew" in found.err
    assert memoro("search", "boiler", "--json").data["mode"] == "keyword"
    nowhere = memoro("search", "boiler", "--workspace", tmp_path / "none")
    assert (nowhere.code, "data folder cannot be written" in nowhere.err) == (1, True)


def test_status_of_an_index_that_cannot_be_opened_has_no_empty_brackets(
    memoro: Memoro, configured: Path, home: Path
) -> None:
    blocked = home / "memoro" / "data" / "index"
    blocked.parent.mkdir(parents=True)
    blocked.write_text("a file in the place of the folder")
    done = memoro("status")
    assert done.code == 1
    assert "a problem" in done.out
    assert "()" not in done.out
    assert str(blocked) in done.err


def test_status_and_doctor_tell_of_a_broken_settings_file_until_it_is_mended(
    memoro: Memoro, configured: Path, home: Path
) -> None:
    file = home / "memoro" / "config.json5"
    good = file.read_text(encoding="utf-8")
    assert memoro("index").code == 0
    file.write_text(good.rstrip().removesuffix("}"), encoding="utf-8")
    told = memoro("status")
    assert "Settings     Line 1: The file ends too early." in told.out
    assert "the last good settings hold" in told.out
    status = memoro("status", "--json").data
    assert status["notes"] == 2
    assert "ends too early" in status["settingsProblems"][0]
    checks = {check["name"]: check for check in memoro("doctor", "--json").data}
    assert checks["Configuration"]["level"] == "fault"
    file.write_text(good, encoding="utf-8")
    assert "Settings" not in memoro("status").out
    assert memoro("status", "--json").data["settingsProblems"] == []
