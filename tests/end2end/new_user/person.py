"""Somebody at the desktop: sees what is on the screen, clicks, presses keys, and does nothing else."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from tests.end2end.new_user.words import Words
from tests.helpers.at_spi import Item, ScreenReader
from tests.helpers.at_spi_focus import FocusListener
from tests.helpers.desktop_session import Desktop
from tests.helpers.waiting import wait_until
from tests.helpers.x_windows import XView

ACTIVE, CHECKED, ENABLED, FOCUSED, SELECTED, SHOWING = 1, 4, 8, 12, 23, 25
"""Numbers of states (AtspiStateType)."""
PATIENCE = 60.0
BELOW = 16
"""Pixels between a page and the lower edge of its window."""
MENU = 150
"""Pixels that the tray's menu is high, at least."""
NOTICE = 100
"""Pixels that a notice is at most below the upper edge, and at least wide."""
ROW = 30
"""Pixels between the middles of what stands in one row, at most."""
ICON = 20
"""Pixels that an icon in the tray is wide, at least."""
WHEEL_UP, WHEEL_DOWN, MOST_TURNS = 4, 5, 40


@dataclass(frozen=True)
class Box:
    x: int
    y: int
    width: int
    height: int

    @property
    def middle(self) -> tuple[int, int]:
        return self.x + self.width // 2, self.y + self.height // 2

    def holds(self, x: int, y: int) -> bool:
        return self.x <= x < self.x + self.width and self.y <= y < self.y + self.height


class Person:
    """`window` in what follows is a part of a title; without one it is the window in front."""

    def __init__(self, desktop: Desktop, reader: ScreenReader, language: str = "en") -> None:
        self.desktop, self.reader, self.words = desktop, reader, Words(language)
        self._listener = FocusListener(reader)

    def close(self) -> None:
        self._listener.close()

    # Seeing

    def speaks(self, language: str) -> None:
        """From here on the windows are in this language."""
        self.words = Words(language)

    def windows(self) -> list[Item]:
        return [
            window
            for program in self.reader.programs()
            if program.name.lower() == "memoro"
            for window in self.reader.children(program)
        ]

    def everything(self, window: str = "") -> Iterator[Item]:
        """What can be seen of a window, from its top down."""
        title = self.words.pattern(window)
        for each in self.windows():
            states = self.reader.states(each)
            if states >> SHOWING & 1 and (title.match(each.name) if window else states >> ACTIVE & 1):
                yield from self.reader.visible_in(each)

    def seen(self, name: str, role: str = "", window: str = "") -> list[Item]:
        """What is called so, or so and more, the best match first; `role` as the bus says it."""
        pattern = self.words.pattern(name)
        whole, begins, holds = [], [], []
        for item in self.everything(window):
            if role in {"", item.role.removeprefix("push ")}:
                if pattern.fullmatch(item.name):
                    whole.append(item)
                elif pattern.match(item.name):
                    begins.append(item)
                elif pattern.search(item.name):
                    holds.append(item)
        return whole + begins + holds

    def sees(self, name: str, role: str = "", window: str = "", timeout: float = PATIENCE) -> Item:
        """Wait until it is there."""
        found = wait_until(
            lambda: self.seen(name, role, window), timeout, what=f"{role} {name!r} in {window!r}"
        )
        return found[0]

    def row(self, *parts: str) -> Item:
        """Wait for a row of a list that holds all of these."""
        patterns = [self.words.pattern(part) for part in parts]

        def found() -> Item | None:
            rows = (item for item in self.everything() if item.role == "list item")
            return next((row for row in rows if all(each.search(row.name) for each in patterns)), None)

        row = wait_until(found, PATIENCE, what=f"a row with {parts}")
        assert row is not None
        return row

    def sees_no(self, name: str, role: str = "", window: str = "") -> None:
        wait_until(lambda: not self.seen(name, role, window), PATIENCE, what=f"{role} {name!r} to be gone")

    def is_in(self, item: Item, state: int) -> bool:
        return bool(self.reader.states(item) >> state & 1)

    def reads(self, part: str, window: str = "") -> None:
        """Wait until `part` stands somewhere in the window: in a name or in a text."""
        pattern = self.words.pattern(part)

        def found() -> bool:
            return any(pattern.search(text) for text in self.all_texts(window))

        wait_until(found, PATIENCE, what=f"{part!r} in {window!r}")

    def all_texts(self, window: str = "") -> Iterator[str]:
        for item in self.everything(window):
            yield item.name
            if item.role in {"text", "label"}:
                yield self.reader.text(item)

    def overview(self) -> str:
        """All that could be read now, for whoever looks why a step failed."""
        windows = [window.title for window in self.desktop.windows() if window.visible]
        told = [f"{item.role}: {item.name}" for item in self.everything() if item.name]
        return "\n".join([f"windows: {windows}", *told])

    def focused(self) -> Item | None:
        return next((item for item in self.everything() if self.is_in(item, FOCUSED)), None)

    def waits_for_window(self, title: str) -> None:
        """A window of that title is in front."""
        pattern = self.words.pattern(title)

        def in_front() -> bool:
            window = self.desktop.active_window()
            return window is not None and bool(pattern.match(window.title))

        wait_until(in_front, PATIENCE, what=f"the window {title!r} in front")

    def waits_until_closed(self, title: str) -> None:
        pattern = self.words.pattern(title)
        wait_until(
            lambda: not any(each.visible and pattern.match(each.title) for each in self.desktop.windows()),
            PATIENCE,
            what=f"the window {title!r} to be gone",
        )

    # Doing

    def box(self, item: Item) -> Box:
        return Box(*self.reader.extents(item))

    def points_at(self, item: Item) -> None:
        x, y = self.box(item).middle
        self.desktop.run("xdotool", "mousemove", "--sync", str(x), str(y))

    def clicks(self, name: str, role: str = "", window: str = "", *, button: int = 1, times: int = 1) -> Item:
        """Wait until it is there and can be used, and click in its middle."""

        def usable() -> Item | None:
            return next((each for each in self.seen(name, role, window) if self.is_in(each, ENABLED)), None)

        found = wait_until(usable, PATIENCE, what=f"{role} {name!r} to click in {window!r}")
        assert found is not None
        self.clicks_at(found, button=button, times=times)
        return found

    def enters(self, field: str) -> None:
        """Click into a field, until it has the keyboard."""

        def entered() -> bool:
            item = self.clicks(field, "text")
            try:
                wait_until(lambda: self.is_in(item, FOCUSED), 2)
            except AssertionError:
                return False
            return True

        self.waits(entered, f"the keyboard in {field!r}")

    def clicks_at(self, item: Item, *, button: int = 1, times: int = 1) -> None:
        if item.role != "menu item":
            self._scrolls_to(item)
        self.clicks_point(*self._still_box(item).middle, button=button, times=times)

    def _scrolls_to(self, item: Item) -> None:
        """Turn the wheel over the window in front until all of it can be seen."""
        window = self.desktop.active_window()
        if window is None:
            return
        low = window.y + window.height - BELOW
        for _turn in range(MOST_TURNS):
            box = self._still_box(item)
            if (box.y >= window.y and box.y + box.height <= low) or box.height > low - window.y:
                return
            over = (box.middle[0], window.y + window.height // 2)
            self.clicks_point(*over, button=WHEEL_UP if box.y < window.y else WHEEL_DOWN, times=2)

    def _still_box(self, item: Item) -> Box:
        """Where it stands when it has stopped to move."""
        before: Box | None = None

        def still() -> Box | None:
            nonlocal before
            now = self.box(item)
            before, same = now, now == before
            return now if same else None

        box = wait_until(still, PATIENCE, what=f"{item.name!r} to stand still", interval=0.03)
        assert box is not None
        return box

    def clicks_point(self, x: int, y: int, *, button: int = 1, times: int = 1) -> None:
        click = ("click", "--repeat", str(times), "--delay", "20", str(button))
        self.desktop.run("xdotool", "mousemove", str(x), str(y), *click)

    # Menus

    def menu(self, before: Item | None = None) -> Item:
        """The menu that was just opened, not the one `before`. An arrow key tells where it is."""

        def found() -> Item | None:
            self.presses("Down")
            entry = self._listener.heard("menu item", 0.5)
            menu = self.reader.parent(entry) if entry else None
            return None if menu == before else menu

        self._listener.forget()
        menu = wait_until(found, PATIENCE, what="a menu")
        assert menu is not None
        return menu

    def entries(self, menu: Item) -> list[Item]:
        return [entry for entry in self.reader.children(menu) if self.is_in(entry, SHOWING)]

    def chooses(self, *path: str) -> None:
        """Click an entry of the open menu, and of the menu that it opens, and so on."""
        menu: Item | None = None
        for name in path:
            menu = self.menu(before=menu)
            pattern, entries = self.words.pattern(name), self.entries(menu)
            named = [entry for entry in entries if pattern.match(entry.name)]
            assert named, f"no {name!r} among {[entry.name for entry in entries]}"
            self.clicks_at(named[0])

    def opens_tray_menu(self) -> None:
        """Click until it is there."""

        def opened() -> bool:
            self.clicks_point(*self.tray_icon(), button=3)
            try:
                wait_until(lambda: any(box.height > MENU for box in self._unmanaged()), 3)
            except AssertionError:
                return False
            return True

        self.waits(opened, "the tray's menu")

    def tray_icon(self) -> tuple[int, int]:
        """The middle of the panel that holds our one icon."""
        return self._panel().middle

    def sees_tray_icon(self) -> None:
        wait_until(lambda: self._panel().width >= ICON, PATIENCE, what="the icon in the tray")

    def _panel(self) -> Box:
        search = ("xdotool", "search", "--onlyvisible", "--class", "trayer", "getwindowgeometry", "--shell")
        told = dict(line.split("=") for line in self.desktop.run(*search, check=False).splitlines())
        return Box(*(int(told.get(each, 0)) for each in ("X", "Y", "WIDTH", "HEIGHT")))

    def clicks_notice(self) -> bool:
        """Click what the icon in the tray tells; False when it is gone already."""
        notice = self._notice()
        if notice:
            self.clicks_point(*notice.middle)
        return notice is not None

    def sees_notice(self) -> None:
        wait_until(self._notice, PATIENCE, what="a notice below the icon in the tray")

    def _notice(self) -> Box | None:
        return next((box for box in self._unmanaged() if box.y < NOTICE and box.width > NOTICE), None)

    def _unmanaged(self) -> list[Box]:
        with XView(self.desktop.env["DISPLAY"]) as view:
            return [Box(*each) for each in view.unmanaged()]

    def from_tray(self, *path: str) -> None:
        """Choose from the tray's menu."""
        self.opens_tray_menu()
        self.chooses(*path)

    def presses(self, *keys: str) -> None:
        self.desktop.key(*keys)

    def holds(self, key: str) -> None:
        self.desktop.run("xdotool", "keydown", key)

    def lets_go(self, key: str) -> None:
        self.desktop.run("xdotool", "keyup", key)

    def beside(self, label: str, role: str) -> Item:
        """What can be used in the row that is called so."""
        pattern = self.words.pattern(label)

        def found() -> Item | None:
            seen = list(self.everything())
            rows = [self.box(item) for item in seen if item.role == "label" and pattern.fullmatch(item.name)]
            for item in seen:
                if item.role.removeprefix("push ") == role:
                    height = self.box(item).middle[1]
                    if any(abs(height - row.middle[1]) < ROW for row in rows):
                        return item
            return None

        item = wait_until(found, PATIENCE, what=f"{role} beside {label!r}")
        assert item is not None
        return item

    def selects(self, label: str, choice: str) -> None:
        """Open the box of choices in the row that is called so, and take one of them."""
        self.clicks_at(self.beside(label, "combo box"))
        self.clicks(choice, "list item")

    def closes(self, window: str) -> None:
        """By the window's own frame."""
        self.waits_for_window(window)
        self.presses("alt+F4")
        self.waits_until_closed(window)

    def leaves_popup(self) -> None:
        """Esc clears what was asked, and then closes; one more would be for the window behind."""
        field = self.sees("Search the memory", "text")
        self.presses(*["Escape"] * (2 if self.reader.text(field) else 1))
        self.waits_until_closed("Search")

    def types(self, text: str) -> None:
        self.desktop.type(text)

    def waits(self, condition: Callable[[], Any], what: str, timeout: float = PATIENCE) -> None:
        wait_until(condition, timeout, what=what)


def without_marks(text: str) -> str:
    """A text without the signs that only steer how it is drawn."""
    return re.sub("[\u2066-\u2069\u200e\u200f\u200b\u00ad]", "", text)
