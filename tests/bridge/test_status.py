"""What an assistant learns of a settings file that cannot be read: that it is so, and nothing of its text."""

from __future__ import annotations

from pathlib import Path

from tests.helpers.bridge import start_bridge
from tests.helpers.waiting import wait_until


def test_a_broken_settings_file_is_told_until_it_is_mended(workspace: Path) -> None:
    running = start_bridge(workspace, live=True)
    try:
        client, file = running.client(), running.engine.paths.config_file
        good = file.read_text(encoding="utf-8")
        assert client.get("/v1/status").json()["notices"] == []
        file.write_text("{ app: secret-otter", encoding="utf-8")
        running.engine.reload()
        wait_until(lambda: client.get("/v1/status").json()["notices"], what="the notice")
        told = client.get("/v1/status")
        assert told.json()["notices"] == ["The settings file has a mistake; the last good settings hold."]
        assert "otter" not in told.text
        assert told.json()["notes"] == 3
        file.write_text(good, encoding="utf-8")
        running.engine.reload()
        wait_until(lambda: not client.get("/v1/status").json()["notices"], what="the notice to go")
    finally:
        running.stop()
