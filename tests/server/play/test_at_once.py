"""Two seats decide at the same moment: whichever entry comes first, the table is the same."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Any

from tests.kit.dicehospital import sensible
from tests.kit.drive import Choice
from tests.kit.games import KITS
from tests.kit.plain import Json
from tests.kit.rules import rule
from wardround import catalog
from wardround.core.luck import Rng
from wardround.core.records import Move
from wardround.tables.game.entries import Entry
from wardround.tables.game.match import Match
from wardround.tables.game.setup import OPEN, Place, TableSetup
from wardround.tables.game.table import Table

GAME = catalog.find("dice-hospital")
DRAWING = """
[pack]
game = "dice-hospital"
name = "crowded"
format = 1
without = ["specialist"]
""" + "".join(
    f"""
[[specialist]]
id = "{id}"
title = {{ en = "Greeter" }}
copies = 12
meeple = "blue"
when = {{ discharged = "any" }}
effect = {{ admissions = true }}
"""
    for id in ("greeter", "doorkeeper")
)
"""Many Admissions Nurses, since a box has only one of them and it takes two to be in a hurry."""

PAIRS = 1000
PAIRS_A_GAME = 60
GAMES = 25

Pair = tuple[tuple[int, int], tuple[int, int]]
"""Two seats with an action each."""


def setup_again(laid: TableSetup, moves: Sequence[Move]) -> Table:
    """Return a table where a game goes on after some moves, with luck of the same seed."""
    places = laid.places
    table = Table(
        "again",
        TableSetup(laid.game, laid.seed, places, laid.settings, laid.packs, moves=tuple(moves)),
        GAME,
    )
    for seat in range(len(places)):
        table.add(Entry(table.seq + 1, 0, "automatic", seat, {"on": False}))
        table.add(Entry(table.seq + 1, 0, "sit", seat, {"name": f"seat {seat}"}))
    return table


def act(table: Table, seat: int, action: int, by: str = "person") -> None:
    """Let a seat do something."""
    table.add(Entry(table.seq + 1, 0, "act", seat, {"action": action, "by": by}))


def moments(laid: TableSetup, chooser_rng: Rng) -> Iterator[Match]:
    """Play a game, and give it at each moment where several seats decide at once."""
    table = setup_again(laid, [])
    match = table.playing()
    while actors := match.actors():
        if len(actors) > 1:
            yield match
        seat = actors[chooser_rng.below(len(actors))]
        act(table, seat, chosen(match, seat, chooser_rng), by="bot")


def chosen(match: Match, seat: int, rng: Rng) -> int:
    """Return what somebody sensible does, or now and then anybody."""
    legal = match.legal(seat)
    if rng.below(4) == 0:
        return legal[rng.below(len(legal))]
    return sensible(Choice(GAME, match.imagined(seat), legal, rng))


def in_both_orders(laid: TableSetup, moves: Sequence[Move], pair: Pair) -> tuple[Table, Table]:
    """Return the tables where one of a pair was first, and where the other was."""
    one, other = setup_again(laid, moves), setup_again(laid, moves)
    versions = one.decisions.versions[:]
    for table, order in ((one, pair), (other, pair[::-1])):
        act(table, *order[0])
        # Or the second would be refused as having seen too little.
        assert table.decisions.versions[order[1][0]] == versions[order[1][0]]
        act(table, *order[1])
    return one, other


def seen(table: Table) -> list[Json]:
    """Return everything that anybody sees at a table, and may do there."""
    match, seats = table.playing(), range(len(table.chairs.all))
    told: list[Json] = [match.view(viewer) for viewer in (None, *seats)]
    told += [{"legal": match.legal(seat)} for seat in match.actors()]
    told += [{"undo": match.may_undo(seat)} for seat in seats]
    return told


def told(table: Table) -> list[str]:
    """Return the events of a table, whatever their order."""
    return sorted(json.dumps(event) for event in table.playing().events_since(0))


def play_on(one: Table, other: Table, rng: Rng, most: int = 40) -> None:
    """Play on in the same way at two tables until luck has decided something."""
    match, same = one.playing(), other.playing()
    begun = match.version
    while match.actors() and not any(move.is_luck() for move in match.moves_since(begun)):
        seat = match.actors()[0]
        action = chosen(match, seat, rng) if most else match.legal(seat)[0]
        act(one, seat, action, by="bot")
        act(other, seat, action, by="bot")
        most = max(0, most - 1)
    assert match.moves_since(begun) == same.moves_since(begun)


def pairs_at(match: Match, rng: Rng) -> list[Pair]:
    """Return every pair of seats that may act, each with something that they may do."""
    acts = [(seat, chosen(match, seat, rng)) for seat in match.actors()]
    return list(combinations(acts, 2))


def several(rng: Rng) -> tuple[Json, int]:
    """Return settings with which several seats decide at once, and no draw depends on the order."""
    while True:
        settings, seats = KITS[GAME.id].orderless(rng)
        if seats > 1 and "linear" not in settings:
            return settings, seats


@rule("DH-2.5", "DH-5.14")
def test_the_order_of_two_entries_does_not_matter_a_thousand_times() -> None:
    tried: list[str] = []
    for number in range(GAMES):
        rng = Rng(f"at-once/{number}")
        settings, seats = several(rng)
        laid = TableSetup(GAME.id, f"seed {number}", (Place(OPEN),) * seats, settings)
        begun = len(tried)
        for match in moments(laid, rng):
            if len(tried) - begun >= 2 * PAIRS_A_GAME:
                break
            if rng.below(6):
                continue
            moves = match.moves_since(0)
            for pair in pairs_at(match, rng):
                one, other = in_both_orders(laid, moves, pair)
                assert seen(one) == seen(other)
                assert told(one) == told(other)
                if len(tried) % 10 == 0:
                    play_on(one, other, rng)
                    assert seen(one) == seen(other)
                tried += [match.action_record(action)["verb"] for _, action in pair]

    assert len(tried) >= 2 * PAIRS
    assert {"set", "keep", "place", "treat", "transfuse", "done"} <= set(tried)


def without_draws(view: Json, seats: Sequence[int]) -> Json:
    """Return a view without what dice are in the bag and in some hospitals, but with how many."""
    plain: dict[str, Any] = json.loads(json.dumps(view))
    plain["bag"] = sum(plain["bag"].values())
    for seat in seats:
        hospital = plain["hospitals"][seat]
        hospital["dice"] = len(hospital["dice"])
        hospital.pop("if_it_ended_now")
    return plain


def empties_or_fills(laid: TableSetup, moves: Sequence[Move], seat: int, action: int) -> bool:
    """Tell whether an action changes what is in the bag."""
    table = setup_again(laid, moves)
    before = table.playing().view(None)["bag"]
    act(table, seat, action)
    return bool(table.playing().view(None)["bag"] != before)


def pairs_with_a_draw(match: Match, rng: Rng) -> Iterator[Pair]:
    """Give every seat that may draw now, with some of what each other seat may do now."""
    for seat in match.actors():
        draws = [one for one in match.legal(seat) if match.text(one) == "draw"]
        for other in match.actors() if draws else ():
            legal = match.legal(other)
            some = {legal[0], legal[-1], legal[rng.below(len(legal))]}
            for action in sorted(some) if other != seat else ():
                yield (seat, draws[0]), (other, action)


@rule("DH-5.14", "DH-16.2")
def test_the_order_matters_only_for_draws_from_the_bag_and_only_for_which_dice() -> None:
    alike = differ = 0
    for number in range(4):
        rng = Rng(f"drawing/{number}")
        packs = {"crowded.toml": DRAWING}
        laid = TableSetup(GAME.id, f"seed {number}", (Place(OPEN),) * 3, {}, packs)
        for match in moments(laid, rng):
            moves = match.moves_since(0)
            for pair in pairs_with_a_draw(match, rng):
                one, other = in_both_orders(laid, moves, pair)
                if empties_or_fills(laid, moves, *pair[1]):
                    views = [table.playing().view(None) for table in (one, other)]
                    seats = [seat for seat, _ in pair]
                    assert without_draws(views[0], seats) == without_draws(views[1], seats)
                    differ += views[0] != views[1]
                else:
                    assert seen(one) == seen(other)
                    assert told(one) == told(other)
                    alike += 1

    assert alike > 100
    assert differ > 3
