"""Pictures and recordings are known by their bytes, whatever their names say."""

from __future__ import annotations

import io
import wave

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.embeddings.remote.media import EXTENSIONS, media_label, modality, sniff


def recording() -> bytes:
    made = io.BytesIO()
    with wave.open(made, "wb") as sound:
        sound.setnchannels(1)
        sound.setsampwidth(2)
        sound.setframerate(8000)
        sound.writeframes(bytes(160))
    return made.getvalue()


@pytest.mark.parametrize(
    ("start", "mime"),
    [
        (b"\xff\xd8\xff\xe0\x00\x10JFIF", "image/jpeg"),
        (b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR", "image/png"),
        (b"GIF89a\x01\x00", "image/gif"),
        (b"RIFF\x24\x00\x00\x00WEBPVP8 ", "image/webp"),
        (b"\x00\x00\x00\x18ftypheic\x00\x00", "image/heic"),
        (b"\x00\x00\x00\x18ftypmif1\x00\x00", "image/heif"),
        (b"ID3\x04\x00\x00", "audio/mpeg"),
        (b"\xff\xfb\x90\x64", "audio/mpeg"),
        (recording(), "audio/wav"),
        (b"OggS" + bytes(24) + b"OpusHead", "audio/opus"),
        (b"OggS" + bytes(24) + b"\x01vorbis", "audio/ogg"),
        (b"fLaC\x00\x00\x00\x22", "audio/flac"),
        (b"\x00\x00\x00\x20ftypM4A ", "audio/mp4"),
        (b"\xff\xf1\x50\x80", "audio/aac"),
        (b"# A note", None),
        (b"%PDF-1.7", None),
        (b"", None),
    ],
)
def test_sniffing(start: bytes, mime: str | None) -> None:
    assert sniff(start) == mime


@given(st.binary(max_size=600))
def test_any_bytes_can_be_sniffed(data: bytes) -> None:
    assert sniff(data) == sniff(data[:512])


def test_modalities_by_name_and_labels() -> None:
    assert modality("media/Cat.JPEG") == "image"
    assert modality("talk.opus") == "audio"
    assert modality("note.md") is None
    assert modality("no extension") is None
    assert len(EXTENSIONS["image"]) + len(EXTENSIONS["audio"]) == 14
    assert media_label("media/cat.jpg", "image") == "Image file: media/cat.jpg"
