"""Chairs: sitting, standing up, bots in the place of people, and coming back."""

from __future__ import annotations

import pytest

from tests.kit.plain import Json
from tests.kit.tiny import PASS, TAKE, TINY
from tests.tables.game.logs import Logged, lay, seated
from wardround.core.luck import Rng


def kinds(log: Logged) -> list[str]:
    """Return what sits on the seats: a name, `bot BOT`, `BOT for NAME` or `open`."""
    told = []
    for one in log.table.chairs.all:
        if one.kind == "open":
            told.append("open")
        elif one.kind == "bot":
            told.append(f"bot {one.bot}")
        else:
            told.append(f"{one.stand_in} for {one.name}" if one.stand_in else one.name)
    return told


def names(log: Logged) -> list[str]:
    """Return what the seats are called in the record."""
    return list(log.match.record().seats)


def sit(log: Logged, seat: int, name: str) -> None:
    """Let somebody sit down."""
    log.add("sit", seat, {"name": name, "person": name.lower()})


# --- before the game -----------------------------------------------------------------------


def test_the_game_begins_when_the_last_open_seat_is_taken() -> None:
    log = lay(TINY, ["open", "random", "open"])
    sit(log, 2, "Ann")
    waiting = log.table.status
    sit(log, 0, "Bob")

    assert (waiting, log.table.status) == ("waiting", "playing")
    assert kinds(log) == ["Bob", "bot random", "Ann"]
    assert names(log) == ["Bob", "random", "Ann"]


def test_whoever_stands_up_leaves_the_seat_as_it_was_laid() -> None:
    log = lay(TINY, ["open:hard", "open"])
    before = log.table.chairs.records()
    sit(log, 0, "Ann")
    log.add("stand", 0)

    assert log.table.chairs.records() == before
    assert log.refused("stand", 0) == "seat-no-person"
    log.add("begin")
    assert kinds(log) == ["bot hard", "bot normal"]


def test_a_seat_that_is_taken_is_not_given_away_nor_left_during_the_game() -> None:
    log = lay(TINY, ["open", "random", "open"])
    sit(log, 0, "Ann")

    assert log.refused("sit", 0, {"name": "Bob"}) == "seat-taken"
    assert log.refused("sit", 1, {"name": "Bob"}) == "seat-taken"
    sit(log, 2, "Bob")
    assert log.refused("stand", 0) == "table-begun"


# --- bots that keep seats warm -------------------------------------------------------------


def test_a_seat_that_a_bot_keeps_warm_can_be_taken_later_and_the_record_names_who_plays() -> None:
    log = lay(TINY, ["open", "open:easy", "hard"])
    sit(log, 0, "Ann")
    log.add("begin")
    begun = names(log)
    log.add("act", 1, {"action": PASS, "by": "bot"})
    sit(log, 1, "Bob")

    assert begun == ["Ann", "easy", "hard"]
    assert kinds(log) == ["Ann", "Bob", "bot hard"]
    assert names(log) == ["Ann", "Bob", "hard"]
    assert log.refused("undo", 1) == "undo-nothing"  # the bot did it
    assert log.refused("sit", 2, {"name": "Cleo"}) == "seat-taken"
    assert log.again().playing().record().seats == ("Ann", "Bob", "hard")


def test_a_seat_taken_in_the_middle_plays_on() -> None:
    log = lay(TINY, ["open", "open"])
    sit(log, 0, "Ann")
    log.add("begin")
    sit(log, 1, "Bob")
    log.act(1, TAKE)

    assert log.table.bots_to_act() == []
    assert log.match.may_undo(1)


def test_a_person_is_called_by_their_new_name_at_once_also_in_the_record() -> None:
    log = seated(TINY, 3)
    log.add("stand-in", 1, {"for": 1, "bot": "random"})
    version = log.table.decisions.versions[1]
    log.add("rename", 1, {"name": "Robert"})

    assert kinds(log) == ["Ann", "random for Robert", "Cleo"]
    assert names(log) == ["Ann", "Robert", "Cleo"]
    assert log.table.decisions.versions[1] == version


def test_nobody_but_a_person_is_renamed_and_nobody_in_a_game_that_is_over() -> None:
    waiting, over = lay(TINY, ["open", "random", "open"]), seated(TINY, 3)
    over.play(Rng("to the end"), 10_000, by="person")

    assert waiting.refused("rename", 0, {"name": "Bob"}) == "seat-no-person"
    assert waiting.refused("rename", 1, {"name": "Bob"}) == "seat-no-person"
    assert over.refused("rename", 1, {"name": "Robert"}) == "table-over"


# --- bots in the place of people -----------------------------------------------------------


def test_a_bot_takes_the_place_of_somebody_who_left_when_all_others_agree() -> None:
    log = seated(TINY, 4)
    log.at += 60_000
    log.add("stand-in", 0, {"for": 2, "bot": "easy"})
    log.add("stand-in", 3, {"for": 2, "bot": "normal"})
    agreed = log.table.chairs.all[2].record()["agreed"]
    before = kinds(log)
    log.add("stand-in", 1, {"for": 2, "bot": "hard"})

    assert agreed == [0, 3]
    assert log.table.chairs.all[2].record()["agreed"] == []
    assert before == ["Ann", "Bob", "Cleo", "Dan"]
    assert kinds(log) == ["Ann", "Bob", "normal for Cleo", "Dan"]
    assert log.table.bots_to_act() == [2]
    assert names(log) == ["Ann", "Bob", "Cleo", "Dan"]


def test_who_goes_may_hand_over_by_themselves_and_come_back() -> None:
    log = seated(TINY, 3)
    log.add("stand-in", 1, {"for": 1, "bot": "random"})
    away = kinds(log)
    log.add("act", 1, {"action": TAKE, "by": "bot"})
    log.add("come-back", 1)

    assert away == ["Ann", "random for Bob", "Cleo"]
    assert kinds(log) == ["Ann", "Bob", "Cleo"]
    assert log.refused("undo", 1) == "undo-nothing"
    assert log.refused("come-back", 1) == "seat-no-stand-in"


@pytest.mark.parametrize(("kind", "body"), [("come-back", {}), ("say", {"text": "here"})])
def test_whoever_is_still_there_ends_the_asking_for_a_bot_in_their_place(
    kind: str, body: Json
) -> None:
    log = seated(TINY, 3)
    log.at += 60_000
    log.add("stand-in", 0, {"for": 1, "bot": "random"})
    log.add(kind, 1, body)

    assert log.table.chairs.all[1].record()["agreed"] == []
    assert log.refused("stand-in", 2, {"for": 1, "bot": "random"}) == "seat-not-away"
    assert kinds(log) == ["Ann", "Bob", "Cleo"]


def test_who_is_connected_has_a_minute_whatever_the_patience_of_the_table() -> None:
    """Of whom nothing was seen lately is replaced as the table was laid, in older logs too."""
    log = seated(TINY, 2, patience=0)
    present = {"for": 1, "bot": "random", "present": True}
    at_once = log.refused("stand-in", 0, present)
    log.at += 59_999
    soon = log.refused("stand-in", 0, present)
    log.at += 1
    log.add("stand-in", 0, present)
    patient = seated(TINY, 2, patience=90)
    patient.at += 89_999

    assert [at_once, soon] == ["seat-not-away"] * 2
    assert kinds(log) == ["Ann", "normal for Bob"]
    assert patient.refused("stand-in", 0, present) == "seat-not-away"
    for told in ({}, {"present": False}):
        gone = seated(TINY, 2, patience=0)
        gone.add("stand-in", 0, {"for": 1, "bot": "random", **told})
        assert kinds(gone) == ["Ann", "normal for Bob"]


def test_nobody_is_replaced_who_was_waited_for_only_a_short_while() -> None:
    log = seated(TINY, 2)
    log.at += 59_000
    first = log.refused("stand-in", 0, {"for": 1, "bot": "random"})
    log.act(1, PASS)
    log.at += 600_000
    second = log.refused("stand-in", 0, {"for": 1, "bot": "random"})
    log.act(0, PASS)
    log.at += 60_000
    log.add("stand-in", 0, {"for": 1, "bot": "random"})

    assert [first, second] == ["seat-not-away"] * 2
    assert kinds(log) == ["Ann", "normal for Bob"]


def test_whoever_decides_is_back() -> None:
    log = seated(TINY, 2)
    log.add("stand-in", 1, {"for": 1, "bot": "random"})
    before = log.table.decisions.versions[1]
    log.add("come-back", 1)
    came_back = log.table.decisions.versions[1]
    log.add("stand-in", 1, {"for": 1, "bot": "random"})
    log.act(1, PASS)

    assert came_back > before, "what a bot thought of meanwhile comes too late"
    assert kinds(log) == ["Ann", "Bob"]


def test_whose_seat_a_bot_has_is_not_asked_and_does_not_decide_about_others() -> None:
    log = seated(TINY, 3)
    log.add("stand-in", 1, {"for": 1, "bot": "random"})
    log.at += 60_000

    assert log.refused("stand-in", 1, {"for": 0, "bot": "random"}) == "seat-no-person"
    assert log.refused("stand-in", 0, {"for": 1, "bot": "random"}) == "seat-no-person"
    log.add("stand-in", 0, {"for": 2, "bot": "random"})
    assert kinds(log) == ["Ann", "random for Bob", "normal for Cleo"]


def test_there_is_no_stand_in_for_a_bot() -> None:
    log = lay(TINY, ["open", "random"])
    sit(log, 0, "Ann")

    assert log.refused("stand-in", 0, {"for": 1, "bot": "easy"}) == "seat-no-person"


def test_a_game_in_which_people_come_and_go_ends_with_its_record() -> None:
    log, rng = seated(TINY, 3, {"rounds": 9}), Rng("go")
    for round in range(8):
        seat = round % 3
        log.add("stand-in", seat, {"for": seat, "bot": "random"})
        log.play(rng, 3)
        log.add("come-back", seat)
    log.play(rng, 100)

    assert log.table.status == "over"
    assert names(log) == ["Ann", "Bob", "Cleo"]
