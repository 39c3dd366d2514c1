"""Dice Hospital in lines: every decision, event and ending has its words, in 80 columns."""

from __future__ import annotations

from io import StringIO

import pytest

from tests.kit.english import english_in
from tests.kit.narrators import typing
from tests.kit.plain import Json
from wardround import catalog
from wardround.bots.registry import read_seats
from wardround.core.luck import Rng
from wardround.core.records import Terms
from wardround.narration.narrators import narrator_of
from wardround.tables.game.match import Match
from wardround.terminal.line import LinePlay
from wardround.terminal.session import Console

GAME = catalog.find("dice-hospital")


def random_keys(seed: str) -> StringIO:
    """Return lines with numbers, and now and then a command, enough for any game."""
    rng = Rng(seed)
    commands = ["look", "undo", "look 1", "why done", "help", "text registrar", ""]
    lines = [
        commands[rng.below(len(commands))] if rng.below(20) == 0 else str(rng.below(12) + 1)
        for _ in range(5_000)
    ]
    return StringIO("\n".join(lines))


KINDS: list[tuple[str, Json]] = [
    ("human random", {}),
    ("human", {"events": True, "promos": True}),
    (
        "human human random",
        {"events": True, "experimental": True, "promos": True, "final-round-collections": True},
    ),
    ("human random", {"edition": "prototype", "prototype-extras": True, "experimental": True}),
    (
        "human random random random",
        {"edition": "italian", "linear": True, "nationwide-epidemic": True},
    ),
]


@pytest.mark.parametrize("language", ["en", "fr", "it"])
@pytest.mark.parametrize(("seats", "settings"), KINDS)
def test_a_game_of_any_kind_can_be_played_to_its_end(
    seats: str, settings: Json, language: str
) -> None:
    terms = Terms(GAME, settings, {})
    match = Match(terms, read_seats(seats.split(), GAME), "seed")
    written = StringIO()
    play = LinePlay(match, narrator_of(terms, language), Console(random_keys("keys"), written))

    assert play.run()
    lines = written.getvalue().splitlines()
    assert max(len(line) for line in lines) <= 80
    assert [line for line in lines if "{" in line or "�" in line] == []
    in_english = english_in(written.getvalue())
    assert in_english if language == "en" else in_english == []


def line_play(
    *typed: str, seats: str = "human random", language: str = "en", **settings: object
) -> str:
    """Return what a game tells when these lines are typed."""
    terms = Terms(GAME, settings, {})
    match = Match(terms, read_seats(seats.split(), GAME), "1")
    console, written = typing(*typed)
    LinePlay(match, narrator_of(terms, language), console).run()
    return written.getvalue()


def test_look_shows_the_table_and_all_hospitals() -> None:
    told = line_play("look", "look 2")

    assert "Departments on display:" in told
    assert "In the bag:" in told
    assert "Your hospital (player 1)" in told
    assert told.count("Hospital of Random 2 (player 2)") == 2


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("fr", ["À vous. Révélez un service", "Dés dans le sac\u00a0: 15 rouges, 15 jaunes",
                "Votre hôpital (joueur 1)", "Hôpital du joueur 2 (Hasard 2)",
                "Non reconnu\u00a0: «\u00a0fly\u00a0»", "Vous avez quitté la partie sans"]),
        ("it", ["Tocca a te. Rivela un dipartimento", "Dadi nel sacchetto: 15 rossi, 15 gialli",
                "Il tuo ospedale (giocatore 1)", "Ospedale del giocatore 2 (Casuale 2)",
                "Non riconosciuto: «fly»", "Hai lasciato la partita senza"]),
    ],
)  # fmt: skip
def test_a_player_is_asked_and_answered_in_their_language(language: str, lines: list[str]) -> None:
    told = line_play(
        "look", "fly", "99", "why", "why done", "why fly", "look 9", "text fly", "undo", "save",
        "help", language=language,
    )  # fmt: skip

    assert [line for line in lines if line not in told] == []
    assert english_in(told) == []


def test_people_at_one_table_are_called_by_number() -> None:
    told = line_play("1", seats="human human", language="fr")

    assert "Joueur 1\u00a0: Révélez un service" in told
    assert "Joueur 1 a pioché ces patients" in told


def test_look_does_not_show_what_is_dealt_to_others() -> None:
    told = line_play("1", "look 2")

    assert "Keep one of your two administrators" in told
    assert "Administrator" not in told[told.rindex("Hospital of Random 2") :]


def test_text_tells_what_a_card_does_by_id_and_by_name() -> None:
    told = line_play("text cardiology", "text Ear, Nose & Throat", "text ear-nose-throat")

    assert "Cardiology: Heal exactly three red patients of consecutive values" in told
    assert told.count("Ear, Nose & Throat: Heal one green patient, +3.") == 2


def test_a_reconstructed_card_is_called_our_version() -> None:
    assert "(our version)" in line_play("text blood-drive", events=True)


def test_text_is_silent_about_the_meeple_which_it_does_not_show() -> None:
    assert line_play("text surgeon").count("our version") == 0


def test_the_end_of_a_solo_game_tells_the_rank() -> None:
    told = line_play(*["1"] * 2000, seats="human")

    assert "Your score: −" in told
    assert ": Under Review (our version)." in told


def test_actions_may_be_typed_in_any_letters() -> None:
    assert "set the starting patients" in line_play("1", "Set r3", "SET y3", "set G3")


def test_why_explains_a_numbered_choice_and_what_is_asked() -> None:
    told = line_play("why 1", "why 9", "why place nurse clinic")

    assert "1. Reveal one more department: you can do this now." in told
    assert "Choose a number from 1 to 2" in told
    assert "Your move: Reveal one more" in " ".join(told.split())


def test_an_action_taken_back_is_named() -> None:
    told = line_play("undo", "1", "undo", "1", "undo", seats="human")

    assert told.count("Nothing to undo.") == 1
    assert "Undone: Take the department " in told


def test_the_screen_is_handed_over_before_secrets_are_shown() -> None:
    told = line_play(*["", "1"] * 12, seats="human human")
    first, second = told.index("Pass the screen to Player 1"), told.index("to Player 2, then")

    assert told.count("Pass the screen") == 2
    assert first < told.index("Keep one of your two administrators") < second
    assert "\n" * 24 in told[first:second]
    assert "Pass the screen" not in line_play(*["1"] * 12)


def test_help_tells_the_aim_and_where_the_rules_are() -> None:
    told = " ".join(line_play("?", "rules", "text DH-5.2").split())

    assert told.count("one who is healed to 7 is discharged") == 2
    assert told.count("docs/rules") == 2


def test_a_verb_alone_shows_its_choices() -> None:
    told = line_play("reveal", "place", "end")

    assert "\n  2. Reveal one more specialist" in told.partition("Your choice:")[2]
    assert told.count("You can’t “place” right now.") == 1
    assert "You can’t do that right now" in " ".join(told.split())
