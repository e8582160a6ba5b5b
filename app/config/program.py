"""The options under `app`: the program's own, which no assistant reads."""

from __future__ import annotations

from typing import Literal

from app.config.group import Group, option

Trust = Literal["read", "propose", "write"]


class Popup(Group, page="general"):
    max_results: int = option(
        default=20, minimum=3, maximum=100, label="Results in the popup", help="How many results are listed."
    )
    rows: int = option(
        default=5,
        minimum=3,
        maximum=20,
        label="Rows of the popup",
        help="How many results are seen at once; the rest is scrolled to.",
    )
    width: int = option(
        default=920,
        minimum=480,
        maximum=2400,
        label="Width of the popup",
        help="In pixels at the usual text size: it grows with the text, and never over the screen.",
    )
    preview: bool = option(
        default=True, label="Preview", help="Show the chosen note beside the list, scrolled to the line."
    )
    learn: bool = option(
        default=True,
        label="Learn from what is opened",
        help="What you opened for a question stands first when you ask the same again. Kept on this computer "
        "only, without the words; assistants get the usual order. If off, what was learned is deleted.",
    )
    screen: Literal["pointer", "active", "primary"] = option(
        default="pointer",
        label="Opens on the screen",
        help="Where the popup opens when there are several screens. Where the system does not tell which "
        "window is in use, it is the screen with the pointer. On Wayland the desktop decides.",
    )
    hide_on_focus_loss: bool = option(
        default=True, label="Close when another window is used", help="If off, the popup stays until Esc."
    )


class Bridge(Group, page="bridge"):
    enabled: bool = option(
        default=True,
        label="Serve assistants",
        help="Let assistants on this computer search the memory. Only programs with a key of yours get "
        "answers.",
    )
    port: int = option(
        default=8765,
        minimum=1024,
        maximum=65535,
        label="Port",
        help="On this computer only. If it is taken, the next free one is used.",
    )
    requests_per_minute: int = option(
        default=240,
        minimum=1,
        maximum=100_000,
        label="Requests a minute",
        help="For each assistant; more are turned away for a while.",
    )
    access_log: bool = option(
        default=True,
        label="Keep an access log",
        help="Who asked what and when, on this computer only: the question's first 200 characters, never the "
        "text of a note.",
    )
    curated_trust: Trust = option(
        default="propose",
        label="New assistants and curated notes",
        help="What a new assistant may do with MEMORY.md and other curated notes: read, propose changes that "
        "you review, or write.",
    )
    daily_log_trust: Trust = option(
        default="write",
        label="New assistants and the daily log",
        help="What a new assistant may do with the daily log, to which it can only append.",
    )


class History(Group, page="history"):
    enabled: bool = option(
        default=True,
        label="Keep versions",
        help="Keep every version of every note, so that nothing is lost. If off, what is changed or deleted "
        "from then on cannot be brought back.",
    )
    max_mb: int = option(
        default=500,
        minimum=10,
        maximum=1_000_000,
        label="Room for versions (MiB)",
        help="When it is full, the oldest versions are thinned out.",
    )


class App(Group, page="general"):
    hotkey: str = option(
        default="Ctrl+Alt+M",
        label="Hotkey",
        help="Opens the search from anywhere. Empty: no hotkey.",
    )
    language: Literal["auto", "en", "ja", "zh_CN", "ko"] = option(
        default="auto", label="Language", help="Language of the windows. “auto” follows the system."
    )
    theme: Literal["auto", "light", "dark"] = option(
        default="auto", label="Appearance", help="Light or dark. “auto” follows the system."
    )
    text_size: int = option(
        default=100,
        minimum=80,
        maximum=300,
        label="Text size (%)",
        help="Of all windows, beside what the system asks for.",
    )
    autostart: bool = option(
        default=False, label="Start with the computer", help="Start in the tray when you log in."
    )
    editor: str | None = option(
        default=None,
        label="Editor",
        help="What opens a note at its line: the name of a known editor, or a command with {path} and "
        "{line}. Unset: the system's own choice.",
        example="code --goto {path}:{line}",
    )
    notifications: Literal["none", "problems", "changes"] = option(
        default="problems",
        label="Notifications",
        help="Nothing, only problems, or also changes that assistants make to the memory.",
    )
    do_not_disturb: bool = option(
        default=False,
        label="Do not disturb",
        help="Show no notifications at all for now; the tray icon still tells the state.",
    )
    capture_hotkey: str = option(
        default="",
        label="Hotkey for a quick note",
        help="Opens a line that adds a thought to today's log. Empty: no hotkey.",
        example="Ctrl+Alt+K",
    )
    hotkey_in_full_screen: bool = option(
        default=True,
        label="Hotkeys in full screen",
        help="If off, a game or a film that fills the screen gets their keys. Not every system tells.",
    )
    hotkey_paused_in: tuple[str, ...] = option(
        default=(),
        label="No hotkeys in these programs",
        help="While one of them is in use it gets the keys itself. Names or patterns such as “steam_app_*”. "
        "Not every system tells.",
        example=["blender", "steam_app_*"],
    )
    check_for_updates: bool = option(
        default=False,
        label="Look for updates",
        help="Ask once a day whether there is a new version. Nothing about you or your notes is sent.",
    )
    update_address: str | None = option(
        default=None,
        label="Address for updates",
        help="Where the newest version is announced. Unset: nobody is asked.",
        example="https://example.org/memoro/latest.json",
    )
    openclaw_state_dir: str | None = option(
        default=None,
        page="sessions",
        label="OpenClaw's folder",
        help="Where OpenClaw keeps its agents and conversations. Unset: OPENCLAW_STATE_DIR or ~/.openclaw.",
        example="~/.openclaw",
    )
    log_level: Literal["debug", "info", "warning", "error"] = option(
        default="info", cost="restart", label="Detail of the log", help="“debug” helps to find a fault."
    )
    popup: Popup = Popup()
    bridge: Bridge = Bridge()
    history: History = History()
