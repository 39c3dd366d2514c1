"""The authority over one game: it owns the real position and returns only what seats can see."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from wardround.core.drive import bot_rng
from wardround.core.game import CHANCE, Outcome, Reason, State
from wardround.core.json_types import ActionRecord, EventRecord, View
from wardround.core.luck import Rng, commitment
from wardround.core.records import Move, Record, Terms
from wardround.core.reveals import others, reveals
from wardround.core.seats import Seat, Turn
from wardround.tables.game.course import Course, Mark, Retold
from wardround.tables.game.happened import Happened
from wardround.tables.game.independence import Independence
from wardround.tables.game.undo import Plan, Taken, Undoable, UndoRefused


class Match:
    """One game between people and bots.

    Call `advance` at the start and after each action of a person: it resolves rolls and lets the
    bots act until a person must decide or the game is over. Where several seats can act at the
    same time, people come before bots, so that they can undo.
    """

    def __init__(
        self, terms: Terms, seats: Sequence[Seat], seed: str, moves: Sequence[Move] | Course = ()
    ) -> None:
        """Start a game, or continue after the `moves` of another; or show a course of this one."""
        self.terms = terms
        self.game = terms.game
        self.seats = list(seats)
        self._seed = seed
        begun = moves if isinstance(moves, Course) else Course(terms, len(seats), seed, moves)
        self.course = begun
        self._rngs = [] if begun is moves else [bot_rng(seed, seat) for seat in range(len(seats))]
        self._numbers = Rng(f"{seed}/veil")
        self._hidden: dict[int | None, Course] = {}
        """The game as it looks to viewers from whom something is hidden."""
        self._plans = [Plan() for _ in self.seats]
        self._independence = Independence(terms, self.course)
        self.practice = False
        """Whether a player went back past an undo barrier."""

    # --- looking ---------------------------------------------------------------------------

    @property
    def commitment(self) -> str:
        """The hash of the seed, to be shown before the first roll."""
        return commitment(self._seed)

    @property
    def version(self) -> int:
        """The number of moves so far, luck included."""
        return len(self.course.ends)

    @property
    def past(self) -> object:
        """Another one whenever earlier moves have changed; else moves and events only grow."""
        return self.course.past

    @property
    def event_count(self) -> int:
        """The number of public events so far."""
        return len(self.course.events)

    def actors(self) -> list[int]:
        """Return the seats that may act now; nobody while luck is next or the game is over."""
        return self.course.moment.actors[:]

    def person_to_act(self) -> int | None:
        """Return the first person who can act now, or None."""
        for seat in self.actors():
            if self.seats[seat].bot is None:
                return seat
        return None

    def view(self, seat: int | None) -> View:
        """Return what a seat (None: a spectator) can see."""
        return self._as_seen(seat).moment.view(seat)

    def hides_from(self, viewer: int | None) -> bool:
        """Return whether a viewer may know less than everything about the position."""
        return viewer in self._hidden or self.game.hides(self.course.state, viewer)

    def truth(self) -> View:
        """Return the view if nothing were hidden."""
        return self.course.moment.view(None)

    def legal(self, seat: int) -> list[int]:
        """Return what a seat may do now."""
        return self.course.moment.legal(seat)

    def why_not(self, seat: int, action: int) -> Reason | None:
        """Return why a seat can't do an action now, or None if it can."""
        return self.game.why_not(self.course.state, seat, action)

    def text(self, action: int) -> str:
        """Return an action as a line of text."""
        return self.game.action_text(self.course.state, action)

    def parse(self, text: str) -> int:
        """Return the action that a line of text names."""
        return self.game.action_parse(self.course.state, text)

    def action_record(self, action: int) -> ActionRecord:
        """Return an action as a verb and its named arguments."""
        return self.game.action_record(self.course.state, action)

    def is_ending(self, action: int) -> bool:
        """Return whether an action ends a turn or phase."""
        return self.game.is_ending(self.course.state, action)

    def imagined(self, seat: int) -> State:
        """Return a position that looks the same to a seat as the real one; always the same one."""
        return self._as_seen(seat).moment.redealt(seat)

    def supposed(self, seat: int) -> State:
        """Return the imagined position of a seat for all who only read it."""
        return self._as_seen(seat).moment.imagined(seat)

    def turn(self, seat: int, rng: Rng) -> Turn:
        """Return the question that a seat is asked, as a bot gets it."""
        return Turn(self.game, self.course.state, seat, self._numbers, rng, self.seats[seat].budget)

    def events_since(self, number: int) -> list[EventRecord]:
        """Return the public events after the first `number`."""
        return self.course.events[number:]

    def happened(self) -> Happened:
        """Return all public events, also those to come; read-only."""
        return self.course.events

    def events_at(self, mark: Mark) -> list[EventRecord]:
        """Return the public events of the move that was made at a mark."""
        return self.course.events[mark.events : self.course.ends[mark.index]]

    def moves_since(self, number: int) -> list[Move]:
        """Return the moves after the first `number`: secret, for callers with access."""
        return self.course.moves[number:] if number < self.version else []

    def count_of(self, seat: int, until: int) -> int:
        """Return how many of the first moves a seat made."""
        return self.course.count_of(seat, until)

    def ends(self, since: int = 0) -> list[int]:
        """Return how many events there were after each move but the first `since`."""
        return self.course.ends[since:].tolist()

    def opening(self) -> View:
        """Return the public view before the first event of this match."""
        return self.game.view(self.course.start(), None)

    def beginning(self) -> tuple[State, list[Move]]:
        """Return the position before the first event, for callers with access, and its moves."""
        course = self.course
        taken = course.moves[: course.taken_over]
        begun = len(course.moves) > len(taken)
        return (course.start() if begun else course.state.copy()), taken

    def outcome(self) -> Outcome | None:
        """Return how the game ended, or None before the end."""
        return self.course.moment.outcome()

    def _as_seen(self, viewer: int | None) -> Course:
        return self._hidden.get(viewer, self.course)

    def seen_by(self, viewer: int | None) -> Match:
        """Return the game as a viewer may know it, to be read: its moves and events so far."""
        if viewer not in self._hidden:
            return self
        seen = Match(self.terms, self.seats, self._seed, self._hidden[viewer])
        seen._hidden, seen._plans, seen.practice = self._hidden, self._plans, self.practice
        return seen

    def hide(self, viewer: int | None, start: int | None, state: State | None) -> None:
        """Hide from a viewer what others did since a place, where the game was so; or nothing."""
        self._hidden.pop(viewer, None)
        if start is not None and state is not None:
            self._hidden[viewer] = self.course.seen_by(viewer, start, state)

    def begins(self, start: int, last: Move | None) -> bool:
        """Return whether the game started with this many moves, of which this was the last."""
        moves = self.course.moves
        return len(moves) >= start and (start == 0 or moves[start - 1] is last)

    def record(self) -> Record:
        """Return the whole game so far, secrets included; its seed only when it is over."""
        outcome = self.outcome()
        names, seed = [seat.name for seat in self.seats], None if outcome is None else self._seed
        moves, taken_over = self.course.moves, self.course.taken_over
        return Record(self.terms, names, self.commitment, moves, taken_over, seed, outcome)

    # --- playing ---------------------------------------------------------------------------

    def advance(self) -> None:
        """Resolve luck and let bots act until a person is to decide or the game is over."""
        while True:
            actors = self.game.actors(self.course.state)
            if not actors:
                self._close_plans()
                return
            if actors[0] == CHANCE:
                self._resolve_luck()
            elif self.person_to_act() is not None:
                return
            else:
                self._ask_bot(actors[0])

    def _close_plans(self) -> None:
        """Drop what could be undone: the end reveals everything, and nothing changes any more."""
        for plan in self._plans:
            plan.wall("undo-revealed")
        self.course.pack()

    def act(self, seat: int, action: int, *, forced: bool = False, final: bool = False) -> None:
        """Play a decision for a seat; raise `IllegalAction` if it is not legal.

        A `forced` action is undone with the one before it; a `final` one stays.
        """
        if final:
            self.course.act(seat, action, final=True)
            self._plans[seat].wall("undo-nothing")
        else:
            self._act(seat, action, forced)
        if not forced:
            self._plans[seat].undone.clear()

    def _act(self, seat: int, action: int, forced: bool) -> None:
        course = self.course
        together = self._independence.holds_now()
        kept = Undoable(seat, action, course.mark(), forced=forced, together=together)
        course.act(seat, action, forced=forced)
        self._plans[seat].done.append(kept)
        imagined = others(self.game, kept.mark.state, seat)
        if reveals(self.game, imagined, course.state, seat, action):
            self._plans[seat].wall("undo-revealed")

    def _resolve_luck(self) -> None:
        self.course.resolve_luck()
        # Luck for one seat leaves the plans of others alone, if it does not depend on them.
        for plan in self._plans:
            last = plan.last()
            if not last:
                plan.wall("undo-luck")
            elif reason := self._blocked(last):
                plan.wall(reason)

    def _ask_bot(self, seat: int) -> None:
        asked = self.seats[seat]
        assert asked.bot is not None, "advance asks bots only where no person may act"
        self.course.act(seat, asked.bot.choose(self.turn(seat, self._rngs[seat])))

    # --- taking back -----------------------------------------------------------------------

    def plan(self, seat: int) -> Plan:
        """Return what a seat did and can undo, and can redo: read-only, for itself."""
        return self._plans[seat]

    def may_undo(self, seat: int) -> bool:
        """Return whether a seat can undo its last action."""
        last = self._plans[seat].last()
        over = self.outcome() is not None
        return bool(last) and not over and not self._blocked(last)

    def reach(self, seat: int) -> tuple[int, str]:
        """Return the first of its actions that a seat can undo, and why not earlier ones.

        Undo goes from the end: another player's move can block the rest.
        """
        plan = self._plans[seat]
        first = len(plan.done)
        if self.outcome() is not None:
            return first, "undo-revealed"
        free = not first or self._independence.frees(plan.done)
        alone = 0 if free else self.course.alone_since(seat)
        for index in range(first - 1, -1, -1):
            kept = plan.done[index]
            if kept.forced:
                continue
            reason = "" if kept.mark.index >= alone else self._blocked(plan.done[index:])
            if reason:
                return first, reason
            first = index
        return first, plan.barrier

    def may_redo(self, seat: int) -> bool:
        """Return whether a seat can redo what it last undid."""
        undone = self._plans[seat].undone
        return bool(undone) and undone[-1] in self.legal(seat)

    def undo(self, seat: int) -> None:
        """Undo the last action of a seat; raise `UndoRefused` if that is impossible.

        Forced actions are undone with the one before them. The end reveals everything.
        """
        plan = self._plans[seat]
        last = plan.last()
        if self.outcome() is not None:
            raise UndoRefused("undo-revealed")
        if not last:
            raise UndoRefused(plan.barrier)
        again = self._without(last)
        if isinstance(again, str):
            raise UndoRefused(again)
        del plan.done[-len(last) :]
        plan.undone.append(last[0].action)
        self.course.restore(again)

    def redo(self, seat: int) -> None:
        """Do again what a seat took back last; raise `UndoRefused` if that is not possible."""
        if not self.may_redo(seat):
            raise UndoRefused("redo-nothing")
        self._act(seat, self._plans[seat].undone.pop(), forced=False)

    def may_rewind(self, seat: int) -> bool:
        """Return whether there is an action of a seat to go back to."""
        return self.outcome() is None and self.course.last_of(seat) is not None

    def rewind(self, seat: int) -> None:
        """Go back to before the last action of a seat, whatever came to light: it is practice."""
        index = self.course.last_of(seat)
        if self.outcome() is not None:
            raise UndoRefused("undo-revealed")
        if index is None:
            raise UndoRefused("undo-nothing")
        undone = [*self._plans[seat].undone, self.course.moves[index].action]
        self.course.cut(index)
        self._plans = [Plan() for _ in self.seats]
        self._plans[seat].undone = undone
        self.practice = True

    def taken_last(self, seat: int) -> Taken | None:
        """Return the last decision of a seat, if it was its own and the game is not over."""
        course, index = self.course, self.course.last_of(seat)
        if index is None or self.outcome() is not None:
            return None
        made = course.made(index)[0]
        told, stop = course.ends[index - 1] if index else 0, index
        while course.ends[stop] == told and course.luck_follows(stop):
            stop += 1  # its only public part is the roll it caused
        before, events = course.events[:told], course.events[told : course.ends[stop]]
        return None if made.final else Taken(index, made.move.action, before, events)

    def decided_since(self, taken: Taken, seat: int) -> list[int]:
        """Return the other seats that have decided something since."""
        later = self.course.made(taken.index + 1)
        seats = {made.move.seat for made in later if not made.forced and not made.move.is_luck()}
        return sorted(seats - {seat})

    def lost_with(self, taken: Taken) -> list[int]:
        """Return the seats whose decisions would go too if this one were taken back."""
        stay = Counter(
            made.move.seat for made in self.course.staying(taken.index) if not made.forced
        )
        later = [made.move for made in self.course.made(taken.index + 1) if not made.forced]
        made = Counter(move.seat for move in later if not move.is_luck())
        return sorted(seat for seat, count in made.items() if count > stay[seat])

    def take_back(self, seat: int, taken: Taken) -> None:
        """Go back to before the last decision of a seat, whatever came to light: it is practice.

        What others did since stays as far as it can, and they can still take it back.
        """
        stay = self.course.staying(taken.index)
        undone = [plan.undone[:] for plan in self._plans]
        self.course.cut(taken.index)
        for plan in self._plans:
            plan.done = [one for one in plan.done if one.mark.index < taken.index]
        for made in stay:
            if made.move.is_luck():
                self._resolve_luck()
            else:
                self.act(made.move.seat, made.move.action, forced=made.forced, final=made.final)
        for plan, before in zip(self._plans, undone, strict=True):
            plan.undone = before
        self._plans[seat].undone = [*undone[seat], taken.action]
        self.practice = True

    def _without(self, last: Sequence[Undoable]) -> Retold | str:
        marks = [one.mark for plan in self._plans for one in plan.done]
        return self.course.without([one.mark for one in last], marks)

    def _blocked(self, last: Sequence[Undoable]) -> str:
        if self._independence.frees(last):
            return ""
        return self.course.blocked([one.mark for one in last])
