"""Declarations as types for the API's document.

The games, the coach, the narrators and the tables declare what they build, and know nothing of the
document. Answers are encoded as they make them; a test checks them against these types.
"""

from __future__ import annotations

from dataclasses import is_dataclass
from functools import cache, reduce
from importlib import import_module
from operator import or_
from types import UnionType
from typing import (
    Annotated,
    Any,
    Final,
    Literal,
    NotRequired,
    TypeAlias,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from pydantic import Field, RootModel
from typing_extensions import TypedDict

from wardround.core.json_types import About, OneOf, PerGame

Type: TypeAlias = Any
"""A type as a value: `typing` has no type for most of them."""
NAMED: Final[dict[str, Type]] = {}
"""What declarations refer to only by name (`PerGame`), since it is not known there."""
PER_GAME: Final = "wardround.server.declared_by_games"
"""The module that knows it. Reading all that games declare takes long, so it is read late."""


def described(kind: Type) -> Type:
    """Return a declaration as a type that pydantic understands on every Python."""
    origin: Type = get_origin(kind)
    arguments = get_args(kind)
    if is_typeddict(kind) or is_dataclass(kind):
        return _object(kind)
    if origin is Annotated:
        return _annotated(arguments[0], arguments[1:])
    if origin is NotRequired:
        return NotRequired[described(arguments[0])]
    if origin in (Union, UnionType):
        return either([described(one) for one in arguments])
    if origin is None or origin is Literal:
        return kind
    return origin[tuple(described(one) for one in arguments)]


@cache
def _object(kind: Type) -> Type:
    """Return an object that has nothing but what its declaration names."""
    hints = get_type_hints(kind, include_extras=True)
    required = kind.__required_keys__ if is_typeddict(kind) else hints
    keys = {
        name: described(hint if name in required else _optional(hint))
        for name, hint in hints.items()
    }
    make: Type = TypedDict
    made = make(kind.__name__, keys)
    made.__doc__ = kind.__doc__
    made.__pydantic_config__ = {"extra": "forbid", "strict": True}
    return made


def _optional(hint: Type) -> Type:
    origin: Type = get_origin(hint)
    return hint if origin is NotRequired else NotRequired[hint]


def _annotated(kind: Type, notes: tuple[object, ...]) -> Type:
    made = described(kind)
    for note in notes:
        if isinstance(note, PerGame):
            import_module(PER_GAME)
            made = NAMED[note.name]
        elif isinstance(note, OneOf):
            made = _named(made, note)
        elif isinstance(note, About):
            made = Annotated[_tuple(note.items) if note.items else made, _field(note)]
    return made


def _tuple(items: tuple[object, ...]) -> Type:
    fixed: Type = tuple
    return fixed[tuple(described(one) for one in items)]


def _field(about: About) -> Type:
    return Field(
        description=about.text or None,
        pattern=about.pattern or None,
        ge=about.low,
        le=about.high,
        min_length=about.least,
        max_length=about.most,
    )


def _named(union: Type, note: OneOf) -> Type:
    """Return a union with a name of its own in the document."""
    root = RootModel[Annotated[union, Field(discriminator=note.tag)]]
    return type(note.name, (root,), {"__doc__": note.text, "__module__": __name__})


def either(kinds: list[Type]) -> Type:
    """Return the union of several types."""
    return reduce(or_, kinds)
