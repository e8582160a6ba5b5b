"""What can go wrong with the memory, opening notes and hotkeys, to be translated: see `problems.py`."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP

EVERYDAY_TEXTS = (
    QT_TRANSLATE_NOOP("Problems", "No memory folder yet"),
    QT_TRANSLATE_NOOP("Problems", "Memoro is still starting"),
    QT_TRANSLATE_NOOP("Problems", "The index is not open yet."),
    QT_TRANSLATE_NOOP("Problems", "Try again in a moment."),
    QT_TRANSLATE_NOOP("Problems", "The memory folder is missing"),
    QT_TRANSLATE_NOOP("Problems", "%1 cannot be reached. Search answers with what was read before."),
    QT_TRANSLATE_NOOP("Problems", "%1 cannot be reached, so nothing was written."),
    QT_TRANSLATE_NOOP("Problems", "Connect the drive, put the folder back, or choose another one."),
    QT_TRANSLATE_NOOP("Problems", "Search by meaning failed"),
    QT_TRANSLATE_NOOP("Problems", "Search by meaning is not available"),
    QT_TRANSLATE_NOOP("Problems", "An internal error."),
    QT_TRANSLATE_NOOP("Problems", "See the log."),
    QT_TRANSLATE_NOOP("Problems", "Something went wrong"),
    QT_TRANSLATE_NOOP("Problems", "The log has the details."),
    QT_TRANSLATE_NOOP("Problems", "Another local model is set"),
    QT_TRANSLATE_NOOP("Problems", "The index was made with %1."),
    QT_TRANSLATE_NOOP("Problems", "This is a picture or a recording"),
    QT_TRANSLATE_NOOP("Problems", "It has no text to show."),
    QT_TRANSLATE_NOOP("Problems", "Open the file."),
    QT_TRANSLATE_NOOP("Problems", "This file is another program's"),
    QT_TRANSLATE_NOOP(
        "Problems", "Memoro would keep its index in %1, but there is a database of another program."
    ),
    QT_TRANSLATE_NOOP("Problems", "Name another file in store.path, or leave it out."),
    QT_TRANSLATE_NOOP(
        "Problems", "The file %1 was made by a later version of the program, which this one cannot read."
    ),
    QT_TRANSLATE_NOOP(
        "Problems", "Update Memoro, or move the file away; the index is then made again from your notes."
    ),
    QT_TRANSLATE_NOOP("Problems", "The history is from a newer Memoro"),
    QT_TRANSLATE_NOOP("Problems", "Update Memoro. The file stays as it is."),
    QT_TRANSLATE_NOOP("Problems", "Run “make setup” again, or set %1 to a folder that holds %2."),
    QT_TRANSLATE_NOOP(
        "Problems", "%1 has changed since it was made, so it is not used. Search by words goes on."
    ),
    QT_TRANSLATE_NOOP("Problems", "Delete the file and run “make setup” again, or reinstall Memoro."),
    QT_TRANSLATE_NOOP("Problems", "The built-in search model cannot run"),
    QT_TRANSLATE_NOOP(
        "Problems", "A part of Memoro that it needs is missing or does not fit this system (%1)."
    ),
    QT_TRANSLATE_NOOP("Problems", "Install Memoro with its extra “builtin”."),
    QT_TRANSLATE_NOOP("Problems", "The local search model failed"),
    QT_TRANSLATE_NOOP("Problems", "The local search model stopped unexpectedly"),
    QT_TRANSLATE_NOOP("Problems", "The local search model could not be started"),
    QT_TRANSLATE_NOOP("Problems", "The system said: %1. Search by words goes on."),
    QT_TRANSLATE_NOOP("Problems", "Close some programs and try again."),
    QT_TRANSLATE_NOOP("Problems", "The local search model does not answer"),
    QT_TRANSLATE_NOOP(
        "Problems", "It was silent for %1 seconds and has been ended. Search by words goes on."
    ),
    QT_TRANSLATE_NOOP("Problems", "It is started again with the next search."),
    QT_TRANSLATE_NOOP("Problems", "The editor was not found"),
    QT_TRANSLATE_NOOP("Problems", '"%1" is not installed or not on the PATH.'),
    QT_TRANSLATE_NOOP("Problems", "Found here: %1. Choose an editor in the settings."),
    QT_TRANSLATE_NOOP("Problems", "No terminal was found"),
    QT_TRANSLATE_NOOP("Problems", "%1 needs a terminal window."),
    QT_TRANSLATE_NOOP("Problems", "Choose another editor in the settings."),
    QT_TRANSLATE_NOOP("Problems", "The editor's command cannot be read"),
    QT_TRANSLATE_NOOP("Problems", "The program did not open the file"),
    QT_TRANSLATE_NOOP("Problems", "%1 ended with status %2."),
    QT_TRANSLATE_NOOP("Problems", "The system has no default program (xdg-open is not installed)."),
    QT_TRANSLATE_NOOP("Problems", '"%1" cannot be a hotkey'),
    QT_TRANSLATE_NOOP("Problems", "It should look like Ctrl+Alt+M."),
    QT_TRANSLATE_NOOP("Problems", '"%1" is not one of Ctrl, Alt, Shift and Meta.'),
    QT_TRANSLATE_NOOP("Problems", "It needs Ctrl, Alt or Meta, or it would get in the way of typing."),
    QT_TRANSLATE_NOOP("Problems", "It has no key besides the modifiers."),
    QT_TRANSLATE_NOOP("Problems", '"%1" is not a key that can be used.'),
    QT_TRANSLATE_NOOP("Problems", "The present keyboard layout has no such key."),
    QT_TRANSLATE_NOOP("Problems", "A Mac keyboard has no such key."),
    QT_TRANSLATE_NOOP("Problems", "The X server cannot be reached (%1)."),
    QT_TRANSLATE_NOOP("Problems", "Set the hotkey again, or start Memoro again."),
    QT_TRANSLATE_NOOP(
        "Problems", "In the system's keyboard settings, add a shortcut that runs “memoro toggle”."
    ),
)
