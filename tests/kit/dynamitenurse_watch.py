"""What always holds in Dynamite Nurse, asserted after every move of a game.

Everything is counted here once more, without the functions that the game itself checks with.
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from operator import attrgetter
from typing import cast

from tests.kit.dynamitenurse_ledger import Ledger
from tests.kit.plain import Json
from wardround.core.game import State
from wardround.dynamitenurse import flow, steps, views
from wardround.dynamitenurse.events import BY_DUNGEON, BY_KILL_MARKS
from wardround.dynamitenurse.state import Table
from wardround.dynamitenurse.work import MAIN_FIELDS, Main

Pile = tuple[int, ...]
piles_of = attrgetter("hand", "shown", "deck", "discard", "admitted", "acquired")
numbers_of = attrgetter(*MAIN_FIELDS)
NOTHING = numbers_of(Main())
"""What a player has who is not in the Main Phase."""


class DynamiteNurseWatch:
    """Asserts, after every move of one game, what the rules never let happen."""

    def __init__(self, table: Table) -> None:
        self.lucks: set[str] = set()
        self.copies = copies(table)
        self.ledger = Ledger(table)
        self.see(table, [])

    def see(self, state: State, told: list[Json]) -> None:
        """Look at everything."""
        table = cast(Table, state)
        self.see_luck(table)
        self.see_events(table, told)
        check_waiting(table)
        check_points(table)
        if not laid_out(table):
            return
        check_patients(table)
        check_cards(table, self.copies)
        check_kill_marks(table)
        for seat, hospital in enumerate(table.hospitals):
            check_piles(*(tuple(pile) for pile in piles_of(hospital)))
            assert min(hospital.kill_marks, hospital.markers) >= 0
            check_markers(table, seat)

    def see_luck(self, table: Table) -> None:
        """Assert that no two pieces of luck of one game share a key."""
        if table.chance >= 0:
            key = flow.FLOW.luck_key(table)
            assert key not in self.lucks, f"the key {key} came twice"
            self.lucks.add(key)

    def see_events(self, table: Table, told: list[Json]) -> None:
        """Assert that the events tell everything that changes."""
        if not self.ledger.owned[0]:
            # Decks, piles and markers are laid out without a word.
            self.ledger = Ledger(table)
        else:
            for event in told:
                self.ledger.enter(event)
        assert self.ledger.told() == Ledger(table).told(), "events tell everything that changes"


def laid_out(table: Table) -> bool:
    """Return whether the Town and the Hospitals have been laid out."""
    return bool(table.town.piles)


# --- nothing is lost -----------------------------------------------------------------------------


def check_patients(table: Table) -> None:
    """Assert that every Patient is in one place, and nobody is in an unknown one's charge."""
    town = table.town
    found = [town.dungeon_top, town.arriving]
    found = [*town.dungeon, *town.graveyard, *[one for one in found if one >= 0]]
    found += [charge // 16 for charge in town.ambulances]
    for hospital in table.hospitals:
        found += [*hospital.acquired, *[sided // 2 for sided in hospital.admitted]]
    assert len(found) == table.content.house.patients, "Patients are conserved (DN-1.1)"
    assert len(set(found)) == len(found), "no Patient is in two places"
    assert all(charge % 8 < table.seats for charge in town.ambulances), "charges have owners"
    assert (town.arriving >= 0) == (table.ended == BY_DUNGEON or arriving(table)), "DN-7.1"
    assert town.dungeon == sorted(town.dungeon)
    assert town.graveyard == sorted(town.graveyard)


def arriving(table: Table) -> bool:
    """Return whether a Patient has been taken from the Dungeon and nobody is in charge yet."""
    return table.step == steps.ASSIGN


def copies(table: Table) -> list[int]:
    """Return how many of each Action card and Nurse there are, spare starting ones aside."""
    content, colours = table.content, table.options.colours[: table.seats]
    spare = {
        int(card.index): card.card.copies - 1
        if card.colour in colours
        else card.card.copies - int(card.start) * int(table.seats) * (card.colour < 0)
        for card in content.cards
        if card.start > 0
    }
    found = [card.card.copies - spare.get(at, 0) for at, card in enumerate(content.cards)]
    total = content.house.actions + content.house.nurses - sum(spare.values())
    assert sum(found) == total, "nothing else is a card"
    return found


def check_cards(table: Table, wanted: list[int]) -> None:
    """Assert that every Action card and Nurse is there once a copy."""
    town = table.town
    layers = [*town.events, *town.nurses, town.scrapped]
    assert all(list(pile) == sorted(pile) for pile in layers), "order in a layer means nothing"
    cards = [card for pile in layers for card in pile]
    if town.event_top >= 0:
        cards.append(town.event_top)
    for hospital in table.hospitals:
        cards += (*hospital.hand, *hospital.deck, *hospital.discard, *hospital.in_play)
    found = list(town.piles)
    for card in cards:
        found[card] += 1
    assert found == wanted, "cards are conserved (DN-1.1)"


def check_kill_marks(table: Table) -> None:
    """Assert that Kill Marks only go to and fro, until the pile runs out (DN-10.3)."""
    house, town = table.content.house, table.town
    whole = house.kill_marks_of_three if table.seats == 3 else house.kill_marks
    held = sum(int(hospital.kill_marks) for hospital in table.hospitals)
    if table.ended == BY_KILL_MARKS:
        assert town.kill_marks == 0, "the pile has run out (DN-3.1)"
        assert held >= whole, "everybody counts theirs"
    else:
        assert town.kill_marks > 0, "an empty pile ends the game (DN-3.1)"
        assert held + town.kill_marks == whole, "Kill Marks are conserved"
    assert -1 <= town.dynamite_nurse < table.seats, "there is one Dynamite Nurse card"
    marks = [int(hospital.kill_marks) for hospital in table.hospitals]
    if town.dynamite_nurse < 0:
        assert max(marks) == 0, "whoever has the first Kill Mark has the card (DN-10.2)"


def check_markers(table: Table, seat: int) -> None:
    """Assert that every Duty Marker is on a charge or unused (DN-1.5)."""
    hospital = table.hospitals[seat]
    used = len(hospital.admitted) + [charge % 8 for charge in table.town.ambulances].count(seat)
    assert used <= table.content.house.markers, "nobody is in charge of more than their markers"
    assert used + hospital.markers == table.content.house.markers, "markers are conserved"


# --- everything is as it should be ---------------------------------------------------------------


@lru_cache
def check_piles(hand: Pile, shown: Pile, deck: Pile, *others: Pile) -> None:
    """Assert what always holds in one Hospital and its hand; few of them change in a move."""
    for pile in (hand, shown, deck, *others):
        assert list(pile) == sorted(pile), "piles are in canonical order"
    assert not Counter(shown) - Counter(hand), "what is known is there"
    if not deck:
        assert shown == hand, "with no deck the hand is known (DN-12.2)"


def check_points(table: Table) -> None:
    """Assert that nothing is spent that is not there, and nothing outlasts the Main Phase."""
    main = table.main
    numbers = numbers_of(main)
    if numbers == NOTHING:
        return
    flat = [one for value in numbers for one in (value if isinstance(value, list) else [value])]
    assert min(flat) >= 0, "no number of the Main Phase is below zero"
    if views.phase(table) not in {"main", "end"}:
        assert numbers == NOTHING, "DN-6.2"


def check_waiting(table: Table) -> None:
    """Assert that luck, or one seat whose turn it is, or nobody at the end, must decide."""
    over = table.step == steps.END
    assert over == (table.ended >= 0), "a game that ended has a reason"
    assert over == (table.chance < 0 and not table.waiting), "somebody decides until the end"
    if table.chance < 0 and not over:
        partner = [table.work.partner] if table.step == steps.SWAP_GIVE else []
        assert len(table.waiting) == 1, "one seat decides at a time"
        assert table.waiting[0] in [table.active, *partner], "only who is asked decides"
    if table.turn > 0:
        assert table.active == (table.first + table.turn - 1) % table.seats, "turns go round"
    assert len(table.later) <= 5, "effects are not entered without end"
