"""What games tell besides their scores: how they ended, how long they were, and their cards."""

from __future__ import annotations

import pytest

from wardround import catalog
from wardround.core.game import Json
from wardround.core.records import Terms
from wardround.sim.simulate import simulate
from wardround.sim.stories import SeatRow, card_table, count_cards, ending_of, endings

NURSE = Terms(catalog.find("dynamite-nurse"), {}, {})
HOSPITAL = Terms(catalog.find("dice-hospital"), {}, {})
NO_KILL_MARKS = """
[pack]
game = "dynamite-nurse"
name = "mild"
format = 1

[house]
kill-marks = 60
kill-marks-of-three = 60
"""


def test_an_ending_is_read_from_the_view_of_a_bystander() -> None:
    assert ending_of({"turn": 31, "end": {"reason": "dungeon"}}) == ("dungeon", "turn", 31)
    assert ending_of({"round": 8}) == ("", "round", 8)
    assert ending_of({}) == ("", "", 0)


def test_endings_are_counted_by_reason_and_lengths_told_with_their_ends() -> None:
    rows = [("kill-marks", "turn", 20), ("dungeon", "turn", 31), ("kill-marks", "turn", 24)]

    assert endings(rows) == {
        "ends": {"dungeon": 1, "kill-marks": 2},
        "length": {"unit": "turn", "mean": 25, "least": 20, "most": 31},
    }
    assert endings([]) == {"ends": {}}


def test_a_simulation_tells_how_its_games_ended() -> None:
    result = simulate(NURSE, ["random"] * 3, 6, "seed").record()
    mild = Terms(NURSE.game, {}, {"mild.toml": NO_KILL_MARKS})

    assert sum(result["ends"].values()) == 6
    assert simulate(mild, ["random"] * 3, 2, "seed").record()["ends"] == {"dungeon": 2}
    assert simulate(HOSPITAL, ["random"] * 2, 2, "seed").record()["length"] == {
        "unit": "round", "mean": 8, "least": 8, "most": 8,
    }  # fmt: skip


def test_a_match_ends_as_the_quick_loop_tells() -> None:
    quick = simulate(NURSE, ["random"] * 3, 3, "seed").record()
    slow = simulate(NURSE, ["random"] * 3, 3, "seed", cards=True).record()

    assert {**quick, **speed(slow)} == slow


def speed(result: Json) -> Json:
    """Return what differs between any two runs."""
    return {name: result[name] for name in result if "second" in name}


def test_cards_are_counted_by_seat_from_the_events() -> None:
    events: list[Json] = [
        {"event": "card-bought", "seat": 1, "card": "erase", "cost": 3},
        {"event": "card-bought", "seat": 1, "card": "erase", "cost": 3},
        {"event": "card-played", "seat": 1, "card": "erase"},
        {"event": "nurse-acquired", "seat": 0, "card": "n11"},
        {"event": "turn-began", "seat": 0, "turn": 4},
    ]

    assert count_cards(NURSE.game, events, 2) == [({"n11": 1}, {}), ({"erase": 2}, {"erase": 1})]


def test_a_placement_uses_the_specialist_and_the_department() -> None:
    placed = {"event": "staff-placed", "seat": 0, "staff": "surgeon", "department": "clinic"}
    taken = {"event": "improvement-taken", "seat": 0, "improvement": "surgeon"}

    assert count_cards(HOSPITAL.game, [taken, placed], 1) == [
        ({"surgeon": 1}, {"surgeon": 1, "clinic": 1})
    ]


def test_scores_are_told_of_those_who_took_a_card_and_of_the_others() -> None:
    nothing: SeatRow = ({}, {})
    first: list[SeatRow] = [({"erase": 2}, {"erase": 1}), nothing]
    second: list[SeatRow] = [({"erase": 1}, {}), nothing]
    table = card_table(NURSE.game, NURSE.options, [(first, (10, 4)), (second, (5, 7))])
    erase = next(line for line in table if line["card"] == "erase")

    assert erase == {
        "card": "erase", "taken": 3, "used": 1, "seats_with": 2,
        "mean_score_with": 7.5, "mean_score_without": 5.5,
    }  # fmt: skip


def test_every_card_has_a_line_even_if_nobody_took_it() -> None:
    table = card_table(NURSE.game, NURSE.options, [([({}, {})], (3,))])

    assert [line["card"] for line in table][-1] == "n23"
    assert {line["mean_score_with"] for line in table} == {None}


@pytest.mark.parametrize("terms", [NURSE, HOSPITAL], ids=["nurse", "hospital"])
def test_the_cards_of_real_games_are_those_of_the_table(terms: Terms) -> None:
    """What is counted under a name that no card has would be lost."""
    played = simulate(terms, ["random"] * 3, 4, "seed", cards=True)
    counted = [seat for row in played.rows for seat in row[6]]
    table = played.cards()
    known = {line["card"] for line in table} | {"nurse"}

    assert {card for seat in counted for cards in seat for card in cards} <= known
    assert sum(line["taken"] for line in table) == sum(sum(taken.values()) for taken, _ in counted)
    assert sum(line["taken"] for line in table) > 0
