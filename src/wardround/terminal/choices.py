"""The legal choices, numbered; a long list is put in groups."""

from __future__ import annotations

from collections.abc import Sequence

from wardround.core.game import Json
from wardround.terminal.face import Face

LONG = 20
"""A list with more choices than this is put in groups, one paragraph each."""


def choice_lines(face: Face, records: Sequence[Json]) -> list[str]:
    """Return the lines that offer actions, numbered from 1 in their order."""
    if len(records) <= LONG:
        return [
            face.words.say("play-choice", number=number, action=face.action(record))
            for number, record in enumerate(records, 1)
        ]
    return _grouped(face, records)


def _grouped(face: Face, records: Sequence[Json]) -> list[str]:
    groups: dict[str, list[tuple[int, str]]] = {}
    for number, record in enumerate(records, 1):
        heading, rest = face.group(record)
        groups.setdefault(heading, []).append((number, rest))
    lines: list[str] = []
    for heading, choices in groups.items():
        told = [
            face.words.say("play-choice-in-group", number=number, action=rest)
            for number, rest in choices
        ]
        if len(told) == 1:
            number, rest = choices[0]
            whole = face.action(records[number - 1])
            lines.append(face.words.say("play-choice", number=number, action=whole))
        else:
            choices_told = face.words.listed(told)
            lines.append(face.words.say("play-group", heading=heading, choices=choices_told))
    return lines
