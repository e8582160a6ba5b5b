"""Everything of a person's in one file, and back: notes, settings, history; never the index, never a key.

`manifest.py` says what is in the file and checks it, `making.py` writes it, `restoring.py` brings it back
(after a backup of what is there now), `staged.py` puts the history in its place. No Qt.
"""
