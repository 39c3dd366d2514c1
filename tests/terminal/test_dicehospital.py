"""Dice Hospital in lines: every decision, event and ending has its words, in 80 columns."""

from __future__ import annotations

from io import StringIO

import pytest

from tests.kit.english import english_in
from tests.kit.narrators import typing
from wardround import catalog
from wardround.bots.registry import read_seats
from wardround.core.game import Json
from wardround.core.luck import Rng
from wardround.core.records import Terms
from wardround.dicehospital.reading import read_content
from wardround.match.match import Match
from wardround.narration.dicehospital.cards import Cards
from wardround.narration.dicehospital.narrator import DiceHospitalNarrator
from wardround.narration.narrators import narrator_of
from wardround.terminal.console import Console
from wardround.terminal.line import LinePlay
from wardround.words.dicehospital import DiceHospitalWords

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


def narrator(**settings: object) -> DiceHospitalNarrator:
    """Return the narrator of a game with these settings."""
    told = {name.replace("_", "-"): value for name, value in settings.items()}
    return DiceHospitalNarrator(GAME.options(told, {}), "en")


@pytest.mark.parametrize("language", ["en", "fr", "it"])
@pytest.mark.parametrize(
    ("seats", "settings"),
    [
        ("human random", {}),
        ("human", {"events": True, "promos": True}),
        (
            "human human random",
            {
                "events": True,
                "experimental": True,
                "promos": True,
                "final-round-collections": True,
            },
        ),
        (
            "human random",
            {"edition": "prototype", "prototype-extras": True, "experimental": True},
        ),
        (
            "human random random random",
            {"edition": "italian", "linear": True, "nationwide-epidemic": True},
        ),
    ],
)
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


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "(our version: name and copies; worked out from the rulebook: part of the text)"),
        (
            "fr",
            (
                "(notre version\u00a0: nom et nombre d’exemplaires\u00a0; "
                "déduit du livret de règles\u00a0: une partie du texte)"
            ),
        ),
        (
            "it",
            (
                "(la nostra versione: nome e numero di copie; "
                "dedotto dal regolamento: parte del testo)"
            ),
        ),
    ],
)
def test_text_tells_which_facts_are_ours_and_which_inferred(language: str, told: str) -> None:
    content = read_content("prototype", prototype_extras=True)
    texts = Cards(DiceHospitalWords(language, content), content)

    assert texts.find("physiotherapy-b")[0].endswith(told)


def test_text_is_silent_about_the_meeple_which_it_does_not_show() -> None:
    assert line_play("text surgeon").count("our version") == 0


def test_the_end_of_a_game_tells_every_point() -> None:
    terms = Terms(GAME, {}, {})
    match = Match(terms, read_seats(["random", "random"], GAME), "seed")
    match.advance()
    outcome = match.outcome()
    assert outcome is not None
    told = " ".join(narrator().ending(outcome, ["Ann", "Bob"]))

    for seat in outcome.points:
        for point in seat:
            line = narrator().words.point(point.reason, point.amount, point.round)
            assert line.split(",")[0] in told


def test_the_end_of_a_solo_game_tells_the_rank() -> None:
    told = line_play(*["1"] * 2000, seats="human")

    assert "Your score: −" in told
    assert ": Under Review (our version)." in told


MERGED: list[tuple[list[Json], str]] = [
    (
        [{"event": "die-drawn", "seat": -1, "die": die} for die in ("R3", "G5")],
        "Rolled: red 3 and green 5.",
    ),
    (
        [
            {"event": "patient-died", "seat": 1, "before": "R1"},
            {"event": "patient-worsened", "seat": 1, "before": "G3", "after": "G2"},
            {"event": "patient-died", "seat": 1, "before": "Y1"},
        ],
        "Bob: green 3 deteriorated to 2. Bob lost red 1 and yellow 1: 2 fatalities.",
    ),
    (
        [
            {"event": "patient-worsened", "seat": 1, "before": "G3", "after": "G2"},
            {"event": "patient-worsened", "seat": 1, "before": "G4", "after": "G3"},
        ],
        "Bob neglected patients: green 3 to 2 and green 4 to 3.",
    ),
    (
        [{"event": "administrators-dealt", "seat": seat} for seat in (0, 1)],
        "Ann and Bob looked at two administrators.",
    ),
    (
        [{"event": "patient-admitted", "seat": 0, "die": die} for die in ("R3", "G5", "G5")],
        "Ann admitted red 3, green 5 and green 5.",
    ),
]


@pytest.mark.parametrize(("events", "sentence"), MERGED)
def test_what_belongs_together_is_told_in_one_sentence(events: list[Json], sentence: str) -> None:
    assert narrator().narrate(events, ["Ann", "Bob"]) == [sentence]


IN_OTHER_LANGUAGES = {
    "fr": [
        "Lancer\u00a0: rouge 3 et vert 5.",
        (
            "Bob\u00a0: le patient vert 3 se détériore jusqu’à 2. "
            "Bob a perdu les patients rouge 1 et jaune 1\u00a0: 2 décès."
        ),
        "Bob a négligé des patients\u00a0: vert 3 passe à 2 et vert 4 passe à 3.",
        "Vous et Bob\u00a0: chacun a regardé deux directeurs.",
        "Vous avez accueilli\u00a0: rouge 3, vert 5 et vert 5.",
    ],
    "it": [
        "Tiro: rosso 3 e verde 5.",
        (
            "Bob: il paziente verde 3 peggiora fino a 2. "
            "Bob ha perso i pazienti rosso 1 e giallo 1: 2 decessi."
        ),
        "Bob ha trascurato dei pazienti: verde 3 passa a 2 e verde 4 passa a 3.",
        "Tu e Bob: ognuno ha guardato due amministratori.",
        "Hai accolto: rosso 3, verde 5 e verde 5.",
    ],
}


@pytest.mark.parametrize("language", IN_OTHER_LANGUAGES)
def test_such_sentences_have_the_right_verbs_in_other_languages(language: str) -> None:
    teller = DiceHospitalNarrator(GAME.options({}, {}), language)
    names = [teller.words.say("seat-you"), "Bob"]
    told = [teller.narrate(events, names) for events, _ in MERGED]

    assert told == [[sentence] for sentence in IN_OTHER_LANGUAGES[language]]


def test_each_seat_has_a_paragraph_of_its_own() -> None:
    events: list[Json] = [
        {"event": "staff-placed", "seat": 0, "staff": "nurse", "department": "clinic"},
        {"event": "patient-healed", "seat": 0, "before": "R5", "after": "R6*"},
        {"event": "activation-ended", "seat": 1},
        {"event": "round-began", "seat": -1, "round": 2},
    ]

    assert narrator().narrate(events, ["Ann", "Bob"]) == [
        "Ann placed a nurse in Clinic. Ann healed red 5 to 6.",
        "Bob finished the activation.",
        "Round 2 started.",
    ]


def test_long_lists_are_grouped_by_what_is_done() -> None:
    place: Json = {"verb": "place", "staff": "nurse", "department": "clinic"}
    treat: Json = {"verb": "treat", "die": "R3*", "as": "G"}
    give: Json = {"verb": "transfuse", "die": "R3"}

    view: Json = {"viewer": None}
    assert narrator().group(place, view) == ("Place a nurse in", "Clinic")
    assert narrator().group(treat, view) == ("Treat as green, with a blood bag", "red 3 (treated)")
    assert narrator().group(give, view) == ("Give a blood bag to", "red 3")
