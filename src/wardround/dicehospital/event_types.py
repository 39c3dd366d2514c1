"""The events of Dice Hospital as records. The engine's table of events is made from them."""

from __future__ import annotations

from typing import Annotated, Literal

from wardround.core.json_types import About, CardId, Form, HappenedRecord, OneOf
from wardround.dicehospital.view_types import Colour, Patient, ScoreReason, StaffId

# --- facts, and how they are read from their numbers (`notation.fact_value`) ----------------------

Die = Annotated[Patient, Form("die")]
DieColour = Annotated[Colour, Form("colour")]
Department = Annotated[CardId, Form("department")]
Specialist = Annotated[CardId, Form("specialist")]
Staff = Annotated[StaffId, Form("staff")]
Improvement = Annotated[CardId, Form("improvement")]
Administrator = Annotated[CardId, Form("administrator")]
EventCard = Annotated[CardId, Form("event")]
Report = Annotated[CardId, Form("report")]
ForReason = Annotated[ScoreReason, Form("reason")]
Number = Annotated[int, Form("number")]
Ambulance = Annotated[int, About("the number of an ambulance", low=1, high=5), Form("number")]

# --- events ---------------------------------------------------------------------------------------


class DiceHappened(HappenedRecord):
    """Something without facts."""

    event: Literal[
        "first-player", "stacks-built", "administrators-dealt", "improvement-declined",
        "bag-spent", "effect-declined", "activation-ended", "shift-changed", "player-passed",
        "game-ended",
    ]  # fmt: skip


class DiceOfDepartment(HappenedRecord):
    """Something about a department."""

    event: Literal["department-revealed"]
    department: Department


class DiceOfSpecialist(HappenedRecord):
    """Something about a specialist."""

    event: Literal["specialist-revealed", "specialist-copied"]
    specialist: Specialist


class DiceOfColour(HappenedRecord):
    """A die without a value."""

    event: Literal["starting-die-drawn"]
    colour: DieColour


class DiceOfDie(HappenedRecord):
    """Something about a die."""

    event: Literal[
        "starting-die-set", "die-drawn", "extra-die-drawn", "die-left", "patient-admitted",
        "patient-removed", "patient-returned", "patient-protected",
    ]  # fmt: skip
    die: Die


class DiceOfAdministrator(HappenedRecord):
    """Something about an administrator."""

    event: Literal["administrator-kept"]
    administrator: Administrator


class DiceOfReport(HappenedRecord):
    """Something about a medical report."""

    event: Literal["report-dealt", "report-completed"]
    report: Report


class DiceRoundBegan(HappenedRecord):
    """A new round."""

    event: Literal["round-began"]
    round: Number


class DiceEventRevealed(HappenedRecord):
    """A new event card."""

    event: Literal["event-revealed"]
    card: EventCard


class DiceOfDieAndAmbulance(HappenedRecord):
    """A die and an ambulance."""

    event: Literal["die-loaded", "patient-collected"]
    die: Die
    ambulance: Ambulance


class DiceOfAmbulance(HappenedRecord):
    """Something about an ambulance."""

    event: Literal["ambulance-taken", "ambulance-left"]
    ambulance: Ambulance


class DiceCounted(HappenedRecord):
    """A number of things."""

    event: Literal["bags-gained", "fatality-discarded"]
    count: Number


class DiceOfImprovement(HappenedRecord):
    """A department or specialist."""

    event: Literal["improvement-taken", "improvement-returned", "improvement-buried"]
    improvement: Improvement


class DiceStaffPlaced(HappenedRecord):
    """A nurse or specialist at work."""

    event: Literal["staff-placed"]
    staff: Staff
    department: Department


class DicePatientChanged(HappenedRecord):
    """A patient before and after."""

    event: Literal[
        "patient-healed", "patient-worsened", "patient-rerolled", "patient-flipped",
        "patient-recoloured",
    ]  # fmt: skip
    before: Die
    after: Die


class DicePatientGone(HappenedRecord):
    """A patient as it was last."""

    event: Literal["patient-discharged", "patient-died"]
    before: Die


class DicePointsScored(HappenedRecord):
    """Points, and why."""

    event: Literal["points-scored"]
    amount: Number
    reason: ForReason


DiceHospitalEvent = Annotated[
    DiceHappened | DiceOfDepartment | DiceOfSpecialist | DiceOfColour | DiceOfDie
    | DiceOfAdministrator | DiceOfReport | DiceRoundBegan | DiceEventRevealed
    | DiceOfDieAndAmbulance | DiceOfAmbulance | DiceCounted | DiceOfImprovement
    | DiceStaffPlaced | DicePatientChanged | DicePatientGone | DicePointsScored,
    OneOf("DiceHospitalEvent", "event", "An event of Dice Hospital."),
]  # fmt: skip
