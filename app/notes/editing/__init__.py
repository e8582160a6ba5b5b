"""Changing notes so that nothing is ever lost: each change is guarded, written down, and can be taken back.

`MemoryEditor` is the one door for the window, the command line, the bridge and the inbox. It writes by
`app/notes/writer` and records in `app/notes/history`; it decides nothing about who may do what (see
`app/notes/inbox.py` for trust). Start reading at `editor.py`.
"""
