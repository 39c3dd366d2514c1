"""Whether a record keeps to the rules and its luck follows from its seed."""

from __future__ import annotations

from typing import Literal, TypeAlias, TypedDict

from wardround.core.errors import BadRecord, Fact
from wardround.words import Words


class Broken(TypedDict):
    """What is wrong with a record."""

    ok: Literal[False]
    steps: int
    code: str
    facts: dict[str, Fact]


class Sound(TypedDict):
    """How many rolls and draws of a record were checked, and how many moves were taken over."""

    ok: Literal[True]
    steps: int
    count: int
    taken: int


Verdict: TypeAlias = Broken | Sound


class Verified(TypedDict):
    """Whether a game file is valid, in one sentence."""

    ok: bool
    steps: int
    sentence: str


def verified(verdict: Verdict, words: Words) -> Verified:
    """Return a verdict in words."""
    steps = verdict["steps"]
    if verdict["ok"] is False:
        sentence = words.error(BadRecord(verdict["code"], **verdict["facts"]))
        return {"ok": False, "steps": steps, "sentence": sentence}
    count, taken = verdict["count"], verdict["taken"]
    if not taken:
        sentence = words.say("replay-verified", count=count)
    else:
        facts = {"count": count, "first": taken + 1, "last": steps, "taken": taken}
        sentence = words.say("replay-verified-from", **facts)
    return {"ok": True, "steps": steps, "sentence": sentence}
