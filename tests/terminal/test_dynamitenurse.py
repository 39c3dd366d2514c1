"""Dynamite Nurse in lines: every decision, event and ending has its words, in 80 columns."""

from __future__ import annotations

from io import StringIO

import pytest

from tests.kit import nurse
from tests.kit.english import english_in
from tests.kit.faces import typing
from wardround import catalog
from wardround.bots.registry import read_seats
from wardround.core.game import Json
from wardround.core.luck import Rng
from wardround.core.records import Terms
from wardround.dynamitenurse.state import Table
from wardround.match.match import Match
from wardround.terminal.console import Console
from wardround.terminal.dynamitenurse.face import DynamiteNurseFace
from wardround.terminal.faces import face_of
from wardround.terminal.line import LinePlay

GAME = catalog.find("dynamite-nurse")
FACE = DynamiteNurseFace(GAME.options({}, {}), "en")


def random_keys(seed: str) -> StringIO:
    """Return lines with numbers, and now and then a command, enough for any game."""
    rng = Rng(seed)
    commands = [
        "look",
        "undo",
        "look 1",
        "why done",
        "help",
        "text n06",
        "text P17",
        "why play n12",
    ]
    lines = [
        commands[rng.below(len(commands))] if rng.below(20) == 0 else str(rng.below(9) + 1)
        for _ in range(8_000)
    ]
    return StringIO("\n".join(lines))


@pytest.mark.parametrize("language", ["en", "fr", "it"])
@pytest.mark.parametrize(
    "seats", ["human random random random", "human human random", "human human human human random"]
)
def test_a_whole_game_can_be_played_to_its_end(seats: str, language: str) -> None:
    terms = Terms(GAME, {}, {})
    match = Match(terms, read_seats(seats.split(), GAME), "seed")
    written = StringIO()
    play = LinePlay(match, face_of(terms, language), Console(random_keys("keys"), written))

    assert play.run()
    lines = written.getvalue().splitlines()
    assert max(len(line) for line in lines) <= 80
    assert [line for line in lines if "{" in line or "�" in line] == []
    in_english = [line for line in lines if english_in(line)]
    assert in_english if language == "en" else in_english == []


def line_play(*typed: str, seats: str = "human random random", language: str = "en") -> str:
    """Return what a game tells when these lines are typed; seat 0 begins."""
    terms = Terms(GAME, {"first-player": 0}, {})
    match = Match(terms, read_seats(seats.split(), GAME), "1")
    console, written = typing(*typed)
    LinePlay(match, face_of(terms, language), console).run()
    return written.getvalue()


# --- looking and asking --------------------------------------------------------------------------


def test_look_shows_the_town_and_all_hospitals_but_no_other_hand() -> None:
    told = line_play("look", "look 2")

    assert "For sale: Thorough Examination (cost 3, gives 2 Gold, 10 left);" in told
    assert "Your hospital (player 1)\nAdmitted (0 for 2 beds): none\nHand: " in told
    assert (
        told.count("Hospital of Random 2 (player 2)\nAdmitted (0 for 2 beds): none\nHand: 4 ") == 2
    )
    assert told.count("Deck (5) and hand together: Examination ×5, Simple Surgery ×3, Nikki") == 2


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("fr", ["À vous. Jouez des cartes,", "Votre hôpital (joueur 1)", "Dessus du Donjon\u00a0:",
                "Hôpital du joueur 2 (Hasard 2)", "Vous avez quitté la partie."]),
        ("it", ["Tocca a te. Gioca carte,", "Il tuo ospedale (giocatore 1)", "Da spendere: 0 PT",
                "Ospedale del giocatore 2 (Caso 2)", "Hai lasciato la partita."]),
    ],
)  # fmt: skip
def test_a_player_is_asked_and_answered_in_their_language(language: str, lines: list[str]) -> None:
    told = line_play(
        "look", "fly", "99", "why", "why done", "why play n12", "why fly", "look 9", "text fly",
        "text dynamite nurse", "undo", "save", "rules", "help", language=language,
    )  # fmt: skip

    assert [line for line in lines if line not in told] == []
    assert english_in(told) == []


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("white-magic", "White Magic (Treatment, cost 2): 1 TP. For every second one"),
        ("White Magic", "White Magic (Treatment, cost 2): 1 TP. For every second one"),
        ("A05", "White Magic (Treatment, cost 2): 1 TP. For every second one"),
        ("n06", "Alyssa Schermer (Doctor, 1 VP): Draw one card."),
        ("ALYSSA SCHERMER", "Alyssa Schermer (Doctor, 1 VP): Draw one card."),
        ("this is all wrong", "This Is All Wrong! (Event, cost 3): Say how many"),
        ("p17", "Poisoned Patient P17: Severity 4; in Critical Condition Severity 6, Care 2."),
        ("wounded-3e", "Wounded Patient: Severity 3; in Critical Condition Severity 5, payment"),
        ("Dynamite Nurse", "Whoever newly has the most Kill Marks takes this card."),
    ],
)
def test_text_tells_of_cards_and_patients_by_id_number_and_title(typed: str, told: str) -> None:
    assert FACE.card(typed)[0].startswith(told)


def test_a_name_that_is_none_finds_no_card() -> None:
    assert [FACE.card(name) for name in ("", "P99", "P00", "nobody", "A99")] == [[]] * 5


def test_what_is_reconstructed_is_called_our_version() -> None:
    assert FACE.card("n18")[0].endswith("Draw two cards. (our version)")
    assert FACE.card("white-magic")[0].endswith("(our version: copies, cost and VP)")


# --- typing --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("play kei lincoln", "play n12"),
        ("Play White Magic", "play white-magic"),
        ("BUY a05", "buy white-magic"),
        ("operate p7", "operate P07"),
        ("exchange Arina 2", "exchange n07 2"),
        ("SKIP admission", "skip admission"),
        ("play nobody", "play nobody"),
    ],
)
def test_cards_may_be_typed_by_title_and_patients_in_small_letters(typed: str, told: str) -> None:
    assert FACE.spelling(typed) == told


def test_several_patients_in_one_line_are_several_actions() -> None:
    assert FACE.parts("admit P17 p20") == ["admit P17", "admit p20"]
    assert FACE.parts("admit P17") == ["admit P17"]
    assert FACE.parts("play white magic") == ["play white magic"]


@pytest.mark.parametrize(
    ("language", "typed", "told"),
    [
        ("en", "play examination", "You played Examination: 1 Gold."),
        ("fr", "play examen", "Vous avez joué Examen\u00a0: 1 or."),
        ("fr", "play Examination", "Vous avez joué Examen\u00a0: 1 or."),
        ("it", "play ESAME", "Hai giocato Esame: 1 oro."),
    ],
)
def test_a_card_can_be_played_by_its_title_in_the_language(
    language: str, typed: str, told: str
) -> None:
    assert told in line_play(typed, language=language)


def test_patients_named_in_one_line_are_admitted_one_after_the_other() -> None:
    """Seat 0 takes charge of everybody until two Patients wait, then admits both at once."""
    terms = Terms(GAME, {"first-player": 0}, {})
    match = Match(terms, read_seats(["human"] * 3, GAME), "admit")
    while True:
        match.advance()
        seat = match.person_to_act()
        assert seat is not None
        charges = [one["patient"] for one in match.view(None)["ambulances"] if one["seat"] == 0]
        texts = {match.text(action): action for action in match.legal(seat)}
        if seat == 0 and len(charges) > 1 and f"admit {charges[0]}" in texts:
            break
        wished = [texts[text] for text in ("assign 1", "done", "skip") if text in texts]
        match.act(seat, wished[0] if wished else match.legal(seat)[0])
    typed = " ".join(["admit", *charges]).lower()
    console, written = typing("", typed, "quit")
    LinePlay(match, face_of(terms, "en"), console).run()

    told = FACE.words.joined([FACE.words.patient(patient) for patient in charges])
    assert f"Player 1 admitted {told}." in " ".join(written.getvalue().split())


# --- secrets -------------------------------------------------------------------------------------


def test_two_people_at_one_screen_do_not_see_each_others_hands() -> None:
    told = line_play("", "done", "1", "1", "1", "1", "", seats="human human random")
    before, _, after = told.partition("Pass the screen to Player 2, then press Enter.")
    since_clearing = before.rpartition("\n" * 20)[2]

    assert "Pass the screen to Player 1, then press Enter." in before
    assert "Hand: " in before
    assert "Hand: " not in since_clearing
    assert "Player 2" in since_clearing
    assert "Hand: " in after


# --- what a seat is told before it decides -------------------------------------------------------


def view(table: Table, seat: int = 0) -> Json:
    """Return what a seat sees."""
    return GAME.view(table, seat)


def label(table: Table, text: str, seat: int = 0) -> str:
    """Return the label of an action."""
    record = GAME.action_record(table, GAME.action_parse(table, text))
    return FACE.action(record, view(table, seat))


def test_a_main_phase_begins_with_everything_and_goes_on_with_what_changes() -> None:
    table = nurse.main("examination simple-surgery n01")
    nurse.admit(table, 0, "P01 P29!")
    nurse.transport(table, ("P17", 0), ("P13!", 2))
    nurse.acquire(table, 0, "P25 P02")
    nurse.top_event(table, "closed")
    lines = FACE.brief(view(table), 0)

    assert lines[1:] == [
        (
            "Ambulances (2 of 3), the leading one first: Poisoned Patient P17 (Severity 4, 3 VP), "
            "your charge; Poisoned Patient P13 (in Critical Condition, Severity 5, Care 1, 2 VP), "
            "charge of player 3"
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
    assert FACE.brief(view(table), 0, "Ann") == [
        "Hospital of Ann",
        lines[2],
        "Hand: Examination (1 Gold); Simple Surgery (1 TP)",
        "To spend: 0 TP, 0 Gold, 2 × Treatment or Purchase",
    ]


def test_what_waits_to_happen_is_told() -> None:
    table = nurse.main("cut-rate-medical-equipment n12 n15 n22", deck="examination")
    for name in ("cut-rate-medical-equipment", "n12", "n22", "n15"):
        nurse.act(table, f"play {name}")
    lines = FACE.brief(view(table), 0)

    assert lines[-2] == "To spend: 1 TP, 0 Gold, 2 × Treatment or Purchase, 2 × Treatment"
    assert lines[-1] == (
        "Still to come: your next Operation this phase brings one more Nurse; your next Care this "
        "phase costs 1 TP less; the next time you acquire a Patient this phase, gain 2 Gold and "
        "one additional Purchase; you may skip your Admission Phase this turn, beds and all"
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
        "Operate on Sick Patient P30 (for 5 TP, 5 VP, in the Hospital of player 2)"
    )
    assert label(table, "care P17") == "Care for Poisoned Patient P17 (for 2 TP)"
    assert label(table, "pay P29") == "Pay for Sick Patient P29 (for 2 TP, unpaid, it dies)"
    assert label(table, "done") == "End the Main Phase"
    nurse.act(table, "play n23")
    nurse.chance(table)
    assert label(table, "buy black-magic") == "Buy Black Magic (for 4 Gold, gives 3 TP, −2 VP)"


def test_players_are_called_by_number_and_the_one_who_is_asked_is_not() -> None:
    table = nurse.main("")
    nurse.acquire(table, 2, "P01")

    assert label(table, "assign 1") == "Put yourself in charge (6 unused markers)"
    assert label(table, "assign 3") == "Put player 3 in charge (6 unused markers)"
    assert label(table, "swap 3") == "Exchange with player 3 (1 acquired)"
    assert label(table, "exchange n07 2") == (
        "Take Arina in exchange (from the discard pile of player 2)"
    )
    assert label(table, "exchange n07 1") == "Take Arina in exchange (from your own discard pile)"


def test_long_lists_are_grouped_by_what_is_done() -> None:
    table = nurse.main("examination")
    nurse.transport(table, ("P17!", 0))
    nurse.admit(table, 0, "P01")

    def group(text: str) -> tuple[str, str]:
        record = GAME.action_record(table, GAME.action_parse(table, text))
        return FACE.group(record, view(table))

    assert group("play examination") == ("Play", "Examination (1 Gold)")
    assert group("buy major-surgery") == ("Buy", "Major Surgery (for 4 Gold, gives 2 TP)")
    assert group("operate P01") == ("Operate on", "Wounded Patient P01 (for 2 TP, 1 VP)")
    assert group("admit P17") == (
        "Admit",
        "Poisoned Patient P17 (in Critical Condition, Severity 6, Care 2, 3 VP)",
    )
    assert group("top erase") == ("Put on top", "Erase (cost 4)")
    assert group("done") == ("End the Main Phase", "")


def test_what_costs_comes_late_and_what_ends_something_last() -> None:
    records = [{"verb": verb} for verb in ("play", "admit", "buy", "operate", "done", "skip")]

    assert [FACE.lateness(record, {}) for record in records] == [0, 0, 1, 1, 2, 2]


def test_a_prompt_names_the_card_and_the_patient_that_it_is_about() -> None:
    table = nurse.main("reference-letter")
    nurse.admit(table, 0, "P01 P17!")
    nurse.act(table, "play reference-letter")

    assert FACE.prompt(view(table), 0) == (
        "Reference Letter: You may pass on one of your admitted Patients: which one?"
    )
    assert label(table, "skip") == "Do nothing"
    nurse.act(table, "choose P17")
    assert FACE.prompt(view(table), 0) == "Reference Letter: Who gets Poisoned Patient P17?"


def test_the_end_tells_every_point_with_its_card() -> None:
    terms = Terms(GAME, {}, {})
    match = Match(terms, read_seats(["random"] * 4, GAME), "end")
    match.advance()
    outcome = match.outcome()
    assert outcome is not None
    told = FACE.ending(outcome, ["Ann", "Bob", "Cleo", "Dan"], match.view(None))

    assert sum(line.startswith(("+", "−")) for line in told) == sum(map(len, outcome.points))
    marks = [seat["final_kill_marks"] for seat in match.view(None)["hospitals"]]
    assert sum("Kill Mark" in line for line in told) == sum(count > 0 for count in marks)
    assert sum("Dynamite Nurse card" in line for line in told) == 1
