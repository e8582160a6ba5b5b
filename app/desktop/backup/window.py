"""Two cards: back up to a file, restore from one. Each says first what it does, then where things are."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QFileDialog, QProgressBar, QVBoxLayout, QWidget

from app.desktop.activation import come_forward
from app.desktop.backup.card import ActionCard
from app.desktop.backup.counts import BackupCounts
from app.desktop.backup.keys import key_text
from app.desktop.dates import moment_text
from app.desktop.first_start.choosing import short
from app.desktop.fonts import scaled
from app.desktop.icons import application_icon
from app.desktop.library.words import size_text
from app.desktop.problems import sentences
from app.desktop.theme import Space, Theme, Type
from app.desktop.timers import single_shot
from app.desktop.widgets.labels import Label
from app.desktop.widgets.room import room_for
from app.desktop.widgets.scrolled import Scrolled
from app.engine.backup.making import BackupReport, default_name, make_backup
from app.engine.backup.restoring import Plan, Restored, plan_restore, restore, targets_of
from app.errors import MemoroError

if TYPE_CHECKING:
    from app.desktop.background import Background
    from app.engine.engine import Engine


class BackupWindow(QWidget):
    """`restored()`: settings and notes on the disk are others now. `keys_wanted()`: a person wants to type
    the keys that no backup has. `back_up(file)` and `look_at(file)` follow the person's choice of a file;
    `restore_now()` their yes.
    """

    restored = Signal()
    keys_wanted = Signal()
    _stepped = Signal(int, int)

    def __init__(self, theme: Theme, engine: Engine, background: Background) -> None:
        super().__init__(None, Qt.WindowType.Window)
        self.setObjectName("page")
        self.setWindowIcon(application_icon())
        self._engine, self._background = engine, background
        self.plan: Plan | None = None
        self._settled = single_shot(self, 0, self._fit)
        """Once more when buttons that went are out of the layout."""
        self._fitted = 0
        """The height that it has by itself; another one is the person's."""
        self._heading = Label(self)
        self._heading.setFont(scaled(self.font(), Type.heading, bold=True))
        self._heading.setWordWrap(True)
        self.backup, self.restore = ActionCard(self), ActionCard(self)
        self._bar = QProgressBar(self)
        self._bar.setTextVisible(False)
        self.backup.button.setProperty("role", "main")
        self.backup.button.clicked.connect(lambda _checked=False: self._choose_target())
        self.restore.button.clicked.connect(lambda _checked=False: self._choose_backup())
        self.restore.second.clicked.connect(lambda _checked=False: self.restore_now())
        self.restore.third.clicked.connect(lambda _checked=False: self.keys_wanted.emit())
        self._stepped.connect(self._show_step)
        self._page = QWidget(self)
        around = QVBoxLayout(self)
        around.setContentsMargins(0, 0, 0, 0)
        around.addWidget(Scrolled(self._page, self))
        layout = QVBoxLayout(self._page)
        layout.setContentsMargins(Space.xl, Space.xl, Space.xl, Space.xl)
        layout.setSpacing(Space.l)
        layout.addWidget(self._heading)
        layout.addWidget(self.backup)
        layout.addWidget(self.restore)
        layout.addWidget(self._bar)
        layout.addStretch(1)
        theme.dress(self)
        self.retranslate()
        self._be_busy(False)

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Backup"))
        self._heading.setText(self.tr("Back up and restore"))
        self.backup.set_texts(
            self.tr("Everything in one file"),
            self.tr(
                "Your notes and settings, the history of changes, pins, and what assistants may do. Keys are "
                "not in it, and the search index comes back by itself."
            ),
            self.tr("Back up…"),
        )
        self.restore.set_texts(
            self.tr("Back from a file"),
            self.tr(
                "You see first what would change. What is there now is backed up before, and notes that are "
                "newer than the file stay."
            ),
            self.tr("Choose a backup…"),
        )
        self.restore.second.setText(self.tr("Restore"))
        self.restore.third.setText(self.tr("Type the keys"))
        self._bar.setAccessibleName(self.tr("Progress"))

    def present(self) -> None:
        width = max(560, self.fontMetrics().height() * 38)
        self.resize(min(width, room_for(self).width()), 0)
        self._fit()
        self.show()
        self.raise_()
        come_forward(self)
        self.backup.button.setFocus(Qt.FocusReason.OtherFocusReason)

    # Backing up

    def _choose_target(self) -> None:
        title, name = self.tr("Where to"), str(Path.home() / default_name())
        chosen, _kind = QFileDialog.getSaveFileName(self, title, name, "*.zip")
        if chosen:
            self.back_up(Path(chosen))

    def back_up(self, target: Path) -> None:
        self._be_busy(True)
        self.backup.say(self.tr("Backing up…"))
        engine, step = self._engine, self._stepped.emit
        self._background.run(lambda: make_backup(engine, target, step), self._backed_up, self._backup_failed)

    def _backed_up(self, done: BackupReport) -> None:
        self._be_busy(False)
        size = size_text(done.size)
        text = f"{BackupCounts().backed_up(done.notes)} {size} · {short(done.path)}"
        if done.missed:
            text += f"\n{BackupCounts().missed(len(done.missed))} {done.missed[0][0]}"
        self.backup.say(text, "notice" if done.missed else "good")
        self._fit()

    def _backup_failed(self, problem: MemoroError) -> None:
        self._fail(self.backup, problem)

    # Restoring

    def _choose_backup(self) -> None:
        title = self.tr("Choose a backup")
        chosen, _kind = QFileDialog.getOpenFileName(self, title, str(Path.home()), "*.zip")
        if chosen:
            self.look_at(Path(chosen))

    def look_at(self, file: Path) -> None:
        """Check a backup and show what restoring it would do; nothing is changed yet."""
        self.plan = None
        self.restore.second.hide()
        self.restore.third.hide()
        self._be_busy(True)
        self.restore.say(self.tr("Checking the backup…"))
        self._background.run(lambda: self._planned(file), self._show_plan, self._restore_failed)

    def _planned(self, file: Path) -> Plan:
        return plan_restore(file, targets_of(self._engine, file))

    def _show_plan(self, plan: Plan) -> None:
        self._be_busy(False)
        self.plan = plan
        counts = BackupCounts()
        lines = [self.tr("Made: %1").replace("%1", moment_text(plan.manifest.made))]
        if plan.fresh:
            lines.append(counts.come_back(len(plan.fresh)))
        if plan.differing:
            lines.append(counts.replaced(len(plan.differing)))
        if plan.same:
            lines.append(counts.same(plan.same))
        lines += [
            self.tr("To: %1").replace("%1", short(folder)) for folder in dict.fromkeys(plan.targets.values())
        ]
        if plan.has_settings:
            lines.append(self.tr("The settings of the backup replace yours."))
        if plan.has_assistants:
            lines.append(self.tr("Assistants may do what they were allowed to then."))
        if plan.has_history:
            lines.append(self.tr("The history of changes of the backup replaces yours."))
        self.restore.say("\n".join(lines), "")
        self.restore.second.show()
        self.restore.second.setFocus(Qt.FocusReason.OtherFocusReason)
        self._fit()

    def restore_now(self) -> None:
        if self.plan is None:
            return
        plan, self.plan = self.plan, None
        self.restore.second.hide()
        self._be_busy(True)
        self.restore.say(self.tr("Restoring…"))
        engine, step = self._engine, self._stepped.emit
        self._background.run(
            lambda: restore(engine, plan, progress=step), self._show_result, self._restore_failed
        )

    def _show_result(self, done: Restored) -> None:
        self._be_busy(False)
        nothing = self.tr("Every note was there already.")
        lines = [BackupCounts().restored(done.written) if done.written or done.failed else nothing]
        lines += [f"{path}: {reason}" for path, reason in done.failed[:3]]
        lines.append(self.tr("What was there before: %1").replace("%1", short(done.kept)))
        if done.needs_restart:
            lines.append(self.tr("Start Memoro again to have the earlier history of changes, too."))
        if done.missing_keys:
            lines.append(self.tr("No backup holds keys. Type these again:"))
            lines += map(key_text, done.missing_keys)
        self.restore.third.setVisible(bool(done.missing_keys))
        self.restore.say("\n".join(lines), "notice" if done.failed or done.missing_keys else "good")
        self._fit()
        self._settled.start()
        self.restored.emit()

    def _restore_failed(self, problem: MemoroError) -> None:
        self._fail(self.restore, problem)

    # Both

    def _fail(self, card: ActionCard, problem: MemoroError) -> None:
        self._be_busy(False)
        card.say(sentences(problem), "problem")
        self._fit()

    def _be_busy(self, busy: bool) -> None:
        self._bar.setVisible(busy)
        self._bar.setRange(0, 0)
        for button in (self.backup.button, self.restore.button, self.restore.second):
            button.setEnabled(not busy)

    def _show_step(self, done: int, total: int) -> None:
        self._bar.setRange(0, max(total, 1))
        self._bar.setValue(done)

    def _fit(self) -> None:
        """A window does not grow by itself with a text that wraps; it scrolls where the screen is too low."""
        self._page.layout().activate()
        needed = self._page.layout().totalHeightForWidth(self.width())
        needed = min(needed, room_for(self).height())
        if needed > self.height() or self.height() == self._fitted:
            self.resize(self.width(), needed)
            self._fitted = self.height()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape or event.matches(QKeySequence.StandardKey.Close):
            self.close()
        super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
