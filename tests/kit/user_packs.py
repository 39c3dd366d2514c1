"""Packs of a user's, and the refusals they get."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from wardround.core.errors import BadPack, Fact
from wardround.dicehospital.reading import read_content

FILE = "mine.toml"
HEADER = '[pack]\ngame = "dice-hospital"\nname = "mine"\nformat = 1\n'


def refusal(body: str, edition: str = "final", experimental: bool = False) -> tuple[str, object]:
    """Return the code and the facts, without the file, that a user's pack is refused with."""
    return refusal_by(
        lambda text: read_content(edition, experimental, user_packs={FILE: text}), HEADER + body
    )


def refusal_by(read: Callable[[str], object], text: str) -> tuple[str, object]:
    """Return the code and the facts, without the file, that reading a text is refused with."""
    with pytest.raises(BadPack) as caught:
        read(text)
    facts = dict(caught.value.facts)
    assert facts.pop("file") == FILE
    return caught.value.code, facts


def impossible(entry: str, field: str, found: str, allowed: str) -> tuple[str, object]:
    """Return the refusal of a value that can't be played."""
    facts = {"entry": entry, "field": field, "found": found, "allowed": allowed}
    return "pack-impossible", facts


def refused(code: str, entry: str, field: str, **facts: Fact) -> tuple[str, object]:
    """Return the refusal of a place with other facts."""
    return code, {"entry": entry, "field": field, **facts}


def missing(entry: str, field: str) -> tuple[str, object]:
    """Return the refusal of an entry that lacks a field."""
    return "pack-field-missing", {"entry": entry, "field": field}
