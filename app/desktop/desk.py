"""Everything that needs the engine: its thread and signals, the popup, the hotkey, what a person asks for."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from app.desktop.agent_switcher import AgentSwitcher
from app.desktop.background import Background
from app.desktop.bridge_host import BridgeHost
from app.desktop.engine_thread import EngineThread
from app.desktop.first_start.greeting import Greeting
from app.desktop.first_start.saving import is_first_start
from app.desktop.fonts import set_application_font
from app.desktop.hotkey import GlobalHotkey
from app.desktop.library.door import LibraryDoor
from app.desktop.loading import Loaded, read_settings
from app.desktop.notifications import Opens
from app.desktop.opening import Opener
from app.desktop.popup.controller import PopupController
from app.desktop.popup.states import Offer, View
from app.desktop.popup.window import PopupWindow
from app.desktop.problems import in_words
from app.desktop.proposals import Proposals
from app.desktop.punctuation import sentences
from app.desktop.reader.door import ReaderDoor
from app.desktop.reader.words import SOURCE
from app.desktop.search_worker import SearchWorker
from app.desktop.settings.door import SettingsDoor
from app.desktop.signals import EngineSignals
from app.desktop.theme import Theme
from app.desktop.trace import trace
from app.desktop.upkeep import Upkeep
from app.errors import MemoroError

if TYPE_CHECKING:
    from app.config.options import Settings
    from app.desktop.popup.rows import Row
    from app.desktop.program import Program
    from app.engine.channel.server import ChannelServer
    from app.engine.status import EngineStatus

log = logging.getLogger(__name__)
CHANGES_SETTLE_MS = 400
WARM_AFTER_MS = 200
EXTRA_FOLDERS = "agents.defaults.memorySearch.extraPaths"


class Desk(QObject):
    """Made when the settings are read. `begin` and `end` are called once each."""

    def __init__(self, program: Program, loaded: Loaded) -> None:
        super().__init__(program)
        self._program, self.settings, self.engine = program, loaded.settings, loaded.engine
        self._problems, self.remembered = loaded.problems, loaded.remembered
        set_application_font(program.language, loaded.settings.app.text_size)
        self.theme = Theme(loaded.settings.app.theme, self)
        self.signals = EngineSignals(self.engine.events, self)
        self.thread_ = EngineThread(self.engine, self)
        self.worker = SearchWorker(self.engine, self)
        self.popup = PopupWindow(self.theme)
        self.controller = PopupController(self.popup, self.worker, self.engine, program.background)
        self.hotkey = GlobalHotkey(self)
        self.upkeep = Upkeep(program, self)
        self.library = LibraryDoor(
            self.engine, self.theme, program.background, self.signals, self._tell_of_inbox, self
        )
        self.proposals = Proposals(self.engine, program.background, self.signals, self)
        self.reader = ReaderDoor(self.engine, self.theme, program.background, self)
        self.agents = AgentSwitcher(self.engine, program.background, self)
        for menu in (program.tray.menu, self.agents.menu_):
            self.theme.dress(menu)
        self.opening = Background(self)  # of its own: a program may take seconds to say that it cannot start
        self.opener = Opener(self.engine, self.opening, lambda: self.settings.app.editor, self)
        self.settings_door = SettingsDoor(program, self)
        self.bridge = BridgeHost(self.engine, program.background, self)
        self.greeting = Greeting(program, self)
        self._channel: ChannelServer | None = None
        self._changes = QTimer(self)
        self._changes.setSingleShot(True)
        self._changes.setInterval(CHANGES_SETTLE_MS)
        self._changes.timeout.connect(self._follow_changes)
        self._connect()
        program.actions.begin()

    def _connect(self) -> None:
        program, signals = self._program, self.signals
        signals.status_changed.connect(program.refresh_status)
        signals.progress.connect(program.refresh_status)
        signals.notes_changed.connect(self._notes_changed)
        signals.toggle_requested.connect(self.toggle_popup)
        signals.settings_changed.connect(self.settings_door.take)
        signals.settings_changed.connect(self.upkeep.take)
        signals.settings_changed.connect(lambda event: self.agents.follow(event.settings))
        signals.settings_changed.connect(lambda event: self.bridge.follow(event.settings))
        self.controller.settings_wanted.connect(self.settings_door.show)
        program.actions.settings.connect(self.settings_door.show)
        self.thread_.crashed.connect(self._engine_crashed)
        self.controller.open_wanted.connect(self._open_row)
        self.reader.failed.connect(self._tell_problem)
        self.agents.changed.connect(self._show_agent)
        self.agents.switched.connect(self._agent_switched)
        self.popup.shown.connect(self.agents.ask_statuses)
        self.popup.standing.moved.connect(self._keep_positions)
        self.controller.folder_wanted.connect(self._reveal_row)
        self.controller.offer_taken.connect(self._take_offer)
        self.controller.library_wanted.connect(self._show_library)
        self.controller.preview_wanted.connect(self._keep_preview)
        self.bridge.failed.connect(self.upkeep.tell_of_bridge)
        self.library.open_wanted.connect(self.opener.note)
        self.library.reveal_wanted.connect(self.opener.reveal)
        self.opener.failed.connect(self._show_problem)
        self.opener.unopened.connect(self.library.read)
        self.library.editor_wanted.connect(lambda: self.upkeep.open(Opens.EDITOR))
        self.library.folders_wanted.connect(lambda: self.settings_door.show(key=EXTRA_FOLDERS))
        self.opener.told.connect(self.popup.footer.tell)
        self.library.settings_written.connect(self._read_settings)
        self.hotkey.pressed.connect(self._hotkey_pressed)
        self.hotkey.described.connect(program.actions.set_shortcut)
        program.actions.library.connect(self.library.show)
        program.actions.inbox.connect(self._show_inbox)
        self.proposals.counted.connect(program.actions.set_waiting)
        program.actions.open_folder.connect(self.opener.folder)
        program.actions.sync.connect(self._sync)
        program.actions.pause_wanted.connect(self._pause)
        program.actions.first_steps.connect(self.greeting.show)

    def begin(self) -> None:
        from app.engine.owner import open_channel

        self.thread_.start()
        self.engine.start()
        self._channel = open_channel(self.engine, self._program.place)
        self.hotkey.register(self.settings.app.hotkey)
        self.worker.warm()
        learn = self.popup.standing.learn
        self._program.background.run(lambda: self.remembered.get("popup"), learn)
        QTimer.singleShot(WARM_AFTER_MS, self.popup.warm)
        self._program.refresh_status()
        program = self._program
        if is_first_start(program.paths) and program.workspace is None and not program.is_hidden:
            self.greeting.show()
        self.upkeep.follow(self.settings)
        self.bridge.follow(self.settings)
        self.agents.follow(self.settings)
        self.proposals.count()
        trace("ready")
        for problem in self._problems:
            log.warning("settings: %s", problem)
        if self._problems:
            mistake = self.tr("The settings file has a mistake")
            self.upkeep.tell_of(mistake, self._problems[0], Opens.SETTINGS)

    def end(self) -> None:
        self.opening.close(0)
        self.hotkey.close()
        self.popup.hide()
        self.library.end()
        self.reader.close()
        self.settings_door.close()
        self.greeting.close()
        self.upkeep.close()
        self.bridge.close()
        self.signals.detach()
        if self._channel:
            self._channel.close()
        self.worker.close()
        self.thread_.stop()

    # What the engine tells

    def show_status(self, status: EngineStatus) -> None:
        self.controller.show_status(status)
        self.library.show_status(status)
        self.settings_door.show_status(status)
        self.greeting.show_status(status)

    def _notes_changed(self, _paths: object) -> None:
        self._program.refresh_status()
        if not self._changes.isActive():
            self._changes.start()

    def _follow_changes(self) -> None:
        if self.popup.isVisible():
            self.controller.refresh_recent()
            self.controller.ask_again(changed=True)

    def _engine_crashed(self) -> None:
        self._program.set_crashed(True)
        self.controller.board.show_crash(True)
        stopped = self.tr("Indexing stopped because of an error")
        self.upkeep.tell_of(stopped, self.tr("Searching still works."), Opens.POPUP)

    def _tell_of_inbox(self, title: str, text: str) -> None:
        self.upkeep.tell_of(title, text, Opens.INBOX, title)  # the newest of one assistant's stands for all

    def _start_engine_again(self) -> None:
        if self.thread_.isRunning():
            return
        self._program.set_crashed(False)
        self.controller.board.show_crash(False)
        self.thread_.start()
        self._sync()

    # What a person wants

    def toggle_popup(self, activation_token: str = "", only_show: bool = False) -> None:
        if not only_show:
            self.popup.toggle(activation_token)
        elif not (self.popup.isVisible() and self.popup.isActiveWindow()):
            self.popup.present(activation_token)

    def _hotkey_pressed(self, activation_token: str) -> None:
        if not self.greeting.take_hotkey():
            self.toggle_popup(activation_token)

    def _take_offer(self, offer: Offer) -> None:
        match offer:
            case Offer.CHOOSE_FOLDER:
                self.popup.hide()
                self.greeting.show()
            case Offer.OPEN_FOLDER:
                self.opener.folder()
            case Offer.REVEAL | Offer.COPY_PATH:
                self.opener.take(offer)
            case Offer.PAUSE | Offer.RESUME:
                self._pause(offer is Offer.PAUSE)
            case Offer.TRY_AGAIN:
                self._sync()
            case Offer.START_ENGINE:
                self._start_engine_again()
            case Offer.ASSISTANTS | Offer.PROVIDERS | Offer.EDITOR | Offer.UPDATE | Offer.SETTINGS:
                self.popup.hide()
                self.upkeep.open(Opens[offer.name])
            case _:
                return  # the popup's own

    def _keep_preview(self, shown: bool) -> None:
        from app.engine.settings_editing import SettingsFile

        file = SettingsFile(self._program.paths.config_file)
        engine = self.engine
        self._program.background.run(
            lambda: file.change({"app.popup.preview": shown}),
            lambda _change: engine.reload(),
            self._tell_problem,
        )

    def _keep_positions(self, positions: object) -> None:
        self._program.background.run(lambda: self.remembered.keep("popup", positions))

    def _sync(self) -> None:
        if not self.thread_.isRunning():
            self._start_engine_again()
            return
        self._program.background.run(self.engine.try_again, lambda _future: self._program.refresh_status())

    def _pause(self, paused: bool) -> None:
        done = self._program.refresh_status
        self._program.background.run(lambda: self.engine.pause(paused), lambda _result: done())

    def _show_library(self, row: Row | None) -> None:
        if row is None or row.source == SOURCE:
            self.library.show()
        else:
            self.library.show_note(row.path, row.lines[0])

    def _show_inbox(self) -> None:
        from app.desktop.library.sections import Section

        self.library.show(Section.INBOX)

    def _read_settings(self) -> None:
        """A window has written to the settings file: take what it says now."""
        program = self._program

        def use(settings: Settings) -> None:
            self.settings = settings
            self.engine.apply(settings)
            program.refresh_status()

        program.background.run(
            lambda: read_settings(program.paths, program.workspace, program.agent).settings, use
        )

    def _show_agent(self) -> None:
        name, menu = self.agents.name, self.agents.menu
        self.popup.chips.show_agent(name, menu)
        self.library.show_agent(name, menu)
        self._program.tray.show_agents(menu)

    def _agent_switched(self, agent: str) -> None:
        self._program.background.run(lambda: self.remembered.keep("agent", agent))
        self.library.begin_anew()
        self.reader.close()
        self.controller.forget_rows()
        self.proposals.count()
        self._program.refresh_status()

    def _open_row(self, row: Row) -> None:
        if row.source == SOURCE:
            self.reader.show(row)
            return
        self.opener.note(row.path, row.line)

    def _reveal_row(self, row: Row) -> None:
        if row.source == SOURCE:
            self.reader.show(row)
            return
        self.opener.reveal(row.path)

    def _tell_problem(self, problem: MemoroError) -> None:
        """What a person asked for did not work: say it where they are looking."""
        log.info("%s", problem)
        told = in_words(problem)
        self._show_problem(View("problem", told.title, sentences(told.message, told.action), kind="problem"))

    def _show_problem(self, view: View) -> None:
        self.controller.board.show_problem(view)
        self.popup.present()
