"""Everything that reads text, by name: each may refuse it, but only with an error of its own."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import cast

from tests.kit import dicehospital, dynamitenurse, nurse
from tests.kit.build import activation
from tests.kit.checking import checked
from tests.kit.drive import Chooser, Play, any_actor, keen
from wardround.catalog import find
from wardround.core.errors import WardroundError
from wardround.core.game import State
from wardround.core.json_types import JsonObject
from wardround.core.record_text import read
from wardround.core.records import Terms
from wardround.core.steps import Board
from wardround.dicehospital import dice
from wardround.dicehospital import notation as dice_notation
from wardround.dicehospital.state import Table as DiceTable
from wardround.dynamitenurse import notation as nurse_notation
from wardround.dynamitenurse import patients
from wardround.dynamitenurse.state import Table as NurseTable


class Reader:
    """All that reads text for one game."""

    def __init__(
        self,
        box: Board,
        game_id: str,
        sensible: Chooser,
        read_hospital: Callable[[State, str], None],
        switches: tuple[tuple[str, ...], ...],
    ) -> None:
        self.game = find(game_id)
        self.box = box
        """A position in which a player decides, with as much in the box as there can be."""
        self.sensible = sensible
        self.read_hospital = read_hospital
        self.switches = switches
        """What a pack is played with, by the fewest players, by one more, and so on."""

    def action(self, text: str) -> None:
        """Read an action; what is read must be the one text of that action, spaces aside."""
        action = self.game.action_parse(self.box, text)
        assert self.game.action_text(self.box, action) == " ".join(text.split())

    def hospital(self, text: str) -> None:
        """Read a hospital; what is read must have something to do, at least to stop."""
        table = self.box.copy()
        self.read_hospital(table, text)
        assert self.game.legal(table, 0)

    def pack(self, text: str) -> None:
        """Read a pack; what is read must be playable by any number of players."""
        for seats, switches in enumerate(self.switches, self.game.min_seats):
            terms = Terms(self.game, dict.fromkeys(switches, True), {"fuzz.toml": text})
            chooser = self.sensible if seats % 2 else keen
            play = Play(terms, seats, f"pack/{seats}", chooser, any_actor)
            for _ in checked(play, every=40, at_most=200):
                pass

    def options(self, text: str) -> None:
        """Read settings from JSON, and begin a game with as many players as they say."""
        settings = json_object(text)
        usual = self.game.min_seats + 1
        seats = settings.pop("seats", usual)
        self.game.new(self.game.options(settings, {}), seats if type(seats) is int else usual)

    def position(self, text: str) -> None:
        """Read a whole position from JSON, with the options that it names, and look at it."""
        data = json_object(text)
        told = data.get("options")
        options = self.game.options(told, {}) if isinstance(told, dict) else self.box.terms()
        self.game.view(self.game.load(options, data), None)


def json_object(text: str) -> JsonObject:
    """Return the object that JSON text holds; anything else is not for the reader to judge."""
    try:
        value = json.loads(text)
    except (ValueError, RecursionError):
        value = None
    return value if isinstance(value, dict) else {}


def read_dice_hospital(state: State, text: str) -> None:
    """Read a hospital of Dice Hospital."""
    dice_notation.read_hospital(cast(DiceTable, state), 0, text)


def read_nurse_hospital(state: State, text: str) -> None:
    """Read a Hospital of Dynamite Nurse."""
    nurse_notation.read_hospital(cast(NurseTable, state), 0, text)


def read_die(text: str) -> None:
    """Read a patient, and then a plain die."""
    assert dice.text(dice.parse(text)) == text
    assert dice.plain_text(dice.parse_plain(text)) == text


def read_patient(text: str) -> None:
    """Read a Patient with its side, and then without."""
    sided = patients.parse(text)
    assert patients.text(sided) == text
    assert patients.name_of(patients.number_of(text)) == text


def read_record(text: str) -> None:
    """Read a record of a game."""
    read(text, "fuzz.jsonl", find)


READERS: Mapping[str, Reader] = {
    "": Reader(
        activation("R3 Y4 / nurse / - / 1", experimental=True, promos=True),
        "dice-hospital",
        dicehospital.sensible,
        read_dice_hospital,
        ((), ("events", "experimental"), (), ("events", "experimental", "promos")),
    ),
    "nurse-": Reader(
        nurse.started(), "dynamite-nurse", dynamitenurse.sensible, read_nurse_hospital, ((),) * 3
    ),
}
"""What reads for each game; the parsers of one have its prefix."""

PARSERS: Mapping[str, Callable[[str], None]] = {
    "die": read_die,
    "patient": read_patient,
    "record": read_record,
} | {
    f"{prefix}{name}": cast(Callable[[str], None], getattr(reader, name))
    for prefix, reader in READERS.items()
    for name in ("action", "hospital", "pack", "options", "position")
}


def survives(parser: str, text: str) -> bool:
    """Let a parser read text; return whether it took it. Any other error is a bug and is raised."""
    try:
        PARSERS[parser](text)
    except WardroundError:
        return False
    return True
