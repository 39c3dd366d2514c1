"""The engine's table of a game's events, made from their declarations."""

from __future__ import annotations

from typing import get_args, get_type_hints

from wardround.core.json_types import Form

Kind = tuple[str, tuple[tuple[str, str], ...]]
"""A name in the past tense, and the name and form of each fact."""

OF_ALL = ("event", "seat")
"""What every event has; the rest of it are its facts."""


def kinds_of(events: object) -> list[Kind]:
    """Return all kinds of events, in the order in which a union declares them."""
    union, *_ = get_args(events)
    told: list[Kind] = []
    for record in get_args(union):
        hints = get_type_hints(record, include_extras=True)
        facts = tuple((name, _form(hint)) for name, hint in hints.items() if name not in OF_ALL)
        told += [(name, facts) for name in get_args(hints["event"])]
    return told


def _form(hint: object) -> str:
    return next(one.name for one in get_args(hint) if isinstance(one, Form))
