"""OpenAPI types of a table; the browser's types are generated from them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, TypeAlias

from pydantic import BaseModel, Field

from wardround.server.declared import NAMED, described
from wardround.server.declared_by_games import (
    Action,
    Events,
    Forecast,
    Outcome,
    Prospects,
    Settings,
    View,
)
from wardround.server.play.narration_shapes import (
    Now,
    PlanShape,
    PlanStep,
    ToldShape,
)
from wardround.server.play.request_shapes import AskingShape, KnockingShape, TakebackShape
from wardround.tables.summary_types import Chair

if TYPE_CHECKING:
    ChairShape: TypeAlias = Any
else:
    ChairShape = described(Chair)


class ChoiceShape(BaseModel):
    """A choice that a seat has now."""

    action: int
    text: str
    do: Action = Field(description="the verb and its targets")
    label: str
    late: int = Field(description="1 if it costs something, 2 if it ends something")
    undoable: bool
    luck: bool = Field(description="whether a roll or draw comes next")
    preview: Events = Field(description="what would happen, as events")
    says: str = Field(description="what it would lead to, in words; empty if unknown")


class ClockShape(BaseModel):
    """The clock of a table; deadlines in milliseconds since 1970, 0 for none."""

    kind: str = Field(description="`none`, `decision`, or the phase of timed play that it limits")
    seconds: int
    deadlines: list[int]


class LogShape(BaseModel):
    """Keep the first events you have, and add these."""

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
    """Seconds of waiting until the others can call a stand-in bot."""

    away: int = Field(description="for a player who is away")
    present: int = Field(description="for a player who is connected")


class Shown(BaseModel):
    """A table as one viewer sees it."""

    table: str
    seq: int
    game: str
    settings: Settings
    packs: list[str]
    daily: str = Field(default="", description="the day of its daily ward; empty for other tables")
    deal: str = Field(default="", description="the table whose deal is played again")
    status: Literal["waiting", "playing", "over"]
    seat: int | None
    chairs: list[ChairShape]
    commitment: str
    clock: ClockShape
    watched: bool = Field(description="whether spectators can watch")
    boards: Literal["live", "reveal"] = Field(
        description="whether others see simultaneous decisions live, or when all are done"
    )
    takebacks: Literal["none", "ask", "automatic"] = Field(
        description="whether players can take back more than undo allows"
    )
    patience: PatienceShape
    asking: AskingShape | None = Field(description="the open takeback request")
    knocking: KnockingShape | None = Field(description="the open request for a bot's seat")
    rematch: str
    said: list[Said]
    mine: list[int] = Field(description="the caller's seats")
    away: list[int] = Field(description="seats of players who are away")
    names: list[str] = Field(description="what the seats are called in sentences")
    now: Now
    steps: int | None = None
    practice: bool | None = None
    log: LogShape | None = None
    told: ToldShape | None = None
    forecast: Forecast | None = None
    prospects: Prospects | None = Field(
        default=None, description="what cards on display would find; null if none can be taken"
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
        default=None,
        description="what the seat can request a takeback for, if undo doesn't reach it",
    )
    automatic: bool | None = None
    muted: list[int] | None = None


NAMED["Shown"] = Shown


class TableNews(BaseModel):
    """What has changed at a table since an entry: an event of its stream."""

    seq: int
    after: int = Field(description="the entry that it builds on; 0: forget what you had")
    gone: list[str] = Field(default=[], description="the keys of `Shown` that are no longer there")
    parts: dict[str, dict[str, Any]] = Field(
        description="in each changed part, new values by their place: `now/text`, `view/bag`"
    )


class Preview(BaseModel):
    """Where a plan leads."""

    actions: int = Field(description="number of the plan's actions that were played out")
    known: bool = Field(description="false if the plan would reveal something")
    events: Events
    view: View
    steps: list[PlanStep] = Field(description="the same actions, in words")
    forecast: Forecast | None = Field(
        description="the forecast if you finish then; null if there is none"
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


Reasons: TypeAlias = list[ReasonShape]
