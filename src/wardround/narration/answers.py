"""Answers to what players ask, and why a line can't be played.

They ask why, look, text and help. Lines that are no actions are commands, questions and numbers.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from wardround.core.errors import BadNotation, IllegalAction
from wardround.core.game import Reason
from wardround.narration.choices import Played
from wardround.narration.narrator import Narrator
from wardround.narration.understanding import WRONG_MOMENT, action_typed, is_question, understood

ALIASES: Final = {"q": "quit", "exit": "quit", "?": "help", "rule": "rules"}
KNOWN: Final = (*ALIASES.values(), "why", "hint", "plans", "look", "text", "save", "undo")
"""All that can be asked for, in the terminal or at a table."""
DOING: Final = ("undo", "save", "quit")
"""Commands that do something; with a question mark they only explain it."""
LONGEST_NUMBER: Final = 9
"""A longer number is never a choice: there are not that many."""


def command_in(typed: str) -> tuple[str, str]:
    """Return the command that a line starts with, and the rest of the line.

    A question does nothing: it asks for help, for what a command does, or whether something is
    allowed, and why.
    """
    line = " ".join(typed.split())
    asked = line.rstrip("? ") if is_question(line) else line
    word, _, rest = asked.partition(" ")
    command = command_called(word)
    if asked == line:
        return command, rest
    if not asked or command in DOING:
        return "help", command
    return (command, rest) if command in KNOWN else ("why", asked)


def command_called(word: str) -> str:
    """Return the command that a word is another name for, or the word in small letters."""
    return ALIASES.get(word.lower(), word.lower())


def number_in(typed: str) -> int | None:
    """Return the number that is typed, or one that is never offered if it is endless."""
    if not typed.isdecimal():
        return None
    return int(typed) if len(typed) <= LONGEST_NUMBER else 0


RULE: Final = re.compile(r"[A-Za-z]+-[A-Z]*[0-9.]+")
"""How a rule is named: `DH-5.2`, `DH-EV09`."""
LONGEST_LINE: Final = 400
"""The longest line that is read as actions: searching longer ones takes too long."""


class Paragraph(NamedTuple):
    """A paragraph of an answer, and how far it is set in."""

    text: str
    indent: int = 0


Answer = list[Paragraph]


class Situation(NamedTuple):
    """What questions are about: a match in words, and the actions last offered, as numbered."""

    match: Played
    narrator: Narrator
    names: Sequence[str]
    offered: Sequence[int]

    def action(self, seat: int, action: int) -> str:
        """Return an action of a seat in words."""
        record, view = self.match.action_record(action), self.match.view(seat)
        return self.narrator.action(record, view, self.names)


def _plain(paragraphs: Iterable[str]) -> Answer:
    return [Paragraph(text) for text in paragraphs]


def _said(narrator: Narrator, key: str, **facts: str | int) -> Answer:
    return [Paragraph(narrator.words.say(key, **facts))]


# --- help, look, text --------------------------------------------------------------------------


def help_answer(narrator: Narrator, topics: Sequence[str], command: str = "") -> Answer:
    """Return what a command does, if it is one of these topics.

    If not, what can be typed: the topics, and the actions of the game.
    """
    say, asked = narrator.words.say, command_called(command)
    if asked in topics:
        return [_help_line(narrator, asked)]
    answer = [_help_line(narrator, name) for name in topics]
    answer += _said(narrator, "command-help-verbs")
    for when, actions in narrator.typed:
        quoted = [say("command-help-typed", action=action) for action in actions]
        answer += _said(narrator, "command-help-line", command=when, about=", ".join(quoted))
    return [*answer, *_plain(narrator.aim())]


def _help_line(narrator: Narrator, name: str) -> Paragraph:
    key, words = f"command-help-{name}", narrator.words
    word = words.say(key) if words.has(key) else name
    about = words.say(f"{key}-about", **narrator.examples)
    return Paragraph(words.say("command-help-line", command=word, about=about))


def look_answer(situation: Situation, viewer: int | None, rest: str) -> Answer:
    """Return the table as a seat or a spectator sees it, or the part of the player numbered so."""
    match, narrator, names, _ = situation
    whose: int | None = None
    if rest:
        number = number_in(rest)
        if number is None or not 1 <= number <= len(names):
            return _said(narrator, "play-no-such-player", count=len(names))
        whose = number - 1
    return _plain(narrator.look(match.view(viewer), names, whose))


def text_answer(narrator: Narrator, rest: str) -> Answer:
    """Return the text of a card, or where that of a rule is."""
    text = narrator.card(rest)
    if text:
        return _plain(text)
    if RULE.fullmatch(rest):
        return rules_answer(narrator)
    card = narrator.examples["card"]
    if not rest:
        return _said(narrator, "play-text-needs-card", card=card)
    return _said(narrator, "play-no-such-card", text=rest, card=card)


def rules_answer(narrator: Narrator) -> Answer:
    """Return where the rules are."""
    return _said(narrator, "play-rules-where", rule=narrator.examples["rule"])


# --- why ---------------------------------------------------------------------------------------


def why_answer(situation: Situation, seat: int, rest: str) -> Answer:
    """Return whether a seat can do what is typed, and why not."""
    narrator, offered = situation.narrator, situation.offered
    if not rest:
        return _said(narrator, "play-why-needs-action", action=narrator.examples["action"])
    number = number_in(rest)
    if number is None:
        return _why_action(situation, seat, rest)
    if not 1 <= number <= len(offered):
        return _said(narrator, "play-no-such-number", count=len(offered))
    action = situation.action(seat, offered[number - 1])
    return _said(narrator, "play-why-choice", number=number, action=action)


def _why_action(situation: Situation, seat: int, text: str) -> Answer:
    match, narrator, names, _ = situation
    if answer := no_action_answer(situation, seat, text):
        return answer
    try:
        action, _ = action_typed(match, narrator, seat, text, names)
    except (BadNotation, IllegalAction) as error:
        return [Paragraph(misread(narrator, text, error))]
    reason = match.why_not(seat, action)
    if reason is None:
        return _said(narrator, "play-why-allowed")
    return [Paragraph(refusal(situation, seat, reason))]


def refusal(situation: Situation, seat: int, reason: Reason) -> str:
    """Return why an action is not allowed; at the wrong moment also what is asked now."""
    match, narrator = situation.match, situation.narrator
    why = narrator.words.reason(reason)
    if reason.code != WRONG_MOMENT or seat not in match.actors():
        return why
    prompt = narrator.prompt(match.view(seat), seat)
    return f"{why} {narrator.words.say('play-asked', prompt=prompt)}"


# --- lines that can't be played ----------------------------------------------------------------


def misread(narrator: Narrator, text: str, error: BadNotation | IllegalAction) -> str:
    """Return why a typed action was not understood or can't be meant."""
    if error.code == "not-understood":
        choices = str(error.facts["choices"])
        return narrator.words.say("play-not-understood", text=text, choices=choices)
    return narrator.words.error(error)


def no_action_answer(situation: Situation, seat: int, text: str) -> Answer:
    """Return the answer to a line that is too long, or only a verb or a card; else nothing."""
    match, narrator = situation.match, situation.narrator
    if len(text) > LONGEST_LINE:
        return _said(narrator, "play-line-too-long", most=LONGEST_LINE)
    verb = narrator.spelling(text).partition(" ")[0]
    verbs = [one.partition(" ")[0] for _, some in narrator.typed for one in some]
    is_verb, is_card = " " not in text and verb in verbs, bool(narrator.card(text))
    if not (is_verb or is_card) or _is_action(match, narrator, text):
        return []
    if is_verb:
        return _verb_answer(situation, seat, verb)
    return _said(narrator, "play-card-alone", text=text)


def _is_action(match: Played, narrator: Narrator, text: str) -> bool:
    try:
        understood(match, narrator, text)
    except BadNotation:
        return False
    return True


def _verb_answer(situation: Situation, seat: int, verb: str) -> Answer:
    """Return the choices that start with a verb."""
    match, narrator, _, offered = situation
    choices = [
        (number, situation.action(seat, action))
        for number, action in enumerate(offered, 1)
        if match.text(action).partition(" ")[0] == verb
    ]
    if not choices:
        return _said(narrator, "play-verb-not-now", verb=verb)
    say = narrator.words.say
    return [
        Paragraph(say("play-choice", number=number, action=action), indent=2)
        for number, action in choices
    ]
