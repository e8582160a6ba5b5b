"""What the popup tells of the memory: the line below, the banner above rows, the page instead of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.desktop.notice_problems import of_damage
from app.desktop.popup import states
from app.desktop.status_text import describe

if TYPE_CHECKING:
    from app.desktop.popup.window import PopupWindow
    from app.engine.questions import SearchResponse
    from app.engine.status import EngineStatus

DOTS = {"ready": "#2a9d6f", "working": "#3b82f6", "paused": "#8a949c", "problem": "#e0453a"}
ATTENTION = "#e08a00"


class Board:
    """Keeps the last of each kind of news; `response` is what the rows on screen came with."""

    def __init__(self, window: PopupWindow) -> None:
        self._window = window
        self.status: EngineStatus | None = None
        self.response: SearchResponse | None = None
        self._problem: states.View | None = None
        self._crashed = False
        self._aside: dict[str, states.View] = {}
        self._damage: set[str] = set()

    def show_status(self, status: EngineStatus) -> None:
        is_news = self.status is None or _trouble(self.status) != _trouble(status)
        if is_news and (view := states.banner(status, None)):
            self._window.banner.forget_dismissal(view)
        self._show_settings_file(status)
        self._show_damage(status)
        self.status = status
        shown = describe(status)
        self._window.footer.show_status(shown.line, shown.detail, DOTS.get(shown.icon, ATTENTION))
        self.show_banner()

    def _show_settings_file(self, status: EngineStatus) -> None:
        before = self.status.settings_problems if self.status else ()
        if status.settings_problems == before:
            return
        view = states.broken_settings(status) if status.settings_problems else None
        if view:
            self._window.banner.forget_dismissal(view)
        self.show_aside("settings", view)

    def _show_damage(self, status: EngineStatus) -> None:
        damage = of_damage(status.notices)
        if not self._damage.issuperset(damage):
            self._damage.update(damage)
            view = states.set_aside(damage)
            self._window.banner.forget_dismissal(view)
            self.show_aside("damage", view)

    def show_crash(self, crashed: bool) -> None:
        self._crashed = crashed
        if crashed:
            self._window.banner.forget_dismissal(states.crashed())
        self.show_banner()

    @property
    def tells_problem(self) -> bool:
        return self._problem is not None

    def show_problem(self, view: states.View | None) -> None:
        """Something a person just asked for failed; told above the rows until they ask for something else."""
        if view is None and self._problem is None:
            return
        self._problem = view
        if view:
            self._window.banner.forget_dismissal(view)
        self.show_banner()

    def show_aside(self, name: str, view: states.View | None) -> None:
        """What has nothing to do with searching, told where nothing else is to be told; None: it is over."""
        self._aside.pop(name, None)
        if view:
            self._aside[name] = view
        self.show_banner()

    def show_rows(self, response: SearchResponse | None) -> None:
        self.response = response
        self._window.show_rows()
        self.show_banner()

    def show_page(self, view: states.View) -> None:
        self._window.results.show_rows([])
        self._window.state.show_view(view)
        self._window.show_state()
        self.show_banner()

    def show_banner(self) -> None:
        view = self._problem
        if view is None and self._crashed:
            view = states.crashed()
        if view is None and self.status is not None and not self._window.shows_state:
            view = states.banner(self.status, self.response)
        if view is None:
            view = next(iter(self._aside.values()), None)
        self._window.banner.show_view(view)


def _trouble(status: EngineStatus) -> tuple[bool, str]:
    """What a message above the rows may be about; once that changes, a hidden message is news again."""
    return status.state == "paused", status.problem.title if status.problem else ""
