"""The library window: all memory as a person thinks of it, its history with undo, the inbox, the check-up.

Nothing here touches a disk on the window's thread: pages ask `app.engine.library.Library` by way of
`Background`, and show values. Nothing here decides what may be written; that is the editor's in `notes`.
Start reading at `window.py`; a page is `page.py` filled with items.
"""
