"""Turns content packs into the content of a game.

It refuses whatever can't be played, with its place, so that the rules need no second check.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from wardround.core import pack_store
from wardround.core.cards import Card
from wardround.core.pack_compare import digest
from wardround.core.pack_schema import Place
from wardround.core.pack_store import PackCache
from wardround.core.pack_text import Table, allowed
from wardround.core.packs import Merged
from wardround.core.reading import EntryReader, card_of
from wardround.dicehospital import content as c
from wardround.dicehospital.content import ANY, COLOURS, Content, House
from wardround.dicehospital.pack_files import ALL_PROMOS, PACKS, Choice
from wardround.dicehospital.pack_layout import EXPANSION, LAYOUT, STANDARD, SWAPPED
from wardround.dicehospital.reading_checks import check_box, check_size
from wardround.dicehospital.reading_effects import check_needs, counts, fill_event, read_effects

_contents: Final[PackCache[Content]] = PackCache()


def read_content(
    edition: str,
    experimental: bool = False,
    promos: bool | str = False,
    prototype_extras: bool = False,
    user_packs: Mapping[str, str] | None = None,
) -> Content:
    """Return the content of an edition, with what is added to it and the user's packs on top.

    `user_packs` maps the name of a file, for errors, to its text. The same question gets the
    same object.
    """
    added = promos if isinstance(promos, str) else ALL_PROMOS if promos else ""
    return content_of(Choice(edition, experimental, added, prototype_extras, user_packs))


def content_of(choice: pack_store.Choice) -> Content:
    """Return the content of a choice."""
    content = _contents.find(choice.key())
    if content is None:
        ours = PACKS.packaged_content(choice)
        content = build(choice.edition, PACKS.whole_content(choice), ours)
        _contents.keep(choice.key(), content)
    return content


def build(edition: str, merged: Merged, ours: Merged) -> Content:
    """Return merged packs as content; `ours` is the same without the user's packs."""
    check_size(merged)
    content = Content(edition, digest(LAYOUT, merged), read_house(merged))
    reader = Reader(merged, ours, content)
    for key, entry in merged.entries["department"].items():
        reader.department(key, entry)
    content.departments.sort(key=_printed_first)
    for key, entry in merged.entries["specialist"].items():
        reader.specialist(key, entry)
    for key, entry in merged.entries["administrator"].items():
        reader.administrator(key, entry)
    for key, entry in merged.entries["event"].items():
        reader.event(key, entry)
    for key, entry in merged.entries["report"].items():
        reader.report(key, entry)
    for key, entry in merged.entries["ambulance-back"].items():
        reader.ambulance_back(key, entry)
    content.ambulance_backs.sort(key=_number)
    build_stacks(merged, content)
    check_box(merged, content)
    return content


def _printed_first(department: c.Department) -> bool:
    return not department.printed


def _number(back: c.AmbulanceBack) -> int:
    return back.number


def read_house(merged: Merged) -> House:
    """Return the numbers of the box and the rules in which editions differ."""
    table = merged.tables["house"]
    house = House()
    house.rounds = table["rounds"]
    house.beds = table["beds"]
    house.nurses = table["nurses"]
    house.dice_a_colour = table["dice-a-colour"]
    house.score = tuple(table["score"])
    house.solo_bag_below = table["solo-bag-below"]
    house.solo_ranks = tuple(table["solo-ranks"])
    house.solo_reveals_first = table["solo-reveals-first"]
    house.improvement_required = table["improvement-required"]
    house.returns_a_round = table["returns-a-round"]
    house.recolour_passes = table["recolour-lasts"] == "effect"
    house.experimental_second_set = table["experimental-second-set"]
    return house


def build_stacks(merged: Merged, content: Content) -> None:
    """Number departments and specialists, and sort them into stacks, once per copy."""
    for i, department in enumerate(content.departments):
        department.index = i
        card = department.card
        if department.printed:
            content.printed.append(i)
            continue
        stack = merged.entries["department"][card.id].get("stack", STANDARD)
        _pile(content, stack, True).extend([i] * card.copies)
    for i, specialist in enumerate(content.specialists):
        card = specialist.card
        stack = merged.entries["specialist"][card.id].get("stack", STANDARD)
        _pile(content, stack, False).extend([i] * card.copies)


def _pile(content: Content, stack: str, departments: bool) -> list[int]:
    """Return the list of indices that cards of a stack belong to."""
    if stack == EXPANSION:
        return content.department_expansion if departments else content.specialist_expansion
    if stack == SWAPPED:
        return content.department_extras if departments else content.specialist_extras
    return content.tile_stack if departments else content.specialist_deck


class Reader(EntryReader):
    """Turns the entries of merged packs into the records of `content`, one kind at a time."""

    __slots__ = ("content",)

    def __init__(self, merged: Merged, ours: Merged, content: Content) -> None:
        super().__init__(LAYOUT, merged, ours, {"nurse": "nurse"})
        self.content = content

    def card(self, kind: str, key: str, entry: Table) -> Card:
        """Return what every entry has; a card that is the user's has nothing of ours."""
        id: str = entry.get("id", f"ambulance-{key}")
        source = self.source(kind, key, entry)
        if source == "user":
            return card_of(id, entry, source, (), ())
        ours = tuple(entry.get("reconstructed", ()))
        return card_of(id, entry, source, ours, tuple(entry.get("inferred", ())))

    def source(self, kind: str, key: str, entry: Table) -> str:
        """Return where an entry comes from: what a user changed is the user's unless told."""
        told: str = entry.get("source", "user")
        before = self.before(kind, key)
        if before is None or not self.is_changed(kind, key, entry):
            return told
        return "user" if told == before.get("source") else told

    def department(self, key: str, entry: Table) -> None:
        """Add a department; its index comes when all are there."""
        name = f"department {key}"
        self.claim("department", key)
        printed: bool = entry.get("printed", False)
        if printed:
            if entry.get("copies", 1) != 1:
                raise self.merged.place(name, "copies").not_with("printed")
            if "stack" in entry:
                raise self.merged.place(name, "stack").not_with("printed")
        elif "copies" not in entry:
            raise self.merged.place(name, "copies").missing()
        place = self.merged.place(name, "effect")
        effects = read_effects(place, entry["effect"], self.content.house.beds)
        card = self.card("department", key, entry)
        self.content.departments.append(c.Department(card, 0, printed, effects))

    def specialist(self, key: str, entry: Table) -> None:
        """Add a specialist."""
        name = f"specialist {key}"
        self.claim("specialist", key)
        copies_another: bool = entry.get("copies-another", False)
        when = 0
        colour = ANY
        coloured_only = False
        effects: list[c.Effect] = []
        if copies_another:
            for field in ("effect", "when"):
                if field in entry:
                    raise self.merged.place(name, "copies-another").not_with(field)
        else:
            for field in ("when", "effect"):
                if field not in entry:
                    raise self.merged.place(name, field).missing()
            when, colour = _trigger(self.merged.place(name, "when"), entry["when"])
            coloured_only = entry["when"].get("coloured-department", False)
            place = self.merged.place(name, "effect")
            effects = read_effects(place, entry["effect"], self.content.house.beds)
            _fit_trigger(place, when, colour, effects)
        self.content.specialists.append(
            c.Specialist(
                self.card("specialist", key, entry),
                len(self.content.specialists),
                entry["meeple"],
                when,
                colour,
                coloured_only,
                copies_another,
                effects,
            )
        )

    def administrator(self, key: str, entry: Table) -> None:
        """Add an administrator: one that scores for needs, for the most, or one that protects."""
        place = self.merged.place(f"administrator {key}", "effect")
        table: Table = entry["effect"]
        ways = [way for way in ("needs", "most", "protects") if table.get(way, False)]
        if not ways:
            raise place.lacks_one("needs, most, protects")
        if len(ways) > 1:
            raise place.only_one(ways, "needs, most, protects")
        belong = {"needs": ("points", "per-set"), "most": ("points",), "protects": ("count",)}
        fields = (ways[0], *belong[ways[0]])
        for field in table:
            if field not in fields:
                raise place.of(field).unknown_field(allowed(fields))
        if ways[0] != "protects" and "points" not in table:
            raise place.of("points").missing()
        needs = counts(table.get("needs", {}))
        if ways[0] == "needs":
            check_needs(place.of("needs"), needs)
        self.content.administrators.append(
            c.Administrator(
                self.card("administrator", key, entry),
                len(self.content.administrators),
                table.get("points", 0),
                needs,
                table.get("per-set", False),
                ways[0] == "most",
                COLOURS.index(table["protects"]) if ways[0] == "protects" else ANY,
                table.get("count", 1) if ways[0] == "protects" else 0,
            )
        )

    def event(self, key: str, entry: Table) -> None:
        """Add an event."""
        event = c.EventCard(self.card("event", key, entry), len(self.content.events))
        fill_event(self.merged.place(f"event {key}", "effect"), event, entry["effect"])
        self.content.events.append(event)

    def report(self, key: str, entry: Table) -> None:
        """Add a medical report."""
        needs = counts(entry["needs"])
        check_needs(self.merged.place(f"report {key}", "needs"), needs)
        card = self.card("report", key, entry)
        index = len(self.content.reports)
        self.content.reports.append(c.Report(card, index, needs, entry["points"]))

    def ambulance_back(self, key: str, entry: Table) -> None:
        """Add the back of an ambulance."""
        card = self.card("ambulance-back", key, entry)
        back = c.AmbulanceBack(card, entry["number"], counts(entry))
        self.content.ambulance_backs.append(back)


def _trigger(place: Place, table: Table) -> tuple[int, int]:
    """Return what a specialist waits for, and of which colour."""
    ways = [way for way in ("healed", "discharged") if way in table]
    if not ways:
        raise place.lacks_one("healed, discharged")
    if len(ways) > 1:
        raise place.only_one(ways, "healed, discharged")
    if ways[0] == "discharged":
        return c.DISCHARGES, ANY
    colour: str = table["healed"]
    return c.HEALS, ANY if colour == "any" else COLOURS.index(colour)


def _fit_trigger(place: Place, when: int, colour: int, effects: list[c.Effect]) -> None:
    """Refuse effects that what the specialist waits for can't feed.

    "One of those" are dice of the colour that it waits for (DH-5.10), told or not.
    """
    for effect in effects:
        if effect.admissions and when != c.DISCHARGES:
            raise place.of("admissions").only_with('when = { discharged = "any" }')
        for part in effect.parts:
            if part.same_value and when != c.HEALS:
                raise place.of("same-value").only_with("when = { healed = … }")
            if part.who == c.HEALED and part.colour == ANY:
                part.colour = colour
