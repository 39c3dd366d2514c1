"""Several actions in one line with no separator between them: “nurse clinic green 5”.

If the words of a line fit no single choice, they are split: some name the first action, the rest
the next ones, in the position where that leads. Each word belongs to one of the actions, and what
costs or ends something needs its verb: nothing is guessed.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby, islice
from typing import Final, NamedTuple

from wardround.core.game import CHANCE, Game, State
from wardround.core.reveals import others, reveals
from wardround.narration.choices import Played
from wardround.narration.meanings import WITHIN, Fit, Meaning, fit
from wardround.narration.narrator import Narrator

MOST_ACTIONS: Final = 6
"""The most actions in a line without separators."""
MOST_WORDS: Final = 24
MOST_FIRST: Final = 40
"""How many actions are tried as the start of the line."""
MOST_TRIED: Final = 100
"""How many positions are searched; a line that needs more is not understood."""
LINE: Final = "a line"
"""The verb before the first action: free actions come first in a line."""


class Way(NamedTuple):
    """Actions that a line may name; what is forced between them is among them."""

    texts: tuple[str, ...]
    labels: tuple[str, ...]
    missing: int
    """How many things are left open that the actions are about."""
    loosely: int

    def after(self, text: str, meaning: Meaning, how: Fit) -> Way:
        """Return it with one action more before it."""
        return Way(
            (text, *self.texts),
            (meaning.label, *self.labels),
            how.missing + self.missing,
            max(how.loosely, self.loosely),
        )


NOTHING: Final = Way((), (), 0, 0)


class Unpunctuated:
    """What a seat can mean by a line, from this moment on."""

    def __init__(self, match: Played, narrator: Narrator, seat: int, names: Sequence[str]) -> None:
        self._game: Game = match.game
        self._start = match.imagined(seat)
        self._narrator = narrator
        self._seat = seat
        self._names = names
        self._tried = 0

    def ways(self, text: str) -> list[Way]:
        """Return the best ways to read a line as several actions; none if there is none.

        Ways with the same text are one.
        """
        atoms = self._narrator.grammar.atoms(text)
        if not 1 < len(atoms) <= MOST_WORDS:
            return []
        self._tried = 0
        found = self._apart(atoms, self._start, self._choices(self._start), MOST_ACTIONS)
        if self._tried > MOST_TRIED:
            return []  # there can be more
        best = min([(way.missing, way.loosely) for way in found], default=None)
        unlike = {way.labels: way for way in found if (way.missing, way.loosely) == best}
        return list(unlike.values())

    def rest(self, text: str) -> tuple[str, State] | None:
        """Return what is left of a line after the one action that it wholly names, and where.

        None if it names none, or several.
        """
        atoms, state = self._narrator.grammar.atoms(text), self._start
        for deal in (_beginnings, _anywhere):
            dealt = islice(deal(atoms, self._choices(state)), MOST_FIRST)
            whole = [one for one in dealt if one[1].missing == 0 and one[1].loosely < WITHIN]
            if len({meaning.label for meaning, _, _ in whole}) == 1:
                meaning, _, rest = whole[0]
                after, _ = self._game.step(state, self._seat, meaning.action)
                return " ".join(rest), after
        return None

    def _choices(self, state: State) -> list[Meaning]:
        game, narrator, seat = self._game, self._narrator, self._seat
        if seat not in game.actors(state):
            return []
        view, told = game.view(state, seat), list[Meaning]()
        for action in game.legal(state, seat):
            record = game.action_record(state, action)
            label, late = (
                narrator.action(record, view, self._names),
                narrator.lateness(record, view),
            )
            told.append(narrator.grammar.meaning(action, record, label, self._names, late))
        return told

    def _ways(self, atoms: Sequence[str], state: State, before: str, most: int) -> list[Way]:
        """Return in which ways words name the next actions in a position."""
        choices = self._choices(state)
        fits = [(one, how) for one in choices if (how := fit(atoms, one, before)) is not None]
        best = min([how for _, how in fits], default=None)
        if best is not None and not best.late:
            whole = [(one, how) for one, how in fits if how == best]
            return [NOTHING.after(self._text(state, one), one, how) for one, how in whole]
        if most < 2:
            return []
        found = self._apart(atoms, state, choices, most)
        if not found and len(choices) == 1 and not choices[0].late:
            only = choices[0]
            later = self._then(state, only, atoms, before, most)
            return [way.after(self._text(state, only), only, Fit(0, False, 0, 0)) for way in later]
        return found

    def _apart(
        self, atoms: Sequence[str], state: State, choices: Sequence[Meaning], most: int
    ) -> list[Way]:
        """Return the ways to split the words into an action and the rest.

        The order of words decides what comes first, unless that makes no sense or is ambiguous.
        """
        found: list[Way] = []
        for deal in (_beginnings, _anywhere):
            # What names an action wholly is tried first: mostly that is all.
            dealt = sorted(deal(atoms, choices), key=lambda one: one[1].missing)[:MOST_FIRST]
            for _, some in groupby(dealt, key=lambda one: one[1].missing):
                for meaning, how, rest in some:
                    later = self._then(state, meaning, rest, meaning.verb, most)
                    text = self._text(state, meaning)
                    found += [way.after(text, meaning, how) for way in later]
                if any(way.missing == 0 and way.loosely < WITHIN for way in found):
                    return found
        return found

    def _then(
        self, state: State, meaning: Meaning, rest: Sequence[str], before: str, most: int
    ) -> list[Way]:
        """Return how the rest of a line continues after an action, as far as that is known."""
        game, seat = self._game, self._seat
        self._tried += 1
        if self._tried > MOST_TRIED:
            return []
        imagined = others(game, state, seat)
        after, _ = game.step(state, seat, meaning.action)
        if game.actors(after) == [CHANCE] or reveals(game, imagined, after, seat, meaning.action):
            return []
        return self._ways(rest, after, before, most - 1)

    def _text(self, state: State, meaning: Meaning) -> str:
        return self._game.action_text(state, meaning.action)


Deal = tuple[Meaning, Fit, Sequence[str]]


def _beginnings(atoms: Sequence[str], choices: Sequence[Meaning]) -> Iterator[Deal]:
    """Split words in their order: the start of a line, and the rest."""
    for count in range(len(atoms) - 1, 0, -1):
        for one in choices:
            how = fit(atoms[:count], one, LINE)
            if how is not None and not how.late:
                yield one, how, atoms[count:]


def _anywhere(atoms: Sequence[str], choices: Sequence[Meaning]) -> Iterator[Deal]:
    """Split words wherever they are: those that fit an action, and the rest."""
    for one in choices:
        own = [atom for atom in atoms if fit([atom], one, LINE) is not None]
        rest = [atom for atom in atoms if atom not in own]
        how = fit(own, one, LINE) if own and rest else None
        if how is not None and not how.late:
            yield one, how, rest
