"""The coach's review after a game, each mistake with the step to try it again from."""

from __future__ import annotations

from collections.abc import Iterable

from wardround.coach.data import SeatRecord
from wardround.tables.pictures.debrief_types import Finding, HindsightShape
from wardround.words.coaching import A_LOSS, CoachWords, Line, sums, told_mistake


def hindsight(coach: CoachWords, review: SeatRecord) -> HindsightShape:
    """Return the review of a seat in words.

    A step is the number of moves before a decision: a game that continues from there starts with
    it.
    """
    # Where another plan scores more now, but nothing for the game, nothing was left.
    rounds = [one for one in review["chapters"] if one.get("line") and one["loss"] >= A_LOSS]
    return {
        "lines": sums(coach.words, review),
        "rounds": [
            _finding(one["move"], one["round"], one["loss"], told)
            for one in rounds
            for told in [coach.left(one)]
        ],
        "mistakes": [
            _finding(one["move"], one["chapter"], one["loss"], told_mistake(coach, one))
            for one in review["mistakes"]
        ],
    }


def _finding(move: int, chapter: int, loss: float, told: Iterable[Line]) -> Finding:
    lines = [line for line, _ in told]
    return {"step": move - 1, "chapter": chapter, "loss": round(float(loss), 1), "lines": lines}
