"""The settings window: pages made from the option table, one file behind them, every change undoable.

What a value means, is checked and is written by is `app.config` and `app.engine.settings_editing`; nothing
here knows the file's format. No text of an option stands here either: `texts.py` translates those of the
table. Start reading at `window.py`, then `model.py`, which holds the values, and `rows.py`, which shows one.
"""
