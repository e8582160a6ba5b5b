"""`python -m app.embeddings.local_worker KIND ARGUMENTS`: the child process. Not meant for people."""

from __future__ import annotations

import sys

from app.embeddings.local_worker.child import main

if __name__ == "__main__":
    main(sys.argv[1:])
