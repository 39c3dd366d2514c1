"""Hints, plans and reviews for players, from the coach in a worker."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import replace
from typing import TypeVar

from wardround.coach.data import Hint
from wardround.core.game import Json, State
from wardround.core.luck import Source
from wardround.core.records import Record, Terms
from wardround.server.thinking.thinkers import Thinkers
from wardround.server.thinking.turns import SLOW, Claim
from wardround.server.watching.requests import mark
from wardround.tables.thinking.questions import (
    hint_question,
    plans_question,
    read_hint,
    read_plans,
    read_review,
    review_question,
)

T = TypeVar("T")
log = logging.getLogger("wardround.thinking")


async def hint(
    thinkers: Thinkers, terms: Terms, state: State, seat: int, veil: Source, *, claim: Claim
) -> Hint | None:
    """Return help with the decision of a seat, or None if the coach failed.

    The same numbers of `veil` give the same hint again. Raises `Closed` when the server goes
    down.
    """
    return await _ask(thinkers, hint_question(terms, state, seat, veil), read_hint, claim)


async def plans(
    thinkers: Thinkers, terms: Terms, state: State, seat: int, veil: Source, *, claim: Claim
) -> list[Json] | None:
    """Return whole plans for what a seat may do now, or None if the coach failed."""
    return await _ask(thinkers, plans_question(terms, state, seat, veil), read_plans, claim)


async def review(thinkers: Thinkers, record: Record, seat: int, *, claim: Claim) -> Json | None:
    """Return what there is to say of a seat in a game that is over, or None if the coach failed."""
    slowly = replace(claim, pace=SLOW)
    return await _ask(thinkers, review_question(record, seat), read_review, slowly)


async def _ask(
    thinkers: Thinkers, question: Json, read: Callable[[Json], T | None], claim: Claim
) -> T | None:
    thought = await thinkers.ask(question, replace(claim, table=f"{claim.table}/coach"))
    told = read(thought.answer)
    if told is None:
        fault = thought.fault or "babble: no advice"
        facts = {"table": mark(claim.table), "seat": question["seat"], "asked": question["do"]}
        log.warning("coach failed", extra={**facts, "fault": fault})
    return told
