"""Whether a record keeps to the rules and its luck follows from its seed."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from wardround.core.errors import BadRecord, Fact
from wardround.words import Words


class Verdict(TypedDict):
    """How many rolls and draws of a record were checked, or what is wrong with it."""

    ok: bool
    steps: int
    count: NotRequired[int]
    taken: NotRequired[int]
    """How many moves were taken over from another game."""
    code: NotRequired[str]
    facts: NotRequired[dict[str, Fact]]


class Verified(TypedDict):
    """Whether a game file is valid, in one sentence."""

    ok: bool
    steps: int
    sentence: str


def verified(verdict: Verdict, words: Words) -> Verified:
    """Return a verdict in words."""
    steps = verdict["steps"]
    if not verdict["ok"]:
        sentence = words.error(BadRecord(verdict["code"], **verdict["facts"]))
        return {"ok": False, "steps": steps, "sentence": sentence}
    sentence = luck_checked(words, verdict["count"], verdict["taken"], steps)
    return {"ok": True, "steps": steps, "sentence": sentence}


def luck_checked(words: Words, count: int, taken: int, steps: int) -> str:
    """Return how much luck was checked, and which could not be."""
    if not taken:
        return words.say("replay-verified", count=count)
    facts = {"count": count, "first": taken + 1, "last": steps, "taken": taken}
    return words.say("replay-verified-from", **facts)
