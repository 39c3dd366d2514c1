"""Positions to look at closely: some of every moment that a game knows, over many options."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from tests.kit.drive import Chooser, Picker, Play, any_actor
from tests.kit.games import KITS
from wardround.catalog import find
from wardround.core.build import build
from wardround.core.game import State
from wardround.core.luck import Rng
from wardround.core.records import Terms

MANY = 4
"""How many positions of a moment are looked at closely."""
MOST_EACH = 8
"""Nobody wants more positions of a moment."""
MOST_WANTED = MOST_EACH if build() == "compiled" else MANY
"""So many are found before processes are forked, which all need them."""
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


Begin = Callable[[Terms, int, str, Chooser, Picker], Play]
"""Begins a game: terms, seats, seed, and who chooses what and acts when."""


class Search:
    """Positions found so far in the games of one kind, and how many of these were played.

    Games are played in random options, every eighth with a pack of the user's.
    """

    def __init__(self, game_id: str, begin: Begin = Play) -> None:
        self._game_id = game_id
        self._begin = begin
        game, self._kit = find(game_id), KITS[game_id]
        self.found: dict[str, list[Position]] = {moment: [] for moment in self._kit.moments()}
        for settings, seats, state in self._kit.built():
            moment = self._kit.moment(state)
            self.found[moment].append(Position(Terms(game, settings, {}), seats, moment, state))
        self._rare = {moment for moment, met in self.found.items() if met}
        self._number = 0

    def go_on(self, each: int, games: int = 0) -> None:
        """Play on, until there are `each` positions of every moment that is not built.

        At least so many games are played.
        """
        wanted = [met for moment, met in self.found.items() if moment not in self._rare]
        while self._number < games or (
            self._number < MOST_GAMES and any(len(met) < each for met in wanted)
        ):
            self._visit(self._number)
            self._number += 1

    def positions(self, each: int) -> tuple[Position, ...]:
        """Return up to `each` positions of every moment, built ones first."""
        self.go_on(each)
        return tuple(one for moment in sorted(self.found) for one in self.found[moment][:each])

    def _visit(self, number: int) -> None:
        """Play one game, and keep one position of every moment."""
        kit, rng = self._kit, Rng(f"positions/{number}")
        settings, seats = kit.settings(rng)
        terms = Terms(find(self._game_id), settings, kit.packs()[0] if number % 8 == 7 else {})
        tempers = kit.tempers()
        chooser = tempers[number % len(tempers)]
        play = self._begin(terms, seats, f"positions/{number}", chooser, any_actor)
        begin = rng.below(150)
        met: set[str] = set()
        for state in play.states():
            moment = kit.moment(state)
            late = len(play.moves) >= begin or number % 3 == 0
            if late and moment not in met and len(self.found[moment]) < MOST_EACH:
                met.add(moment)
                self.found[moment].append(Position(terms, seats, moment, state.copy()))


_search = cache(Search)


@cache
def positions(game_id: str, each: int) -> tuple[Position, ...]:
    """Return up to `each` positions of every moment, each from a game of its own, built ones first.

    Who wants more gets the same ones first; no game is played twice for that.
    """
    assert each <= MOST_EACH
    return _search(game_id).positions(each)


def find_positions() -> None:
    """Find all positions now, and not in each process once more."""
    for game_id in KITS:
        _search(game_id).go_on(MOST_WANTED)
