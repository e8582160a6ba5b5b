"""The page of the shortcuts: recording a global hotkey, and the keys of the popup for looking up.

What binds a key is `app.platform.hotkey`; nothing here grabs one for longer than a try. Start reading at
`recorder.py`; `pressing.py` says what a pressed key is called.
"""
