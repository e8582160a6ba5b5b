"""Notices outside our own windows: one module for each way, tried in order, with the reason when none works.

`main.py` sends; whether a notice is wanted at all (level, do not disturb) is decided by `app/desktop`.
Nothing that matters is only told here: every notice may be missed.
Speaks to D-Bus by jeepney, never through Qt.
"""
