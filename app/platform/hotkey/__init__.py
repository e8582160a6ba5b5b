"""The global hotkey: one key combination that works whatever program has the focus.

Every mechanism asks the system for that one combination; nothing here ever listens to other keys. Names of
combinations are Qt's portable ones ("Ctrl+Alt+M"; on macOS "Ctrl" is the Command key, as in Qt).
Start reading at `main.py` (the `Hotkeys` the program uses), then `x11.py`.
"""
