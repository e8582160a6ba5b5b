"""The texts of our own resources, read once."""

from __future__ import annotations

from functools import cache

from app.resources import resource_path


@cache
def read_resource(name: str) -> str:
    """The text of a resource, for example `icons/search.svg`."""
    return resource_path(name).read_text(encoding="utf-8")
