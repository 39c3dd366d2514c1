"""What improvements would find is what the engine allows once they are taken."""

from __future__ import annotations

from typing import cast

import pytest

from tests.kit.drive import Play, any_actor, keen
from tests.kit.games import KITS
from tests.kit.plain import Json
from wardround.catalog import find
from wardround.core.game import CHANCE, Game
from wardround.core.luck import Rng
from wardround.core.records import Terms
from wardround.dicehospital import steps
from wardround.dicehospital.apart import card_sight, prospect_sight
from wardround.dicehospital.prospect_types import DiceHospitalProspect
from wardround.dicehospital.prospects import prospects
from wardround.dicehospital.state import Table
from wardround.dicehospital.view_types import DiceHospitalView

GAME = "dice-hospital"
FREE = frozenset({"skip", "transfuse", "done"})
"""Verbs by which no ability is used."""
GAMES = range(12)
ROUNDS = (2, 4, 6)


def improving(number: int) -> list[tuple[Game, Table, int]]:
    """Play a game in random options; return positions in which a seat takes an improvement."""
    game, kit = find(GAME), KITS[GAME]
    settings, seats = kit.settings(Rng(f"prospects/{number}"))
    packs = kit.packs()[0] if number % 4 == 3 else {}
    terms = Terms(game, settings, packs)
    found: dict[int, tuple[Game, Table, int]] = {}
    for state in Play(terms, seats, f"prospects/{number}", keen, any_actor).states():
        table = cast(Table, state)
        if table.step == steps.IMPROVE and table.waiting and table.round in ROUNDS:
            found.setdefault(int(table.round), (game, table.copy(), table.waiting[0]))
    return list(found.values())


def activated(game: Game, table: Table, seat: int, take: int) -> Table:
    """Take a card, and go on until the hospital is activated; the others do nothing."""
    after = table.copy()
    # By definition no blood bag is spent.
    after.hospitals[seat].bags = 0
    game.apply(after, seat, take)
    while not (after.step == steps.ACTIVATE and seat in game.actors(after)):
        actor = game.actors(after)[0]
        if actor == CHANCE:
            game.push_luck(after, game.sample(after, Rng("prospects")))
        else:
            game.apply(after, actor, resting(game, after, actor))
    return after


def resting(game: Game, table: Table, seat: int) -> int:
    """Return what does nothing."""
    legal = game.legal(table, seat)
    idle = [one for one in legal if game.action_record(table, one)["verb"] in ("pass", "done")]
    return (idle or legal)[0]


class Search:
    """Everything that can be done from one placement on."""

    def __init__(self, game: Game, seat: int, bags: int = 0) -> None:
        self.game = game
        self.seat = seat
        self.treated: set[str] = set()
        self.helped = False
        self.by_luck = False
        self._bags = bags
        """What the department itself may give."""
        self._known: set[object] = set()

    def follow(self, table: Table, action: int) -> None:
        """Do an action, and then all that can follow until the placement is over."""
        after, events = self.game.step(table, self.seat, action)
        state = cast(Table, after)
        told = [self.game.event_record(state, one) for one in events]
        self.helped |= any(one.get("reason") == "specialist" for one in told)
        self.helped |= state.hospitals[self.seat].bags > self._bags
        if self.game.actors(after)[:1] == [CHANCE]:
            self.by_luck = True
            return
        placement = self.game.view(after, self.seat)["hospitals"][self.seat]["placement"]
        if placement is None or state.key() in self._known:
            return
        self._known.add(state.key())
        records = [
            (one, self.game.action_record(after, one)) for one in self.game.legal(after, self.seat)
        ]
        if placement["by_specialist"]:
            self.helped |= any(record["verb"] not in FREE for _, record in records)
            return
        self.treated |= {record["die"] for _, record in records if record["verb"] == "treat"}
        for one, _ in records:
            self.follow(state, one)


def placements(game: Game, table: Table, seat: int) -> list[tuple[Table, int, Json]]:
    """Return all placements, with each specialist copied where one must be."""
    out: list[tuple[Table, int, Json]] = []
    for one in game.legal(table, seat):
        record = game.action_record(table, one)
        if record["verb"] == "copy":
            out += placements(game, cast(Table, game.step(table, seat, one)[0]), seat)
        elif record["verb"] == "place":
            out.append((table, one, record))
    return out


def given(table: Table, card: str) -> int:
    """Return the most blood bags that a department gives."""
    room = next(one for one in table.content.departments if one.card.id == card)
    return max(int(effect.bags) for effect in room.effects)


def of_department(game: Game, table: Table, seat: int, card: str) -> Json:
    """Return how many patients a department can treat, whoever is placed there."""
    search, works = Search(game, seat), False
    for start, action, record in placements(game, table, seat):
        if record["department"] == card:
            works = True
            search.follow(start, action)
    patients = game.view(table, seat)["hospitals"][seat]["dice"]
    return {"n": len([one for one in patients if one in search.treated]), "works": works}


def of_specialist(game: Game, table: Table, seat: int, card: str) -> Json:
    """Return where a specialist can use its ability."""
    sure: set[str] = set()
    perhaps: set[str] = set()
    for start, action, record in placements(game, table, seat):
        if record["staff"] == card:
            search = Search(game, seat, given(table, record["department"]))
            search.follow(start, action)
            sure |= {record["department"]} if search.helped else set()
            perhaps |= {record["department"]} if search.by_luck else set()
    rooms = game.view(table, seat)["hospitals"][seat]["open"]
    counted = [room for room in rooms if room in sure]
    return {
        "n": len(counted),
        "works": len(counted) > 0,
        "luck": len([room for room in rooms if room in perhaps - sure]),
    }


@pytest.mark.parametrize("number", GAMES)
def test_improvements_find_what_the_engine_allows_once_they_are_taken(number: int) -> None:
    compared = 0
    for game, table, seat in improving(number):
        told: dict[str, Json] = {one["card"]: one for one in prospects(table, seat) or []}
        for action in game.legal(table, seat):
            record = game.action_record(table, action)
            card = record.get("department") or record.get("specialist")
            if card is None:
                continue
            after = activated(game, table, seat, action)
            really = of_department if "department" in record else of_specialist
            expected = really(game, after, seat, card)
            assert {key: told[card][key] for key in expected} == expected, (card, told[card])
            compared += 1

    assert compared > 0


@pytest.mark.parametrize("number", range(4))
def test_what_is_known_of_a_card_holds_while_the_hospital_is_the_same(number: int) -> None:
    """Others take cards and the display changes; what one card would find does not."""
    game, kit = find(GAME), KITS[GAME]
    settings, seats = kit.settings(Rng(f"known/{number}"))
    known: dict[int, tuple[object, dict[str, DiceHospitalProspect]]] = {}
    repeated = 0
    play = Play(Terms(game, settings, {}), seats, f"known/{number}", keen, any_actor)
    for state in play.states():
        view = cast(DiceHospitalView, game.view(state, None))
        for seat in range(seats):
            told = prospects(state, seat)
            assert (prospect_sight(view, seat) is None) <= (told is None)
            sight = card_sight(view, seat)
            if seat not in known or known[seat][0] != sight:
                known[seat] = (sight, {})
            repeated += told is not None and bool(known[seat][1])
            assert prospects(state, seat, known[seat][1]) == told
    assert repeated > 20


def test_a_card_that_is_known_is_not_tried_again() -> None:
    _, table, seat = improving(1)[0]
    told = prospects(table, seat)
    assert told is not None
    first: DiceHospitalProspect = {**told[0], "n": 99}

    assert prospects(table, seat, {first["card"]: first}) == [first, *told[1:]]
