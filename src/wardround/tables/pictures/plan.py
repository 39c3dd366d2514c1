"""What a seat has done since its last undo barrier, and what it undid, step by step."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple
from weakref import WeakKeyDictionary

from wardround.core.errors import WardroundError
from wardround.core.game import CHANCE, Game, State
from wardround.core.json_types import EventRecord, View
from wardround.core.reveals import others, reveals
from wardround.narration.narrator import Narrator
from wardround.tables.game.match import Match
from wardround.tables.game.showing import preview
from wardround.tables.game.table import Table
from wardround.tables.game.undo import Undoable
from wardround.tables.pictures.forecasts import foreseen_in
from wardround.tables.pictures.look import Earlier
from wardround.tables.pictures.names import table_names
from wardround.tables.pictures.picture_types import PlanShape, PlanStep, Preview
from wardround.words import Words

NO_WALL = "undo-nothing"
"""Nothing was done before that could be missed."""
MOST = 100
"""A plan has fewer actions than this."""


@dataclass(frozen=True, slots=True)
class Reader:
    """The seat of a plan, with the words of its table."""

    game: Game
    narrator: Narrator
    seat: int
    names: tuple[str, ...]

    def step(self, state: State, action: int, *, forced: bool = False) -> tuple[State, PlanStep]:
        """Return where an action leads, and what it is and comes to, in words."""
        after, events = self.game.step(state, self.seat, action)
        happened = [self.game.event_record(after, event) for event in events]
        return after, self.described(state, action, happened, forced=forced)

    def described(
        self,
        state: State,
        action: int,
        happened: Sequence[EventRecord],
        *,
        forced: bool,
        view: View | None = None,
    ) -> PlanStep:
        """Return what an action is and what happened then, in words.

        `view` is what the seat saw in this position, if that is known.
        """
        game, narrator = self.game, self.narrator
        view = game.view(state, self.seat) if view is None else view
        return {
            "action": action,
            "text": game.action_text(state, action),
            "label": narrator.action(game.action_record(state, action), view, self.names),
            "says": narrator.says(happened, self.seat, view, self.names),
            "forced": forced,
            "phase": view["phase"],
            "begins": narrator.status.begins(view["prompts"].get(str(self.seat), "")),
        }

    def ahead(
        self, state: State, actions: Sequence[int]
    ) -> Iterator[tuple[State | None, PlanStep]]:
        """Describe coming actions while they are possible, and where each leads.

        Forced moves between them are included. It stops at a roll or a reveal.
        """
        game, seat = self.game, self.seat
        for action in actions[:MOST]:
            while action not in (legal := game.legal(state, seat)) and len(legal) == 1:
                state, told = self.step(state, legal[0], forced=True)
                yield state, told
            if action not in legal:
                return
            imagined = others(game, state, seat)
            state, told = self.step(state, action)
            shows = reveals(game, imagined, state, seat, action)
            if shows or game.actors(state) == [CHANCE]:
                yield None, {**told, "says": "" if shows else told["says"]}
                return
            yield state, told


class _Known(NamedTuple):
    """A described step, cached for the same action in the same position."""

    kept: Undoable
    state: State
    told: PlanStep


class Plans:
    """The plans of all seats of a server's tables; each step is described once per language."""

    def __init__(self) -> None:
        self._known: WeakKeyDictionary[Table, dict[Reader, dict[int, _Known]]] = WeakKeyDictionary()
        """The steps that were described last, by the identity of what can be undone."""

    def plan(
        self,
        table: Table,
        narrator: Narrator,
        seat: int,
        reach: tuple[int, str] | None = None,
        names: tuple[str, ...] = (),
        earlier: Earlier | None = None,
    ) -> PlanShape:
        """Return the plan of a seat, for its own eyes.

        `reach` is that of the match, `names` are those of the seats, and `earlier` is what the
        seat saw at its last look, if they are known.
        """
        match = table.playing()
        reader = reader_of(table, narrator, seat, names)
        plan = match.plan(seat)
        first, barrier = match.reach(seat) if reach is None else reach
        done = plan.done[first:]
        wall = "" if barrier == NO_WALL else _wall(narrator.words, barrier)
        undone = reader.ahead(match.supposed(seat), plan.undone[::-1]) if plan.undone else ()
        begun = done[0].mark.index if done else match.course.rested(seat)
        since = match.count_of(seat, begun)
        seen = match.seen_by(seat)
        return {
            "since": since,
            "step": begun if seen is match else _step_of(seen, seat, since),
            "wall": wall,
            "steps": self._steps(table, reader, done, earlier),
            "undone": [told for _, told in undone],
        }

    def forget(self, table: Table) -> None:
        """Drop what is known of a table whose game is over."""
        self._known.pop(table, None)

    def _steps(
        self, table: Table, reader: Reader, done: Sequence[Undoable], earlier: Earlier | None
    ) -> list[PlanStep]:
        every = self._known.get(table)
        if every is None:
            every = self._known[table] = {}
        if not done:
            every.pop(reader, None)
            return []
        before = every.get(reader, {})
        known: dict[int, _Known] = {}
        for kept in done:
            state = kept.mark.state
            one = before.get(id(kept))
            if one is None or one.kept is not kept or one.state is not state:
                match, mark = table.playing(), kept.mark
                view = None if earlier is None else earlier.view_at(match.past, mark.index)
                told = reader.described(
                    state, kept.action, match.events_at(mark), forced=kept.forced, view=view
                )
                one = _Known(kept, state, told)
            known[id(kept)] = one
        every[reader] = known
        return [one.told for one in known.values()]


@lru_cache(64)
def _wall(words: Words, barrier: str) -> str:
    """Return why nothing before can be undone, which is said at every look."""
    return words.error(WardroundError(barrier))


def _step_of(seen: Match, seat: int, since: int) -> int:
    """Return after how many moves, as the seat sees them, it made its next one."""
    own = [at for at, move in enumerate(seen.moves_since(0)) if move.seat == seat]
    return own[since] if since < len(own) else seen.version


def reader_of(table: Table, narrator: Narrator, seat: int, names: tuple[str, ...] = ()) -> Reader:
    """Return the reader of a seat's plan; `names` are those of the seats, if they are known."""
    names = names or tuple(table_names(table.chairs, narrator.words))
    return Reader(table.terms.game, narrator, seat, names)


def foretold(table: Table, narrator: Narrator, seat: int, actions: Sequence[int]) -> Preview:
    """Return where actions would lead, and them in words, with the forecast after the last one."""
    match = table.playing()
    shown = preview(match, seat, actions)
    ahead = list(reader_of(table, narrator, seat).ahead(match.supposed(seat), actions))
    # The forecast is of ending: that need not be done for it. Such a verb is typed as it is.
    endings = match.game.traits.endings
    before = [state for state, step in ahead if step["text"] not in endings]
    state = before[-1] if before else match.supposed(seat)
    forecast = None if state is None else foreseen_in(match.game, state, seat)
    told = None if forecast is None else narrator.forecast(forecast)
    return {**shown, "steps": [step for _, step in ahead], "forecast": told}
