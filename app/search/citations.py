"""Where a result stands, and whether the session may see it."""

from __future__ import annotations

from app.search.types import Citations, Session


def citation(path: str, first: int, last: int) -> str:
    """`path#L5` or `path#L5-L9`."""
    return f"{path}#L{first}" if last <= first else f"{path}#L{first}-L{last}"


def shows_citations(setting: Citations, session: Session) -> bool:
    """`auto` cites in direct sessions only: paths are nobody's business in a group."""
    return setting == "on" or (setting == "auto" and session == "direct")
