"""Tests of the desktop room: widgets and models without a screen, the whole program on a private desktop.

`stand_in.py` is an engine without index and model, for tests of windows alone; its notes are real text in
four languages, and a test decides when its answers come.
"""
