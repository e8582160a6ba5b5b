"""Making a memory folder, for the first start's window and the command line."""

from __future__ import annotations

from app.notes.welcome import create_workspace

__all__ = ["create_workspace"]
