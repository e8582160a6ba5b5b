"""The pictures of the documents: the real program on a private desktop, with an invented memory per language.

`python -m tests.screenshots` makes all of them; `__main__.py` opens the desktop and shrinks what was taken,
`stage.py` is the program with somebody at its windows, `memories/` is what it shows. No tests live here.
"""
