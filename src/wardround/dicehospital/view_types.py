"""What a table of Dice Hospital looks like to a viewer, and how a game ends."""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypedDict

from wardround.core.json_types import About, CardId, Count, Result, ScoreLine, Seat

Colour = Literal["R", "Y", "G"]
PlainDie = Annotated[str, About("a die: colour and value", pattern="^[RYG][1-6]$")]
Patient = Annotated[
    str,
    About(
        "a patient: `R3`, treated `R3*`, as another colour `R>G3*`, "
        "healed by the department of the placement under way `R3*+`",
        pattern=r"^[RYG](>{1,2}[RYG])?[1-6](\*\+?)?$",
    ),
]
Arrival = Annotated[
    str, About("a die, or its colour before it has a value", pattern="^[RYG][1-6]?$")
]
StaffId = Annotated[str, About("`nurse`, or the id of a specialist")]
ScoreReason = Literal[
    "discharged", "empty-hospital", "administrator", "grant", "inspection", "specialist",
    "collected", "department",
]  # fmt: skip
"""Why there are points during play."""
FinalReason = Literal["fatalities", "bags", "report-completed", "report-missed", "left-behind"]
"""Why there are points at the end."""
Reason = Literal[ScoreReason, FinalReason]
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
Edition = Literal["final", "french", "italian", "prototype"]
OtherEdition = Literal["french", "italian", "prototype"]
Switch = Literal[
    "events", "experimental", "promos", "opening-crisis", "nationwide-epidemic",
    "resistant-superbug", "final-round-collections", "linear", "no-administrators",
    "double-fatality-penalty", "double-report-penalty", "prototype-extras",
]  # fmt: skip
"""A setting that is on or off."""
Promos = Literal[True, "consultant", "admissions-nurse"]


class DiceScored(ScoreLine):
    """A line of a score during play."""

    reason: ScoreReason


class DicePoint(ScoreLine):
    """A line of a score of Dice Hospital."""

    reason: Reason


class DiceHospitalOutcome(Result):
    """How a game of Dice Hospital ended."""

    points: Annotated[list[list[DicePoint]], About("every point of every seat")]


_Hyphened = TypedDict(
    "_Hyphened",
    {
        "opening-crisis": Literal[True],
        "nationwide-epidemic": Literal[True],
        "resistant-superbug": Literal[True],
        "final-round-collections": Literal[True],
        "no-administrators": Literal[True],
        "double-fatality-penalty": Literal[True],
        "double-report-penalty": Literal[True],
        "prototype-extras": Literal[True],
        "first-player": Seat,
    },
    total=False,
)


class DiceOptions(_Hyphened):
    """The settings that differ from the usual ones."""

    edition: NotRequired[OtherEdition]
    events: NotRequired[Literal[True]]
    experimental: NotRequired[Literal[True]]
    promos: NotRequired[Promos]
    linear: NotRequired[Literal[True]]


class DiceCount(TypedDict):
    """How many dice there are of each colour."""

    R: Count
    Y: Count
    G: Count


class DicePlacement(TypedDict):
    """A placement under way."""

    staff: StaffId
    department: CardId
    by_specialist: Annotated[bool, About("whether the specialist's effect is being resolved")]
    choice: Annotated[int, About("which effect was chosen; -1 while none is", low=-1)]
    part: Count
    picked: Annotated[int, About("dice picked for the part so far", low=0)]
    discharged: Count
    admissions: Annotated[int, About("dice that can still be returned or admitted", low=0)]


class DiceHospitalShape(TypedDict):
    """One hospital."""

    seat: Seat
    dice: Annotated[list[Patient], About("the patients in the wards")]
    held: Annotated[list[Patient], About("patients lifted out by the placement under way")]
    arrivals: list[Arrival]
    discharged: DiceCount
    report_dice: DiceCount
    volunteers_asked: bool
    idle: list[StaffId]
    open: Annotated[list[CardId], About("the departments that can still be used this round")]
    departments: Annotated[list[CardId], About("those added to the printed ones")]
    specialists: list[CardId]
    bags: Count
    fatalities: Count
    score: int
    if_it_ended_now: int
    points: list[DiceScored]
    ambulance: Annotated[int, About(low=1, high=5)] | None
    copied: Annotated[CardId | None, About("the specialist that is copied")]
    administrator: Annotated[CardId | None, About("null also while it is hidden")]
    dealt: Annotated[list[CardId], About("administrators to choose from, to their owner")]
    placement: DicePlacement | None
    asked: Annotated[ActivationPrompt | None, About("null: free to place")]
    to_do: Annotated[int, About("dice still to set, remove or protect", low=0)]


class DiceHospitalView(TypedDict):
    """A table of Dice Hospital as one viewer sees it."""

    game: Literal["dice-hospital"]
    edition: Edition
    options: DiceOptions
    viewer: Annotated[Seat | None, About("null: a spectator")]
    round: Annotated[int, About("0 in setup", low=0)]
    rounds: Annotated[int, About("how many the whole game has")]
    phase: Phase
    over: bool
    first: Seat | None
    luck: Annotated[str | None, About("the roll or draw that comes next, if any")]
    actors: list[Seat]
    prompts: Annotated[dict[str, Prompt], About("the question for each seat that can act")]
    bag: DiceCount
    loose: Annotated[list[PlainDie], About("dice drawn and not yet loaded")]
    ambulances: list[list[PlainDie]]
    spaces: Annotated[
        list[Annotated[list[int | str], About(items=(int, PlainDie))]],
        About("the ambulance of each die left behind"),
    ]
    departments: Annotated[list[CardId], About("the departments on offer")]
    specialists: Annotated[list[CardId], About("the specialists on offer")]
    stacks: Annotated[list[int], About("cards left: departments, specialists", items=(int, int))]
    event: CardId | None
    events_left: Count
    reports: Annotated[list[CardId | None], About("medical reports to complete; null: done")]
    reports_done: list[CardId]
    hospitals: list[DiceHospitalShape]
