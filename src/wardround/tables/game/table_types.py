"""What viewers are shown of a table, but for what a narrator adds in words (`picture_types`)."""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypeAlias, TypedDict

from wardround.core.json_types import (
    About,
    ActionRecord,
    Events,
    OutcomeRecord,
    PerGame,
    Settings,
    View,
)

SeatKind: TypeAlias = Literal["person", "bot", "open"]
Boards: TypeAlias = Literal["live", "reveal"]
TakebackMode: TypeAlias = Literal["none", "ask", "automatic"]
Status: TypeAlias = Literal["waiting", "playing", "over"]


# --- how it was set up ---------------------------------------------------------------------------


class PatienceShape(TypedDict):
    """Seconds of waiting until the others can call a stand-in bot."""

    away: Annotated[int, About("for a player who is away")]
    present: Annotated[int, About("for a player who is connected")]


class SetupPart(TypedDict):
    """How a table was set up, which never changes."""

    table: str
    game: str
    settings: Settings
    packs: list[str]
    daily: Annotated[str, About("the day of its daily ward; empty for other tables")]
    deal: Annotated[str, About("the table whose deal is played again")]
    commitment: str
    watched: Annotated[bool, About("whether spectators can watch")]
    boards: Annotated[
        Boards, About("whether others see simultaneous decisions live, or when all are done")
    ]
    takebacks: Annotated[TakebackMode, About("whether players can take back more than undo allows")]
    patience: PatienceShape


# --- who plays, and how it goes ------------------------------------------------------------------


class Chair(TypedDict):
    """A seat of a table."""

    kind: SeatKind
    name: str
    bot: str
    stand_in: Annotated[str, About("the stand-in bot that plays for a player")]
    agreed: Annotated[list[int], About("the seats that want a stand-in bot here")]


class ClockRecord(TypedDict):
    """The clock that a table was set up with."""

    kind: Annotated[str, About("`none`, `decision`, or the phase of timed play that it limits")]
    seconds: int


class ClockShape(ClockRecord):
    """The clock of a table; deadlines in milliseconds since 1970, 0 for none."""

    deadlines: list[int]


class Seating(TypedDict):
    """Who sits at a table, and whether and how it is played at."""

    status: Status
    chairs: list[Chair]
    rematch: str
    clock: ClockShape
    practice: NotRequired[bool]
    outcome: NotRequired[Annotated[OutcomeRecord, PerGame("Outcome")] | None]


class OpenRequest(TypedDict):
    """An open request."""

    asked: Annotated[int, About("the number to answer it with")]
    seat: int
    agreed: list[int]
    waiting: Annotated[list[int], About("the seats that still have to agree")]


class TakebackRequest(OpenRequest):
    """A player's open takeback request."""

    lost: Annotated[list[int], About("the seats whose moves it also undoes")]


class SeatRequest(OpenRequest):
    """An open request for a bot's seat."""

    name: str


class Said(TypedDict):
    """A message."""

    seq: int
    at: int
    seat: int
    text: NotRequired[str]
    phrase: NotRequired[str]


class LogShape(TypedDict):
    """Keep the first events you have, and add these."""

    keep: int
    add: Events


# --- what a seat can do --------------------------------------------------------------------------


class ChoiceRecord(TypedDict):
    """An action that a seat can take now."""

    action: int
    text: str
    do: Annotated[ActionRecord, About("the verb and its targets")]
    undoable: bool
    luck: Annotated[bool, About("whether a roll or draw comes next")]
    to_bots: Annotated[
        bool, About("whether you decide alone and only bots act next: they don’t wait for an undo")
    ]
    preview: Annotated[Events, About("what would happen, as events")]


class Standing(TypedDict, total=False):
    """How a seat wants to play, and whether it can go back past rolls and reveals."""

    across: bool
    automatic: bool
    muted: list[int]


class ReasonRecord(TypedDict):
    """Why something is not allowed now."""

    text: str
    do: ActionRecord
    code: str
    rule: str


class PreviewRecord(TypedDict):
    """Where a plan leads."""

    actions: Annotated[int, About("number of the plan's actions that were played out")]
    known: Annotated[bool, About("false if the plan would reveal something")]
    events: Events
    view: View


class Past(TypedDict):
    """The table at a step."""

    step: int
    steps: int
    view: View
