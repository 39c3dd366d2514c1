"""Positions to look at closely: some of every moment that a game knows, over many options."""

from __future__ import annotations

from functools import cache

from tests.kit.drive import Play, any_actor
from tests.kit.games import KITS
from wardround.catalog import find
from wardround.core.game import State
from wardround.core.luck import Rng
from wardround.core.records import Terms

EACH = 4
"""So many positions of every moment are looked for at once; who wants fewer gets the first."""
MOST_GAMES = 200
"""A moment that does not come up in so many games must be built by the kit."""


class Position:
    """A position with the terms it is played by, and the moment that it shows."""

    def __init__(self, terms: Terms, seats: int, moment: str, state: State) -> None:
        self.terms = terms
        self.seats = seats
        self.moment = moment
        self._state = state

    def state(self) -> State:
        """Return a state of one's own."""
        return self._state.copy()


@cache
def positions(game_id: str, each: int) -> tuple[Position, ...]:
    """Return up to `each` positions of every moment, each from a game of its own, built ones first.

    Games are played in random options, every eighth with a pack of the user's, until all
    moments have come up.
    """
    found = _found(game_id, max(each, EACH))
    return tuple(one for moment in sorted(found) for one in found[moment][:each])


@cache
def _found(game_id: str, each: int) -> dict[str, list[Position]]:
    game, kit = find(game_id), KITS[game_id]
    found: dict[str, list[Position]] = {moment: [] for moment in kit.moments()}
    for settings, seats, state in kit.built():
        moment = kit.moment(state)
        found[moment].append(Position(Terms(game, settings, {}), seats, moment, state))
    rare = {moment for moment, met in found.items() if met}
    for number in range(MOST_GAMES):
        if all(len(met) >= each for moment, met in found.items() if moment not in rare):
            break
        visit(game_id, number, found, each)
    return found


def visit(game_id: str, number: int, found: dict[str, list[Position]], each: int) -> None:
    """Play one game, and keep one position of every moment that is still wanted."""
    game, kit = find(game_id), KITS[game_id]
    rng = Rng(f"positions/{number}")
    settings, seats = kit.settings(rng)
    packs = kit.packs()[0] if number % 8 == 7 else {}
    terms = Terms(game, settings, packs)
    tempers = kit.tempers()
    play = Play(terms, seats, f"positions/{number}", tempers[number % len(tempers)], any_actor)
    begin = rng.below(150)
    met: set[str] = set()
    for state in play.states():
        moment = kit.moment(state)
        late = len(play.moves) >= begin or number % 3 == 0
        if late and moment not in met and len(found[moment]) < each:
            met.add(moment)
            found[moment].append(Position(terms, seats, moment, state.copy()))
