"""Where what a seat's forecast and prospects follow from is the same, so are they."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.kit.drive import Play, any_actor, keen
from tests.kit.games import KITS
from wardround.catalog import find
from wardround.core.game import State
from wardround.core.luck import Rng
from wardround.core.records import Terms
from wardround.dicehospital.apart import Sight, forecast_sight, prospect_sight
from wardround.dicehospital.forecast import forecast
from wardround.dicehospital.prospects import prospects
from wardround.dicehospital.view_types import DiceHospitalView

GAME = find("dice-hospital")
KIT = KITS[GAME.id]
GAMES = range(8)
ENOUGH = 200
"""So often must somebody else's move have left a seat as it was."""

Seen = Callable[[DiceHospitalView, int], Sight | None]
Told = Callable[[State, int], object]


@pytest.mark.parametrize(
    ("sight", "told"),
    [(forecast_sight, forecast), (prospect_sight, prospects)],
    ids=["forecast", "prospects"],
)
def test_it_changes_only_with_what_it_follows_from(sight: Seen, told: Told) -> None:
    kept = 0
    for number in GAMES:
        settings, seats = KIT.settings(Rng(f"apart/{number}"))
        terms = Terms(GAME, settings, KIT.packs()[0] if number % 4 == 3 else {})
        before: dict[int, tuple[Sight | None, object]] = {}
        for state in Play(terms, seats, f"apart/{number}", keen, any_actor).states():
            for seat in range(seats):
                now = sight(GAME.view(state, seat), seat), told(state, seat)  # type: ignore[arg-type]
                if seat in before and before[seat][0] == now[0]:
                    assert before[seat][1] == now[1], (number, seat)
                    kept += now[1] is not None
                before[seat] = now

    assert kept > ENOUGH
