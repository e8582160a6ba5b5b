"""A stub of the desktop portal's GlobalShortcuts, as strict about the protocol as the real one.

By the documentation of version 2 (https://flatpak.github.io/xdg-desktop-portal/docs/, read in November 2026)
and by what Plasma 6's portal does with it: it keeps shortcuts by program, and what a program's newest session
does not name is forgotten.
"""

from __future__ import annotations

from typing import Any

from jeepney import Message

from tests.helpers.dbus_service import DBusService, Reply, sender_of

NAME = "org.freedesktop.portal.Desktop"
PATH = "/org/freedesktop/portal/desktop"
SHORTCUTS = "org.freedesktop.portal.GlobalShortcuts"
REGISTRY = "org.freedesktop.host.portal.Registry"


class PortalStub(DBusService):
    """`answer` is the code of the Response to BindShortcuts (0 yes, 1 declined); `version` 0: no backend.

    `with_registry=False` is a portal before 1.19. `leaves_out` and `keyless` hold ids that it does not
    take, or takes without setting a key. Shortcuts that were bound are in `bound`: id -> trigger.
    """

    def __init__(
        self, address: str, *, answer: int = 0, version: int = 1, with_registry: bool = True
    ) -> None:
        super().__init__(address, NAME)
        self._code = answer
        self._version = version
        self.bound: dict[str, str] = {}
        self.descriptions: dict[str, str] = {}
        self.leaves_out: set[str] = set()
        self.keyless: set[str] = set()
        self._unbound: set[str] = set()  # sessions that may still ask, once
        self._sessions: dict[str, tuple[str, str]] = {}  # shortcut -> (session, client)
        self.methods = {
            ("org.freedesktop.DBus.Properties", "Get"): lambda _: ("v", (("u", self._version),)),
            (SHORTCUTS, "CreateSession"): self._create,
            (SHORTCUTS, "BindShortcuts"): self._bind,
        }
        if with_registry:
            self.methods[(REGISTRY, "Register")] = lambda _: None

    def press(self, shortcut: str, token: str = "") -> None:
        """The person presses and releases the key."""
        session, client = self._sessions[shortcut]
        options = {"activation_token": ("s", token)} if token else {}
        for member in ("Activated", "Deactivated"):
            self.emit(PATH, SHORTCUTS, member, "osta{sv}", session, shortcut, 1, options, to=client)

    def change(self, shortcut: str, key: str) -> None:
        """The person chooses another key in the desktop's settings."""
        session, client = self._sessions[shortcut]
        changed = [(shortcut, {"trigger_description": ("s", key)})]
        self.emit(PATH, SHORTCUTS, "ShortcutsChanged", "oa(sa{sv})", session, changed, to=client)

    def end_session(self, shortcut: str) -> None:
        """The desktop takes the session away, as when the person removes the shortcut."""
        session, client = self._sessions[shortcut]
        self.emit(session, "org.freedesktop.portal.Session", "Closed", "a{sv}", {}, to=client)

    def _create(self, message: Message) -> Reply:
        options = message.body[0]
        session = f"{PATH}/session/{_as_path(message)}/{options['session_handle_token'][1]}"
        self._unbound.add(session)
        return self._respond(message, options, 0, {"session_handle": ("s", session)})

    def _bind(self, message: Message) -> Reply:
        session, shortcuts, _, options = message.body
        self._unbound.remove(session)
        results: dict[str, Any] = {}
        if self._code == 0:
            taken = {
                id_: wish["preferred_trigger"][1] for id_, wish in shortcuts if id_ not in self.leaves_out
            }
            self.bound = taken
            self.descriptions = {id_: wish["description"][1] for id_, wish in shortcuts}
            self._sessions = {id_: (session, sender_of(message)) for id_ in taken}
            keys = {id_: "" if id_ in self.keyless else f"Press <{wish}>" for id_, wish in taken.items()}
            answer = [(id_, {"trigger_description": ("s", key)}) for id_, key in keys.items()]
            results = {"shortcuts": ("a(sa{sv})", answer)}
        return self._respond(message, options, self._code, results)

    def _respond(
        self, message: Message, options: dict[str, Any], code: int, results: dict[str, Any]
    ) -> Reply:
        """Send the Response before the answer to the call: a client that listens too late misses it."""
        request = f"{PATH}/request/{_as_path(message)}/{options['handle_token'][1]}"
        client = sender_of(message)
        self.emit(request, "org.freedesktop.portal.Request", "Response", "ua{sv}", code, results, to=client)
        return "o", (request,)


def _as_path(message: Message) -> str:
    return sender_of(message).removeprefix(":").replace(".", "_")
