"""The canonical side: which files are memory, how they are read and written, and what happened to them.

Here live the scope (which folders count), discovery, reading, the agents' guarded `memory_get`, the atomic
writer, `editing` (the one door for changes), `history`, the inbox, `checkup` and `transcripts`. Nothing here
knows about the index: a note is never changed or lost because something derived from it is wrong.
Start reading at `scope.py` and `discovery.py`.
"""
