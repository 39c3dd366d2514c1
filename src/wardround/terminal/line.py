"""Line play: what happened, who decides, the choices by number, and a prompt."""

from __future__ import annotations

from collections.abc import Callable

from wardround.core.errors import BadNotation, WardroundError
from wardround.core.record_text import write
from wardround.match.match import Match
from wardround.match.undo import UndoRefused
from wardround.terminal.choices import choice_lines
from wardround.terminal.console import Console
from wardround.terminal.face import Face
from wardround.terminal.files import write_file
from wardround.terminal.names import seat_names


class LinePlay:
    """One match, told and asked in lines. `run` returns whether it was played to the end."""

    def __init__(self, match: Match, face: Face, console: Console) -> None:
        self.match = match
        self.face = face
        self.words = face.words
        self.console = console
        specs = [seat.name for seat in match.seats]
        self.names = seat_names(specs, face.words, to_player=True)
        self._told = 0
        self._legal: list[int] = []
        self._left = False
        self._commands: dict[str, Callable[[int, str], None]] = {
            "help": self._help,
            "look": self._look,
            "text": self._text,
            "why": self._why,
            "undo": self._undo,
            "save": self._save,
            "quit": self._quit,
        }

    def run(self) -> bool:
        """Play until the game is over, the player leaves, or there is nothing more to read."""
        self._open()
        while not self._left:
            self.match.advance()
            self._tell_news()
            seat = self.match.person_to_act()
            if seat is None:
                break
            self._offer(seat)
            self._listen(seat)
        outcome = self.match.outcome()
        if outcome is None:
            self._tell("play-quit")
            return False
        self.console.say()
        self._paragraphs(self.face.ending(outcome, self.names))
        self._tell("play-seed-shown", seed=self.match.record().seed or "")
        return True

    # --- telling ---------------------------------------------------------------------------

    def _tell(self, key: str, **facts: str | int) -> None:
        self.console.say(self.words.say(key, **facts))

    def _paragraphs(self, paragraphs: list[str]) -> None:
        for paragraph in paragraphs:
            self.console.say(paragraph)

    def _open(self) -> None:
        self._paragraphs(self.face.welcome(len(self.names)))
        self._tell("play-seed-sealed", commitment=self.match.commitment)
        self._tell("play-commands")
        if self.match.version:
            self.match.advance()
            self._paragraphs(self.face.look(self.match.view(None), self.names, None))

    def _tell_news(self) -> None:
        events = self.match.events_since(self._told)
        if events:
            self.console.say()
            self._paragraphs(self.face.tell(events, self.names))
        self._told += len(events)

    def _offer(self, seat: int) -> None:
        """Tell whose turn it is, what they are asked, and what they may do."""
        view = self.match.view(seat)
        # What ends something comes last, so that a hasty 1 does not end a turn.
        self._legal = sorted(self.match.legal(seat), key=self._closes)
        self.console.say()
        self._paragraphs(self.face.brief(view, seat))
        player, prompt = self.names[seat], self.face.prompt(view, seat)
        self._tell("play-turn", player=player, person=self.words.person(player), prompt=prompt)
        records = [self.match.action_record(action) for action in self._legal]
        for line in choice_lines(self.face, records):
            self.console.say(line, indent=2)

    def _closes(self, action: int) -> bool:
        return self.face.closes(self.match.action_record(action))

    # --- listening -------------------------------------------------------------------------

    def _listen(self, seat: int) -> None:
        """Ask until the seat has acted or undone something, or the game is left."""
        version = self.match.version
        while not self._left and self.match.version == version:
            typed = self.console.ask(self.words.say("play-ask"))
            if typed is None:
                self._left = True
                return
            self._answer(seat, " ".join(typed.split()))

    def _answer(self, seat: int, text: str) -> None:
        word, _, rest = text.partition(" ")
        if not text:
            self._offer(seat)
        elif text.isdecimal():
            self._choose(seat, int(text))
        elif word.lower() in self._commands:
            self._commands[word.lower()](seat, rest)
        else:
            self._act_by_text(seat, text)

    def _choose(self, seat: int, number: int) -> None:
        if 1 <= number <= len(self._legal):
            self.match.act(seat, self._legal[number - 1])
        else:
            self._tell("play-no-such-number", count=len(self._legal))

    def _act_by_text(self, seat: int, text: str) -> None:
        try:
            action = self.match.parse(text)
        except BadNotation:
            self._tell("play-not-understood", text=text)
            return
        reason = self.match.why_not(seat, action)
        if reason is None:
            self.match.act(seat, action)
        else:
            self.console.say(self.words.reason(reason))

    # --- commands --------------------------------------------------------------------------

    def _help(self, seat: int, rest: str) -> None:
        names = ["number", "action", *self._commands]
        for name in names:
            key = f"command-help-{name}"
            word = self.words.say(key) if self.words.has(key) else name
            about = self.words.say(f"{key}-about")
            self.console.say(self.words.say("command-help-line", command=word, about=about))

    def _look(self, seat: int, rest: str) -> None:
        whose: int | None = None
        if rest:
            if not rest.isdecimal() or not 1 <= int(rest) <= len(self.names):
                self._tell("play-no-such-player", count=len(self.names))
                return
            whose = int(rest) - 1
        self._paragraphs(self.face.look(self.match.view(seat), self.names, whose))

    def _text(self, seat: int, rest: str) -> None:
        told = self.face.card(rest)
        if told:
            self._paragraphs(told)
        else:
            self._tell("play-no-such-card", text=rest)

    def _why(self, seat: int, rest: str) -> None:
        if not rest:
            self._tell("play-why-needs-action")
            return
        try:
            reason = self.match.why_not(seat, self.match.parse(rest))
        except BadNotation as error:
            self.console.say(self.words.error(error))
            return
        if reason is None:
            self._tell("play-why-allowed")
        else:
            self.console.say(self.words.reason(reason))

    def _undo(self, seat: int, rest: str) -> None:
        try:
            self.match.undo(seat)
        except UndoRefused as error:
            nothing = error.code == "undo-nothing"
            self._tell("play-nothing-to-undo" if nothing else "play-undo-too-late")
            return
        self._told = min(self._told, len(self.match.events_since(0)))
        self._tell("play-undone")

    def _save(self, seat: int, rest: str) -> None:
        if not rest:
            self._tell("play-save-needs-file")
            return
        try:
            write_file(rest, write(self.match.record()))
        except WardroundError as error:
            self.console.say(self.words.error(error))
            return
        self._tell("play-saved", file=rest)

    def _quit(self, seat: int, rest: str) -> None:
        self._left = True
