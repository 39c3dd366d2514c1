"""What a player of Dynamite Nurse is told before a decision, and at the end of the game."""

from __future__ import annotations

from typing import cast

import pytest

from tests.kit import nurse
from tests.kit.plain import Json
from wardround import catalog
from wardround.bots.registry import read_seats
from wardround.core.records import Terms
from wardround.dynamitenurse.state import Table
from wardround.dynamitenurse.view_types import DynamiteNurseView
from wardround.narration.dynamitenurse.narrator import DynamiteNurseNarrator
from wardround.tables.game.match import Match

GAME = catalog.find("dynamite-nurse")
NAMES = ["You", "Bob", "Cleo"]
NARRATOR = DynamiteNurseNarrator(GAME.options({}, {}), "en")


def view(table: Table, seat: int = 0) -> Json:
    """Return what a seat sees."""
    return GAME.view(table, seat)


def label(table: Table, text: str, seat: int = 0) -> str:
    """Return the label of an action."""
    record = GAME.action_record(table, GAME.action_parse(table, text))
    return NARRATOR.action(record, view(table, seat), NAMES)


def test_a_main_phase_begins_with_everything_and_goes_on_with_what_changes() -> None:
    table = nurse.main("examination simple-surgery n01")
    nurse.admit(table, 0, "P01 P29!")
    nurse.transport(table, ("P17", 0), ("P13!", 2))
    nurse.acquire(table, 0, "P25 P02")
    nurse.top_event(table, "closed")
    lines = NARRATOR.brief(view(table), 0, NAMES)

    assert lines[1:] == [
        (
            "Ambulances (2 of 3), leading first: Poisoned Patient P17 (Severity 4, 3 VP), "
            "your charge; Poisoned Patient P13 (in Critical Condition, Severity 5, Care 1, 2 VP), "
            "Cleo’s charge"
        ),
        (
            "Admitted (2 for 2 beds): Wounded Patient P01 (Severity 2, 1 VP); Sick Patient P29 "
            "(in Critical Condition, Emergency Case, Severity 6, payment 2 TP, 4 VP), "
            "not yet paid for"
        ),
        "Acquired: 2 Patients, 4 VP; Kill Marks: 0; Unused markers: 3 (red)",
        (
            "Top Event: Closed (cost 2): 2 Gold. Look through the Nurse pile or the Event pile, "
            "put one card of it on top and shuffle the rest. Unless you are the Dynamite Nurse as "
            "you play it, one of your admitted Patients enters Critical Condition."
        ),
        (
            "Hand: Examination (1 Gold); Simple Surgery (1 TP); Medina (Gain one additional "
            "Treatment or Purchase)"
        ),
        "To spend: 0 TP, 0 Gold, 1 Treatment or Purchase",
    ]
    nurse.act(table, "play n01")
    assert NARRATOR.brief(view(table), 0, ["Player 1", *NAMES[1:]], titled=True) == [
        "Hospital of player 1",
        lines[2],
        "Hand: Examination (1 Gold); Simple Surgery (1 TP)",
        "To spend: 0 TP, 0 Gold, 2 × Treatment or Purchase",
    ]


def test_what_waits_to_happen_is_told() -> None:
    table = nurse.main("cut-rate-medical-equipment n12 n15 n22", deck="examination")
    for name in ("cut-rate-medical-equipment", "n12", "n22", "n15"):
        nurse.act(table, f"play {name}")
    lines = NARRATOR.brief(view(table), 0, NAMES)

    assert lines[-2] == "To spend: 1 TP, 0 Gold, 2 × Treatment or Purchase, 2 × Treatment"
    assert lines[-1] == (
        "Pending effects: your next Operation this phase brings one more Nurse; your next Care "
        "this phase costs 1 TP less; the next time you acquire a Patient this phase, gain 2 Gold "
        "and one additional Purchase; you may skip your Admission Phase this turn, including "
        "the bed check"
    )


def test_labels_tell_what_an_action_costs_and_brings() -> None:
    table = nurse.main("examination n23 moonlighting")
    nurse.admit(table, 0, "P01 P29! P17!")
    nurse.admit(table, 1, "P30")
    table.main.tp = 9
    table.main.gold = 9

    assert label(table, "play examination") == "Play Examination (1 Gold)"
    assert label(table, "play n23") == "Play Tessa Marlowe"
    assert label(table, "buy black-magic") == "Buy Black Magic (for 5 Gold, gives 3 TP, −2 VP)"
    assert label(table, "operate P01") == "Operate on Wounded Patient P01 (for 2 TP, 1 VP)"
    assert label(table, "operate P17") == "Operate on Poisoned Patient P17 (for 6 TP, 3 VP)"
    assert label(table, "operate P30") == (
        "Operate on Sick Patient P30 (for 5 TP, 5 VP, in Bob’s Hospital)"
    )
    assert label(table, "care P17") == "Care for Poisoned Patient P17 (for 2 TP)"
    assert label(table, "pay P29") == "Pay for Sick Patient P29 (for 2 TP; dies if unpaid)"
    assert label(table, "done") == "End the Main Phase (Sick Patient P29 will die if unpaid)"
    nurse.act(table, "pay P29")
    assert label(table, "done") == "End the Main Phase"
    nurse.act(table, "play n23")
    nurse.chance(table)
    assert label(table, "buy black-magic") == "Buy Black Magic (for 4 Gold, gives 3 TP, −2 VP)"


def test_players_are_called_by_name_and_the_one_who_is_asked_is_not() -> None:
    table = nurse.main("")
    nurse.acquire(table, 2, "P01")

    assert label(table, "assign 1") == "Put yourself in charge (6 unused markers)"
    assert label(table, "assign 3") == "Put Cleo in charge (6 unused markers)"
    assert label(table, "swap 3") == "Exchange with Cleo (1 acquired)"
    taken = "Take Petra Lindqvist in exchange"
    assert label(table, "exchange n18 2") == (f"{taken} (from Bob’s discard pile; Draw two cards)")
    assert label(table, "exchange n18 1") == (f"{taken} (from your discard pile; Draw two cards)")


def test_long_lists_are_grouped_by_what_is_done() -> None:
    table = nurse.main("examination")
    nurse.transport(table, ("P17!", 0))
    nurse.admit(table, 0, "P01")

    def group(text: str) -> tuple[str, str]:
        record = GAME.action_record(table, GAME.action_parse(table, text))
        return NARRATOR.group(record, view(table))

    assert group("play examination") == ("Play", "Examination (1 Gold)")
    assert group("buy major-surgery") == ("Buy", "Major Surgery (for 4 Gold, gives 2 TP)")
    assert group("operate P01") == ("Operate on", "Wounded Patient P01 (for 2 TP, 1 VP)")
    assert group("admit P17") == (
        "Admit",
        "Poisoned Patient P17 (in Critical Condition, Severity 6, Care 2, 3 VP)",
    )
    assert group("top closed") == ("Put on top", "Closed (cost 2, gives 2 Gold)")
    assert group("done") == ("End the Main Phase", "")


def test_what_costs_comes_late_and_what_ends_something_last() -> None:
    records = [{"verb": verb} for verb in ("play", "admit", "buy", "operate", "done", "skip")]

    view: Json = {}

    assert [NARRATOR.lateness(record, view) for record in records] == [0, 0, 1, 1, 2, 2]


def test_a_prompt_names_the_card_and_the_patient_that_it_is_about() -> None:
    table = nurse.main("reference-letter")
    nurse.admit(table, 0, "P01 P17!")
    nurse.act(table, "play reference-letter")

    assert NARRATOR.prompt(view(table), 0) == (
        "Reference Letter: Choose one of your admitted Patients to pass on, or skip."
    )
    assert label(table, "skip") == "Skip"
    nurse.act(table, "choose P17")
    assert NARRATOR.prompt(view(table), 0) == "Reference Letter: Who gets Poisoned Patient P17?"


def test_the_end_tells_every_point_with_its_card() -> None:
    terms = Terms(GAME, {}, {})
    match = Match(terms, read_seats(["random"] * 4, GAME), "end")
    match.advance()
    outcome = match.outcome()
    assert outcome is not None
    view = cast(DynamiteNurseView, match.view(None))
    told = NARRATOR.ending(outcome, ["Ann", "Bob", "Cleo", "Dan"], view)

    assert sum(line.startswith(("+", "−")) for line in told) == sum(map(len, outcome.points))
    marks = [seat["final_kill_marks"] for seat in match.view(None)["hospitals"]]
    assert sum("Kill Mark" in line for line in told) == sum(count > 0 for count in marks)
    assert sum("Dynamite Nurse card" in line for line in told) == 1


def test_what_is_known_of_a_hand_is_part_of_hand_and_deck_together() -> None:
    table = nurse.main("")
    nurse.strip(table, 1)
    nurse.give(table, 1, hand="examination simple-surgery simple-surgery", deck="examination n02")
    look = NARRATOR.look(view(table), NAMES, 1)

    assert look[2] == "Hand: 3 cards"
    assert look[3] == "Deck (2) and hand together: Examination ×2, Simple Surgery ×2, Nikki"
    table.hospitals[1].shown = [table.hospitals[1].hand[1]] * 2
    look = NARRATOR.look(view(table), NAMES, 1)
    assert look[2] == "Hand: 3 cards, including Simple Surgery ×2"
    assert look[3] == "Deck (2) and hand together: Examination ×2, Simple Surgery ×2, Nikki"
    table.hospitals[1].shown = table.hospitals[1].hand[:]
    look = NARRATOR.look(view(table), NAMES, 1)
    assert look[2] == "Hand: Examination, Simple Surgery ×2"
    assert look[3] == "Deck (2): Examination, Nikki"


def test_acquired_patients_are_named() -> None:
    table = nurse.main("")
    nurse.acquire(table, 1, "P01 P29")

    assert NARRATOR.look(view(table), NAMES, 1)[-2:] == [
        "Acquired (2 Patients, 5 VP): Wounded Patient P01, Sick Patient P29 (Emergency Case)",
        "Kill Marks: 0; Unused markers: 6 (blue)",
    ]
    assert NARRATOR.look(view(table), NAMES, 2)[-1].startswith("Acquired: 0 Patients, 0 VP;")


def test_a_player_without_a_name_is_not_named_twice() -> None:
    table = nurse.main("")
    names = ["Player 1", "Easy 2", "You"]

    assert [NARRATOR.look(view(table), names, seat)[0] for seat in range(3)] == [
        "Hospital of player 1",
        "Hospital of Easy 2 (player 2)",
        "Your hospital (player 3)",
    ]


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", ["Player 2’s charge", "Easy 3’s charge"]),
        ("fr", ["confié au joueur 2", "confié à Easy 3"]),
        ("it", ["affidato al giocatore 2", "affidato a Easy 3"]),
    ],
)
def test_prepositions_fit_names_and_numbers(language: str, told: list[str]) -> None:
    narrator = DynamiteNurseNarrator(GAME.options({}, {}), language)
    table = nurse.main("")
    nurse.transport(table, ("P17", 1), ("P13", 2))
    names = [narrator.words.player(seat, []) for seat in range(2)]
    ambulances = narrator.brief(view(table), 0, [*names, "Easy 3"])[1]

    assert [one.rpartition(", ")[2].strip() for one in ambulances.split(";")] == told


def test_what_gives_no_points_is_told_by_its_text() -> None:
    table = nurse.main("")
    table.main.gold = 9

    assert label(table, "buy hit-the-books").startswith("Buy Hit the Books (for 3 Gold; Draw ")
    assert label(table, "top n18") == "Put Petra Lindqvist on top (1 VP; Draw two cards)"
    [piles] = [
        line for line in NARRATOR.look(view(table), NAMES, None) if line.startswith("For sale")
    ]
    assert "; White Magic (cost 2, gives 1 TP, 10 left);" in piles
    assert "; Hit the Books (cost 3, 6 left; Draw " in piles


def test_finishing_the_admissions_tells_that_beds_are_too_few() -> None:
    table = nurse.main("")
    nurse.admit(table, 0, "P01 P02 P03")
    nurse.transport(table, ("P17", 0))
    nurse.act(table, "done")
    nurse.chance(table)
    nurse.act(table, "assign 1")

    assert label(table, "done") == (
        "Finish the Admission Phase (not enough beds: 1 Patient enters Critical Condition)"
    )
    nurse.act(table, "admit P17")
    assert label(table, "done") == (
        "Finish the Admission Phase (not enough beds: 2 Patients enter Critical Condition)"
    )


def test_somebody_elses_unpaid_patients_are_no_warning() -> None:
    table = nurse.main("")
    nurse.admit(table, 1, "P29!")

    assert label(table, "done") == "End the Main Phase"
