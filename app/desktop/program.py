"""The running program: makes the parts in the right order, connects them, ends them in reverse order."""

from __future__ import annotations

import logging
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QApplication

from app.desktop.actions import ProgramActions
from app.desktop.background import Background
from app.desktop.collecting import Collector
from app.desktop.icons import application_icon
from app.desktop.qt_classes import ClassMaking
from app.desktop.qt_messages import log_qt_messages
from app.desktop.status_text import StatusText, describe, stopped
from app.desktop.trace import start_tracing, trace, watch_event_loop
from app.desktop.translation import use_language
from app.desktop.tray import Tray
from app.desktop.unix_signals import EndSignals
from app.platform import standing
from app.platform.identity import APP_ID
from app.resources import resource_path

if TYPE_CHECKING:
    from PySide6.QtCore import SignalInstance

    from app.config.paths import AppPaths
    from app.desktop.desk import Desk
    from app.desktop.loading import Loaded
    from app.desktop.plain_window import PlainWindow
    from app.engine.instance import Instance
    from app.engine.status import EngineStatus

log = logging.getLogger(__name__)

STATUS_EVERY_MS = 250


class Program(QObject):
    """Lives from the icon in the tray to quitting. Engine and windows come a moment after the icon."""

    def __init__(
        self,
        paths: AppPaths,
        place: Instance,
        *,
        agent: str | None = None,
        workspace: Path | None = None,
        hidden: bool = False,
    ) -> None:
        """`hidden`: no window comes by itself."""
        self.application = _application()
        super().__init__()
        self.paths, self.place, self.agent, self.workspace = paths, place, agent, workspace
        self.is_hidden = hidden
        self.collector = Collector(self)
        self.language = use_language("auto")
        self.actions = ProgramActions(self)
        self.tray = Tray(self.actions, self)
        self.background = Background(self)
        self._classes = ClassMaking(self)
        self.desk: Desk | None = None
        self._plain: PlainWindow | None = None
        self._toggle_when_ready = False
        self._ending = False
        self._crashed = self._windows_close = False
        self._status_due = QTimer(self)
        self._status_due.setSingleShot(True)
        self._status_due.setInterval(STATUS_EVERY_MS)
        self._status_due.timeout.connect(self._ask_status)
        EndSignals(self.quit, self)
        self._connect()
        QTimer.singleShot(0, self._begin)

    @property
    def is_another_instance(self) -> bool:
        """Started for a second folder or configuration: it must not change what belongs to the user's own."""
        return "@" in self.place.name

    def run(self) -> int:
        return self.application.exec()

    def _connect(self) -> None:
        self.tray.clicked.connect(self.toggle)
        self.tray.missing.connect(self._show_plain_window)
        self.tray.appeared.connect(self._hide_plain_window)
        self.actions.search.connect(self.toggle)
        self.actions.quit.connect(self.quit)
        self.application.quitting.connect(self._let_windows_close)
        self.application.aboutToQuit.connect(self.quit)  # who ends Qt itself: the session, the Dock

    # Beginning

    def _begin(self) -> None:
        """After the first round of the event loop, so that the icon is drawn already."""
        from app.desktop.loading import load, warm_imports

        if start_tracing():
            watch_event_loop(self)
        self.tray.watch()

        def gather() -> Loaded:
            loaded = load(self.paths, self.place, self.agent, self.workspace)
            if self._classes.wait():
                warm_imports()
            return loaded

        self._classes.begin()
        self.background.run(gather, self._take, self._cannot_begin)

    def _cannot_begin(self, problem: Exception) -> None:
        log.error("the program could not begin: %s", problem)
        self._show_line(StatusText("problem", getattr(problem, "title", ""), getattr(problem, "message", "")))

    def _take(self, loaded: Loaded) -> None:
        """In the windows' thread again: the engine begins to work, the popup is made."""
        from app.desktop.desk import Desk

        if self._ending:
            return
        self.collector.settle()
        if loaded.settings.app.language != "auto":
            self.language = use_language(loaded.settings.app.language)
            self.actions.retranslate()
        self.desk = Desk(self, loaded)
        self.desk.begin()
        if self._toggle_when_ready:
            self.desk.toggle_popup()

    # Status

    def refresh_status(self) -> None:
        """Soon ask the engine how it is; many calls in a row become one."""
        if not self._status_due.isActive():
            self._status_due.start()

    def _ask_status(self) -> None:
        if self.desk:
            self.background.run(self.desk.engine.status, self._show_status)

    def _show_status(self, status: EngineStatus) -> None:
        if self._ending or self.desk is None:
            return
        self.actions.set_ready(bool(status.workspace))
        self._show_line(stopped() if self._crashed else describe(status), paused=status.state == "paused")
        self.desk.show_status(status)
        self.desk.upkeep.tell_of_damage(status.notices)
        trace("status shown", state=status.state)

    def _show_line(self, text: StatusText, *, paused: bool = False) -> None:
        self.tray.show_status(text)
        self.actions.show_status(text, paused=paused)
        if self._plain:
            self._plain.show_status(text)

    def set_crashed(self, crashed: bool) -> None:
        self._crashed = crashed
        self.refresh_status()

    # Windows

    def toggle(self, activation_token: str = "") -> None:
        """Show or hide the popup; a wish that comes before it exists is kept."""
        if self.desk:
            self.desk.toggle_popup(activation_token)
        else:
            self._toggle_when_ready = True

    def _show_plain_window(self) -> None:
        from app.desktop.plain_window import PlainWindow
        from app.desktop.theme import Theme

        trace("no tray")
        if gone := self._in_the_way():
            gone.connect(self._try_plain_window, Qt.ConnectionType.SingleShotConnection)
            return
        log.info("no tray on this desktop; a window takes its place")
        if self._plain is None:
            self._plain = PlainWindow(self.actions, self.desk.theme if self.desk else Theme(parent=self))
        if self.is_hidden:
            self._plain.showMinimized()
        else:
            self._plain.show()
        self.refresh_status()

    def _in_the_way(self) -> SignalInstance | None:
        """What tells the end of what a person is using now; another window would take its keyboard."""
        if self.desk and self.desk.greeting.window is not None:
            return self.desk.greeting.closed
        if self.desk and self.desk.popup.isVisible():
            return self.desk.popup.hidden
        return None

    def _try_plain_window(self) -> None:
        """Not while all windows are being closed: it would refuse, as one that nobody has seen to."""
        if not self._ending and not self._windows_close and not self.tray.is_available():
            self._show_plain_window()

    def _hide_plain_window(self) -> None:
        if self._plain:
            self._plain.hide()

    # Ending

    def _let_windows_close(self) -> None:
        """Qt closes the windows now, as when a person logs out; one that refuses would stand in the way.

        It holds for this closing only: another window, or the person, may still call the end off.
        """
        self._windows_close = True
        if self._plain:
            self._plain.may_close = True
        QTimer.singleShot(0, self._stay_reachable)

    def _stay_reachable(self) -> None:
        if self._ending:
            return
        self._windows_close = False
        if self._plain:
            self._plain.may_close = False
        self._try_plain_window()

    def quit(self) -> None:
        """End in order: no new questions, then the engine with its index, then Qt."""
        if self._ending:
            return
        self._ending = True
        self.tray.close()
        with suppress(RuntimeError):
            if self._plain:
                self._plain.may_close = True
                self._plain.close()
        self._classes.end()
        if self.desk:
            self.desk.end()
        self.background.close()
        self.application.quit()


class Application(QApplication):
    """`quitting`: the session, the Dock or the program asks Qt to end; the windows are closed next."""

    quitting = Signal()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Quit:
            self.quitting.emit()
        return super().event(event)


def _application() -> Application:
    log_qt_messages()
    QApplication.setDesktopFileName(APP_ID)
    standing.before_windows(resource_path("icons/memoro.ico"))
    application = Application(["memoro"])
    standing.with_application()
    application.setApplicationName("memoro")
    application.setApplicationDisplayName("Memoro")
    application.setQuitOnLastWindowClosed(False)
    application.setStyle("Fusion")
    application.setWindowIcon(application_icon())
    return application
