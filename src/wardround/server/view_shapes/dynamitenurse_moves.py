"""Actions and plans of Dynamite Nurse."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, RootModel
from pydantic.json_schema import SkipJsonSchema

from wardround.server.view_shapes.common import CardId, Shape
from wardround.server.view_shapes.dynamitenurse import PatientName, Pile, SidedPatient

Player = Annotated[int, Field(ge=1, le=8, description="a player, from 1")]

# --- actions -----------------------------------------------------------------------------------


class NurseDo(Shape):
    """An action that is a word."""

    verb: Literal["done", "skip", "skip-admission", "buy-second-event"]


class NurseDoSearch(Shape):
    """A pile to search."""

    verb: Literal["search"]
    pile: Pile


class NurseDoNumber(Shape):
    """How many Patients to send back."""

    verb: Literal["send-back"]
    number: int = Field(ge=0)


class NurseDoPlayer(Shape):
    """Something with a player."""

    verb: Literal["assign", "swap", "first"]
    player: Player


class NurseDoPatient(Shape):
    """Something with a Patient."""

    verb: Literal["operate", "care", "pay", "admit", "choose", "lead", "trail"]
    patient: PatientName


class NurseDoCard(Shape):
    """Something with a card."""

    verb: Literal["play", "buy", "keep", "discard", "recover", "top"]
    card: CardId


class NurseDoExchange(Shape):
    """A Nurse to take from a player's discard pile."""

    verb: Literal["exchange"]
    card: CardId
    player: Player


class DynamiteNurseAction(
    RootModel[
        Annotated[
            NurseDo | NurseDoSearch | NurseDoNumber | NurseDoPlayer | NurseDoPatient | NurseDoCard
            | NurseDoExchange,
            Field(discriminator="verb"),
        ]
    ]
):  # fmt: skip
    """An action of Dynamite Nurse: a verb and what it is done with."""


# --- plans -------------------------------------------------------------------------------------


class NursePlanStep(Shape):
    """An action of a plan, also as text."""

    do: str
    verb: str = Field(description="as in the actions of the game")
    pile: Pile | SkipJsonSchema[None] = None
    number: int | SkipJsonSchema[None] = None
    player: Player | SkipJsonSchema[None] = None
    patient: PatientName | SkipJsonSchema[None] = None
    card: CardId | SkipJsonSchema[None] = None


class NurseTurnPlan(Shape):
    """The best line for the hand."""

    plan: Literal["turn"]
    gain: float = Field(description="in points, over stopping now")
    line: list[NursePlanStep]


class NurseOdds(Shape):
    """How likely the next hand pays for the Operation of a Patient."""

    plan: Literal["odds"]
    patient: SidedPatient
    severity: int
    share: float = Field(ge=0, le=1)


class NurseRace(Shape):
    """Everyone's Kill Marks."""

    plan: Literal["race"]
    left: int
    own: int
    most: int = Field(description="the most of another player")


class DynamiteNursePlan(
    RootModel[Annotated[NurseTurnPlan | NurseOdds | NurseRace, Field(discriminator="plan")]]
):
    """What the coach of Dynamite Nurse has to say of the coming turns."""


ACTION = DynamiteNurseAction
PLAN = DynamiteNursePlan
