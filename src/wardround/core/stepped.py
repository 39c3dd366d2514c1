"""A game made of steps: the verbs of the contract that are the same for every such game."""

from __future__ import annotations

import copyreg
from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Generic, TypeVar, cast

from wardround.core.errors import BadOption, IllegalAction
from wardround.core.event_types import Kind
from wardround.core.game import CHANCE, NOBODY, Event, Game, Options, Outcome, Reason, State
from wardround.core.ints import i64, mypyc_attr
from wardround.core.json_types import ActionRecord, EventRecord, JsonObject, LuckRecord, View
from wardround.core.luck import Source
from wardround.core.plain import seats_of
from wardround.core.steps import B, Board, Flow

V = TypeVar("V", bound=View)
A = TypeVar("A", bound=ActionRecord)
E = TypeVar("E", bound=EventRecord)


class Parts(Generic[B, V]):
    """What a game adds to its steps: functions over its own board and options."""

    __slots__ = (
        "blank", "dump", "fact", "options", "redeal", "refusal", "restore", "result", "seat_text",
        "view",
    )  # fmt: skip

    def __init__(
        self,
        *,
        options: Callable[[Mapping[str, object], Mapping[str, str]], Options],
        blank: Callable[[Options, int], B],
        refusal: Callable[[B, int, int], Reason],
        view: Callable[[B, int | None], V],
        redeal: Callable[[B, int | None, Source], B],
        result: Callable[[B], Outcome],
        fact: Callable[[B, str, int], str | int],
        seat_text: Callable[[B, int], str],
        dump: Callable[[B], JsonObject],
        restore: Callable[[B, JsonObject], None],
    ) -> None:
        self.options = options
        """From settings and the user's packs (name to TOML) to options."""
        self.blank = blank
        """A board at its first step; refuses options and seats that can't go together."""
        self.refusal = refusal
        """Why a waiting seat can't do an action of the space that is not legal."""
        self.view = view
        self.redeal = redeal
        self.result = result
        """How a game that is over ended."""
        self.fact = fact
        """A fact of an event, given its form, as it reads."""
        self.seat_text = seat_text
        """What a seat has on the table, as a line of text."""
        self.dump = dump
        self.restore = restore
        """Puts a new board into the position that `dump` gave; refuses one that can't be."""


@mypyc_attr(allow_interpreted_subclasses=True)
class SteppedGame(Game, Generic[B, V, A, E]):
    """The verbs of the contract, from a game's steps, its kinds of events and its parts.

    It is a game of its board, and of its declarations of views, actions and events.
    """

    luck_rule: ClassVar[str] = ""
    """The rule that lets luck decide first."""
    end_rule: ClassVar[str] = ""
    """The rule that ends the game."""

    def __init__(self, flow: Flow[B], kinds: list[Kind], parts: Parts[B, V]) -> None:
        self.flow = flow
        self.kinds = kinds
        self.parts = parts

    # --- beginning -------------------------------------------------------------------------

    def options(self, settings: Mapping[str, object], pack_texts: Mapping[str, str]) -> Options:
        """Return the options that `settings` and the user's packs (name to TOML) ask for."""
        return self.parts.options(settings, pack_texts)

    def new(self, options: Options, seats: int) -> State:
        """Return a position before its first luck."""
        board = self.parts.blank(options, seats)
        self.flow.settle(board)
        return board

    # --- playing ---------------------------------------------------------------------------

    def actors(self, state: State) -> list[int]:
        """Return the seats that may act now, `[CHANCE]`, or nothing when the game is over."""
        board = cast(B, state)
        return [CHANCE] if board.chance >= 0 else board.waiting[:]

    def actor(self, state: State) -> i64:
        """Return the first of `actors`, or `NOBODY`."""
        board = cast(B, state)
        if board.chance >= 0:
            return CHANCE
        return board.waiting[0] if board.waiting else NOBODY

    def legal(self, state: State, seat: i64) -> list[int]:
        """Return what `seat` may do now, in a fixed order, without doubles."""
        board = cast(B, state)
        if board.chance >= 0 or seat not in board.waiting:
            return []
        return self.flow.steps[board.step].legal(board, seat)

    def push(self, state: State, seat: i64, action: i64) -> None:
        """Carry out a legal action in place, unchecked."""
        self.flow.push(cast(B, state), seat, action)

    def luck_key(self, state: State) -> str:
        """Return the name of the luck that is next."""
        board = cast(B, state)
        self.need_luck(board)
        return self.flow.luck_key(board)

    def sample(self, state: State, source: Source) -> tuple[int, ...]:
        """Return one outcome of the luck that is next."""
        board = cast(B, state)
        self.need_luck(board)
        return self.flow.lucks[board.chance].sample(board, source)

    def possible(self, state: State, outcome: tuple[int, ...]) -> bool:
        """Return whether the next roll or draw could give `outcome`."""
        board = cast(B, state)
        return board.chance >= 0 and self.flow.lucks[board.chance].possible(board, outcome)

    def push_luck(self, state: State, outcome: tuple[int, ...]) -> None:
        """Carry out a possible outcome in place, unchecked."""
        self.flow.push_luck(cast(B, state), outcome)

    def listen(self, state: State) -> None:
        """Start to collect events."""
        cast(B, state).journal = []

    def heard(self, state: State) -> list[Event]:
        """Return the events since `listen`, and stop collecting."""
        board = cast(B, state)
        journal = board.journal
        board.journal = None
        return [] if journal is None else journal

    def why_not(self, state: State, seat: int, action: int) -> Reason | None:
        """Return why `seat` can't do `action` now, or None if it can."""
        board = cast(B, state)
        if board.step == self.flow.end:
            return Reason("game-over", self.end_rule)
        if board.chance >= 0:
            return Reason("luck-next", self.luck_rule)
        step = self.flow.steps[board.step]
        if seat not in board.waiting:
            return Reason("not-your-turn", step.rule)
        if not 0 <= action < int(board.all_actions().count):
            return Reason("unknown-action", step.rule)
        if action in step.legal(board, seat):
            return None
        return self.parts.refusal(board, seat, action)

    # --- looking ---------------------------------------------------------------------------

    def luck(self, state: State) -> LuckRecord | None:
        """Return what chance must decide now, with its key, or None."""
        board = cast(B, state)
        if board.chance < 0:
            return None
        name = self.flow.lucks[board.chance].name
        return {"key": self.flow.luck_key(board), "kind": name, "seat": board.chance_seat}

    def view(self, state: State, viewer: int | None) -> V:
        """Return what `viewer` can see (None: a spectator)."""
        board = cast(B, state)
        self.need_seat(board, viewer)
        return self.parts.view(board, viewer)

    def hides(self, state: State, viewer: int | None) -> bool:
        """Return whether anything can be hidden from `viewer`; if not, `redeal` gives the same."""
        return cast(B, state).hides(viewer)

    def redeal(self, state: State, viewer: int | None, source: Source) -> State:
        """Return a position that looks the same to `viewer`."""
        board = cast(B, state)
        self.need_seat(board, viewer)
        return self.parts.redeal(board, viewer, source)

    def outcome(self, state: State) -> Outcome | None:
        """Return how the game ended, or None before the end."""
        board = cast(B, state)
        return self.parts.result(board) if board.step == self.flow.end else None

    # --- text and data ---------------------------------------------------------------------

    def action_count(self, state: State) -> int:
        """Return the size of the action space."""
        return cast(B, state).all_actions().count

    def action_text(self, state: State, action: int) -> str:
        """Return the action as a line of text; a number that is no action, as itself."""
        space = cast(B, state).all_actions()
        return space.text(action) if 0 <= action < int(space.count) else str(action)

    def action_parse(self, state: State, text: str) -> int:
        """Return the action that `text` names."""
        return cast(B, state).all_actions().parse(text)

    def action_record(self, state: State, action: int) -> A:
        """Return the action as a verb and its named arguments."""
        return cast(A, cast(B, state).all_actions().record(action))

    def seat_text(self, state: State, seat: int) -> str:
        """Return what a seat has on the table as a line of text, secrets included."""
        board = cast(B, state)
        self.need_seat(board, seat)
        return self.parts.seat_text(board, seat)

    def event_record(self, state: State, event: Event) -> E:
        """Return the event as a name and its named arguments."""
        board = cast(B, state)
        name, fields = self.kinds[event.kind]
        record: dict[str, str | int] = {"event": name, "seat": event.seat}
        for (field, form), fact in zip(fields, event.facts, strict=True):
            record[field] = self.parts.fact(board, form, fact)
        return cast(E, record)

    def dump(self, state: State) -> JsonObject:
        """Return the whole position, secrets included, as plain values."""
        return self.parts.dump(cast(B, state))

    def load(self, options: Options, data: JsonObject) -> State:
        """Return the position that `dump` gave."""
        board = self.parts.blank(options, seats_of(data))
        self.parts.restore(board, data)
        return board

    # --- refusals --------------------------------------------------------------------------

    def need_luck(self, board: B) -> None:
        """Refuse to speak of luck when a player is to decide."""
        if board.chance < 0:
            raise IllegalAction("no-luck-now", self.luck_rule, "")

    def need_seat(self, board: B, viewer: int | None) -> None:
        """Refuse a viewer who does not sit at the table."""
        if viewer is not None and not 0 <= viewer < int(board.seats):
            raise BadOption("unknown-seat", seat=viewer, high=board.seats - 1)


# --- other processes ---------------------------------------------------------------------------


def revive(game: type[Game], options: Options, data: JsonObject) -> State:
    """Return a position that was pickled or copied by the standard library."""
    return game().load(options, data)


def make_picklable(kind: type[Any], game: Game) -> None:
    """Make boards of a class picklable, as options and plain values, in both builds.

    Compiled classes do not pickle by themselves. `game` is recreated when a board is unpickled.
    """

    def reduce(board: Board) -> tuple[Any, ...]:
        return revive, (type(game), board.terms(), game.dump(board))

    copyreg.pickle(kind, reduce)
