"""From a question to an ordered, explained list of places in the notes.

Pure over an index `Reader`: no files but two of the program's own (of `relation.py` and `readings.py`), no
network, no clock of its own, and it never makes an embedding; it is given the question's vector or works
without one. What it returns is data for people, programs and agents.

Start reading in `searcher.py` (the walk), then `types.py` (what goes in and out); `fusion.py` holds the
formula that makes words and meaning comparable, `rewriting.py` what is looked for in other spellings.
"""
