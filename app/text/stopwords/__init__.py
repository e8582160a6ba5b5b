"""Words that say little by themselves, in eleven languages, as plain data.

Languages with spaces have sets of folded words (`latin.py`, `other.py`); Japanese, Chinese and Korean have
patterns, since their words are not parted (`cjk.py`). Nothing here decides: `app/text/keywords.py` does.
"""
