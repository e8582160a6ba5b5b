"""The new user's computer: a desktop, a keyring, what reads the screen, and the program as a child."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from tests.end2end.new_user.dark_system import DarkSystem
from tests.helpers.at_spi import LAUNCHER, ScreenReader, connect_when_ready
from tests.helpers.desktop_session import Desktop, open_desktop
from tests.helpers.running_program import RunningProgram

LOCALES = {"en": "C.UTF-8", "ja": "ja_JP.UTF-8", "zh_CN": "zh_CN.UTF-8", "ko": "ko_KR.UTF-8"}
ROOT = Path(__file__).resolve().parents[3]


@dataclass
class Stage:
    desktop: Desktop
    reader: ScreenReader
    language: str
    theme: str
    program: RunningProgram = field(init=False)

    @property
    def home(self) -> Path:
        return self.desktop.home

    @property
    def config(self) -> Path:
        return self.home / ".config" / "memoro" / "config.json5"

    def settings(self) -> str:
        return self.config.read_text(encoding="utf-8") if self.config.exists() else ""

    @property
    def env(self) -> dict[str, str]:
        """Of the program, and of what others start to talk to it."""
        return self.desktop.env | {
            "PYTHONPATH": str(ROOT),
            "LANGUAGE": self.language,
            "LANG": LOCALES[self.language],
            "TZ": "UTC",
            "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
            "NO_AT_BRIDGE": "0",
            "PATH": f"{self.tools}:{self.desktop.env['PATH']}",
        }

    def start(self) -> None:
        """As the entry in the desktop's menu does it."""
        self.program = self.desktop.start(sys.executable, "-m", "app", env=self.env, cwd=self.home)

    @property
    def tools(self) -> Path:
        """A folder on the search path, empty at first: what the user installs later."""
        folder = self.desktop.folder / "tools"
        folder.mkdir(exist_ok=True)
        return folder


@contextmanager
def open_stage(
    language: str = "en", theme: str = "light", size: tuple[int, int] = (1280, 800)
) -> Iterator[Stage]:
    with ExitStack() as stack:
        desktop = stack.enter_context(open_desktop(size=size))
        keyring = ["gnome-keyring-daemon", "--unlock", "--components=secrets", "--foreground"]
        daemon = desktop.start(*keyring)
        assert daemon.process.stdin
        daemon.process.stdin.write("password")
        daemon.process.stdin.close()
        desktop.start(LAUNCHER, "--launch-immediately")
        if theme == "dark":
            stack.enter_context(DarkSystem(desktop.bus_address))
        reader = stack.enter_context(connect_when_ready(desktop.bus_address))
        yield Stage(desktop, reader, language, theme)
