"""Opening a note where the hit is, in the person's editor, and showing it in its folder.

Programs are started from lists of arguments, never through a shell, and outlive us. Nothing here reads or
writes a note. Start reading at `main.py`, then `editors.py` (the table of known editors).
"""
