"""Who turns text into vectors: the contract of every provider, and the providers.

Here live the built-in offline model (`builtin`), services (`remote`), models of the person's own (`local`,
`download`) and the child processes in which native code runs (`local_worker`). No index, no search and no
settings: a caller hands over texts and gets unit vectors or an `EmbeddingError`.
Importing this room costs nothing: NumPy comes with the first vector, OpenVINO only inside the child.
Start reading at `provider.py` (the contract), then `builtin/provider.py` and `local_worker/worker.py`.
"""
