"""What happened to the notes: every version of each, who made it, when and why, and the way back.

One SQLite file per agent beside the index, the only database in this room. It is not derived from anything,
so nothing in it is thrown away lightly: a damaged file is set aside, never deleted. Nothing here writes a
note; that is the work of `app/notes/editing`. Start reading at `store.py`, then `recording.py` (how a crash
leaves no gap) and `observing.py` (what other programs did).
"""
