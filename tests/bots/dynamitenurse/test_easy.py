"""The easy opponent does what a sensible beginner does."""

from __future__ import annotations

from tests.kit.dynamitenurse_bots import ask, level
from tests.kit.nurse import (
    acquire,
    act,
    admit,
    admitted,
    ambulances,
    chance,
    give,
    kill_marks,
    leave_events,
    main,
    prompt,
    top_patient,
    transport,
)
from wardround.core.game import CHANCE
from wardround.dynamitenurse import GAME
from wardround.dynamitenurse.state import Table


def answer(table: Table) -> str:
    """Return what the easy opponent does, as text."""
    return GAME.action_text(table, ask(level("easy"), table))


def main_phase(table: Table) -> list[str]:
    """Let the easy opponent play a whole Main Phase, and return what it did."""
    done: list[str] = []
    while not done or done[-1] != "done":
        if GAME.actor(table) == CHANCE:
            chance(table)
        else:
            done.append(answer(table))
            act(table, done[-1])
    return done


def test_it_heals_whom_it_can_pay_for_and_keeps_the_cards_that_this_does_not_need() -> None:
    table = main("simple-surgery simple-surgery simple-surgery examination")
    leave_events(table)
    admit(table, 0, "P01")

    done = main_phase(table)

    assert done == ["play simple-surgery", "play simple-surgery", "operate P01", "done"]


def test_it_draws_before_it_decides() -> None:
    table = main("n18 simple-surgery examination examination")

    assert answer(table) == "play n18"


def test_it_buys_the_best_card_in_reach_when_there_is_nobody_to_treat() -> None:
    table = main("examination examination examination examination examination")
    leave_events(table)

    done = main_phase(table)

    assert done[-2] == "buy upgraded-medical-equipment"


def test_it_pays_for_an_emergency_rather_than_let_it_die() -> None:
    table = main("simple-surgery examination examination")
    admit(table, 0, "P08!")

    done = main_phase(table)

    assert "pay P08" in done


def test_it_does_not_hurt_itself_with_an_attack() -> None:
    table = main("critical-condition")
    admit(table, 0, "P01 P02!")
    admit(table, 1, "P04!")

    assert answer(table) == "done"


def test_it_attacks_when_others_lose_more() -> None:
    table = main("critical-condition")
    admit(table, 1, "P01! P02!")

    assert answer(table) == "play critical-condition"


def test_it_gives_a_patient_it_has_no_bed_for_to_the_leader() -> None:
    table = main()
    admit(table, 0, "P01 P02")
    admit(table, 1, "P04 P05")
    admit(table, 2, "P13 P14")
    acquire(table, 2, "P37 P35")
    top_patient(table, "P06")
    act(table, "done")
    chance(table)

    assert (prompt(table), answer(table)) == ("assign", "assign 3")


def test_it_takes_a_patient_for_an_empty_hospital() -> None:
    table = main()
    top_patient(table, "P01")
    act(table, "done")
    chance(table)

    assert answer(table) == "assign 1"


def test_it_admits_up_to_its_beds_the_one_in_danger_first() -> None:
    table = main()
    admit(table, 0, "P01")
    transport(table, ("P02", 0), ("P03!", 0), ("P04", 1))
    act(table, "done")

    while prompt(table) == "admission":
        act(table, answer(table))

    assert admitted(table) == "P01 P03!"
    assert ambulances(table) == [("P02!", 0), ("P04", 1)]


def test_it_refers_a_critical_patient_to_somebody_with_no_bed() -> None:
    table = main("reference-letter")
    admit(table, 0, "P01 P37!")
    admit(table, 1, "P04 P05")
    act(table, answer(table))
    act(table, answer(table))

    assert (prompt(table), answer(table)) == ("refer-to", "assign 2")


def test_it_erases_only_a_kill_mark_that_it_has() -> None:
    table = main("erase")
    kill_marks(table, 0, 1, 0, dynamite_nurse=1)
    innocent = answer(table)
    kill_marks(table, 1, 0, 0, dynamite_nurse=0)

    assert (innocent, answer(table)) == ("done", "play erase")


def test_a_card_with_an_unknown_name_is_bought_for_what_it_says() -> None:
    pack = """
[pack]
game = "dynamite-nurse"
name = "mine"
format = 1

[[action]]
id = "white-magic"
effect = [{ draw = 3 }, { flex = 1 }]
"""
    table = main("examination examination", packs={"mine.toml": pack})
    leave_events(table)
    give(table, 0, discard="major-surgery")

    assert main_phase(table)[-2] == "buy white-magic"
