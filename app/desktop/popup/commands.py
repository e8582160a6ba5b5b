"""What the keys of the popup do. A key that means a row waits for the rows that belong to the text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from app.desktop.capture.in_popup import note_in
from app.desktop.popup.asked import Asked
from app.desktop.popup.filtering import Filtering
from app.desktop.popup.keys import Action
from app.desktop.timers import single_shot

if TYPE_CHECKING:
    from collections.abc import Callable

    from app.desktop.popup.acting import RowActions
    from app.desktop.popup.idle import Idle
    from app.desktop.popup.inquiry import Inquiry
    from app.desktop.popup.window import PopupWindow
    from app.desktop.search_worker import Answer

ENTER_WAITS_MS = 300
"""An Enter pressed before any answer waits so long after the words' answer for a better order."""
_MOVES = {Action.UP, Action.DOWN, Action.PAGE_UP, Action.PAGE_DOWN, Action.FIRST, Action.LAST}


class Commands(QObject):
    """`settings_wanted()`, `library_wanted(None)`, and `preview_wanted(shown)`, which is to be remembered."""

    settings_wanted = Signal()
    library_wanted = Signal(object)
    preview_wanted = Signal(bool)

    def __init__(self, window: PopupWindow, inquiry: Inquiry, idle: Idle, rows: RowActions) -> None:
        super().__init__(window)
        self._window, self._inquiry, self._idle, self._rows = window, inquiry, idle, rows
        self._asked, self.filtering = Asked(), Filtering(window)
        self._pending: Action | int | None = None
        self._moves: list[Action] = []  # made before there were rows to move in
        self._enter_limit = single_shot(self, ENTER_WAITS_MS, self._act_on_pending)
        window.field.acted.connect(self.act)
        window.field.picked.connect(self._on_row)
        window.results.menu_wanted.connect(self._show_actions)
        window.footer.actions_wanted.connect(self._show_actions)
        window.menu.chosen.connect(self.act)
        window.hidden.connect(self._on_hidden)
        inquiry.answered.connect(self._on_answer)
        inquiry.failed.connect(self.cancel)

    @Slot(Action)
    def act(self, action: Action) -> None:
        window = self._window
        calls: dict[Action, Callable[[], object]] = {
            Action.ESCAPE: self._escape,
            Action.PREVIEW_UP: lambda: window.preview.scroll_by(-1),
            Action.PREVIEW_DOWN: lambda: window.preview.scroll_by(1),
            Action.NEXT_AREA: window.focusNextChild,
            Action.SETTINGS: self._show_settings,
            Action.NEXT_SOURCE: window.chips.choose_next,
            Action.ACTIONS: self._show_actions,
            Action.PREVIEW: self._toggle_preview,
            Action.GO_BACK: window.standing.go_back,
            Action.DROP_FILTER: self.filtering.remove_last,
        }
        if action in calls:
            calls[action]()
        elif action in _MOVES:
            self._move(action)
        else:
            self._on_row(action)

    def cancel(self) -> None:
        """Who types on does not want what was pressed before."""
        self._pending = None
        self._moves.clear()
        self._enter_limit.stop()

    def _on_hidden(self) -> None:
        self._keep_asked()
        self.cancel()

    # Rows

    @property
    def _is_current(self) -> bool:
        """Whether the rows on screen belong to the text in the field."""
        question = self._window.field.question
        return self._inquiry.answer is not None if question and note_in(question) is None else True

    @Slot(int)
    def _on_row(self, action: Action | int) -> None:
        if not self._is_current:
            self._pending = action
            return
        if self._window.shows_state and action is not Action.LIBRARY:
            self._on_page(action)
            return
        results = self._window.results
        row = results.pick(action) if isinstance(action, int) else results.current_row
        if row is not None:
            self._rows.do(Action.OPEN if isinstance(action, int) else action, row)
        elif action is Action.LIBRARY:
            self._window.hide()
            self.library_wanted.emit(None)

    def _on_page(self, action: Action | int) -> None:
        if action is Action.OPEN and self._idle.tells_of_note:
            self._window.hide()  # done; only a click takes the note back
        elif action is Action.OPEN:
            self._window.state.press()

    def _on_answer(self, answer: Answer) -> None:
        moves, self._moves = self._moves, []
        for move in moves if answer.rows else ():
            self._move(move)
        if self._pending is None:
            return
        if answer.final:
            self._act_on_pending()
        elif answer.rows:
            self._enter_limit.start()

    def _act_on_pending(self) -> None:
        """It was meant for a row: who finds a page instead of rows has not seen yet what that offers."""
        action = self._pending
        self.cancel()
        if action is not None and not self._window.shows_state:
            self._on_row(action)

    # The rest

    def _move(self, action: Action) -> None:
        """Up from the first row brings back what was asked before, unless something else is being typed."""
        field, results = self._window.field, self._window.results
        older = "" if results.touched or action is not Action.UP else self._asked.older(field.question)
        if older:
            field.setText(older)
            field.selectAll()
        elif self._is_current:
            results.move(action)
        else:
            self._moves.append(action)

    def _escape(self) -> None:
        if self._pending is not None:
            self._pending = None
        elif self._window.field.text():
            self._keep_asked()
            self._window.field.clear()
        else:
            self._window.hide()

    def _keep_asked(self) -> None:
        question = self._window.field.question
        if note_in(question) is None:
            self._asked.keep(question)

    def _show_settings(self) -> None:
        self._window.hide()
        self.settings_wanted.emit()

    def _show_actions(self) -> None:
        window = self._window
        has_row = self._is_current and not window.shows_state
        window.show_actions(window.results.current_row if has_row else None)

    def _toggle_preview(self) -> None:
        shown = self._window.toggle_preview()
        if shown is not None:
            hidden = self.tr("The preview is hidden; → shows it again")
            self._window.footer.tell(self.tr("The preview is shown") if shown else hidden)
            self.preview_wanted.emit(shown)
