"""Reading a conversation that was found: the popup's preview of it, and a window of its own.

Turns are shown as they were said, secrets masked; nothing here writes, and nothing is loaded from anywhere.
Start reading in `door.py`; `view.py` draws the turns.
"""
