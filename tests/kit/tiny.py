"""A very small game on the same contract, to test the general parts with.

Two to four seats. Each is dealt a secret card (1 to 5), and the rest are a pile. In each round
a die is rolled; all seats at once (or, with the option `linear`, one after the other) take its
points, pass, turn the top card of the pile and score it, or, once a game, show their card and
score twice its number. The pack `bonus` changes what taking adds.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping

from tests.kit.plain import Json
from wardround.core.errors import BadNotation, BadOption, BadPack, WardroundError
from wardround.core.game import (
    CHANCE,
    NOBODY,
    Event,
    Game,
    Options,
    Outcome,
    Point,
    Reason,
    State,
)
from wardround.core.ints import i64
from wardround.core.luck import Source
from wardround.core.traits import Chapters, Traits, Vocabulary

CARDS = 5
ACTIONS = ["take", "pass", "turn", "show"]
TAKE, PASS, TURN, SHOW = range(4)
EVENTS = ["dealt", "rolled", "took", "passed", "turned", "showed", "game-ended"]
DEALT, ROLLED, TOOK, PASSED, TURNED, SHOWED, ENDED = range(7)
FACTS = [(), ("die",), ("amount",), (), ("card",), ("card",), ()]


class TinyOptions(Options):
    """How many rounds, one after the other or not, and what taking adds."""

    def __init__(self, rounds: int, linear: bool, bonus: int) -> None:
        self.rounds = rounds
        self.linear = linear
        self.bonus = bonus

    def settings(self) -> Json:
        """Return what differs from three rounds at once."""
        told: Json = {}
        if self.rounds != 3:
            told["rounds"] = self.rounds
        if self.linear:
            told["linear"] = True
        return told

    def pack_digest(self) -> str:
        """Return the digest of the bonus."""
        return hashlib.sha256(str(self.bonus).encode()).hexdigest()[:16]


class TinyState(State):
    """A position: what is where, who has decided this round, and the points with reasons."""

    def __init__(self, options: TinyOptions, seats: int) -> None:
        self.options = options
        self.seats = seats
        self.round = 0
        self.cards: list[int] = []
        self.pile: list[int] = []
        self.open: list[int] = []
        self.shown: list[bool] = [False] * seats
        self.die = 0
        self.waiting: list[int] = []
        self.points: list[list[tuple[int, str, int]]] = [[] for _ in range(seats)]
        self.events: list[Event] = []

    def copy(self) -> TinyState:
        """Return an independent position equal to this one."""
        other = TinyState(self.options, self.seats)
        other.round = self.round
        other.cards = self.cards[:]
        other.pile = self.pile[:]
        other.open = self.open[:]
        other.shown = self.shown[:]
        other.die = self.die
        other.waiting = self.waiting[:]
        other.points = [seat[:] for seat in self.points]
        return other

    def score(self, seat: int) -> int:
        """Return the points of a seat."""
        return sum(amount for amount, _, _ in self.points[seat])


def _own(state: State) -> TinyState:
    assert isinstance(state, TinyState)
    return state


class Tiny(Game):
    """The rules."""

    id = "tiny"
    rules_version = "1"
    min_seats = 2
    max_seats = 4
    traits = Traits(vocabulary=Vocabulary(), chapters=Chapters(count="round"))

    def options(self, settings: Mapping[str, object], pack_texts: Mapping[str, str]) -> Options:
        """Read `rounds`, `linear` and a pack of the form `bonus = 2`."""
        for name in settings:
            if name not in ("rounds", "linear"):
                raise BadOption("unknown-option", option=name, allowed="linear, rounds")
        rounds = settings.get("rounds", 3)
        if type(rounds) is not int or not 1 <= rounds <= 9:
            raise BadOption("bad-option-value", option="rounds", found=str(rounds), allowed="1-9")
        bonus = 0
        for name, text in pack_texts.items():
            words = text.split()
            if words[:2] != ["bonus", "="] or not words[2].isdigit():
                raise BadPack("pack-bad-toml", file=name, reason=text)
            bonus = int(words[2])
        return TinyOptions(rounds, bool(settings.get("linear", False)), bonus)

    def new(self, options: Options, seats: int) -> State:
        """Return a position before the cards are dealt."""
        assert isinstance(options, TinyOptions)
        return TinyState(options, seats)

    def actors(self, state: State) -> list[int]:
        """Return all who have not decided this round, or the first of them if linear."""
        own = _own(state)
        if own.round > own.options.rounds:
            return []
        if not own.waiting:
            return [CHANCE]
        return own.waiting[:1] if own.options.linear else own.waiting[:]

    def actor(self, state: State) -> i64:
        """Return the first of `actors`."""
        actors = self.actors(state)
        return actors[0] if actors else NOBODY

    def legal(self, state: State, seat: i64) -> list[int]:
        """Return what a seat that has not decided may do."""
        own = _own(state)
        if seat not in self.actors(state):
            return []
        legal = [TAKE, PASS]
        if own.pile:
            legal.append(TURN)
        if not own.shown[seat]:
            legal.append(SHOW)
        return legal

    def push(self, state: State, seat: i64, action: i64) -> None:
        """Carry out what a seat decided."""
        own = _own(state)
        if action == TAKE:
            self._gain(own, seat, own.die + own.options.bonus, "took", TOOK)
        elif action == PASS:
            own.events.append(Event(PASSED, seat, ()))
        elif action == TURN:
            own.open.append(own.pile.pop())
            self._gain(own, seat, own.open[-1], "turned", TURNED)
        else:
            own.shown[seat] = True
            self._gain(own, seat, 2 * own.cards[seat], "showed", SHOWED)
        own.waiting.remove(seat)
        if not own.waiting:
            self._next_round(own)

    def _gain(self, own: TinyState, seat: int, amount: int, reason: str, kind: int) -> None:
        own.points[seat].append((amount, reason, own.round))
        own.events.append(Event(kind, seat, (amount,)))

    def _next_round(self, own: TinyState) -> None:
        own.round += 1
        own.die = 0
        if own.round > own.options.rounds:
            own.events.append(Event(ENDED, -1, ()))

    def luck_key(self, state: State) -> str:
        """Return `0/deal/-1/0`, then `1/roll/-1/0` and so on."""
        own = _own(state)
        return "0/deal/-1/0" if own.round == 0 else f"{own.round}/roll/-1/0"

    def sample(self, state: State, source: Source) -> tuple[int, ...]:
        """Return all cards in an order, or a roll."""
        if _own(state).round == 0:
            cards = list(range(1, CARDS + 1))
            source.shuffle(cards)
            return tuple(cards)
        return (source.below(6) + 1,)

    def possible(self, state: State, outcome: tuple[int, ...]) -> bool:
        """Return whether it is an order of the cards, or a roll."""
        if _own(state).round == 0:
            return sorted(outcome) == list(range(1, CARDS + 1))
        return len(outcome) == 1 and 1 <= outcome[0] <= 6

    def push_luck(self, state: State, outcome: tuple[int, ...]) -> None:
        """Deal, or roll and let everyone decide."""
        own = _own(state)
        if own.round == 0:
            own.cards = list(outcome[: own.seats])
            own.pile = list(outcome[own.seats :])
            own.round = 1
            own.events.append(Event(DEALT, -1, ()))
            return
        own.die = outcome[0]
        own.waiting = list(range(own.seats))
        own.events.append(Event(ROLLED, -1, outcome))

    def listen(self, state: State) -> None:
        """Forget the events so far."""
        _own(state).events = []

    def heard(self, state: State) -> list[Event]:
        """Return the events since `listen`."""
        return _own(state).events

    def why_not(self, state: State, seat: int, action: int) -> Reason | None:
        """Return the first reason against the action."""
        if action in self.legal(state, seat):
            return None
        if not self.actors(state):
            return Reason("game-over", "T-4")
        if seat not in self.actors(state):
            return Reason("not-your-turn", "T-1")
        return Reason("no-card-left", "T-2") if action == TURN else Reason("card-shown", "T-3")

    def luck(self, state: State) -> Json | None:
        """Return the key, where luck is next."""
        return {"key": self.luck_key(state)} if self.actor(state) == CHANCE else None

    def view(self, state: State, viewer: int | None) -> Json:
        """Return what is open, and the viewer's own card."""
        own = _own(state)
        cards: list[int | None] = [
            card if own.shown[seat] or seat == viewer else None
            for seat, card in enumerate(own.cards)
        ]
        return {
            "round": own.round,
            "die": own.die,
            "cards": cards,
            "open": own.open[:],
            "pile": len(own.pile),
            "scores": [own.score(seat) for seat in range(own.seats)],
            "waiting": own.waiting[:],
        }

    def redeal(self, state: State, viewer: int | None, source: Source) -> State:
        """Return the position with all cards dealt again that the viewer has not seen."""
        other = _own(state).copy()
        unseen = [s for s in range(len(other.cards)) if not other.shown[s] and s != viewer]
        cards = [other.cards[seat] for seat in unseen] + other.pile
        source.shuffle(cards)
        for seat in unseen:
            other.cards[seat] = cards.pop()
        other.pile = cards
        return other

    def outcome(self, state: State) -> Outcome | None:
        """Return the ranking by points."""
        own = _own(state)
        if self.actors(state):
            return None
        scores = tuple(own.score(seat) for seat in range(own.seats))
        places = tuple(1 + sum(other > score for other in scores) for score in scores)
        points = tuple(tuple(Point(*point) for point in seat) for seat in own.points)
        return Outcome(scores, places, points)

    def action_count(self, state: State) -> int:
        """Return four."""
        return len(ACTIONS)

    def action_text(self, state: State, action: int) -> str:
        """Return the word of the action."""
        return ACTIONS[action]

    def action_parse(self, state: State, text: str) -> int:
        """Return the action of a word."""
        if text not in ACTIONS:
            raise BadNotation("bad-action", text=text)
        return ACTIONS.index(text)

    def action_record(self, state: State, action: int) -> Json:
        """Return the verb."""
        return {"verb": ACTIONS[action]}

    def event_record(self, state: State, event: Event) -> Json:
        """Return the event with its facts named."""
        told: Json = {"event": EVENTS[event.kind], "seat": event.seat}
        told.update(zip(FACTS[event.kind], event.facts, strict=True))
        return told

    def dump(self, state: State) -> Json:
        """Return everything."""
        own = _own(state)
        return {name: value for name, value in vars(own.copy()).items() if name != "options"}

    def load(self, options: Options, data: Json) -> State:
        """Return the position that `dump` gave."""
        assert isinstance(options, TinyOptions)
        state = TinyState(options, data["seats"])
        for name, value in data.items():
            setattr(state, name, value)
        return state


TINY = Tiny()


def find(game_id: str) -> Game:
    """Find the tiny game, as the catalogue finds the real ones."""
    if game_id != TINY.id:
        raise WardroundError("unknown-game", game=game_id, allowed=TINY.id)
    return TINY
