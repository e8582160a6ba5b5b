"""The window that a person works in, whatever program it belongs to: where it is, what it is called, whether
it fills the screen; and which other programs have windows. One module for each system.

`main.py` asks, once or for as long as somebody wants to know. Wayland tells no program about the windows of
others; then nothing is known. Never here: which screen that is, which only the desktop's toolkit knows.
"""
