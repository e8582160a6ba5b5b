"""Which engine answers an assistant's question: the built-in one, or another that the settings name.

Here: when another engine is asked, kept fresh, given up for a while and tried again, and what is handed to it
(conversations as Markdown). Never here: how it is spoken to (`app/search/backends`).
Start reading in `choosing.py`; `qmd.py` is the one backend, `keeper.py` the thread that keeps it fresh.
"""
