"""Changing one field of a position, to see whether a copy shares it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


def slots(kind: type) -> set[str]:
    """Return the fields that a class can hold by itself, in both builds."""
    return {
        name
        for name, thing in vars(kind).items()
        if type(thing).__name__ in {"member_descriptor", "getset_descriptor"}
        and not name.startswith("__")
    }


def change(holder: object, field: str, instead: Mapping[str, Any]) -> None:
    """Change one field, in place where that is how the rules change it.

    Numbers and lists of them change by themselves; `instead` has what else a field can hold, or
    what a list of other things can hold.
    """
    value = getattr(holder, field)
    if isinstance(value, list):
        value.append(instead.get(field, 7))
    elif field in instead:
        setattr(holder, field, instead[field])
    elif isinstance(value, tuple):
        setattr(holder, field, (*value, 7))
    elif isinstance(value, bool):
        setattr(holder, field, not value)
    else:
        setattr(holder, field, value + 1)
