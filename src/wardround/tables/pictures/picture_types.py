"""The picture of a table as one viewer sees it: its parts, in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, NotRequired, TypeAlias, TypedDict

from wardround.core.json_types import About, Forecast, PerGame, View
from wardround.narration.lines import LineKind
from wardround.narration.status import Phase
from wardround.tables.game.table_types import (
    ChoiceRecord,
    LogShape,
    PreviewRecord,
    ReasonRecord,
    Said,
    Seating,
    SeatRequest,
    SetupPart,
    Standing,
    TakebackRequest,
)

Prospect: TypeAlias = Mapping[str, object]
"""What a card that a seat might take would find; each game declares its own."""


# --- what all viewers of a language share --------------------------------------------------------


class SeatingPart(Seating):
    """Who sits at a table, and what they are called."""

    names: Annotated[list[str], About("what the seats are called in sentences")]


class AskingShape(TakebackRequest):
    """A player's open takeback request."""

    text: Annotated[str, About("who asks for what, and whose moves it also undoes")]
    move: Annotated[str, About("the decision as in the log; empty if no one else saw it")]


class KnockingShape(SeatRequest):
    """An open request for a bot's seat."""

    text: Annotated[str, About("who asks for what")]


class RequestsPart(TypedDict):
    """What somebody has asked the others for."""

    asking: Annotated[AskingShape | None, About("the open takeback request")]
    knocking: Annotated[KnockingShape | None, About("the open request for a bot's seat")]


# --- what one viewer is shown --------------------------------------------------------------------


class Now(TypedDict):
    """The status line."""

    text: Annotated[str, About("one sentence: who must do what, or who won")]
    phase: str
    title: str
    phases: Annotated[list[Phase], About("the repeating phases, in order")]
    round: Annotated[int | None, About("the round or turn")]
    rounds: Annotated[int | None, About("how many there are, if known")]
    waiting: Annotated[list[int], About("the seats that must act")]


class NowPart(TypedDict):
    """The status line for a viewer."""

    now: Now


class TakebackShape(TypedDict):
    """What a seat can request a takeback for."""

    move: Annotated[str, About("the decision as in the log; empty if no one else saw it")]


class StandingPart(Standing):
    """Who looks, what else they can take back, and how they want to play."""

    seat: int | None
    takeback: NotRequired[
        Annotated[
            TakebackShape | None,
            About("what the seat can request a takeback for, if undo doesn't reach it"),
        ]
    ]


class ChoiceShape(ChoiceRecord):
    """A choice that a seat has now."""

    label: str
    late: Annotated[int, About("1 if it costs something, 2 if it ends something")]
    says: Annotated[str, About("what it would lead to, in words; empty if unknown")]


class OwnPart(TypedDict, total=False):
    """What a seat can do now, and what it is asked."""

    version: int
    choices: list[ChoiceShape]
    prompt: str


class PlanStep(TypedDict):
    """Something that a seat has done or undone."""

    action: int
    text: Annotated[str, About("as typed")]
    label: str
    says: Annotated[str, About("its result in words; empty if not worth mentioning")]
    forced: Annotated[
        bool, About("whether it was forced; undo takes it together with the one before")
    ]
    phase: Annotated[str, About("the phase in which it is done")]
    begins: Annotated[
        bool, About("whether it starts something, such as a placement, or continues it")
    ]


class PlanShape(TypedDict):
    """What a seat can still undo, and what it has undone."""

    since: Annotated[
        int, About("the seat's number of moves before; the same until undo is blocked again")
    ]
    step: Annotated[int, About("the step of the game where it starts")]
    wall: Annotated[str, About("why earlier actions can't be undone; empty if there are none")]
    steps: Annotated[list[PlanStep], About("what was done, and can be undone from its end")]
    undone: Annotated[list[PlanStep], About("what was undone, next to redo first")]


class PlanPart(TypedDict, total=False):
    """What a seat can undo and redo."""

    undo: bool
    redo: bool
    plan: PlanShape


class ForecastPart(TypedDict, total=False):
    """What follows for a seat if it ends now."""

    forecast: Forecast | None


class ProspectsPart(TypedDict, total=False):
    """What the cards on display would find."""

    prospects: Annotated[
        Annotated[list[Prospect], PerGame("Prospects")] | None,
        About("what cards on display would find; null if none can be taken"),
    ]


class BoardPart(TypedDict, total=False):
    """What a viewer sees of the game."""

    view: View


class Line(TypedDict):
    """A line of the log."""

    text: str
    seat: int | None
    round: Annotated[int | None, About("the round or turn")]
    phase: str
    title: Annotated[str, About("the phase in words")]
    rule: Annotated[str, About("the rule behind it; empty if none is worth a look")]
    step: Annotated[int, About("the step of the game after it")]
    own: Annotated[bool, About("whether only this seat can see it")]
    kind: LineKind


class ToldShape(TypedDict):
    """The log in words: keep the first lines you have, and add these."""

    keep: int
    add: list[Line]


class LogPart(TypedDict, total=False):
    """How far the game is, and its log."""

    steps: int
    log: LogShape
    told: ToldShape


class ChatPart(TypedDict):
    """The messages."""

    said: list[Said]


class HerePart(TypedDict):
    """What holds for one look only."""

    mine: Annotated[list[int], About("the caller's seats")]
    away: Annotated[list[int], About("seats of players who are away")]
    seed: NotRequired[str | None]


# --- all of it -----------------------------------------------------------------------------------


class Shown(
    SetupPart,
    SeatingPart,
    RequestsPart,
    NowPart,
    StandingPart,
    OwnPart,
    PlanPart,
    ForecastPart,
    ProspectsPart,
    BoardPart,
    LogPart,
    ChatPart,
    HerePart,
):
    """A table as one viewer sees it."""

    seq: int


class TableNews(TypedDict):
    """What has changed at a table since an entry: an event of its stream."""

    seq: int
    after: Annotated[int, About("the entry that it builds on; 0: forget what you had")]
    gone: NotRequired[Annotated[list[str], About("the keys of `Shown` that are no longer there")]]
    parts: Annotated[
        dict[str, dict[str, Any]],
        About("in each changed part, new values by their place: `now/text`, `view/bag`"),
    ]


# --- answers to what a seat asks -----------------------------------------------------------------


class Preview(PreviewRecord):
    """Where a plan leads."""

    steps: Annotated[list[PlanStep], About("the same actions, in words")]
    forecast: Annotated[
        Forecast | None, About("the forecast if you finish then; null if there is none")
    ]


class ReasonShape(ReasonRecord):
    """Why something is not allowed now."""

    message: str


class AnswerShape(TypedDict):
    """What there is to say to a question in words; nothing if it was none."""

    lines: list[str]
