"""What always holds in Dice Hospital, asserted after every move of a game."""

from __future__ import annotations

from collections import Counter
from typing import cast

from tests.kit.build import dice_in_play
from tests.kit.plain import Json
from wardround.core.game import State
from wardround.dicehospital import dice, flow, scoring, steps, ward, within_placement
from wardround.dicehospital.state import Hospital, Table

LEFT_OUT = {1: 10, 2: 6, 3: 3, 4: 0}
"""Dice of each colour that are not played with, by players (DH-2.1)."""

COME = frozenset({"starting-die-set", "patient-admitted"})
GO = frozenset({"patient-discharged", "patient-died", "patient-returned", "patient-collected"})


class Book:
    """What a hospital has, kept from events alone."""

    def __init__(self, hospital: Hospital) -> None:
        self.patients = len(hospital.wards) + len(hospital.held)
        self.discharged = int(ward.gone_in_all(hospital))
        self.bags = int(hospital.bags)
        self.fatalities = int(hospital.fatalities)
        self.score = int(hospital.score)

    def enter(self, table: Table, event: Json) -> None:
        """Enter one event of this hospital."""
        kind = event["event"]
        self.patients += (kind in COME) - (kind in GO)
        self.discharged += kind == "patient-discharged"
        self.bags += event["count"] if kind == "bags-gained" else -(kind == "bag-spent")
        self.fatalities += kind == "patient-died"
        if kind == "fatality-discarded":
            self.fatalities -= event["count"]
        if kind == "points-scored":
            self.score += event["amount"]
            if event["reason"] == "discharged":
                points = table.content.house.score
                assert event["amount"] == points[min(self.discharged, len(points) - 1)], "DH-7.1"


class DiceHospitalWatch:
    """Asserts, after every move of one game, what the rules never let happen."""

    def __init__(self, table: Table) -> None:
        each = table.content.house.dice_a_colour - LEFT_OUT[table.seats]
        self.dice = [each, each, each]
        self.cards: tuple[list[int], list[int]] | None = None
        self.placed: Counter[tuple[int, str, str]] = Counter()
        self.lucks: set[str] = set()
        self.books = [Book(hospital) for hospital in table.hospitals]
        self.see(table, [])

    def see(self, state: State, told: list[Json]) -> None:
        """Look at everything."""
        table = cast(Table, state)
        assert dice_in_play(table) == self.dice, "dice are conserved (DH-1.3)"
        assert min(table.bag) >= 0, "no colour of the bag is overdrawn"
        self.see_cards(table)
        self.see_luck(table)
        for seat in range(table.seats):
            check_hospital(table, table.hospitals[seat])
        check_waiting(table)
        for event in told:
            self.see_event(table, event)
            if event["seat"] >= 0:
                self.books[event["seat"]].enter(table, event)
        for book, hospital in zip(self.books, table.hospitals, strict=True):
            book.discharged *= hospital.gone > 0  # DH-7.3 clears it without an event of its own
            assert vars(book) == vars(Book(hospital)), "events tell everything that changes"

    def see_cards(self, table: Table) -> None:
        """Assert that no tile, specialist, event, report or administrator is lost or doubled."""
        cards = (
            [card for layer in table.tile_stack for card in layer],
            [card for layer in table.specialist_stack for card in layer],
        )
        cards[0].extend(table.tiles_shown)
        cards[1].extend(table.specialists_shown)
        for hospital in table.hospitals:
            cards[0].extend(hospital.tiles)
            cards[1].extend(hospital.specialists)
        cards[0].sort()
        cards[1].sort()
        if self.cards is None and cards[0]:
            self.cards = cards
        assert not cards[0] or cards == self.cards, "tiles and specialists are conserved"
        dealt = [card for hospital in table.hospitals for card in hospital.dealt]
        assert len(dealt) == len(set(dealt)), "no administrator is dealt twice"
        assert table.event not in table.events_left, "an event is turned over once"
        reports = [one for one in (*table.reports, *table.reports_done) if one >= 0]
        assert len(reports) == len(set(reports)) <= 6, "reports are conserved"

    def see_luck(self, table: Table) -> None:
        """Assert that no two pieces of luck of one game share a key."""
        if table.chance >= 0:
            key = flow.FLOW.luck_key(table)
            assert key not in self.lucks, f"the key {key} came twice"
            self.lucks.add(key)

    def see_event(self, table: Table, event: Json) -> None:
        """Assert that each meeple and department is used at most once a round (DH-5.1)."""
        if event["event"] == "round-began":
            self.placed.clear()
        if event["event"] != "staff-placed":
            return
        hospital = table.hospitals[event["seat"]]
        content = table.content
        departments = [one.card.id for one in content.departments if one.printed]
        departments += [content.departments[one].card.id for one in hospital.tiles]
        extra = 0 if table.event < 0 else content.events[table.event].nurses
        staff = ["nurse"] * (content.house.nurses + extra)
        staff += [content.specialists[one].card.id for one in hospital.specialists]
        for kind, owned in (("department", departments), ("staff", staff)):
            used = (event["seat"], kind, event[kind])
            self.placed[used] += 1
            assert self.placed[used] <= owned.count(event[kind]), f"{event[kind]} is used too often"


def check_hospital(table: Table, hospital: Hospital) -> None:
    """Assert what always holds in one hospital."""
    in_bed = [*hospital.wards, *hospital.held]
    assert all(0 <= patient < dice.DICE for patient in in_bed), "values are 1 to 6 (DH-1.2)"
    assert len(in_bed) <= table.content.house.beds, "nobody lies on the floor (DH-3.7)"
    assert hospital.wards == sorted(hospital.wards), "wards are in canonical order"
    assert hospital.idle == sorted(hospital.idle), "meeples are in canonical order"
    assert hospital.open == sorted(hospital.open), "departments are in canonical order"
    if table.step != steps.ACTIVATE:
        assert hospital.placement is None, "no placement outlives Phase 3"
        lasting = steps.ACTIVATE < table.step <= steps.SHIFT
        colours = dice.COUNTED if lasting else dice.PRINTED
        settled = all(dice.COLOUR[one] == colours[one] for one in in_bed)
        assert settled, "no temporary colour outlives its phase or round (DH-5.13)"
    if hospital.placement is None:
        assert all(dice.CONDITION[one] != dice.MARKED for one in in_bed), "no mark is left over"
        assert not hospital.held or table.step == steps.PROTECT, "nobody is held for nothing"
        assert hospital.asked != within_placement.PICKING or table.step != steps.ACTIVATE
    numbers = (hospital.bags, hospital.fatalities, hospital.score, hospital.owed)
    assert min(numbers) >= 0, "nothing is counted below zero (DH-9.3)"
    lines = [scoring.line(number) for number in hospital.ledger]
    assert sum(line.amount for line in lines) == hospital.score, "every point has its reason"
    assert all(1 <= line.round <= table.round for line in lines)


def check_waiting(table: Table) -> None:
    """Assert that either luck, or some seats, or nobody at the end, must decide."""
    assert len(table.waiting) == len(set(table.waiting)), "a seat waits once"
    assert all(0 <= seat < table.seats for seat in table.waiting)
    over = table.step == steps.END
    assert over == (table.chance < 0 and not table.waiting), "somebody decides until the end"
    assert 0 <= table.round <= table.content.house.rounds
