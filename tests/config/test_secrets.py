"""Keys: what is kept where, and what happens when the keyring cannot or will not."""

from __future__ import annotations

import logging
import os
import pickle
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import keyring.errors
import pytest

from app.config.memory_search import MemorySearch, Remote
from app.config.openclaw import ModelProvider
from app.config.secrets.backend import KeyringState, open_keyring
from app.config.secrets.errors import KeyringError
from app.config.secrets.key import Key, cleaned, masked
from app.config.secrets.resolving import keyring_name, resolve_key
from app.config.secrets.store import KeyStore
from tests.helpers.desktop_session import BUS_CONFIG
from tests.helpers.running_program import RunningProgram
from tests.helpers.waiting import wait_until

SECRET = "sk-very-secret-0123456789-abCD"


class Memory:
    """A keyring that is a dictionary, with the faults that a test wants."""

    def __init__(self) -> None:
        self.kept: dict[tuple[str, str], str] = {}
        self.asked = 0
        self.fault: Exception | None = None
        self.prompt: threading.Event | None = None

    def _meet_person(self) -> None:
        self.asked += 1
        if self.prompt is not None:
            assert self.prompt.wait(10)
        if self.fault is not None:
            raise self.fault

    def get_password(self, service: str, username: str) -> str | None:
        self._meet_person()
        return self.kept.get((service, username))

    def set_password(self, service: str, username: str, password: str) -> None:
        self._meet_person()
        self.kept[service, username] = password

    def delete_password(self, service: str, username: str) -> None:
        self._meet_person()
        del self.kept[service, username]


@pytest.fixture
def ring() -> Memory:
    return Memory()


@pytest.fixture
def store(ring: Memory) -> KeyStore:
    return KeyStore(opener=lambda: ring)


def test_a_key_is_kept_asked_for_once_and_forgotten(store: KeyStore, ring: Memory) -> None:
    assert store.state is KeyringState.UNKNOWN
    assert store.get("openai").secret is None
    store.set("openai", f"  '{SECRET}'\n")
    assert ring.kept == {("memoro", "openai"): SECRET}
    asked = ring.asked
    assert [store.get("openai").secret for _ in range(3)] == [SECRET] * 3
    assert ring.asked == asked
    assert store.state is KeyringState.OK
    store.delete("openai")
    store.delete("openai")
    assert store.get("openai").secret is None
    assert ring.kept == {}


def test_a_key_of_another_program_run_is_found(ring: Memory) -> None:
    KeyStore(opener=lambda: ring).set("voyage", SECRET)
    assert KeyStore(opener=lambda: ring).get("voyage").secret == SECRET


@pytest.mark.parametrize("text", ["", "  ", "\n", "''", '" "', "\u200b\ufeff"])
def test_nothing_is_no_key(store: KeyStore, text: str) -> None:
    with pytest.raises(KeyringError, match="no key in this"):
        store.set("openai", text)


def test_what_was_pasted_along_goes() -> None:
    for pasted in (
        f" {SECRET} ",
        f'"{SECRET}"\r\n',
        f"“{SECRET}”",
        f"{SECRET[:9]}\n{SECRET[9:]}",
        f"\ufeff{SECRET}",
    ):
        assert cleaned(pasted) == SECRET


def test_a_key_for_this_session_is_written_nowhere(store: KeyStore, ring: Memory) -> None:
    store.set("openai", SECRET, "session")
    assert store.get("openai") == (SECRET, "session", None)
    assert ring.asked == 0
    store.try_again()
    assert store.get("openai").secret == SECRET
    store.set("openai", SECRET + "2")
    assert store.get("openai") == (SECRET + "2", "keyring", None)


def locked() -> Exception:
    from keyring.errors import KeyringLocked

    return KeyringLocked("Failed to unlock the collection!")


def test_a_locked_keyring_is_asked_only_once_until_somebody_says_so(store: KeyStore, ring: Memory) -> None:
    ring.fault = locked()
    assert "locked" in str(store.get("openai").problem)
    assert "locked" in str(store.get("gemini").problem)
    assert ring.asked == 1
    assert store.state is KeyringState.LOCKED
    with pytest.raises(KeyringError, match="locked"):
        store.set("openai", SECRET)
    store.set("openai", SECRET, "session")
    assert store.get("openai").secret == SECRET
    ring.fault = None
    store.try_again()
    ring.kept["memoro", "gemini"] = SECRET
    assert store.get("gemini").secret == SECRET


def test_a_prompt_does_not_hold_anybody_up_and_its_answer_arrives_later(ring: Memory) -> None:
    ring.prompt = threading.Event()
    ring.kept["memoro", "openai"] = SECRET
    news: list[str] = []
    store = KeyStore(opener=lambda: ring, deadline=0.05, arrived=news.append)
    assert "waits for you" in str(store.get("openai").problem)
    assert store.state is KeyringState.LOCKED
    with pytest.raises(KeyringError, match="waits for you"):
        store.set("gemini", SECRET)
    assert "waits for you" in str(store.get("voyage").problem)
    ring.prompt.set()
    wait_until(lambda: sorted(news) == ["gemini", "openai", "voyage"], what="the answers")
    assert store.get("openai").secret == SECRET == store.get("gemini").secret
    assert store.state is KeyringState.OK


def test_a_keyring_that_ended_while_it_asked_does_not_keep_the_next_try_waiting(ring: Memory) -> None:
    ring.prompt = never = threading.Event()
    ring.kept["memoro", "openai"] = SECRET
    news: list[str] = []
    store = KeyStore(opener=lambda: ring, deadline=0.05, arrived=news.append)
    assert "waits for you" in str(store.get("openai").problem)
    ring.prompt = None
    assert "waits for you" in str(store.get("openai").problem), "nobody asks again by themselves"
    store.try_again()
    assert store.state is KeyringState.UNKNOWN
    assert store.get("openai").secret == SECRET
    assert store.state is KeyringState.OK
    never.set()
    wait_until(lambda: news == ["openai"], what="the first question, which was answered after all")


def test_a_question_that_was_given_up_and_fails_later_locks_nobody_out(ring: Memory) -> None:
    ring.prompt = first = threading.Event()
    ring.kept["memoro", "openai"] = ring.kept["memoro", "gemini"] = SECRET
    news: list[str] = []
    store = KeyStore(opener=lambda: ring, deadline=0.05, arrived=news.append)
    assert "waits for you" in str(store.get("openai").problem)
    ring.prompt = None
    store.try_again()
    assert store.get("openai").secret == SECRET
    ring.fault = locked()
    first.set()
    wait_until(lambda: news == ["openai"], what="the end of the first question")
    ring.fault = None
    assert store.state is KeyringState.OK
    assert store.get("gemini").secret == SECRET


class PromptDismissedException(Exception):
    """As SecretStorage names it."""


@pytest.mark.parametrize(
    ("fault", "state", "title"),
    [
        (PromptDismissedException(SECRET), KeyringState.LOCKED, "is locked"),
        (RuntimeError(SECRET), KeyringState.FAILING, "does not work"),
        (OSError(SECRET), KeyringState.FAILING, "does not work"),
        (ValueError(SECRET), KeyringState.FAILING, "does not work"),
    ],
)
def test_a_failing_keyring_is_a_sentence_without_the_key(
    store: KeyStore,
    ring: Memory,
    fault: Exception,
    state: KeyringState,
    title: str,
    caplog: pytest.LogCaptureFixture,
) -> None:
    caplog.set_level(logging.DEBUG)
    ring.fault = fault
    with pytest.raises(KeyringError, match=title) as caught:
        store.set("openai", SECRET)
    assert store.state is state
    assert store.get("openai").secret is None
    with pytest.raises(KeyringError):
        store.delete("openai")
    assert SECRET not in str(caught.value) + caplog.text
    assert caught.value.action


def test_a_keyring_that_forgets_is_noticed(
    store: KeyStore, ring: Memory, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ring, "set_password", lambda *_: None)
    with pytest.raises(KeyringError, match="did not keep"):
        store.set("openai", SECRET)
    assert store.get("openai").secret is None


def test_a_key_shows_its_last_four_characters_and_no_more() -> None:
    key = Key(SECRET, "keyring", "the password store")
    assert key.reveal() == SECRET
    assert key.masked == masked(SECRET) == "…abCD"
    assert masked("short") == masked("") == "…"
    for shown in (str(key), repr(key), f"{key}", str([key])):
        assert SECRET not in shown
    with pytest.raises(TypeError):
        pickle.dumps(key)


# --- which key counts ---------------------------------------------------------------------------------------


def search(**remote: str) -> MemorySearch:
    return MemorySearch(remote=Remote(**remote))


def found(
    provider: str,
    store: KeyStore,
    options: MemorySearch | None = None,
    providers: dict[str, ModelProvider] | None = None,
    **more: bool,
) -> tuple[str, str, str] | None:
    key = resolve_key(provider, options or search(), providers or {}, store, **more)
    return (key.reveal(), key.source, key.origin) if key else None


def test_the_order_of_keys(store: KeyStore, monkeypatch: pytest.MonkeyPatch) -> None:
    assert found("openai", store) is None
    monkeypatch.setenv("OPENAI_API_KEY", " from-environment\n")
    assert found("openai", store) == ("from-environment", "environment", "OPENAI_API_KEY")
    entry = {"openai": ModelProvider(api_key="from-entry")}
    assert found("openai", store, None, entry) == ("from-entry", "settings", "models.providers.openai.apiKey")
    store.set("openai", "from-keyring")
    assert found("openai", store, None, entry) == ("from-keyring", "keyring", "the password store")
    store.set("openai", "from-session", "session")
    assert found("openai", store, None, entry) == ("from-session", "session", "this session")
    own = search(api_key="from-remote")
    assert found("openai", store, own, entry) == ("from-remote", "settings", "memorySearch.remote.apiKey")
    assert found("openai", store, own, entry, remote=False) == ("from-session", "session", "this session")


@pytest.mark.parametrize(
    ("provider", "variable"),
    [
        ("openai", "OPENAI_API_KEY"), ("gemini", "GEMINI_API_KEY"), ("gemini", "GOOGLE_API_KEY"),
        ("voyage", "VOYAGE_API_KEY"), ("mistral", "MISTRAL_API_KEY"), ("ollama", "OLLAMA_API_KEY"),
    ],
)  # fmt: skip
def test_variables(store: KeyStore, monkeypatch: pytest.MonkeyPatch, provider: str, variable: str) -> None:
    monkeypatch.setenv(variable, "x")
    assert found(provider, store) == ("x", "environment", variable)


def test_gemini_prefers_its_own_variable_and_knows_the_entry_google(
    store: KeyStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GOOGLE_API_KEY", "google")
    monkeypatch.setenv("GEMINI_API_KEY", "gemini")
    assert found("gemini", store) == ("gemini", "environment", "GEMINI_API_KEY")
    entry = {"google": ModelProvider(api_key="${GOOGLE_API_KEY}")}
    assert found("gemini", store, None, entry) == ("google", "settings", "models.providers.google.apiKey")


@pytest.mark.parametrize(
    "address", ["https://example.com/v1", "http://api.openai.com/v1", "https://api.openai.com.evil.example/v1",
                "https://user@api.openai.com@evil.example", "localhost:8000", "https://evil.example/api.openai.com"],
)  # fmt: skip
def test_a_vendors_key_never_goes_elsewhere(
    store: KeyStore, monkeypatch: pytest.MonkeyPatch, address: str
) -> None:
    monkeypatch.setenv("OPENAI_API_KEY", "vendor")
    store.set("openai", "vendor")
    entry = {"openai": ModelProvider(api_key="vendor")}
    elsewhere = search(base_url=address)
    assert found("openai", store, elsewhere, entry) is None
    assert found("openai", store, None, {"openai": ModelProvider(base_url=address)}) is None
    store.set(keyring_name("openai", address), "for-it")
    assert found("openai", store, elsewhere, entry) == ("for-it", "keyring", "the password store")
    both = {"openai": ModelProvider(base_url=address, api_key="own")}
    store.delete(keyring_name("openai", address))
    assert found("openai", store, None, both) == ("own", "settings", "models.providers.openai.apiKey")


def test_the_vendors_own_address_written_out_is_no_other_place(store: KeyStore) -> None:
    store.set("openai", "vendor")
    assert found("openai", store, search(base_url="https://api.openai.com/v1")) is not None
    assert keyring_name("openai", "https://API.OpenAI.com/v1/") == "openai"
    assert keyring_name("ollama", "http://127.0.0.1:11434") == "ollama"
    assert keyring_name("openai", "http://localhost:8080/v1") == "openai@localhost:8080"


# --- real keyrings ------------------------------------------------------------------------------------------


@pytest.fixture
def bus(home: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A session bus without anything on it."""
    config = home / "bus.conf"
    config.write_text(BUS_CONFIG.format(folder=home), encoding="utf-8")
    command = ["dbus-daemon", f"--config-file={config}", "--nofork", "--print-address=1"]
    program = RunningProgram(command, os.environ)
    address = program.wait_for("unix:")
    monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", address)
    yield address
    program.end()


@pytest.fixture
def gnome(bus: str) -> Iterator[RunningProgram]:
    """gnome-keyring on that bus, unlocked, in the test's own home."""
    command = ["gnome-keyring-daemon", "--unlock", "--components=secrets", "--foreground"]
    program = RunningProgram(command, os.environ)
    assert program.process.stdin is not None
    program.process.stdin.write("password")
    program.process.stdin.close()
    wait_until(lambda: "org.freedesktop.secrets" in names_on(bus), what="gnome-keyring")
    yield program
    program.end()


def names_on(address: str) -> list[str]:
    from jeepney.bus_messages import message_bus
    from jeepney.io.blocking import Proxy, open_dbus_connection

    with open_dbus_connection(address) as connection:
        (names,) = Proxy(message_bus, connection).ListNames()
    return list(names)


def lock_all() -> None:
    import secretstorage
    from jeepney.io.blocking import open_dbus_connection

    with open_dbus_connection(os.environ["DBUS_SESSION_BUS_ADDRESS"]) as connection:
        secretstorage.get_default_collection(connection).lock()


def secret_service() -> KeyStore:
    from keyring.backends.SecretService import Keyring

    return KeyStore(opener=Keyring)


@pytest.mark.usefixtures("gnome")
def test_gnome_keyring_keeps_finds_and_forgets() -> None:
    store = secret_service()
    assert store.get("openai") == (None, "keyring", None)
    store.set("openai", SECRET + "é日本")
    assert store.state is KeyringState.OK
    assert secret_service().get("openai").secret == SECRET + "é日本"
    store.delete("openai")
    assert secret_service().get("openai").secret is None


def in_a_process(code: str, warnings: str = "error", **env: str) -> str:
    """What a fresh process prints: the library chooses its keyring once for each."""
    start = "from app.config.secrets.store import KeyStore\nstore = KeyStore()\n"
    command = [sys.executable, "-W", warnings, "-c", start + code]
    done = subprocess.run(
        command, capture_output=True, text=True, check=False, env={**os.environ, **env}, timeout=60
    )
    assert done.returncode == 0, done.stderr
    return done.stdout + done.stderr


KEEP = f"""
try: store.set("openai", "{SECRET}")
except Exception as error: print(error)
print(store.state, store.get("openai").secret is not None)
"""


@pytest.mark.usefixtures("gnome")
def test_gnome_keyring_locked_says_so_and_the_rest_goes_on() -> None:
    secret_service().set("openai", SECRET)
    lock_all()
    # In a process of its own: the library leaves its connection open when it meets a locked keyring.
    printed = in_a_process(
        f"""
print(store.get("openai").problem, store.state)
store.set("openai", "{SECRET}", "session")
print(store.get("openai").secret == "{SECRET}")
""",
        warnings="ignore",
    )
    assert "The password store is locked" in printed
    assert "KeyringState.LOCKED" in printed
    assert "True" in printed


@pytest.mark.usefixtures("gnome")
def test_a_look_tells_of_a_lock_and_asks_nobody() -> None:
    assert secret_service().look() is KeyringState.UNKNOWN, "no collection was made yet"
    secret_service().set("openai", SECRET)
    store = secret_service()
    assert store.look() is KeyringState.UNKNOWN
    lock_all()
    assert store.look() is KeyringState.LOCKED
    assert store.state is KeyringState.UNKNOWN, "a key is asked for all the same, which may unlock it"


def test_a_look_tells_that_there_is_none(ring: Memory) -> None:
    def opener() -> Memory:
        raise keyring.errors.NoKeyringError

    assert KeyStore(opener=opener).look() is KeyringState.NONE
    assert KeyStore(opener=lambda: ring).look() is KeyringState.UNKNOWN


@pytest.mark.usefixtures("gnome")
def test_the_systems_keyring_is_found_by_itself() -> None:
    assert in_a_process(KEEP).strip() == "KeyringState.OK True"
    assert secret_service().get("openai").secret == SECRET


@pytest.mark.parametrize("with_bus", [False, True])
def test_without_a_keyring_it_is_said_and_nothing_is_written(
    request: pytest.FixtureRequest, home: Path, with_bus: bool
) -> None:
    if with_bus:
        request.getfixturevalue("bus")
    printed = in_a_process(KEEP)
    assert "has no password store" in printed
    assert "session only" in printed
    assert "KeyringState.NONE False" in printed
    assert SECRET not in printed
    assert not [path for path in home.rglob("*") if path.is_file() and SECRET.encode() in path.read_bytes()]


@pytest.mark.parametrize(
    "backend",
    ["keyring.backends.null.Keyring", "keyring.backends.fail.Keyring", "keyrings.alt.file.PlaintextKeyring"],
)
def test_a_backend_that_keeps_no_secret_counts_as_none(home: Path, backend: str) -> None:
    (home / "keyrings" / "alt").mkdir(parents=True)
    for name in ("__init__.py", "alt/__init__.py"):
        (home / "keyrings" / name).write_text("")
    (home / "keyrings" / "alt" / "file.py").write_text(
        "from keyring.backend import KeyringBackend\n"
        "class PlaintextKeyring(KeyringBackend):\n"
        "    priority = 1\n"
        "    def get_password(self, service, name): return open('/dev/null').read()\n"
        "    def set_password(self, service, name, password): raise SystemExit('written in plain text')\n"
    )
    printed = in_a_process(KEEP, PYTHON_KEYRING_BACKEND=backend, PYTHONPATH=str(home))
    assert "has no password store" in printed
    assert "KeyringState.NONE False" in printed


def test_nothing_is_imported_before_a_key_is_needed() -> None:
    code = "import sys; assert not {'keyring', 'secretstorage', 'jeepney'} & set(sys.modules)"
    assert in_a_process(code) == ""


def test_opening_needs_no_keyring_to_say_so(monkeypatch: pytest.MonkeyPatch) -> None:
    import keyring
    from keyring.backends import chainer, fail, null

    class Chain(chainer.ChainerBackend):
        backends = (null.Keyring(), fail.Keyring())  # type: ignore[assignment]

    monkeypatch.setattr(keyring, "get_keyring", Chain)
    with pytest.raises(KeyringError, match="no password store"):
        open_keyring()


def test_callers_on_many_threads_share_one_question(ring: Memory) -> None:
    ring.prompt = threading.Event()
    ring.kept["memoro", "openai"] = SECRET
    store = KeyStore(opener=lambda: ring)
    answers: list[str | None] = []
    work: Callable[[], None] = lambda: answers.append(store.get("openai").secret)  # noqa: E731
    threads = [threading.Thread(target=work) for _ in range(5)]
    for thread in threads:
        thread.start()
    wait_until(lambda: ring.asked == 1, what="the question")
    ring.prompt.set()
    for thread in threads:
        thread.join(10)
    assert answers == [SECRET] * 5
    assert ring.asked == 1


def test_with_a_list_of_names_the_keyring_is_asked_only_for_keys_that_are_in_it(tmp_path: Path) -> None:
    ring = Memory()
    names = tmp_path / "keys.json"
    store = KeyStore(opener=lambda: ring, names_file=names)
    assert store.get("openai").secret is None
    assert ring.asked == 0
    store.set("openai", "sk-of-a-test-1234567890")
    again = KeyStore(opener=lambda: ring, names_file=names)
    assert again.get("openai").secret == "sk-of-a-test-1234567890"
    assert again.get("voyage").secret is None
    again.delete("openai")
    assert b"openai" not in names.read_bytes()
    ring.set_password("memoro", "voyage", "put-there-by-hand")
    assert again.get("voyage").secret is None
    again.try_again()
    assert again.get("voyage").secret == "put-there-by-hand"
