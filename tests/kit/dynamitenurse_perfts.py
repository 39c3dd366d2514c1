"""Built positions of Dynamite Nurse, for counting what can follow and in which order."""

from __future__ import annotations

from tests.kit.nurse import (
    acquire,
    act,
    admit,
    bury,
    chance,
    give,
    kill_marks,
    main,
    started,
    strip,
    to_main,
    top_event,
    transport,
)
from wardround.dynamitenurse import flow, steps
from wardround.dynamitenurse.state import Table


def the_first_turn() -> Table:
    """Play the first hand (DN-6.1)."""
    return started(3)


def points_to_spend() -> Table:
    """Treat or buy with TP, Gold and two actions (DN-6.3, DN-6.8)."""
    table = main("n01 white-magic white-magic", deck="examination")
    admit(table, 0, "P01 P10! P04!")
    to_main(table, 0, tp=3, gold=4)
    return table


def an_emergency_to_pay_for() -> Table:
    """Pay for a critical Emergency Case, operate on it, or let it die (DN-10.5)."""
    table = main("simple-surgery")
    admit(table, 0, "P08! P01")
    to_main(table, 0, tp=2)
    return table


def the_second_event() -> Table:
    """Declare the second Event, see it, and buy it or not (DN-6.5.3)."""
    table = main("examination")
    top_event(table, "erase")
    to_main(table, 0, gold=2, purchases=1)
    return table


def moonlighting() -> Table:
    """Operate on a Patient of another Hospital (DN-A12)."""
    table = main("moonlighting simple-surgery simple-surgery")
    admit(table, 0, "P01")
    admit(table, 1, "P02 P03!")
    admit(table, 2, "P04")
    return table


def equipment() -> Table:
    """Acquire a Patient by a card, and buy for it (DN-A06, DN-A09)."""
    table = main("cut-rate-medical-equipment upgraded-medical-equipment")
    admit(table, 0, "P01 P07 P10")
    return table


def who_is_in_charge() -> Table:
    """Pick who gets a Patient; one player has no marker left (DN-7.2)."""
    table = main()
    admit(table, 2, "P01 P02 P03 P04 P05 P06")
    act(table, "done")
    chance(table)
    return table


def admitting() -> Table:
    """Admit some of three charges, or skip the phase (DN-8.1, DN-N15)."""
    table = main("n15", seats=4)
    transport(table, ("P01", 0), ("P02!", 1), ("P03", 0), ("P10!", 0))
    act(table, "play n15")
    chance(table)
    act(table, "done")
    return table


def two_patients_too_many() -> Table:
    """Choose two of four admitted Patients to get worse, then a card to keep (DN-8.2)."""
    table = main("examination simple-surgery")
    admit(table, 0, "P01 P10! P20 P30")
    return at(table, steps.ADMISSION)


def patients_alike() -> Table:
    """Choose among Patients of which some look alike (DN-1.9)."""
    table = main("examination")
    admit(table, 0, "P01 P02 P03! P04")
    return at(table, steps.ADMISSION)


def at(table: Table, step: int) -> Table:
    """Let a step of the turn begin, and go on to where someone must decide."""
    table.waiting = []
    table.main.flex = 0
    table.go(step)
    flow.FLOW.settle(table)
    return table


def sending_back() -> Table:
    """Send none, one or two Patients back, each in another's charge (DN-14.32)."""
    table = main("this-is-all-wrong")
    admit(table, 0, "P01 P10!")
    table.main.flex = 0
    act(table, "play this-is-all-wrong")
    return table


def referring_and_passing_on() -> Table:
    """Pass Patients on, admitted and in transport (DN-A13, DN-A14)."""
    table = main("reference-letter passing-the-buck")
    admit(table, 0, "P01 P10!")
    transport(table, ("P02", 0), ("P03!", 1))
    return table


def erasing() -> Table:
    """Give a Kill Mark back and exhume a Patient (DN-A15)."""
    table = main("erase examination")
    kill_marks(table, 2, 1, 0, dynamite_nurse=0)
    bury(table, "P01 P02 P10")
    return table


def closed() -> Table:
    """Search a pile, and let a Patient get worse (DN-A16)."""
    table = main("closed")
    admit(table, 0, "P01 P10!")
    return table


def swapping() -> Table:
    """Exchange acquired Patients with another player (DN-N09)."""
    table = main("n09", deck="examination simple-surgery")
    acquire(table, 0, "P01 P10")
    acquire(table, 1, "P20 P21 P30")
    act(table, "play n09")
    chance(table)
    return table


def exchanging_a_nurse() -> Table:
    """Exchange Alyssa Schermer for a Nurse in any discard pile (DN-14.1)."""
    table = main("n06", deck="examination simple-surgery")
    give(table, 0, discard="n12")
    give(table, 1, discard="n07 erase")
    act(table, "play n06")
    chance(table)
    return table


def paramedics() -> Table:
    """Move, stabilise and admit Patients in transport (DN-N17, DN-N20, DN-N21)."""
    table = main("n17 n20 n21", deck="")
    transport(table, ("P01!", 0), ("P02", 1), ("P10!", 0))
    return table


def discarding() -> Table:
    """Draw three, discard two of the whole hand (DN-N11)."""
    table = main("n11 erase examination", deck="simple-surgery white-magic n01 major-surgery")
    act(table, "play n11")
    chance(table)
    return table


def taking_back() -> Table:
    """Take a card back from the discard pile (DN-N14)."""
    table = main("n14", deck="examination")
    give(table, 0, discard="erase examination examination n12")
    act(table, "play n14")
    return table


def keeping() -> Table:
    """Keep a card, or none (DN-5.2)."""
    table = main("examination examination erase n01")
    return at(table, steps.CLEANUP)


def nothing_but_nurses() -> Table:
    """Play Nurses that draw, with a deck that runs out (DN-9.1)."""
    table = main("n18 n19", deck="examination")
    strip(table, 2)
    return table


POSITIONS = [
    the_first_turn, points_to_spend, an_emergency_to_pay_for, the_second_event, moonlighting,
    equipment, who_is_in_charge, admitting, two_patients_too_many, patients_alike, sending_back,
    referring_and_passing_on, erasing, closed, swapping, exchanging_a_nurse, paramedics,
    discarding, taking_back, keeping, nothing_but_nurses,
]  # fmt: skip
