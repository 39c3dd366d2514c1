"""Actions as dense numbers, and the text and records they stand for.

The numbers of one pack are fixed: first the actions that every pack has, then those that
count its departments, specialists, administrators and reports.
"""

from __future__ import annotations

from typing import Final, get_args

from wardround.core import spaces
from wardround.core.ints import i64
from wardround.core.json_types import ActionRecord
from wardround.dicehospital import dice
from wardround.dicehospital.action_types import (
    DiceHospitalAction,
    PlainVerb,
    Revealed,
    SingleWord,
)
from wardround.dicehospital.content import Content
from wardround.dicehospital.view_types import Colour

DONE: Final = 0
SKIP: Final = 1
PASS: Final = 2
USE: Final = 3
DRAW: Final = 4
CHOOSE: Final = 5
CHOICES: Final = 4
REVEAL: Final = CHOOSE + CHOICES
AMBULANCE: Final = REVEAL + 2
AMBULANCES: Final = 5
SET: Final = AMBULANCE + AMBULANCES
LOAD: Final = SET + dice.PLAIN
LEAVE: Final = LOAD + dice.PLAIN
REMOVE: Final = LEAVE + dice.PLAIN
PROTECT: Final = REMOVE + dice.PLAIN
RAISE: Final = PROTECT + dice.PLAIN
LOWER: Final = RAISE + dice.PLAIN
COLLECT: Final = LOWER + dice.PLAIN
TREAT: Final = COLLECT + dice.PLAIN
"""Three for each die: as red, yellow, green; its own colour means as it is."""
TRANSFUSE: Final = TREAT + 3 * dice.DICE
RETURN_DIE: Final = TRANSFUSE + dice.DICE
FIXED: Final = RETURN_DIE + dice.DICE

SINGLE_WORDS: Final[tuple[SingleWord, ...]] = get_args(SingleWord)
LETTERS: Final[tuple[Colour, ...]] = get_args(Colour)
KINDS_REVEALED: Final[tuple[Revealed, ...]] = get_args(Revealed)
PLAIN_VERBS: Final[tuple[PlainVerb, ...]] = get_args(PlainVerb)
VERBS: Final = (
    *SINGLE_WORDS, *PLAIN_VERBS, "choose", "reveal", "take-ambulance", "treat", "transfuse",
    "return-die", "take-department", "take-specialist", "return-improvement", "copy", "keep",
    "report", "place",
)  # fmt: skip
"""Every verb that an action can have."""


class Space(spaces.Space):
    """Where each family of actions of one pack begins, and how actions read."""

    __slots__ = (
        "content", "copy_specialist", "departments", "keep", "place", "report", "return_specialist",
        "return_tile", "take_specialist", "take_tile",
    )  # fmt: skip

    def __init__(self, content: Content) -> None:
        self.content = content
        departments: i64 = len(content.departments)
        specialists: i64 = len(content.specialists)
        self.departments: i64 = departments
        self.take_tile: i64 = FIXED
        self.take_specialist: i64 = self.take_tile + departments
        self.return_tile: i64 = self.take_specialist + specialists
        self.return_specialist: i64 = self.return_tile + departments
        self.copy_specialist: i64 = self.return_specialist + specialists
        self.keep: i64 = self.copy_specialist + specialists
        self.report: i64 = self.keep + len(content.administrators)
        self.place: i64 = self.report + len(content.reports)
        super().__init__(self.place + (specialists + 1) * departments)

    def staff_id(self, worker: int) -> str:
        """Return the id of a meeple: `nurse`, or its specialist's."""
        return "nurse" if worker == 0 else self.content.specialists[worker - 1].card.id

    def improvement_id(self, improvement: int) -> str:
        """Return the id of a department or, counted on, a specialist."""
        tiles = len(self.content.departments)
        if improvement < tiles:
            return self.content.departments[improvement].card.id
        return self.content.specialists[improvement - tiles].card.id

    def named(self, action: int) -> DiceHospitalAction:
        """Return an action of the space as a verb and its named arguments."""
        return self._fixed_record(action) if action < FIXED else self._pack_record(action)

    def _fixed_record(self, action: int) -> DiceHospitalAction:
        if action < CHOOSE:
            return {"verb": SINGLE_WORDS[action]}
        if action < REVEAL:
            return {"verb": "choose", "number": action - CHOOSE + 1}
        if action < AMBULANCE:
            return {"verb": "reveal", "kind": KINDS_REVEALED[action - REVEAL]}
        if action < SET:
            return {"verb": "take-ambulance", "number": action - AMBULANCE + 1}
        if action < TREAT:
            family, plain = divmod(action - SET, dice.PLAIN)
            return {"verb": PLAIN_VERBS[family], "die": dice.plain_text(plain)}
        if action < TRANSFUSE:
            patient, colour = divmod(action - TREAT, 3)
            as_is = colour == dice.COLOUR[patient]
            return {
                "verb": "treat",
                "die": dice.text(patient),
                "as": "" if as_is else LETTERS[colour],
            }
        if action < RETURN_DIE:
            return {"verb": "transfuse", "die": dice.text(action - TRANSFUSE)}
        return {"verb": "return-die", "die": dice.text(action - RETURN_DIE)}

    def _pack_record(self, action: int) -> DiceHospitalAction:
        content = self.content
        if action < self.take_specialist:
            card = content.departments[action - self.take_tile].card
            return {"verb": "take-department", "department": card.id}
        if action < self.return_tile:
            card = content.specialists[action - self.take_specialist].card
            return {"verb": "take-specialist", "specialist": card.id}
        if action < self.copy_specialist:
            improvement = self.improvement_id(action - self.return_tile)
            return {"verb": "return-improvement", "improvement": improvement}
        if action < self.keep:
            card = content.specialists[action - self.copy_specialist].card
            return {"verb": "copy", "specialist": card.id}
        if action < self.report:
            card = content.administrators[action - self.keep].card
            return {"verb": "keep", "administrator": card.id}
        if action < self.place:
            return {"verb": "report", "report": content.reports[action - self.report].card.id}
        worker, department = divmod(action - self.place, len(content.departments))
        return {
            "verb": "place",
            "staff": self.staff_id(worker),
            "department": content.departments[department].card.id,
        }

    def words(self, record: ActionRecord) -> list[str]:
        """Return the words of an action; a die says itself what it is."""
        verb: str = record["verb"]
        if verb == "treat":
            as_colour: str = record["as"]
            return ["treat", record["die"], *(["as", as_colour] if as_colour else [])]
        if verb == "return-die" or verb == "return-improvement":
            return ["return", *list(record.values())[1:]]
        return super().words(record)

    def read(self, words: list[str]) -> int:
        """Return the action that the words name, or -1."""
        verb, rest = words[0], words[1:]
        if not rest:
            return SINGLE_WORDS.index(verb)
        last = rest[-1]
        if verb == "treat" and len(rest) in (1, 3):
            return self._parse_treat(rest)
        if len(rest) == 2:
            if verb == "place":
                worker = 0 if rest[0] == "nurse" else 1 + self._specialist(rest[0])
                return self.place + worker * self.departments + self._department(last)
            if verb == "take":
                return self._parse_take(rest[0], last)
            return -1
        if len(rest) != 1:
            return -1
        if verb in PLAIN_VERBS:
            return SET + PLAIN_VERBS.index(verb) * dice.PLAIN + dice.parse_plain(last)
        return self._parse_one(verb, last)

    def _parse_treat(self, rest: list[str]) -> int:
        patient = dice.parse(rest[0])
        if len(rest) == 1:
            return TREAT + 3 * patient + dice.COLOUR[patient]
        colour = dice.LETTERS.index(rest[2])
        if rest[1] != "as" or colour == dice.COLOUR[patient]:
            return -1
        return TREAT + 3 * patient + colour

    def _parse_take(self, kind: str, name: str) -> int:
        if kind == "ambulance":
            return AMBULANCE + int(name) - 1 if 1 <= int(name) <= AMBULANCES else -1
        if kind == "department":
            return self.take_tile + self._department(name)
        return self.take_specialist + self._specialist(name) if kind == "specialist" else -1

    def _parse_one(self, verb: str, name: str) -> int:
        content = self.content
        if verb == "choose":
            return CHOOSE + int(name) - 1 if 1 <= int(name) <= CHOICES else -1
        if verb == "reveal":
            return REVEAL + KINDS_REVEALED.index(name)
        if verb == "transfuse":
            return TRANSFUSE + dice.parse(name)
        if verb == "return":
            return self._parse_return(name)
        if verb == "copy":
            return self.copy_specialist + self._specialist(name)
        if verb == "keep":
            return self.keep + [card.card.id for card in content.administrators].index(name)
        if verb == "report":
            return self.report + [report.card.id for report in content.reports].index(name)
        return -1

    def _parse_return(self, name: str) -> int:
        if name in dice.PARSED:
            return RETURN_DIE + dice.parse(name)
        for department in self.content.departments:
            if department.card.id == name:
                return self.return_tile + department.index
        return self.return_specialist + self._specialist(name)

    def _department(self, name: str) -> int:
        return [department.card.id for department in self.content.departments].index(name)

    def _specialist(self, name: str) -> int:
        return [specialist.card.id for specialist in self.content.specialists].index(name)
