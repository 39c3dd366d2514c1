"""Views share what is unchanged, and parts are made again only where something has changed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace

from tests.kit.plain import Json
from tests.tables.game.logs import DICE, NURSE, Logged, seated
from wardround.core.luck import Rng
from wardround.tables.pictures import TableWords
from wardround.tables.pictures.look import Look, spoken_at
from wardround.tables.pictures.parts import VIEWED, Part
from wardround.tables.pictures.strands import Memo, Strand
from wardround.tables.pictures.views import VIEWER, Views, kept


def test_whatever_is_as_before_is_the_same_object() -> None:
    before: Json = {"a": [1, 2], "b": {"c": [3], "d": 4}, "e": [{"f": 5}, {"f": 6}]}
    after: Json = {"a": [1, 2], "b": {"c": [3], "d": 0}, "e": [{"f": 5}, {"f": 0}]}
    found = kept(before, after)

    assert found == after
    assert found["a"] is before["a"]
    assert found["b"]["c"] is before["b"]["c"]
    assert found["e"][0] is before["e"][0]


def test_all_see_one_view_while_nothing_is_hidden() -> None:
    log, views = seated(DICE, 4), Views()
    log.play(Rng("views"), 60)
    found = [views.of(log.match, viewer) for viewer in (None, 0, 1, 2, 3)]

    assert len({id(one) for one in found}) == 1


def test_each_sees_their_own_hand_and_one_town() -> None:
    log, views = seated(NURSE, 3), Views()
    log.play(Rng("views"), 20)
    found = [views.of(log.match, seat) for seat in range(3)]

    assert found == [log.match.view(seat) for seat in range(3)]
    shared = [key for key in found[0] if found[0][key] is found[1][key] is found[2][key]]
    assert set(shared) >= {"game", "options", "phase"}


def test_a_position_is_looked_at_once() -> None:
    log = seated(DICE, 2)
    match, seat = log.match, log.match.actors()[0]
    seen, legal = match.view(None), match.legal(seat)

    assert match.view(None) is seen
    assert match.legal(seat) is legal
    log.act(seat, legal[0])
    assert match.view(None) is not seen


class Counted:
    """The strand of a seat, with how often each of its parts was made."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.made: Counter[str] = Counter()
        self._words = TableWords()
        self._views = Views()
        self._strand = Strand([self._counting(part) for part in VIEWED], board=True)

    def _counting(self, part: Part) -> Part:
        def make(look: Look, of: Callable[[Look], Json] = part.make) -> Json:
            self.made[part.name] += 1
            return of(look)

        return replace(part, make=make)

    def look(self, log: Logged) -> Counter[str]:
        """Look at the table; return how often parts were made for that."""
        before = Counter(self.made)
        self._views.turn()
        seen = self._views.of(log.match, self.seat)
        spoken = spoken_at(log.table, self._words.narrator(log.table, "en"))
        look = Look(self._words, log.table, self.seat, spoken, {**seen, VIEWER: self.seat})
        self._strand.follow(look, seen, Memo())
        return self.made - before


def test_what_another_seat_does_in_an_activation_costs_the_others_next_to_nothing() -> None:
    log, rng = seated(DICE, 4), Rng("costs")
    strands, checked, made = [Counted(seat) for seat in range(4)], 0, Counter[str]()
    while checked < 60:
        before, actors = log.match.view(None), log.match.actors()
        seat = actors[rng.below(len(actors))]
        legal, moves = log.match.legal(seat), log.match.version
        log.act(seat, legal[rng.below(len(legal))])
        found = [one.look(log) for one in strands]
        after = log.match.view(None)
        apart = before["phase"] == after["phase"] == "activation" and len(actors) > 1
        if not apart or after["actors"] != actors or log.match.version > moves + 1:
            continue
        for other in set(actors) - {seat}:
            checked += 1
            made += found[other]

    assert set(made) <= {"standing", "plan", "forecast"}
    assert made["forecast"] < checked / 4


def test_a_whole_game_makes_each_part_about_as_often_as_it_changes() -> None:
    log, rng, actions = seated(DICE, 4), Rng("often"), 0
    strands = [Counted(seat) for seat in range(4)]
    while log.match.actors():
        log.play(rng, 1, by="person")
        actions += 1
        for one in strands:
            one.look(log)
    made = sum([one.made for one in strands], Counter[str]())

    often = {name: round(made[name] / actions, 1) for name in ("own", "forecast", "prospects")}
    assert often["own"] <= 2.0
    assert often["forecast"] <= 1.2
    assert often["prospects"] <= 1.5
