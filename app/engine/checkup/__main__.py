"""`python -m app.engine.checkup check ARGUMENTS`: the child process. Not meant for people."""

from __future__ import annotations

import sys

from app.engine.checkup.child import main

if __name__ == "__main__":
    main(sys.argv[1:])
