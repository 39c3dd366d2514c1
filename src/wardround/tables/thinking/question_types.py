"""Questions to a worker, and its answers."""

from __future__ import annotations

from typing import Literal, NotRequired, TypeAlias, TypedDict

from wardround.coach.data import HintRecord, Plan, SeatRecord
from wardround.core.json_types import JsonObject, Settings


class Asked(TypedDict):
    """What all questions have."""

    game: str
    seat: int
    milliseconds: int
    memory: str


class PositionAsked(Asked):
    """A position that was dealt again for the seat."""

    settings: Settings
    packs: dict[str, str]
    position: JsonObject


class ChooseQuestion(PositionAsked):
    """What a bot would do."""

    do: Literal["choose"]
    bot: str
    rng: str


class CoachQuestion(PositionAsked):
    """What the coach says of a decision."""

    do: Literal["hint", "plans"]


class ReviewQuestion(Asked):
    """What the coach says of a seat in a game that is over."""

    do: Literal["review"]
    record: str


Question: TypeAlias = ChooseQuestion | CoachQuestion | ReviewQuestion


class Answer(TypedDict):
    """What a worker has found: one of these, or a fault."""

    id: NotRequired[object]
    ready: NotRequired[list[str]]
    action: NotRequired[int]
    hint: NotRequired[HintRecord]
    plans: NotRequired[list[Plan]]
    review: NotRequired[SeatRecord]
    fault: NotRequired[str]
