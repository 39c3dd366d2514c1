"""Taking over the seat of a bot in the middle of a game: with the consent of who plays there."""

from __future__ import annotations

import pytest

from tests.kit.plain import Json
from tests.kit.shown import show
from tests.tables.game.logs import DICE, Logged, lay
from wardround.tables.game.table import Table

ASKED: Json = {"how": "asked"}


def warm(people: int = 2, seats: int = 4) -> Logged:
    """Return a game in which bots keep the last seats warm."""
    log = lay(DICE, ["open"] * seats)
    for seat in range(people):
        log.add("sit", seat, {"name": f"P{seat}", "person": f"p{seat}", "how": "open"})
    log.add("begin")
    return log


def knock(seat: int = 3, person: str = "eve", own: tuple[int, ...] = ()) -> Json:
    """Return how somebody asks for a seat."""
    return {"do": "ask", "seat": seat, "name": "Eve", "person": person, "own": list(own)}


def answer(log: Logged, do: str) -> Json:
    """Return an answer to who asks."""
    asked = log.table.knocks.asked
    return {"do": do, "asked": 0 if asked is None else asked.seq}


def sitting(how: str, person: str = "eve") -> Json:
    """Return how somebody sits down."""
    return {"name": "Eve", "person": person, "how": how}


def test_nobody_takes_over_a_seat_that_was_not_asked_for() -> None:
    log = warm()

    for how in ("open", "asked"):
        assert log.refused("sit", 3, sitting(how)) == "seat-consent"
    assert log.refused("sit", 1, sitting("invited")) == "seat-taken"


def test_who_asked_may_sit_down_when_all_people_have_agreed() -> None:
    log = warm()
    log.add("knock", body=knock())
    shown = show(log.table, 0)["knocking"]
    log.add("knock", 0, answer(log, "agree"))
    early = log.refused("sit", 3, sitting("asked"))
    log.add("knock", 1, answer(log, "agree"))
    others = [log.refused("sit", 3, sitting("asked", "mallory"))]
    others.append(log.refused("sit", 2, sitting("asked")))
    log.add("sit", 3, sitting("asked"))

    assert (shown["seat"], shown["name"], shown["waiting"]) == (3, "Eve", [0, 1])
    assert (early, others) == ("seat-consent", ["seat-consent"] * 2)
    assert show(log.table, 0)["knocking"] is None
    assert (log.table.chairs.all[3].kind, log.table.chairs.all[3].person) == ("person", "eve")
    assert log.match.seats[3].name == "Eve"


def test_one_refusal_ends_it_and_the_same_person_does_not_ask_again() -> None:
    log = warm()
    log.add("knock", body=knock())
    log.add("knock", 1, answer(log, "refuse"))

    assert log.refused("knock", body=knock()) == "knock-refused"
    assert log.refused("sit", 3, sitting("asked")) == "seat-consent"
    log.add("knock", body=knock(person="cleo"))


def test_who_plays_already_needs_the_consent_of_all_others_for_a_second_seat() -> None:
    log = warm()
    invited = log.refused("sit", 3, sitting("invited", "p0"))
    log.add("knock", body=knock(person="p0", own=(0,)))
    waiting = show(log.table, 0)["knocking"]["waiting"]
    own = log.refused("knock", 0, answer(log, "agree"))
    early = log.refused("sit", 3, sitting("asked", "p0"))
    log.add("knock", 1, answer(log, "agree"))
    log.add("sit", 3, sitting("asked", "p0"))

    assert (invited, own, early) == ("seat-consent", "knock-not-asked", "seat-consent")
    assert waiting == [1]


def test_who_plays_alone_with_bots_asks_nobody() -> None:
    log = warm(people=1)
    log.add("knock", body=knock(person="p0", own=(0,)))
    log.add("sit", 3, sitting("asked", "p0"))

    assert log.table.chairs.all[3].person == "p0"


def test_the_link_of_a_seat_is_an_invitation() -> None:
    log = warm()
    log.add("sit", 3, sitting("invited"))

    assert log.table.chairs.all[3].person == "eve"


def test_a_bot_in_somebodys_place_never_agrees() -> None:
    log = warm(people=1)
    log.add("stand-in", 0, {"for": 0, "bot": "random"})
    log.add("knock", body=knock())
    nobody = log.table.knocks.waiting(log.table.chairs)
    early = log.refused("sit", 3, sitting("asked"))
    log.add("come-back", 0)
    log.add("knock", 0, answer(log, "agree"))
    log.add("sit", 3, sitting("asked"))

    assert (nobody, early) == ([], "seat-consent")


def test_who_comes_back_to_their_own_seat_asks_nobody() -> None:
    log = warm()
    log.add("stand-in", 1, {"for": 1, "bot": "random"})
    log.add("come-back", 1)

    assert log.table.chairs.all[1].is_person()
    assert log.table.knocks.asked is None


@pytest.mark.parametrize("how", ["withdrawn", "taken"])
def test_an_asking_ends_by_itself(how: str) -> None:
    log = warm()
    log.add("knock", body=knock())
    asked = answer(log, "agree")
    busy = log.refused("knock", body=knock(2, "cleo"))
    if how == "withdrawn":
        other = log.refused("knock", body={"do": "withdraw", "person": "cleo"})
        assert other == "knock-gone"
        log.add("knock", body={"do": "withdraw", "person": "eve"})
    else:
        log.add("sit", 3, sitting("invited", "dan"))

    assert busy == "knock-busy"
    assert log.refused("knock", 0, asked) == "knock-gone"


def test_a_log_from_before_anybody_had_to_ask_is_read_as_it_was_written() -> None:
    log = warm()
    log.add("sit", 3, {"name": "Eve", "person": "eve"})
    again = Table("table", log.setup, DICE)
    for entry in log.entries:
        again.add(entry)

    assert show(again, None) == show(log.table, None)
    assert again.chairs.all[3].person == "eve"
