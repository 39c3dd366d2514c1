"""Why an action is refused: every code, with the rule behind it, in a position that gives it."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.kit.nurse import (
    acquire,
    act,
    admit,
    bury,
    chance,
    choices,
    decide,
    end_game,
    give,
    kill_marks,
    leave_events,
    main,
    prompt,
    to_main,
    top_patient,
    transport,
    why,
)
from tests.kit.nurse_turns import empty_pile, to_admission, to_cleanup
from wardround.core.errors import IllegalAction
from wardround.dynamitenurse import GAME, reasons
from wardround.dynamitenurse.reasons import MOMENTS
from wardround.dynamitenurse.state import Table


def asked(hand: str = "", *plays: str, admitted: str = "", **points: int) -> Table:
    """Return the Main Phase of seat 1 with these Patients and points, after some actions."""
    table = main(hand, deck="examination examination examination")
    admit(table, 0, admitted)
    to_main(table, 0, **points)
    act(table, *plays)
    return table


# --- what every game refuses -------------------------------------------------------------------


def test_nothing_can_be_done_when_the_game_is_over() -> None:
    table = asked()
    end_game(table)

    assert why(table, "done", 0) == ("game-over", "DN-3.1")


def test_nothing_can_be_done_while_luck_decides() -> None:
    table = asked("", "done")

    assert prompt(table) == "luck patient"
    assert why(table, "assign 1", 0) == ("luck-next", "DN-12.2")


def test_only_who_is_asked_may_act() -> None:
    assert why(asked(), "done", 1) == ("not-your-turn", "DN-6.1")


def test_a_number_that_is_no_action_is_unknown() -> None:
    table = asked()
    refused = GAME.why_not(table, 0, GAME.action_count(table))

    assert refused is not None
    assert (refused.code, refused.rule) == ("unknown-action", "DN-6.1")


def test_an_illegal_action_is_refused_with_the_reason_and_changes_nothing() -> None:
    table = asked("examination")
    before = table.copy()

    with pytest.raises(IllegalAction) as refused:
        act(table, "buy white-magic")

    assert (refused.value.code, refused.value.facts["rule"]) == ("not-enough-gold", "DN-6.5.2")
    assert table == before


# --- what the rules of this game refuse --------------------------------------------------------


def closing(table: Table) -> Table:
    """Return a table in its Admission Phase, with a charge of seat 1 and one of seat 2."""
    transport(table, ("P16", 0), ("P17", 1))
    to_admission(table)
    return table


def beds() -> Table:
    """Return a bed check in which P01 is chosen, and another must be."""
    table = asked(admitted="P01 P04 P07 P11")
    to_admission(table)
    act(table, "choose P01")
    return table


def transported(seat_with_no_marker: int = 1) -> Table:
    """Return a game that asks who is in charge; one player has no unused marker."""
    table = asked()
    admit(table, seat_with_no_marker, "P21 P22 P23 P24 P25 P26")
    top_patient(table, "P01")
    act(table, "done")
    decide(table, "P40")
    return table


def row(hand: str) -> Table:
    """Return a game after a card was played, with charges of seats 1 and 2 in transport."""
    table = asked(hand)
    transport(table, ("P16!", 0), ("P17", 0), ("P27!", 1))
    act(table, f"play {hand}")
    chance(table)
    return table


def swapping() -> Table:
    """Return a game in which N09 is played, and both sides have two Patients to give."""
    table = asked("n09")
    acquire(table, 0, "P01 P04")
    acquire(table, 1, "P11 P13")
    act(table, "play n09")
    chance(table)
    return table


def erasing() -> Table:
    """Return a game that asks which dead Patient goes back to the Dungeon."""
    table = asked("erase")
    kill_marks(table, 1, 2, 0, dynamite_nurse=1)
    bury(table, "P01 P02 P04")
    act(table, "play erase")
    return table


def second_event() -> Table:
    """Return a game that asks whether the second Event is bought."""
    table = asked(gold=9)
    leave_events(table, "closed erase")
    act(table, "buy second event")
    return table


def referring() -> Table:
    """Return a game that asks whose Hospital a Patient goes to; seat 3 has no unused marker."""
    table = main("reference-letter", seats=4)
    admit(table, 0, "P01")
    admit(table, 2, "P21 P22 P23 P24 P25 P26")
    act(table, "play reference-letter", "choose P01")
    return table


def exchanging() -> Table:
    """Return a game that asks for which Nurse Alyssa is exchanged: n07, or n08 of seat 2."""
    table = asked("n06")
    give(table, 0, discard="n07")
    give(table, 1, discard="n08")
    act(table, "play n06")
    chance(table)
    return table


def recovering() -> Table:
    """Return a game that asks which card Ren Riverse takes back."""
    table = asked("n14")
    give(table, 0, discard="white-magic n07")
    act(table, "play n14")
    return table


def without(name: str) -> Table:
    """Return a Main Phase with 9 Gold and an empty pile."""
    table = asked(gold=9)
    empty_pile(table, name)
    return table


def closed(piles: str = "nurses events") -> Table:
    """Return a game in which Closed is played; only these piles have cards."""
    table = asked("closed", admitted="P01 P04")
    if "events" not in piles:
        leave_events(table)
    act(table, "play closed")
    return table


def searching() -> Table:
    """Return a game that asks which Nurse goes on top of her pile."""
    return asked("closed", "play closed", "search nurses")


def ginger() -> Table:
    """Return a game that asks which cards to discard."""
    return asked("n11 white-magic", "play n11")


def moonlighting(tp: int) -> Table:
    """Return a game in which another player's Patients may be operated on."""
    table = asked("moonlighting", tp=tp)
    admit(table, 1, "P04 P05")
    act(table, "play moonlighting")
    return table


def one_event() -> Table:
    """Return a Main Phase with 9 Gold and one Event left."""
    table = asked(gold=9)
    leave_events(table, "closed")
    return table


def first_event() -> Table:
    """Return a Main Phase with 9 Gold and Closed on top of the Event pile."""
    table = asked(gold=9)
    leave_events(table, "closed erase")
    return table


def wrong(admitted: str) -> Table:
    """Return a game in which This Is All Wrong! asks how many Patients go back."""
    return asked("this-is-all-wrong", "play this-is-all-wrong", admitted=admitted)


Case = tuple[Callable[[], Table], str, str, str]
CASES: list[Case] = [
    # Words of another moment.
    (asked, "skip", "wrong-moment", "DN-6.1"),
    (beds, "play examination", "wrong-moment", "DN-8.2"),
    (transported, "done", "wrong-moment", "DN-7.2"),
    # Cards.
    (asked, "play white-magic", "not-in-hand", "DN-6.1"),
    (ginger, "discard n07", "not-in-hand", "DN-N11"),
    (recovering, "recover examination", "not-in-discard", "DN-N14"),
    (searching, "top erase", "not-in-pile", "DN-12.4"),
    (exchanging, "exchange n08 1", "no-such-nurse", "DN-14.1"),
    (exchanging, "exchange n09 2", "no-such-nurse", "DN-14.1"),
    # Purchase.
    (lambda: asked(gold=9), "buy n07", "never-bought", "DN-6.5.1"),
    (lambda: asked(gold=9), "buy examination", "never-bought", "DN-6.5.1"),
    (lambda: asked(gold=2), "buy major-surgery", "not-enough-gold", "DN-6.5.2"),
    (lambda: asked(gold=9, flex=0), "buy white-magic", "no-purchase-left", "DN-6.3"),
    (lambda: asked(gold=9, flex=0), "buy second event", "no-purchase-left", "DN-6.3"),
    (lambda: without("white-magic"), "buy white-magic", "pile-empty", "DN-9.2"),
    (one_event, "buy second event", "no-second-event", "DN-6.5.3"),
    (first_event, "buy erase", "not-on-top", "DN-6.5.2"),
    (second_event, "buy closed", "not-on-top", "DN-6.5.3"),
    # Treatment.
    (lambda: asked(tp=9), "operate P01", "not-admitted", "DN-6.4.1"),
    (lambda: asked(tp=9), "care P01", "not-admitted", "DN-6.4.3"),
    (lambda: asked(tp=9), "pay P08", "not-admitted", "DN-10.5"),
    (lambda: asked(admitted="P04", tp=2), "operate P04", "not-enough-tp", "DN-6.4.1"),
    (lambda: asked(admitted="P07!", tp=1), "care P07", "not-enough-tp", "DN-6.4.3"),
    (lambda: asked(admitted="P10!", tp=1), "pay P10", "not-enough-tp", "DN-10.5"),
    (lambda: asked(admitted="P04", tp=9, flex=0), "operate P04", "no-treatment-left", "DN-6.3"),
    (lambda: asked(admitted="P04!", tp=9, flex=0), "care P04", "no-treatment-left", "DN-6.3"),
    (lambda: asked(admitted="P04", tp=9), "care P04", "no-care", "DN-6.4.3"),
    (lambda: asked(admitted="P08!", tp=9), "care P08", "no-care", "DN-6.4.3"),
    (lambda: asked(admitted="P08", tp=9), "pay P08", "nothing-due", "DN-10.5"),
    (lambda: asked(admitted="P04!", tp=9), "pay P04", "nothing-due", "DN-10.5"),
    (lambda: asked("", "pay P08", admitted="P08!", tp=9), "pay P08", "already-paid", "DN-10.5"),
    (lambda: moonlighting(1), "operate P04", "not-enough-tp", "DN-6.4.1"),
    (lambda: moonlighting(9), "operate P11", "not-admitted", "DN-6.4.1"),
    # Patients that look alike.
    (lambda: asked(admitted="P04 P05", tp=9), "operate P05", "same-as-another", "DN-1.9"),
    (lambda: moonlighting(9), "operate P05", "same-as-another", "DN-1.9"),
    (lambda: asked(admitted="P04! P05!", tp=9), "care P05", "same-as-another", "DN-1.9"),
    (lambda: asked(admitted="P08! P09!", tp=9), "pay P09", "same-as-another", "DN-1.9"),
    (erasing, "choose P02", "same-as-another", "DN-1.9"),
    # Players.
    (transported, "assign 2", "no-unused-marker", "DN-7.2"),
    (lambda: transported(0), "assign 1", "no-unused-marker", "DN-7.2"),
    (transported, "assign 4", "no-such-player", "DN-7.2"),
    (referring, "assign 1", "must-be-another", "DN-14.29"),
    (referring, "assign 3", "no-unused-marker", "DN-14.29"),
    (swapping, "swap 1", "must-be-another", "DN-N09"),
    (swapping, "swap 4", "no-such-player", "DN-N09"),
    # Patients that a text or a phase asks for.
    (lambda: closing(asked()), "admit P17", "not-your-charge", "DN-8.1"),
    (lambda: closing(asked()), "skip admission", "not-skippable", "DN-8.1"),
    (beds, "choose P13", "not-admitted", "DN-8.2"),
    (beds, "choose P01", "already-chosen", "DN-8.2"),
    (lambda: row("passing-the-buck"), "choose P27", "not-your-charge", "DN-A14"),
    (lambda: row("n20"), "choose P27", "not-your-charge", "DN-N20"),
    (lambda: row("n20"), "choose P17", "not-critical", "DN-N20"),
    (lambda: row("n21"), "admit P27", "not-your-charge", "DN-N21"),
    (lambda: row("n17"), "lead P16", "cannot-move", "DN-N17"),
    (lambda: row("n17"), "trail P27", "cannot-move", "DN-N17"),
    (lambda: row("n17"), "lead P01", "cannot-move", "DN-N17"),
    (erasing, "choose P11", "not-in-graveyard", "DN-A15"),
    (lambda: wrong("P01"), "send back 2", "too-many-patients", "DN-14.32"),
]  # fmt: skip


@pytest.mark.parametrize(("build", "line", "code", "rule_"), CASES)
def test_a_refusal_names_its_code_and_its_rule(
    build: Callable[[], Table], line: str, code: str, rule_: str
) -> None:
    assert why(build(), line) == (code, rule_)


def test_a_kept_card_must_be_in_the_hand() -> None:
    table = asked("examination")
    to_cleanup(table)

    assert why(table, "keep white-magic") == ("not-in-hand", "DN-5.2")


def test_an_empty_pile_cannot_be_searched() -> None:
    """With both piles there, both can; with one of them nobody is asked."""
    table = closed()

    assert [why(table, f"search {pile}") for pile in ("nurses", "events")] == [None, None]
    assert prompt(closed("nurses")) == "search-top"


def test_a_patient_must_not_be_too_severe_for_the_equipment() -> None:
    """P07 costs 4, on its back 6: Upgraded Medical Equipment reaches only the one."""
    table = asked("upgraded-medical-equipment", admitted="P07! P16 P01")
    act(table, "play upgraded-medical-equipment")

    assert choices(table) == ["choose P01", "choose P16", "skip"]
    assert why(table, "choose P07") == ("too-severe", "DN-6.4.5")
    assert why(table, "choose P11") == ("not-admitted", "DN-6.4.5")


def test_only_two_have_a_part_in_an_exchange() -> None:
    """Who picks first, and what: one's own acquired Patients."""
    table = swapping()
    act(table, "swap 2")
    third = why(table, "first 3")
    act(table, "first 2")

    assert third == ("not-in-swap", "DN-14.6")
    assert GAME.actors(table) == [1]
    assert why(table, "choose P01") == ("not-acquired", "DN-N09")


# --- nothing left out --------------------------------------------------------------------------

ELSEWHERE = {"too-severe", "not-in-swap", "not-acquired"}
"""Codes with a test of their own above."""
CODE = re.compile(r'"([a-z]+(?:-[a-z]+)+)"')


def codes_in(source: str) -> set[str]:
    """Return the words with hyphens of a source that are neither verbs nor rules."""
    return set(CODE.findall(source)) - MOMENTS.keys()


def test_every_code_has_a_case() -> None:
    source = Path(reasons.__file__).with_name("reasons.py").read_text("utf-8")

    assert codes_in(source) == {case[2] for case in CASES} | ELSEWHERE
