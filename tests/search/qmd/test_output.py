"""What QMD prints, with everything that has been seen around it."""

from __future__ import annotations

import json
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.search.backends.qmd.errors import QmdError
from app.search.backends.qmd.output import complaint, hits_of_reply, read_collections, read_hits

ONE = (
    '[{"docid": "#dd5579", "score": 0.51, "file": "qmd://dir/a.md", "line": 3, "title": "Day",'
    ' "snippet": %s}]'
)
SNIPPET = json.dumps("@@ -2,3 @@ (1 before, 0 after)\n\nWe talked about backups.\n")


def test_the_answer_of_the_present_version() -> None:
    (hit,) = read_hits(ONE % SNIPPET)
    assert (hit.file, hit.score, hit.docid, hit.title) == ("qmd://dir/a.md", 0.51, "#dd5579", "Day")
    # The header's lines, without the empty ones at the ends.
    assert (hit.snippet, hit.line, hit.end_line) == ("We talked about backups.", 3, 3)


def test_the_answer_of_its_server_has_numbered_lines() -> None:
    snippet = "5: @@ -4,3 @@ (3 before, 0 after)\n6: \n7: Likes green tea.\n8: "
    (hit,) = hits_of_reply({"results": [{"file": "qmd://root/MEMORY.md", "score": 1, "snippet": snippet}]})
    assert (hit.snippet, hit.line, hit.end_line) == ("Likes green tea.", 5, 5)


@pytest.mark.parametrize(
    "noise",
    [
        "ggml_cuda_init: found 1 CUDA devices [0]\n{}\n",
        "\x1b[?25l[1/3] loading [model]\n{}",
        "[]\n{}",
        "{}\n[node-llama-cpp] done\n",
        '["warning", 3]\n{}',
        "[[[[\n{}",
    ],
)
def test_noise_around_the_list(noise: str) -> None:
    assert [hit.file for hit in read_hits(noise.replace("{}", ONE % SNIPPET))] == ["qmd://dir/a.md"]


@pytest.mark.parametrize("text", ["[]", "No results found.", "\nNo results found above minimum score.\n"])
def test_nothing_is_an_answer(text: str) -> None:
    assert read_hits(text) == []


@pytest.mark.parametrize(
    "text", ["", "  \n", "Segmentation fault", "{}", '{"results": 1}', "[" * 3000, "[1, 2]"]
)
def test_what_is_no_answer(text: str) -> None:
    with pytest.raises(QmdError) as caught:
        read_hits(text)
    assert caught.value.kind == "output"


@given(st.text(alphabet=st.sampled_from('[]{}",:0 a\\n'), max_size=200))
def test_any_text_is_an_answer_or_a_known_failure(text: str) -> None:
    with suppress(QmdError):
        read_hits(text)


def test_odd_values_do_no_harm() -> None:
    (hit,) = read_hits(
        '[{"score": 1e999, "file": 3, "line": true, "snippet": null, "docid": "#a", "path": "x.md"}]'
    )
    assert (hit.score, hit.file, hit.line, hit.snippet, hit.docid) == (0.0, "x.md", 0, "", "#a")


@pytest.mark.parametrize("reply", [None, [], {}, {"results": {}}, {"results": [1]}])
def test_a_reply_that_is_none(reply: object) -> None:
    with pytest.raises(QmdError):
        hits_of_reply(reply)


def test_the_list_of_collections_as_table_and_as_json() -> None:
    table = "Collections (2):\n\nroot (qmd://root/)\n  Pattern:  **/*.md\n\nmemory-dir-main (qmd://memory-dir-main/)\n"
    assert read_collections(table) == {"root", "memory-dir-main"}
    assert read_collections('[{"name": "root", "path": "/x"}]') == {"root"}
    assert read_collections("No collections found. Run 'qmd collection add .'") == set()


@pytest.mark.parametrize(
    ("words", "kind"),
    [
        ("Collection not found: nope", "collection"),
        ("error: unknown option '--json'", "flags"),
        ("Unknown command: vsearch", "flags"),
        ("SqliteError: database is locked", "exit"),
        ("", "exit"),
    ],
)
def test_why_it_failed(words: str, kind: str) -> None:
    assert complaint(1, words, "", "search").kind == kind
