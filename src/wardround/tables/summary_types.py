"""Tables in lists."""

from __future__ import annotations

from typing import Annotated, TypedDict

from wardround.core.json_types import About, Settings
from wardround.tables.game.table_types import Chair, Status


class TableSummary(TypedDict):
    """What lists tell of a table, as stored."""

    game: str
    settings: Settings
    packs: list[str]
    daily: Annotated[str, About("the day of its daily ward; empty for other tables")]
    chairs: list[Chair]
    deciding: list[int]
    scores: list[int]
    winners: Annotated[list[int], About("seats; empty until the game is finished")]
    round: Annotated[int | None, About("the round or turn, once started")]
    rounds: Annotated[int | None, About("of how many, if known")]


class Summary(TableSummary):
    """A table in a list."""

    table: str
    status: Status
    created_at: int
    updated_at: int
    seats: list[int]
