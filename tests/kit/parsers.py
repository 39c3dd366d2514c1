"""Everything that reads text, by name: each may refuse it, but only with an error of its own."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping

from tests.kit.build import GAME, activation
from tests.kit.checking import checked
from tests.kit.dicehospital import sensible
from tests.kit.drive import Play, any_actor, keen
from wardround.catalog import find
from wardround.core.errors import WardroundError
from wardround.core.record_text import read
from wardround.core.records import Terms
from wardround.dicehospital import dice, notation

PACK_SWITCHES = ((), ("events", "experimental"), (), ("events", "experimental", "promos"))
"""What a pack is played with, by one player, by two, by three and by four."""
FULL_BOX = activation("R3 Y4 / nurse / - / 1", experimental=True, promos=True)


def read_action(text: str) -> None:
    """Read an action; what is read must be the one text of that action, spaces aside."""
    action = GAME.action_parse(FULL_BOX, text)
    assert GAME.action_text(FULL_BOX, action) == " ".join(text.split())


def read_die(text: str) -> None:
    """Read a patient, and then a plain die."""
    assert dice.text(dice.parse(text)) == text
    assert dice.plain_text(dice.parse_plain(text)) == text


def read_hospital(text: str) -> None:
    """Read a hospital; what is read must have something to do, at least to stop."""
    table = FULL_BOX.copy()
    notation.read_hospital(table, 0, text)
    assert GAME.legal(table, 0)


def read_record(text: str) -> None:
    """Read a record of a game."""
    read(text, "fuzz.jsonl", find)


def read_pack(text: str) -> None:
    """Read a pack; what is read must be playable by any number of players."""
    for seats, switches in enumerate(PACK_SWITCHES, 1):
        terms = Terms(GAME, dict.fromkeys(switches, True), {"fuzz.toml": text})
        play = Play(terms, seats, f"pack/{seats}", sensible if seats % 2 else keen, any_actor)
        for _ in checked(play, every=40, at_most=200):
            pass


def read_options(text: str) -> None:
    """Read settings from JSON, and begin a game with as many players as they say."""
    settings = json_object(text)
    seats = settings.pop("seats", 2)
    GAME.new(GAME.options(settings, {}), seats if type(seats) is int else 2)


def read_position(text: str) -> None:
    """Read a whole position from JSON, with the options that it names."""
    data = json_object(text)
    told = data.get("options")
    GAME.load(GAME.options(told, {}) if isinstance(told, dict) else FULL_BOX.options, data)


def json_object(text: str) -> dict[str, object]:
    """Return the object that JSON text holds; anything else is not for the reader to judge."""
    try:
        value = json.loads(text)
    except (ValueError, RecursionError):
        value = None
    return value if isinstance(value, dict) else {}


PARSERS: Mapping[str, Callable[[str], None]] = {
    "action": read_action,
    "die": read_die,
    "hospital": read_hospital,
    "record": read_record,
    "pack": read_pack,
    "options": read_options,
    "position": read_position,
}


def survives(parser: str, text: str) -> bool:
    """Let a parser read text; tell whether it took it. Any other error is a bug and is raised."""
    try:
        PARSERS[parser](text)
    except WardroundError:
        return False
    return True
