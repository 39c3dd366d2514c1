"""`Narrator`: the interface to a game in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from wardround.core.game import Outcome, Point
from wardround.core.json_types import ActionRecord, EventRecord, Forecast, View
from wardround.narration.grammar import Grammar
from wardround.narration.lines import Lines
from wardround.narration.status import Status
from wardround.words import Words


class Narrator(Protocol):
    """One game in words, in a language. Lists are of paragraphs."""

    @property
    def words(self) -> Words:
        """The words of the language."""

    @property
    def examples(self) -> Mapping[str, str]:
        """What help names as an example: an `action`, a `card` and a `rule`."""

    @property
    def typed(self) -> Sequence[tuple[str, Sequence[str]]]:
        """When one can do what: the name of a phase, and actions as they are typed in it."""

    @property
    def grammar(self) -> Grammar:
        """How actions are typed in words."""

    @property
    def status(self) -> Status:
        """Where the game is, in words."""

    @property
    def lines(self) -> Lines:
        """The log of the game in words."""

    def welcome(self, seats: int) -> list[str]:
        """Return what is being played."""

    def aim(self) -> list[str]:
        """Return what a player tries to do, and where the rules are."""

    def narrate(
        self,
        events: Sequence[EventRecord],
        names: Sequence[str],
        view: View | None = None,
        before: Sequence[EventRecord] = (),
    ) -> list[str]:
        """Return what happened, after the events `before`.

        With the view after it, as in play, also the results, and nothing obvious.
        """

    def disclosed(
        self, events: Sequence[EventRecord], before: Sequence[View], after: Sequence[View]
    ) -> list[EventRecord]:
        """Return events with what only their seats saw, for games that are over.

        It is found in the views of all seats before and after the events.
        """

    def forecast(self, told: Forecast) -> Forecast:
        """Return what the game forecasts for a seat, with names and reasons."""

    def says(
        self, events: Sequence[EventRecord], seat: int, view: View, names: Sequence[str] = ()
    ) -> str:
        """Return what a choice would come to for a seat with this view; nothing if unknown."""

    def prompt(self, view: View, seat: int) -> str:
        """Return what the seat is asked."""

    def brief(
        self, view: View, seat: int, names: Sequence[str], *, titled: bool = False
    ) -> list[str]:
        """Return what the seat must know for its decision; `titled`: first whose it is."""

    def look(self, view: View, names: Sequence[str], seat: int | None) -> list[str]:
        """Return the whole table, or (`seat`) one seat's part of it."""

    def action(
        self, record: ActionRecord, view: View | None = None, names: Sequence[str] = ()
    ) -> str:
        """Return an action as something one can choose to do, in the viewer's position.

        Players go by their `names`, or by their numbers where they have none.
        """

    def lateness(self, record: ActionRecord, view: View) -> int:
        """Return how late to offer an action: 0, 1 if it costs something, 2 if it ends something.

        So a hasty 1 neither pays nor ends a turn.
        """

    def group(self, record: ActionRecord, view: View, names: Sequence[str] = ()) -> tuple[str, str]:
        """Return what a long list puts an action under, and what is left to say there."""

    def parts(self, text: str) -> list[str]:
        """Return the actions that one typed line names, to be done one after the other."""

    def spelling(self, text: str) -> str:
        """Return a typed action as the game writes it: letters, names, other words for verbs."""

    def secret(self, view: View, seat: int) -> bool:
        """Return whether the seat's decision shows what others at the screen must not see."""

    def card(self, name: str) -> list[str]:
        """Return the text of a card, or nothing if there is none of that name."""

    def points(self, outcome: Outcome, seat: int, view: View) -> list[tuple[Point, str]]:
        """Return the points of a seat, each with what it is for."""

    def ending(self, outcome: Outcome, names: Sequence[str], view: View | None = None) -> list[str]:
        """Return the ranking and every point with its reason."""
