"""The legal choices of a game being played, numbered; a long list is grouped."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from wardround.core.game import Game, Reason, State
from wardround.core.json_types import ActionRecord, View
from wardround.narration.narrator import Narrator


class Played(Protocol):
    """A game with what its seats may see and do now."""

    game: Game

    def actors(self) -> list[int]:
        """Return the seats that may act now."""

    def view(self, seat: int | None) -> View:
        """Return what a seat (None: a spectator) can see."""

    def legal(self, seat: int) -> list[int]:
        """Return what a seat may do now."""

    def why_not(self, seat: int, action: int) -> Reason | None:
        """Return why a seat can't do an action now, or None if it can."""

    def text(self, action: int) -> str:
        """Return an action as a line of text."""

    def parse(self, text: str) -> int:
        """Return the action that a line of text names."""

    def action_record(self, action: int) -> ActionRecord:
        """Return an action as a verb and its named arguments."""

    def imagined(self, seat: int) -> State:
        """Return a position that looks the same to a seat as the real one."""


LONG = 6
"""A list with more choices than this is put in groups, one paragraph each."""


def offered(match: Played, narrator: Narrator, seat: int) -> list[int]:
    """Return the actions of a seat in the order of their numbers; nothing if it has none.

    What costs or ends something comes late.
    """
    if seat not in match.actors():
        return []
    view = match.view(seat)
    legal = match.legal(seat)
    late = {one: narrator.lateness(match.action_record(one), view) for one in legal}
    return sorted(legal, key=lambda one: late[one])


def choice_lines(
    narrator: Narrator, records: Sequence[ActionRecord], view: View, names: Sequence[str] = ()
) -> list[str]:
    """Return the lines that offer actions, numbered from 1 in their order."""
    if len(records) == 1:
        only = narrator.action(records[0], view, names)
        return [narrator.words.say("play-only-choice", action=only)]
    if len(records) <= LONG:
        told = [narrator.action(record, view, names) for record in records]
        return [_line(narrator, number, action) for number, action in enumerate(told, 1)]
    return _grouped(narrator, records, view, names)


def _line(narrator: Narrator, number: int, action: str) -> str:
    return narrator.words.say("play-choice", number=number, action=action)


def _grouped(
    narrator: Narrator, records: Sequence[ActionRecord], view: View, names: Sequence[str]
) -> list[str]:
    groups: dict[str, list[tuple[int, str]]] = {}
    for number, record in enumerate(records, 1):
        heading, rest = narrator.group(record, view, names)
        groups.setdefault(heading, []).append((number, rest))
    lines: list[str] = []
    for heading, choices in groups.items():
        if len(choices) == 1:
            number = choices[0][0]
            lines.append(_line(narrator, number, narrator.action(records[number - 1], view, names)))
            continue
        told = [
            narrator.words.say("play-choice-in-group", number=number, action=rest)
            for number, rest in choices
        ]
        lines.append(
            narrator.words.say("play-group", heading=heading, choices=narrator.words.listed(told))
        )
    return lines
