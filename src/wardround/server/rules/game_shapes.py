"""OpenAPI types of the list of games."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, Field


class SettingValue(BaseModel):
    """Something that a setting can be."""

    value: bool | int | str
    title: str


class SettingShape(BaseModel):
    """A setting of a game."""

    name: str
    title: str
    help: str
    kind: Literal["switch", "choice", "number"]
    values: list[SettingValue] = Field(description="default first")
    default: bool | int | str
    seats: list[int] | None = Field(description="only for these seat counts; null: for all")
    editions: list[str] | None = Field(description="only in these editions; null: in all")


class TemperShape(BaseModel):
    """A bot's play style: what it prefers among nearly equal choices."""

    id: str
    title: str
    help: str


class BotShape(BaseModel):
    """A bot that plays a game."""

    id: str
    title: str
    help: str
    tempers: list[TemperShape] = Field(
        description="as in `hard:temper=bold`, default first; empty for bots without play styles"
    )


class TogetherShape(BaseModel):
    """A phase in which all players decide at the same time."""

    phase: str
    unless: str = Field(description="the setting by which they decide one after the other")


class TimedShape(BaseModel):
    """A phase with a time limit that the rules propose; the kind of its clock is its id."""

    phase: str
    seconds: int = Field(description="in the first round")
    more: int = Field(description="additional seconds in each round after that")


class GameShape(BaseModel):
    """A game."""

    id: str
    title: str
    tagline: str
    min_seats: int
    max_seats: int
    minutes: int = Field(description="typical length in minutes")
    rules_version: str
    settings: list[SettingShape]
    bots: list[BotShape] = Field(description="weakest first")
    phases: list[str] = Field(description="ids, in the order of play")
    chapter: str = Field(description="what the game counts: `round` or `turn`")
    together: TogetherShape | None = Field(
        description="the simultaneous phase, in which boards can stay hidden"
    )
    timed: TimedShape | None = Field(description="timed play, if the rules have it")
    daily: bool = Field(description="whether it has a daily ward")
    packs: list[str] = Field(description="packs that the server offers; none so far")


class LanguageShape(BaseModel):
    """A language, with its own name for itself."""

    id: str
    title: str


class Games(BaseModel):
    """The games, and what plays them."""

    version: str
    build: str
    languages: list[LanguageShape]
    games: list[GameShape]
