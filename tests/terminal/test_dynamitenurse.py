"""Dynamite Nurse in lines: every decision, event and ending has its words, in 80 columns."""

from __future__ import annotations

from io import StringIO

import pytest

from tests.kit.dynamitenurse_random_packs import random_box
from tests.kit.english import english_in
from tests.kit.narrators import typing
from wardround import catalog
from wardround.bots.registry import read_seats
from wardround.core.luck import Rng
from wardround.core.records import Terms
from wardround.narration.dynamitenurse.narrator import DynamiteNurseNarrator
from wardround.narration.narrators import narrator_of
from wardround.tables.game.match import Match
from wardround.terminal.line import LinePlay
from wardround.terminal.session import Console

GAME = catalog.find("dynamite-nurse")
NARRATOR = DynamiteNurseNarrator(GAME.options({}, {}), "en")


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
        "",
        "",
    ]
    lines = [
        commands[rng.below(len(commands))] if rng.below(9) == 0 else str(rng.below(9) + 1)
        for _ in range(9_000)
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
    play = LinePlay(match, narrator_of(terms, language), Console(random_keys("keys"), written))

    assert play.run()
    lines = written.getvalue().splitlines()
    assert max(len(line) for line in lines) <= 80
    assert [line for line in lines if "{" in line or "�" in line] == []
    assert (english_in(written.getvalue()) == []) == (language != "en")


@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_a_game_with_any_cards_of_a_users_can_be_told(language: str) -> None:
    terms = Terms(GAME, {}, {"mine.toml": random_box(f"face/{language}")})
    match = Match(terms, read_seats(["human"] * 3, GAME), "seed")
    written = StringIO()
    play = LinePlay(match, narrator_of(terms, language), Console(random_keys("keys"), written))

    assert play.run()
    told = written.getvalue()
    assert [line for line in told.splitlines() if "{" in line or len(line) > 80] == []
    assert (english_in(told) == []) == (language != "en")


def line_play(*typed: str, seats: str = "human random random", language: str = "en") -> str:
    """Return what a game tells when these lines are typed; seat 0 begins."""
    terms = Terms(GAME, {"first-player": 0}, {})
    match = Match(terms, read_seats(seats.split(), GAME), "1")
    console, written = typing(*typed)
    LinePlay(match, narrator_of(terms, language), console).run()
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
                "Hôpital du joueur 2 (Hasard 2)", "Vous avez quitté la partie sans"]),
        ("it", ["Tocca a te. Gioca carte,", "Il tuo ospedale (giocatore 1)", "Da spendere: 0 PT",
                "Ospedale del giocatore 2 (Casuale 2)", "Hai lasciato la partita senza"]),
    ],
)  # fmt: skip
def test_a_player_is_asked_and_answered_in_their_language(language: str, lines: list[str]) -> None:
    told = line_play(
        "look", "fly", "99", "why", "why done", "why play n12", "why fly", "look 9", "text fly",
        "text dynamite nurse", "undo", "save", "rules", "help", language=language,
    )  # fmt: skip

    assert [line for line in lines if line not in told] == []
    assert english_in(told) == []


# --- typing --------------------------------------------------------------------------------------


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
    LinePlay(match, narrator_of(terms, "en"), console).run()

    told = NARRATOR.words.joined([NARRATOR.words.patient(patient) for patient in charges])
    assert f"Player 1 admitted {told}." in " ".join(written.getvalue().split())


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("play", "1. Play Examination (1 Gold)"),
        ("why play", "1. Play Examination (1 Gold)"),
        ("buy", "4. Put the top Event under its pile and see the next (uses a Purchase)"),
        ("end", "You transported"),
        ("treat", "You can’t “operate” right now. Press Enter to list the choices."),
        ("why treat", "You can’t “operate” right now. Press Enter to list the choices."),
        ("treat p7", "That Patient isn’t admitted to your Hospital (DN-6.4.1)."),
        ("examination", "What about “examination”? Type help for actions or text examination"),
        ("text", "Add a card: text thorough examination"),
    ],
)
def test_a_verb_or_a_card_alone_shows_what_can_be_done_with_it(typed: str, told: str) -> None:
    answer = line_play(typed, "1").partition("Your choice:")[2].partition("You left")[0]

    assert told in " ".join(answer.split())


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


def test_only_an_empty_line_takes_over_the_screen() -> None:
    told = line_play("look", "1", "why done", "undo", "save", "help", seats="human human random")

    assert "Hospital of player 1\nAdmitted (0 for 2 beds): none\nHand: 4 cards" in told
    assert told.count("Press Enter when Player 1 is at the screen.") == 3
    assert "Add a file name" in told
    assert "To spend" not in told
    assert "Hand: Examination" not in told


def test_quitting_before_taking_over_shows_nothing() -> None:
    told = line_play("quit", "", seats="human human random")

    assert "You left the game." in told
    assert "To spend" not in told


# --- playing on ----------------------------------------------------------------------------------


def loaded(*typed: str, seats: str) -> str:
    """Return what is told when a game is played on from its first decision."""
    terms = Terms(GAME, {"first-player": 0}, {})
    begun = Match(terms, read_seats(seats.split(), GAME), "1")
    begun.advance()
    match = Match(terms, begun.seats, "2", begun.record().moves)
    console, written = typing(*typed)
    LinePlay(match, narrator_of(terms, "en"), console, loaded_from="game.jsonl").run()
    return written.getvalue()


def test_one_person_who_plays_on_sees_their_own_hand_and_nothing_twice() -> None:
    told = loaded("", seats="human random random")
    first, _, second = told.partition("Your choice:")

    assert "Hand: 4 cards" not in first.partition("Hospital of")[0]
    assert first.count("Admitted (0 for 2 beds): none\nHand: Examination") == 1
    assert first.count("Ambulances (0 of 3)") == 1
    assert first.count("To spend: ") == 1
    assert second.count("Ambulances (0 of 3)") == 1


def test_several_people_who_play_on_see_no_hand_before_the_screen_is_passed() -> None:
    told = loaded(seats="human human random")

    assert told.count("Hand: 4 cards") == 3
    assert "Hand: Examination" not in told
