"""What answers look like, for the OpenAPI document: the browser's types are made from it."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel, Field

from wardround.server.table_shapes import AskingShape, TakebackShape
from wardround.server.telling_shapes import (
    DiceHospitalForecast,
    DynamiteNurseForecast,
    Now,
    PlanShape,
    PlanStep,
    ProspectShape,
    ToldShape,
)
from wardround.server.view_shapes.games import Action, Events, Outcome, Plans, View

Settings = dict[str, bool | int | str | None]


class Me(BaseModel):
    """Who asks."""

    name: str
    passkeys: int = 0


class ChairShape(BaseModel):
    """A seat of a table."""

    kind: Literal["person", "bot", "open"]
    name: str
    bot: str
    stand_in: str = Field(description="the bot that plays for a person for the time being")
    agreed: list[int] = Field(description="the seats that want a bot to play here")


class SeatLink(BaseModel):
    """The secret link of a seat."""

    seat: int
    secret: str


class LaidShape(BaseModel):
    """A new table."""

    table: str
    seats: list[int] = Field(description="one's own seats")
    links: list[SeatLink]
    commitment: str


class Seated(BaseModel):
    """A seat that somebody got."""

    table: str
    seat: int
    secret: str | None = Field(default=None, description="the seat's link, for one's other devices")


class Rematched(BaseModel):
    """The table where the same people play again."""

    table: str


class AddedShape(BaseModel):
    """Something that happened: its place in the log, and whether it had happened before."""

    seq: int
    repeated: bool


class SummaryShape(BaseModel):
    """A table in a list."""

    table: str
    status: Literal["waiting", "playing", "over"]
    created_at: int
    updated_at: int
    seats: list[int]
    game: str
    settings: Settings
    packs: list[str]
    daily: str = Field(default="", description="the day whose ward it is; empty for other tables")
    chairs: list[ChairShape]
    deciding: list[int]
    scores: list[int]
    winners: list[int] = Field(default_factory=list, description="seats; none until it is over")
    round: int | None = Field(default=None, description="the round or turn, once it has begun")
    rounds: int | None = Field(default=None, description="of how many, where that is known")


class Page(BaseModel):
    """Tables, newest first; `before` asks for the next page."""

    tables: list[SummaryShape]
    before: str | None


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
    asking: AskingShape | None = Field(description="what somebody asks to take back")
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


class HintShape(BaseModel):
    """A hint, from nudge to move; how many steps there are, and this one in words."""

    step: int
    steps: int
    text: str
    actions: list[int] = Field(
        description="what to point at: none for a nudge, then what could be done, then the move"
    )
    touch: list[str] = Field(description="ids of the cards, dice and patients it speaks of")
    rule: str = Field(description="the rule behind the first action; empty if there is none")


class ErrorBody(BaseModel):
    """What is wrong: a code for programs, a sentence for people."""

    code: str
    message: str
    facts: dict[str, Any]


class ErrorShape(BaseModel):
    """An error."""

    error: ErrorBody


class OfferShape(BaseModel):
    """A plan that can be carried out from here."""

    title: str
    text: str
    actions: list[int] = Field(description="one after the other, up to the first luck")
    points: float = Field(description="what it brings, or what it is worth more than nothing")


class PlansShape(BaseModel):
    """Whole plans, as data and in words."""

    plans: Plans
    lines: list[str]
    offers: list[OfferShape]


class Health(BaseModel):
    """Whether the server can do its work."""

    status: Literal["ok", "store-away"]
