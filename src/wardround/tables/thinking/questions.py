"""Questions to a worker and its answers, as plain values.

A question holds a position that was dealt again for the seat, never the real one, so it contains
no hidden information. Only for a finished game, where nothing is hidden any more, it holds the
record. The worker answers with an action, a hint, plans or a review; an answer of another kind is
None here.
"""

from __future__ import annotations

import hashlib
from collections.abc import Container
from typing import Any

from wardround.coach.data import Hint
from wardround.core.game import State
from wardround.core.json_types import Unchecked
from wardround.core.luck import Source
from wardround.core.record_text import write
from wardround.core.records import Record, Terms
from wardround.tables.thinking import times


def choose_question(
    terms: Terms,
    state: State,
    seat: int,
    bot: str,
    veil: Source,
    rng_seed: str,
    milliseconds: int,
    memory: str = "",
) -> Unchecked:
    """Ask for the move of a bot such as `hard:beam=300` on a seat, in this many milliseconds.

    The position is dealt again with the numbers of `veil`. Only a hash of `rng_seed` is sent, so
    that it can be made from the seed of the game. With the same name in `memory` a bot remembers
    its plan.
    """
    return {
        "do": "choose",
        **_position(terms, state, seat, veil),
        "bot": bot,
        "rng": rng_of(rng_seed),
        "milliseconds": milliseconds,
        "memory": memory,
    }


def stand_in_question(question: Unchecked, bot: str, milliseconds: int) -> Unchecked:
    """Ask another bot the same, without remembering it."""
    return {**question, "bot": bot, "milliseconds": milliseconds, "memory": ""}


def hint_question(terms: Terms, state: State, seat: int, veil: Source) -> Unchecked:
    """Ask the coach for a hint to a seat."""
    return _coach_question("hint", terms, state, seat, veil)


def plans_question(terms: Terms, state: State, seat: int, veil: Source) -> Unchecked:
    """Ask the coach for whole plans for what a seat may do now."""
    return _coach_question("plans", terms, state, seat, veil)


def review_question(record: Record, seat: int) -> Unchecked:
    """Ask the coach what there is to say of a seat in a game that is over."""
    told = {"do": "review", "game": record.terms.game.id, "record": write(record), "seat": seat}
    return {**told, "milliseconds": times.REVIEW, "memory": ""}


def rng_of(seed: str) -> str:
    """Return what a bot's generator is made of: nothing from which the seed could be found."""
    return hashlib.sha256(b"wardround-thinking\0" + seed.encode()).hexdigest()


def _coach_question(do: str, terms: Terms, state: State, seat: int, veil: Source) -> Unchecked:
    position = _position(terms, state, seat, veil)
    return {"do": do, **position, "milliseconds": times.COACH, "memory": ""}


def _position(terms: Terms, state: State, seat: int, veil: Source) -> Unchecked:
    game = terms.game
    return {
        "game": game.id,
        "settings": terms.options.settings(),
        "packs": terms.packs,
        "position": game.dump(game.redeal(state, seat, veil)),
        "seat": seat,
    }


# --- answers -------------------------------------------------------------------------------------


def read_choice(answer: Unchecked, legal: Container[int]) -> int | None:
    """Return the action that was chosen, if it is legal in the real position."""
    action = answer.get("action")
    return action if type(action) is int and action in legal else None


def hint_values(hint: Hint) -> Unchecked:
    """Return a hint as plain values."""
    return {"nudge": hint.nudge, "where": hint.where, "move": hint.move, "why": hint.why}


def read_hint(answer: Unchecked) -> Hint | None:
    """Return the hint that was given."""
    told = answer.get("hint")
    if not isinstance(told, dict) or set(told) != {"nudge", "where", "move", "why"}:
        return None
    steps = isinstance(told["nudge"], dict) and isinstance(told["where"], dict)
    return Hint(**told) if steps and _is_line(told["move"]) and _is_list(told["why"]) else None


def read_plans(answer: Unchecked) -> list[Unchecked] | None:
    """Return the plans that were given."""
    told = answer.get("plans")
    return told if _is_list(told) else None


def read_review(answer: Unchecked) -> Unchecked | None:
    """Return the review in an answer: the fields of `SeatReview.record`."""
    told = answer.get("review")
    if not isinstance(told, dict):
        return None
    return told if _is_list(told.get("mistakes")) and _is_list(told.get("chapters")) else None


def _is_line(told: Any) -> bool:  # noqa: ANN401 - an answer can be anything
    return _is_list(told) and bool(told)


def _is_list(told: Any) -> bool:  # noqa: ANN401 - an answer can be anything
    return isinstance(told, list) and all(isinstance(one, dict) for one in told)
