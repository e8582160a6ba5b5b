"""How another process talks to the running program: a local socket, one JSON request a connection.

`client.py` is imported by the quickest commands, so it needs the standard library alone; `server.py` runs
in the owner. Never here: what a verb does (`app/engine/verbs.py`). Start reading at `client.py`.
"""
