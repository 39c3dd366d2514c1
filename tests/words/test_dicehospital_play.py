"""A game in words: dice, actions, events, points."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kit.english import english_in
from tests.words.fluent_files import variables
from wardround.core.game import CHANCE
from wardround.core.luck import Keyed, Rng
from wardround.dicehospital import GAME, events
from wardround.dicehospital.reading import read_content
from wardround.words import LANGUAGES
from wardround.words.dicehospital import DiceHospitalWords

ENGLISH = DiceHospitalWords("en")
NAMES = ["Anna", ENGLISH.say("seat-you")]
EXAMPLES: dict[str, str | int] = {
    "department": "cardiology", "specialist": "surgeon", "colour": "R", "die": "R3*",
    "administrator": "admin-most", "report": "report-rry", "number": 2, "event": "blood-drive",
    "improvement": "radiologist", "staff": "nurse", "reason": "discharged",
}  # fmt: skip


def event_record(kind: str, seat: int = 0) -> dict[str, Any]:
    """Return an event of a kind with an example for each of its facts."""
    facts = dict(events.KINDS)[kind]
    return {"event": kind, "seat": seat, **{name: EXAMPLES[form] for name, form in facts}}


def whole(text: str) -> bool:
    """Tell whether a text has no gap where an argument was missing."""
    return bool(text) and not any(mark in text for mark in ("{", "}", "???", "\u2068"))


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("R3", "red 3"),
        ("G2*", "green 2 (treated)"),
        ("G3*+", "green 3 (just healed)"),
        ("R>G3*", "green 3 (printed red, treated)"),
        ("R>>G3*", "green 3 (printed red, until the round ends, treated)"),
        ("Y>R6*+", "red 6 (printed yellow, just healed)"),
        ("?", "?"),
    ],
)
def test_dice(text: str, told: str) -> None:
    assert told == ENGLISH.die(text)


@pytest.mark.parametrize(
    ("record", "told"),
    [
        ({"verb": "place", "staff": "nurse", "department": "pharmacy"},
         "Place a nurse in Pharmacy"),
        ({"verb": "place", "staff": "surgeon", "department": "ear-nose-throat"},
         "Place the Surgeon in Ear, Nose & Throat"),
        ({"verb": "treat", "die": "R3", "as": ""}, "Treat red 3"),
        ({"verb": "treat", "die": "R3*", "as": "G"},
         "Treat red 3 (treated) as green (costs a blood bag)"),
        ({"verb": "transfuse", "die": "G2"}, "Give green 2 a blood bag: heal it by 1"),
        ({"verb": "return-die", "die": "Y4"}, "Return yellow 4 to the bag"),
        ({"verb": "set", "die": "Y5"}, "Set a yellow patient to 5"),
        ({"verb": "take-ambulance", "number": 2}, "Take ambulance 2"),
        ({"verb": "take-department", "department": "cardiology"}, "Take the department Cardiology"),
        ({"verb": "take-specialist", "specialist": "virologist"}, "Take the specialist Virologist"),
        ({"verb": "return-improvement", "improvement": "virologist"},
         "Return Virologist for a blood bag"),
        ({"verb": "return-improvement", "improvement": "cardiology"},
         "Return Cardiology for a blood bag"),
        ({"verb": "reveal", "kind": "department"}, "Reveal one more department"),
        ({"verb": "reveal", "kind": "specialist"}, "Reveal one more specialist"),
        ({"verb": "keep", "administrator": "admin-most"},
         "Keep the administrator “Most patients discharged”"),
        ({"verb": "copy", "specialist": "surgeon"}, "Copy Surgeon"),
        ({"verb": "report", "report": "report-rry"}, "Complete the report “Two red, one yellow”"),
        ({"verb": "choose", "number": 2}, "Choose effect 2"),
        ({"verb": "skip"}, "Skip"),
    ],
)  # fmt: skip
def test_actions(record: dict[str, Any], told: str) -> None:
    assert told == ENGLISH.action(record)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", [name for name, _ in events.KINDS])
def test_every_event_reads_as_a_sentence(kind: str, language: str) -> None:
    told = DiceHospitalWords(language).event(event_record(kind), NAMES)

    assert whole(told)
    assert told[0].upper() == told[0]
    assert told.endswith(".")


def test_events_name_the_player_wherever_their_sentence_does() -> None:
    named = {kind for kind, _ in events.KINDS if "Anna" in ENGLISH.event(event_record(kind), NAMES)}

    assert named == {
        kind for kind, _ in events.KINDS if "player" in variables("en", f"happened-{kind}")
    }


@pytest.mark.parametrize(
    ("record", "told"),
    [
        ({"event": "patient-healed", "seat": 0, "before": "R3", "after": "R4*"},
         "Anna healed red 3 to 4."),
        ({"event": "patient-healed", "seat": 1, "before": "R>G3*", "after": "R>G4*+"},
         "You healed green 3 (printed red) to 4."),
        ({"event": "patient-discharged", "seat": 0, "before": "Y6*"}, "Anna discharged yellow 6."),
        ({"event": "patient-recoloured", "seat": 1, "before": "R3", "after": "R>Y3*"},
         "You changed red 3 to yellow."),
        ({"event": "staff-placed", "seat": 0, "staff": "surgeon", "department": "intensive-care"},
         "Anna placed the Surgeon in Intensive Care."),
        ({"event": "bags-gained", "seat": 0, "count": 1}, "Anna gained a blood bag."),
        ({"event": "bags-gained", "seat": 0, "count": 2}, "Anna gained 2 blood bags."),
        ({"event": "points-scored", "seat": 1, "amount": 5, "reason": "empty-hospital"},
         "You scored +5: all beds empty."),
        ({"event": "points-scored", "seat": 0, "amount": -1, "reason": "inspection"},
         "Anna scored −1: health inspection."),
        ({"event": "improvement-buried", "seat": -1, "improvement": "urologist"},
         "Urologist went to the bottom of its stack."),
        ({"event": "starting-die-drawn", "seat": 3, "colour": "G"},
         "Player 4 drew a green patient."),
        ({"event": "player-passed", "seat": -1}, "The table passed."),
    ],
)  # fmt: skip
def test_events(record: dict[str, Any], told: str) -> None:
    assert told == ENGLISH.event(record, NAMES)


OTHERS: list[tuple[dict[str, Any], str, str, str, str]] = [
    ({"event": "first-player"},
     "Anna a reçu le jeton Premier joueur.", "Vous avez reçu le jeton Premier joueur.",
     "Anna ha preso il segnalino primo giocatore.", "Hai preso il segnalino primo giocatore."),
    ({"event": "staff-placed", "staff": "haematologist", "department": "clinic"},
     "Anna a placé l’Hématologue dans le service Dispensaire.",
     "Vous avez placé l’Hématologue dans le service Dispensaire.",
     "Anna ha piazzato l’Ematologo nel dipartimento Clinica.",
     "Hai piazzato l’Ematologo nel dipartimento Clinica."),
    ({"event": "staff-placed", "staff": "medical-student", "department": "clinic"},
     "Anna a placé l’Interne dans le service Dispensaire.",
     "Vous avez placé l’Interne dans le service Dispensaire.",
     "Anna ha piazzato lo Studente di medicina nel dipartimento Clinica.",
     "Hai piazzato lo Studente di medicina nel dipartimento Clinica."),
    ({"event": "improvement-taken", "improvement": "surgeon"},
     "Anna a pris le spécialiste Chirurgien.", "Vous avez pris le spécialiste Chirurgien.",
     "Anna ha preso lo specialista Chirurgo.", "Hai preso lo specialista Chirurgo."),
    ({"event": "improvement-taken", "improvement": "cardiology"},
     "Anna a pris le service Cardiologie.", "Vous avez pris le service Cardiologie.",
     "Anna ha preso il dipartimento Cardiologia.", "Hai preso il dipartimento Cardiologia."),
    ({"event": "improvement-buried", "improvement": "cardiology"},
     "Le service Cardiologie a été remis sous sa pile.",
     "Le service Cardiologie a été remis sous sa pile.",
     "Il dipartimento Cardiologia è finito sotto la sua pila.",
     "Il dipartimento Cardiologia è finito sotto la sua pila."),
    ({"event": "bags-gained", "count": 2},
     "Anna a gagné 2 poches de sang.", "Vous avez gagné 2 poches de sang.",
     "Anna ha ottenuto 2 sacche di sangue.", "Hai ottenuto 2 sacche di sangue."),
    ({"event": "player-passed"},
     "Anna a passé son tour.", "Vous avez passé votre tour.", "Anna ha passato.", "Hai passato."),
]  # fmt: skip


@pytest.mark.parametrize(("event", "fr", "fr_you", "it", "it_you"), OTHERS)
def test_verbs_and_articles_agree_in_other_languages(
    event: dict[str, Any], fr: str, fr_you: str, it: str, it_you: str
) -> None:
    told: list[str] = []
    for words in (DiceHospitalWords("fr"), DiceHospitalWords("it")):
        names = ["Anna", words.say("seat-you")]
        told += [words.event({**event, "seat": seat}, names) for seat in (0, 1)]

    assert told == [fr, fr_you, it, it_you]


@pytest.mark.parametrize(
    ("language", "record", "told"),
    [
        ("fr", {"verb": "place", "staff": "nurse", "department": "pharmacy"},
         "Placer une infirmière dans le service Pharmacie"),
        ("fr", {"verb": "return-improvement", "improvement": "virologist"},
         "Rendre le spécialiste Virologue contre une poche de sang"),
        ("fr", {"verb": "treat", "die": "R3*", "as": "G"},
         "Traiter le patient rouge 3 (traité) comme vert (coûte une poche de sang)"),
        ("it", {"verb": "place", "staff": "surgeon", "department": "pharmacy"},
         "Piazzare il Chirurgo nel dipartimento Farmacia"),
        ("it", {"verb": "return-improvement", "improvement": "cardiology"},
         "Scartare il dipartimento Cardiologia per una sacca di sangue"),
    ],
)  # fmt: skip
def test_actions_in_other_languages(language: str, record: dict[str, Any], told: str) -> None:
    assert told == DiceHospitalWords(language).action(record)


def test_a_game_with_its_content_calls_its_cards_by_their_own_names() -> None:
    """In the Italian and prototype editions the card `critical-care-unit` is the Trauma Unit."""
    record = {"verb": "place", "staff": "radiologist", "department": "critical-care-unit"}

    with_content = DiceHospitalWords("en", read_content("italian")).action(record)

    assert with_content == "Place the Neurologist in Trauma Unit"
    assert ENGLISH.action(record) == "Place the Radiologist in Critical Care Unit"


def test_an_administrator_known_by_its_content_goes_by_its_exact_power() -> None:
    record = {"event": "administrator-kept", "seat": 0, "administrator": "admin-most"}

    told = DiceHospitalWords("en", read_content("prototype")).event(record, NAMES)

    assert told == "Anna kept the administrator “Most patients discharged: +2”."


@pytest.mark.parametrize(
    ("language", "line", "told"),
    [
        ("en", ("discharged", 7, 3), "Round 3: +7, patients discharged"),
        ("en", ("fatalities", -4, 0), "End: −4, fatalities"),
        ("fr", ("discharged", 7, 3), "Tour 3\u00a0: +7, patients sortants"),
        ("it", ("bags", 1, 0), "Fine: +1, sacche di sangue rimaste"),
    ],
)
def test_points(language: str, line: tuple[str, int, int], told: str) -> None:
    assert told == DiceHospitalWords(language).point(*line)


def told_in_a_game(language: str, settings: dict[str, object], seats: int) -> list[str]:
    """Return everything that a random game gives to be said: prompts, choices, events, points."""
    options = GAME.options(settings, {})
    words = DiceHospitalWords(
        language, read_content(str(settings.get("edition", "final")), experimental=True)
    )
    names = ["Anna", words.say("seat-you")]
    state, luck, rng = GAME.new(options, seats), Keyed("words"), Rng("words")
    told: list[str] = []
    while actors := GAME.actors(state):
        if actors == [CHANCE]:
            outcome = GAME.sample(state, luck.stream(GAME.luck_key(state)))
            happened = GAME.apply_luck(state, outcome)
        else:
            view, legal = GAME.view(state, actors[0]), GAME.legal(state, actors[0])
            told.append(words.say(f"phase-{view['phase']}"))
            told.extend(words.say(f"prompt-{prompt}") for prompt in view["prompts"].values())
            told.extend(words.action(GAME.action_record(state, action)) for action in legal)
            happened = GAME.apply(state, actors[0], legal[rng.below(len(legal))])
        told.extend(words.event(GAME.event_record(state, event), names) for event in happened)
    outcome_told = GAME.outcome(state)
    assert outcome_told is not None
    for seat in outcome_told.points:
        told.extend(words.point(point.reason, point.amount, point.round) for point in seat)
    return told


@pytest.mark.parametrize(
    ("language", "settings", "seats"),
    [
        ("en", {"events": True, "experimental": True}, 1),
        ("fr", {"edition": "prototype", "experimental": True}, 3),
        ("fr", {"edition": "french", "events": True, "experimental": True}, 1),
        ("it", {"edition": "italian", "events": True}, 1),
        ("it", {"edition": "italian", "events": True, "final-round-collections": True}, 4),
    ],
)
def test_a_whole_game_can_be_told(language: str, settings: dict[str, object], seats: int) -> None:
    told = set(told_in_a_game(language, settings, seats))

    assert len(told) > 100
    assert [text for text in told if not whole(text)] == []
    if language != "en":
        assert [text for text in told if english_in(text)] == []
