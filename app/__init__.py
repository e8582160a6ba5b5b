"""Memoro: see, search and steer what your AI assistant remembers.

Each folder below is a room with one job; the table in README.md says which may import which.
Start reading at `app/__main__.py` (the front door) and `app/engine/engine.py` (the owner of everything).
"""

__version__ = "0.1.0"
