"""Turns content packs into the content of a game.

It refuses whatever can't be played, with its place, so that the rules need no second check.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from wardround.core.cards import Card
from wardround.core.pack_compare import digest
from wardround.core.pack_store import Choice, PackCache
from wardround.core.pack_text import Table
from wardround.core.packs import Merged
from wardround.core.reading import EntryReader, card_of
from wardround.dynamitenurse.content import (
    AFTERWARDS,
    COLOURS,
    CONDITIONS,
    TYPES,
    Content,
    House,
    PatientKind,
    PlayCard,
)
from wardround.dynamitenurse.pack_files import PACKS, STANDARD
from wardround.dynamitenurse.pack_layout import LAYOUT
from wardround.dynamitenurse.provenance import fields_marked, marks_of, source_of
from wardround.dynamitenurse.reading_checks import (
    check_action,
    check_box,
    check_patient,
    check_starting_nurse,
)
from wardround.dynamitenurse.reading_effects import read_clauses, read_ends

_contents: Final[PackCache[Content]] = PackCache()


def read_content(user_packs: Mapping[str, str] | None = None) -> Content:
    """Return the standard content with the user's packs on top.

    `user_packs` maps the name of a file, for errors, to its text. The same question gets the
    same object.
    """
    return content_of(Choice(STANDARD, user_packs=user_packs))


def content_of(choice: Choice) -> Content:
    """Return the content of a choice."""
    content = _contents.find(choice.key())
    if content is None:
        content = build(PACKS.whole_content(choice), PACKS.packaged_content(choice))
        _contents.keep(choice.key(), content)
    return content


def build(merged: Merged, ours: Merged) -> Content:
    """Return merged packs as content; `ours` is the same without the user's packs."""
    content = Content(digest(LAYOUT, merged), read_house(merged, ours))
    reader = Reader(merged, ours, content)
    for key, entry in merged.entries["action"].items():
        reader.action(key, entry)
    for key, entry in merged.entries["nurse"].items():
        reader.nurse(key, entry)
    for key, entry in merged.entries["patient"].items():
        reader.patient(key, entry)
    check_box(merged, content)
    content.index()
    return content


def read_house(merged: Merged, ours: Merged) -> House:
    """Return the numbers of the box and the rules that packs may change."""
    table = merged.tables["house"]
    house = House()
    house.actions = table["actions"]
    house.nurses = table["nurses"]
    house.patients = table["patients"]
    house.kill_marks = table["kill-marks"]
    house.kill_marks_of_three = table["kill-marks-of-three"]
    house.dynamite_nurse_marks = table["dynamite-nurse-marks"]
    house.penalty = tuple(table["penalty"])
    house.markers = table["markers"]
    house.beds = table["beds"]
    house.hand = table["hand"]
    house.provenance = marks_of(table, ours.tables["house"], named=False)
    return house


class Reader(EntryReader):
    """Turns the entries of merged packs into the records of `content`, one kind at a time."""

    __slots__ = ("content",)

    def __init__(self, merged: Merged, ours: Merged, content: Content) -> None:
        super().__init__(LAYOUT, merged, ours)
        self.content = content

    def action(self, key: str, entry: Table) -> None:
        """Add an Action card."""
        self.claim("action", key)
        card = self.play_card("action", key, entry)
        card.cost = entry.get("cost", 0)
        card.gold = entry.get("gold", 0)
        card.tp = entry.get("tp", 0)
        card.start = entry.get("start", 0)
        check_action(self.merged, key, entry, card)

    def nurse(self, key: str, entry: Table) -> None:
        """Add a Nurse; one with a colour is a starting Nurse."""
        self.claim("nurse", key)
        card = self.play_card("nurse", key, entry)
        card.ends = read_ends(entry.get("end", {}))
        if "colour" in entry:
            card.colour = COLOURS.index(entry["colour"])
            card.start = 1
            check_starting_nurse(self.merged, key, card)

    def play_card(self, kind: str, key: str, entry: Table) -> PlayCard:
        """Add what Action cards and Nurses have in common."""
        marks = self.marks(kind, key, entry)
        sub_type = TYPES.index(entry["type"])
        card = PlayCard(self.card(key, entry, marks), len(self.content.cards), sub_type)
        card.vp = entry.get("vp", 0)
        card.clauses = read_clauses(self.place(kind, key, "effect"), entry.get("effect", []), kind)
        card.afterwards = AFTERWARDS.index(entry.get("afterwards", AFTERWARDS[0]))
        card.provenance = marks
        self.content.cards.append(card)
        return card

    def patient(self, key: str, entry: Table) -> None:
        """Add a kind of Patients; its name is its condition unless told."""
        check_patient(self.merged, key, entry)
        marks = self.marks("patient", key, entry)
        card = self.card(key, {"name": entry["condition"], **entry}, marks)
        condition = CONDITIONS.index(entry["condition"])
        kind = PatientKind(card, len(self.content.kinds), condition)
        kind.severity = entry["severity"]
        kind.critical = entry["critical"]
        kind.care = entry.get("care", 0)
        kind.payment = entry.get("payment", 0)
        kind.emergency = entry.get("emergency", False)
        kind.vp = entry["vp"]
        kind.provenance = marks
        self.content.kinds.append(kind)

    def marks(self, kind: str, key: str, entry: Table) -> dict[str, str]:
        """Return where each fact of an entry comes from."""
        return marks_of(entry, self.before(kind, key) or {}, named=True)

    def card(self, key: str, entry: Table, marks: dict[str, str]) -> Card:
        """Return what every entry has."""
        ours = fields_marked(marks, "reconstructed")
        return card_of(key, entry, source_of(marks), ours, fields_marked(marks, "inferred"))
