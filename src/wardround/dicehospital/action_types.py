"""The actions of Dice Hospital as records."""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

from wardround.core.json_types import About, CardId, OneOf
from wardround.dicehospital.view_types import Colour, Patient, PlainDie, StaffId

SingleWord = Literal["done", "skip", "pass", "use", "draw"]
PlainVerb = Literal["set", "load", "leave", "remove", "protect", "raise", "lower", "collect"]
Revealed = Literal["department", "specialist"]
AsColour = Annotated[Colour | Literal[""], About("empty: as it is")]


class DiceDo(TypedDict):
    """An action that is a word."""

    verb: SingleWord


class DiceDoNumber(TypedDict):
    """A number, from 1."""

    verb: Literal["choose", "take-ambulance"]
    number: Annotated[int, About(low=1)]


class DiceDoReveal(TypedDict):
    """What to reveal one more of."""

    verb: Literal["reveal"]
    kind: Revealed


class DiceDoDie(TypedDict):
    """Something with a die that is no patient, or whose condition does not matter."""

    verb: PlainVerb
    die: PlainDie


class DiceDoPatient(TypedDict):
    """Something with a patient."""

    verb: Literal["transfuse", "return-die"]
    die: Patient


_As = TypedDict("_As", {"as": AsColour})


class DiceDoTreat(_As):
    """A patient to treat, as another colour or as it is."""

    verb: Literal["treat"]
    die: Patient


class DiceDoDepartment(TypedDict):
    """A department to take."""

    verb: Literal["take-department"]
    department: CardId


class DiceDoSpecialist(TypedDict):
    """A specialist to take or copy."""

    verb: Literal["take-specialist", "copy"]
    specialist: CardId


class DiceDoImprovement(TypedDict):
    """A department or specialist to return."""

    verb: Literal["return-improvement"]
    improvement: CardId


class DiceDoKeep(TypedDict):
    """An administrator to keep."""

    verb: Literal["keep"]
    administrator: CardId


class DiceDoReport(TypedDict):
    """A medical report to complete."""

    verb: Literal["report"]
    report: CardId


class DiceDoPlace(TypedDict):
    """A nurse or specialist to place."""

    verb: Literal["place"]
    staff: StaffId
    department: CardId


DiceHospitalAction = Annotated[
    DiceDo | DiceDoNumber | DiceDoReveal | DiceDoDie | DiceDoPatient | DiceDoTreat
    | DiceDoDepartment | DiceDoSpecialist | DiceDoImprovement | DiceDoKeep | DiceDoReport
    | DiceDoPlace,
    OneOf(
        "DiceHospitalAction",
        "verb",
        "An action of Dice Hospital: a verb and what it is done with.",
    ),
]  # fmt: skip
