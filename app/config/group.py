"""How an option is declared: `name: type = option(default=…, label=…, help=…)` in a `Group`.

A group is an immutable value like a frozen dataclass. It is not one, and not a pydantic model, because every
command of the program reads its settings: forty dataclasses cost 25 ms to define and pydantic 70 ms to
import, a `Group` some microseconds. Everything about an option stands in its declaration; forms, validation,
the commented file and the documentation read it from there.
"""

from __future__ import annotations

from typing import Any, ClassVar, Literal, NamedTuple, Self, dataclass_transform

#: What a change costs: nothing; a rebuild of the index; new embeddings (keywords stay); a restart.
Cost = Literal["none", "rebuild", "embed", "restart"]
Page = Literal[
    "general",
    "memory",
    "search",
    "embeddings",
    "sync",
    "index",
    "sessions",
    "qmd",
    "flush",
    "bridge",
    "history",
]


class About(NamedTuple):
    """What is said of an option beside its name, type and default.

    `label` and `help` are English source texts; a window translates them when it shows them. `minimum` and
    `maximum` are inclusive. `secret` values are never shown or logged. `example` is what the commented
    default file shows where the default says nothing (a list, a path).
    """

    default: Any
    label: str
    help: str
    minimum: float | None = None
    maximum: float | None = None
    page: Page | None = None
    cost: Cost | None = None
    secret: bool = False
    key: str | None = None
    example: Any = None


def option(  # noqa: PLR0913 (a declaration is read, not called)
    *,
    default: Any,
    label: str,
    help: str,  # noqa: A002 (the word that people look for)
    minimum: float | None = None,
    maximum: float | None = None,
    page: Page | None = None,
    cost: Cost | None = None,
    secret: bool = False,
    key: str | None = None,
    example: Any = None,
) -> Any:
    """Declare an option; see `About`. `page` and `cost` default to those of the group."""
    return About(default, label, help, minimum, maximum, page, cost, secret, key, example)


@dataclass_transform(kw_only_default=True, frozen_default=True, field_specifiers=(option,))
class Group:
    """A frozen record of options and of groups within it.

    A subclass says `page` and `cost` for its options, and `shared` if other programs keep their own keys
    beside ours (OpenClaw's configuration file), so that an unknown key there is not worth a notice.
    """

    declared: ClassVar[dict[str, About | Group]] = {}
    page: ClassVar[Page] = "general"
    cost: ClassVar[Cost] = "none"
    shared: ClassVar[bool] = False

    def __init_subclass__(cls, *, page: Page = "general", cost: Cost = "none", shared: bool = False) -> None:
        cls.page, cls.cost, cls.shared = page, cost, shared
        cls.declared = {name: value for name, value in vars(cls).items() if isinstance(value, (About, Group))}
        for name, value in cls.declared.items():
            if isinstance(value, About):
                setattr(cls, name, value.default)

    def __init__(self, **values: Any) -> None:
        unknown = values.keys() - self.declared.keys()
        if unknown:
            raise TypeError(f"{type(self).__name__} has no option {', '.join(sorted(unknown))}")
        self.__dict__.update(values)

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"settings are immutable; make a new {type(self).__name__} to change {name}")

    def replace(self, **changes: Any) -> Self:
        """A copy with some values changed."""
        return type(self)(**{**self.__dict__, **changes})

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and all(
            getattr(self, name) == getattr(other, name) for name in self.declared
        )

    def __hash__(self) -> int:
        return hash((type(self), tuple(repr(getattr(self, name)) for name in self.declared)))

    def __repr__(self) -> str:
        shown = (f"{name}={self._shown(name)}" for name in self.declared)
        return f"{type(self).__name__}({', '.join(shown)})"

    def _shown(self, name: str) -> str:
        about, value = self.declared[name], getattr(self, name)
        return "***" if isinstance(about, About) and about.secret and value else repr(value)


def key_of(name: str, about: About | Group) -> str:
    """The name of an attribute in the file: `max_results` is `maxResults`, `lambda_` is `lambda`."""
    if isinstance(about, About) and about.key:
        return about.key
    first, *rest = name.rstrip("_").split("_")
    return first + "".join(word.capitalize() for word in rest)
