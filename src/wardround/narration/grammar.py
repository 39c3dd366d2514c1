"""The grammar of typed actions: which of several the words mean.

Small words don't count (“place the nurse on Clinic”), a die is its colour and value in words or
letters (“red 5”, “R5”), and the start of a name is enough (“card” for Cardiology) in the reader's
language or in English. A line can name several actions, one after the other.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property, lru_cache
from typing import Final

from wardround.core.json_types import ActionRecord
from wardround.narration.meanings import Meaning, Name, fit, is_verb, likeness
from wardround.words.files import ENGLISH
from wardround.words.words import Words

SPLIT: Final = re.compile(r"[;,.\n]+(?=\s|$)(?![^(]*\))")
"""Separators between actions, besides words for that; not in brackets."""
ELIDED: Final = re.compile(r"\b(?:[cdjlmnst]|qu|un|(?:d|n|s)ell|all|sull|dall)['’](?=\w)")
"""Articles that melt into the next word: `l’ambulance`, `dell’ospedale`."""
ATOMS: Final = re.compile(r"[ryg](?:>[ryg])?[0-9]\*?\+?(?!\w)|\w+")
"""A die as the game writes it, or a word."""
LETTERED: Final = re.compile(r"([a-z])([0-9])")
PATIENT: Final = re.compile(r"p([0-9]{1,2})")
NEAREST: Final = 3
REMEMBERED: Final = 2048


def bare(text: str) -> str:
    """Return a text in small letters without accents."""
    small = text.casefold()
    if small.isascii():
        return small  # most of what is typed
    apart = unicodedata.normalize("NFD", small)
    return "".join(letter for letter in apart if not unicodedata.combining(letter))


def words_of(text: str) -> list[str]:
    """Return the words of a text as people type them: small, without accents and signs."""
    return re.findall(r"\w+", bare(text.replace("’", "").replace("'", "")))


class Grammar:
    """How the actions of a game are typed in a language, and in English; each game has its own."""

    prefix: str = ""
    """The prefix of the keys of the game's verbs."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.spoken = [words] if words.language == ENGLISH else [words, Words(ENGLISH)]
        self._every: list[Meaning] = []
        # The same few names are in most actions.
        self._name = lru_cache(REMEMBERED)(self._read)

    # --- what a game says ------------------------------------------------------------------

    def called(self, record: ActionRecord, names: Sequence[str]) -> list[list[str]]:
        """Return the names of an action's targets, each with all its names."""
        return [[str(value)] for name, value in record.items() if name != "verb" and value != ""]

    def label(self, label: str) -> str:
        """Return what of the label of an action may be typed."""
        return label

    def verbs(self, verb: str) -> list[str]:
        """Return the words for a verb."""
        key = f"{self.prefix}typing-verb-{verb}"
        told = [word for words in self.spoken if words.has(key) for word in words.say(key).split()]
        return [bare(word) for word in told] or [verb]

    # --- words -----------------------------------------------------------------------------

    def _listed(self, key: str) -> frozenset[str]:
        return frozenset(bare(one) for words in self.spoken for one in words.say(key).split())

    @cached_property
    def _small(self) -> frozenset[str]:
        return self._listed("typing-small")

    @cached_property
    def _next(self) -> re.Pattern[str]:
        return re.compile(
            rf"\b(?:{'|'.join(sorted(self._listed('typing-then')))})\b", re.IGNORECASE
        )

    @cached_property
    def _and(self) -> re.Pattern[str]:
        return re.compile(rf"\b(?:{'|'.join(sorted(self._listed('typing-and')))})\b", re.IGNORECASE)

    @cached_property
    def _colours(self) -> Mapping[str, str]:
        """The colours of dice and the letters for them."""
        found: dict[str, str] = {}
        for letter, key in (("r", "red"), ("y", "yellow"), ("g", "green")):
            for one in self._listed(f"typing-colour-{key}"):
                found.setdefault(one, letter)
        return found

    def atoms(self, text: str) -> list[str]:
        """Return what counts in a text, in its order: names word by word, dice as `r5`."""
        plain = ELIDED.sub("", bare(text)).replace("’", "").replace("'", "")
        told: list[str] = []
        pending = ""
        for word in ATOMS.findall(plain):
            if pending and word.isdecimal() and len(word) == 1:
                told[-1], pending = pending + word, ""
                continue
            if word in self._small:
                continue
            pending = self._colours.get(word, "")
            told.append(pending or self._written(word))
        return told

    def _written(self, word: str) -> str:
        """Return a die or a Patient as the game writes it; other words as they are."""
        if patient := PATIENT.fullmatch(word):
            return f"p{int(patient[1]):02}"
        if (die := LETTERED.fullmatch(word)) and die[1] in self._colours:
            return f"{self._colours[die[1]]}{die[2]}"
        return word

    def steps(self, text: str) -> list[str]:
        """Return the actions that a line names, to be done one after the other."""
        told = [piece.strip() for part in self._next.split(text) for piece in SPLIT.split(part)]
        return [piece for piece in told if piece]

    def joined(self, text: str) -> list[str]:
        """Return the parts of a text that are joined by “and”."""
        return [piece.strip() for piece in self._and.split(text) if piece.strip()]

    # --- meanings --------------------------------------------------------------------------

    def meaning(
        self, action: int, record: ActionRecord, label: str, names: Sequence[str], late: int = 0
    ) -> Meaning:
        """Return how an action may be typed."""
        verb = str(record["verb"])
        first, *rest = verb.split("-")
        parts = [[self._name(name) for name in some] for some in self.called(record, names)]
        return Meaning(
            action,
            label,
            verb,
            frozenset([first, *self.verbs(verb)]),
            tuple(tuple(dict.fromkeys(some)) for some in parts),
            frozenset([*rest, *self.atoms(self.label(label))]),
            late,
        )

    def every(self, make: Callable[[], list[Meaning]]) -> list[Meaning]:
        """Return all actions of the game, which are made once."""
        if not self._every:
            self._every = make()
        return self._every

    def _read(self, name: str) -> Name:
        return tuple(self.atoms(name)) or tuple(words_of(name))

    def meant(self, text: str, meanings: Sequence[Meaning], before: str = "") -> list[Meaning]:
        """Return those among some actions that a text fits best; `before` is the verb before it."""
        # Words that come again say nothing new, and each would be compared with everything.
        atoms = list(dict.fromkeys(self.atoms(self.label(text))))
        if not atoms:
            return []
        fits = [(one, how) for one in meanings if (how := fit(atoms, one, before)) is not None]
        best = min([how for _, how in fits], default=None)
        return [one for one, how in fits if how == best]

    def is_whole(self, text: str, meaning: Meaning) -> bool:
        """Return whether a text names all targets of an action."""
        how = fit(self.atoms(self.label(text)), meaning, "")
        return how is not None and how.missing == 0

    def has_verb(self, text: str, meaning: Meaning) -> bool:
        """Return whether a text contains a verb."""
        return any(is_verb(atom, meaning.verbs) for atom in self.atoms(self.label(text)))

    def nearest(self, text: str, meanings: Sequence[Meaning]) -> list[Meaning]:
        """Return the actions that look most like a text; where none does, the first ones."""
        atoms = self.atoms(text)
        likes = [(likeness(atoms, one), -one.late, -at) for at, one in enumerate(meanings)]
        best = sorted(range(len(meanings)), key=lambda at: likes[at], reverse=True)
        return [meanings[at] for at in best[:NEAREST]]
