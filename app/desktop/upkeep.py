"""What goes on around searching: notices, starting with the computer, sleep, updates, and their windows."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from app.desktop.activation import use_token
from app.desktop.key_names import from_anywhere
from app.desktop.notice_problems import of_damage
from app.desktop.notifications import Level, Notifications, Opens
from app.desktop.popup.states import bridge_off, set_aside, update_ready
from app.desktop.problems import in_words
from app.desktop.punctuation import sentences
from app.desktop.updating import UpdateWatch
from app.desktop.wakefulness import Wakefulness

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.config.options import Settings
    from app.desktop.backup.window import BackupWindow
    from app.desktop.capture.line import CaptureLine
    from app.desktop.desk import Desk
    from app.desktop.diagnostics.window import DiagnosticsWindow
    from app.desktop.program import Program
    from app.engine.events import HistoryChanged, SettingsChanged
    from app.errors import MemoroError

log = logging.getLogger(__name__)
HOTKEY_PAUSE_MS = 60 * 60 * 1000
UNSAVED = "quick note"
"""Under this name the windows remember what was typed for a quick note when the program ended."""


class Upkeep(QObject):
    """Made with the desk; `follow` at the beginning and whenever the settings changed."""

    def __init__(self, program: Program, desk: Desk) -> None:
        super().__init__(desk)
        self._program, self._desk = program, desk
        self.notifications = Notifications(program.tray, program.background, self)
        self.updates = UpdateWatch(program.background, program.paths, self)
        self.wakefulness = Wakefulness(self)
        self._capture: CaptureLine | None = None
        self._diagnostics: DiagnosticsWindow | None = None
        self._backup: BackupWindow | None = None
        self._autostart: bool | None = None
        self._told_of_hotkey = False
        self._told_of_damage: set[str] = set()
        self._silenced = False
        self._connect()

    def _connect(self) -> None:
        actions, desk = self._program.actions, self._desk
        self.wakefulness.woke.connect(desk.hotkey.register_again)
        desk.hotkey.capture_pressed.connect(self.show_capture)
        desk.hotkey.paused_changed.connect(actions.set_hotkey_paused)
        desk.hotkey.failed.connect(self._hotkey_failed)
        desk.hotkey.recovered.connect(self._hotkey_recovered)
        actions.pause_hotkey_wanted.connect(self._pause_hotkey)
        actions.silence_wanted.connect(self._silence)
        actions.capture.connect(self.show_capture)
        actions.diagnostics.connect(self.show_diagnostics)
        actions.backup.connect(self.show_backup)
        actions.look_for_updates.connect(self.updates.look_now)
        self.notifications.clicked.connect(self.open)
        desk.signals.history_changed.connect(self._history_changed)
        self.updates.found.connect(self._update_found)
        self.updates.answered.connect(self._answer_about_updates)

    def follow(self, settings: Settings) -> None:
        """Take what the settings say; what did not change is left alone."""
        app = settings.app
        self.notifications.choose(app.notifications, do_not_disturb=app.do_not_disturb or self._silenced)
        self.updates.choose(app.check_for_updates, app.update_address)
        self._program.actions.set_updates(bool(app.update_address))
        self._desk.hotkey.choose(app.hotkey, app.capture_hotkey)
        if app.autostart != self._autostart and not self._program.is_another_instance:
            self._autostart = app.autostart
            self._keep_autostart(app.autostart)

    def take(self, event: SettingsChanged) -> None:
        """The file was read again. A method of an object, so that the call comes to the windows' thread."""
        self.follow(event.settings)

    def tell_problem(self, problem: MemoroError, key: str = "", opens: Opens = Opens.SETTINGS) -> None:
        told = in_words(problem)
        text = sentences(told.message, told.action)
        self.notifications.tell(Level.PROBLEM, told.title, text, key, opens)

    def tell_of(self, title: str, text: str, opens: Opens, key: str = "") -> None:
        """A problem, or what waits for a person; in the language of the windows already."""
        self.notifications.tell(Level.PROBLEM, title, text, key, opens)

    def tell_of_damage(self, notices: Sequence[str]) -> None:
        """Each once: that a damaged index or history was set aside."""
        for notice in of_damage(notices):
            if notice not in self._told_of_damage:
                self._told_of_damage.add(notice)
                view = set_aside([notice])
                self.notifications.tell(Level.PROBLEM, view.title, view.sentence, notice)

    def _history_changed(self, event: HistoryChanged) -> None:
        """What an assistant wrote; not what people did themselves."""
        from app.desktop.library.words import who_text
        from app.engine.ledger import assistant_name

        if assistant_name(event.who):
            title = self.tr("%1 wrote to your memory").replace("%1", who_text(event.who))
            self.notifications.tell(Level.CHANGE, title, event.path, "change", Opens.HISTORY)

    def tell_of_bridge(self, problem: MemoroError | None) -> None:
        """Assistants cannot be served: said outside and in the popup until they can."""
        view = bridge_off(problem) if problem else None
        self._desk.controller.board.show_aside("bridge", view)
        if problem:
            self.tell_problem(problem, "bridge", Opens.ASSISTANTS)

    def open(self, opens: Opens, activation_token: str = "") -> None:
        """Show what a notice or a message in the popup is about."""
        from app.desktop.library.sections import Section
        from app.desktop.settings import placing

        desk = self._desk
        use_token(activation_token)
        match opens:
            case Opens.POPUP:
                desk.popup.present(activation_token)
            case Opens.INBOX:
                desk.library.show(Section.INBOX)
            case Opens.HISTORY:
                desk.library.show(Section.HISTORY)
            case Opens.SETTINGS:
                desk.settings_door.show()
            case Opens.SHORTCUTS:
                desk.settings_door.show(placing.SHORTCUTS)
            case Opens.ASSISTANTS:
                desk.settings_door.show(placing.ASSISTANTS)
            case Opens.PROVIDERS:
                desk.settings_door.show(placing.PROVIDERS)
            case Opens.EDITOR:
                desk.settings_door.show(placing.GENERAL, "app.editor")
            case Opens.UPDATE:
                self._answer_about_updates()

    def close(self) -> None:
        self.notifications.close()
        if self._capture and (text := self._capture.unsaved) is not None:
            self._desk.remembered.keep(UNSAVED, text)
        for window in (self._capture, self._diagnostics, self._backup):
            if window:
                window.close()

    # Starting with the computer, the hotkey, silence

    def _keep_autostart(self, wanted: bool) -> None:
        from app.platform.autostart.main import keep_current

        self._program.background.run(lambda: keep_current(wanted), None, self.tell_problem)

    def _hotkey_failed(self, problem: MemoroError) -> None:
        told = in_words(problem)
        title, text = from_anywhere(told.title), from_anywhere(sentences(told.message, told.action))
        self._told_of_hotkey = self.notifications.tell(Level.PROBLEM, title, text, "hotkey", Opens.SHORTCUTS)

    def _hotkey_recovered(self, keys: str) -> None:
        """Only to who was told that it failed."""
        if self._told_of_hotkey:
            self._told_of_hotkey = False
            title = self.tr("The hotkey %1 works now").replace("%1", keys)
            text = self.tr("No other program uses it any more.")
            self.notifications.tell(Level.PROBLEM, title, text, "hotkey", Opens.SHORTCUTS)

    def _pause_hotkey(self, paused: bool) -> None:
        if paused:
            self._desk.hotkey.pause(HOTKEY_PAUSE_MS)
        else:
            self._desk.hotkey.resume()

    def _silence(self, silent: bool) -> None:
        """From the menu: until it is switched off again or the program ends."""
        self._silenced = silent
        app = self._desk.settings.app
        self.notifications.choose(app.notifications, do_not_disturb=app.do_not_disturb or silent)
        self._program.actions.set_silent(app.do_not_disturb or silent)

    # Windows

    def show_capture(self, activation_token: str = "") -> None:
        from app.desktop.capture.line import CaptureLine

        if self._capture is None:
            desk, background = self._desk, self._program.background
            notify = self.notifications.confirm
            line = self._capture = CaptureLine(desk.theme, desk.engine, background, notify)
            background.run(lambda: desk.remembered.get(UNSAVED), line.offer)
        self._capture.toggle(activation_token)

    def show_diagnostics(self) -> None:
        from app.desktop.diagnostics.gathering import about_the_desktop
        from app.desktop.diagnostics.window import DiagnosticsWindow

        if self._diagnostics is None:
            self._diagnostics = DiagnosticsWindow(
                self._desk.theme, self._desk.engine, self._program.background
            )
        self._diagnostics.present(about_the_desktop(self._program, self._desk))

    def show_backup(self) -> None:
        from app.desktop.backup.window import BackupWindow

        if self._backup is None:
            self._backup = BackupWindow(self._desk.theme, self._desk.engine, self._program.background)
            self._backup.restored.connect(self._restored)
            self._backup.keys_wanted.connect(lambda: self.open(Opens.PROVIDERS))
        self._backup.present()

    def _restored(self) -> None:
        engine = self._desk.engine
        engine.reload()
        self._program.background.run(engine.sync)

    # Updates

    def _update_found(self, version: str, summary: str) -> None:
        title = self.tr("Memoro %1 is available").replace("%1", version)
        self.notifications.tell(
            Level.CHANGE, title, summary or self.tr("Open it from the menu."), "update", Opens.UPDATE
        )
        self._program.actions.set_update(version)
        self._desk.controller.board.show_aside("update", update_ready(version, summary))

    def _answer_about_updates(self) -> None:
        from app.desktop.updating import UpdateBox

        UpdateBox(self.updates, self._desk.theme).open()
