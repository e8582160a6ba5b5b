"""One module a command, each with `run(arguments) -> int`, the exit code.

None is imported before it is asked for, so that a quick command stays quick. Never here: the words of the
command line (`app/cli/parser.py`) and how something is done (the engine's rooms). Start at `search.py`.
"""
