"""Hidden boards: what others do in an activation is shown when all are done, not before."""

from __future__ import annotations

import json

import pytest

from tests.kit.plain import Json
from tests.kit.shown import show
from tests.tables.game.logs import DICE, NURSE, Logged, seated, viewers, whole
from wardround.core.luck import Rng
from wardround.tables.game.showing import past, preview

FULL: Json = {"experimental": True, "promos": True, "events": True}


def hidden(people: int = 3, settings: Json | None = None, seed: str = "seed") -> Logged:
    """Return a game of Dice Hospital with hidden boards in its first activation."""
    log = seated(DICE, people, settings, seed=seed, boards="reveal")
    play_to_activation(log, Rng(seed))
    return log


def play_to_activation(log: Logged, rng: Rng) -> None:
    """Go on until everybody has something to do in an activation."""
    people = len(log.table.chairs.all)
    while log.match.truth()["phase"] != "activation" or len(log.match.actors()) < people:
        log.play(rng, 1, by="person")


def deeds(log: Logged, seat: int) -> list[int]:
    """Return what a seat can do other than to end."""
    return [one for one in log.match.legal(seat) if one != log.match.parse("done")]


def sent(log: Logged, viewer: int | None, after: int = 0) -> str:
    """Return all that a viewer is sent, as text, but for who has still to act."""
    return json.dumps(show(log.table, viewer, after), sort_keys=True)


def test_others_see_nothing_of_an_activation_before_all_are_done() -> None:
    log = hidden()
    before = {viewer: show(log.table, viewer) for viewer in viewers(log.table)}
    log.act(0, deeds(log, 0)[0])
    own, other = show(log.table, 0), show(log.table, 1)

    assert own["view"] != before[0]["view"]
    for viewer in (None, 1, 2):
        shown = show(log.table, viewer)
        assert shown == {**before[viewer], "seq": shown["seq"]}
    assert own["log"]["add"][: len(other["log"]["add"])] == other["log"]["add"]


def test_all_is_shown_when_the_last_one_is_done() -> None:
    log = hidden()
    for seat in range(3):
        log.act(seat, deeds(log, seat)[0])
        while "done" not in [log.match.text(one) for one in log.match.legal(seat)]:
            log.act(seat, log.match.legal(seat)[0])
    for seat in range(3):
        log.act(seat, "done")

    assert log.match.truth()["phase"] != "activation"
    for viewer in viewers(log.table):
        assert show(log.table, viewer)["log"]["add"] == log.match.events_since(0)
        assert show(log.table, viewer)["steps"] == log.match.version


@pytest.mark.parametrize("other", range(3))
def test_it_makes_no_difference_to_anybody_what_another_does(other: int) -> None:
    """Two tables that differ only in what one seat does send the same to all others."""
    one, two = hidden(), hidden()
    choices = deeds(one, other)
    one.act(other, choices[0])
    two.act(other, choices[-1])

    assert one.match.truth() != two.match.truth()
    for viewer in viewers(one.table):
        same = sent(one, viewer) == sent(two, viewer)
        assert same == (viewer != other), viewer
    for seat in [seat for seat in range(3) if seat != other]:
        mine = deeds(one, seat)[0]
        assert preview(one.match, seat, [mine]) == preview(two.match, seat, [mine])
        game = one.match.game
        assert game.dump(one.match.imagined(seat)) == game.dump(two.match.imagined(seat))
        step = show(one.table, seat)["steps"]
        assert past(one.table, seat, step) == past(two.table, seat, step)


def test_who_follows_knows_the_same_as_who_looks_anew() -> None:
    log, rng = hidden(settings=FULL), Rng("follow")
    known: dict[int | None, tuple[int, list[Json]]] = {v: (0, []) for v in viewers(log.table)}
    for _ in range(60):
        log.play(rng, 1, by="person")
        if rng.below(4) == 0:
            seat = rng.below(3)
            if log.match.may_undo(seat):
                log.add("undo", seat)
        for viewer, (after, events) in known.items():
            if rng.below(3) == 0:
                told = show(log.table, viewer, after)["log"]
                known[viewer] = (log.table.seq, [*events[: told["keep"]], *told["add"]])
                assert known[viewer][1] == show(log.table, viewer)["log"]["add"]


@pytest.mark.parametrize("people", [2, 3, 4])
@pytest.mark.parametrize("settings", [{}, FULL], ids=["plain", "full"])
def test_everybody_sees_their_own_hospital_as_it_is(people: int, settings: Json) -> None:
    log, rng = hidden(people, settings, seed=f"own/{people}"), Rng(f"own/{people}")
    for _ in range(120):
        log.play(rng, 1, by="person")
        for seat in range(people):
            real = log.match.game.view(log.match.course.state, seat)["hospitals"][seat]
            assert log.match.view(seat)["hospitals"][seat] == real
            if seat in log.match.actors():
                imagined = log.match.imagined(seat)
                assert log.match.game.legal(imagined, seat) == log.match.legal(seat)


def test_a_takeback_does_not_tell_what_is_hidden() -> None:
    log = seated(DICE, 3, {"promos": True}, takebacks="ask", boards="reveal")
    rng = Rng("asked")
    play_to_activation(log, rng)
    log.act(0, deeds(log, 0)[0])
    taken = log.match.taken_last(0)
    assert taken is not None

    assert taken.events != []
    assert log.table.tellable(taken).events == []
    assert whole(log.again()) == whole(log.table)


def test_where_one_acts_after_the_other_nothing_is_hidden() -> None:
    for log in (
        seated(NURSE, 3, boards="reveal"),
        seated(DICE, 3, {"linear": True}, boards="reveal"),
    ):
        log.play(Rng("linear"), 40, by="person")
        assert log.match.view(None) == log.match.truth()
