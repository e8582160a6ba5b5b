"""The look: colours, spacing and type of the whole program, light and dark.

Every colour pair that carries text has a contrast of at least 4.5:1 (`tests/desktop/test_theme.py` measures).
The style sheet in `resources/themes` holds no value of its own, only `$names` of the fields here.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass, replace
from string import Template

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QColor, QGuiApplication, QPalette
from PySide6.QtWidgets import QWidget

from app.desktop.assets import read_resource
from app.desktop.portal_appearance import PortalAppearance
from app.resources import resource_path


@dataclass(frozen=True, slots=True)
class Colours:
    window: str  # behind everything
    surface: str  # fields, preview
    text: str
    muted: str  # second lines, hints
    faint: str  # what only stands beside: the days of the months before and after
    line: str  # hairlines and borders
    edge: str  # around the popup, which has no shadow on many desktops
    accent: str  # links, focus, buttons
    on_accent: str
    selection: str  # the chosen row
    mark: str  # found words
    on_mark: str
    entry: str  # the found lines in the preview
    track: str  # the empty part of a score bar
    notice: str  # banners
    on_notice: str
    problem: str
    on_problem: str
    added: str  # lines and words that a change brought
    added_word: str
    removed: str  # and those that it took away
    removed_word: str


LIGHT = Colours(
    window="#f7f8f7", surface="#ffffff", text="#1d2326", muted="#566068", faint="#69727a", line="#dfe3e2",
    edge="#87928f", accent="#0e6e65", on_accent="#ffffff", selection="#deeeeb", mark="#ffe7a3",
    on_mark="#2c2200",
    entry="#fbf4dd", track="#dbe2e0", notice="#fdf3d8", on_notice="#5a4300", problem="#fce8e6",
    on_problem="#8c1d18", added="#e4f4e6", added_word="#b4e3bd", removed="#fbe9e7", removed_word="#f6c6c0",
)  # fmt: skip
DARK = Colours(
    window="#1b1f21", surface="#222729", text="#e6eaea", muted="#a2adb1", faint="#858e92", line="#353c3f",
    edge="#6f7a7e", accent="#6ccabd", on_accent="#06231f", selection="#264240", mark="#6a5413",
    on_mark="#fff1c4",
    entry="#332f1f", track="#3a4245", notice="#3a3218", on_notice="#f4dfa0", problem="#482523",
    on_problem="#ffc9c4", added="#1f3326", added_word="#2f6140", removed="#3a2424", removed_word="#743632",
)  # fmt: skip
# For who asked the system for more contrast: what carries text has 7:1 (WCAG's AAA), lines and edges 4.5:1.
LIGHT_CONTRAST = replace(
    LIGHT, window="#ffffff", text="#000000", muted="#30383b", faint="#525a5e", line="#5f6a68", edge="#1d2326",
    accent="#064a44", selection="#c9e4df", track="#ffffff", on_notice="#3b2b00", on_problem="#6b100c",
)  # fmt: skip
DARK_CONTRAST = replace(
    DARK, window="#0b0d0e", surface="#000000", text="#ffffff", muted="#d3dbdd", faint="#9ca4a7",
    line="#8b979b", edge="#c4cdd0", accent="#8ce6da", selection="#1c4743",
    on_mark="#ffffff", on_notice="#ffeebb",
    on_problem="#ffe0dd", track="#0b0d0e", mark="#5b470c", added_word="#235233", removed_word="#5f2825",
)  # fmt: skip


def colours_for(choice: str, scheme: Qt.ColorScheme, contrast: Qt.ContrastPreference) -> Colours:
    """`choice` as in `Theme.choose`; the other two are the system's."""
    dark = choice == "dark" or (choice != "light" and scheme == Qt.ColorScheme.Dark)
    if contrast == Qt.ContrastPreference.HighContrast:
        return DARK_CONTRAST if dark else LIGHT_CONTRAST
    return DARK if dark else LIGHT


class Space:
    """Distances in device-independent pixels: one scale for everything."""

    xs, s, m, l, xl = 4, 8, 12, 16, 24  # noqa: E741
    radius = 8
    bar = 3


class Type:
    """Sizes relative to the system's own text size, so that people's choice there counts."""

    field = 1.55
    heading = 1.35
    title = 1.08
    small = 0.9


class Theme(QObject):
    """The colours in use; follows the system while the choice is `auto`, and its contrast always."""

    changed = Signal()

    def __init__(self, choice: str = "auto", parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.colours = LIGHT
        self._widgets: list[QWidget] = []
        hints = QGuiApplication.styleHints()
        hints.colorSchemeChanged.connect(self._refresh)
        hints.accessibility().contrastPreferenceChanged.connect(self._refresh)
        self._portal = PortalAppearance(self)
        self._portal.changed.connect(self._refresh)
        self.choose(choice)
        QGuiApplication.setPalette(self._palette())

    def choose(self, choice: str) -> None:
        """`auto` (the system's), `light` or `dark`."""
        schemes = {"light": Qt.ColorScheme.Light, "dark": Qt.ColorScheme.Dark}
        hints = QGuiApplication.styleHints()
        if choice in schemes:
            hints.setColorScheme(schemes[choice])
        else:
            hints.unsetColorScheme()
        self._choice = choice
        self._refresh()

    @property
    def is_dark(self) -> bool:
        return self.colours in {DARK, DARK_CONTRAST}

    def dress(self, window: QWidget) -> None:
        """Give a window, or a part of one, the palette and style sheet, now and after every change."""
        self._widgets.append(window)
        window.destroyed.connect(lambda: self._forget(window))
        self.put_on(window)

    def put_on(self, widget: QWidget) -> None:
        """Give a widget the present palette and style sheet, once."""
        widget.setPalette(self._palette())
        widget.setStyleSheet(self.style_sheet())

    def colour(self, name: str) -> QColor:
        return QColor(getattr(self.colours, name))

    def _refresh(self) -> None:
        hints = QGuiApplication.styleHints()
        told = self._portal.scheme
        scheme = hints.colorScheme() if told == Qt.ColorScheme.Unknown else told
        colours = colours_for(self._choice, scheme, hints.accessibility().contrastPreference())
        if colours is self.colours:
            return
        self.colours = colours
        QGuiApplication.setPalette(self._palette())
        for window in self._widgets:
            self.put_on(window)
        self.changed.emit()

    def _forget(self, window: QWidget) -> None:
        self._widgets = [known for known in self._widgets if known is not window]

    def style_sheet(self) -> str:
        values = asdict(self.colours) | {
            "xs": Space.xs, "s": Space.s, "m": Space.m, "l": Space.l, "xl": Space.xl, "radius": Space.radius,
            "icons": resource_path("icons").as_posix(),
            "up": f"arrow-up-{'light' if self.is_dark else 'dark'}.svg",
            "tick": f"tick-{'dark' if self.is_dark else 'light'}.svg",
            "down": f"arrow-down-{'light' if self.is_dark else 'dark'}.svg",
        }  # fmt: skip
        sheets = read_resource("themes/memoro.qss") + read_resource("themes/forms.qss")
        return Template(sheets).substitute(values)

    def _palette(self) -> QPalette:
        role = QPalette.ColorRole
        palette = QPalette()
        for part, name in {
            role.Window: "window", role.Base: "surface", role.AlternateBase: "window", role.Button: "window",
            role.Text: "text", role.WindowText: "text", role.ButtonText: "text", role.ToolTipBase: "surface",
            role.ToolTipText: "text", role.PlaceholderText: "muted", role.Highlight: "accent",
            role.HighlightedText: "on_accent", role.Link: "accent", role.LinkVisited: "accent",
        }.items():  # fmt: skip
            palette.setColor(part, self.colour(name))
        return palette
