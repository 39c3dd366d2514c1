"""Actions and plans of Dice Hospital."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, RootModel
from pydantic.json_schema import SkipJsonSchema

from wardround.server.view_shapes.common import CardId, Shape
from wardround.server.view_shapes.dicehospital import Colour, Patient, PlainDie, StaffId

# --- actions -----------------------------------------------------------------------------------


class DiceDo(Shape):
    """An action that is a word."""

    verb: Literal["done", "skip", "pass", "use", "draw"]


class DiceDoNumber(Shape):
    """A number, from 1."""

    verb: Literal["choose", "take-ambulance"]
    number: int = Field(ge=1)


class DiceDoReveal(Shape):
    """What to reveal one more of."""

    verb: Literal["reveal"]
    kind: Literal["department", "specialist"]


class DiceDoDie(Shape):
    """Something with a die that is no patient, or whose condition does not matter."""

    verb: Literal["set", "load", "leave", "remove", "protect", "raise", "lower", "collect"]
    die: PlainDie


class DiceDoPatient(Shape):
    """Something with a patient."""

    verb: Literal["transfuse", "return-die"]
    die: Patient


class DiceDoTreat(Shape):
    """A patient to treat, as another colour or as it is."""

    verb: Literal["treat"]
    die: Patient
    as_: Colour | Literal[""] = Field(alias="as", description="empty: as it is")


class DiceDoDepartment(Shape):
    """A department to take."""

    verb: Literal["take-department"]
    department: CardId


class DiceDoSpecialist(Shape):
    """A specialist to take or copy."""

    verb: Literal["take-specialist", "copy"]
    specialist: CardId


class DiceDoImprovement(Shape):
    """A department or specialist to return."""

    verb: Literal["return-improvement"]
    improvement: CardId


class DiceDoKeep(Shape):
    """An administrator to keep."""

    verb: Literal["keep"]
    administrator: CardId


class DiceDoReport(Shape):
    """A medical report to complete."""

    verb: Literal["report"]
    report: CardId


class DiceDoPlace(Shape):
    """A nurse or specialist to place."""

    verb: Literal["place"]
    staff: StaffId
    department: CardId


class DiceHospitalAction(
    RootModel[
        Annotated[
            DiceDo | DiceDoNumber | DiceDoReveal | DiceDoDie | DiceDoPatient | DiceDoTreat
            | DiceDoDepartment | DiceDoSpecialist | DiceDoImprovement | DiceDoKeep | DiceDoReport
            | DiceDoPlace,
            Field(discriminator="verb"),
        ]
    ]
):  # fmt: skip
    """An action of Dice Hospital: a verb and what it is done with."""


# --- plans -------------------------------------------------------------------------------------


class DicePlanStep(Shape):
    """An action of a plan, also as text."""

    do: str
    verb: Literal["done", "skip", "use", "draw", "choose", "transfuse", "treat", "copy", "place"]
    number: int | SkipJsonSchema[None] = None
    die: Patient | SkipJsonSchema[None] = None
    as_: Colour | Literal[""] | SkipJsonSchema[None] = Field(default=None, alias="as")
    free: bool | SkipJsonSchema[None] = Field(default=None, description="costs no blood bag")
    specialist: CardId | SkipJsonSchema[None] = None
    staff: StaffId | SkipJsonSchema[None] = None
    department: CardId | SkipJsonSchema[None] = None


class DiceHospitalPlan(Shape):
    """A plan for an activation, and what it comes to."""

    plan: Literal["points", "game", "safe"]
    points: int
    discharged: int
    deaths: int
    empty: bool
    administrator: int
    cards: int
    bags: int
    neglected: int
    exact: bool = Field(description="whether it is proven to be the best")
    luck: bool = Field(description="whether a roll is involved; then the position before it")
    line: list[DicePlanStep]


ACTION = DiceHospitalAction
PLAN = DiceHospitalPlan
