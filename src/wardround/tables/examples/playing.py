"""Plays an example: the positions of its line, and what happens between them.

The results come from the engine: it builds positions and plays or refuses actions, and the usual
sentences describe them.
"""

from __future__ import annotations

from functools import lru_cache
from importlib import import_module
from typing import Annotated, Any, Final, TypedDict

from wardround import catalog
from wardround.core.errors import BadNotation, IllegalAction
from wardround.core.game import CHANCE, Reason
from wardround.core.json_types import About, Events, View
from wardround.core.luck import Keyed
from wardround.core.records import Move, Terms, luck
from wardround.narration.lines import Line
from wardround.narration.narrator import Narrator
from wardround.narration.narrators import narrator_of
from wardround.tables.examples.data import FIRST, Example, Step
from wardround.tables.pictures.course import Noted
from wardround.tables.pictures.names import spoken_to
from wardround.tables.pictures.narrated_log import NarratedLog

SEED: Final = "example"
MOST_KEPT: Final = 128


class Frame(TypedDict):
    """A position of an example, and what led to it."""

    text: Annotated[str, About("what has happened since the position before, in words")]
    refused: Annotated[bool, About("whether the rules refuse the attempted action")]
    view: View
    events: Annotated[Events, About("all events since the first position")]


class ExampleShape(TypedDict):
    """An example: a position with a line of play, as the engine plays it."""

    id: str
    game: str
    rule: str
    title: str
    text: str
    names: list[str]
    show: Annotated[list[str], About("the parts of the board that matter")]
    cards: Annotated[list[str], About("the departments that the line goes to")]
    frames: list[Frame]
    tries: Annotated[bool, About("whether you can try your own line from the first decision")]


class Option(TypedDict):
    """Something that the rules allow in the position."""

    text: str
    label: str
    says: Annotated[str, About("what it would lead to; empty if unknown")]


class Tried(Frame):
    """Where your own line has led, and your choices there."""

    prompt: str
    choices: list[Option]


class Trial(Noted):
    """A game from a given position on."""

    def __init__(self, example: Example) -> None:
        game = catalog.find(example.game)
        self.example = example
        self._kit: Any = import_module(f"{__package__}.{catalog.package_of(game)}")
        self.terms = Terms(game, {**self._kit.SETTINGS, **example.settings}, {})
        options = self.terms.options
        super().__init__(game, self._kit.position(game, options, example.seats, example.position))
        self.quiet: frozenset[str] = self._kit.QUIET
        """Phases that are not described: they come after the example."""
        self._keyed = Keyed(SEED)

    def view(self) -> View:
        """Return what the first player sees."""
        return self.game.view(self.state, FIRST)

    def legal(self) -> list[int]:
        """Return what the first player may do now; nothing if others or luck decide."""
        if FIRST not in self.game.actors(self.state):
            return []
        return self.game.legal(self.state, FIRST)

    def hospital(self) -> str:
        """Return the hospital of the first player as text."""
        return str(self._kit.hospital(self.state, FIRST))

    def carry_out(self, step: Step) -> Reason | None:
        """Play a step; return the reason if the rules must refuse it."""
        if step.roll:
            self._lucky(self._kit.roll(step.roll))
        for seat, text in step.actions:
            if step.refused:
                return self.refusal(seat, text)
            self.act(seat, text)
        return None

    def refusal(self, seat: int, text: str) -> Reason:
        """Return why an action is refused; that it is allowed is a fault of the example."""
        self._settle()
        action = self.game.action_parse(self.state, text)
        reason = self.game.why_not(self.state, seat, action)
        if reason is None:
            raise BadNotation("bad-position", field=text)
        return reason

    def act(self, seat: int, text: str) -> None:
        """Play an action, and the rolls it causes while its phase lasts."""
        self._settle()
        if seat not in self.game.actors(self.state):
            raise IllegalAction("not-your-turn", "", text)
        phase = self.view()["phase"]
        action = self.game.action_parse(self.state, text)
        self.note(Move(seat, action, "", ()), self.game.apply(self.state, seat, action))
        while self._is_luck() and self.view()["phase"] == phase:
            self._lucky()

    def _is_luck(self) -> bool:
        return self.game.actors(self.state) == [CHANCE]

    def _settle(self) -> None:
        """Apply all rolls and draws up to the next decision."""
        while self._is_luck():
            self._lucky()

    def _lucky(self, outcome: tuple[int, ...] | None = None) -> None:
        key = self.game.luck_key(self.state)
        if outcome is None:
            outcome = self.game.sample(self.state, self._keyed.stream(key))
        self.note(luck(key, outcome), self.game.apply_luck(self.state, outcome))


class TableWords:
    """Describes a trial step by step, to its first player."""

    def __init__(self, trial: Trial, language: str) -> None:
        self.trial = trial
        self.narrator: Narrator = _narrator(trial.example.game, language)
        words = self.narrator.words
        named = [words.player(seat, []) for seat in range(trial.example.seats)]
        self.names = spoken_to(named, FIRST, words)
        self._log = NarratedLog(self.narrator)
        self._log.follow(trial, self.names)
        self._known: list[Line] = []

    def new(self) -> list[Line]:
        """Return the lines that are new or longer now, except those after the example."""
        self._log.follow(self.trial, self.names)
        lines = self._log.lines
        known = [line.text for line in self._known]
        self._known = lines
        return [line for line in lines if line.text not in known and not self._is_after(line)]

    def _is_after(self, line: Line) -> bool:
        """Return whether a line is about what follows the round or turn of an example."""
        begun, _ = self.narrator.status.counted(self.trial.opening())
        return line.phase in self.trial.quiet or line.round != begun

    def frame(self) -> Frame:
        """Return the position now, with what has led to it since the last one."""
        return {
            "text": " ".join(line.text for line in self.new()),
            "refused": False,
            "view": self.trial.view(),
            "events": self.trial.events_since(0),
        }

    def choices(self) -> list[Option]:
        """Return what the first player may do now, in words; what ends something comes last."""
        game, state, view = self.trial.game, self.trial.state, self.trial.view()
        told: list[tuple[int, Option]] = []
        for action in self.trial.legal():
            after, events = game.step(state, FIRST, action)
            happens = [game.event_record(after, event) for event in events]
            record = game.action_record(state, action)
            choice: Option = {
                "text": game.action_text(state, action),
                "label": self.narrator.action(record, view, self.names),
                "says": self.narrator.says(happens, FIRST, view, self.names),
            }
            told.append((self.narrator.lateness(record, view), choice))
        return [choice for _, choice in sorted(told, key=lambda one: one[0])]

    def asked(self) -> str:
        """Return what the first player is asked now; nothing if others or luck decide."""
        return self.narrator.prompt(self.trial.view(), FIRST) if self.trial.legal() else ""


@lru_cache(MOST_KEPT)
def _narrator(game: str, language: str) -> Narrator:
    return narrator_of(Terms(catalog.find(game), {}, {}), language, numbered=False)
