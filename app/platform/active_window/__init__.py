"""Where the window is that a person works in, whatever program it belongs to, and whether it fills the
screen: one module for each system.

`main.py` asks. Wayland and macOS tell no program about the windows of others; then nothing is known.
Never here: which screen that is, which only the desktop's toolkit knows.
"""
