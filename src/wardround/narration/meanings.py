"""The possible names of an action, and how well typed words fit it."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import SequenceMatcher
from typing import Final, NamedTuple

BEGINNING: Final = 2
"""The least letters of a name that count as its start."""
STEM: Final = 4
"""The letters of a verb that stay the same in all its forms."""
LIKE: Final = 0.6
"""The least similarity of two words."""
EXACT, BEGUN, WITHIN = range(3)

Name = tuple[str, ...]


class Meaning(NamedTuple):
    """An action as it may be typed."""

    action: int
    label: str
    verb: str
    verbs: frozenset[str]
    parts: tuple[tuple[Name, ...], ...]
    """What it is about; of each thing all its names."""
    also: frozenset[str]
    """Further words of its label."""
    late: int
    """How late it is offered: in the course of a line, what costs nothing is meant first."""


class Fit(NamedTuple):
    """How well words fit a meaning; less is better."""

    missing: int
    verbless: bool
    loosely: int
    late: int


def fit(atoms: Sequence[str], meaning: Meaning, before: str) -> Fit | None:
    """Return how well words fit an action; None if one of them has nothing to do with it."""
    if not all(_concerns(atom, meaning) for atom in atoms):
        return None  # as nearly always: all else is for what fits
    said = [atom for atom in atoms if is_verb(atom, meaning.verbs)]
    looseness: list[int] = []
    missing = 0
    for names in meaning.parts:
        ways = [way for name in names if (way := _mention(atoms, name)) is not None]
        if not ways:
            missing += 1
            continue
        looseness.append(min(loose for loose, _ in ways))
    verbless = not said and meaning.verb != before
    # Alone, words that fit two choices are never taken for the cheaper one.
    late = meaning.late if before and not said else 0
    return Fit(missing, verbless, max(looseness, default=EXACT), late)


def _concerns(atom: str, meaning: Meaning) -> bool:
    """Return whether a word is related to an action."""
    if atom in meaning.also or is_verb(atom, meaning.verbs):
        return True
    return any(_begins(atom, word) for names in meaning.parts for name in names for word in name)


def _mention(atoms: Sequence[str], name: Name) -> tuple[int, set[str]] | None:
    """Return how loosely words mention a name, and which of them do; None if none does."""
    used = {atom for atom in atoms if any(_begins(atom, word) for word in name)}
    if not used:
        return None
    if all(word in used for word in name):
        return EXACT, used
    return (BEGUN if any(_begins(atom, name[0]) for atom in used) else WITHIN), used


def _begins(atom: str, word: str) -> bool:
    return atom == word or (
        len(atom) >= BEGINNING and atom.isalpha() and word.isalpha() and word.startswith(atom)
    )


def is_verb(atom: str, verbs: frozenset[str]) -> bool:
    """Return whether a word is a form of a verb."""
    return atom in verbs or (
        len(atom) >= STEM and any(one.startswith(atom[:STEM]) for one in verbs if len(one) >= STEM)
    )


def likeness(atoms: Sequence[str], meaning: Meaning) -> float:
    """Return how much words look like an action."""
    known = {word for names in meaning.parts for name in names for word in name}
    known |= meaning.verbs | meaning.also
    told = 0.0
    for atom in atoms:
        best = max((_alike(atom, word) for word in known), default=0.0)
        told += best if best >= LIKE else 0.0
    return told


def _alike(one: str, other: str) -> float:
    if _begins(one, other):
        return 1.0
    matcher = SequenceMatcher(None, one, other, autojunk=False)
    return matcher.ratio() if matcher.quick_ratio() >= LIKE else 0.0
