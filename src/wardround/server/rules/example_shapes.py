"""OpenAPI types of examples in the rules."""

from __future__ import annotations

from typing import Annotated

from pydantic import BaseModel, Field

from wardround.server.declared import Events, View


class ExampleName(BaseModel):
    """An example at a rule."""

    id: str
    title: str


class FrameShape(BaseModel):
    """A position of an example, and what led to it."""

    text: str = Field(description="what has happened since the position before, in words")
    refused: bool = Field(description="whether the rules refuse the attempted action")
    view: View
    events: Events = Field(description="all events since the first position")


class ExampleShape(BaseModel):
    """An example: a position with a line of play, as the engine plays it."""

    id: str
    game: str
    rule: str
    title: str
    text: str
    names: list[str]
    show: list[str] = Field(description="the parts of the board that matter")
    cards: list[str] = Field(description="the departments that the line goes to")
    frames: list[FrameShape]
    tries: bool = Field(description="whether you can try your own line from the first decision")


class OptionShape(BaseModel):
    """Something that the rules allow in the position."""

    text: str
    label: str
    says: str = Field(description="what it would lead to; empty if unknown")


class TriedShape(FrameShape):
    """Where your own line has led, and your choices there."""

    prompt: str
    choices: list[OptionShape]


class ExampleTrying(BaseModel):
    """Your own line from the first decision of an example."""

    actions: list[Annotated[str, Field(min_length=1, max_length=80)]] = Field(
        max_length=32, description="actions as text"
    )
