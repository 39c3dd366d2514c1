"""What somebody who is to decide means by a typed line: one action, or several in a row."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from wardround.core.errors import BadNotation, IllegalAction
from wardround.core.game import Json
from wardround.match.match import Match
from wardround.terminal.face import Face
from wardround.words.meanings import Meaning
from wardround.words.understanding import words_of

WRONG_MOMENT: Final = "wrong-moment"
MOST_LISTED: Final = 6
"""How many choices are listed when words fit several."""
MOST_ASKED: Final = 400
"""Of how many actions it is asked why they are not allowed."""
MOST_STEPS: Final = 12


def understood(match: Match, face: Face, text: str) -> int:
    """Return the action that is typed, in whatever letters; raise `BadNotation` if none."""
    try:
        return match.parse(text)
    except BadNotation:
        other = face.spelling(text) if text.split() else text
        if other == text:
            raise
    try:
        return match.parse(other)
    except BadNotation:
        raise BadNotation("bad-action", text=text) from None


def steps_typed(match: Match, face: Face, seat: int, text: str, names: Sequence[str]) -> list[str]:
    """Return the lines of which each names one action; the whole line, where that names one."""
    reading = Reading(match, face, seat, names)
    if reading.exactly(text) is not None or reading.is_one(text):
        return [text]
    pieces = [part for piece in face.grammar.steps(text) for part in face.parts(piece)]
    if len(pieces) == 1 and not reading.fits(text):
        joined = face.grammar.joined(text)
        pieces = joined if len(joined) > 1 and reading.fits(joined[0]) else pieces
    return pieces[:MOST_STEPS] or [text]


def action_typed(
    match: Match, face: Face, seat: int, text: str, names: Sequence[str], before: str = ""
) -> int:
    """Return the action that somebody means; `before` is the verb of the one before it.

    It may be one that is not allowed, if that is clearly meant. Otherwise an error tells the
    choices that it could be, or that come nearest.
    """
    return Reading(match, face, seat, names).action(text, before)


class Reading:
    """What a seat can mean at this moment."""

    def __init__(self, match: Match, face: Face, seat: int, names: Sequence[str]) -> None:
        self._match = match
        self._face = face
        self._seat = seat
        self._names = names
        self._legal = match.legal(seat) if seat in match.actors() else []
        view = match.view(seat)
        self._choices = [self._meaning(action, view) for action in self._legal]

    def _meaning(self, action: int, view: Json) -> Meaning:
        face, record = self._face, self._match.action_record(action)
        label = face.action(record, view, self._names)
        return face.grammar.meaning(action, record, label, self._names, face.lateness(record, view))

    def action(self, text: str, before: str = "") -> int:
        """Return the action that is meant."""
        exact = self.exactly(text)
        if exact is not None and (exact in self._legal or not self._legal):
            return exact
        if not self._legal:
            raise IllegalAction("not-your-turn", "", text)
        meant = self._face.grammar.meant(text, self._choices, before)
        if exact is not None:
            return exact if len(meant) != 1 else meant[0].action
        if len({one.label for one in meant}) == 1:  # also several that one cannot tell apart
            return meant[0].action
        if meant:
            raise self._several(text, meant)
        refused = self._refused(text, before)
        if refused is not None:
            return refused
        near = self._face.grammar.nearest(text, self._choices)
        raise BadNotation("not-understood", text=text, choices=self._listed(near, "list-two-or"))

    def exactly(self, text: str) -> int | None:
        """Return the action of which a text is the notation or the label, or None."""
        try:
            return understood(self._match, self._face, text)
        except BadNotation:
            wanted = words_of(text)
        called = [one for one in self._choices if wanted and words_of(one.label) == wanted]
        return called[0].action if called else None

    def is_one(self, text: str) -> bool:
        """Tell whether a text as a whole means one choice and leaves nothing of it open."""
        meant = self._face.grammar.meant(text, self._choices)
        return len(meant) == 1 and self._face.grammar.is_whole(text, meant[0])

    def fits(self, text: str) -> bool:
        """Tell whether a text fits any choice."""
        return self.exactly(text) is not None or bool(self._face.grammar.meant(text, self._choices))

    def _refused(self, text: str, before: str) -> int | None:
        """Return an action of the game that is meant and not allowed now, or None."""
        grammar, verbs = self._face.grammar, {one.verb for one in self._choices}
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

    def _all(self) -> list[Meaning]:
        """Return every action of the game, whether or not it is possible now."""
        game, state = self._match.game, self._match.imagined(self._seat)
        told: list[Meaning] = []
        for action in range(game.action_count(state)):
            record = game.action_record(state, action)
            told.append(self._face.grammar.meaning(action, record, self._face.action(record), []))
        return told

    def _several(self, text: str, meant: Sequence[Meaning]) -> BadNotation:
        if len(meant) > MOST_LISTED:
            listed = f"{self._listed(meant[:MOST_LISTED], '')}…"
        else:
            listed = self._listed(meant, "")
        return BadNotation("several-meant", text=text, choices=listed)

    def _listed(self, meanings: Sequence[Meaning], last: str) -> str:
        """Return choices in words, the last two joined by a message, or all apart."""
        words, grammar = self._face.words, self._face.grammar
        told = [words.say("typing-choice", label=grammar.label(one.label)) for one in meanings]
        told = list(dict.fromkeys(told))
        return words.joined(told, last) if last else ", ".join(told)
