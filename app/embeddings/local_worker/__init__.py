"""Native code that makes vectors runs in a child process: if it crashes, a message is all that is seen.

`worker.py` is the program's side (start, ask, wait, give up, let go), `child.py` the other, `protocol.py`
what they say to each other over two pipes. Nothing here knows a model: a kind names the module that does.
Start reading at `worker.py`.
"""
