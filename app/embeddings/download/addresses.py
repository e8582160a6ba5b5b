"""How a person names a model: a file on this computer, or one on the hub."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import PurePosixPath

from app.embeddings.download.errors import DownloadError

_SCHEMES = ("hf:", "huggingface:")
_NAME = re.compile(r"[\w.-]+")


@dataclass(frozen=True, slots=True)
class HubAddress:
    """A model on the hub. An empty `file` means the sensible one, `quantisation` narrows the choice."""

    repository: str
    file: str = ""
    quantisation: str = ""
    revision: str = "main"

    def __str__(self) -> str:
        parts = f"hf:{self.repository}" + (f"/{self.file}" if self.file else "")
        if self.quantisation:
            parts += f":{self.quantisation}"
        return parts if self.revision == "main" else f"{parts}#{self.revision}"


def is_hub_address(text: str) -> bool:
    """Whether the text names something on the hub rather than a file."""
    return text.strip().lower().startswith(_SCHEMES)


def parse_hub_address(text: str) -> HubAddress:
    """`hf:owner/repo/file.gguf`, `hf:owner/repo` or `hf:owner/repo:Q8_0`, each with `#revision` if need be.

    Raises `DownloadError` if it is none of these.
    """
    rest = text.strip().partition(":")[2].lstrip("/")
    rest, _, revision = rest.partition("#")
    rest, _, quantisation = rest.partition(":")
    parts = [part for part in rest.split("/") if part]
    wrong_parts = [part for part in parts[:2] if not _NAME.fullmatch(part)]
    file = PurePosixPath(*parts[2:]) if len(parts) > 2 else None
    if len(parts) < 2 or wrong_parts or ".." in parts or "\\" in rest or not _is_plain(revision):
        raise DownloadError(
            "This is no address of a model",
            f"“{text.strip()}” was expected to look like hf:owner/model/file.gguf.",
            "Copy owner and model from the page of the model on the hub.",
        )
    return HubAddress("/".join(parts[:2]), str(file or ""), quantisation, revision or "main")


def _is_plain(revision: str) -> bool:
    return not revision or (re.fullmatch(r"[\w./-]+", revision) is not None and ".." not in revision)
