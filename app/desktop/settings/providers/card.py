"""One provider: what it is, how it is doing, and, opened, everything to set it up, test it and take it."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from app.desktop.buttons import Button
from app.desktop.dates import moment_text
from app.desktop.icons import put_glyph
from app.desktop.settings.providers import kinds
from app.desktop.settings.providers.body import CardBody
from app.desktop.settings.providers.kinds import Kind
from app.desktop.settings.providers.states import Tone, with_last_success
from app.desktop.settings.providers.traits import traits
from app.desktop.theme import Space, Theme
from app.desktop.widgets.flow import Flow
from app.desktop.widgets.labels import Label, heading, quiet, say

if TYPE_CHECKING:
    from app.desktop.settings.providers.bench import Bench
    from app.engine.change_cost import LibrarySize
    from app.engine.provider_trial import Wish


class ProviderCard(QFrame):
    """`use_wanted(wish)`: take this provider; `key_kept()` as the body says. It is made when first opened."""

    use_wanted = Signal(object)
    key_kept = Signal()

    def __init__(self, kind: Kind, bench: Bench, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        self.kind, self._bench, self._theme = kind, bench, theme
        self.body: CardBody | None = None
        self._present = ("", "")
        self._size: LibrarySize | None = None
        self._in_use = self._stacked = False
        self.name = kinds.title(kind)
        self.badge, self.state = Label(self, self.tr("In use")), quiet(parent=self)
        self.badge.setProperty("role", "badge")
        self._told: tuple[str, Tone, bool] = ("", "muted", False)
        self._worked: datetime | None = None
        self.steer, self._pauses = Button(self), True
        self.steer.hide()
        self.opener, self.use = QToolButton(self), Button(self.tr("Use this"), self)
        self.use.setAccessibleName(self.tr("Use “%1”").replace("%1", self.name))
        self.use.setVisible(kind.id in kinds.SIMPLE)
        self.opener.setVisible(kind.id not in kinds.SIMPLE)
        self.opener.setCheckable(True)
        self._lay_out()
        self.opener.toggled.connect(self._toggle)
        self.steer.clicked.connect(lambda _checked=False: bench.pause(self._pauses))
        self.use.clicked.connect(lambda _checked=False: self.use_wanted.emit(self.wish))
        theme.changed.connect(self._draw)
        self._draw()
        self.show_use(in_use=False, by_itself=False)

    def _lay_out(self) -> None:
        title, self.name_label = Flow(Space.s), heading(self.name, self)
        title.addWidget(self.name_label)
        title.addWidget(self.badge)
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addLayout(title)
        words.addWidget(quiet(kinds.summary(self.kind), self))
        words.addWidget(quiet(traits(self.kind), self))
        words.addWidget(self.state)
        self._head = top = QHBoxLayout()
        top.setSpacing(Space.m)
        top.addLayout(words, 1)
        top.addWidget(self.steer, 0, Qt.AlignmentFlag.AlignVCenter)
        top.addWidget(self.use, 0, Qt.AlignmentFlag.AlignVCenter)
        top.addWidget(self.opener, 0, Qt.AlignmentFlag.AlignVCenter)
        self._whole = QVBoxLayout(self)
        self._whole.setContentsMargins(Space.l, Space.m, Space.l, Space.m)
        self._whole.setSpacing(Space.m)
        self._whole.addLayout(top)
        self.badge.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Maximum)

    def _draw(self) -> None:
        opened = self.opener.isChecked()
        put_glyph(self.opener, "chevron-up" if opened else "chevron", self._theme.colour("muted"))
        what = self.tr("Hide the details of %1") if opened else self.tr("Set up %1")
        self.opener.setAccessibleName(what.replace("%1", self.name))
        self.opener.setToolTip(what.replace("%1", self.name))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """The whole head opens the card: the arrow alone is a small target."""
        on_head = event.position().y() <= self._head.geometry().bottom()
        if event.button() == Qt.MouseButton.LeftButton and on_head and not self.opener.isHidden():
            self.opener.toggle()
        else:
            super().mousePressEvent(event)

    @property
    def wish(self) -> Wish:
        from app.engine.provider_trial import Wish

        return self.body.wish if self.body else Wish(self.kind.provider, *self._present)

    def open(self, opened: bool = True) -> None:
        self.opener.setChecked(opened)

    def _toggle(self, opened: bool) -> None:
        if opened and self.body is None:
            self.body = CardBody(self.kind, self.name, self._bench, self._theme, self)
            self.body.use_wanted.connect(self.use_wanted)
            self.body.key_kept.connect(self.key_kept)
            self.body.state_told.connect(self.show_state)
            self._whole.addWidget(self.body)
            self.body.stack(self._stacked)
            self.body.show_use(self._in_use)
            self.body.show_present(*self._present)
            if self._size:
                self.body.show_size(self._size)
        if self.body:
            self.body.setVisible(opened)
        self._draw()

    # What the page tells

    def show_use(self, *, in_use: bool, by_itself: bool) -> None:
        """`by_itself`: it serves because the choice is automatic."""
        self.badge.setText(self.tr("Chosen automatically") if by_itself else self.tr("In use"))
        self.badge.setVisible(in_use or by_itself)
        self.use.setEnabled(not in_use)
        if self.property("chosen") != in_use:
            self.setProperty("chosen", in_use)
            self.style().unpolish(self)
            self.style().polish(self)
        self._in_use = in_use
        if self.body:
            self.body.show_use(in_use)

    def show_present(self, model: str, base_url: str) -> None:
        """What the settings say for this card's provider, if they mean it."""
        self._present = (model, base_url)
        if self.body:
            self.body.show_present(model, base_url)

    def stack(self, stacked: bool) -> None:
        """Put buttons below their fields, in a narrow page."""
        self._stacked = stacked
        if self.body:
            self.body.stack(stacked)

    def show_size(self, size: LibrarySize) -> None:
        self._size = size
        if self.body:
            self.body.show_size(size)

    def show_state(self, text: str, tone: Tone, dated: bool = False) -> None:
        """How it is doing, and when it last worked; `dated`: the text itself says when."""
        self._told = text, tone, dated
        if self._worked and not dated:
            text = with_last_success(text, moment_text(self._worked))
        say(self.state, text, tone)

    def offer_pause(self, paused: bool | None) -> None:
        """A button that pauses the work (False: it does not rest yet) or lets it go on; None: no button."""
        self._pauses = not paused
        self.steer.setText(self.tr("Resume indexing") if paused else self.tr("Pause indexing"))
        self.steer.setVisible(paused is not None)

    def look_for_success(self) -> None:
        """When it last worked, told beside how it is doing now."""
        wish = self.wish
        has_place = self.kind.id != "compatible" or wish.base_url  # without its address it would be OpenAI
        if self.kind.id not in kinds.SIMPLE and has_place:
            self._bench.last_success(wish, lambda when: self._show_success(when, wish))

    def _show_success(self, when: datetime | None, wish: Wish) -> None:
        if wish.base_url == self.wish.base_url:
            self._worked = when
            self.show_state(*self._told)
