"""Events seen in their context: which of them need no words, and which belong together."""

from __future__ import annotations

from collections.abc import Sequence

from wardround.core.game import Json

SILENT = ("main-phase-ended", "effect-declined")
"""What everybody can tell from what is said next."""
DRAWING = ("cards-drawn", "deck-rebuilt")
GAINS = ("points-gained", "actions-gained", *DRAWING)
"""What a card that is played brings at once."""
TRANSPORTED = ("patient-transported", "emergency-transported")
MERGED = ("card-discarded", "patient-worsened", "patient-died", "patient-admitted")
"""Kinds of which several in a row go into one sentence."""

SECOND_EVENT = ("second-event-declared", "event-revealed", "event-not-bought")


def in_context(events: Sequence[Json]) -> list[list[Json]]:
    """Return runs of events, each to be told in one sentence; nothing is lost if all is noise."""
    told = _without_noise(events)
    return _runs(_revealed_last(told or list(events)))


def _without_noise(events: Sequence[Json]) -> list[Json]:
    told: list[Json] = []
    for event in events:
        kind = event["event"]
        if kind == "turn-began":
            # Everybody draws the same new hand in Cleanup and in setup.
            while len(told) > 1 and told[-1]["event"] in DRAWING:
                told.pop()
        if kind in SILENT or (kind == "patient-acquired" and _healed(told)):
            continue
        told.append(event)
    return told


def _healed(told: Sequence[Json]) -> bool:
    """Tell whether the Operation by which a Patient was acquired was told just before."""
    return bool(told) and told[-1]["event"] == "patient-operated"


def _revealed_last(events: Sequence[Json]) -> list[Json]:
    """Return events with the new top of the Dungeon after the Patient who was on top before."""
    told = list(events)
    for at in range(len(told) - 1):
        if told[at]["event"] == "patient-revealed" and told[at + 1]["event"] in TRANSPORTED:
            told[at], told[at + 1] = told[at + 1], told[at]
    return told


def _runs(events: Sequence[Json]) -> list[list[Json]]:
    runs: list[list[Json]] = []
    for event in events:
        if runs and _joins(runs[-1], event):
            runs[-1].append(event)
        else:
            runs.append([event])
    return runs


def _joins(run: Sequence[Json], event: Json) -> bool:
    """Tell whether an event goes into the sentence of a run."""
    first, kind = run[0], event["event"]
    if first["event"] == "second-event-declared":
        return len(run) < len(SECOND_EVENT) and kind == SECOND_EVENT[len(run)]
    if first["seat"] != event["seat"]:
        return False
    if first["event"] == "card-played":
        return kind == "card-played" or kind in GAINS
    return kind in MERGED and kind == first["event"]
