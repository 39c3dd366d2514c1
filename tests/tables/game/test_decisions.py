"""Versions: they tell whether a seat saw the latest, and leave those alone who decide at once."""

from __future__ import annotations

from tests.kit.tiny import PASS, SHOW, TAKE, TINY
from tests.tables.game.logs import DICE, EVERY, Logged, seated
from wardround.core.game import Game
from wardround.core.luck import Rng

OWN = ("act", "undo", "redo")


def offered(log: Logged) -> list[list[int] | None]:
    """Return what each seat may do, None where it is not asked."""
    actors = log.match.actors()
    return [log.match.legal(s) if s in actors else None for s in range(len(log.setup.places))]


def any_entry(log: Logged, rng: Rng) -> None:
    """Let somebody act, take back or do again."""
    seats = range(len(log.setup.places))
    undo = [seat for seat in seats if log.match.may_undo(seat)]
    redo = [seat for seat in seats if log.match.may_redo(seat)]
    what = rng.below(6)
    if what == 0 and undo:
        log.add("undo", undo[rng.below(len(undo))])
    elif what == 1 and redo:
        log.add("redo", redo[rng.below(len(redo))])
    else:
        log.play(rng, 1, by="person")


@EVERY
def test_a_version_changes_with_what_is_offered_and_with_what_one_does_and_else_never(
    game: Game,
) -> None:
    log, rng = seated(game, 3), Rng("versions")
    alone = 0
    while log.match.actors():
        offers, versions = offered(log), log.table.decisions.versions[:]
        any_entry(log, rng)
        entry = log.entries[-1]
        for seat, version in enumerate(log.table.decisions.versions):
            own = entry.seat == seat and entry.kind in OWN
            changed = own or offered(log)[seat] != offers[seat]
            assert version == (entry.seq if changed else versions[seat])
            alone += not changed and offers[seat] is not None

    # In Dynamite Nurse nobody ever decides at the same time as another.
    assert (alone > 0) == (game.id != "dynamite-nurse")


def test_what_another_does_at_the_same_time_leaves_my_version_alone() -> None:
    log = seated(TINY, 3)
    before = log.table.decisions.versions[:]
    log.act(1, TAKE)
    log.add("undo", 1)
    log.act(1, SHOW)

    assert [log.table.decisions.versions[seat] for seat in (0, 2)] == [before[0], before[2]]
    assert log.table.decisions.versions[1] == log.table.seq


def test_a_new_round_is_a_new_version_for_all() -> None:
    log = seated(TINY, 2)
    log.act(0, PASS)
    log.act(1, PASS)

    assert log.table.decisions.versions == [log.table.seq] * 2


def test_talk_changes_no_version() -> None:
    log = seated(DICE, 2)
    before = log.table.decisions.versions[:]
    log.add("say", 0, {"text": "hello"})
    log.add("mute", 1, {"who": 0, "on": True})
    log.add("automatic", 0, {"on": True})

    assert log.table.decisions.versions == before


def test_who_switches_to_automatic_where_one_thing_is_left_is_offered_something_new() -> None:
    log, rng, found = seated(DICE, 2), Rng("switch"), 0
    for seat in (0, 1):
        log.add("automatic", seat, {"on": False})
    while log.match.actors() and not found:
        seat = log.match.actors()[0]
        legal = log.match.legal(seat)
        if len(legal) == 1 and log.match.action_record(legal[0])["verb"] != "done":
            steps = log.match.version
            log.add("automatic", seat, {"on": True})
            found = log.match.version - steps

            assert log.table.decisions.versions[seat] == log.table.seq
            assert log.match.moves_since(steps)[0].action == legal[0]
        else:
            log.add("act", seat, {"action": legal[rng.below(len(legal))]})
    assert found > 0
