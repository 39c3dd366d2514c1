"""Events of Dynamite Nurse."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, RootModel

from wardround.server.view_shapes.common import CardId, EventShape, Seat
from wardround.server.view_shapes.dynamitenurse import EndReason, Pile, SidedPatient


class NurseHappened(EventShape):
    """Something without facts."""

    event: Literal[
        "first-player", "no-nurse-left", "dynamite-nurse-taken", "admission-skipped",
        "effect-declined", "main-phase-ended",
    ]  # fmt: skip


class NurseTurnBegan(EventShape):
    """A new turn."""

    event: Literal["turn-began"]
    turn: int


class NurseOfPatient(EventShape):
    """Something about a Patient."""

    event: Literal[
        "patient-revealed", "patient-acquired", "patient-admitted", "patient-worsened",
        "patient-died", "patient-stabilised", "patient-exhumed",
    ]  # fmt: skip
    patient: SidedPatient


class NurseOfCard(EventShape):
    """Something about a card."""

    event: Literal[
        "event-revealed", "card-played", "card-discarded", "card-recovered", "card-returned",
        "card-scrapped", "second-event-declared", "event-not-bought", "nurse-acquired",
    ]  # fmt: skip
    card: CardId


class NurseCounted(EventShape):
    """A number of things."""

    event: Literal[
        "cards-drawn", "deck-rebuilt", "patients-sent-back", "dungeon-shuffled", "cards-kept"
    ]
    count: int


class NursePointsGained(EventShape):
    """Points to spend."""

    event: Literal["points-gained"]
    tp: int
    gold: int


class NurseActionsGained(EventShape):
    """More to do in the Main Phase."""

    event: Literal["actions-gained"]
    kind: Literal["treatment", "purchase", "flex", "moonlight"]
    count: int


class NurseCardBought(EventShape):
    """A card and its cost."""

    event: Literal["card-bought"]
    card: CardId
    cost: int


class NursePatientTreated(EventShape):
    """A Patient and what the treatment cost."""

    event: Literal["patient-operated", "patient-cared-for", "patient-paid-for"]
    patient: SidedPatient
    cost: int


class NurseOfCharge(EventShape):
    """A Patient, and whose charge it is."""

    event: Literal[
        "patient-transported", "emergency-transported", "patient-referred", "marker-replaced",
        "patient-sent-back", "patient-given",
    ]  # fmt: skip
    patient: SidedPatient
    owner: Seat


class NurseTransportFailed(EventShape):
    """No room for one more Patient."""

    event: Literal["transport-failed"]
    in_transport: int = Field(alias="in-transport")


class NursePatientMoved(EventShape):
    """A Patient's new place in the row."""

    event: Literal["patient-moved"]
    patient: SidedPatient
    place: Literal["leading", "trailing"]


class NurseKillMarksTaken(EventShape):
    """Kill Marks."""

    event: Literal["kill-marks-taken"]
    count: int
    total: int


class NurseKillMarkReturned(EventShape):
    """A Kill Mark less."""

    event: Literal["kill-mark-returned"]
    total: int


class NursePileSearched(EventShape):
    """A pile that a player looked through."""

    event: Literal["pile-searched"]
    pile: Pile


class NurseExchanged(EventShape):
    """A Nurse from a player's discard pile."""

    event: Literal["nurse-exchanged"]
    card: CardId
    owner: Seat


class NurseSwapOffered(EventShape):
    """Who swaps Patients, and who gives first."""

    event: Literal["swap-offered"]
    partner: Seat
    first: Seat


class NurseGameEnded(EventShape):
    """The end."""

    event: Literal["game-ended"]
    reason: EndReason


class DynamiteNurseEvent(
    RootModel[
        Annotated[
            NurseHappened | NurseTurnBegan | NurseOfPatient | NurseOfCard | NurseCounted
            | NursePointsGained | NurseActionsGained | NurseCardBought | NursePatientTreated
            | NurseOfCharge | NurseTransportFailed | NursePatientMoved | NurseKillMarksTaken
            | NurseKillMarkReturned | NursePileSearched | NurseExchanged | NurseSwapOffered
            | NurseGameEnded,
            Field(discriminator="event"),
        ]
    ]
):  # fmt: skip
    """An event of Dynamite Nurse."""


EVENT = DynamiteNurseEvent
