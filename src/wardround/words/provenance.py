"""Where a card comes from, in words: what of it the rulebook does not print."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from wardround.words.words import Words

RECONSTRUCTED: Final = "reconstructed"
INFERRED: Final = "inferred"
USER: Final = "user"
NOT_PRINTED: Final = (RECONSTRUCTED, INFERRED, USER)
"""The marks that players are told of, in this order."""


def partly(words: Words, marked: Mapping[str, Sequence[str]], family: str) -> str:
    """Return which fields of a card have which marks, or nothing if none of them is told of.

    The name of a field is the message `<family>-<field>`.
    """
    told: list[str] = []
    for mark in NOT_PRINTED:
        fields = [words.say(f"{family}-{field}") for field in marked.get(mark, ())]
        if fields:
            source = words.say(f"source-{mark}")
            told.append(words.say("source-partly", source=source, facts=words.joined(fields)))
    return words.listed(told)
