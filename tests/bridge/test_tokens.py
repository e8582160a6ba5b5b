"""Tokens: in the keyring, revoked, made anew, and what a broken list of assistants means."""

from __future__ import annotations

from app.bridge.assistants import Assistants
from app.bridge.tokens import Tokens
from tests.helpers.bridge import RunningBridge


def test_tokens_are_kept_in_the_keyring_and_revoked(running: RunningBridge) -> None:
    client, tokens = running.client(), running.bridge.tokens
    assert running.keyring.kept["memoro", "bridge:helper"] == tokens.show("helper")
    assert client.get("/v1/status").status_code == 200
    assert tokens.revoke("helper")
    assert client.get("/v1/status").status_code == 401
    assert not running.keyring.kept
    assert tokens.show("helper") is None
    assert not tokens.revoke("helper")


def test_a_new_token_ends_the_old_one(running: RunningBridge) -> None:
    old = running.client()
    new = running.client()
    assert old.get("/v1/status").status_code == 401
    assert new.get("/v1/status").status_code == 200


def test_without_a_keyring_tokens_work_all_the_same(running: RunningBridge) -> None:
    class Broken:
        def get_password(self, service: str, name: str) -> str | None:
            raise RuntimeError("no keyring")

        def set_password(self, service: str, name: str, secret: str) -> None:
            raise RuntimeError("no keyring")

        def delete_password(self, service: str, name: str) -> None:
            raise RuntimeError("no keyring")

    from app.config.secrets.store import KeyStore

    assert running.client()
    assert running.bridge.tokens.is_kept("helper")
    running.bridge.tokens._keys = KeyStore(opener=Broken)
    client = running.client()
    assert client.get("/v1/status").status_code == 200
    assert not running.bridge.tokens.is_kept("helper")
    started_anew = Tokens(Assistants(running.engine.paths.data_dir), KeyStore(opener=Broken))
    found = started_anew.find(client.headers["authorization"].removeprefix("Bearer "))
    assert found is not None, "only the fingerprint is needed"
    assert started_anew.show("helper") is None
    assert running.bridge.tokens.revoke("helper")
    assert client.get("/v1/status").status_code == 401


def test_a_broken_list_of_assistants_lets_nobody_in(running: RunningBridge) -> None:
    client = running.client()
    file = running.engine.paths.data_dir / "assistants.json"
    good = file.read_bytes()
    for bad in (
        b"",
        b"{",
        b"[]",
        b'{"assistants": [{"id": "helper"}]}',
        good.replace(b'"propose"', b'"all"'),
    ):
        file.write_bytes(bad)
        assert client.get("/v1/status").status_code == 401, bad
    file.write_bytes(good)
    assert client.get("/v1/status").status_code == 200
