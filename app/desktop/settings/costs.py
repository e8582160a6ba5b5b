"""What a change costs, in one short sentence."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLocale, QObject

from app.desktop.status_text import number
from app.engine.change_cost import ChangeCost


def sentence(cost: ChangeCost) -> str:
    """Empty where a change costs nothing."""
    match cost.kind:
        case "restart":
            return QCoreApplication.translate("Settings", "Takes effect the next time Memoro starts.")
        case "rebuild":
            text = QCoreApplication.translate("Settings", "A change rebuilds the index: %1. Search goes on.")
            return text.replace("%1", duration(cost.seconds))
        case "embed":
            text = QCoreApplication.translate(
                "Settings", "A change makes new embeddings: %1. Search goes on."
            )
            return text.replace("%1", effort(cost))
    return ""


def effort(cost: ChangeCost) -> str:
    """`about 4 min, 120,000 tokens, $0.02`; tokens and money only where somebody counts them."""
    parts = [duration(cost.seconds)]
    if cost.dollars == 0:
        parts.append(QCoreApplication.translate("Settings", "no cost"))
    else:
        parts.append(QCoreApplication.translate("Settings", "%1 tokens").replace("%1", number(cost.tokens)))
        parts.append(money(cost.dollars))
    return QCoreApplication.translate("Settings", ", ").join(parts)


def effort_of(cost: ChangeCost) -> list[str]:
    """What taking a provider takes, in sentences."""
    if not (cost.seconds or cost.tokens or cost.files):
        return [
            QCoreApplication.translate(
                "Settings", "All embeddings are there already: nothing is computed or paid again."
            )
        ]
    new = QCoreApplication.translate("Settings", "New embeddings: %1.").replace("%1", effort(cost))
    goes_on = QCoreApplication.translate(
        "Settings", "Until they are complete, the present ones go on answering."
    )
    return [new, *([NoteCounts().files_besides(cost.files)] if cost.files else []), goes_on]


def duration(seconds: float) -> str:
    if seconds < 100:
        shown = max(1, round(seconds)) if seconds < 10 else round(seconds / 10) * 10
        return QCoreApplication.translate("Settings", "about %1 s").replace("%1", number(shown))
    return QCoreApplication.translate("Settings", "about %1 min").replace("%1", number(round(seconds / 60)))


def money(dollars: float | None) -> str:
    if dollars is None:
        return QCoreApplication.translate("Settings", "price not known")
    if dollars < 0.01:
        return QCoreApplication.translate("Settings", "less than $0.01")
    return QCoreApplication.translate("Settings", "about $%1").replace(
        "%1", QLocale().toString(dollars, "f", 2)
    )


class NoteCounts(QObject):
    """Only `self.tr` knows plural forms in Python."""

    def your_notes(self, count: int) -> str:
        return self.tr("your %Ln note(s)", "", count)

    def files_besides(self, count: int) -> str:
        return self.tr("%Ln picture(s) or recording(s) besides, whose price is not known.", "", count)
