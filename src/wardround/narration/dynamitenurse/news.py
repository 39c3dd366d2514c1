"""Events in context: which of them need no words, and which belong together."""

from __future__ import annotations

from collections.abc import Sequence

from wardround.core.json_types import EventRecord

SILENT = ("main-phase-ended", "effect-declined")
"""Events that follow from the next ones."""
DRAWING = ("cards-drawn", "deck-rebuilt")
GAINS = ("points-gained", "actions-gained", *DRAWING)
"""Immediate results of playing a card."""
TRANSPORTED = ("patient-transported", "emergency-transported")
ARRIVED = (*TRANSPORTED, "patient-admitted", "card-played")
"""What ends the suffering before it, or begins that for want of beds."""
MERGED = ("card-discarded", "patient-worsened", "patient-died", "patient-admitted")
"""Kinds of which several in a row go into one sentence."""

SUFFERING = ("patient-worsened", "patient-died")
SECOND_EVENT = ("second-event-declared", "event-revealed", "event-not-bought")


def in_context(
    events: Sequence[EventRecord], before: Sequence[EventRecord] = (), *, new_hands: bool = True
) -> list[list[EventRecord]]:
    """Return groups of events for one sentence each; nothing is lost if all is noise.

    `before` are the events before these. Without `new_hands`, new hands are left out.
    """
    caused = with_causes(events, before)
    told = _without_noise(caused, new_hands=new_hands)
    return _runs(_revealed_last(told or caused))


def with_causes(events: Sequence[EventRecord], before: Sequence[EventRecord]) -> list[EventRecord]:
    """Return events, those of Patients who suffered with a `cause` where it is no card."""
    told = list(before)
    began = [at for at, event in enumerate(told) if event["event"] == "turn-began"]
    told = told[began[-1] :] if began else told
    causes = _causes([*told, *events])[len(told) :]
    return [
        {**event, "cause": cause} if cause else event
        for event, cause in zip(events, causes, strict=True)
    ]


def _causes(events: Sequence[EventRecord]) -> list[str]:
    """Return of each event why a Patient suffered: `unpaid`, `transport`, `beds` or nothing."""
    told: list[str] = []
    in_main, cause = True, ""
    for event in events:
        kind = event["event"]
        told.append(cause if kind in SUFFERING else "")
        failed = kind == "transport-failed"
        if kind == "main-phase-ended":
            in_main, cause = False, "unpaid"
        elif kind == "turn-began":
            in_main, cause = True, ""
        elif failed and event["in-transport"]:
            cause = "transport"
        elif failed or kind in ARRIVED:
            cause = "" if in_main else "beds"
        elif kind in SUFFERING and cause == "transport":
            # Only one suffers when nobody can be transported (DN-7.3).
            cause = "" if in_main else "beds"
    return told


def _without_noise(events: Sequence[EventRecord], *, new_hands: bool) -> list[EventRecord]:
    told: list[EventRecord] = []
    for event in events:
        kind = event["event"]
        if kind == "turn-began" and not new_hands:
            while told and told[-1]["event"] in DRAWING:
                told.pop()
        if kind in SILENT or (kind == "patient-acquired" and _healed(told)):
            continue
        told.append(event)
    return told


def _healed(told: Sequence[EventRecord]) -> bool:
    """Return whether the Operation that acquired a Patient was described just before."""
    return bool(told) and told[-1]["event"] == "patient-operated"


def _revealed_last(events: Sequence[EventRecord]) -> list[EventRecord]:
    """Return events with the new top of the Dungeon after the Patient who was on top before."""
    told = list(events)
    for at in range(len(told) - 1):
        if told[at]["event"] == "patient-revealed" and told[at + 1]["event"] in TRANSPORTED:
            told[at], told[at + 1] = told[at + 1], told[at]
    return told


def _runs(events: Sequence[EventRecord]) -> list[list[EventRecord]]:
    runs: list[list[EventRecord]] = []
    for event in events:
        if runs and _joins(runs[-1], event):
            runs[-1].append(event)
        else:
            runs.append([event])
    return runs


def _joins(run: Sequence[EventRecord], event: EventRecord) -> bool:
    """Return whether an event joins the sentence of a group."""
    first, kind = run[0], event["event"]
    if first["event"] == "second-event-declared":
        return len(run) < len(SECOND_EVENT) and kind == SECOND_EVENT[len(run)]
    if first["seat"] != event["seat"] or first.get("cause") != event.get("cause"):
        return False
    if first["event"] == "card-played":
        return kind == "card-played" or kind in GAINS
    return kind in MERGED and kind == first["event"]
