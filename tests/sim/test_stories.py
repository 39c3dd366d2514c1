"""What games tell besides their scores: how they ended, how long they were, and their cards."""

from __future__ import annotations

import pytest

from tests.kit.build import GAME, activation
from tests.kit.plain import Json
from wardround import catalog
from wardround.core.records import Move, Terms
from wardround.core.traits import Chapters
from wardround.dicehospital.content import RED
from wardround.dicehospital.within_placement import COPYING
from wardround.dynamitenurse.options import DynamiteNurseOptions
from wardround.sim.dicehospital import DiceHospitalWatch
from wardround.sim.simulate import simulate
from wardround.sim.stories import SeatRow, card_table, ending_of, endings, watch_of

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
    assert ending_of({"turn": 31, "end": {"reason": "dungeon"}}, Chapters(count="turn")) == (
        "dungeon",
        "turn",
        31,
    )
    assert ending_of({"round": 8}, Chapters(count="round")) == ("", "round", 8)
    assert ending_of({}, Chapters()) == ("", "", 0)


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


def nurse_rows(*events: Json) -> list[SeatRow]:
    """Return what two seats of Dynamite Nurse took and used by some events."""
    watch = watch_of(NURSE, 2)
    state = NURSE.game.new(NURSE.options, 3)
    for event in events:
        watch.after(state, event)
    return watch.rows


def test_cards_are_counted_by_seat_from_the_events() -> None:
    rows = nurse_rows(
        {"event": "card-bought", "seat": 1, "card": "erase", "cost": 3},
        {"event": "card-bought", "seat": 1, "card": "erase", "cost": 3},
        {"event": "card-played", "seat": 1, "card": "erase"},
        {"event": "nurse-acquired", "seat": 0, "card": "n11"},
        {"event": "turn-began", "seat": 0, "turn": 4},
    )

    assert rows == [({"n11": 1}, {}), ({"erase": 2}, {"erase": 1})]


def test_patients_are_counted_by_their_kind() -> None:
    assert isinstance(NURSE.options, DynamiteNurseOptions)
    content = NURSE.options.content
    first = content.kinds[content.patients[0]].card.id
    rows = nurse_rows(
        {"event": "patient-cared-for", "seat": 0, "patient": "P01!", "cost": 1},
        {"event": "patient-operated", "seat": 0, "patient": "P01", "cost": 3},
        {"event": "patient-acquired", "seat": 0, "patient": "P01"},
    )

    assert rows == [({first: 1}, {first: 2}), ({}, {})]


def hospital_rows(position: str, *lines: str, administrator: int = -1) -> list[SeatRow]:
    """Return what the first seat took and used by some actions in activation."""
    table = activation(position, promos=True, experimental=True)
    table.hospitals[0].administrator = administrator
    if "consultant" in position:
        table.hospitals[0].asked = COPYING
    watch = DiceHospitalWatch(table.options, 2)
    for line in lines:
        action = GAME.action_parse(table, line)
        watch.before(table, Move(0, action, "", ()))
        for event in GAME.apply(table, 0, action):
            watch.after(table, GAME.event_record(table, event))
    return watch.rows


@pytest.mark.parametrize(
    ("staff", "lines", "used"),
    [
        ("nurse", ["treat R3"], {}),
        ("surgeon", ["treat R3", "treat R4*+"], {"surgeon": 1}),
        ("surgeon", ["treat R3", "skip"], {}),
        # It waits for green patients.
        ("pharmacist", ["treat R3"], {}),
        ("haematology-technician", ["treat R6"], {"haematology-technician": 1}),
    ],
)
def test_a_specialist_is_used_only_by_its_ability(
    staff: str, lines: list[str], used: dict[str, int]
) -> None:
    place = f"place {staff} critical-care-unit"
    rows = hospital_rows(f"R3 R6 / {staff} / - / 0", place, *lines)

    assert rows[0] == ({}, {"critical-care-unit": 1, **used})


def test_whoever_copies_is_used() -> None:
    rows = hospital_rows("R3 / consultant surgeon / - / 0", "copy surgeon")

    assert rows[0] == ({}, {"consultant": 1})


def test_an_administrator_is_used_when_it_protects_or_scores() -> None:
    administrators = activation("- / - / - / 0").content.administrators
    protector = next(one for one in administrators if one.protects == RED)
    told = hospital_rows("R3 G6 / - / - / 0", "done", administrator=protector.index)
    idle = hospital_rows("G3 / - / - / 0", "done", administrator=protector.index)
    most = next(one for one in administrators if one.card.id == "admin-most")
    scored = hospital_rows(
        "G6 / nurse / - / 0", "place nurse clinic", "treat G6", "done", administrator=most.index
    )

    assert told[0] == ({}, {protector.card.id: 1})
    assert idle[0] == ({}, {})
    assert scored[0] == ({}, {"clinic": 1, most.card.id: 1})


def test_scores_are_told_of_those_who_took_a_card_and_of_the_others() -> None:
    nothing: SeatRow = ({}, {})
    first: list[SeatRow] = [({"erase": 2}, {"erase": 1}), nothing]
    second: list[SeatRow] = [({"erase": 1}, {}), nothing]
    table = card_table(NURSE, 2, [(first, (10, 4)), (second, (5, 7))])
    erase = next(line for line in table if line["card"] == "erase")

    assert erase == {
        "card": "erase", "kind": "action", "taken": 3, "used": 1, "seats_with": 2,
        "mean_score_with": 7.5, "mean_score_without": 5.5,
    }  # fmt: skip


def test_every_card_has_a_line_even_if_nobody_took_it() -> None:
    table = card_table(NURSE, 3, [([({}, {})], (3,))])

    assert [line["card"] for line in table if line["kind"] == "nurse"][-1] == "n23"
    assert {line["mean_score_with"] for line in table} == {None}


@pytest.mark.parametrize("terms", [NURSE, HOSPITAL], ids=["nurse", "hospital"])
def test_the_cards_of_real_games_are_those_of_the_table(terms: Terms) -> None:
    """What is counted under a name that no card has would be lost."""
    played = simulate(terms, ["random"] * 3, 4, "seed", cards=True)
    counted = [seat for row in played.rows for seat in row[6]]
    table = played.cards()
    known = {line["card"] for line in table}

    assert {card for seat in counted for cards in seat for card in cards} <= known
    assert sum(line["taken"] for line in table) == sum(sum(taken.values()) for taken, _ in counted)
    assert sum(line["taken"] for line in table) > 0
