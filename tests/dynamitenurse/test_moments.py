"""Positions from elsewhere whose step, luck and unfinished work do not fit each other."""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import product

import pytest

from tests.kit import dynamitenurse_perfts as built
from tests.kit.drive import continued
from tests.kit.nurse import act, admit, main, transport
from tests.kit.plain import Json
from tests.kit.positions import positions
from tests.kit.spoiling import holder_of, places, put
from wardround.core.errors import BadNotation
from wardround.dynamitenurse import GAME, steps
from wardround.dynamitenurse.state import STAGES, Table

LIKELY_VALUES: tuple[object, ...] = (
    True, -1, 0, 1, 2, 33, [], [0], [1], [[0]],
)  # fmt: skip
"""Values that many fields can have, and more cannot."""


def picked() -> Table:
    """Return a bed check in which one of two has been chosen."""
    table = built.two_patients_too_many()
    act(table, "choose P01")
    return table


def referring() -> Table:
    """Return a Patient chosen to be referred."""
    table = main("reference-letter")
    admit(table, 0, "P01 P10!")
    act(table, "play reference-letter", "choose P10")
    return table


def passing_on() -> Table:
    """Return a charge chosen to be passed on."""
    table = main("passing-the-buck")
    transport(table, ("P01", 0), ("P02", 1))
    act(table, "play passing-the-buck", "choose P01")
    return table


def giving() -> Table:
    """Return an exchange in which the partner has picked and the player of the card has not."""
    table = built.swapping()
    act(table, "swap 2", "first 2", "choose P20")
    return table


def searching() -> Table:
    """Return the Nurse pile as it is searched."""
    table = main("closed")
    act(table, "play closed", "search nurses")
    return table


def drawing() -> Table:
    """Return a draw by a card, before luck decides it."""
    table = main("n18", deck="examination simple-surgery erase")
    act(table, "play n18")
    return table


def healed() -> Table:
    """Return an Operation, before luck decides which Nurse comes."""
    table = main()
    admit(table, 0, "P01")
    table.main.tp = 2
    act(table, "operate P01")
    return table


def transported() -> Table:
    """Return a transport, before luck decides which Patient is seen next."""
    table = main()
    act(table, "done")
    return table


MAIN_PHASE = built.points_to_spend
SENT = built.sending_back


@pytest.mark.parametrize(
    ("build", "place", "value", "field"),
    [
        (MAIN_PHASE, "waiting", [], "waiting"),
        (MAIN_PHASE, "waiting", [1], "waiting"),
        (MAIN_PHASE, "waiting", [0, 1], "waiting"),
        (MAIN_PHASE, "chance", steps.LUCK_EVENT, "waiting"),
        (MAIN_PHASE, "active", -1, "active"),
        (MAIN_PHASE, "first", -1, "first"),
        (MAIN_PHASE, "active", 1, "waiting"),
        (MAIN_PHASE, "later", [steps.RESOLVE * STAGES], "later"),
        (MAIN_PHASE, "step", steps.TURN, "waiting"),
        (MAIN_PHASE, "step", steps.REFER, "later"),
        (MAIN_PHASE, "step", steps.SECOND_EVENT, None),
        (transported, "waiting", [0], "waiting"),
        (transported, "chance", steps.LUCK_NURSE, "chance"),
        (transported, "chance", -1, "waiting"),
        (transported, "chance_seat", 0, "chance_seat"),
        (transported, "later", [], "later"),
        (transported, "later", [steps.MAIN * STAGES], "later"),
        (transported, "later", [steps.ADMISSION * STAGES, steps.TRANSPORT * STAGES], "later"),
        (drawing, "chance_seat", 1, "chance_seat"),
        (drawing, "work.drawer", 1, "chance_seat"),
        (drawing, "work.draws", 0, "draws"),
        (drawing, "work.draws", 3, "draws"),
        (drawing, "work.clause", 0, "clause"),
        (drawing, "work.card", -1, "card"),
        (drawing, "work.card", 18, "card"),
        (drawing, "step", steps.RECOVER, "clause"),
        (healed, "work.hires", 0, "hires"),
        (referring, "work.patient", 0, None),
        (referring, "work.patient", 18, "patient"),
        (referring, "work.patient", -1, "patient"),
        (passing_on, "work.patient", 2, "patient"),
        (giving, "work.partner", 0, "partner"),
        (giving, "work.partner", -1, "partner"),
        (giving, "work.first", 2, "first"),
        (giving, "work.gave", [-1, 0], "gave"),
        (giving, "stage", 1, "waiting"),
        (giving, "stage", 3, "stage"),
        (giving, "waiting", [1], "waiting"),
        (picked, "work.picked", [0, 0], "picked"),
        (picked, "work.picked", [1], "picked"),
        (picked, "work.amount", 4, "amount"),
        (searching, "work.amount", 2, "amount"),
        (built.discarding, "work.amount", 0, "amount"),
        (built.discarding, "work.amount", 5, "amount"),
        (built.who_is_in_charge, "step", steps.ADMISSION, "later"),
        (SENT, "later", [steps.RESOLVE * STAGES, steps.SEND_BACK * STAGES], "later"),
    ],
)
def test_a_moment_that_cannot_be_is_refused(
    build: Callable[[], Table], place: str, value: object, field: str | None
) -> None:
    """Without a field to name, the position is an odd one but can be played on."""
    table = build()
    data = GAME.dump(table)
    holder, name = holder_of(data, place)
    holder[name] = value
    if field is None:
        continued(GAME, GAME.load(table.options, data), "on")
    else:
        with pytest.raises(BadNotation) as caught:
            GAME.load(table.options, data)

        assert caught.value.facts == {"field": field}


def test_whatever_position_is_taken_can_be_looked_at_and_played_on() -> None:
    """Every field takes every likely value in positions of every moment."""
    taken = tried = 0
    for position in positions(GAME.id, 1):
        data: Json = json.loads(json.dumps(GAME.dump(position.state())))
        for place, value in product(places(data), LIKELY_VALUES):
            with put(data, place, value):
                tried += 1
                try:
                    state = GAME.load(position.terms.options, data)
                except BadNotation:
                    continue
                taken += 1
                GAME.view(state, 0)
                continued(GAME, state, "on", at_most=8)

    assert tried // 20 < taken < tried // 2
