"""Any way to a plan is as good as the direct one: acting, taking back and doing again."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import settings as examples
from hypothesis import strategies as st

from tests.kit.plain import Json
from tests.kit.tiny import TINY
from tests.tables.game.logs import DICE, NURSE, Logged, position, seated
from wardround.core.game import Game
from wardround.core.luck import Rng

ACT, UNDO, REDO = range(3)
Deed = tuple[int, int, int]
"""What somebody does: who (counted among those who can), what, and which of their choices."""

deeds = st.lists(
    st.tuples(
        st.integers(0, 3),
        st.sampled_from([ACT, ACT, ACT, UNDO, UNDO, REDO]),
        st.integers(0, 40),
    ),
    min_size=8,
    max_size=30,
)
TABLES: list[tuple[Game, int, Json, int]] = [
    (TINY, 3, {"rounds": 9}, 20),
    (TINY, 2, {"linear": True, "rounds": 9}, 10),
    (DICE, 1, {}, 60),
    (DICE, 2, {"experimental": True, "promos": True, "events": True}, 120),
    (DICE, 3, {}, 200),
    (DICE, 3, {"edition": "prototype", "prototype-extras": True}, 120),
    (NURSE, 3, {}, 100),
]
IDS = [f"{game.id}-{people}-{'-'.join(settings)}" for game, people, settings, _ in TABLES]


class Planner:
    """People at a table who change their minds, and who know what they decided in the end."""

    def __init__(self, log: Logged) -> None:
        self.log = log
        self.decided: list[tuple[int, int]] = []
        """What seats did and did not take back, in its order."""
        self.undone: dict[int, list[int]] = {}
        self.took_back = 0

    def do(self, deed: Deed) -> None:
        """Let a seat act, take back or do again, if it can."""
        match, (who, what, which) = self.log.match, deed
        seats = range(len(match.seats))
        if what == UNDO:
            able = [seat for seat in seats if match.may_undo(seat)]
        elif what == REDO:
            able = [seat for seat in seats if match.may_redo(seat)]
        else:
            able = match.actors()
        if able:
            seat = able[who % len(able)]
            [self._act, self._undo, self._redo][what](seat, which)

    def _act(self, seat: int, which: int) -> None:
        legal = self.log.match.legal(seat)
        self.log.act(seat, legal[which % len(legal)])
        self.decided.append((seat, legal[which % len(legal)]))
        self.undone[seat] = []

    def _undo(self, seat: int, _: int) -> None:
        self.log.add("undo", seat)
        last = max(place for place, one in enumerate(self.decided) if one[0] == seat)
        self.undone[seat].append(self.decided.pop(last)[1])
        self.took_back += 1

    def _redo(self, seat: int, _: int) -> None:
        self.log.add("redo", seat)
        self.decided.append((seat, self.undone[seat].pop()))


def begun(table: tuple[Game, int, Json, int], start: int, automatic: int) -> Logged:
    """Return a game some way after its start; a bit for each seat that plays what is forced."""
    game, people, settings, _ = table
    log = seated(game, people, settings, seed=f"plans/{start % 7}")
    for seat in range(people):
        log.add("automatic", seat, {"on": bool(automatic >> seat & 1)})
    log.play(Rng(start % 7), start)
    return log


@pytest.mark.parametrize("table", TABLES, ids=IDS)
def test_a_plan_with_changes_of_mind_equals_the_plan_made_directly(
    table: tuple[Game, int, Json, int],
) -> None:
    took_back = 0

    @examples(max_examples=40)
    @given(st.integers(0, table[3]), st.integers(0, 15), deeds)
    def check(start: int, automatic: int, done: list[Deed]) -> None:
        nonlocal took_back
        log, direct = begun(table, start, automatic), begun(table, start, automatic)
        planner = Planner(log)
        for deed in done:
            planner.do(deed)
        for seat, action in planner.decided:
            direct.act(seat, action)
        took_back += planner.took_back

        assert position(log.match) == position(direct.match)
        for one in (log, direct):
            one.play(Rng("on"), 12)
        assert position(log.match) == position(direct.match)

    check()
    assert took_back > 10


def test_the_order_of_seats_that_decide_at_once_does_not_matter() -> None:
    """Each seat's part of the plan, one seat after the other, comes to the same."""
    table: tuple[Game, int, Json, int] = (DICE, 3, {"no-administrators": True}, 150)
    compared = 0

    @examples(max_examples=40)
    @given(st.integers(0, table[3]), deeds)
    def check(start: int, done: list[Deed]) -> None:
        nonlocal compared
        log, direct = begun(table, start, 7), begun(table, start, 7)
        for one in (log, direct):
            rng = Rng("together")
            while one.match.actors() and len(one.match.actors()) < 3:
                one.play(rng, 1)
        planner = Planner(log)
        while len(log.match.actors()) > 1 and done:
            planner.do(done.pop())
        for seat, action in sorted(planner.decided, key=lambda one: one[0]):
            direct.act(seat, action)
        compared += len({seat for seat, _ in planner.decided}) > 1

        assert log.match.view(None) == direct.match.view(None)
        told = [sorted(map(repr, one.match.events_since(0))) for one in (log, direct)]
        assert told[0] == told[1]
        for one in (log, direct):
            one.play(Rng("on"), 10)
        assert log.match.view(None) == direct.match.view(None)

    check()
    assert compared > 5
