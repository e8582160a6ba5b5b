"""Downloads from a hub on this computer, and every fault that a download can meet."""

from __future__ import annotations

import socket
import threading
from collections.abc import Callable
from pathlib import Path

import pytest

from app.embeddings.download import fetch
from app.embeddings.download.addresses import HubAddress, parse_hub_address
from app.embeddings.download.errors import DownloadCancelledError, DownloadError
from app.embeddings.download.fetch import Fetch, Progress
from app.embeddings.download.hub import Hub, HubFile
from app.embeddings.download.models import download_model, find_downloaded
from tests.embeddings.download.conftest import MODEL
from tests.embeddings.download.hub_server import HubServer, run_hub
from tests.helpers.waiting import wait_until

ADDRESS = parse_hub_address("hf:owner/tiny-GGUF/tiny-Q8_0.gguf")
REPOSITORY = HubAddress("owner/tiny-GGUF")


def fetch_it(folder: Path, pause: float = 0.001, **options: object) -> Path:
    """Like `download_model`, with pauses that do not slow down a test."""
    with Hub() as hub:
        file = hub.describe(ADDRESS)
        return Fetch(hub.client, file, folder / "model.gguf", pause=pause, **options).run()  # type: ignore[arg-type]


def left_over(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.rglob("*") if path.is_file())


def test_a_model_comes_whole_and_only_once(hub: HubServer, tmp_path: Path) -> None:
    steps: list[Progress] = []
    assert find_downloaded(ADDRESS, tmp_path) is None
    path = download_model(ADDRESS, tmp_path, progress=steps.append)
    assert path == tmp_path / "owner" / "tiny-GGUF" / "tiny-Q8_0.gguf"
    assert path.read_bytes() == MODEL
    assert left_over(tmp_path) == ["tiny-Q8_0.gguf"]
    assert (steps[-1].done, steps[-1].total) == (len(MODEL), len(MODEL))
    questions = len(hub.seen)
    assert download_model(ADDRESS, tmp_path) == path == find_downloaded(ADDRESS, tmp_path)
    assert len(hub.seen) == questions


def test_without_a_file_the_sensible_one_is_taken_and_remembered(hub: HubServer, tmp_path: Path) -> None:
    for name in ("a-F32.gguf", "b-Q4_0.gguf", "README.md"):
        hub.files[f"owner/tiny-GGUF/{name}"] = b"GGUFother"
    assert find_downloaded(REPOSITORY, tmp_path) is None
    path = download_model(REPOSITORY, tmp_path)
    assert path.name == "tiny-Q8_0.gguf"
    hub.files.clear()
    assert find_downloaded(REPOSITORY, tmp_path) == path


def test_a_model_that_was_renamed_is_found(hub: HubServer, tmp_path: Path) -> None:
    hub.renamed["old/name"] = "owner/tiny-GGUF"
    path = download_model(HubAddress("old/name", "tiny-Q8_0.gguf"), tmp_path)
    assert path.read_bytes() == MODEL


def test_a_token_goes_to_the_hub_but_not_to_where_the_bytes_are(
    hub: HubServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HF_TOKEN", "hf_secret")
    download_model(ADDRESS, tmp_path)
    told = {path.startswith("/bytes/"): headers.get("authorization") for _, path, headers in hub.seen}
    assert told == {False: "Bearer hf_secret", True: None}


def test_a_download_that_breaks_off_goes_on_from_there(hub: HubServer, tmp_path: Path) -> None:
    hub.break_after = [100_000, 0, 50_000]
    assert fetch_it(tmp_path).read_bytes() == MODEL
    assert hub.ranges() == ["", "bytes=100000-", "bytes=100000-", "bytes=150000-"]


def test_it_goes_on_after_a_restart_of_the_program(hub: HubServer, tmp_path: Path) -> None:
    hub.break_after = [70_000, 0, 0, 0, 0]
    with pytest.raises(DownloadError, match="No connection") as caught:
        fetch_it(tmp_path)
    assert caught.value.retryable
    assert left_over(tmp_path) == ["model.gguf.part", "model.gguf.part.json"]
    hub.seen.clear()
    assert fetch_it(tmp_path).read_bytes() == MODEL
    assert hub.ranges() == ["bytes=70000-"]
    assert [h.get("if-range") for _, path, h in hub.seen if path.startswith("/bytes/")] == ['"tag-1"']


def break_off(hub: HubServer, folder: Path) -> None:
    hub.break_after = [70_000, 0, 0, 0, 0]
    with pytest.raises(DownloadError):
        fetch_it(folder)
    hub.seen.clear()


def test_other_bytes_at_the_source_mean_a_new_start(hub: HubServer, tmp_path: Path) -> None:
    break_off(hub, tmp_path)
    hub.etag = '"tag-2"'
    assert fetch_it(tmp_path).read_bytes() == MODEL
    assert hub.ranges() == ["bytes=70000-"]


def test_another_file_on_the_hub_means_a_new_start(hub: HubServer, tmp_path: Path) -> None:
    break_off(hub, tmp_path)
    changed = hub.files["owner/tiny-GGUF/tiny-Q8_0.gguf"] = b"GGUF" + MODEL
    assert fetch_it(tmp_path).read_bytes() == changed
    assert hub.ranges() == [""]


def test_a_server_without_ranges_starts_anew(hub: HubServer, tmp_path: Path) -> None:
    hub.ignore_ranges = True
    hub.break_after = [10_000]
    assert fetch_it(tmp_path).read_bytes() == MODEL


def test_a_partial_file_longer_than_the_file_is_not_trusted(hub: HubServer, tmp_path: Path) -> None:
    break_off(hub, tmp_path)
    (tmp_path / "model.gguf.part").write_bytes(MODEL * 2)
    assert fetch_it(tmp_path).read_bytes() == MODEL


def test_damaged_bytes_are_thrown_away(hub: HubServer, tmp_path: Path) -> None:
    break_off(hub, tmp_path)
    with (tmp_path / "model.gguf.part").open("r+b") as stream:
        stream.write(b"damaged")
    with pytest.raises(DownloadError, match="damaged"):
        fetch_it(tmp_path)
    assert left_over(tmp_path) == []
    assert fetch_it(tmp_path).read_bytes() == MODEL


def test_a_hash_that_differs_is_no_model(hub: HubServer, tmp_path: Path) -> None:
    hub.lie_about_hash = True
    with pytest.raises(DownloadError, match="not the file that the hub describes"):
        fetch_it(tmp_path)
    assert left_over(tmp_path) == []


def test_more_bytes_than_the_hub_told_are_no_model(hub: HubServer, tmp_path: Path) -> None:
    """Where no hash is known, the size has to do."""
    with Hub() as asked:
        told = asked.describe(ADDRESS)
        file = HubFile(told.path, len(MODEL) - 10, None, told.url)
        with pytest.raises(DownloadError, match="not the file that the hub describes"):
            Fetch(asked.client, file, tmp_path / "model.gguf").run()
    assert left_over(tmp_path) == []


def test_a_mirror_without_hashes_is_asked_for_its_list(hub: HubServer, tmp_path: Path) -> None:
    hub.tell_hash = False
    with Hub() as asked:
        described = asked.describe(ADDRESS)
    assert described.size == len(MODEL)
    assert described.sha256
    assert fetch_it(tmp_path).read_bytes() == MODEL


def test_a_full_disk_is_noticed_before(hub: HubServer, tmp_path: Path) -> None:
    with pytest.raises(DownloadError, match="too full") as caught:
        fetch_it(tmp_path, free_bytes=lambda _: fetch.SPARE_BYTES)
    assert "200 MB" in caught.value.message
    assert hub.ranges() == []


def test_a_disk_that_fills_up_meanwhile(hub: HubServer, tmp_path: Path) -> None:
    (tmp_path / "model.gguf.part").symlink_to("/dev/full")
    with pytest.raises(DownloadError, match="too full"):
        fetch_it(tmp_path)


def test_a_folder_that_cannot_be_made(hub: HubServer, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(DownloadError, match="could not be saved"):
        fetch_it(tmp_path / "file")


def test_it_can_be_stopped_and_goes_on_later(hub: HubServer, tmp_path: Path) -> None:
    hub.hold = threading.Event()
    cancel = threading.Event()
    errors: list[DownloadError] = []

    def run() -> None:
        try:
            download_model(ADDRESS, tmp_path, cancel=cancel)
        except DownloadError as error:
            errors.append(error)

    thread = threading.Thread(target=run)
    thread.start()
    part = tmp_path / "owner" / "tiny-GGUF" / "tiny-Q8_0.gguf.part"
    wait_until(lambda: part.exists() and part.stat().st_size > 0, what="the first bytes")
    cancel.set()
    hub.hold.set()
    thread.join(10)
    assert [type(error) for error in errors] == [DownloadCancelledError]
    assert "tiny-Q8_0.gguf.part" in left_over(tmp_path)
    hub.hold = None
    assert download_model(ADDRESS, tmp_path).read_bytes() == MODEL
    assert hub.ranges()[-1].startswith("bytes=")


def test_two_who_want_the_same_model_share_one_download(hub: HubServer, tmp_path: Path) -> None:
    found: list[Path] = []
    threads = [
        threading.Thread(target=lambda: found.append(download_model(ADDRESS, tmp_path))) for _ in range(3)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(10)
    assert len(set(found)) == 1
    assert hub.ranges() == [""]


@pytest.mark.parametrize(
    ("status", "code", "title", "retryable"),
    [
        (401, "GatedRepo", "asks for your agreement", False),
        (403, "GatedRepo", "asks for your agreement", False),
        (401, "RepoNotFound", "no such model", False),
        (404, "RevisionNotFound", "no such model", False),
        (404, "EntryNotFound", "has no such file", False),
        (404, "", "no such model", False),
        (429, "", "Too many downloads", True),
        (503, "", "has a problem", True),
    ],
)
def test_what_a_hub_refuses_is_a_sentence(
    hub: HubServer, tmp_path: Path, status: int, code: str, title: str, retryable: bool
) -> None:
    hub.statuses = [(status, code)] * 2
    with pytest.raises(DownloadError, match=title) as caught:
        download_model(ADDRESS, tmp_path)
    assert caught.value.retryable is retryable
    assert caught.value.action


def test_a_model_and_a_file_that_are_not_there(hub: HubServer, tmp_path: Path) -> None:
    with pytest.raises(DownloadError, match="no such model"):
        download_model(HubAddress("nobody/nothing"), tmp_path)
    with pytest.raises(DownloadError, match="no such file"):
        download_model(HubAddress("owner/tiny-GGUF", "other.gguf"), tmp_path)


def test_a_sign_in_page_is_no_hub(hub: HubServer, tmp_path: Path) -> None:
    hub.html = True
    for address in (ADDRESS, REPOSITORY):
        with pytest.raises(DownloadError, match="does not answer like a model hub"):
            download_model(address, tmp_path)
    assert not [name for name in left_over(tmp_path) if name.endswith(".gguf")]


def test_no_network_is_a_sentence(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))  # nobody listens there
        url = f"http://127.0.0.1:{taken.getsockname()[1]}"
        with pytest.raises(DownloadError, match="could not be reached") as caught:
            download_model(ADDRESS, tmp_path, hub_url=url)
    assert caught.value.retryable


def by_option(url: str, monkeypatch: pytest.MonkeyPatch) -> str | None:
    return url


def by_environment(url: str, monkeypatch: pytest.MonkeyPatch) -> str | None:
    monkeypatch.setenv("HTTP_PROXY", url)
    return None


@pytest.mark.parametrize("tell", [by_option, by_environment])
def test_a_proxy_is_used(
    hub: HubServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, tell: Callable[..., str | None]
) -> None:
    with run_hub() as behind:
        behind.files.update(hub.files)
        proxy = tell(behind.url, monkeypatch)
        address = HubAddress("nobody/nothing")
        with pytest.raises(DownloadError, match="no such model"):
            download_model(address, tmp_path, hub_url="http://hub.invalid", proxy=proxy)
        assert behind.seen[0][1].startswith("http://hub.invalid/api/models/nobody/nothing")


def test_nothing_of_the_network_is_imported_by_looking(tmp_path: Path) -> None:
    import subprocess
    import sys

    code = (
        "import sys, pathlib; from app.embeddings.download.models import find_downloaded;"
        "from app.embeddings.download.addresses import HubAddress;"
        "find_downloaded(HubAddress('a/b'), pathlib.Path('.')); sys.exit('httpx' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
