"""What cards would find is told to whoever may take them."""

from __future__ import annotations

from tests.kit.plain import Json
from tests.tables.game.logs import DICE, NURSE, Logged, seated
from wardround.core.luck import Rng
from wardround.tables.pictures import TableWords

WORDS = TableWords()


def told(log: Logged, viewer: int | None) -> list[Json] | None:
    """Return what a viewer is told of the cards on display."""
    shown = WORDS.shown(log.table, viewer, "en")
    prospects: list[Json] | None = shown.get("prospects")
    return prospects


def test_whoever_improves_is_told_what_every_card_would_find() -> None:
    log, rng = seated(DICE, 2, {}, seed="prospects"), Rng("prospects")
    seen = after = 0
    while log.match.actors() and log.match.view(None)["round"] < 3:
        log.play(rng, 1)
        view = log.match.view(None)
        if view["phase"] == "improvement" and "improve" in view["prompts"].values():
            cards = [*view["departments"], *view["specialists"]]
            turns = [one["ambulance"] for one in view["hospitals"]]  # whose is lower took one
            for seat in (0, 1):
                mine = told(log, seat)
                if turns[seat] < turns[log.match.actors()[0]]:
                    assert mine is None
                    after += 1
                else:
                    assert mine is not None
                    assert {one["card"] for one in mine} == set(cards)
                    seen += 1
            assert told(log, None) is None
        elif view["phase"] == "activation":
            assert told(log, 0) is None
    assert seen > 3
    assert after > 1


def test_where_nobody_takes_cards_so_nothing_is_told() -> None:
    log = seated(NURSE, 3, {}, seed="prospects")

    assert told(log, 0) is None
