"""What a picture or recording really is, told by its first bytes.

A name can lie, and a service refuses (or misreads) a file that is not what it is sent as.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from app.embeddings.provider import Identity

SNIFFED_BYTES = 512
EXTENSIONS = {
    "image": ("jpg", "jpeg", "png", "webp", "gif", "heic", "heif"),
    "audio": ("mp3", "wav", "ogg", "opus", "m4a", "aac", "flac"),
}
"""Which files are looked at, by modality; names in lower case without the dot."""

_SIGNATURES = [
    (re.compile(pattern, re.DOTALL), mime)
    for pattern, mime in (
        (rb"\xff\xd8\xff", "image/jpeg"),
        (rb"\x89PNG\r\n\x1a\n", "image/png"),
        (rb"GIF8[79]a", "image/gif"),
        (rb"RIFF....WEBP", "image/webp"),
        (rb"....ftyp(?:hei[cxms]|hev[cx])", "image/heic"),
        (rb"....ftyp(?:mif1|msf1)", "image/heif"),
        (rb"....ftyp(?:M4A |M4B |mp4[12]|isom|dash)", "audio/mp4"),
        (rb"RIFF....WAVE", "audio/wav"),
        (rb"OggS.{24,}?OpusHead", "audio/opus"),
        (rb"OggS.{24,}?(?:theora|video)", "video/ogg"),
        (rb"OggS", "audio/ogg"),
        (rb"fLaC", "audio/flac"),
        (rb"\xff[\xf0\xf1\xf8\xf9]", "audio/aac"),
        (rb"ID3|\xff[\xe2\xe3\xf2\xf3\xfa\xfb]", "audio/mpeg"),
    )
]


def sniff(start: bytes) -> str | None:
    """The MIME type of a file that starts with these bytes (512 suffice); None if it is none of ours."""
    for signature, mime in _SIGNATURES:
        if signature.match(start[:SNIFFED_BYTES]):
            return mime
    return None


def modality(path: str) -> str | None:
    """`image` or `audio` by the extension of a file's name, else None."""
    extension = path.rpartition(".")[2].lower()
    for kind, extensions in EXTENSIONS.items():
        if extension in extensions:
            return kind
    return None


def takes_media(identity: Identity) -> bool:
    """Whether the model of these vectors takes pictures and recordings beside text."""
    from app.embeddings.remote.gemini import by_prompt

    return identity.provider == "gemini" and by_prompt(identity.model)


def media_label(path: str, kind: str) -> str:
    """The line of text that goes with the bytes, so that words of the path find the file."""
    return f"{kind.capitalize()} file: {path}"
