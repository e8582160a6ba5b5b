"""The settings that decide the shape of an index: each has its place, and another asks for a rebuild."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from app.config.fields import apply
from app.config.options import Settings
from app.engine.scopes import index_options, memory_scope
from app.index.options import IndexOptions
from app.notes.scope import MediaRules


def options(**search: Any) -> IndexOptions:
    tree = {"agents": {"defaults": {"memorySearch": search}}}
    settings = apply(Settings(), tree).for_agent()
    return index_options(settings, memory_scope(Path("/notes"), settings))


def test_each_setting_has_its_place(home: Path) -> None:
    vector = {"enabled": False, "engine": "matrix", "extensionPath": "~/vec.so", "memoryMb": 99}
    made = options(
        chunking={"tokens": 300, "overlap": 60},
        cache={"enabled": False, "maxEntries": 77},
        store={"vector": vector},
    )
    assert made == IndexOptions(
        chunk_tokens=300, chunk_overlap=60, cache_enabled=False, cache_max_entries=77, vector_enabled=False,
        vector_engine="matrix", vector_extension=home / "vec.so", vector_memory_mb=99,
        scope_fingerprint=made.scope_fingerprint,
    )  # fmt: skip


PLAIN = options().scope_fingerprint


@pytest.mark.parametrize(
    "search",
    [
        {"extraPaths": ["../docs"]},
        {"exclude": ["drafts/"]},
        {"sources": ["memory", "sessions"], "experimental": {"sessionMemory": True}},
        {"multimodal": {"enabled": True}, "provider": "gemini", "model": "gemini-embedding-2-preview"},
    ],
)
def test_what_asks_for_a_rebuild(search: dict[str, Any]) -> None:
    assert options(**search).scope_fingerprint != PLAIN


@pytest.mark.parametrize("search", [{"query": {"maxResults": 2}}, {"sync": {"watch": False}}, {"model": "x"}])
def test_what_does_not(search: dict[str, Any]) -> None:
    assert options(**search).scope_fingerprint == PLAIN


def test_modalities_and_sizes_of_pictures() -> None:
    gemini = {"provider": "gemini", "model": "gemini-embedding-2-preview"}
    for modalities, inside, outside in ((["image"], "png", "mp3"), (["audio"], "mp3", "png")):
        chosen = {"enabled": True, "modalities": modalities, "maxFileBytes": 5_000}
        tree = {"agents": {"defaults": {"memorySearch": {**gemini, "multimodal": chosen}}}}
        settings = apply(Settings(), tree).for_agent()
        media = memory_scope(Path("/notes"), settings).media
        assert isinstance(media, MediaRules)
        assert inside in media.extensions
        assert outside not in media.extensions
        assert media.max_bytes == 5_000


def test_every_kind_of_file_that_the_documents_name() -> None:
    tree = {
        "provider": "gemini", "model": "gemini-embedding-2-preview",
        "multimodal": {"enabled": True, "modalities": ["all"]},
    }  # fmt: skip
    settings = apply(Settings(), {"agents": {"defaults": {"memorySearch": tree}}}).for_agent()
    media = memory_scope(Path("/notes"), settings).media
    assert isinstance(media, MediaRules)
    images, sounds = "jpg jpeg png webp gif heic heif", "mp3 wav ogg opus m4a aac flac"
    assert media.extensions == {*images.split(), *sounds.split()}
