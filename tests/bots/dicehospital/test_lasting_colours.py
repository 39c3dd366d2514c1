"""Planning with colours that last for the round: they count in Phase 5 (DH-15.11)."""

from __future__ import annotations

import pytest

from tests.kit.build import activation
from tests.kit.cards_build import appoint
from wardround.bots.dicehospital.features import Powers
from wardround.bots.dicehospital.models import SHIPPED
from wardround.bots.dicehospital.round_judge import RoundJudge
from wardround.bots.dicehospital.solving import solve
from wardround.dicehospital import ward


@pytest.mark.parametrize(
    ("administrator", "points", "greens"),
    [("admin-green-discharge", 9, 2), ("admin-yellow-discharge", 8, None)],
)
def test_a_planner_recolours_for_its_administrator(
    administrator: str, points: int, greens: int | None
) -> None:
    """Two dice go home and leave no patient (3 + 5); as two greens they bring a point more."""
    table = activation("R5 G6 / physiotherapist nurse nurse / - / 0", round=8, experimental=True)
    appoint(table, administrator)
    hospital = table.hospitals[0]
    judge = RoundJudge(table, SHIPPED.learned().of(table), Powers(table.content), hospital)
    found = solve(table, 0, judge, 50, 0).found

    assert found.value == points
    if greens is not None:
        assert found.node.gone >> (2 * ward.GONE_BITS) == greens
