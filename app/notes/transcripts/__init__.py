"""Conversations of an assistant, as its program writes them: JSON Lines, one record a line.

Here it is decided which files are conversations, what in them was said by whom, and what of it may be kept in
an index (secrets are masked). Nothing here ever writes to a transcript.
Start reading in `reading.py`; `discovery.py` holds the rule of what is kept and what is gone.
"""
