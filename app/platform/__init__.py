"""What differs by system: the global hotkey, starting with the computer, notices, opening a file at a line,
where the window in use is, pasting into it, which input methods answer, whether windows are composed, what
becomes of the clipboard at the end, and how that end comes.

Each capability with several mechanisms is a folder: `models.py` (its protocol and errors), `main.py` (the
ordered choice), and one module per mechanism with `is_available()` and the reason when not. Never here:
windows (QtCore alone is allowed), other rooms of the program, settings. Start reading at `hotkey/main.py` and
`open_file/main.py`.
"""
