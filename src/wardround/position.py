"""Play a game from Python: positions, legal actions and actions that read as text.

A thin layer over the contract of `wardround.core.game`, for scripts, notebooks and tests. It rolls
and draws from a seed by itself, and an `Action` is still the number that the contract uses, so that
a search can go down to `position.game` and `position.state` at any moment.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from operator import index
from typing import Self, SupportsIndex, overload

from wardround import catalog
from wardround.core.errors import BadNotation, BadOption, WardroundError
from wardround.core.game import CHANCE, NOBODY, Game, Outcome, Reason, State
from wardround.core.json_types import ActionRecord, EventRecord, View
from wardround.core.luck import Keyed
from wardround.core.records import Terms
from wardround.words import Words


class Action(int):
    """One action: its number in the action space, which prints as its text."""

    text: str
    """The text form, such as `treat R3`; see docs/notation.md."""
    record: ActionRecord
    """A `verb` and its named arguments."""

    def __new__(cls, number: int, text: str, record: ActionRecord) -> Self:
        """Return the action with this number; `Position.parse` makes one of a text."""
        self = super().__new__(cls, number)
        self.text = text
        self.record = record
        return self

    def __getnewargs__(self) -> tuple[int, str, ActionRecord]:  # type: ignore[override]
        return int(self), self.text, self.record

    def __str__(self) -> str:
        return self.text

    def __format__(self, spec: str) -> str:
        return format(self.text, spec)

    def __repr__(self) -> str:
        return f"Action({self.text!r})"

    @property
    def verb(self) -> str:
        """What is done, such as `treat` or `take-ambulance`."""
        verb: str = self.record["verb"]
        return verb


AnyAction = Action | SupportsIndex | str
"""An action, its number, or its text."""


class LegalActions(Sequence[Action]):
    """What a seat could do when it was asked, in a fixed order.

    `in` takes an action, its number or its text. Actions are made when you look at them, so that
    counting and `in` stay cheap.
    """

    __slots__ = ("_game", "_state", "numbers", "seat")

    def __init__(self, game: Game, state: State, seat: int) -> None:
        self._game = game
        self._state = state
        self.seat = seat
        self.numbers: tuple[int, ...] = tuple(game.legal(state, seat))

    def __len__(self) -> int:
        return len(self.numbers)

    def __iter__(self) -> Iterator[Action]:
        return (_action(self._game, self._state, number) for number in self.numbers)

    @overload
    def __getitem__(self, place: int) -> Action: ...
    @overload
    def __getitem__(self, place: slice) -> list[Action]: ...
    def __getitem__(self, place: int | slice) -> Action | list[Action]:
        if isinstance(place, slice):
            return [_action(self._game, self._state, one) for one in self.numbers[place]]
        return _action(self._game, self._state, self.numbers[place])

    def __contains__(self, action: object) -> bool:
        # What is usual comes first: a protocol is slow to compare with.
        if not isinstance(action, str | int | Action | SupportsIndex):
            return False
        try:
            return _number(self._game, self._state, action) in self.numbers
        except BadNotation:
            return False

    def __str__(self) -> str:
        return "\n".join(action.text for action in self)

    def __repr__(self) -> str:
        return f"LegalActions({[action.text for action in self]})"


class Position:
    """A game being played, with everything that is hidden: `view` shows what a seat can see.

    Errors are those of `wardround.core.errors`, and each reads as one English sentence.
    """

    __slots__ = ("events", "game", "seats", "seed", "state")

    def __init__(
        self,
        game: str,
        seats: int,
        *,
        seed: str | None = None,
        settings: Mapping[str, object] | None = None,
        packs: Mapping[str, str] | None = None,
        state: State | None = None,
    ) -> None:
        """Start a game, or go on from a copy of `state`; without a seed, luck is new each time."""
        with _in_sentences():
            self.game = catalog.find(game)
            if state is None:
                terms = Terms(self.game, settings or {}, packs or {})
                self.state = self.game.new(terms.options, seats)
            else:
                self.state = state.copy()
        self.seats = seats
        self.seed = secrets.token_urlsafe(32) if seed is None else seed
        self.events: list[EventRecord] = []
        """What the last action did, with the rolls and draws after it."""
        self._roll()

    # --- looking ---------------------------------------------------------------------------

    @property
    def actors(self) -> list[int]:
        """The seats that can act now, in order; nobody when the game is over."""
        return self.game.actors(self.state)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.seat is None

    @property
    def seat(self) -> int | None:
        """The seat that acts unless you name another; None when the game is over."""
        first = self.game.actor(self.state)
        return None if first == NOBODY else first

    def legal_actions(self, seat: int | None = None) -> LegalActions:
        """Return what a seat can do now: the first of `actors` if you name none."""
        return LegalActions(self.game, self.state, self._seat(seat))

    def parse(self, action: AnyAction) -> Action:
        """Return the action that a text or a number stands for, legal or not."""
        with _in_sentences():
            return _action(self.game, self.state, _number(self.game, self.state, action))

    def why_not(self, action: AnyAction, seat: int | None = None) -> Reason | None:
        """Return why a seat can't do an action now, or None if it can."""
        return self.game.why_not(self.state, self._seat(seat), self.parse(action))

    def view(self, viewer: int | None = None) -> View:
        """Return what a seat can see (None: a spectator), as plain values."""
        with _in_sentences():
            return self.game.view(self.state, viewer)

    def outcome(self) -> Outcome | None:
        """Return how the game ended, or None before the end."""
        return self.game.outcome(self.state)

    # --- playing ---------------------------------------------------------------------------

    def play(self, action: AnyAction, seat: int | None = None) -> None:
        """Play an action in place, and roll and draw what follows; refuse what is not legal."""
        chosen = self.parse(action)
        with _in_sentences():
            happened = self.game.apply(self.state, self._seat(seat), chosen)
        self.events = [self.game.event_record(self.state, event) for event in happened]
        self._roll()

    def after(self, action: AnyAction, seat: int | None = None) -> Position:
        """Return the position after an action, and leave this one as it is."""
        other = self.copy()
        other.play(action, seat)
        return other

    def copy(self) -> Position:
        """Return an independent position, with the same dice and cards to come."""
        other = Position(self.game.id, self.seats, seed=self.seed, state=self.state)
        other.events = list(self.events)
        return other

    def _roll(self) -> None:
        luck = Keyed(self.seed)
        while self.game.actor(self.state) == CHANCE:
            outcome = self.game.sample(self.state, luck.stream(self.game.luck_key(self.state)))
            for event in self.game.apply_luck(self.state, outcome):
                self.events.append(self.game.event_record(self.state, event))

    def _seat(self, seat: int | None) -> int:
        if seat is None:
            return self.game.actor(self.state)
        with _in_sentences():
            if not 0 <= seat < self.seats:
                raise BadOption("unknown-seat", seat=seat, high=self.seats - 1)
        return seat

    # --- as a value ------------------------------------------------------------------------

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and self.state == other.state

    def __hash__(self) -> int:
        return hash(self.state)

    def __reduce__(self) -> tuple[object, ...]:
        start = partial(Position, self.game.id, self.seats, seed=self.seed, state=self.state)
        return start, (), (None, {"events": self.events})

    def __str__(self) -> str:
        """Return the phase, then a line for each seat; `>` marks those that can act."""
        actors = self.actors
        lines = [
            f"{'>' if seat in actors else ' '} {seat}: {self.game.seat_text(self.state, seat)}"
            for seat in range(self.seats)
        ]
        return "\n".join([f"{self.game.id} {self.view()['phase']}", *lines])

    def __repr__(self) -> str:
        phase = self.view()["phase"]
        return f"<Position {self.game.id} seats={self.seats} phase={phase} actors={self.actors}>"


def _action(game: Game, state: State, number: int) -> Action:
    return Action(number, game.action_text(state, number), game.action_record(state, number))


def _number(game: Game, state: State, action: AnyAction) -> int:
    """Return the number of an action; an action of another pack or game goes by its text."""
    if isinstance(action, str):
        return game.action_parse(state, action)
    if not isinstance(action, int | Action | SupportsIndex):
        raise TypeError(f"An action is an Action, its number or its text, not {action!r}.")
    number = index(action)
    if isinstance(action, Action) and game.action_text(state, number) != action.text:
        return game.action_parse(state, action.text)
    return number


@contextmanager
def _in_sentences() -> Iterator[None]:
    """Let errors read as sentences; their codes and facts stay."""
    try:
        yield
    except WardroundError as error:
        error.args = (Words().error(error),)
        raise
