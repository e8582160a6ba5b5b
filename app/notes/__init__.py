"""The canonical side: which files are memory, and how they are read and written.

Here live the scope (which folders count), discovery, reading, the agents' guarded `memory_get`, and the one
atomic writer. Nothing here knows about the index: a note is never changed or lost because something derived
from it is wrong. Start reading at `scope.py` and `discovery.py`.
"""
