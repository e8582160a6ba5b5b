"""One picture or recording to its rows: a chunk with a line that names the file, and its bytes' hash."""

from __future__ import annotations

import hashlib
import re
from typing import TYPE_CHECKING, NamedTuple

from app.index.note_rows import ParsedNote
from app.index.passages import HASH_BYTES
from app.notes.reading import Skipped

if TYPE_CHECKING:
    from pathlib import Path

    from app.notes.scope import MemoryScope

_BETWEEN_WORDS = re.compile(r"[\W_]+")


class Media(NamedTuple):
    """What is known of a file's bytes. `hash` is sha256 in hexadecimal."""

    mime: str
    hash: str


class MediaBytes(NamedTuple):
    """A file as it is sent: its bytes, their MIME type, and the line of text that goes with them."""

    data: bytes
    mime: str
    label: str


def recognise(path: str, data: bytes) -> Media | Skipped:
    """What the bytes are, if they are of the kind that the name says."""
    from app.embeddings.remote.media import modality, sniff

    kind, mime = modality(path), sniff(data)
    if mime is None or kind is None or not mime.startswith(f"{kind}/"):
        picture = "The name says that this is a picture, but its content is none."
        recording = "The name says that this is a recording, but its content is none."
        return Skipped(path, picture if kind == "image" else recording, "not_media")
    return Media(mime, hashlib.sha256(data).hexdigest())


def parse_media(path: str, media: Media) -> ParsedNote:
    """Pure: everything that is stored of the file. It is found by the words of its path."""
    from app.text.analysis import terms
    from app.text.chunks import Chunk
    from app.text.dates import date_of_path

    label, name = _label(path), path.rsplit("/", 1)[-1]
    day = date_of_path(path)
    chunk = Chunk(label, 1, 1)
    words = " ".join(terms(_BETWEEN_WORDS.sub(" ", name)))
    return ParsedNote(name, day.isoformat() if day else None, "[]", words, [chunk], media)


def media_hash(label: str, media: Media) -> bytes:
    """The key of the vector: over the path's label, the MIME type and the bytes."""
    return hashlib.sha256(f"{label}\n{media.mime}\n{media.hash}".encode()).digest()[:HASH_BYTES]


def read_for_sending(scope: MemoryScope, path: str, wanted: bytes) -> MediaBytes | None:
    """The bytes that the passage `wanted` stands for; None if the file is another one now, or gone."""
    from app.notes.reading import read_bytes

    file: Path = scope.absolute_path(path)
    data = read_bytes(file, scope.media.max_bytes) if scope.media else Skipped(path, "", "missing")
    media = data if isinstance(data, Skipped) else recognise(path, data)
    label = _label(path)
    if isinstance(data, Skipped) or isinstance(media, Skipped) or media_hash(label, media) != wanted:
        return None
    return MediaBytes(data, media.mime, label)


def _label(path: str) -> str:
    from app.embeddings.remote.media import media_label, modality

    return media_label(path, modality(path) or "image")
