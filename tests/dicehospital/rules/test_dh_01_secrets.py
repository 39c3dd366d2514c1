"""DH-1.9: what is hidden from whom, and what luck has not decided yet."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kit.build import (
    GAME,
    act,
    decide,
    new,
    plain,
)
from tests.kit.rounds import (
    asking,
    at_random,
    intake,
    names,
    wave_through,
)
from tests.kit.rules import rule
from wardround.dicehospital import steps
from wardround.dicehospital.state import Table


def dealt(seats: int = 3) -> Table:
    """Return a game in which all administrators are dealt and none is kept."""
    table = new(seats)
    wave_through(table, asking(steps.LUCK_ADMINISTRATORS))
    decide(table, *range(2 * seats))
    return table


@rule("DH-1.9")
@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_administrators_dealt_are_seen_by_their_owner_only(viewer: int | None) -> None:
    """Everybody sees two cards of their own and none of the others'; a bystander sees none."""
    table = dealt()

    seen = [len(one["dealt"]) for one in GAME.view(table, viewer)["hospitals"]]

    assert seen == [2 if seat == viewer else 0 for seat in range(3)]


@rule("DH-1.9", "DH-2.5")
def test_an_administrator_kept_is_hidden_until_all_are_kept() -> None:
    """Only its owner sees it before; afterwards all do, and nobody sees the cards not kept."""
    table = dealt()
    cards = [one.card.id for one in table.content.administrators]

    def seen(viewer: int | None) -> list[Any]:
        return [one["administrator"] for one in GAME.view(table, viewer)["hospitals"]]

    act(table, f"keep {cards[1]}")
    act(table, f"keep {cards[5]}", seat=2)
    before = {viewer: seen(viewer) for viewer in (0, 1, 2, None)}
    act(table, f"keep {cards[2]}", seat=1)

    assert before == {
        0: [cards[1], None, None],
        1: [None, None, None],
        2: [None, None, cards[5]],
        None: [None, None, None],
    }
    for viewer in (0, 1, 2, None):
        assert seen(viewer) == [cards[1], cards[2], cards[5]]
        assert [one["dealt"] for one in GAME.view(table, viewer)["hospitals"]] == [[], [], []]


@rule("DH-1.9")
def test_everything_but_administrators_dealt_is_open() -> None:
    """Before the deal and after setup all viewers see the same at every moment."""
    table = new(3, events=True, experimental=True, promos=True)
    differences = set()

    for _ in at_random(table, 5):
        views = [{**GAME.view(table, viewer), "viewer": 0} for viewer in (0, 1, 2, None)]
        if table.step != steps.KEEP and any(one != views[0] for one in views):
            differences.add(int(table.step))

    assert differences == set()


@rule("DH-1.9")
def test_what_stacks_and_decks_will_give_is_decided_by_luck_alone() -> None:
    """Any tile and any specialist can come up first, and a view tells only how many are left."""
    table = new(2, first_player=0)
    tiles, cards = set(table.tile_stack[0]), set(table.specialist_stack[0])

    assert all(GAME.possible(table, (tile, card)) for tile in tiles for card in cards)
    assert (len(tiles), len(cards)) == (12, 12)
    assert GAME.view(table, 0)["stacks"] == [24, 24]


@rule("DH-1.9")
def test_nobody_can_act_while_luck_decides() -> None:
    """Rolls to come are nobody's choice: an action is refused until luck has spoken."""
    table = intake("")

    reason = GAME.why_not(table, 0, GAME.action_parse(table, "take ambulance 2"))

    assert reason is not None
    assert (reason.code, reason.rule) == ("luck-next", "DH-1.9")
    assert (
        names(decide(table, *plain("R2 R2 R2 R3 R3 R3 R4 R4 R4")), of="die-drawn")
        == ["die-drawn"] * 9
    )
