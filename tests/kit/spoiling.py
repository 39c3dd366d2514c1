"""Dumped positions of Dynamite Nurse, to be spoilt field by field."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from tests.kit.plain import Json

NOT_FIELDS = frozenset({"pack", "options", "seats", "hospitals", "town", "main", "work"})


def holder_of(data: Json, place: str) -> tuple[Any, str]:
    """Return what holds a field (`turn`, `town.events`, `hospitals.0.hand`), and its name."""
    *path, field = place.split(".")
    holder: Any = data
    for name in path:
        holder = holder[int(name)] if name.isdecimal() else holder[name]
    return holder, field


def places(data: Json) -> Iterator[str]:
    """Give every field of a dumped position, of the Hospitals those of the second."""
    yield from [name for name in data if name not in NOT_FIELDS]
    for part in ("town", "main", "work"):
        yield from [f"{part}.{field}" for field in data[part]]
    yield from [f"hospitals.1.{field}" for field in data["hospitals"][1]]


@contextmanager
def put(data: Json, place: str, value: object) -> Iterator[None]:
    """Let a field have another value for a while: reading a position keeps nothing of the data."""
    holder, field = holder_of(data, place)
    kept, holder[field] = holder[field], value
    try:
        yield
    finally:
        holder[field] = kept
