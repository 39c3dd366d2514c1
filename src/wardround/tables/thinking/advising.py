"""Hints, plans and reviews for players, from the coach in a worker, and what they point at.

They point at actions, and at ids of things on the table.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Annotated, Any, Final, TypedDict, TypeVar

from wardround.coach.coaches import pointing_of
from wardround.coach.data import Hint, Plan, SeatRecord
from wardround.core.errors import BadNotation
from wardround.core.game import CHANCE, Game, State
from wardround.core.json_types import About
from wardround.core.luck import Source
from wardround.core.records import Record, Terms
from wardround.tables.ids import mark
from wardround.tables.ports import Thinker
from wardround.tables.thinking.claims import SLOW, Claim
from wardround.tables.thinking.questions import (
    CoachQuestion,
    ReviewQuestion,
    coach_question,
    read_hint,
    read_plans,
    read_review,
    review_question,
)

Data = Mapping[str, Any]

ONLY: Final = "only"
"""The hint where there is nothing to choose."""
NUDGE, WHERE = 1, 2
"""The steps of a hint before the move itself."""


class OfferStep(TypedDict):
    """One action of a plan, and what the board can point at."""

    do: Annotated[str, About("the action as text, as the steps of a plan have it")]
    text: str
    touch: Annotated[list[str], About("ids of the cards, dice, patients and `seat-0` it mentions")]


def pointed(game: Game, state: State, seat: int, step: Data, number: int) -> list[int]:
    """Return the actions to point at with a step of a hint; a nudge names none."""
    if number == NUDGE:
        return []
    if number == WHERE:
        return _candidates(game, state, seat, step)
    return numbers(game, state, seat, step["line"])


def _candidates(game: Game, state: State, seat: int, step: Data) -> list[int]:
    """Return what a seat could do about what a hint names, but not yet what it should."""
    legal = game.legal(state, seat)
    if "actions" in step:
        texts = [one["do"] for one in step["actions"]]
        return [one for one in legal if game.action_text(state, one) in texts]
    if step["hint"] == ONLY:
        return legal
    pointing = pointing_of(game)
    verbs = pointing.verbs.get(step["hint"], ())
    wanted = {name: step[name] for name in pointing.things if name in step}
    records = [(one, game.action_record(state, one)) for one in legal]
    return [
        one
        for one, record in records
        if record["verb"] in verbs and wanted.items() <= record.items()
    ]


def numbers(game: Game, state: State, seat: int, line: Sequence[Data]) -> list[int]:
    """Return the actions of a line from a position on, as far as they are known to be possible."""
    at = state.copy()
    found: list[int] = []
    for one in line:
        if seat not in game.actors(at):
            break
        try:
            action = game.action_parse(at, one["do"])
        except BadNotation:
            break
        if action not in game.legal(at, seat):
            break
        found.append(action)
        game.push(at, seat, action)
        if game.actors(at) == [CHANCE]:
            break
    return found


def touched(game: Game, records: Sequence[Data]) -> list[str]:
    """Return the ids of things on the table, and of players, that actions or hints name."""
    things = pointing_of(game).things
    named = [one[name] for one in records for name in things if one.get(name)]
    found = [str(name) for name in named]
    found += [f"seat-{one['player'] - 1}" for one in records if one.get("player")]
    return list(dict.fromkeys(found))


def spoken_of(step: Data, number: int) -> list[Data]:
    """Return what a step of a hint names."""
    if number == NUDGE:
        return []
    return [step, *step.get("actions", []), *step.get("line", [])]


def rule_of(
    game: Game, state: State, seat: int, actions: Sequence[int], rules: Mapping[str, str]
) -> str:
    """Return the rule behind the first of some actions: that of the first event with one."""
    for action in actions[:1]:
        after, events = game.step(state, seat, action)
        told = [game.event_record(after, event)["event"] for event in events]
        return next((rules[one] for one in told if rules.get(one)), "")
    return ""


T = TypeVar("T")
log = logging.getLogger("wardround.thinking")


async def hint(
    thinker: Thinker, terms: Terms, state: State, seat: int, numbers: Source, *, claim: Claim
) -> Hint | None:
    """Return help with the decision of a seat, or None if the coach failed.

    The same `numbers` give the same hint again. Raises `Closed` when the server goes
    down.
    """
    return await _ask(
        thinker, coach_question("hint", terms, state, seat, numbers), read_hint, claim
    )


async def plans(
    thinker: Thinker, terms: Terms, state: State, seat: int, numbers: Source, *, claim: Claim
) -> list[Plan] | None:
    """Return whole plans for what a seat may do now, or None if the coach failed."""
    return await _ask(
        thinker, coach_question("plans", terms, state, seat, numbers), read_plans, claim
    )


async def review(thinker: Thinker, record: Record, seat: int, *, claim: Claim) -> SeatRecord | None:
    """Return what there is to say of a seat in a game that is over, or None if the coach failed."""
    slowly = replace(claim, pace=SLOW)
    return await _ask(thinker, review_question(record, seat), read_review, slowly)


async def _ask(
    thinker: Thinker,
    question: CoachQuestion | ReviewQuestion,
    read: Callable[[Mapping[str, object]], T | None],
    claim: Claim,
) -> T | None:
    thought = await thinker.ask(question, replace(claim, table=f"{claim.table}/coach"))
    told = read(thought.answer)
    if told is None:
        fault = thought.fault or "babble: no advice"
        facts = {"table": mark(claim.table), "seat": question["seat"], "asked": question["do"]}
        log.warning("coach failed", extra={**facts, "fault": fault})
    return told
