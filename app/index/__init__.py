"""The derived side: one SQLite file per agent with notes, chunks, keywords, passages and vectors.

Everything here can be thrown away and made again from the notes, so nothing here ever writes a note.
One thread writes through `Index`; any number of threads read through `Index.read()`, each a snapshot of its
own. Never here: ranking (search), settings (config), calls to a provider inside a transaction. Start reading
at `index.py`, then `sync.py` (notes to rows), `reader.py` (rows to search) and `vectors/`.
"""
