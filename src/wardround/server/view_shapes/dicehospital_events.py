"""Events of Dice Hospital."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, RootModel

from wardround.server.view_shapes.common import CardId, EventShape
from wardround.server.view_shapes.dicehospital import Colour, Patient, ScoreReason, StaffId

Ambulance = Annotated[int, Field(ge=1, le=5, description="the number of an ambulance")]


class DiceHappened(EventShape):
    """Something without facts."""

    event: Literal[
        "first-player", "stacks-built", "administrators-dealt", "improvement-declined",
        "bag-spent", "effect-declined", "activation-ended", "shift-changed", "player-passed",
        "game-ended",
    ]  # fmt: skip


class DiceOfDepartment(EventShape):
    """Something about a department."""

    event: Literal["department-revealed"]
    department: CardId


class DiceOfSpecialist(EventShape):
    """Something about a specialist."""

    event: Literal["specialist-revealed", "specialist-copied"]
    specialist: CardId


class DiceOfColour(EventShape):
    """A die without a value."""

    event: Literal["starting-die-drawn"]
    colour: Colour


class DiceOfDie(EventShape):
    """Something about a die."""

    event: Literal[
        "starting-die-set", "die-drawn", "extra-die-drawn", "die-left", "patient-admitted",
        "patient-removed", "patient-returned", "patient-protected",
    ]  # fmt: skip
    die: Patient


class DiceOfAdministrator(EventShape):
    """Something about an administrator."""

    event: Literal["administrator-kept"]
    administrator: CardId


class DiceOfReport(EventShape):
    """Something about a medical report."""

    event: Literal["report-dealt", "report-completed"]
    report: CardId


class DiceRoundBegan(EventShape):
    """A new round."""

    event: Literal["round-began"]
    round: int


class DiceEventRevealed(EventShape):
    """A new event card."""

    event: Literal["event-revealed"]
    card: CardId


class DiceOfDieAndAmbulance(EventShape):
    """A die and an ambulance."""

    event: Literal["die-loaded", "patient-collected"]
    die: Patient
    ambulance: Ambulance


class DiceOfAmbulance(EventShape):
    """Something about an ambulance."""

    event: Literal["ambulance-taken", "ambulance-left"]
    ambulance: Ambulance


class DiceCounted(EventShape):
    """A number of things."""

    event: Literal["bags-gained", "fatality-discarded"]
    count: int


class DiceOfImprovement(EventShape):
    """A department or specialist."""

    event: Literal["improvement-taken", "improvement-returned", "improvement-buried"]
    improvement: CardId


class DiceStaffPlaced(EventShape):
    """A nurse or specialist at work."""

    event: Literal["staff-placed"]
    staff: StaffId
    department: CardId


class DicePatientChanged(EventShape):
    """A patient before and after."""

    event: Literal[
        "patient-healed", "patient-worsened", "patient-rerolled", "patient-flipped",
        "patient-recoloured",
    ]  # fmt: skip
    before: Patient
    after: Patient


class DicePatientGone(EventShape):
    """A patient as it was last."""

    event: Literal["patient-discharged", "patient-died"]
    before: Patient


class DicePointsScored(EventShape):
    """Points, and why."""

    event: Literal["points-scored"]
    amount: int
    reason: ScoreReason


class DiceHospitalEvent(
    RootModel[
        Annotated[
            DiceHappened | DiceOfDepartment | DiceOfSpecialist | DiceOfColour | DiceOfDie
            | DiceOfAdministrator | DiceOfReport | DiceRoundBegan | DiceEventRevealed
            | DiceOfDieAndAmbulance | DiceOfAmbulance | DiceCounted | DiceOfImprovement
            | DiceStaffPlaced | DicePatientChanged | DicePatientGone | DicePointsScored,
            Field(discriminator="event"),
        ]
    ]
):  # fmt: skip
    """An event of Dice Hospital."""


EVENT = DiceHospitalEvent
