"""The larger local model is brought by one press, from a real hub on this computer."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from app.desktop.settings.providers.body import CardBody
from app.desktop.settings.providers.download_box import DownloadBox
from tests.desktop.settings.conftest import Open, Opened
from tests.desktop.settings.test_providers import body_of
from tests.embeddings.download.hub_server import HubServer, run_hub

MODEL, BYTES = "owner/tiny-GGUF/tiny-Q8_0.gguf", b"GGUF" + Random(3).randbytes(3_000_000)


@pytest.fixture
def hub(monkeypatch: pytest.MonkeyPatch) -> Iterator[HubServer]:
    for name in ("HF_ENDPOINT", "HF_TOKEN", "HTTP_PROXY", "HTTPS_PROXY", "ALL_PROXY"):
        monkeypatch.delenv(name, raising=False)
        monkeypatch.delenv(name.lower(), raising=False)
    with run_hub() as server:
        server.files[MODEL] = BYTES
        monkeypatch.setenv("MEMORO_HUB_URL", server.url)
        yield server


def wanted(opened: Opened) -> tuple[CardBody, DownloadBox]:
    body = body_of(opened, "local")
    assert body.download
    body.model.show_text(f"hf:{MODEL}")
    body.model.changed.emit()
    opened.wait(lambda: body.download and "not on this computer yet" in body.download.line.text())
    return body, body.download


def test_the_size_is_told_before_and_the_progress_meanwhile(open_settings: Open, hub: HubServer) -> None:
    opened = open_settings()
    usual = body_of(opened, "local").download
    assert usual
    opened.wait(lambda: "Download 329 MB, the same on disk; 480 MB of memory" in usual.line.text())
    body, box = wanted(opened)
    hub.hold = threading.Event()
    box.button.click()
    opened.wait(lambda: box.bar.isVisible() and box.bar.value() > 0)
    assert box.bar.value() < box.bar.maximum()
    assert " of 3 MB" in box.line.text()
    assert box.stop.isVisible()
    assert not box.button.isVisible()
    hub.hold.set()
    opened.wait(lambda: "The model is on this computer" in box.line.text())
    assert not box.bar.isVisible()
    assert opened.providers.cards["local"].state.text() == "Downloaded"
    assert Path(box.line.text().partition(": ")[2]).read_bytes() == BYTES
    assert body.test.button.isEnabled()


def test_a_download_can_be_left_and_goes_on_later(open_settings: Open, hub: HubServer) -> None:
    opened = open_settings()
    _body, box = wanted(opened)
    hub.hold = threading.Event()
    box.button.click()
    opened.wait(lambda: box.bar.isVisible() and box.bar.value() > 0)
    box.stop.click()
    hub.hold.set()
    opened.wait(lambda: "The download was stopped" in box.line.text())
    assert box.button.isVisible()
    hub.hold = None
    box.button.click()
    opened.wait(lambda: "The model is on this computer" in box.line.text())
    assert hub.ranges()[-1].startswith("bytes="), "what had arrived was not fetched again"
