"""Everything of a person's in one file, and back: notes, drafts, settings, history, pins, assistants' rights.

Never the index, never a key. `manifest.py` says what is in the file and checks it, `making.py` writes it,
`private.py` takes keys and tokens out, `restoring.py` brings it back (after a backup of what is there now),
`own_files.py` and `staged.py` put the program's own files and the history in their place. No Qt.
"""
