"""Quick notes: `+ text` in the popup, a line with a hotkey of its own, and pinning a result by Ctrl+S.

Writing is `app/engine/capture.py`, pins are `app/engine/pins.py`; here is only how they meet a person.
Start reading at `in_popup.py`.
"""
