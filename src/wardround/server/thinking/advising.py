"""Hints, plans and reviews for people, from the coach in a worker."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import TypeVar

from wardround.coach.data import Hint
from wardround.core.game import Json, State
from wardround.core.luck import Source
from wardround.core.records import Record, Terms
from wardround.server.thinking.questions import (
    hint_question,
    plans_question,
    read_hint,
    read_plans,
    read_review,
    review_question,
)
from wardround.server.thinking.thinkers import Thinkers

T = TypeVar("T")
log = logging.getLogger("wardround.thinking")


async def hint(
    thinkers: Thinkers, terms: Terms, state: State, seat: int, veil: Source, *, table: str
) -> Hint | None:
    """Return help with the decision of a seat, or None if the coach failed.

    The same numbers of `veil` give the same hint again. Raises `Closed` when the server goes
    down.
    """
    return await _ask(thinkers, hint_question(terms, state, seat, veil), read_hint, table)


async def plans(
    thinkers: Thinkers, terms: Terms, state: State, seat: int, veil: Source, *, table: str
) -> list[Json] | None:
    """Return whole plans for what a seat may do now, or None if the coach failed."""
    return await _ask(thinkers, plans_question(terms, state, seat, veil), read_plans, table)


async def review(thinkers: Thinkers, record: Record, seat: int, *, table: str) -> Json | None:
    """Return what there is to say of a seat in a game that is over, or None if the coach failed."""
    return await _ask(thinkers, review_question(record, seat), read_review, table)


async def _ask(
    thinkers: Thinkers, question: Json, read: Callable[[Json], T | None], table: str
) -> T | None:
    thought = await thinkers.ask(question, f"{table}/coach")
    told = read(thought.answer)
    if told is None:
        fault = thought.fault or "babble: no advice"
        facts = {"table": table, "seat": question["seat"], "asked": question["do"], "fault": fault}
        log.warning("the coach failed", extra=facts)
    return told
