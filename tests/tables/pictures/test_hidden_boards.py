"""Hidden boards in words: nothing that is sent to others depends on what one does meanwhile."""

from __future__ import annotations

import json

import pytest

from tests.tables.game.logs import Logged, viewers
from tests.tables.game.test_hidden_boards import deeds, hidden
from wardround.tables.pictures import TableWords
from wardround.tables.pictures.plan import foretold
from wardround.tables.replays.steps import steps_of

LATER = {"seq"}
"""What tells others that something happened, but not what."""


def sent(log: Logged, table_words: TableWords, viewer: int | None, after: int = 0) -> str:
    """Return everything that a viewer is sent, as text."""
    told = table_words.shown(log.table, viewer, "en", after=after)
    return json.dumps({name: one for name, one in told.items() if name not in LATER})


@pytest.mark.parametrize("other", range(3))
def test_nobody_is_told_in_words_either_what_another_does(other: int) -> None:
    """Neither what nor how much: one seat acts once at one table, and thrice at the other."""
    one, two, table_words = hidden(), hidden(), TableWords()
    before = one.table.seq
    one.act(other, deeds(one, other)[0])
    for _ in range(3):
        two.act(other, (deeds(two, other) or two.match.legal(other))[-1])

    assert other in two.match.actors()
    for viewer in viewers(one.table):
        for after in (0, before):
            same = sent(one, table_words, viewer, after) == sent(two, table_words, viewer, after)
            assert same == (viewer != other), viewer
        if viewer == other:
            continue
        last = [steps_of(log.table, table_words, "en", viewer, 0, 64) for log in (one, two)]
        assert last[0] == last[1]
        if viewer is not None:
            plans = [
                foretold(
                    log.table, table_words.narrator(log.table, "en"), viewer, deeds(log, viewer)[:1]
                )
                for log in (one, two)
            ]
            assert plans[0] == plans[1]


def test_who_follows_hears_it_all_when_it_is_shown() -> None:
    log, table_words = hidden(), TableWords()
    lines = table_words.shown(log.table, 2, "en")["told"]["add"]
    after = log.table.seq
    for seat in range(3):
        log.act(seat, deeds(log, seat)[0])
        while log.match.parse("done") not in log.match.legal(seat):
            log.act(seat, log.match.legal(seat)[0])
        log.act(seat, "done")
    told = table_words.shown(log.table, 2, "en", after=after)["told"]
    fresh = table_words.shown(log.table, 2, "en")["told"]["add"]

    assert [*lines[: told["keep"]], *told["add"]] == fresh
    assert {line["seat"] for line in told["add"] if line["phase"] == "activation"} == {0, 1, 2}
