"""A key that has to be typed again, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from app.desktop.punctuation import listed
from app.desktop.settings.providers.kinds import KINDS, title

if TYPE_CHECKING:
    from app.engine.backup.keys import MissingKey


def key_text(missing: MissingKey) -> str:
    """•  OpenAI; •  Mistral (agent: work)"""
    kind = next(kind for kind in KINDS if kind.provider == missing.provider)
    name = missing.host or title(kind)
    if not missing.agents:
        return f"•  {name}"
    agents = QCoreApplication.translate("BackupKeys", "%1 (agent: %2)", "a service; one or more names")
    return "•  " + agents.replace("%1", name).replace("%2", listed(missing.agents))
