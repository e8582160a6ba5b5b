"""What can go wrong with assistants and their configurations, to be translated: see `problems.py`."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP

ASSISTANT_TEXTS = (
    QT_TRANSLATE_NOOP("Problems", "This name is taken"),
    QT_TRANSLATE_NOOP("Problems", "This name cannot be used"),
    QT_TRANSLATE_NOOP("Problems", "Use letters or digits."),
    QT_TRANSLATE_NOOP("Problems", "Choose another name."),
    QT_TRANSLATE_NOOP("Problems", "The list of assistants could not be saved"),
    QT_TRANSLATE_NOOP("Problems", "Free some space or make the folder writable, then try again."),
    QT_TRANSLATE_NOOP("Problems", "The assistant's configuration cannot be read"),
    QT_TRANSLATE_NOOP("Problems", "There is a mistake in the file, and it was left as it is."),
    QT_TRANSLATE_NOOP("Problems", "Open it, mend it, and try again."),
    QT_TRANSLATE_NOOP("Problems", "The assistant's configuration is not as expected"),
    QT_TRANSLATE_NOOP("Problems", "“%1” is no group of settings there, so the file was left as it is."),
    QT_TRANSLATE_NOOP("Problems", "Add the entry by hand."),
    QT_TRANSLATE_NOOP("Problems", "%1 changed in the meantime"),
    QT_TRANSLATE_NOOP("Problems", "%1 or another program wrote to it. Nothing was changed."),
    QT_TRANSLATE_NOOP("Problems", "Look at the change again, then confirm."),
    QT_TRANSLATE_NOOP("Problems", "%1 could not be written"),
    QT_TRANSLATE_NOOP("Problems", "Make the file writable, or paste the entry by hand."),
    QT_TRANSLATE_NOOP("Problems", "QMD is still reading the notes."),
    QT_TRANSLATE_NOOP("Problems", "QMD is not installed"),
    QT_TRANSLATE_NOOP("Problems", "QMD failed"),
    QT_TRANSLATE_NOOP("Problems", "QMD gave no readable answer"),
    QT_TRANSLATE_NOOP("Problems", "QMD took too long"),
    QT_TRANSLATE_NOOP("Problems", "This QMD does not know an option"),
    QT_TRANSLATE_NOOP("Problems", "QMD does not know the folder"),
    QT_TRANSLATE_NOOP("Problems", "QMD was stopped"),
    QT_TRANSLATE_NOOP("Problems", "There is no program “%1”."),
    QT_TRANSLATE_NOOP("Problems", "“qmd %1” did not end within %2 s."),
    QT_TRANSLATE_NOOP("Problems", "It printed nothing."),
    QT_TRANSLATE_NOOP("Problems", "It printed: %1"),
)
