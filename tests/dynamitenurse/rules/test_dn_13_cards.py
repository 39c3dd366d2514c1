"""DN-13: what makes a pack complete, shown on a box of somebody's own that replaces every card."""

from __future__ import annotations

import pytest

from tests.kit.dynamitenurse_packs import HEADER, refusal
from tests.kit.nurse import chance, scores, started
from tests.kit.rules import rule
from tests.kit.user_packs import FILE, refused
from wardround.core.luck import Rng
from wardround.dynamitenurse import GAME, soundness
from wardround.dynamitenurse.content import COLOURS
from wardround.dynamitenurse.soundness import cards_at_table, patients_at_table

ACTIONS = """
[[action]]
id = "examination"
type = "examination"
copies = 25
start = 5
gold = 1

[[action]]
id = "simple-surgery"
type = "treatment"
copies = 15
start = 3
tp = 1

[[action]]
id = "tonic"
type = "treatment"
copies = 60
cost = 2
tp = 2

[[action]]
id = "rumour"
type = "event"
copies = 32
cost = 1
effect = [{ worsen-all = true }]
afterwards = "returns"
"""
NURSES = "".join(
    [
        f'[[nurse]]\nid = "{colour}"\ntype = "doctor"\ncopies = 1\ncolour = "{colour}"\n'
        "effect = [{ flex = 1 }]\n"
        for colour in COLOURS
    ]
    + ['[[nurse]]\nid = "aide"\ntype = "paramedic"\ncopies = 18\neffect = [{ draw = 1 }]\n']
)
PATIENTS = """
[[patient]]
id = "scratch"
condition = "wounded"
copies = 40
severity = 1
critical = 2
vp = 1
"""
WITHOUT = 'without = ["action", "nurse", "patient"]\n'


def own_box(actions: str = ACTIONS, nurses: str = NURSES, patients: str = PATIENTS) -> str:
    """Return a pack in which no card is one of the packaged ones."""
    return WITHOUT + actions + nurses + patients


@rule("DN-13.1")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_complete_pack_is_played_to_the_end(seats: int) -> None:
    table = started(seats, packs={FILE: HEADER + own_box()})
    rng = Rng(seats)
    while not table.over():
        chance(table, rng.below(1000))
        seat = int(GAME.actor(table))
        if seat >= 0:
            legal = GAME.legal(table, seat)
            GAME.push(table, seat, legal[rng.below(len(legal))])
        soundness.check(table)

    assert len(scores(table)) == seats
    assert len(patients_at_table(table)) == 40


@rule("DN-13.1")
def test_five_players_need_every_starting_card_of_the_box() -> None:
    """132 Action cards and 23 Nurses are on the table, and none is left in the box."""
    assert len(cards_at_table(started(5))) == 132 + 23
    assert len(cards_at_table(started(5, packs={FILE: HEADER + own_box()}))) == 132 + 23
    assert len(cards_at_table(started(3))) == 132 + 23 - 2 * 9


@rule("DN-13.1")
def test_a_box_with_a_card_too_few_is_refused() -> None:
    body = own_box(actions=ACTIONS.replace("copies = 60", "copies = 59"))

    assert refusal(body) == refused(
        "pack-total", "action", "copies", found=131, wanted=132, house="actions"
    )


@rule("DN-13.1")
@pytest.mark.parametrize(
    ("name", "start", "copies"), [("examination", 5, 25), ("simple-surgery", 3, 15)]
)
def test_a_box_without_starting_cards_for_five_is_refused(
    name: str, start: int, copies: int
) -> None:
    short = ACTIONS.replace(f"copies = {copies}", f"copies = {copies - 1}")

    assert refusal(own_box(actions=short)) == refused(
        "pack-few-starting-cards",
        f"action {name}",
        "copies",
        found=copies - 1,
        least=copies,
        start=start,
        seats=5,
    )


@rule("DN-13.1")
def test_a_box_with_four_starting_nurses_is_refused() -> None:
    body = own_box(nurses=NURSES.replace('colour = "purple"\n', ""))

    assert refusal(body) == refused("pack-colour-missing", "nurse", "colour", found="purple")


@rule("DN-13.1")
def test_a_box_with_a_back_no_worse_than_the_front_is_refused() -> None:
    body = own_box(patients=PATIENTS.replace("severity = 1", "severity = 2"))

    assert refusal(body) == refused(
        "pack-no-worse", "patient scratch", "critical", found=2, severity=2
    )


@rule("DN-13.1")
def test_a_box_with_a_patient_too_many_is_refused() -> None:
    body = own_box(patients=PATIENTS.replace("copies = 40", "copies = 41"))

    assert refusal(body) == refused(
        "pack-total", "patient", "copies", found=41, wanted=40, house="patients"
    )
