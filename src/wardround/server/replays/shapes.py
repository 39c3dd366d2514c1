"""OpenAPI types of What if lines."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

from pydantic import BaseModel, Field

from wardround.server.declared import described
from wardround.server.play.shapes import Shown
from wardround.tables.replays.replay_types import DecidedRecord, Meanwhile

if TYPE_CHECKING:
    DecidedShape: TypeAlias = Any
    MeanwhileShape: TypeAlias = Any
else:
    DecidedShape, MeanwhileShape = described(DecidedRecord), described(Meanwhile)


class BranchShape(BaseModel):
    """Where your What if line has led."""

    line: list[DecidedShape] = Field(
        description="all decisions since that step; send them again with your own at the end"
    )
    shown: Shown = Field(description="as a table is shown to the seat that decides")
    game: MeanwhileShape | None = Field(description="the real game's result in that round or turn")
