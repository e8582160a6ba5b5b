"""Search by meaning over the active generation: one matrix in memory while it fits, sqlite-vec beyond.

Both read the same rows (passages and the embedding cache) and give the same results. Nothing here writes but
`vec0.py`, on the writer's thread. Start reading at `searcher.py`; `codec.py` says how a vector is kept.
"""
