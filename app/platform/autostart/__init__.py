"""Starting with the computer: one module for each system's way, one entry that belongs to this user.

`main.py` chooses and is all that others need. The entry is written only when the person asked for it, is
rewritten to where the program is now at each start, and is removed without a trace. System-wide folders
are never touched.
"""
