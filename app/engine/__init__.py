"""The owner: one process owns an agent's index, one thread writes to it, everyone else asks here.

Here live the agents' memories, the job queue, the feeding of embeddings, events, status, the self-check and
the local channel by which other processes talk to the running program. Never here: Qt, HTTP, windows' texts.
Start reading at `engine.py` (the facade), then `memory.py` (one agent) and `writer.py` (the writing thread).
"""
