"""The events of Dynamite Nurse as records. The engine's table of events is made from them."""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

from wardround.core.json_types import CardId, Form, HappenedRecord, OneOf, Seat
from wardround.dynamitenurse.view_types import Added, EndReason, Pile, Place, SidedPatient

# --- facts, and how they are read from their numbers (`notation.fact_value`) ----------------------

Card = Annotated[CardId, Form("card")]
Patient = Annotated[SidedPatient, Form("patient")]
Player = Annotated[Seat, Form("seat")]
AddedAction = Annotated[Added, Form("added")]
SearchedPile = Annotated[Pile, Form("pile")]
NewPlace = Annotated[Place, Form("place")]
Ending = Annotated[EndReason, Form("reason")]
Number = Annotated[int, Form("number")]

# --- events ---------------------------------------------------------------------------------------


class NurseHappened(HappenedRecord):
    """Something without facts."""

    event: Literal[
        "first-player", "no-nurse-left", "dynamite-nurse-taken", "admission-skipped",
        "effect-declined", "main-phase-ended",
    ]  # fmt: skip


class NurseTurnBegan(HappenedRecord):
    """A new turn."""

    event: Literal["turn-began"]
    turn: Number


class NurseOfPatient(HappenedRecord):
    """Something about a Patient."""

    event: Literal[
        "patient-revealed", "patient-acquired", "patient-admitted", "patient-worsened",
        "patient-died", "patient-stabilised", "patient-exhumed",
    ]  # fmt: skip
    patient: Patient


class NurseOfCard(HappenedRecord):
    """Something about a card."""

    event: Literal[
        "event-revealed", "card-played", "card-discarded", "card-recovered", "card-returned",
        "card-scrapped", "second-event-declared", "event-not-bought", "nurse-acquired",
    ]  # fmt: skip
    card: Card


class NurseCounted(HappenedRecord):
    """A number of things."""

    event: Literal[
        "cards-drawn", "deck-rebuilt", "patients-sent-back", "dungeon-shuffled", "cards-kept"
    ]
    count: Number


class NursePointsGained(HappenedRecord):
    """Points to spend."""

    event: Literal["points-gained"]
    tp: Number
    gold: Number


class NurseActionsGained(HappenedRecord):
    """More to do in the Main Phase."""

    event: Literal["actions-gained"]
    kind: AddedAction
    count: Number


class NurseCardBought(HappenedRecord):
    """A card and its cost."""

    event: Literal["card-bought"]
    card: Card
    cost: Number


class NursePatientTreated(HappenedRecord):
    """A Patient and what the treatment cost."""

    event: Literal["patient-operated", "patient-cared-for", "patient-paid-for"]
    patient: Patient
    cost: Number


class NurseOfCharge(HappenedRecord):
    """A Patient, and whose charge it is."""

    event: Literal[
        "patient-transported", "emergency-transported", "patient-referred", "marker-replaced",
        "patient-sent-back", "patient-given",
    ]  # fmt: skip
    patient: Patient
    owner: Player


_InTransport = TypedDict("_InTransport", {"in-transport": Number})


class NurseTransportFailed(HappenedRecord, _InTransport):
    """No room for one more Patient."""

    event: Literal["transport-failed"]


class NursePatientMoved(HappenedRecord):
    """A Patient's new place in the row."""

    event: Literal["patient-moved"]
    patient: Patient
    place: NewPlace


class NurseKillMarksTaken(HappenedRecord):
    """Kill Marks."""

    event: Literal["kill-marks-taken"]
    count: Number
    total: Number


class NurseKillMarkReturned(HappenedRecord):
    """A Kill Mark less."""

    event: Literal["kill-mark-returned"]
    total: Number


class NursePileSearched(HappenedRecord):
    """A pile that a player looked through."""

    event: Literal["pile-searched"]
    pile: SearchedPile


class NurseExchanged(HappenedRecord):
    """A Nurse from a player's discard pile."""

    event: Literal["nurse-exchanged"]
    card: Card
    owner: Player


class NurseSwapOffered(HappenedRecord):
    """Who swaps Patients, and who gives first."""

    event: Literal["swap-offered"]
    partner: Player
    first: Player


class NurseGameEnded(HappenedRecord):
    """The end."""

    event: Literal["game-ended"]
    reason: Ending


DynamiteNurseEvent = Annotated[
    NurseHappened | NurseTurnBegan | NurseOfPatient | NurseOfCard | NurseCounted
    | NursePointsGained | NurseActionsGained | NurseCardBought | NursePatientTreated
    | NurseOfCharge | NurseTransportFailed | NursePatientMoved | NurseKillMarksTaken
    | NurseKillMarkReturned | NursePileSearched | NurseExchanged | NurseSwapOffered
    | NurseGameEnded,
    OneOf("DynamiteNurseEvent", "event", "An event of Dynamite Nurse."),
]  # fmt: skip
