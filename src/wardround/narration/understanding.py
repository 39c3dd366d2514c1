"""Understands a typed line of the player who must decide: one action, or several in a row."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from wardround.core.errors import BadNotation, IllegalAction
from wardround.core.game import Reason, State
from wardround.core.json_types import View
from wardround.narration.choices import Played
from wardround.narration.grammar import words_of
from wardround.narration.meanings import Meaning
from wardround.narration.narrator import Narrator
from wardround.narration.unpunctuated import Unpunctuated

WRONG_MOMENT: Final = "wrong-moment"
MOST_LISTED: Final = 6
"""How many choices are listed when words fit several."""
MOST_ASKED: Final = 400
"""Of how many actions it is asked why they are not allowed."""
MOST_STEPS: Final = 12


def is_question(text: str) -> bool:
    """Return whether a line is a question."""
    return text.rstrip().endswith("?")


def understood(match: Played, narrator: Narrator, text: str) -> int:
    """Return the action that is typed, in whatever letters; raise `BadNotation` if none."""
    try:
        return match.parse(text)
    except BadNotation:
        other = narrator.spelling(text) if text.split() else text
        if other == text:
            raise
    try:
        return match.parse(other)
    except BadNotation:
        raise BadNotation("bad-action", text=text) from None


def steps_typed(
    match: Played, narrator: Narrator, seat: int, text: str, names: Sequence[str]
) -> list[str]:
    """Return the steps of a line, as its signs part it; all of it, where that names one action.

    Nothing is ever done because of a question.
    """
    if is_question(text):
        raise BadNotation("typed-question", text=text)
    reading = Reading(match, narrator, seat, names)
    if reading.exactly(text) is not None:
        return [text]
    if once := reading.said_twice(text):
        return [once, once]
    if reading.is_one(text):
        return [text]
    pieces = [part for piece in narrator.grammar.steps(text) for part in narrator.parts(piece)]
    if len(pieces) == 1 and not reading.fits(text):
        joined = narrator.grammar.joined(text)
        pieces = joined if len(joined) > 1 and reading.fits(joined[0]) else pieces
    return pieces[:MOST_STEPS] or [text]


def action_typed(
    match: Played, narrator: Narrator, seat: int, text: str, names: Sequence[str], before: str = ""
) -> tuple[int, list[str]]:
    """Return the action that the player means, and what their words name after it.

    `before` is the verb of the action before it. It can be one that is not allowed, if that is
    clearly meant. If not, an error lists the possible or nearest choices.
    """
    reading = Reading(match, narrator, seat, names)
    if reading.fits(text, before):
        return reading.action(text, before), []
    unpunctuated = Unpunctuated(match, narrator, seat, names)
    ways = unpunctuated.ways(text) if seat in match.actors() else []
    if len(ways) > 1:
        raise reading.several(text, [_in_order(narrator, way.labels) for way in ways])
    if ways:
        first, *later = ways[0].texts
        return match.parse(first), later
    try:
        return reading.action(text, before), []
    except BadNotation as error:
        left = unpunctuated.rest(text) if error.code == "not-understood" else None
        if left and (reason := reading.refusal(*left)) is not None:
            raise IllegalAction(reason.code, reason.rule, left[0]) from None
        raise


def _in_order(narrator: Narrator, labels: Sequence[str]) -> str:
    return "; ".join(narrator.grammar.label(one) for one in labels)


class Reading:
    """What a seat can mean at this moment."""

    def __init__(self, match: Played, narrator: Narrator, seat: int, names: Sequence[str]) -> None:
        self._match = match
        self._narrator = narrator
        self._seat = seat
        self._names = names
        self._legal = match.legal(seat) if seat in match.actors() else []
        view = match.view(seat)
        self._choices = [self._meaning(action, view) for action in self._legal]

    def _meaning(self, action: int, view: View) -> Meaning:
        narrator, record = self._narrator, self._match.action_record(action)
        label = narrator.action(record, view, self._names)
        return narrator.grammar.meaning(
            action, record, label, self._names, narrator.lateness(record, view)
        )

    def action(self, text: str, before: str = "") -> int:
        """Return the action that is meant."""
        exact = self.exactly(text)
        if exact is not None and (exact in self._legal or not self._legal):
            return exact
        if not self._legal:
            raise IllegalAction("not-your-turn", "", text)
        meant = self.meant(text, before)
        if exact is not None:
            return exact if len(meant) != 1 else meant[0].action
        if len({one.label for one in meant}) == 1:  # also several that look the same
            return meant[0].action
        if meant:
            raise self.several(text, [one.label for one in meant])
        refused = self._refused(text, before)
        if refused is not None:
            return refused
        near = [one.label for one in self._narrator.grammar.nearest(text, self._choices)]
        raise BadNotation("not-understood", text=text, choices=self._listed(near, "list-two-or"))

    def meant(self, text: str, before: str = "") -> list[Meaning]:
        """Return the choices that a text fits best."""
        return self._narrator.grammar.meant(text, self._choices, before)

    def exactly(self, text: str) -> int | None:
        """Return the action of which a text is the notation or the label, or None."""
        try:
            return understood(self._match, self._narrator, text)
        except BadNotation:
            wanted = words_of(text)
        called = [one for one in self._choices if wanted and words_of(one.label) == wanted]
        return called[0].action if called else None

    def is_one(self, text: str) -> bool:
        """Return whether a whole text means exactly one choice."""
        meant = self.meant(text)
        return len(meant) == 1 and self._narrator.grammar.is_whole(text, meant[0])

    def said_twice(self, text: str) -> str:
        """Return the words of a choice that a text names twice in a row; "" if it does not."""
        atoms = self._narrator.grammar.atoms(text)
        half = len(atoms) // 2
        once = " ".join(atoms[:half])
        meant = self.meant(once) if atoms == atoms[:half] * 2 else []
        # What costs or ends something is not done twice because of a slip.
        return once if len({one.label for one in meant}) == 1 and not meant[0].late else ""

    def fits(self, text: str, before: str = "") -> bool:
        """Return whether a text fits any choice."""
        return self.exactly(text) is not None or bool(self.meant(text, before))

    def _refused(self, text: str, before: str) -> int | None:
        """Return an action of the game that is meant and not allowed now, or None."""
        grammar, verbs = self._narrator.grammar, {one.verb for one in self._choices}
        every = grammar.every(self._all)
        now = [one for one in every if one.verb in verbs]
        meant, other = grammar.meant(text, now, before), grammar.meant(text, every, before)
        if not meant or (other and not grammar.has_verb(text, meant[0])):
            meant = other if not meant or grammar.has_verb(text, other[0]) else meant
        state, game = self._match.imagined(self._seat), self._match.game
        for one in meant[:MOST_ASKED]:
            reason = game.why_not(state, self._seat, one.action)
            if reason is not None and reason.code != WRONG_MOMENT:
                return one.action
        return meant[0].action if meant else None

    def refusal(self, text: str, state: State) -> Reason | None:
        """Return why what a text means is not allowed in another position; None if nothing is."""
        grammar, game = self._narrator.grammar, self._match.game
        for one in grammar.meant(text, grammar.every(self._all))[:MOST_ASKED]:
            reason = game.why_not(state, self._seat, one.action)
            if reason is not None and reason.code != WRONG_MOMENT:
                return reason
        return None

    def _all(self) -> list[Meaning]:
        """Return every action of the game, whether or not it is possible now."""
        game, state = self._match.game, self._match.imagined(self._seat)
        told: list[Meaning] = []
        for action in range(game.action_count(state)):
            record = game.action_record(state, action)
            told.append(
                self._narrator.grammar.meaning(action, record, self._narrator.action(record), [])
            )
        return told

    def several(self, text: str, labels: Sequence[str]) -> BadNotation:
        """Return the refusal of what can mean several things, and which."""
        told = self._listed(labels[:MOST_LISTED], "")
        more = "…" if len(labels) > MOST_LISTED else ""
        return BadNotation("several-meant", text=text, choices=f"{told}{more}")

    def _listed(self, labels: Sequence[str], last: str) -> str:
        """Return choices in words, the last two joined by a message, or all apart."""
        words, grammar = self._narrator.words, self._narrator.grammar
        told = [words.say("typing-choice", label=grammar.label(one)) for one in labels]
        told = list(dict.fromkeys(told))
        return words.joined(told, last) if last else ", ".join(told)
