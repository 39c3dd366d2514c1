"""The end of a game: every point of every seat, round by round, and the ranking."""

from __future__ import annotations

from collections.abc import Sequence

from wardround.core.game import Outcome, Point
from wardround.core.json_types import View
from wardround.narration.narrator import Narrator
from wardround.tables.game.match import Match
from wardround.tables.pictures.debrief_types import Debrief, PartShape, SeatPoints
from wardround.tables.pictures.names import spoken_to


def debrief(
    narrator: Narrator, match: Match, names: list[str], viewer: int | None
) -> Debrief | None:
    """Return how a game ended, for a viewer; None before the end."""
    outcome = match.outcome()
    if outcome is None:
        return None
    view = match.view(None)
    called = spoken_to(names, viewer, narrator.words)
    rounds = narrator.status.counted(view)[1] or 0
    return {
        "seats": [_seat(narrator, outcome, seat, view, rounds) for seat in range(len(names))],
        "sentence": narrator.status.ranking(outcome, called),
        "tie": narrator.status.tie(outcome, called),
    }


def _seat(narrator: Narrator, outcome: Outcome, seat: int, view: View, rounds: int) -> SeatPoints:
    points = narrator.points(outcome, seat, view)
    parts = [_parts(points, number) for number in range(rounds + 1)]
    return {
        "seat": seat,
        "place": outcome.places[seat],
        "rounds": [
            {
                "round": number,
                "title": narrator.words.say("debrief-round", round=number),
                "parts": parts[number],
                "total": sum(part["points"] for part in parts[number]),
            }
            for number in range(1, rounds + 1)
        ],
        "parts": parts[0],
        "total": outcome.scores[seat],
    }


def _parts(points: Sequence[tuple[Point, str]], number: int) -> list[PartShape]:
    """Return the points of a round; 0 for those at the end of the game."""
    return [
        {"text": told, "points": point.amount, "kind": point.reason, "source": point.source}
        for point, told in points
        if point.round == number
    ]
