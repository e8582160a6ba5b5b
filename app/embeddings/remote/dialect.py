"""What differs from service to service; each has a module with a subclass of `Dialect`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, TypeAlias

from app.embeddings.remote.address import normalise

Post: TypeAlias = Callable[[str, Any], Any]
"""Sends a JSON body to a path below the base and gives the decoded answer. Raises `RemoteError`."""


@dataclass(frozen=True, slots=True)
class Task:
    """Texts to embed in one call. `dimensions` only where the person wants other than the usual ones."""

    model: str
    texts: Sequence[str]
    is_query: bool
    dimensions: int | None = None


@dataclass(frozen=True, slots=True)
class OfferedModel:
    """A model in a service's own list. `embeds` is None where the list does not tell."""

    name: str
    embeds: bool | None
    max_tokens: int | None = None


class Dialect:
    """The protocol of one service; this base is OpenAI's, which most others resemble.

    `max_items` is the number of texts that the service takes in one call, `elsewhere_items` the careful
    number for a service of another maker that speaks the same protocol. A dialect may raise KeyError,
    TypeError, ValueError, IndexError or AttributeError on an answer that is not as documented.
    """

    name: ClassVar[str]
    service: ClassVar[str]
    base: ClassVar[str]
    other_bases: ClassVar[Mapping[str, str]] = {}
    """Further addresses of the vendor's own, by the beginning of the keys that belong there."""
    version: ClassVar[str] = "v1"
    default_model: ClassVar[str]
    model_prefixes: ClassVar[tuple[str, ...]] = ()
    needs_key: ClassVar[bool] = True
    key_header: ClassVar[str] = "Authorization"
    key_prefix: ClassVar[str] = "Bearer "
    max_items: ClassVar[int]
    elsewhere_items: ClassVar[int] = 64
    concurrency: ClassVar[int] = 4
    models_path: ClassVar[str] = "models"
    adjustable: ClassVar[tuple[str, ...]] = ()
    """Beginnings of the names of models whose dimensions can be chosen; others are never sent a wish."""

    def clean_base(self, address: str) -> str:
        """The address below which the calls are made. Raises ValueError, see `normalise`.

        A whole address of the call that was copied from a manual is cut; where there is no path at all, the
        usual version is added.
        """
        scheme, slashes, rest = normalise(address).partition("://")
        rest, mark, query = rest.partition("?")
        rest = rest.removesuffix("/embeddings")
        if "/" not in rest and self.version:
            rest = f"{rest}/{self.version}"
        return f"{scheme}{slashes}{rest}{mark}{query}"

    def base_for(self, key: str) -> str:
        """The vendor's own address for this key."""
        return next((base for start, base in self.other_bases.items() if key.startswith(start)), self.base)

    def is_own(self, base: str) -> bool:
        """Whether a clean base is the vendor's own address."""
        return base in map(self.clean_base, (self.base, *self.other_bases.values()))

    def clean_model(self, model: str) -> str:
        """The model's name as the service knows it."""
        model = model.strip() or self.default_model
        for prefix in self.model_prefixes:
            model = model.removeprefix(prefix)
        return model

    def takes_dimensions(self, model: str) -> bool:
        """Whether a wish for dimensions may be sent with a call."""
        return model.startswith(self.adjustable)

    def shown_path(self, model: str) -> str:
        """The path of a call with documents, for messages."""
        return "embeddings"

    def embed(self, post: Post, task: Task) -> list[Any]:
        """One list of numbers per text, in the order of the texts."""
        return in_order(post("embeddings", {"model": task.model, "input": list(task.texts)}))

    def media_task(
        self, model: str, dimensions: int | None, data: bytes, mime: str, label: str
    ) -> tuple[str, Any] | None:
        """Path and body of the call for a picture or recording; None if the model takes none."""
        return None

    def offered(self, answer: Any) -> list[OfferedModel]:
        """The models in the answer to a GET of `models_path`."""
        return [OfferedModel(str(model["id"]), None) for model in answer["data"]]


def in_order(answer: Any) -> list[Any]:
    """The vectors of an answer in OpenAI's form, by their index. Raises ValueError if one is there twice."""
    items = answer["data"]
    order = [item.get("index", place) for place, item in enumerate(items)]
    if sorted(order) != list(range(len(items))):
        raise ValueError("the numbering of the vectors is wrong")
    placed = dict(zip(order, items, strict=True))
    return [placed[index]["embedding"] for index in range(len(items))]
