"""What the coach of Dynamite Nurse has to say of the coming turns, and what hints can point at."""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypedDict

from wardround.coach.data import Pointing
from wardround.core.json_types import About, CardId, OneOf
from wardround.dynamitenurse.action_types import Player
from wardround.dynamitenurse.view_types import PatientName, Pile, SidedPatient

POINTING = Pointing(
    verbs={
        "buy": ("buy",),
        "play": ("play",),
        "treat": ("care", "operate", "pay"),
        "turn-stop": ("done",),
    },
    things=("card", "patient"),
)


class NursePlanStep(TypedDict):
    """An action of a plan, also as text."""

    do: str
    verb: Annotated[str, About("as in the actions of the game")]
    pile: NotRequired[Pile]
    number: NotRequired[int]
    player: NotRequired[Player]
    patient: NotRequired[PatientName]
    card: NotRequired[CardId]


class NurseTurnPlan(TypedDict):
    """The best line for the hand."""

    plan: Literal["turn"]
    gain: Annotated[float, About("in points, over stopping now")]
    line: list[NursePlanStep]


class NurseOdds(TypedDict):
    """How likely the next hand pays for the Operation of a Patient."""

    plan: Literal["odds"]
    patient: SidedPatient
    severity: int
    share: Annotated[float, About(low=0, high=1)]


class NurseRace(TypedDict):
    """Everyone's Kill Marks."""

    plan: Literal["race"]
    left: int
    own: int
    most: Annotated[int, About("the most of another player")]


DynamiteNursePlan = Annotated[
    NurseTurnPlan | NurseOdds | NurseRace,
    OneOf(
        "DynamiteNursePlan",
        "plan",
        "What the coach of Dynamite Nurse has to say of the coming turns.",
    ),
]
