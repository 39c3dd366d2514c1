"""The plans of the coach for an activation of Dice Hospital, and what hints can point at."""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypedDict

from wardround.coach.data import Pointing
from wardround.core.json_types import About, CardId
from wardround.dicehospital.action_types import AsColour
from wardround.dicehospital.view_types import Patient, StaffId

POINTING = Pointing(
    verbs={"bag": ("transfuse",), "place": ("place",), "stop": ("done",)},
    things=("administrator", "department", "die", "improvement", "specialist", "staff"),
)


PlanName = Literal["points", "game", "safe"]


_As = TypedDict("_As", {"as": AsColour}, total=False)


class DicePlanStep(_As):
    """An action of a plan, also as text."""

    do: str
    verb: Literal["done", "skip", "use", "draw", "choose", "transfuse", "treat", "copy", "place"]
    number: NotRequired[int]
    die: NotRequired[Patient]
    free: NotRequired[Annotated[bool, About("costs no blood bag")]]
    specialist: NotRequired[CardId]
    staff: NotRequired[StaffId]
    department: NotRequired[CardId]


class DiceTerms(TypedDict):
    """What an activation comes to."""

    points: int
    discharged: int
    deaths: int
    empty: bool
    administrator: int
    cards: int
    bags: int
    neglected: int


class DiceHospitalPlan(DiceTerms):
    """A plan for an activation, and what it comes to."""

    plan: PlanName
    exact: Annotated[bool, About("whether it is proven to be the best")]
    luck: Annotated[bool, About("whether a roll is involved; then the position before it")]
    line: list[DicePlanStep]
