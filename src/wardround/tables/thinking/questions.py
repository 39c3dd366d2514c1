"""Questions to a worker and its answers, as plain values.

A question holds a position that was dealt again for the seat, never the real one, so it contains
no hidden information. Only for a finished game, where nothing is hidden any more, it holds the
record. The worker answers with an action, a hint, plans or a review; an answer of another kind is
None here.
"""

from __future__ import annotations

import hashlib
from collections.abc import Container, Mapping
from typing import Literal, NotRequired, TypedDict, TypeGuard, cast

from wardround.coach.data import Hint, Plan, SeatRecord
from wardround.core.game import State
from wardround.core.json_types import JsonObject, Settings
from wardround.core.luck import Source
from wardround.core.record_text import write
from wardround.core.records import Record, Terms
from wardround.tables.thinking import budgets


class Asked(TypedDict):
    """What all questions have."""

    game: str
    seat: int
    milliseconds: int
    memory: str


class PositionAsked(Asked):
    """A position that was dealt again for the seat."""

    settings: Settings
    packs: dict[str, str]
    position: JsonObject


class ChooseQuestion(PositionAsked):
    """What a bot would do."""

    do: Literal["choose"]
    bot: str
    rng: str


class CoachQuestion(PositionAsked):
    """What the coach says of a decision."""

    do: Literal["hint", "plans"]


class ReviewQuestion(Asked):
    """What the coach says of a seat in a game that is over."""

    do: Literal["review"]
    record: str


class Answer(TypedDict):
    """What a worker has found: one of these, or a fault."""

    id: NotRequired[object]
    ready: NotRequired[list[str]]
    action: NotRequired[int]
    hint: NotRequired[dict[str, object]]
    plans: NotRequired[list[Plan]]
    review: NotRequired[SeatRecord]
    fault: NotRequired[str]


def choose_question(
    terms: Terms,
    state: State,
    seat: int,
    bot: str,
    numbers: Source,
    rng_seed: str,
    milliseconds: int,
    memory: str = "",
) -> ChooseQuestion:
    """Ask for the move of a bot such as `hard:beam=300` on a seat, in this many milliseconds.

    The position is dealt again with these `numbers`. Only a hash of `rng_seed` is sent, so
    that it can be made from the seed of the game. With the same name in `memory` a bot remembers
    its plan.
    """
    return {
        "do": "choose",
        **_position(terms, state, seat, numbers, milliseconds, memory),
        "bot": bot,
        "rng": rng_of(rng_seed),
    }


def stand_in_question(question: ChooseQuestion, bot: str, milliseconds: int) -> ChooseQuestion:
    """Ask another bot the same, without remembering it."""
    return {**question, "bot": bot, "milliseconds": milliseconds, "memory": ""}


def coach_question(
    do: Literal["hint", "plans"], terms: Terms, state: State, seat: int, numbers: Source
) -> CoachQuestion:
    """Ask the coach for a hint to a seat, or for whole plans for what it may do now."""
    return {"do": do, **_position(terms, state, seat, numbers, budgets.COACH)}


def review_question(record: Record, seat: int) -> ReviewQuestion:
    """Ask the coach what there is to say of a seat in a game that is over."""
    return {
        "do": "review",
        "game": record.terms.game.id,
        "record": write(record),
        "seat": seat,
        "milliseconds": budgets.REVIEW,
        "memory": "",
    }


def rng_of(seed: str) -> str:
    """Return what a bot's generator is made of: nothing from which the seed could be found."""
    return hashlib.sha256(b"wardround-thinking\0" + seed.encode()).hexdigest()


def _position(
    terms: Terms, state: State, seat: int, numbers: Source, milliseconds: int, memory: str = ""
) -> PositionAsked:
    game = terms.game
    return {
        "game": game.id,
        "settings": terms.options.settings(),
        "packs": terms.packs,
        "position": game.dump(game.redeal(state, seat, numbers)),
        "seat": seat,
        "milliseconds": milliseconds,
        "memory": memory,
    }


# --- answers -------------------------------------------------------------------------------------


def read_choice(answer: Mapping[str, object], legal: Container[int]) -> int | None:
    """Return the action that was chosen, if it is legal in the real position."""
    action = answer.get("action")
    return action if type(action) is int and action in legal else None


def read_hint(answer: Mapping[str, object]) -> Hint | None:
    """Return the hint that was given."""
    told = answer.get("hint")
    if not isinstance(told, dict) or set(told) != {"nudge", "where", "move", "why"}:
        return None
    steps = isinstance(told["nudge"], dict) and isinstance(told["where"], dict)
    return (
        Hint(**told)
        if steps and _is_list(told["move"]) and told["move"] and _is_list(told["why"])
        else None
    )


def read_plans(answer: Mapping[str, object]) -> list[Plan] | None:
    """Return the plans that were given."""
    told = answer.get("plans")
    return told if _is_list(told) else None


def read_review(answer: Mapping[str, object]) -> SeatRecord | None:
    """Return the review in an answer: the fields of `SeatReview.record`."""
    told = answer.get("review")
    if not isinstance(told, dict):
        return None
    fits = _is_list(told.get("mistakes")) and _is_list(told.get("chapters"))
    return cast(SeatRecord, told) if fits else None


def _is_list(told: object) -> TypeGuard[list[Plan]]:
    return isinstance(told, list) and all(isinstance(one, dict) for one in told)
