"""Commands besides actions: look, ask, save."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from wardround.core.errors import BadNotation, IllegalAction
from wardround.terminal.coaching import Coaching
from wardround.terminal.saving import Saving
from wardround.terminal.stage import Stage
from wardround.terminal.understanding import action_typed, is_question, steps_typed, understood

ALIASES = {"q": "quit", "exit": "quit", "?": "help", "rule": "rules"}
KNOWN = (*ALIASES.values(), "why", "hint", "plans", "look", "text", "save", "undo")
"""All that can be asked for, here or at a table."""
DOING = ("undo", "save", "quit")
"""Commands that do something; with a question mark they only explain it."""
OWN = ("why", "hint", "plans")
"""Commands for the player who must decide, in the order of the help."""
RULE = re.compile(r"[A-Za-z]+-[A-Z]*[0-9.]+")
"""How a rule is named: `DH-5.2`, `DH-EV09`."""
LONGEST_LINE = 400
"""The longest line that is read as actions: searching longer ones takes too long."""
LONGEST_NUMBER = 9
"""A longer number is never a choice: there are not that many."""


def command_in(typed: str) -> tuple[str, str]:
    """Return the command that a line starts with, and the rest of the line.

    A question does nothing: it asks for help, for what a command does, or whether something is
    allowed, and why.
    """
    line = " ".join(typed.split())
    asked = line.rstrip("? ") if is_question(line) else line
    word, _, rest = asked.partition(" ")
    command = ALIASES.get(word.lower(), word.lower())
    if asked == line:
        return command, rest
    if not asked or command in DOING:
        return "help", command
    return (command, rest) if command in KNOWN else ("why", asked)


def number_in(typed: str) -> int | None:
    """Return the number that is typed, or one that is never offered if it is endless."""
    if not typed.isdecimal():
        return None
    return int(typed) if len(typed) <= LONGEST_NUMBER else 0


class Commands:
    """Commands that leave the position as it is.

    Those in `open` also work without a seat (None): they show no secret then.
    """

    def __init__(self, stage: Stage, saving: Saving) -> None:
        self._stage = stage
        self._saving = saving
        self.open: dict[str, Callable[[int | None, str], None]] = {
            "help": self._help,
            "look": self._look,
            "text": self._text,
            "rules": self._rules,
            "save": self._save,
        }
        self._coaching = Coaching(stage)
        self.by_word: dict[str, Callable[[int, str], None]] = {
            **self.open,
            "why": self._why,
            "hint": self._coaching.hint,
            "plans": self._coaching.plans,
        }

    def steps(self, seat: int, text: str) -> list[str]:
        """Return the steps that are typed; if there are none, answer why."""
        stage = self._stage
        try:
            return steps_typed(stage.match, stage.face, seat, text, stage.names)
        except BadNotation as error:
            stage.console.say(stage.words.error(error))
            return []

    def meant(self, seat: int, text: str, before: str = "") -> tuple[int, list[str]] | None:
        """Return the action that is typed after another verb, and what is typed after it.

        If there is none, answer that and return None.
        """
        stage = self._stage
        try:
            return action_typed(stage.match, stage.face, seat, text, stage.names, before)
        except IllegalAction as error:
            stage.console.say(stage.words.error(error))
        except BadNotation as error:
            if error.code == "not-understood":
                stage.tell("play-not-understood", text=text, choices=str(error.facts["choices"]))
            else:
                stage.console.say(stage.words.error(error))
        return None

    def answer_long(self, text: str) -> bool:
        """Answer a line that is too long to search; return whether it was one."""
        if len(text) <= LONGEST_LINE:
            return False
        self._stage.tell("play-line-too-long", most=LONGEST_LINE)
        return True

    def answer_verb(self, seat: int, text: str) -> bool:
        """Answer a verb without the rest of an action; return whether it was one."""
        face = self._stage.face
        verb = face.spelling(text).partition(" ")[0]
        verbs = [one.partition(" ")[0] for _, some in face.typed for one in some]
        if " " in text or verb not in verbs or self._is_action(text):
            return False
        self._show_verb(seat, verb)
        return True

    def answer_card(self, text: str) -> bool:
        """Answer a card that can't be used; return whether it was one."""
        if not self._stage.face.card(text) or self._is_action(text):
            return False
        self._stage.tell("play-card-alone", text=text)
        return True

    def _is_action(self, text: str) -> bool:
        try:
            understood(self._stage.match, self._stage.face, text)
        except BadNotation:
            return False
        return True

    def _show_verb(self, seat: int, verb: str) -> None:
        """Show the choices that start with a verb."""
        stage = self._stage
        numbers = [
            number
            for number, action in enumerate(stage.legal, 1)
            if stage.match.text(action).partition(" ")[0] == verb
        ]
        if not numbers:
            stage.tell("play-verb-not-now", verb=verb)
        for number in numbers:
            action = stage.action(seat, stage.legal[number - 1])
            line = stage.words.say("play-choice", number=number, action=action)
            stage.console.say(line, indent=2)

    def _help(self, seat: int | None, rest: str) -> None:
        self.tell_help(("number", "enter", "action", "undo", *OWN, *self.open, "quit"), rest)

    def tell_help(self, names: Sequence[str], command: str = "") -> None:
        """Explain a command, if it is one of these words.

        If not, list what can be typed: these words, and the actions of the game.
        """
        say, asked = self._stage.words.say, ALIASES.get(command.lower(), command.lower())
        for name in [asked] if asked in names else names:
            key = f"command-help-{name}"
            word = say(key) if self._stage.words.has(key) else name
            about = say(f"{key}-about", **self._stage.face.examples)
            self._stage.tell("command-help-line", command=word, about=about)
        if asked in names:
            return
        self._stage.tell("command-help-verbs")
        for when, actions in self._stage.face.typed:
            quoted = [say("command-help-typed", action=action) for action in actions]
            self._stage.tell("command-help-line", command=when, about=", ".join(quoted))
        self._stage.paragraphs(self._stage.face.aim())

    def _look(self, seat: int | None, rest: str) -> None:
        stage = self._stage
        whose: int | None = None
        if rest:
            number = number_in(rest)
            if number is None or not 1 <= number <= len(stage.names):
                stage.tell("play-no-such-player", count=len(stage.names))
                return
            whose = number - 1
        stage.paragraphs(stage.face.look(stage.match.view(seat), stage.names, whose))

    def _text(self, seat: int | None, rest: str) -> None:
        told = self._stage.face.card(rest)
        if told:
            self._stage.paragraphs(told)
        elif RULE.fullmatch(rest):
            self._rules(seat, rest)
        elif not rest:
            self._stage.tell("play-text-needs-card", card=self._stage.face.examples["card"])
        else:
            card = self._stage.face.examples["card"]
            self._stage.tell("play-no-such-card", text=rest, card=card)

    def _rules(self, seat: int | None, rest: str) -> None:
        self._stage.tell("play-rules-where", rule=self._stage.face.examples["rule"])

    def _why(self, seat: int, rest: str) -> None:
        stage = self._stage
        if not rest:
            stage.tell("play-why-needs-action", action=stage.face.examples["action"])
        elif (number := number_in(rest)) is not None:
            if 1 <= number <= len(stage.legal):
                told = stage.action(seat, stage.legal[number - 1])
                stage.tell("play-why-choice", number=number, action=told)
            else:
                stage.tell("play-no-such-number", count=len(stage.legal))
        else:
            self._why_action(seat, rest)

    def _why_action(self, seat: int, text: str) -> None:
        stage = self._stage
        if self.answer_long(text) or self.answer_verb(seat, text) or self.answer_card(text):
            return
        meant = self.meant(seat, text)
        if meant is None:
            return
        reason = stage.match.why_not(seat, meant[0])
        if reason is None:
            stage.tell("play-why-allowed")
        else:
            stage.refuse(seat, reason)

    def _save(self, seat: int | None, rest: str) -> None:
        self._saving.save(rest)
