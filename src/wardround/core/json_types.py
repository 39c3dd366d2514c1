"""Values that JSON can carry, and what declarations of them say beyond their types.

A game declares what it shows in modules whose names end with `_types`. They run as plain Python:
mypyc would drop most of what their annotations say, and the API's document is made from that.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, NotRequired, TypeAlias, TypedDict

JsonValue: TypeAlias = "bool | int | float | str | list[JsonValue] | dict[str, JsonValue] | None"
"""Any value that JSON can carry."""
JsonObject: TypeAlias = dict[str, JsonValue]
Unchecked: TypeAlias = dict[str, Any]
"""An object at the edge, as it comes from or goes to a file, a column or another process."""


class PerGame:
    """Marks what each game declares for itself, by a name; the API's document has all of them."""

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name


View: TypeAlias = Annotated[Mapping[str, Any], PerGame("View")]
"""What a viewer can see."""
ActionRecord: TypeAlias = Annotated[Mapping[str, Any], PerGame("Action")]
"""An action as its `verb` and its named targets."""
EventRecord: TypeAlias = Mapping[str, Any]
"""An event as its name (`event`), its `seat` and its facts."""
Events: TypeAlias = Annotated[list[EventRecord], PerGame("Events")]
"""Events of one game."""
Settings: TypeAlias = Annotated[Mapping[str, Any], PerGame("Settings")]
"""The settings of a game that differ from the defaults."""
Forecast: TypeAlias = Annotated[Mapping[str, Any], PerGame("Forecast")]
"""What happens to a seat if it ends its turn or phase now."""


class About:
    """What the API's document says about a value: in words, by a pattern, by bounds."""

    __slots__ = ("high", "items", "least", "low", "most", "pattern", "text")

    def __init__(
        self,
        text: str = "",
        *,
        pattern: str = "",
        low: int | None = None,
        high: int | None = None,
        least: int | None = None,
        most: int | None = None,
        items: tuple[object, ...] = (),
    ) -> None:
        self.text = text
        self.pattern = pattern
        """What a text matches."""
        self.low = low
        self.high = high
        self.least = least
        self.most = most
        """The length of a text or a list."""
        self.items = items
        """What a list of fixed length has at each place."""


class OneOf:
    """Names a union of which each member has its own values of the key `tag`."""

    __slots__ = ("name", "tag", "text")

    def __init__(self, name: str, tag: str, text: str) -> None:
        self.name = name
        self.tag = tag
        self.text = text


class Form:
    """How a fact of an event is read from its number."""

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name


Seat = Annotated[int, About("a seat, from 0", low=0, high=7)]
CardId = Annotated[str, About("the id of a card")]
Count = Annotated[int, About(low=0)]


class HappenedRecord(TypedDict):
    """Something that happened."""

    seat: Annotated[int, About("the affected seat; -1 for the table", low=-1, high=7)]


class LuckRecord(TypedDict):
    """A roll or draw that is due."""

    key: str
    kind: str
    seat: int


class ScoreLine(TypedDict):
    """A line of a score."""

    amount: int
    round: Annotated[int, About("0: at the end of the game", low=0)]


class PointRecord(ScoreLine):
    """A line of a score of any game."""

    reason: str
    source: NotRequired[str]


class Result(TypedDict):
    """How a game ended; each list has one entry per seat."""

    scores: list[int]
    places: Annotated[list[int], About("from 1; equal if seats share a place")]


class OutcomeRecord(Result):
    """How any game ended."""

    points: list[list[PointRecord]]
