"""For terminals and scripts: data on standard output, all else on standard error, exit codes 0, 1 and 2.

A command asks the running program where there is one and does the work itself where there is none.
Never here: how something is done (that is the engine's). Start reading at `main.py`, then `session.py`.
"""
