"""Everything in one file, and back: the window for it. What happens is `app/engine/backup/`.

Restoring always shows first what it would do, and never overwrites anything without a backup of it.
Start reading at `window.py`.
"""
