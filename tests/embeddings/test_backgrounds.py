"""What all vectors of a language have in common, as it is kept beside the model."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from app.search.relation import STORED, background_file

LANGUAGES = ["en", "ja", "zh", "ko"]
BENCHMARK = Path(__file__).parents[1] / "benchmarks" / "data" / "tiny"


def test_the_file_is_what_the_texts_give(model_folder: Path) -> None:
    from installers.model.backgrounds import measure

    made, kept = measure().astype(np.float32).ravel(), np.fromfile(background_file(), STORED)
    assert np.abs(made - kept).max() < 1e-3, "rounding differs between processors"


def test_the_texts_are_as_many_in_each_language_and_none_is_asked_in_the_benchmark() -> None:
    from installers.model.backgrounds import QUESTIONS, everyday_texts

    texts = everyday_texts()
    assert list(texts) == [*LANGUAGES, QUESTIONS]
    assert {len(set(texts[language])) for language in LANGUAGES} == {64}
    asked = " | ".join(file.read_text(encoding="utf-8") for file in BENCHMARK.rglob("questions.txt"))
    assert not {word for word in texts[QUESTIONS] if f" {word} |" in asked or f" {word}\n" in asked}
    notes = "".join(file.read_text(encoding="utf-8") for file in BENCHMARK.rglob("*.md"))
    assert not any(line in notes for language in LANGUAGES for line in texts[language])
