"""Pure functions on text: analysis, chunks, entries, keywords, dates, front matter, snippets, decoding.

Nothing here touches a disk, a database, a clock or the network, and nothing here knows another room; the
same input always gives the same output, which is what makes the index rebuildable. Heavy modules come late.
Start reading at `analysis.py` (what a word is, in any script), then `chunks.py` (what a search result is).
"""
