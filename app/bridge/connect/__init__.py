"""Connecting an assistant: its own configuration file gets an entry that starts `memoro mcp`.

One module for each assistant says where its file lies and what an entry looks like; `connecting.py` shows the
change before it is made, makes it with a backup, tries it, and takes it back. No token stands in any of these
files: the entry names the assistant, and only this user's programs reach the running Memoro that way.
Start reading at `connecting.py`.
"""
