"""The settings of a game in words: titles, help, and possible values."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Annotated, Literal, TypedDict

from wardround import catalog
from wardround.core.game import Game
from wardround.core.json_types import About
from wardround.core.settings import FIRST_PLAYER, RANDOM_FIRST
from wardround.words.words import Words, capital

SettingKind = Literal["switch", "choice", "number"]


class SettingValue(TypedDict):
    """Something that a setting can be."""

    value: bool | int | str
    title: str


class Setting(TypedDict):
    """A setting of a game."""

    name: str
    title: str
    help: str
    kind: SettingKind
    values: Annotated[list[SettingValue], About("default first")]
    default: bool | int | str
    seats: Annotated[list[int] | None, About("only for these seat counts; null: for all")]
    editions: Annotated[list[str] | None, About("only in these editions; null: in all")]


class GameTold(TypedDict):
    """A game, as it is presented."""

    id: str
    title: str
    tagline: str
    min_seats: int
    max_seats: int
    minutes: Annotated[int, About("typical length in minutes")]
    rules_version: str
    settings: list[Setting]


def game_told(game: Game, words: Words) -> GameTold:
    """Return how a game is presented: its title, how long it takes, and its settings."""
    module = import_module(f"wardround.words.{catalog.package_of(game)}.settings")
    return {
        "id": game.id,
        "title": words.say(f"game-{game.id}"),
        "tagline": words.say(f"tagline-{game.id}"),
        "min_seats": game.min_seats,
        "max_seats": game.max_seats,
        "minutes": module.MINUTES,
        "rules_version": game.rules_version,
        "settings": module.settings(words),
    }


def setting(
    words: Words,
    name: str,
    kind: SettingKind,
    values: Sequence[tuple[bool | int | str, str]],
    seats: Sequence[int] | None = None,
    editions: Sequence[str] | None = None,
) -> Setting:
    """Return a setting; the first of its values, each with a title, is the usual one."""
    return {
        "name": name,
        "title": words.say(f"option-{name}"),
        "help": words.say(f"about-{name}"),
        "kind": kind,
        "values": [{"value": value, "title": capital(title)} for value, title in values],
        "default": values[0][0],
        "seats": None if seats is None else list(seats),
        "editions": None if editions is None else list(editions),
    }


def switch(
    words: Words,
    name: str,
    seats: Sequence[int] | None = None,
    editions: Sequence[str] | None = None,
) -> Setting:
    """Return a setting that is on or off, usually off."""
    values = [(False, words.say("setting-off")), (True, words.say("setting-on"))]
    return setting(words, name, "switch", values, seats, editions)


def first_player(words: Words, most: int) -> Setting:
    """Return the setting for who starts; only seats at the table can be chosen."""
    seats = [(seat, words.player(seat, [])) for seat in range(most)]
    random = (RANDOM_FIRST, words.say("setting-random"))
    return setting(words, FIRST_PLAYER, "choice", [random, *seats])
