"""What can be wrong in the settings file, to be translated: see `problems.py`.

Of a problem with an option the table has what comes after the name of the option.
"""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP

FILE_TEXTS = (
    QT_TRANSLATE_NOOP("Problems", "is not an option of Memoro; it is kept but not used."),
    QT_TRANSLATE_NOOP("Problems", "Did you mean “%1”?"),
    QT_TRANSLATE_NOOP("Problems", "must be true or false, not %1."),
    QT_TRANSLATE_NOOP("Problems", "must be a whole number, not %1."),
    QT_TRANSLATE_NOOP("Problems", "must be a number, not %1."),
    QT_TRANSLATE_NOOP("Problems", "must be from %1 to %2, not %3."),
    QT_TRANSLATE_NOOP("Problems", "must be a text, not %1."),
    QT_TRANSLATE_NOOP("Problems", "must be one of %1, not %2."),
    QT_TRANSLATE_NOOP("Problems", "must be a list, not %1."),
    QT_TRANSLATE_NOOP("Problems", "must be a group of options in { }, not %1."),
    QT_TRANSLATE_NOOP("Problems", "must be a group of options in { }."),
    QT_TRANSLATE_NOOP("Problems", "The nearest is %1."),
    QT_TRANSLATE_NOOP("Problems", "Write %1 without quotes."),
    QT_TRANSLATE_NOOP("Problems", "Write name: value."),
    QT_TRANSLATE_NOOP("Problems", "Write %1."),
    QT_TRANSLATE_NOOP("Problems", "Put it into quotes."),
    QT_TRANSLATE_NOOP("Problems", "Put it into [ ]."),
    QT_TRANSLATE_NOOP("Problems", "is also set as “%1”, which is used."),
    QT_TRANSLATE_NOOP("Problems", "Remove one."),
    QT_TRANSLATE_NOOP("Problems", "names the agent “%1” twice; the first entry is used."),
    QT_TRANSLATE_NOOP("Problems", "must be smaller than the size of a piece."),
    QT_TRANSLATE_NOOP("Problems", "and “textWeight” must not both be 0."),
    QT_TRANSLATE_NOOP("Problems", "0.7 and 0.3 are used."),
    QT_TRANSLATE_NOOP("Problems", "%1 is used."),
    QT_TRANSLATE_NOOP("Problems", "needs %1; images and sound are not indexed."),
    QT_TRANSLATE_NOOP("Problems", "Change these options, or set it to false."),
    QT_TRANSLATE_NOOP(
        "Problems",
        "contains “sessions”, but conversations are indexed only with “experimental.sessionMemory”.",
    ),
    QT_TRANSLATE_NOOP("Problems", "The configuration file has no content; the defaults are used."),
    QT_TRANSLATE_NOOP("Problems", "The file is far too large for a configuration."),
    QT_TRANSLATE_NOOP("Problems", "Is it the right file?"),
    QT_TRANSLATE_NOOP("Problems", "There are characters here that are not UTF-8."),
    QT_TRANSLATE_NOOP("Problems", "Save the file as UTF-8."),
    QT_TRANSLATE_NOOP("Problems", "The file must hold a group of options in { }."),
    QT_TRANSLATE_NOOP("Problems", "The groups are nested too deeply to be read."),
    QT_TRANSLATE_NOOP("Problems", "The file cannot be read as JSON5."),
    QT_TRANSLATE_NOOP("Problems", "The file ends too early."),
    QT_TRANSLATE_NOOP("Problems", "A closing } or ] is missing."),
    QT_TRANSLATE_NOOP("Problems", "A text begins here and does not end."),
    QT_TRANSLATE_NOOP("Problems", "Add the closing quote."),
    QT_TRANSLATE_NOOP("Problems", "A comma or a closing bracket is missing before %1."),
    QT_TRANSLATE_NOOP("Problems", "Add a comma at the end of the value before."),
    QT_TRANSLATE_NOOP("Problems", "A colon is missing before %1."),
    QT_TRANSLATE_NOOP("Problems", "A value was expected, not %1."),
    QT_TRANSLATE_NOOP("Problems", "Texts need quotes."),
    QT_TRANSLATE_NOOP("Problems", "%1 is not a number that JSON5 knows."),
    QT_TRANSLATE_NOOP("Problems", "%1 is not expected here."),
    QT_TRANSLATE_NOOP("Problems", "%1 is a folder, not a file."),
    QT_TRANSLATE_NOOP("Problems", "Rename the folder or name another file."),
    QT_TRANSLATE_NOOP("Problems", "%1 may not be read."),
    QT_TRANSLATE_NOOP("Problems", "Give yourself the right to read it."),
)
