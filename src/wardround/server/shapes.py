"""OpenAPI types of a table; the browser's types are generated from them."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, Field

from wardround.server.laying_shapes import ChairShape, Settings
from wardround.server.table_shapes import AskingShape, KnockingShape, TakebackShape
from wardround.server.telling_shapes import (
    DiceHospitalForecast,
    DynamiteNurseForecast,
    Now,
    PlanShape,
    PlanStep,
    ProspectShape,
    ToldShape,
)
from wardround.server.view_shapes.games import Action, Events, Outcome, View


class AddedShape(BaseModel):
    """Something that happened: its place in the log, and whether it had happened before."""

    seq: int
    repeated: bool


class ChoiceShape(BaseModel):
    """Something a seat may do now."""

    action: int
    text: str
    do: Action = Field(description="the verb and its targets")
    label: str
    late: int = Field(description="1 if it costs something, 2 if it ends something")
    undoable: bool
    luck: bool = Field(description="whether luck decides next")
    preview: Events = Field(description="what would happen, as events")
    says: str = Field(description="what it would come to, in words; empty if unknown")


class ClockShape(BaseModel):
    """The clock of a table; deadlines in milliseconds since 1970, 0 for none."""

    kind: Literal["none", "decision", "activation"]
    seconds: int
    deadlines: list[int]


class LogShape(BaseModel):
    """Keep the first events of those one knew, and add these."""

    keep: int
    add: Events


class Said(BaseModel):
    """A message."""

    seq: int
    at: int
    seat: int
    text: str | None = None
    phrase: str | None = None


class PatienceShape(BaseModel):
    """Seconds of waiting until the others can let a bot play for a player."""

    away: int = Field(description="for a player of whom nothing was seen lately")
    present: int = Field(description="for a player who is connected")


class Shown(BaseModel):
    """A table as one viewer may see it."""

    table: str
    seq: int
    game: str
    settings: Settings
    packs: list[str]
    daily: str = Field(default="", description="the day whose ward it is; empty for other tables")
    deal: str = Field(default="", description="the table whose luck is played with once more")
    status: Literal["waiting", "playing", "over"]
    seat: int | None
    chairs: list[ChairShape]
    commitment: str
    clock: ClockShape
    watched: bool = Field(description="whether bystanders may see the game")
    boards: Literal["live", "reveal"] = Field(
        description="whether others see what is done in the activation at once, or at its end"
    )
    takebacks: Literal["none", "ask", "automatic"] = Field(
        description="whether one may go back beyond what can be undone"
    )
    patience: PatienceShape
    asking: AskingShape | None = Field(description="what somebody asks to take back")
    knocking: KnockingShape | None = Field(description="who asks for the seat of a bot")
    rematch: str
    said: list[Said]
    mine: list[int] = Field(description="the seats that the asker holds")
    away: list[int] = Field(description="people of whom nothing was seen lately")
    names: list[str] = Field(description="what the seats are called in sentences")
    now: Now
    steps: int | None = None
    practice: bool | None = None
    log: LogShape | None = None
    told: ToldShape | None = None
    forecast: DiceHospitalForecast | DynamiteNurseForecast | None = None
    prospects: list[ProspectShape] | None = Field(
        default=None, description="what cards on display would find; null where none can be taken"
    )
    outcome: Outcome | None = None
    seed: str | None = None
    view: View | None = None
    version: int | None = None
    prompt: str | None = None
    choices: list[ChoiceShape] | None = None
    plan: PlanShape | None = None
    undo: bool | None = None
    redo: bool | None = None
    across: bool | None = None
    takeback: TakebackShape | None = Field(
        default=None, description="what the seat may ask to take back, if undo does not reach it"
    )
    automatic: bool | None = None
    muted: list[int] | None = None


class Preview(BaseModel):
    """Where a plan leads."""

    actions: int = Field(description="how many actions of the plan were looked at")
    known: bool = Field(description="false where the plan would bring something to light")
    events: Events
    view: View
    steps: list[PlanStep] = Field(description="the same actions, in words")
    forecast: DiceHospitalForecast | DynamiteNurseForecast | None = Field(
        description="what comes if one ends then; null where that makes no sense"
    )


class AnswerShape(BaseModel):
    """What there is to say to a question in words; nothing if it was none."""

    lines: list[str]


class ReasonShape(BaseModel):
    """Why something is not allowed now."""

    text: str
    do: Action
    code: str
    rule: str
    message: str


class PastShape(BaseModel):
    """The table at a step."""

    step: int
    steps: int
    view: View
