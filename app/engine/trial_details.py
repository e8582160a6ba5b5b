"""What a person may copy for whoever helps with a failed test: all that is known of it, and no key."""

from __future__ import annotations

import platform
from datetime import datetime
from typing import TYPE_CHECKING

from app import __version__
from app.engine.diagnostics import redact
from app.engine.provider_facts import final_url, own_base
from app.errors import MemoroError

if TYPE_CHECKING:
    from app.engine.engine import Engine
    from app.engine.provider_trial import TrialResult


def details(engine: Engine, result: TrialResult) -> str:
    """Lines in English. Of the key only where it was found. May wait for the keyring."""
    wish, problem = result.wish, result.problem
    complaint = getattr(problem, "complaint", None)
    key, base = _key(engine, result)
    lines = {
        "Memoro": f"{__version__}, {platform.system()} {platform.release()}, {platform.machine()}",
        "Time": datetime.now().astimezone().isoformat(timespec="seconds"),
        "Provider": wish.name,
        "Model": wish.model or "the usual one",
        "Address": final_url(wish, base) or "none",
        "Key": key,
        "Cause": result.cause or "none",
        "Told": str(problem) if problem else "works",
        "HTTP status": str(complaint.status) if complaint else "",
        "The service said": complaint.text if complaint else "",
    }
    return redact("".join(f"{name}: {value}\n" for name, value in lines.items() if value))


def _key(engine: Engine, result: TrialResult) -> tuple[str, str]:
    """Where it was found, and the vendor's own address for it."""
    from app.engine.provider_trial import key_of

    try:
        key = key_of(engine, result.wish)
    except MemoroError as problem:
        return problem.title, ""
    return (f"found, from: {key.source}", own_base(result.wish.name, key.reveal())) if key else ("none", "")
