"""What a person may write for a model, and which file is taken."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.embeddings.download.addresses import HubAddress, is_hub_address, parse_hub_address
from app.embeddings.download.choosing import choose_file
from app.embeddings.download.errors import DownloadError
from app.embeddings.download.hub import HubFile


@pytest.mark.parametrize(
    ("text", "address"),
    [
        ("hf:owner/repo/file.gguf", HubAddress("owner/repo", "file.gguf")),
        ("hf:owner/repo/folder/file.gguf", HubAddress("owner/repo", "folder/file.gguf")),
        (" hf:owner/repo ", HubAddress("owner/repo")),
        ("hf://owner/repo/", HubAddress("owner/repo")),
        ("HF:owner/repo:Q8_0", HubAddress("owner/repo", "", "Q8_0")),
        ("huggingface:owner/repo/f.gguf#v1", HubAddress("owner/repo", "f.gguf", "", "v1")),
    ],
)
def test_addresses(text: str, address: HubAddress) -> None:
    assert is_hub_address(text)
    assert parse_hub_address(text) == address
    assert parse_hub_address(str(address)) == address


@pytest.mark.parametrize("text", ["/a/file.gguf", "C:\\models\\file.gguf", "~/hf/file.gguf", "file.gguf"])
def test_a_path_is_no_address(text: str) -> None:
    assert not is_hub_address(text)


@pytest.mark.parametrize(
    "text",
    [
        "hf:",
        "hf:owner",
        "hf:owner/repo/../../secret",
        "hf:../repo/f",
        "hf:a b/c",
        "hf:a/b\\..\\c",
        "hf:a/b#../x",
    ],
)
def test_what_is_no_address_is_said_so(text: str) -> None:
    with pytest.raises(DownloadError, match="no address of a model"):
        parse_hub_address(text)


@given(st.text(max_size=40))
def test_no_address_leads_out_of_the_folder(text: str) -> None:
    try:
        address = parse_hub_address("hf:" + text)
    except DownloadError:
        return
    parts = [*address.repository.split("/"), *address.file.split("/")]
    assert ".." not in parts
    assert len(address.repository.split("/")) == 2


def chosen(*paths: str, quantisation: str = "") -> str:
    address = HubAddress("owner/repo", quantisation=quantisation)
    return choose_file(address, [HubFile(path, 1000, None) for path in paths]).path


def test_eight_bits_are_preferred_and_parts_and_helpers_are_not_models() -> None:
    files = (
        "README.md", "m-F32.gguf", "m-Q4_K_M.gguf", "m-Q8_0.gguf", "mmproj-Q8_0.gguf",
        "m-Q8_0-00001-of-00002.gguf", "m-IQ2_XS.gguf",
    )  # fmt: skip
    assert chosen(*files) == "m-Q8_0.gguf"
    assert chosen(*files, quantisation="q4_k_m") == "m-Q4_K_M.gguf"
    assert chosen("m-F32.gguf", "m-f16.gguf", "m-BF16.gguf") == "m-f16.gguf"
    assert chosen("only.gguf") == "only.gguf"


def test_without_a_model_it_is_said_so() -> None:
    for paths in (["model.safetensors"], ["m-00001-of-00002.gguf"], []):
        with pytest.raises(DownloadError, match="no file that could be used"):
            chosen(*paths)
    with pytest.raises(DownloadError, match="of the kind Q5_0"):
        chosen("m-Q8_0.gguf", quantisation="Q5_0")
