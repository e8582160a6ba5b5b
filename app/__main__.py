"""The front door: parse the command line, open the right room.

`memoro toggle` and a second start must answer in 0.15 s, so everything big is imported behind the door it
belongs to.
"""

from __future__ import annotations

import sys


def main(arguments: list[str] | None = None) -> int:
    words = sys.argv[1:] if arguments is None else arguments
    if words[:1] == ["--local-worker"]:  # how a frozen build starts the child process of local models
        from app.embeddings.local_worker.child import main as work

        return work(words[1:])
    if words[:1] == ["--check-up"]:  # likewise
        from app.engine.checkup.child import main as check

        return check(words[1:])
    try:
        from app.cli.main import run
        from app.config.portable import use_portable_home

        use_portable_home()
        return run(words)
    except KeyboardInterrupt:  # also while it still starts
        sys.stderr.write("Stopped.\n")
        return 1


if __name__ == "__main__":
    sys.exit(main())
