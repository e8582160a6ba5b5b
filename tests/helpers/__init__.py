"""What tests of several rooms share: waiting for a condition, log rules, an isolated home, a private desktop.

Nothing here knows a room's insides. Start reading at `waiting.py`; `log_rules.py` and `isolation.py` are
switched on for every test by `tests/conftest.py`, the desktop is asked for by fixture.
"""
