"""The search popup: one frameless window, made once, shown and hidden by the hotkey.

`window.py` is what one sees, `controller.py` what happens, by way of `inquiry.py`, `idle.py`, `commands.py`
and `acting.py`; `field.py`, `results.py` with `delegate.py`, and
`preview.py` are its parts; `board.py` shows what `states.py` words for news and empty lists. `merging.py`,
`placement.py`, `keys.py` and `plain_text.py` are pure. Never here: the engine itself, only the search worker.
"""
