"""Pasting into the program that was used before: the focus goes back to its window, then Ctrl+V is pressed.

`main.py` says whether there is a way here. There is one on X11 so far; Wayland and macOS let a program press
keys in another one only with rights that nobody should give for this. Never here: the clipboard, which the
desktop's toolkit owns.
"""
