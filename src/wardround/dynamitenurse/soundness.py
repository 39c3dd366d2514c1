"""Whether a position read from plain values is valid: numbers in range, nothing lost.

Positions made by the rules are always valid; this checks those from outside.
"""

from __future__ import annotations

from collections.abc import Iterable

from wardround.core.errors import BadNotation
from wardround.core.multisets import contains
from wardround.core.plain import check_board, within
from wardround.core.stacks import Stack
from wardround.dynamitenurse import flow, soundness_next, steps
from wardround.dynamitenurse.content import GAINS, Content
from wardround.dynamitenurse.events import BY_KILL_MARKS, REASONS
from wardround.dynamitenurse.patients import CHARGES
from wardround.dynamitenurse.state import STAGES, Hospital, Table

MANY: int = 1_000_000
"""More than any count of points, marks or actions; packs can bring thousands."""


def check(table: Table) -> None:
    """Refuse a position that can't be, naming the field that shows it."""
    check_board(table, len(flow.STEPS), len(flow.LUCK))
    for name, seat in (("first", table.first), ("active", table.active)):
        within(name, [seat + 1], table.seats)
    within("ended", [table.ended + 1], len(REASONS))
    within("stage", [table.stage], STAGES - 1)
    within("later", table.later, steps.END * STAGES - 1)
    if (table.step == steps.END) != table.over():
        raise BadNotation("bad-position", field="ended")
    check_town(table)
    check_main(table)
    check_work(table)
    for hospital in table.hospitals:
        check_hospital(table.content, hospital)
    if laid_out(table):
        check_count(table)
        check_kill_marks(table)
    soundness_next.check(table)


def laid_out(table: Table) -> bool:
    """Return whether the Town and the Hospitals should be laid out (DN-4.2)."""
    return table.step > steps.TOWN or table.stage > 0


def check_stack(name: str, stack: Stack, cards: int) -> None:
    """Refuse a stack with an empty layer or with what is no card."""
    for layer in stack:
        if not layer:
            raise BadNotation("bad-position", field=name)
        check_sorted(name, list(layer), cards)


def check_sorted(name: str, numbers: list[int], count: int) -> None:
    """Refuse a list that is not sorted, or holds what there is none of."""
    within(name, numbers, count - 1)
    if numbers != sorted(numbers):
        raise BadNotation("bad-position", field=name)


def check_town(table: Table) -> None:
    """Refuse a Town that can't be."""
    town = table.town
    cards, patients = len(table.content.cards), len(table.content.patients)
    check_sorted("dungeon", town.dungeon, patients)
    check_sorted("graveyard", town.graveyard, patients)
    within("dungeon_top", [town.dungeon_top + 1], patients)
    within("arriving", [town.arriving + 1], patients)
    within("ambulances", town.ambulances, 2 * patients * CHARGES - 1)
    within("ambulances", [charge % CHARGES for charge in town.ambulances], table.seats - 1)
    within("event_top", [town.event_top + 1], cards)
    check_stack("events", town.events, cards)
    check_stack("nurses", town.nurses, cards)
    within("nurse_knower", [town.nurse_knower + 1], table.seats)
    if town.nurse_knower >= 0 and (len(town.nurses) < 2 or len(town.nurses[0]) != 1):
        raise BadNotation("bad-position", field="nurse_knower")
    within("piles", town.piles, MANY)
    if len(town.piles) != (cards if laid_out(table) else 0):
        raise BadNotation("bad-position", field="piles")
    within("kill_marks", [town.kill_marks], MANY)
    within("dynamite_nurse", [town.dynamite_nurse + 1], table.seats)
    check_sorted("scrapped", town.scrapped, cards)


def check_main(table: Table) -> None:
    """Refuse points and actions that can't be."""
    main = table.main
    numbers = (
        ("tp", main.tp), ("gold", main.gold), ("flex", main.flex), ("treatments", main.treatments),
        ("purchases", main.purchases), ("moonlights", main.moonlights),
        ("extra_nurses", main.extra_nurses), ("care_discount", main.care_discount),
        ("purchase_discount", main.purchase_discount),
    )  # fmt: skip
    for name, number in numbers:
        within(name, [number], MANY)
    if len(main.on_acquire) != GAINS:
        raise BadNotation("bad-position", field="on_acquire")
    within("on_acquire", main.on_acquire, MANY)
    within("played", main.played, len(table.content.cards) - 1)
    check_sorted("paid", main.paid, len(table.content.patients))


def check_work(table: Table) -> None:
    """Refuse unfinished work that can't be."""
    work = table.work
    content = table.content
    cards, sides = len(content.cards), 2 * len(content.patients)
    within("card", [work.card + 1], cards)
    clauses = content.cards[work.card].clauses if work.card >= 0 else []
    within("clause", [work.clause], len(clauses) if work.card >= 0 else MANY)
    for name, seat in (
        ("loser", work.loser), ("partner", work.partner), ("first", work.first),
        ("drawer", work.drawer),
    ):  # fmt: skip
        within(name, [seat + 1], table.seats)
    within("patient", [work.patient + 1], sides)
    within("picked", work.picked, sides - 1)
    if len(work.gave) != 2:
        raise BadNotation("bad-position", field="gave")
    within("gave", [patient + 1 for patient in work.gave], sides // 2)
    for name, number in (("amount", work.amount), ("draws", work.draws), ("hires", work.hires)):
        within(name, [number], MANY)


def check_hospital(content: Content, hospital: Hospital) -> None:
    """Refuse a Hospital that can't be."""
    cards, patients = len(content.cards), len(content.patients)
    for name, pile in (
        ("hand", hospital.hand), ("shown", hospital.shown), ("deck", hospital.deck),
        ("discard", hospital.discard),
    ):  # fmt: skip
        check_sorted(name, pile, cards)
    within("in_play", hospital.in_play, cards - 1)
    # With no deck, everyone can tell the whole hand (DN-12.2).
    known = hospital.shown == hospital.hand or len(hospital.deck) > 0
    if not known or not contains(hospital.hand, tuple(hospital.shown)):
        raise BadNotation("bad-position", field="shown")
    check_sorted("admitted", hospital.admitted, 2 * patients)
    check_sorted("acquired", hospital.acquired, patients)
    within("kill_marks", [hospital.kill_marks], MANY)
    within("markers", [hospital.markers], content.house.markers)


# --- conservation --------------------------------------------------------------------------------


def check_count(table: Table) -> None:
    """Refuse a position in which a card, a Patient or a marker is missing or doubled."""
    content = table.content
    if patients_at_table(table) != list(range(len(content.patients))):
        raise BadNotation("bad-position", field="dungeon")
    if cards_at_table(table) != cards_in_game(table):
        raise BadNotation("bad-position", field="piles")
    for seat in range(table.seats):
        if markers_of(table, seat) != content.house.markers:
            raise BadNotation("bad-position", field="markers")


def check_kill_marks(table: Table) -> None:
    """Refuse Kill Marks that do not add up, or a game that goes on without any."""
    house = table.content.house
    pile = int(table.town.kill_marks)
    box = house.kill_marks_of_three if table.seats == 3 else house.kill_marks
    held = sum([int(hospital.kill_marks) for hospital in table.hospitals])
    by_kill_marks = table.ended == BY_KILL_MARKS
    # More than there are can be taken at once, with the last of them (DN-10.3).
    if (pile == 0) != by_kill_marks or pile + held < box or (pile + held > box and pile > 0):
        raise BadNotation("bad-position", field="kill_marks")


def patients_at_table(table: Table) -> list[int]:
    """Return every Patient, wherever it is, sorted."""
    town = table.town
    found = [*town.dungeon, *town.graveyard]
    found += [one for one in (town.dungeon_top, town.arriving) if one >= 0]
    found += [charge // (2 * CHARGES) for charge in town.ambulances]
    for hospital in table.hospitals:
        found += [sided >> 1 for sided in hospital.admitted]
        found += hospital.acquired
    return sorted(found)


def cards_at_table(table: Table) -> list[int]:
    """Return every Action and Nurse card, wherever it is, sorted."""
    town = table.town
    found = [*town.scrapped, *_in(town.events), *_in(town.nurses)]
    if town.event_top >= 0:
        found.append(town.event_top)
    for card, left in enumerate(town.piles):
        found += [card] * left
    for hospital in table.hospitals:
        found += [*hospital.hand, *hospital.deck, *hospital.discard, *hospital.in_play]
    return sorted(found)


def _in(stack: Stack) -> Iterable[int]:
    return [card for layer in stack for card in layer]


def cards_in_game(table: Table) -> list[int]:
    """Return the Action and Nurse cards of a game: all but the spare starting ones, sorted."""
    content = table.content
    cards = [*content.events, *content.nurses, *(content.starters * int(table.seats))]
    for card in content.sold:
        cards += [card] * content.cards[card].card.copies
    for seat in range(table.seats):
        cards.append(content.starting_nurses[table.options.colours[seat]])
    return sorted(cards)


def markers_of(table: Table, seat: int) -> int:
    """Return how many Duty Markers of a player there are, used and unused (DN-1.5)."""
    hospital = table.hospitals[seat]
    used = sum([1 for charge in table.town.ambulances if charge % CHARGES == seat])
    return int(hospital.markers) + len(hospital.admitted) + used
