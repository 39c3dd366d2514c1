"""Events in context: what caused them and what they add up to.

Some events become special kinds here, which only the sentences use: `neglect-worsened` and
`neglect-died`, `lowest-ambulance` (with or without the First Player token), `department-joined`
and `specialist-joined` (one more on the display), `points-told` (with the new total) and
`round-scores`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from wardround.core.json_types import EventRecord

NEGLECT = {"patient-worsened": "neglect-worsened", "patient-died": "neglect-died"}
BEFORE_NEGLECT = ("activation-ended", "patient-protected", "effect-declined", "points-scored")
"""What comes before neglect, when it is not a placement or an event card that worsens."""
TAKEN = ("ambulance-taken", "ambulance-left", "extra-die-drawn")
"""What comes before the reward for the lowest ambulance."""
REVEALED = {
    "department-revealed": "department-joined",
    "specialist-revealed": "specialist-joined",
}


class Totals(NamedTuple):
    """What events have led to."""

    scores: Sequence[int]
    round: int


def in_context(events: Sequence[EventRecord], totals: Totals | None) -> list[EventRecord]:
    """Return events with context from their neighbours and what they have led to."""
    return _scores(_rewards(_joined(_neglect(events))), totals)


def _changed(event: EventRecord, kind: str, **facts: bool | int) -> EventRecord:
    return {**event, "event": kind, **facts}


def _neglect(events: Sequence[EventRecord]) -> list[EventRecord]:
    told: list[EventRecord] = []
    last = ""
    for event in events:
        kind = event["event"]
        if kind in NEGLECT and last in BEFORE_NEGLECT:
            told.append(_changed(event, NEGLECT[kind]))
            continue
        told.append(event)
        last = kind
    return told


def _joined(events: Sequence[EventRecord]) -> list[EventRecord]:
    """Mark the one more that the First Player lets come up (DH-2.2)."""
    told: list[EventRecord] = []
    runs: list[str] = []
    for at, event in enumerate(events):
        kind = event["event"]
        if kind not in REVEALED:
            runs = []
        elif not runs or runs[-1] != kind:
            alone = at + 1 == len(events) or events[at + 1]["event"] not in REVEALED
            joins = kind in runs or (at == 0 and alone)
            runs.append(kind)
            if joins:
                event = _changed(event, REVEALED[kind])  # noqa: PLW2901
        told.append(event)
    return told


def _rewards(events: Sequence[EventRecord]) -> list[EventRecord]:
    """Put the blood bag and the token for the lowest ambulance together (DH-3.6)."""
    told: list[EventRecord] = []
    last = ""
    for event in events:
        kind = event["event"]
        if kind == "bags-gained" and last in TAKEN:
            told.append(_changed(event, "lowest-ambulance", token=False))
        elif kind == "first-player" and told and told[-1]["event"] == "lowest-ambulance":
            told[-1] = _changed(told[-1], "lowest-ambulance", token=True)
        else:
            told.append(event)
        last = kind
    return told


def _scores(events: Sequence[EventRecord], totals: Totals | None) -> list[EventRecord]:
    """Add totals to points, and all scores to the end of a round, going back from the last."""
    if totals is None:
        return list(events)
    scores, number = list(totals.scores), totals.round
    told: list[EventRecord] = []
    for event in reversed(events):
        kind = event["event"]
        if kind == "points-scored":
            told.append(_changed(event, "points-told", total=scores[event["seat"]]))
            scores[event["seat"]] -= event["amount"]
            continue
        told.append(event)
        if kind == "round-began":
            number = event["round"] - 1
        elif kind == "shift-changed":
            told.append(
                {"event": "round-scores", "seat": -1, "round": number, "scores": list(scores)}
            )
    return told[::-1]
