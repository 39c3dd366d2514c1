"""A table: its setup, and everything that has happened at it.

A table follows from its entries alone, so that any program that has read them can continue where
another stopped. `add` refuses an entry by raising, and changes nothing then; an accepted entry
must be stored before anyone sees it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import ClassVar, Final

from wardround.core.game import Game
from wardround.core.records import Terms
from wardround.core.seats import Seat
from wardround.tables.game.chairs import USUAL_BOT, Chairs, TableRefused
from wardround.tables.game.decisions import GAME_KINDS, Decisions
from wardround.tables.game.entries import Entry
from wardround.tables.game.hidden_boards import REVEAL, HiddenBoards
from wardround.tables.game.knocks import Knock, Knocks
from wardround.tables.game.match import Match
from wardround.tables.game.setup import OPEN, TableSetup
from wardround.tables.game.story import Note, Story, same_so_far
from wardround.tables.game.table_types import Status
from wardround.tables.game.takebacks import Takebacks
from wardround.tables.game.undo import Taken

WAITING: Final = "waiting"
PLAYING: Final = "playing"
OVER: Final = "over"

BY_PERSON: Final = "person"
BY_CLOCK: Final = "clock"
"""Who decided an action, besides bots."""

FORCED_STEPS: Final = 200
"""More than any turn has: what is forced for longer waits for the player."""


class Table:
    """One table with its seats, and its game once that has started."""

    def __init__(self, id: str, setup: TableSetup, game: Game, terms: Terms | None = None) -> None:
        """Create a table; `terms` are the parsed settings and packs, if they are known."""
        self.id = id
        self.setup = setup
        self.terms = setup.terms(game, terms)
        self.chairs = Chairs(setup.places)
        self.match: Match | None = None
        self.seq = 0
        self.decisions = Decisions(len(setup.places), setup.clock, game.traits)
        self.story = Story()
        self.takebacks = Takebacks(setup.takebacks)
        self.knocks = Knocks()
        self.hidden = HiddenBoards(len(setup.places)) if setup.boards == REVEAL else None
        self.acts = [0] * len(setup.places)
        """How often each seat has acted, including undone actions."""
        self.rematch = ""
        """The table where the same people play again."""
        self._kept = 0
        """How many events the entry under way leaves as they were."""

    @property
    def status(self) -> Status:
        """Whether the table waits for players, is played at, or is over."""
        if self.match is None:
            return WAITING
        return PLAYING if self.match.actors() else OVER

    def add(self, entry: Entry) -> None:
        """Carry out an entry, the next of the log; raise a `WardroundError` if that can't be."""
        assert entry.seq == self.seq + 1, "entries come in order"
        self._kept = self._events_told()
        self._KINDS[entry.kind](self, entry)
        self.seq = entry.seq
        if entry.kind in GAME_KINDS:
            self.takebacks.lapse()
        if entry.seat >= 0 and entry.body.get("by", BY_PERSON) == BY_PERSON:
            self.chairs.heard(entry.seat, decides=entry.kind in GAME_KINDS)
        self.story.note(entry.seq, self._events_told(), self._kept)
        if self.hidden is not None:
            self.hidden.look(self.match, entry.seq, self.story.notes)
        if self.match is not None:
            self.decisions.look(self.match, entry)
            self._settle_knock()

    def _settle_knock(self) -> None:
        if self.knocks.asked is not None:
            self.knocks.settle(self.chairs)
            if self.status == OVER:
                self.knocks.end()

    def story_of(self, viewer: int | None) -> Story:
        """Return the events as a viewer knows them."""
        return self.story if self.hidden is None else self.hidden.stories[viewer]

    def tellable(self, taken: Taken) -> Taken:
        """Return what others can see of a decision: nothing while it is hidden from them."""
        hidden = self.hidden is not None and self.hidden.hides(taken.index)
        return replace(taken, before=[], events=[]) if hidden else taken

    def _events_told(self) -> int:
        return 0 if self.match is None else self.match.event_count

    # --- sitting ---------------------------------------------------------------------------

    def _sit(self, entry: Entry) -> None:
        if self.status == OVER:
            raise TableRefused("table-over")
        person, how = entry.body.get("person", ""), entry.body.get("how", "")
        if not self.chairs.all[entry.seat].is_free():
            raise TableRefused("seat-taken", seat=entry.seat + 1)
        # Older logs do not contain how a player came to sit.
        if self.match is not None and how:
            self.knocks.check(self.chairs, entry.seat, person, how)
        self.chairs.sit(entry.seat, entry.body["name"], person)
        if self.match is not None:
            self.match.seats = self._seats()  # the record names who plays
            self.decisions.renew(entry)
        elif self.chairs.are_full():
            self._begin()

    def _link(self, entry: Entry) -> None:
        """Note that a seat has a new link: who came by the old one has it no more."""

    def _knock(self, entry: Entry) -> None:
        """Let a person ask for a seat that a bot holds, or answer that."""
        if self.status != PLAYING:
            raise TableRefused("table-not-playing")
        do, told = entry.body["do"], entry.body
        if do == "ask":
            one = Knock(told["seat"], told["name"], told["person"], told["own"], entry.seq)
            self.knocks.ask(self.chairs, one)
        elif do == "agree":
            self.knocks.agree(self.chairs, entry.seat, told["asked"])
        elif do == "refuse":
            self.knocks.refuse(self.chairs, entry.seat, told["asked"])
        else:
            self.knocks.withdraw(told["person"])

    def _stand(self, entry: Entry) -> None:
        if self.match is not None:
            raise TableRefused("table-begun")
        if not self.chairs.all[entry.seat].is_person():
            raise TableRefused("seat-no-person", seat=entry.seat + 1)
        place = self.setup.places[entry.seat]
        self.chairs.stand(entry.seat, place.bot if place.kind == OPEN else "")

    def _begin_now(self, entry: Entry) -> None:
        if self.match is not None:
            raise TableRefused("table-begun")
        self.chairs.fill()
        self._begin()

    def _begin(self) -> None:
        match = Match(self.terms, self._seats(), self.setup.seed, self.setup.moves)
        match.practice = self.setup.practice
        match.advance()
        self.match = match
        self._play_forced(match)

    def _seats(self) -> list[Seat]:
        return [Seat(name, None) for name in self.chairs.names()]

    def _rename(self, entry: Entry) -> None:
        if self.status == OVER:
            raise TableRefused("table-over")
        self.chairs.rename(entry.seat, entry.body["name"])
        if self.match is not None:
            self.match.seats = self._seats()

    def _stand_in(self, entry: Entry) -> None:
        if self.status != PLAYING:
            raise TableRefused("table-not-playing")
        if self.setup.daily:
            raise TableRefused("daily-alone")
        absent = entry.body["for"]
        if entry.seat != absent:
            self._check_away(absent, entry)
        bot = entry.body["bot"] if entry.seat == absent else USUAL_BOT
        if self.chairs.agree(entry.seat, absent, bot):
            self.decisions.renew(entry, absent)
            # Older logs do not contain whether the player was connected.
            imposed = entry.seat != absent and "present" in entry.body
            self.chairs.all[absent].imposed = imposed
            if imposed and absent in self.takebacks.waiting(self.chairs):
                self.takebacks.lapse()  # the player who had to agree can't any more
            self._take_back_if_agreed(entry)  # a bot agrees to everything

    def _check_away(self, seat: int, entry: Entry) -> None:
        """Refuse to let others replace a player who was active recently."""
        waited = self.decisions.waited(seat, entry.at)
        patience = self.setup.patience_with(present=entry.body.get("present", False))
        if waited < patience and self.chairs.all[seat].is_person():
            raise TableRefused("seat-not-away", seat=seat + 1, seconds=patience - waited)

    def _come_back(self, entry: Entry) -> None:
        self.chairs.come_back(entry.seat)
        self.decisions.renew(entry)

    def _automatic(self, entry: Entry) -> None:
        self.chairs.all[entry.seat].automatic = entry.body["on"]
        if self.match is not None:
            self._play_forced(self.match)

    # --- playing ---------------------------------------------------------------------------

    def playing(self) -> Match:
        """Return the game; raise `TableRefused` if it has not started."""
        if self.match is None:
            raise TableRefused("table-not-begun")
        return self.match

    def bots_to_act(self) -> list[int]:
        """Return the seats to decide now whose bots have to be asked."""
        if self.match is None:
            return []
        return [seat for seat in self.match.actors() if self.chairs.all[seat].player()]

    def is_solo(self) -> bool:
        """Return whether there are no other people, so that going back harms nobody.

        A player who is away still counts: so does one with a stand-in bot.
        """
        return self.chairs.is_solo()

    def may_practise(self) -> bool:
        """Return whether a player can undo past a roll: no other people, and no daily ward."""
        return self.is_solo() and not self.setup.daily

    def _act(self, entry: Entry) -> None:
        match = self.playing()
        by = entry.body.get("by", BY_PERSON)
        if by == BY_CLOCK and entry.seat not in self.decisions.late(entry.at):
            raise TableRefused("clock-not-over")
        if by not in (BY_PERSON, BY_CLOCK) and self.takebacks.bots_wait(entry.at):
            raise TableRefused("takeback-asked")
        # A seat can't undo a bot's move, so nothing is stored for that.
        match.act(entry.seat, entry.body["action"], final=by != BY_PERSON)
        self.acts[entry.seat] += 1
        match.advance()
        self._play_forced(match)

    def _undo(self, entry: Entry) -> None:
        match = self.playing()
        across = entry.body.get("across", False)
        if across and not self.may_practise():
            raise TableRefused("undo-daily" if self.setup.daily else "undo-not-alone")
        told = match.events_since(0)
        if across:
            match.rewind(entry.seat)
        else:
            match.undo(entry.seat)
        self._kept = same_so_far(told, match.events_since(0))

    def _redo(self, entry: Entry) -> None:
        match = self.playing()
        match.redo(entry.seat)
        match.advance()
        self._play_forced(match)

    def _takeback(self, entry: Entry) -> None:
        """Let a player ask to take back their last decision, or answer that."""
        game, do, asked = self.playing(), entry.body["do"], entry.body.get("asked", 0)
        if self.setup.daily:
            raise TableRefused("undo-daily")
        if do == "ask":
            self.takebacks.ask(game, self.chairs, entry.seat, entry.seq, entry.at)
        elif do == "agree":
            self.takebacks.agree(self.chairs, entry.seat, asked)
        elif do == "refuse":
            one = self.takebacks.refuse(self.chairs, entry.seat, asked)
            note = Note(one.seat, self.tellable(one.taken), one.lost, entry.seat)
            self.story.add(note, self._events_told(), entry.seq)
        else:
            self.takebacks.withdraw(entry.seat, asked)
        self._take_back_if_agreed(entry)

    def _take_back_if_agreed(self, entry: Entry) -> None:
        """Take back the decision if all have agreed."""
        asked = self.takebacks.asked
        if asked is None or self.match is None or self.takebacks.waiting(self.chairs):
            return
        told, taken = self.match.events_since(0), self.tellable(asked.taken)
        self.match.take_back(asked.seat, asked.taken)
        self.match.advance()
        self.story.add(Note(asked.seat, taken, asked.lost, None), self._events_told(), entry.seq)
        self._play_forced(self.match)
        self._kept = same_so_far(told, self.match.events_since(0))
        self.takebacks.done()
        for seat in range(len(self.chairs.all)):
            self.decisions.renew(entry, seat)  # what was decided before is not to hold now

    def _play_forced(self, match: Match) -> None:
        """Play forced moves for players who want that, but never what ends their turn."""
        for _ in range(FORCED_STEPS):
            forced = self._forced(match)
            if forced is None:
                return
            match.act(*forced, forced=True)
            match.advance()

    def _forced(self, match: Match) -> tuple[int, int] | None:
        for seat in match.actors():
            if not self.chairs.all[seat].automatic:
                continue
            legal = match.legal(seat)
            if len(legal) == 1 and not match.is_ending(legal[0]):
                return seat, legal[0]
        return None

    # --- beside the game -------------------------------------------------------------------

    def _say(self, entry: Entry) -> None:
        self.story.say(entry)

    def _mute(self, entry: Entry) -> None:
        muted = self.chairs.all[entry.seat].muted
        if entry.body["on"]:
            muted.add(entry.body["who"])
        else:
            muted.discard(entry.body["who"])

    def _rematch(self, entry: Entry) -> None:
        if self.status != OVER:
            raise TableRefused("table-not-over")
        if self.rematch:
            raise TableRefused("rematch-begun", table=self.rematch)
        self.rematch = entry.body["table"]

    def _extend(self, entry: Entry) -> None:
        self.playing()
        if self.status != PLAYING:
            raise TableRefused("table-over")
        # Others decide whether a player gets more time, unless there are none.
        self.decisions.extend(entry.body["seconds"], but=-1 if self.is_solo() else entry.seat)

    def _resume(self, entry: Entry) -> None:
        """Continue after an interruption, which costs nobody time."""
        self.playing()
        self.decisions.resume(entry.body["left"], entry.at)
        if self.takebacks.asked is not None:
            self.takebacks.asked.at = entry.at

    # On the class and not on each table: an unused table is then freed right away.
    _KINDS: ClassVar[Mapping[str, Callable[[Table, Entry], None]]] = {
        "sit": _sit,
        "stand": _stand,
        "link": _link,
        "knock": _knock,
        "rename": _rename,
        "begin": _begin_now,
        "act": _act,
        "undo": _undo,
        "redo": _redo,
        "takeback": _takeback,
        "stand-in": _stand_in,
        "come-back": _come_back,
        "automatic": _automatic,
        "say": _say,
        "mute": _mute,
        "rematch": _rematch,
        "extend": _extend,
        "resume": _resume,
    }
