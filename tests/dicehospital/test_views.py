"""What each player may see of Dice Hospital: only administrators are ever secret (DH-1.9)."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import cast

import pytest

from tests.kit.build import GAME, act, decide, new
from tests.kit.drive import Play, any_actor, at_random
from tests.kit.rules import rule
from wardround.core.game import CHANCE
from wardround.core.luck import Rng
from wardround.core.records import Terms
from wardround.dicehospital import steps
from wardround.dicehospital.state import HOSPITAL_FIELDS, Table


def dealt(seats: int = 4) -> Table:
    """Return a game in which administrators were just dealt: 0 and 1 to seat 0, and so on."""
    table = new(seats, first_player=0)
    while table.step != steps.KEEP:
        actor = GAME.actor(table)
        if actor == CHANCE:
            GAME.push_luck(table, GAME.sample(table, Rng(1)))
        else:
            GAME.push(table, actor, GAME.legal(table, actor)[0])
    assert table.chance >= 0
    decide(table, *range(2 * seats))
    return table


def keeping() -> Iterator[Table]:
    """Give positions in which none, one, two and three of four players have kept one."""
    table = dealt()
    yield table.copy()
    for seat in (2, 0, 3):
        GAME.push(table, seat, GAME.legal(table, seat)[1])
        yield table.copy()


def other_secrets(table: Table, seat: int) -> Iterator[Table]:
    """Give positions that differ only in what was dealt to a seat, or in what it kept of that."""
    for cards in ((0, 1), (6, 7), (2, 5), (3, 4)):
        for kept in cards:
            other = table.copy()
            other.hospitals[seat].dealt = cards
            if other.hospitals[seat].administrator >= 0:
                other.hospitals[seat].administrator = kept
            yield other


@rule("DH-1.9", "DH-2.4", "DH-2.5")
def test_a_secret_of_another_seat_changes_no_view_but_its_owners() -> None:
    for table in keeping():
        for owner in range(4):
            seen_by_owner = {json.dumps(GAME.view(table, owner))}
            for other in other_secrets(table, owner):
                seen_by_owner.add(json.dumps(GAME.view(other, owner)))
                for viewer in {None, 0, 1, 2, 3} - {owner}:
                    assert GAME.view(other, viewer) == GAME.view(table, viewer)

            assert len(seen_by_owner) > 1


@rule("DH-1.9")
def test_a_view_never_holds_an_administrator_dealt_to_another() -> None:
    for table in keeping():
        ids = [one.card.id for one in table.content.administrators]
        for viewer in (None, 0, 1, 2, 3):
            seen = {name for name in ids if f'"{name}"' in json.dumps(GAME.view(table, viewer))}
            own = set() if viewer is None else {ids[2 * viewer], ids[2 * viewer + 1]}

            assert seen == own


@rule("DH-2.5")
def test_kept_administrators_are_shown_together_and_the_others_are_never_seen() -> None:
    table = dealt()
    told = []
    for seat in (3, 1, 0, 2):
        assert [GAME.view(table, None)["hospitals"][one]["administrator"] for one in range(4)] == [
            None
        ] * 4
        told = act(table, f"keep {table.content.administrators[2 * seat].card.id}", seat=seat)
        if seat != 2:
            assert told == []
    ids = [one.card.id for one in table.content.administrators]
    view = json.dumps(GAME.view(table, None))

    kept = [event["administrator"] for event in told if event["event"] == "administrator-kept"]
    assert kept == [ids[0], ids[2], ids[4], ids[6]]
    assert [name for name in ids if f'"{name}"' in view] == kept
    assert all(hospital.dealt == () for hospital in table.hospitals)


@rule("DH-1.9")
def test_after_setup_nothing_is_hidden_from_anybody() -> None:
    """All views of one position differ in nothing but the name of the viewer."""
    settings = {"events": True, "experimental": True, "promos": True}
    play = Play(Terms(GAME, settings, {}), 3, "open", at_random, any_actor)
    for state in play.states():
        if cast(Table, state).step > steps.KEEP:
            views = [{**GAME.view(state, viewer), "viewer": 0} for viewer in (None, 0, 1, 2)]

            assert views[0] == views[1] == views[2] == views[3]


def test_a_re_deal_gives_every_pair_that_a_seat_could_hold() -> None:
    """Seat 0 knows its own two cards, so another seat has any two of the six others."""
    table = dealt(2)
    act(table, f"keep {table.content.administrators[3].card.id}", seat=1)
    seen: set[tuple[tuple[int, ...], int]] = set()
    for number in range(600):
        other = cast(Table, GAME.redeal(table, 0, Rng(number)))
        seen.add((other.hospitals[1].dealt, int(other.hospitals[1].administrator)))

    pairs = [(one, two) for one in range(2, 8) for two in range(one + 1, 8)]
    assert seen == {(pair, kept) for pair in pairs for kept in pair}


SHOWN_AS_OTHER = {
    "lucks": "counted in the key of the luck that is next",
    "new_specialist": "bookkeeping for an event: the improvement itself is shown",
    "new_tile": "bookkeeping for an event: the improvement itself is shown",
    "owed": "the extra dice still to come follow from the options and the event",
    "returned": "whether one may return more is in the list of legal actions",
    "ledger": "shown as points",
    "wards": "shown as dice",
    "gone": "shown as discharged",
    "gone_printed": "follows from the dice in the bag and everywhere else, as none is ever lost",
    "tiles": "shown as departments",
    "spare": "shown as to_do",
}


@pytest.mark.parametrize("field", [name for name in HOSPITAL_FIELDS if name not in SHOWN_AS_OTHER])
def test_every_field_of_a_hospital_is_in_its_owners_view_or_accounted_for(field: str) -> None:
    """A new field must be shown to the players, or named above with the reason why not."""
    assert field in GAME.view(dealt(), 0)["hospitals"][0]
