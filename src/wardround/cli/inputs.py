"""Turns arguments into files, settings and seats."""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from pathlib import Path

from wardround import catalog
from wardround.bots.registry import check_seats, make_seat
from wardround.cli.game_packs import packs_of
from wardround.cli.streams import MOST_OF_A_RECORD, read_file, read_pack
from wardround.core.errors import BadOption, WardroundError
from wardround.core.game import Game
from wardround.core.record_text import read
from wardround.core.records import Record, Terms
from wardround.words import Words

EDITION = "edition"
FIRST_PLAYER = "first-player"
COLOURS = "colours"
RANDOM = "random"
FLAGS = {"on": True, "yes": True, "true": True, "off": False, "no": False, "false": False}


def read_record(name: str) -> Record:
    """Return the record in a file, checked against the rules."""
    return read(read_file(name, MOST_OF_A_RECORD), name, catalog.find)


def settings_of(game: Game, edition: str | None, options: Sequence[str]) -> dict[str, object]:
    """Return settings from `--edition` and each `--option NAME[=VALUE]`."""
    settings: dict[str, object] = {}
    asked: dict[str, str] = {}
    for option in options:
        name, given, text = option.partition("=")
        if given and not text:
            raise BadOption("option-without-value", option=name)
        value = _value(name, text, game.max_seats) if given else _without_value(name)
        if settings.get(name, value) != value:
            raise BadOption("options-clash", option=asked[name], other=option)
        settings[name], asked[name] = value, option
    if edition is not None and not packs_of(game).has_editions():
        # The only edition there is may be named, but it is no setting.
        packs_of(game).store.check_edition(edition)
    elif edition is not None:
        if settings.get("edition", edition) != edition:
            raise BadOption("options-clash", option=asked["edition"], other=f"--edition {edition}")
        settings["edition"] = edition
    return settings


def _without_value(name: str) -> bool:
    """Return the value of an option without one: on, if it is a switch."""
    if name in (EDITION, FIRST_PLAYER, COLOURS):
        raise BadOption("option-without-value", option=name)
    return True


def _value(name: str, text: str, seats: int) -> object:
    """Return the value of a setting that a text means."""
    if name == FIRST_PLAYER:
        return _seat(text, seats)
    return FLAGS.get(text, text)


def _seat(text: str, seats: int) -> int:
    """Return the seat that starts, counted from 0, or -1 for any; people count from 1."""
    if text == RANDOM:
        return -1
    numbers = [str(number) for number in range(seats + 1)]
    if text not in numbers:
        raise BadOption("bad-first-player", found=text, seats=seats)
    return numbers.index(text) - 1


def game_asked(args: argparse.Namespace) -> Game:
    """Return the game that a command line names."""
    if args.game is None:
        raise BadOption("no-game", allowed=", ".join(catalog.GAMES))
    return catalog.find(args.game)


def terms_of(args: argparse.Namespace) -> Terms:
    """Return the terms that GAME, `--edition`, `--option` and `--pack` ask for."""
    game = game_asked(args)
    return Terms(game, settings_of(game, args.edition, args.option), packs_named(args.pack))


def packs_named(names: Sequence[str]) -> dict[str, str]:
    """Return the texts of packs by their names without folders, each with one of its own."""
    packs: dict[str, str] = {}
    for name in names:
        path = Path(name)
        called, number = path.name, 2
        while called in packs:
            called, number = f"{path.stem}-{number}{path.suffix}", number + 1
        packs[called] = read_pack(name)
    return packs


def names_of(text: str) -> list[str]:
    """Return the names in a list with commas, none of them empty."""
    names = [name.strip() for name in text.split(",")]
    if "" in names:
        raise BadOption("seat-without-name")
    return names


def bots_of(text: str, game: Game) -> list[str]:
    """Return the names of bots, one for each seat, if the game has them and seats for them."""
    bots = names_of(text)
    for bot in bots:
        make_seat(bot, game)
    check_seats(len(bots), game)
    return bots


def refusal_json(file: str, error: WardroundError, words: Words) -> str:
    """Return what is wrong with a file as JSON: the code, its facts, and the sentence."""
    told = {"file": file, "ok": False, "error": error.code, "sentence": words.error(error)}
    return json.dumps({**told, "facts": error.facts})
