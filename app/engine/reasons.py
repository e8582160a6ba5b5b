"""The program's own reasons for a change, as the history keeps them; windows say them in their language."""

from __future__ import annotations

QUICK_NOTE = "Quick note"
FROM_BACKUP = "Restored from the backup of "
"""Followed by the day and time at which the backup was made."""
