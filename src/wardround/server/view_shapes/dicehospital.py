"""Views and outcomes of Dice Hospital."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field
from pydantic.json_schema import SkipJsonSchema

from wardround.server.view_shapes.common import CardId, OutcomeShape, PointShape, Seat, Shape

Colour = Literal["R", "Y", "G"]
PlainDie = Annotated[str, Field(pattern="^[RYG][1-6]$", description="a die: colour and value")]
Patient = Annotated[
    str,
    Field(
        pattern=r"^[RYG](>{1,2}[RYG])?[1-6](\*\+?)?$",
        description="a patient: `R3`, treated `R3*`, as another colour `R>G3*`, "
        "healed by the department of the placement under way `R3*+`",
    ),
]
Arrival = Annotated[
    str, Field(pattern="^[RYG][1-6]?$", description="a die, or its colour before it has a value")
]
StaffId = Annotated[str, Field(description="`nurse`, or the id of a specialist")]
ScoreReason = Literal[
    "discharged", "empty-hospital", "administrator", "grant", "inspection", "specialist",
    "collected", "department",
]  # fmt: skip
"""Why there are points during play."""
FinalReason = Literal["fatalities", "bags", "report-completed", "report-missed", "left-behind"]
"""Why there are points at the end."""
Phase = Literal[
    "setup", "event", "intake", "improvement", "activation", "neglect", "discharge",
    "shift-change", "collections", "end",
]  # fmt: skip
ActivationPrompt = Literal["choose", "treat", "between", "admissions", "copy"]
Prompt = Literal[
    "admissions", "between", "choose", "collect", "copy", "event-lower", "event-raise",
    "event-return", "improve", "keep-administrator", "leave-die", "load", "place", "protect",
    "remove", "reports", "return-improvement", "reveal-extra", "set-values", "take-ambulance",
    "treat",
]  # fmt: skip
Switch = Literal[True] | SkipJsonSchema[None]
"""An option that is on, or left out."""


class DiceScored(PointShape):
    """A line of a score during play."""

    reason: ScoreReason


class DicePoint(PointShape):
    """A line of a score of Dice Hospital."""

    reason: Literal[ScoreReason, FinalReason]


class DiceOutcome(OutcomeShape):
    """How a game of Dice Hospital ended."""

    points: list[list[DicePoint]] = Field(description="every point of every seat")


class DiceOptions(Shape):
    """The settings that differ from the usual ones."""

    edition: Literal["french", "italian", "prototype"] | SkipJsonSchema[None] = None
    events: Switch = None
    experimental: Switch = None
    promos: Literal[True, "consultant", "admissions-nurse"] | SkipJsonSchema[None] = None
    opening_crisis: Switch = Field(default=None, alias="opening-crisis")
    nationwide_epidemic: Switch = Field(default=None, alias="nationwide-epidemic")
    resistant_superbug: Switch = Field(default=None, alias="resistant-superbug")
    final_round_collections: Switch = Field(default=None, alias="final-round-collections")
    linear: Switch = None
    no_administrators: Switch = Field(default=None, alias="no-administrators")
    double_fatality_penalty: Switch = Field(default=None, alias="double-fatality-penalty")
    double_report_penalty: Switch = Field(default=None, alias="double-report-penalty")
    prototype_extras: Switch = Field(default=None, alias="prototype-extras")
    first_player: Seat | SkipJsonSchema[None] = Field(default=None, alias="first-player")


class DiceCount(Shape):
    """How many dice there are of each colour."""

    R: int = Field(ge=0)
    Y: int = Field(ge=0)
    G: int = Field(ge=0)


class DicePlacement(Shape):
    """A placement under way."""

    staff: StaffId
    department: CardId
    by_specialist: bool = Field(description="whether the specialist's effect is being resolved")
    choice: int = Field(ge=-1, description="which effect was chosen; -1 while none is")
    part: int = Field(ge=0)
    picked: int = Field(ge=0, description="dice picked for the part so far")
    discharged: int = Field(ge=0)
    admissions: int = Field(ge=0, description="dice that can still be returned or admitted")


class DiceHospitalShape(Shape):
    """One hospital."""

    seat: Seat
    dice: list[Patient] = Field(description="the patients in the wards")
    held: list[Patient] = Field(description="patients lifted out by the placement under way")
    arrivals: list[Arrival]
    discharged: DiceCount
    report_dice: DiceCount
    volunteers_asked: bool
    idle: list[StaffId]
    open: list[CardId] = Field(description="the departments that can still be used this round")
    departments: list[CardId] = Field(description="those added to the printed ones")
    specialists: list[CardId]
    bags: int = Field(ge=0)
    fatalities: int = Field(ge=0)
    score: int
    if_it_ended_now: int
    points: list[DiceScored]
    ambulance: int | None = Field(ge=1, le=5)
    copied: CardId | None = Field(description="the specialist that is copied")
    administrator: CardId | None = Field(description="null also while it is hidden")
    dealt: list[CardId] = Field(description="administrators to choose from, to their owner")
    placement: DicePlacement | None
    asked: ActivationPrompt | None = Field(description="null: free to place")
    to_do: int = Field(ge=0, description="dice still to set, remove or protect")


class DiceHospitalView(Shape):
    """A table of Dice Hospital as one viewer sees it."""

    game: Literal["dice-hospital"]
    edition: Literal["final", "french", "italian", "prototype"]
    options: DiceOptions
    viewer: Seat | None = Field(description="null: a spectator")
    round: int = Field(ge=0, description="0 in setup")
    rounds: int
    phase: Phase
    over: bool
    first: Seat | None
    luck: str | None = Field(description="the roll or draw that comes next, if any")
    actors: list[Seat]
    prompts: dict[str, Prompt] = Field(description="the question for each seat that can act")
    bag: DiceCount
    loose: list[PlainDie] = Field(description="dice drawn and not yet loaded")
    ambulances: list[list[PlainDie]]
    spaces: list[tuple[int, PlainDie]] = Field(description="the ambulance of each die left behind")
    departments: list[CardId] = Field(description="the departments on offer")
    specialists: list[CardId] = Field(description="the specialists on offer")
    stacks: tuple[int, int] = Field(description="cards left: departments, specialists")
    event: CardId | None
    events_left: int = Field(ge=0)
    reports: list[CardId | None] = Field(description="medical reports to complete; null: done")
    reports_done: list[CardId]
    hospitals: list[DiceHospitalShape]


VIEW = DiceHospitalView
OUTCOME = DiceOutcome
