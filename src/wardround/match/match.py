"""The authority over one game: it owns the real position and hands out only what is due."""

from __future__ import annotations

from collections.abc import Sequence

from wardround.core.drive import bot_rng
from wardround.core.game import CHANCE, Event, Json, Outcome, Reason, State
from wardround.core.luck import Keyed, Rng, commitment
from wardround.core.records import Move, Record, Terms, did, luck, positions
from wardround.core.seats import Seat, Turn
from wardround.match.undo import Undo, reveals


class Match:
    """One game between people and bots.

    Call `advance` at the beginning and after each action of a person: it resolves luck and
    lets the bots act until a person is to decide or the game is over. Where several seats may
    act at once, people come before bots, so that they can take back what they did.
    """

    def __init__(
        self, terms: Terms, seats: Sequence[Seat], seed: str, moves: Sequence[Move] = ()
    ) -> None:
        """Begin a game, or play on after the `moves` of another."""
        self.terms = terms
        self.game = terms.game
        self.seats = list(seats)
        self._keyed = Keyed(seed)
        self._rngs = [bot_rng(seed, seat) for seat in range(len(self.seats))]
        self._veil = Rng(f"{seed}/veil")
        self._taken_over = len(moves)
        self._moves = list(moves)
        self._events: list[Json] = []
        self._undo = Undo()
        names = [seat.name for seat in self.seats]
        begun = Record(terms, names, commitment(seed), moves)
        for state in positions(begun):
            self._state = state

    # --- looking ---------------------------------------------------------------------------

    @property
    def commitment(self) -> str:
        """The hash of the seed, to be shown before the first roll."""
        return commitment(self._keyed.seed)

    @property
    def version(self) -> int:
        """The number of moves so far, luck included."""
        return len(self._moves)

    def actors(self) -> list[int]:
        """Return the seats that may act now; nobody while luck is next or the game is over."""
        return [seat for seat in self.game.actors(self._state) if seat != CHANCE]

    def person_to_act(self) -> int | None:
        """Return the first person who may act now, or None."""
        for seat in self.actors():
            if self.seats[seat].bot is None:
                return seat
        return None

    def view(self, seat: int | None) -> Json:
        """Return what a seat (None: a bystander) may see."""
        return self.game.view(self._state, seat)

    def legal(self, seat: int) -> list[int]:
        """Return what a seat may do now."""
        return self.game.legal(self._state, seat)

    def why_not(self, seat: int, action: int) -> Reason | None:
        """Return why a seat may not do an action now, or None if they may."""
        return self.game.why_not(self._state, seat, action)

    def text(self, action: int) -> str:
        """Return an action as a line of text."""
        return self.game.action_text(self._state, action)

    def parse(self, text: str) -> int:
        """Return the action that a line of text names."""
        return self.game.action_parse(self._state, text)

    def action_record(self, action: int) -> Json:
        """Return an action as a verb and its named arguments."""
        return self.game.action_record(self._state, action)

    def imagined(self, seat: int) -> State:
        """Return a position that a seat could not tell from the real one; always the same one."""
        return self.game.redeal(self._state, seat, Rng(f"imagined/{self.version}/{seat}"))

    def events_since(self, number: int) -> list[Json]:
        """Return what everybody may know to have happened, after the first `number` events."""
        return self._events[number:]

    def outcome(self) -> Outcome | None:
        """Return how the game ended, or None while it goes on."""
        return self.game.outcome(self._state)

    def record(self) -> Record:
        """Return the whole game so far, secrets included; its seed only when it is over."""
        outcome = self.outcome()
        return Record(
            self.terms,
            [seat.name for seat in self.seats],
            self.commitment,
            self._moves,
            self._taken_over,
            None if outcome is None else self._keyed.seed,
            outcome,
        )

    # --- playing ---------------------------------------------------------------------------

    def advance(self) -> None:
        """Resolve luck and let bots act until a person is to decide or the game is over."""
        while True:
            actors = self.game.actors(self._state)
            if not actors:
                return
            if actors[0] == CHANCE:
                self._resolve_luck()
            elif self.person_to_act() is not None:
                return
            else:
                self._ask_bot(actors[0])

    def act(self, seat: int, action: int) -> None:
        """Carry out what a person decided; raise `IllegalAction` if they may not do it."""
        before = self._state.copy()
        told = len(self._events)
        self._apply(seat, action)
        self._undo.remember(seat, before, told)
        if reveals(self.game, before, self._state, seat, action):
            self._undo.forget("undo-revealed")

    def may_undo(self, seat: int) -> bool:
        """Tell whether a seat may take its last action back."""
        return self._undo.offers(seat)

    def undo(self, seat: int) -> None:
        """Take back the last action of a seat; raise `UndoRefused` if that is not possible."""
        self._state, told = self._undo.take_back(seat)
        del self._events[told:]
        self._moves.pop()

    def _apply(self, seat: int, action: int) -> None:
        self._tell(self.game.apply(self._state, seat, action))
        self._moves.append(did(seat, action))

    def _tell(self, events: list[Event]) -> None:
        self._events.extend(self.game.event_record(self._state, event) for event in events)

    def _resolve_luck(self) -> None:
        key = self.game.luck_key(self._state)
        outcome = self.game.sample(self._state, self._keyed.stream(key))
        self._tell(self.game.apply_luck(self._state, outcome))
        self._moves.append(luck(key, outcome))
        self._undo.forget("undo-luck")

    def _ask_bot(self, seat: int) -> None:
        asked = self.seats[seat]
        assert asked.bot is not None, "advance asks bots only where no person may act"
        rng = self._rngs[seat]
        turn = Turn(self.game, self._state, seat, self._veil, rng, asked.budget)
        self._apply(seat, asked.bot.choose(turn))
        self._undo.forget("undo-other-seat")
