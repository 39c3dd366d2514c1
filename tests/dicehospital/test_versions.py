"""Records and tables of the first version of the rules: read where nothing changed for them."""

from __future__ import annotations

import json

import pytest

from tests.kit.drive import Play, any_actor, at_random
from wardround.catalog import find
from wardround.core.errors import BadOption, BadRecord
from wardround.core.record_text import digest_of, read, write
from wardround.core.records import Terms, replay
from wardround.tables.game.setup import Place, TableSetup, mark_of

GAME = find("dice-hospital")
CHANGED: list[dict[str, object]] = [
    {"experimental": True},
    {"events": True},
    {"nationwide-epidemic": True},
]


def of_the_first(settings: dict[str, object]) -> str:
    """Return a game of these settings as the first version of the rules would have kept it."""
    play = Play(Terms(GAME, settings, {}), 2, "first", at_random, any_actor)
    for _ in play.states():
        pass
    lines = write(play.record()).splitlines()
    lines[0] = lines[0].replace('"rules":"2"', '"rules":"1"')
    body = "\n".join(lines[:-1]) + "\n"
    return body + json.dumps({**json.loads(lines[-1]), "digest": digest_of(body)}) + "\n"


@pytest.mark.parametrize("settings", [{}, {"edition": "italian", "promos": True}, {"linear": True}])
def test_a_record_of_the_first_version_is_read_where_nothing_changed(
    settings: dict[str, object],
) -> None:
    record = read(of_the_first(settings), "old.jsonl", find)

    assert GAME.outcome(replay(record)) is not None
    assert '"rules":"2"' in write(record).splitlines()[0]


@pytest.mark.parametrize("settings", CHANGED)
def test_a_record_of_the_first_version_is_refused_where_something_changed(
    settings: dict[str, object],
) -> None:
    with pytest.raises(BadRecord) as refused:
        read(of_the_first(settings), "old.jsonl", find)

    assert refused.value.code == "record-other-rules"
    assert (refused.value.facts["found"], refused.value.facts["ours"]) == ("1", "2")


@pytest.mark.parametrize(("settings", "ours"), [({}, True), *((one, False) for one in CHANGED)])
def test_a_table_of_the_first_version_goes_on_where_nothing_changed(
    settings: dict[str, object], ours: bool
) -> None:
    places = (Place("open"),) * 2
    now = TableSetup("dice-hospital", "seed", places, settings=settings)
    mark = "1 " + mark_of(now.terms(GAME)).partition(" ")[2]
    then = TableSetup("dice-hospital", "seed", places, settings=settings, mark=mark)
    if ours:
        assert then.terms(GAME).game is GAME
    else:
        with pytest.raises(BadOption, match="table-other-rules"):
            then.terms(GAME)
