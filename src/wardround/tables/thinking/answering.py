"""How a worker answers a question: load the position, ask the bot or coach, answer."""

from __future__ import annotations

import hashlib
import json
from collections import OrderedDict
from collections.abc import Callable, Mapping
from dataclasses import asdict
from typing import Any, Final, Generic, TypeVar

from wardround import catalog
from wardround.bots.kinds import Spec
from wardround.bots.registry import kinds_of, make_bot
from wardround.coach.coaches import coach_of
from wardround.core.errors import WardroundError
from wardround.core.game import State
from wardround.core.luck import Rng
from wardround.core.record_text import read
from wardround.core.records import Terms
from wardround.core.seats import Bot, Turn
from wardround.tables.thinking.budgets import budget_for
from wardround.tables.thinking.questions import (
    Answer,
    ChooseQuestion,
    CoachQuestion,
    PositionAsked,
    ReviewQuestion,
)

TERMS: Final = 8
"""For how many ways of playing the content is kept ready."""
BOTS: Final = 64
"""How many bots a worker remembers."""
LONGEST_FAULT: Final = 200
T = TypeVar("T")


class Recent(Generic[T]):
    """Keeps what was used last, up to a number."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._kept: OrderedDict[str, T] = OrderedDict()

    def get(self, key: str) -> T | None:
        """Return what is kept under a key, which is thereby used."""
        if key in self._kept:
            self._kept.move_to_end(key)
        return self._kept.get(key)

    def put(self, key: str, value: T) -> None:
        """Keep something, and drop what was not used for longest."""
        self._kept[key] = value
        self._kept.move_to_end(key)
        if len(self._kept) > self._most:
            self._kept.popitem(last=False)

    def drop(self, key: str) -> None:
        """Keep this no longer."""
        self._kept.pop(key, None)


class Answerer:
    """Answers questions, one after the other, and remembers bots and content in between."""

    def __init__(self) -> None:
        self._terms: Recent[Terms] = Recent(TERMS)
        self._bots: Recent[tuple[str, Bot]] = Recent(BOTS)
        self._answers: Final[dict[str, Callable[[Any], Answer]]] = {
            "greet": self._greet,
            "choose": self._choose,
            "hint": self._hint,
            "plans": self._plans,
            "review": self._review,
        }

    def answer(self, question: Mapping[str, Any]) -> Answer:
        """Return the answer; whatever goes wrong is one too."""
        try:
            told = self._answers[question["do"]](question)
        except Exception as error:
            # Nobody knows what state it left the bot in.
            self._bots.drop(str(question.get("memory")))
            told = {"fault": fault_of(error)}
        return {"id": question.get("id"), **told}

    def bot(self, question: ChooseQuestion) -> Bot:
        """Return the bot that is asked: the one of last time, or a new one."""
        memory, known_as = question["memory"], f"{question['game']} {question['bot']}"
        remembered = self._bots.get(memory)
        if remembered is not None and remembered[0] == known_as:
            return remembered[1]
        bot = make_bot(question["bot"], catalog.find(question["game"]))
        if memory:
            self._bots.put(memory, (known_as, bot))
        return bot

    def _greet(self, question: object) -> Answer:
        """Import what the first real question would have to wait for."""
        return {"ready": [game.id for game in catalog.GAMES.values() if kinds_of(game)]}

    def _choose(self, question: ChooseQuestion) -> Answer:
        terms, state = self._position(question)
        asked = Spec(question["bot"], kinds_of(terms.game))
        rng = question["rng"]
        turn = Turn(
            terms.game,
            state,
            question["seat"],
            Rng(f"{rng}/veil"),
            Rng(rng),
            budget_for(asked, question["milliseconds"]),
        )
        return {"action": int(self.bot(question).choose(turn))}

    def _hint(self, question: CoachQuestion) -> Answer:
        terms, state = self._position(question)
        return {"hint": asdict(coach_of(terms.game).hint(state, question["seat"]))}

    def _plans(self, question: CoachQuestion) -> Answer:
        terms, state = self._position(question)
        return {"plans": list(coach_of(terms.game).plans(state, question["seat"]))}

    def _review(self, question: ReviewQuestion) -> Answer:
        record = read(question["record"], "record", catalog.find)
        (seat,) = coach_of(record.terms.game).review(record, [question["seat"]]).seats
        return {"review": seat.record()}

    def _position(self, question: PositionAsked) -> tuple[Terms, State]:
        digest = terms_digest(question)
        terms = self._terms.get(digest)
        if terms is None:
            game = catalog.find(question["game"])
            terms = Terms(game, question["settings"], question["packs"])
            self._terms.put(digest, terms)
        return terms, terms.game.load(terms.options, question["position"])


def terms_digest(question: PositionAsked) -> str:
    """Return a hash of what is played, by which settings and with which packs."""
    told = [question["game"], question["settings"], question["packs"]]
    return hashlib.sha256(json.dumps(told, sort_keys=True).encode()).hexdigest()


def fault_of(error: Exception) -> str:
    """Return what went wrong, in a line; the facts of our own errors may be part of a position."""
    lines = str(error).splitlines()
    told = error.code if isinstance(error, WardroundError) else "".join(lines[:1])
    return f"{type(error).__name__}: {told}"[:LONGEST_FAULT]
