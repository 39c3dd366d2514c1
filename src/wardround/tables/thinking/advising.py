"""Hints, plans and reviews for players, from the coach in a worker."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import TypeVar

from wardround.coach.data import Hint, Plan, SeatRecord
from wardround.core.game import State
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
