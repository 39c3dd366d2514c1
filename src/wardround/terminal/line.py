"""Line play: what happened, who decides, the choices by number, and a prompt."""

from __future__ import annotations

import time
from collections.abc import Callable

from wardround.narration.answers import command_in, number_in
from wardround.narration.choices import choice_lines, offered
from wardround.narration.narrator import Narrator
from wardround.tables.game.clocks import NO_CLOCK, Clock
from wardround.tables.game.closing import closing_action
from wardround.tables.game.match import Match
from wardround.tables.game.undo import UndoRefused
from wardround.terminal.commands import Commands
from wardround.terminal.hand_over import HandOver, TimeUp, Timing, limited
from wardround.terminal.saving import Saving
from wardround.terminal.session import Console, Session


class LinePlay:
    """One match in lines.

    `run` returns whether it was played to the end. The match is written to the file `keep_in`
    after every decision; `loaded_from` is the file it came from. `clock` limits how long players
    can take; `now` returns passing seconds.
    """

    def __init__(
        self,
        match: Match,
        narrator: Narrator,
        console: Console,
        keep_in: str | None = None,
        loaded_from: str | None = None,
        clock: Clock = NO_CLOCK,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self.match = match
        self._timing = Timing(match, clock, now)
        self.interrupted = False
        self._session = Session(match, narrator, console)
        self._saving = Saving(self._session, keep_in, loaded_from)
        self._commands = Commands(self._session, self._saving)
        self._hand_over = HandOver(self._session, self._commands)
        self._by_word: dict[str, Callable[[int, str], None]] = {
            **self._commands.by_word,
            "undo": self._undo,
            "quit": self._quit,
        }
        self._event_count = 0
        self._done: list[str] = []
        """What people did here, in words, and did not undo."""
        self._shown: list[str] = []
        """The lines of the table, just after they were shown."""
        self._left = False

    def run(self) -> bool:
        """Play until the game is over, the player leaves, or there is nothing more to read."""
        if self.match.outcome() is not None:
            self._show_again()
            return True
        try:
            self._play()
        except KeyboardInterrupt:
            self.interrupted = True
            self._session.console.say()
        outcome = self.match.outcome()
        if outcome is None:
            self._saving.when_left()
            return False
        self._tell_end()
        self._session.tell("play-seed-shown", seed=self.match.record().seed or "")
        self._saving.at_the_end()
        return True

    def _play(self) -> None:
        self._open()
        while not self._left:
            self.match.advance()
            seat = self.match.person_to_act()
            self._hand_over.hide(seat)
            self._tell_news(seat)
            if seat is None:
                return
            if not self._hand_over.wait_for(seat):
                return
            self._offer(seat)
            self._listen(seat)

    # --- telling ---------------------------------------------------------------------------

    def _open(self) -> None:
        session = self._session
        session.paragraphs(session.narrator.welcome(len(session.names)))
        if self.match.version:
            session.tell("play-loaded")
        else:
            session.paragraphs(session.narrator.aim())
        session.tell("play-seed-sealed", commitment=self.match.commitment)
        session.tell("play-commands")
        if self.match.version:
            self.match.advance()
            # A single person can see their own hand right away; of several, nobody yet.
            viewer = None if session.several_people else self.match.person_to_act()
            self._shown = session.narrator.look(self.match.view(viewer), session.names, None)
            session.paragraphs(self._shown)

    def _show_again(self) -> None:
        """Show a game that was over when it was loaded."""
        session = self._session
        session.paragraphs(session.narrator.welcome(len(session.names)))
        session.tell("play-already-over")
        self._tell_end()
        self._saving.when_over_already()

    def _tell_end(self) -> None:
        session, outcome = self._session, self.match.outcome()
        assert outcome is not None, "only a finished game has an end"
        session.console.say()
        session.paragraphs(session.narrator.ending(outcome, session.names, self.match.view(None)))

    def _tell_news(self, seat: int | None) -> None:
        history = self.match.events_since(0)
        before, events = history[: self._event_count], history[self._event_count :]
        if events:
            self._session.console.say()
            view, names = self.match.view(seat), self._session.names
            self._session.paragraphs(self._session.narrator.narrate(events, names, view, before))
        self._event_count = len(history)

    def _offer(self, seat: int) -> None:
        """Show the briefing, the prompt and the choices of a seat."""
        session, view = self._session, self.match.view(seat)
        player = session.names[seat]
        session.legal = offered(self.match, session.narrator, seat)
        session.console.say()
        brief = session.narrator.brief(view, seat, session.names, titled=session.several_people)
        session.paragraphs([line for line in brief if line not in self._shown])
        self._shown = []
        prompt = session.narrator.prompt(view, seat)
        session.tell("play-turn", player=player, person=session.words.person(player), prompt=prompt)
        if (seconds := self._timing.seconds(seat)) is not None:
            session.tell("play-time-left", seconds=seconds)
        records = [self.match.action_record(action) for action in session.legal]
        for line in choice_lines(session.narrator, records, view, session.names):
            session.console.say(line, indent=2)

    # --- listening -------------------------------------------------------------------------

    def _listen(self, seat: int) -> None:
        """Ask until the seat has acted or undone something, or the game is left."""
        version = self.match.version
        player = self._session.names[seat]
        question = self._session.words.say(
            "play-ask" if not self._session.several_people else "play-ask-player", player=player
        )
        while not self._left and self.match.version == version:
            typed: str | None = ""
            try:
                with limited(self._timing.left(seat)):
                    typed = self._session.console.ask(question)
            except TimeUp:
                self._session.console.say()
            if typed is None:
                self._left = True
            elif self._timing.is_over(seat):
                self._close(seat)
            else:
                self._answer(seat, " ".join(typed.split()))

    def _close(self, seat: int) -> None:
        """End a phase of timed play for a seat whose time is over."""
        self._session.tell("play-time-up")
        while self._timing.is_over(seat):
            self._act(seat, closing_action(self.match, seat))
            self.match.advance()

    def _answer(self, seat: int, text: str) -> None:
        word, rest = command_in(text)
        if not text:
            self._offer(seat)
        elif (number := number_in(text)) is not None:
            self._choose(seat, number)
        elif word in self._by_word:
            self._by_word[word](seat, rest)
        else:
            self._act_by_text(seat, text)

    def _choose(self, seat: int, number: int) -> None:
        legal = self._session.legal
        if 1 <= number <= len(legal):
            self._act(seat, legal[number - 1])
        else:
            self._session.tell("play-no-such-number", count=len(legal))

    def _act_by_text(self, seat: int, text: str) -> None:
        session, verb = self._session, ""
        steps = self._commands.steps(seat, text)
        while steps:
            step = steps.pop(0)
            meant = self._commands.meant(seat, step, verb)
            if meant is None or not self._act_if_allowed(seat, meant[0]):
                if verb:
                    session.tell("play-step-refused", text=step)
                return
            action, later = meant
            verb = str(self.match.action_record(action)["verb"])
            steps[:0] = later

    def _act_if_allowed(self, seat: int, action: int) -> bool:
        """Do something, or answer why not; return whether it was done."""
        reason = self.match.why_not(seat, action)
        if reason is not None:
            self._session.refuse(seat, reason)
            return False
        self._act(seat, action)
        return True

    def _act(self, seat: int, action: int) -> None:
        told = self._session.situation().action(seat, action)
        self.match.act(seat, action)
        self._done.append(told)
        self._saving.keep()

    def _undo(self, seat: int, rest: str) -> None:
        try:
            self.match.undo(seat)
        except UndoRefused as error:
            nothing = error.code == "undo-nothing" or not self._done
            self._session.tell("play-nothing-to-undo" if nothing else "play-undo-too-late")
            return
        self._saving.keep()
        self._event_count = min(self._event_count, len(self.match.events_since(0)))
        self._session.tell("play-undone", action=self._done.pop())

    def _quit(self, seat: int, rest: str) -> None:
        self._left = True
