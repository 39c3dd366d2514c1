"""OpenAPI types of a table's words."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, Field


class Phase(BaseModel):
    """A phase of a game, with its name."""

    id: str
    title: str


class Now(BaseModel):
    """The status line."""

    text: str = Field(description="one sentence: who must do what, or who won")
    phase: str
    title: str
    phases: list[Phase] = Field(description="the phases that come again and again, in order")
    round: int | None = Field(description="the round, or in Dynamite Nurse the turn")
    rounds: int | None = Field(description="how many there are, where that is known")
    waiting: list[int] = Field(description="the seats that must act")


class LineShape(BaseModel):
    """A line of the log."""

    text: str
    seat: int | None
    round: int | None = Field(description="the round, or in Dynamite Nurse the turn")
    phase: str
    title: str = Field(description="the phase in words")
    rule: str = Field(description="the rule behind it; empty if none is worth a look")
    step: int = Field(description="the step of the game after it")
    own: bool = Field(description="whether only this seat may see it")
    kind: Literal["action", "luck", "result", "talk"]


class ToldShape(BaseModel):
    """The log in words: keep the first lines of those one had, and add these."""

    keep: int
    add: list[LineShape]


class PlanStep(BaseModel):
    """Something that a seat has done or undone."""

    action: int
    text: str = Field(description="as it is typed")
    label: str
    says: str = Field(description="what it came to, in words; empty if not worth a word")
    forced: bool = Field(
        description="whether it was played for the seat: it goes with the one before"
    )
    phase: str = Field(description="the phase in which it is done")
    begins: bool = Field(
        description="whether it begins something, as a placement, or goes on with it"
    )


class PlanShape(BaseModel):
    """What a seat has done since it can go no further back."""

    since: int = Field(
        description="the moves of the seat before; the same as long as the wall stands"
    )
    step: int = Field(description="the step of the game at which it begins")
    wall: str = Field(
        description="why what was done before cannot be taken back; empty if nothing was"
    )
    steps: list[PlanStep] = Field(description="what was done, and can be taken back from its end")
    undone: list[PlanStep] = Field(description="what was taken back, the next to do again first")


class NextPoints(BaseModel):
    """How many more patients bring more points, and how many points more."""

    more: int
    points: int


class AdministratorForecast(BaseModel):
    """What the own administrator would bring."""

    id: str
    points: int
    text: str


class BonusForecast(BaseModel):
    """Other points, and what they are for."""

    id: str
    points: int
    text: str


class DiceHospitalForecast(BaseModel):
    """What happens to a hospital if its activation ends now."""

    leaving: list[str] = Field(description="the dice discharged this round")
    points: int = Field(description="what they bring by their number")
    next: NextPoints | None
    neglected: list[str] = Field(description="the dice that get worse, or die")
    deaths: list[str]
    beds: int = Field(description="how many are free then")
    arriving: int = Field(description="how many patients come next round")
    administrator: AdministratorForecast | None
    bonus: list[BonusForecast]
    total: int = Field(description="all points of this round's end")
    unused: int = Field(description="how many meeples can still be placed")


class ProspectShape(BaseModel):
    """What a card on display would find now, without blood bags."""

    card: str
    n: int = Field(
        description="patients a department could treat, or departments where a specialist helps"
    )
    of: int = Field(description="of how many")
    works: bool = Field(description="whether it could be used at all")
    luck: int = Field(description="departments where it depends on luck whether it could help")
    waits: bool = Field(description="whether it can only be used from the next round on")


class SufferingPatient(BaseModel):
    """A Patient who would suffer, and why."""

    patient: str
    name: str
    why: str


class DynamiteNurseForecast(BaseModel):
    """What happens to a player if their turn ends now."""

    dies: list[SufferingPatient]
    turns_critical: list[SufferingPatient]
    beds: int
    used: int
    due: int = Field(description="how many Emergency Cases are not paid for")
    treatment_lost: int
    gold_lost: int
    healed: int
    deck: int
    discard: int


class PartShape(BaseModel):
    """Some points, and what they are for."""

    text: str
    points: int
    kind: str = Field(description="what kind of points, to put equal kinds together")
    source: str = Field(description="the id of the card or Patient that gave them, if one did")


class RoundPoints(BaseModel):
    """The points of a round."""

    round: int
    title: str
    parts: list[PartShape]
    total: int


class SeatPoints(BaseModel):
    """The points of a seat: round by round, and at the end of the game."""

    seat: int
    place: int
    rounds: list[RoundPoints] = Field(description="empty where points are only counted at the end")
    parts: list[PartShape] = Field(description="those of the end of the game")
    total: int


class Debrief(BaseModel):
    """How a game ended."""

    seats: list[SeatPoints]
    sentence: str = Field(description="the ranking in words")
    tie: str | None = Field(description="how equal scores were told apart")
