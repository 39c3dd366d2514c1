"""The events of a game are the same before and after they are packed."""

from __future__ import annotations

import pytest

from tests.kit.plain import Json
from tests.tables.game.logs import DICE, NURSE, seated
from wardround.core.game import Game
from wardround.core.luck import Rng
from wardround.tables.game.happened import EACH, Happened


def events(count: int) -> list[Json]:
    """Return some events."""
    return [
        {"event": "told", "seat": number % 3, "cards": [number], "to": "é"}
        for number in range(count)
    ]


@pytest.mark.parametrize("count", [0, 1, EACH - 1, EACH, EACH + 1, 3 * EACH, 3 * EACH + 5])
def test_packed_events_are_those_that_were_added(count: int) -> None:
    told, every = Happened(events(count)[:1]), events(count)
    told.extend(events(count)[1:])
    told.pack()
    told.pack()
    assert (len(told), list(told), told[:]) == (count, every, every)
    for start in (0, 1, EACH - 1, EACH, count - 1, count, count + 1):
        for stop in (0, start, start + 1, start + EACH, count, count + 1):
            assert told[start:stop] == every[start:stop], (start, stop)
    assert [told[at] for at in range(count)] == every
    if count:
        assert told[-1] == every[-1]
    with pytest.raises(IndexError):
        told[count]


@pytest.mark.parametrize("game", [DICE, NURSE], ids=lambda game: game.id)
def test_a_game_that_ends_has_the_events_that_it_had(game: Game) -> None:
    log, rng = seated(game, 3), Rng("happened")
    told: list[Json] = []
    while log.match.actors():
        told += log.match.events_since(len(told))
        log.play(rng, 1)
    assert log.match.events_since(0)[: len(told)] == told
    assert log.match.event_count == len(log.match.events_since(0)) == log.match.ends()[-1]
