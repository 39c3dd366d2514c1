"""DH-MR01 to DH-MR15: every medical report of the solo game."""

from __future__ import annotations

import pytest

from tests.kit.build import act, choices, new, why
from tests.kit.rounds import over, points, solo_reports
from tests.kit.rules import rule
from wardround.dicehospital import steps

REPORTS = [
    pytest.param("rr", 2, marks=rule("DH-MR01")),
    pytest.param("yy", 2, marks=rule("DH-MR02")),
    pytest.param("gg", 2, marks=rule("DH-MR03")),
    pytest.param("rry", 3, marks=rule("DH-MR04")),
    pytest.param("rrg", 3, marks=rule("DH-MR05")),
    pytest.param("yyr", 3, marks=rule("DH-MR06")),
    pytest.param("yyg", 3, marks=rule("DH-MR07")),
    pytest.param("ggr", 3, marks=rule("DH-MR08")),
    pytest.param("ggy", 3, marks=rule("DH-MR09")),
    pytest.param("rryg", 4, marks=rule("DH-MR10")),
    pytest.param("yyrg", 4, marks=rule("DH-MR11")),
    pytest.param("ggry", 4, marks=rule("DH-MR12")),
    pytest.param("rrr", 5, marks=rule("DH-MR13")),
    pytest.param("yyy", 5, marks=rule("DH-MR14")),
    pytest.param("ggg", 5, marks=rule("DH-MR15")),
]
FROM_THE_BOOKS = {"yy", "gg", "yyg", "ggy"}


@pytest.mark.parametrize(("name", "worth"), REPORTS)
def test_a_report_is_completed_by_just_the_dice_it_names(name: str, worth: int) -> None:
    """With exactly these dice it can be done, for its points; the dice score as well."""
    table = solo_reports(" ".join(name.upper()), f"{name} - -", round=8)

    offered = choices(table)
    act(table, f"report report-{name}")

    assert offered == ["pass", f"report report-{name}"]
    assert over(table)
    assert points(table) == [
        ({2: 3, 3: 5, 4: 7}[len(name)], "discharged"),
        (worth, "report-completed"),
    ]


@pytest.mark.parametrize(("name", "worth"), REPORTS)
def test_a_report_not_completed_costs_its_points(name: str, worth: int) -> None:
    """Declined or out of reach, above or below: its points are lost."""
    table = solo_reports(" ".join(name.upper()), f"{name} - -", round=8)

    act(table, "pass")

    assert points(table)[1:] == [(-worth, "report-missed")]


@pytest.mark.parametrize(("name", "worth"), REPORTS)
def test_a_report_needs_every_die_it_names(name: str, worth: int) -> None:
    """With one die fewer, whatever its colour, and plenty of the others, it cannot be done."""
    del worth
    for missing in sorted(set(name)):
        dice = [die for colour in "ryg" for die in (colour if colour != missing else "") * 3]
        dice += [missing] * (name.count(missing) - 1)
        table = solo_reports(
            " ".join(dice).upper(), f"{name} {'rrr' if missing != 'r' else 'yyy'} -"
        )

        assert table.step == steps.REPORTS
        assert why(table, f"report report-{name}") == ("report-needs-dice", "DH-11.4")


@rule("DH-11.4", "DH-MR10")
def test_each_die_serves_one_report_and_the_others_are_left() -> None:
    """Of RRRR YYY GG, RRYG takes RR Y G: RR and YY can still be done, GG cannot."""
    table = solo_reports("R R R R Y Y Y G G", "rryg rr yy", "gg - -")

    act(table, "report report-rryg")
    offered = choices(table)
    refused = why(table, "report report-gg")
    act(table, "report report-yy")
    left = choices(table)
    act(table, "report report-rr")

    assert offered == ["pass", "report report-rr", "report report-yy"]
    assert refused == ("report-needs-dice", "DH-11.4")
    assert left == ["pass", "report report-rr"]
    assert table.step != steps.REPORTS
    assert len(table.reports_done) == 3


def test_there_are_these_fifteen_reports_and_ours_are_marked() -> None:
    """No other exists; four combinations are in the rulebooks, all points are ours."""
    cards = [one.card for one in new(1).content.reports]

    assert [card.id for card in cards] == [f"report-{one.values[0]}" for one in REPORTS]
    assert [(card.id, card.source, card.reconstructed) for card in cards] == [
        (
            f"report-{one.values[0]}",
            *(("seed", ("points",)) if one.values[0] in FROM_THE_BOOKS else ("reconstructed", ())),
        )
        for one in REPORTS
    ]
