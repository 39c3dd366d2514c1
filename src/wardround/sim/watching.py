"""Watches a game for what happens to its cards."""

from __future__ import annotations

from wardround.core.game import Options, State
from wardround.core.json_types import EventRecord
from wardround.core.records import Move, Record, push_move

SeatRow = tuple[dict[str, int], dict[str, int]]
"""How often a seat took each card, and how often it used each; cards not named: never."""


class Watch:
    """Counts for each seat what it took and used. Games say what they look at."""

    def __init__(self, options: Options, seats: int) -> None:
        self.options = options
        self.rows: list[SeatRow] = [({}, {}) for _ in range(seats)]

    def cards(self) -> list[tuple[str, str]]:
        """Return kind and id of every card that could be counted."""
        raise NotImplementedError

    def before(self, state: State, move: Move) -> None:
        """Look at a position and the move that follows."""

    def after(self, state: State, event: EventRecord) -> None:
        """Look at something that happened, and at the position after the move."""
        raise NotImplementedError

    def taken(self, seat: int, card: str) -> None:
        """Count a card that a seat got."""
        self._count(0, seat, card)

    def used(self, seat: int, card: str) -> None:
        """Count a card that had an effect; an effect on all players counts for the first seat."""
        self._count(1, seat, card)

    def _count(self, which: int, seat: int, card: str) -> None:
        counts = self.rows[max(seat, 0)][which]
        counts[card] = counts.get(card, 0) + 1

    def through(self, record: Record) -> None:
        """Watch a whole game."""
        game, state = record.terms.game, record.start()
        for move in record.moves:
            self.before(state, move)
            game.listen(state)
            push_move(game, state, move)
            for event in game.heard(state):
                self.after(state, game.event_record(state, event))
