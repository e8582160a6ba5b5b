"""The page "Providers": a card for each way to make embeddings, from "works now" to the paid ones.

Every call to a service, to the keyring or to the disk goes through `bench.py` into the background; nothing
here speaks to a network by itself, and no key is kept in a widget once it is saved. Start reading at
`page.py`, then `card.py`; `kinds.py` holds what the cards say.
"""
