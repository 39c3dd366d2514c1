"""DH-11: the solo game."""

from __future__ import annotations

import pytest

from tests.kit.build import (
    GAME,
    act,
    choices,
    decide,
    fill,
    new,
    patients,
    plain,
    solo_activation,
    started,
    why,
)
from tests.kit.rounds import (
    asking,
    at,
    at_random,
    department,
    give,
    hospital,
    names,
    over,
    points,
    reports,
    scored,
    solo_reports,
    specialist,
    wave_through,
)
from tests.kit.rules import rule
from wardround.core import stacks
from wardround.core.luck import Rng
from wardround.dicehospital import scoring, steps
from wardround.dicehospital.state import Table

EDITIONS = ["final", "french", "italian", "prototype"]


def drawn(words: str, wards: str = "", edition: str = "final") -> Table:
    """Return a solo intake with these four dice in front of the player."""
    table = started(1, edition=edition)
    fill(table, 0, wards)
    wave_through(table, asking(steps.LUCK_INTAKE))
    decide(table, *plain(words))
    return table


# --- DH-11.1 setup -----------------------------------------------------------------------------


@rule("DH-11.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_solo_has_no_ambulances_administrators_or_first_player(edition: str) -> None:
    """None of them is seen at any moment of a game."""
    table = new(1, edition=edition)
    seen = set()

    for _ in at_random(table, 4):
        view = GAME.view(table, 0)
        mine = view["hospitals"][0]
        seen.add((str(view["ambulances"]), view["first"], mine["administrator"], mine["ambulance"]))

    assert seen == {("[]", None, None, None)}


@rule("DH-11.1")
def test_six_different_reports_lie_open_in_two_rows_of_three() -> None:
    """Luck deals six of the fifteen; all of them are seen, the bottom row first."""
    table = new(1)
    wave_through(table, asking(steps.LUCK_REPORTS))
    fine = reports(table, "yyg ggy yy gg rr rrr")

    assert not GAME.possible(table, fine[:5])
    assert not GAME.possible(table, (*fine[:5], fine[0]))
    assert not GAME.possible(table, (*fine[:5], 15))
    assert len(set(GAME.sample(table, Rng(2)))) == 6
    assert {GAME.sample(table, Rng(seed))[0] for seed in range(120)} == set(range(15))
    told = decide(table, *fine)
    assert names(told, of="report-dealt") == ["report-dealt"] * 6
    assert GAME.view(table, None)["reports"] == [
        "report-yyg",
        "report-ggy",
        "report-yy",
        "report-gg",
        "report-rr",
        "report-rrr",
    ]


# --- DH-11.2 intake ----------------------------------------------------------------------------


@rule("DH-11.2")
def test_four_dice_are_drawn_and_rolled_without_ones_and_sixes() -> None:
    """Neither three nor five, and never a 1 or a 6."""
    table = started(1)

    assert GAME.possible(table, plain("R2 Y3 G4 G5"))
    assert not GAME.possible(table, plain("R2 Y3 G4"))
    assert not GAME.possible(table, plain("R2 Y3 G4 G5 G5"))
    assert not GAME.possible(table, plain("R1 Y3 G4 G5"))
    assert not GAME.possible(table, plain("R6 Y3 G4 G5"))
    assert len(GAME.sample(table, Rng(2))) == 4


@rule("DH-11.2")
def test_three_dice_are_kept_and_one_goes_back_to_the_bag() -> None:
    """Any of the four may be left, and one must be; the others get beds, untreated."""
    table = drawn("R5 Y4 Y4 G5", "G6")
    bag = table.bag[:]

    offered = choices(table)
    refused = [why(table, line) for line in ("leave R2", "pass", "take ambulance 1")]
    told = act(table, "leave Y4")

    assert told[0] == {"event": "die-left", "seat": 0, "die": "Y4"}
    assert offered == ["leave R5", "leave Y4", "leave G5"]
    assert refused == [
        ("no-such-patient", "DH-11.2"),
        ("wrong-moment", "DH-11.2"),
        ("wrong-moment", "DH-11.2"),
    ]
    assert (patients(table), table.bag) == ("R5 Y4 G5 G6", [bag[0], bag[1] + 1, bag[2]])


@rule("DH-11.2")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("kept", "total"), [("R2 Y2 G4", 8), ("R2 Y3 G4", 9), ("R2 Y4 G4", 10)])
def test_a_low_total_brings_a_blood_bag(edition: str, kept: str, total: int) -> None:
    """Less than 9 gains one; the Italian edition also gives it for 9. What is left is not added."""
    table = drawn(f"{kept} R5", edition=edition)

    act(table, "leave R5")

    limit = 9 if edition == "italian" else 8
    assert table.hospitals[0].bags == int(total <= limit)


@rule("DH-11.2")
def test_extra_dice_come_before_beds_are_found() -> None:
    """With an epidemic a hospital of nine loses one older patient, not an extra one."""
    table = started(1, nationwide_epidemic=True)
    fill(table, 0, "R3 R4 R5 Y3 Y4 Y5 G3 G4 G5")
    decide(table, *plain("R2 Y2 G2 G2"))
    act(table, "leave G2")
    decide(table, *plain("Y5"))

    asked = (table.step, len(choices(table)), why(table, "remove G2"))
    act(table, "remove G5")

    assert asked == (steps.ADMIT, 9, ("too-new", "DH-3.7"))
    assert patients(table) == "R2 R3 R4 R5 Y2 Y3 Y4 Y5 Y5 G2 G3 G4"
    assert table.hospitals[0].fatalities == 1


# --- DH-11.3 improvement -----------------------------------------------------------------------


def revealed(tile: str, card: str) -> Table:
    """Return a solo Phase 2 in which these two came up."""
    table = drawn("R5 Y5 G5 G5")
    act(table, "leave G5")
    decide(table, department(table, tile), specialist(table, card))
    return table


@rule("DH-11.3")
def test_one_department_and_one_specialist_come_up_after_the_intake() -> None:
    """At the start of Phase 2, not before; one of each, whichever luck gives."""
    table = drawn("R5 Y5 G5 G5")
    before = (table.tiles_shown, table.specialists_shown)

    act(table, "leave G5")
    luck = GAME.luck(table)
    decide(table, department(table, "urology"), specialist(table, "surgeon"))

    assert before == ((), ())
    assert luck is not None
    assert luck["kind"] == "reveal"
    assert choices(table) == ["take department urology", "take specialist surgeon"]


@rule("DH-11.3")
@pytest.mark.parametrize(
    ("taken", "buried"), [("department urology", "surgeon"), ("specialist surgeon", "urology")]
)
def test_one_must_be_taken_and_the_other_goes_under_its_stack(taken: str, buried: str) -> None:
    """Taking nothing is refused; what was not taken is the last of its stack."""
    table = revealed("urology", "surgeon")

    refused = why(table, "pass")
    told = act(table, f"take {taken}")

    assert refused == ("improvement-required", "DH-11.3")
    assert [one.get("improvement") for one in told[:2]] == [taken.split()[1], buried]
    assert (table.tiles_shown, table.specialists_shown) == ((), ())
    last = {
        "urology": (table.tile_stack, department(table, "urology")),
        "surgeon": (table.specialist_stack, specialist(table, "surgeon")),
    }
    stack, card = last[buried]
    assert stack[-1] == (card,)
    assert stacks.size(table.tile_stack) + stacks.size(table.specialist_stack) == 47


@rule("DH-11.3")
def test_returning_an_improvement_is_allowed() -> None:
    """Also the one just taken, for a blood bag, once a round."""
    table = revealed("urology", "surgeon")
    act(table, "take department urology")

    offered = choices(table)
    act(table, "return urology")

    assert offered == ["pass", "return urology"]
    assert (table.hospitals[0].bags, table.step) == (1, steps.ACTIVATE)


@rule("DH-11.3")
def test_phase_six_reveals_nothing() -> None:
    """Between the end of activation and the next intake no improvement is turned over."""
    table = solo_activation(hospital("R3*"))
    table.reports = (-1,) * 6

    told = act(table, "done")

    assert "shift-changed" in names(told)
    assert (table.round, table.chance) == (2, steps.LUCK_INTAKE)


@rule("DH-11.3")
def test_the_prototype_reveals_at_the_start_of_the_round() -> None:
    """Before the intake (DH-17.3); afterwards one of the two must be taken all the same."""
    table = started(1, edition="prototype")

    luck = GAME.luck(table)
    decide(table, department(table, "urology"), specialist(table, "surgeon"))
    decide(table, *plain("R5 Y5 G5 G5"))
    act(table, "leave G5")

    assert luck is not None
    assert luck["kind"] == "reveal"
    assert choices(table) == ["take department urology", "take specialist surgeon"]


# --- DH-11.4 medical reports -------------------------------------------------------------------


@rule("DH-11.4")
@pytest.mark.parametrize("done", ["report-yyg", "report-ggy"])
def test_two_yellow_and_two_green_complete_one_of_two_reports(done: str) -> None:
    """The rulebook's example: YYG or GGY; each die serves one report, so not both."""
    table = solo_reports("Y Y G G", "yyg ggy rrr")

    offered = choices(table)
    act(table, f"report {done}")

    assert offered == ["pass", "report report-yyg", "report report-ggy"]
    assert [table.content.reports[one].card.id for one in table.reports_done] == [done]
    assert table.step != steps.REPORTS


@rule("DH-11.4")
def test_two_yellow_and_two_green_complete_yy_and_gg_that_slid_down() -> None:
    """The rulebook's other way: YY first, then GG from above it, available at once."""
    table = solo_reports("Y Y G G", "yy rrr rry", "gg rrg rryg")

    before = (choices(table), why(table, "report report-gg"))
    act(table, "report report-yy")
    after = choices(table)
    told = act(table, "report report-gg")

    assert before == (["pass", "report report-yy"], ("report-not-open", "DH-11.4"))
    assert after == ["pass", "report report-gg"]
    assert table.reports == reports(table, "- rrr rry - rrg rryg")
    assert names(told)[:2] == ["report-completed", "points-scored"]
    assert scored(table) == [(7, "discharged")]


@rule("DH-11.4")
def test_only_its_own_column_slides_and_columns_are_not_refilled() -> None:
    """The middle report is done: the one above it takes its place, and leaves its own empty."""
    table = solo_reports("Y Y", "rr yy gg", "rrr ggg yyy")

    act(table, "report report-yy")

    assert table.reports == reports(table, "rr ggg gg rrr - yyy")
    assert why(table, "report report-yy") is not None


@rule("DH-11.4")
def test_reports_are_completed_at_the_start_of_phase_five() -> None:
    """After neglect and before any point: the points follow when the player stops."""
    table = solo_reports("Y Y", "yy rr gg")

    before = scored(table)
    told = act(table, "pass")

    assert before == []
    assert names(told)[0] == "points-scored"
    assert table.reports_done == ()
    assert scored(table) == [(3, "discharged")]


@rule("DH-11.4")
def test_nobody_is_asked_when_no_report_can_be_completed() -> None:
    """A green die and reports of two and more colours: scoring follows at once."""
    table = solo_reports("G", "gg yy rr")

    assert table.step != steps.REPORTS
    assert scored(table) == [(1, "discharged")]


@rule("DH-11.4")
def test_dice_of_an_earlier_round_do_not_count() -> None:
    """One yellow in each of two rounds is no pair."""
    table = solo_reports("Y", "yy rr gg")
    wave_through(table, at(steps.ACTIVATE))
    give(table, 0, bags=1)
    fill(table, 0, "Y6")

    act(table, "transfuse Y6", "done")

    assert table.round == 3
    assert table.reports_done == ()


# --- DH-11.5 and DH-11.6 the end ---------------------------------------------------------------


@rule("DH-11.5")
@pytest.mark.parametrize(
    ("fatality", "report"), [(False, False), (True, False), (False, True), (True, True)]
)
def test_reports_count_for_or_against_and_penalties_can_be_doubled(
    fatality: bool, report: bool
) -> None:
    """YY done: +2; RR, GGG below and YYG above not done: −2, −5, −3, or the double of each."""
    table = solo_reports(
        "Y Y",
        "yy rr ggg",
        "yyg - -",
        round=8,
        double_fatality_penalty=fatality,
        double_report_penalty=report,
    )
    give(table, 0, fatalities=3, bags=1)

    act(table, "report report-yy")

    twice = 2 if report else 1
    assert over(table)
    assert sorted(points(table)) == sorted(
        [
            (3, "discharged"),
            (-12 if fatality else -6, "fatalities"),
            (1, "bags"),
            (2, "report-completed"),
            (-3 * twice, "report-missed"),
            (-2 * twice, "report-missed"),
            (-5 * twice, "report-missed"),
        ]
    )


@rule("DH-11.6")
@pytest.mark.parametrize(
    ("low", "high", "rank"),
    [
        (-40, 24, "under-review"),
        (25, 34, "locum"),
        (35, 44, "registrar"),
        (45, 54, "consultant"),
        (55, 64, "chief-of-medicine"),
        (65, 200, "hall-of-fame"),
    ],
)
def test_ranks(low: int, high: int, rank: str) -> None:
    """Both ends of each span have its title."""
    scores = new(1).content.house.solo_ranks

    assert [scoring.rank(score, scores) for score in (low, high)] == [rank, rank]
