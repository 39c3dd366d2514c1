"""The contract that every game follows: who acts, what they can do, what happens, who won.

A `Game` has no state of its own; everything that can change is in a `State`. Rules never roll:
when a roll or draw is due, `actors` is `[CHANCE]`, `sample` proposes an outcome, and the outcome
is applied and recorded like an action.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from wardround.core.errors import IllegalAction
from wardround.core.ints import i64, mypyc_attr
from wardround.core.json_types import (
    ActionRecord,
    EventRecord,
    JsonObject,
    LuckRecord,
    OutcomeRecord,
    PointRecord,
    Settings,
    View,
)
from wardround.core.luck import Source
from wardround.core.traits import PLAIN, Traits

CHANCE: Final = -1
NOBODY: Final = -2
"""What `actor` answers when the game is over."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One position of one game. Games add their fields; all of them are plain data."""

    __slots__ = ()

    def copy(self) -> State:
        """Return an independent position equal to this one."""
        raise AssertionError("a game's state must copy itself")

    def looks_like(self, other: State, viewer: int | None) -> bool:
        """Return True only if both certainly look the same to `viewer`; False tells nothing.

        A game whose positions often hide something answers it from their fields: two views cost
        more.
        """
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Options:
    """The frozen settings of one game: edition, switches and packs. Games add theirs."""

    __slots__ = ()

    def settings(self) -> Settings:
        """Return the settings that differ from the defaults, as recorded in a header."""
        raise AssertionError("a game's options must tell their settings")

    def pack_digest(self) -> str:
        """Return the digest of the content that is played with."""
        raise AssertionError("a game's options must tell their content")


class Reason:
    """Why an action is not legal: a code (a message key) and the rule behind it."""

    __slots__ = ("code", "rule")

    def __init__(self, code: str, rule: str) -> None:
        self.code = code
        self.rule = rule

    def __repr__(self) -> str:
        return f"Reason({self.code!r}, {self.rule!r})"


class Point:
    """One line of a final score: how many points, why, and in which round (0: at the end).

    `source` is the id of the card that gave them, where one card did.
    """

    __slots__ = ("amount", "reason", "round", "source")

    def __init__(self, amount: int, reason: str, round: int, source: str = "") -> None:
        self.amount = amount
        self.reason = reason
        self.round = round
        self.source = source

    def record(self) -> PointRecord:
        """Return the line as plain values."""
        told: PointRecord = {"amount": self.amount, "reason": self.reason, "round": self.round}
        if self.source:
            told["source"] = self.source
        return told


class Outcome:
    """How a game ended: a score and a place per seat, and every point with its reason."""

    __slots__ = ("places", "points", "scores")

    def __init__(
        self,
        scores: tuple[int, ...],
        places: tuple[int, ...],
        points: tuple[tuple[Point, ...], ...],
    ) -> None:
        self.scores = scores
        self.places = places
        self.points = points

    def __repr__(self) -> str:
        return f"Outcome(scores={self.scores}, places={self.places})"

    def winners(self) -> tuple[int, ...]:
        """Return the seats in first place."""
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)

    def record(self) -> OutcomeRecord:
        """Return the outcome as plain values."""
        return {
            "scores": list(self.scores),
            "places": list(self.places),
            "points": [[point.record() for point in seat] for seat in self.points],
        }


class Event:
    """Something that happened: a kind, the seat it happened to (-1: the table), and ints."""

    __slots__ = ("facts", "kind", "seat")

    def __init__(self, kind: int, seat: int, facts: tuple[int, ...]) -> None:
        self.kind = kind
        self.seat = seat
        self.facts = facts

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Event):
            return False
        return (self.kind, self.seat, self.facts) == (other.kind, other.seat, other.facts)

    def __hash__(self) -> int:
        return hash((self.kind, self.seat, self.facts))

    def __repr__(self) -> str:
        return f"Event({self.kind}, {self.seat}, {self.facts})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """The verbs of a game. A subclass fills in everything that raises here."""

    id: ClassVar[str] = ""
    rules_version: ClassVar[str] = ""
    min_seats: ClassVar[int] = 1
    max_seats: ClassVar[int] = 1
    traits: ClassVar[Traits] = PLAIN
    """What is special about the game, for code that knows no game."""

    # --- beginning -------------------------------------------------------------------------

    def follows(self, rules: str, options: Options) -> bool:
        """Tell whether a game by another version of the rules would go the same way by these.

        `options` are what it is played by: a version may have changed only what they leave out.
        """
        return rules == self.rules_version

    def options(self, settings: Mapping[str, object], pack_texts: Mapping[str, str]) -> Options:
        """Return the options that `settings` and the user's packs (name to TOML) ask for."""
        raise AssertionError

    def new(self, options: Options, seats: int) -> State:
        """Return a position before its first luck."""
        raise AssertionError

    # --- playing ---------------------------------------------------------------------------

    def actors(self, state: State) -> list[int]:
        """Return the seats that may act now, in order; `[CHANCE]`; or nothing when it is over."""
        raise AssertionError

    def actor(self, state: State) -> i64:
        """Return the first of `actors`, or `NOBODY`."""
        raise AssertionError

    def legal(self, state: State, seat: i64) -> list[int]:
        """Return what `seat` may do now, in a fixed order, without doubles."""
        raise AssertionError

    def push(self, state: State, seat: i64, action: i64) -> None:
        """Play a legal action in place, unchecked and without events."""
        raise AssertionError

    def luck_key(self, state: State) -> str:
        """Return the name of the luck that is next (round, phase, seat, n-th)."""
        raise AssertionError

    def sample(self, state: State, source: Source) -> tuple[int, ...]:
        """Return one outcome of the luck that is next, drawn from `source`."""
        raise AssertionError

    def possible(self, state: State, outcome: tuple[int, ...]) -> bool:
        """Return whether the next roll or draw could give `outcome`."""
        raise AssertionError

    def push_luck(self, state: State, outcome: tuple[int, ...]) -> None:
        """Apply a possible outcome in place, unchecked and without events."""
        raise AssertionError

    def listen(self, state: State) -> None:
        """Start to collect the events of what happens to `state`."""
        raise AssertionError

    def heard(self, state: State) -> list[Event]:
        """Return the events since `listen`, and stop collecting."""
        raise AssertionError

    def why_not(self, state: State, seat: int, action: int) -> Reason | None:
        """Return why `seat` can't do `action` now, or None if it can."""
        raise AssertionError

    def apply(self, state: State, seat: int, action: int) -> list[Event]:
        """Carry out `action` in place and return what happened; refuse it if it is not legal."""
        # Asked of plain ints first: a number of any size is refused, not an error.
        if seat not in self.actors(state) or action not in self.legal(state, seat):
            reason = self.why_not(state, seat, action)
            assert reason is not None, "an action outside the legal list needs a reason"
            raise IllegalAction(reason.code, reason.rule, self.action_text(state, action))
        self.listen(state)
        self.push(state, seat, action)
        return self.heard(state)

    def apply_luck(self, state: State, outcome: Sequence[int]) -> list[Event]:
        """Carry out what chance decided, in place, and return what happened."""
        decided = tuple(outcome)
        if self.actor(state) != CHANCE:
            raise IllegalAction("no-luck-now", "", str(list(decided)))
        if not self.possible(state, decided):
            raise IllegalAction("impossible-luck", "", str(list(decided)))
        self.listen(state)
        self.push_luck(state, decided)
        return self.heard(state)

    def step(self, state: State, seat: int, action: int) -> tuple[State, list[Event]]:
        """Do as `apply` on a copy, and return the copy with the events."""
        after = state.copy()
        return after, self.apply(after, seat, action)

    # --- looking ---------------------------------------------------------------------------

    def luck(self, state: State) -> LuckRecord | None:
        """Return what chance must decide now, with its key, or None."""
        raise AssertionError

    def view(self, state: State, viewer: int | None) -> View:
        """Return what `viewer` can see (None: a spectator), as plain values."""
        raise AssertionError

    def hides(self, state: State, viewer: int | None) -> bool:
        """Return whether anything can be hidden from `viewer`; if not, `redeal` changes nothing."""
        return True

    def redeal(self, state: State, viewer: int | None, source: Source) -> State:
        """Return a position that looks the same to `viewer`."""
        raise AssertionError

    def outcome(self, state: State) -> Outcome | None:
        """Return how the game ended, or None before the end."""
        raise AssertionError

    # --- text and data ---------------------------------------------------------------------

    def action_count(self, state: State) -> int:
        """Return the size of the action space: actions are 0 to this minus 1."""
        raise AssertionError

    def action_text(self, state: State, action: int) -> str:
        """Return the action as a line of text."""
        raise AssertionError

    def action_parse(self, state: State, text: str) -> int:
        """Return the action that `text` names; raise `BadNotation` if it names none."""
        raise AssertionError

    def action_record(self, state: State, action: int) -> ActionRecord:
        """Return the action as a verb and its named arguments."""
        raise AssertionError

    def seat_text(self, state: State, seat: int) -> str:
        """Return what a seat has on the table as a line of text, secrets included."""
        raise AssertionError

    def is_ending(self, state: State, action: int) -> bool:
        """Return whether an action ends a turn or phase (`Traits.endings`)."""
        return self.action_record(state, action)["verb"] in self.traits.endings

    def event_record(self, state: State, event: Event) -> EventRecord:
        """Return the event as a name and its named arguments."""
        raise AssertionError

    def dump(self, state: State) -> JsonObject:
        """Return the whole position, secrets included, as plain values."""
        raise AssertionError

    def load(self, options: Options, data: JsonObject) -> State:
        """Return the position that `dump` gave."""
        raise AssertionError
