"""The legal choices, numbered; a long list is grouped."""

from __future__ import annotations

from collections.abc import Sequence

from wardround.core.game import Json
from wardround.terminal.face import Face

LONG = 6
"""A list with more choices than this is put in groups, one paragraph each."""


def choice_lines(
    face: Face, records: Sequence[Json], view: Json, names: Sequence[str] = ()
) -> list[str]:
    """Return the lines that offer actions, numbered from 1 in their order."""
    if len(records) == 1:
        only = face.action(records[0], view, names)
        return [face.words.say("play-only-choice", action=only)]
    if len(records) <= LONG:
        told = [face.action(record, view, names) for record in records]
        return [_line(face, number, action) for number, action in enumerate(told, 1)]
    return _grouped(face, records, view, names)


def _line(face: Face, number: int, action: str) -> str:
    return face.words.say("play-choice", number=number, action=action)


def _grouped(face: Face, records: Sequence[Json], view: Json, names: Sequence[str]) -> list[str]:
    groups: dict[str, list[tuple[int, str]]] = {}
    for number, record in enumerate(records, 1):
        heading, rest = face.group(record, view, names)
        groups.setdefault(heading, []).append((number, rest))
    lines: list[str] = []
    for heading, choices in groups.items():
        if len(choices) == 1:
            number = choices[0][0]
            lines.append(_line(face, number, face.action(records[number - 1], view, names)))
            continue
        told = [
            face.words.say("play-choice-in-group", number=number, action=rest)
            for number, rest in choices
        ]
        lines.append(face.words.say("play-group", heading=heading, choices=face.words.listed(told)))
    return lines
