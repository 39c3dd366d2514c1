"""Line play: what happened, who decides, the choices by number, and a prompt."""

from __future__ import annotations

import time
from collections.abc import Callable

from wardround.match.clocks import NO_CLOCK, Clock
from wardround.match.closing import closing_action
from wardround.match.match import Match
from wardround.match.undo import UndoRefused
from wardround.terminal.choices import choice_lines
from wardround.terminal.commands import Commands, command_in, number_in
from wardround.terminal.console import Console
from wardround.terminal.face import Face
from wardround.terminal.hand_over import HandOver
from wardround.terminal.saving import Saving
from wardround.terminal.stage import Stage
from wardround.terminal.timing import TimeUp, Timing, limited


class LinePlay:
    """One match in lines.

    `run` returns whether it was played to the end. The match is written to the file `keep_in`
    after every decision; `loaded_from` is the file it came from. `clock` limits how long players
    can take; `now` returns passing seconds.
    """

    def __init__(
        self,
        match: Match,
        face: Face,
        console: Console,
        keep_in: str | None = None,
        loaded_from: str | None = None,
        clock: Clock = NO_CLOCK,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self.match = match
        self._timing = Timing(match, clock, now)
        self.interrupted = False
        self._stage = Stage(match, face, console)
        self._saving = Saving(self._stage, keep_in, loaded_from)
        self._commands = Commands(self._stage, self._saving)
        self._hand_over = HandOver(self._stage, self._commands)
        self._by_word: dict[str, Callable[[int, str], None]] = {
            **self._commands.by_word,
            "undo": self._undo,
            "quit": self._quit,
        }
        self._told = 0
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
            self._stage.console.say()
        outcome = self.match.outcome()
        if outcome is None:
            self._saving.when_left()
            return False
        self._tell_end()
        self._stage.tell("play-seed-shown", seed=self.match.record().seed or "")
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
        stage = self._stage
        stage.paragraphs(stage.face.welcome(len(stage.names)))
        if self.match.version:
            stage.tell("play-loaded")
        else:
            stage.paragraphs(stage.face.aim())
        stage.tell("play-seed-sealed", commitment=self.match.commitment)
        stage.tell("play-commands")
        if self.match.version:
            self.match.advance()
            # A single person can see their own hand right away; of several, nobody yet.
            viewer = None if stage.several_people else self.match.person_to_act()
            self._shown = stage.face.look(self.match.view(viewer), stage.names, None)
            stage.paragraphs(self._shown)

    def _show_again(self) -> None:
        """Show a game that was over when it was loaded."""
        stage = self._stage
        stage.paragraphs(stage.face.welcome(len(stage.names)))
        stage.tell("play-already-over")
        self._tell_end()
        self._saving.when_over_already()

    def _tell_end(self) -> None:
        stage, outcome = self._stage, self.match.outcome()
        assert outcome is not None, "only a finished game has an end"
        stage.console.say()
        stage.paragraphs(stage.face.ending(outcome, stage.names, self.match.view(None)))

    def _tell_news(self, seat: int | None) -> None:
        history = self.match.events_since(0)
        before, events = history[: self._told], history[self._told :]
        if events:
            self._stage.console.say()
            view, names = self.match.view(seat), self._stage.names
            self._stage.paragraphs(self._stage.face.tell(events, names, view, before))
        self._told = len(history)

    def _offer(self, seat: int) -> None:
        """Show the briefing, the prompt and the choices of a seat."""
        stage, view = self._stage, self.match.view(seat)
        player = stage.names[seat]
        records = {action: self.match.action_record(action) for action in self.match.legal(seat)}
        stage.legal = sorted(records, key=lambda one: stage.face.lateness(records[one], view))
        stage.console.say()
        brief = stage.face.brief(view, seat, stage.names, titled=stage.several_people)
        stage.paragraphs([line for line in brief if line not in self._shown])
        self._shown = []
        prompt = stage.face.prompt(view, seat)
        stage.tell("play-turn", player=player, person=stage.words.person(player), prompt=prompt)
        if (seconds := self._timing.seconds(seat)) is not None:
            stage.tell("play-time-left", seconds=seconds)
        offered = [records[action] for action in stage.legal]
        for line in choice_lines(stage.face, offered, view, stage.names):
            stage.console.say(line, indent=2)

    # --- listening -------------------------------------------------------------------------

    def _listen(self, seat: int) -> None:
        """Ask until the seat has acted or undone something, or the game is left."""
        version = self.match.version
        player = self._stage.names[seat]
        question = self._stage.words.say(
            "play-ask" if not self._stage.several_people else "play-ask-player", player=player
        )
        while not self._left and self.match.version == version:
            typed: str | None = ""
            try:
                with limited(self._timing.left(seat)):
                    typed = self._stage.console.ask(question)
            except TimeUp:
                self._stage.console.say()
            if typed is None:
                self._left = True
            elif self._timing.is_over(seat):
                self._close(seat)
            else:
                self._answer(seat, " ".join(typed.split()))

    def _close(self, seat: int) -> None:
        """End a phase of timed play for a seat whose time is over."""
        self._stage.tell("play-time-up")
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
        legal = self._stage.legal
        if 1 <= number <= len(legal):
            self._act(seat, legal[number - 1])
        else:
            self._stage.tell("play-no-such-number", count=len(legal))

    def _act_by_text(self, seat: int, text: str) -> None:
        stage, verb, answers = self._stage, "", self._commands
        if (
            answers.answer_long(text)
            or answers.answer_verb(seat, text)
            or answers.answer_card(text)
        ):
            return
        steps = answers.steps(seat, text)
        while steps:
            step = steps.pop(0)
            meant = self._commands.meant(seat, step, verb)
            if meant is None or not self._act_if_allowed(seat, meant[0]):
                if verb:
                    stage.tell("play-step-refused", text=step)
                return
            action, later = meant
            verb = str(self.match.action_record(action)["verb"])
            steps[:0] = later

    def _act_if_allowed(self, seat: int, action: int) -> bool:
        """Do something, or answer why not; return whether it was done."""
        reason = self.match.why_not(seat, action)
        if reason is not None:
            self._stage.refuse(seat, reason)
            return False
        self._act(seat, action)
        return True

    def _act(self, seat: int, action: int) -> None:
        told = self._stage.action(seat, action)
        self.match.act(seat, action)
        self._done.append(told)
        self._saving.keep()

    def _undo(self, seat: int, rest: str) -> None:
        try:
            self.match.undo(seat)
        except UndoRefused as error:
            nothing = error.code == "undo-nothing" or not self._done
            self._stage.tell("play-nothing-to-undo" if nothing else "play-undo-too-late")
            return
        self._saving.keep()
        self._told = min(self._told, len(self.match.events_since(0)))
        self._stage.tell("play-undone", action=self._done.pop())

    def _quit(self, seat: int, rest: str) -> None:
        self._left = True
