"""Books: every card with its texts, signs, facts and origin, those of a user's pack included."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

import pytest

from wardround import catalog
from wardround.core.records import Terms
from wardround.dicehospital.pack_files import EDITIONS
from wardround.words import LANGUAGES
from wardround.words.books import MOST_LETTERS, book_of, whole_settings

Told = Mapping[str, Any]
WORDS = 9
"""About six words, and a few more where a language needs articles."""
WHOLES = [("dice-hospital", edition) for edition in EDITIONS] + [("dynamite-nurse", None)]

DICE_SHORTS = {
    "critical-care-unit": "One red patient",
    "intensive-care": "One of 1 or 2",
    "anaesthesia": "Three equal reds",
    "cardiology": "Three reds in a row",
    "triage-centre": "Two of 1 to 3",
    "drug-trial-centre": "Re-roll two patients",
    "physiotherapy": "Recolour up to two patients",
    "surgeon": "One healed red +1",
    "virologist": "A different green +1",
    "cardiologist": "A different patient, same value +1",
    "paramedic": "A different 1–3 +2",
    "pathologist": "1 fatality: 1 blood bag",
    "registrar": "On discharge: 1 point",
    "consultant": "Copies another specialist",
    "admin-all-colours": "One of each colour discharged",
    "admin-red-protect": "One red safe from neglect",
    "health-inspection": "No one untreated: +2, 3 or more untreated: −1",
    "report-rry": "Two reds, one yellow",
    "ambulance-1": "Red 3, yellow 2, green 4",
    "blood-bag": "Heal 1, or another colour",
}
PROTOTYPE_SHORTS = {
    "radiology": "Up to three of 1 to 3",
    "transplant-unit": "Any +1 or 1 fatality: any +3",
    "physiotherapy-b": "1–3 +2, 4–5 +1",
    "registrar": "On discharge: 4–6 +1 or 1–3 +2",
    "admin-green-protect": "All greens safe",
    "admin-red-discharge": "Per two reds discharged",
}
NURSE_SHORTS = {
    "examination": "",
    "white-magic": "Every 2nd: +1 TP",
    "black-magic": "Dynamite Nurse: +1 TP, a transport",
    "cut-rate-medical-equipment": "Acquire: +2 Gold, +1 Purchase",
    "hit-the-books": "Draw 2, a transport",
    "n01": "+1 Treatment or Purchase",
    "n06": "Draw 1, +1 Treatment or Purchase, …",
    "n07": "Draw 1, end: −2 Kill Marks",
    "P01": "Severity 2, critical 3",
}
SIGNS = {
    "critical-care-unit": "red step 1",
    "intensive-care": "value 1 value 2 step 1",
    "anaesthesia": "red equal red equal red step 1",
    "cardiology": "red run red run red step 1",
    "triage-centre": "value 1 value 2 value 3 times 2 step 2",
    "physiotherapy": "any up-to 2 recolour",
    "medical-student": "different any step 1 plus different any step -1",
    "pathologist": "fatality 1 arrow bag 1",
    "admin-all-colours": "red yellow green points 1",
    "admin-red-protect": "red shield 1",
    "staff-sickness": "nurse -1",
    "report-rry": "red red yellow points 3",
    "ambulance-1": "red 3 yellow 2 green 4",
}
NURSE_SIGNS = {
    "examination": "gold 1",
    "white-magic": "treatment 1 every 2 treatment 1",
    "black-magic": "treatment 3 if-dynamite-nurse treatment 1 transport 1 points -2",
    "cut-rate-medical-equipment": "treatment 1 on-acquire gold 2 added-purchase 1",
    "erase": "erase returns-unless-dynamite-nurse",
    "P40": "severity 5 critical 7 emergency payment 2 points 5",
}

USER_PACK = """
[pack]
game = "dice-hospital"
name = "mine"
format = 1
kind = "user"

[[department]]
id = "spa"
copies = 1
effect = { heal = 2, count = 4, colour = "green", values = [1, 3, 5], fewer = "up-to" }

[[department]]
id = "choir"
copies = 1
effect = { heal = 1, count = 5, pattern = "equal", bags = 1 }

[[event]]
id = "spa"
effect = { bags = 2, nurses = 1, neglect = 1, volunteers = 1 }
"""


@cache
def book(game: str, language: str = "en", edition: str | None = None) -> Told:
    """Return the book of a game with all its cards."""
    told: Told = book_of(Terms(catalog.find(game), whole_settings(game, edition), {}), language)
    return told


def shorts(told: Told, ids: Told) -> dict[str, str]:
    """Return the short texts of some cards."""
    return {id: told["cards"][id]["short"] for id in ids}


def signs(told: Told, id: str) -> str:
    """Return the signs of a card as words."""
    drawn = told["cards"][id]["fx"]
    return " ".join(one["g"] if one["n"] is None else f"{one['g']} {one['n']}" for one in drawn)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "edition"), WHOLES)
def test_every_card_has_a_name_a_text_a_rule_and_signs(
    game: str, edition: str | None, language: str
) -> None:
    for key, card in book(game, language, edition)["cards"].items():
        assert card["id"] == key
        assert card["name"]
        assert card["text"].endswith((".", "!")), key
        assert card["fx"] or card["kind"] in ("staff", "token"), key
        assert card["rule"] or card["kind"] in ("staff", "token", "title"), key
        assert card["note"] or card["origin"] == "book", key


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "edition"), WHOLES)
def test_short_texts_fit_on_a_plate(game: str, edition: str | None, language: str) -> None:
    told = {id: card["short"] for id, card in book(game, language, edition)["cards"].items()}

    long = {id: text for id, text in told.items() if len(text) > MOST_LETTERS}
    assert long == {}
    assert {id: text for id, text in told.items() if len(text.split()) > WORDS} == {}


def test_short_texts_of_dice_hospital() -> None:
    assert shorts(book("dice-hospital"), DICE_SHORTS) == DICE_SHORTS


def test_short_texts_of_the_prototype() -> None:
    told = book("dice-hospital", edition="prototype")

    assert shorts(told, PROTOTYPE_SHORTS) == PROTOTYPE_SHORTS


def test_short_texts_of_dynamite_nurse() -> None:
    assert shorts(book("dynamite-nurse"), NURSE_SHORTS) == NURSE_SHORTS


def test_signs_of_dice_hospital_say_what_the_effect_does() -> None:
    told = book("dice-hospital")

    assert {id: signs(told, id) for id in SIGNS} == SIGNS


def test_signs_of_dynamite_nurse_say_what_the_clauses_do() -> None:
    told = book("dynamite-nurse")

    assert {id: signs(told, id) for id in NURSE_SIGNS} == NURSE_SIGNS


def test_cards_go_by_the_rulebooks_own_terms_in_each_language() -> None:
    names = [book("dice-hospital", one)["cards"]["crash-centre"]["name"] for one in LANGUAGES]

    assert names == ["Crash Centre", "Urgence", "Pronto soccorso"]


def test_an_edition_has_its_own_names_and_cards() -> None:
    italian = book("dice-hospital", edition="italian")["cards"]
    prototype = book("dice-hospital", edition="prototype")["cards"]

    assert italian["radiologist"]["name"] == "Neurologist"
    assert "transplant-unit" in prototype.keys() - italian.keys()
    assert "blood-drive" in italian.keys() - prototype.keys()


def test_facts_are_the_numbers_of_the_pack() -> None:
    told = book("dice-hospital")["cards"]

    assert told["triage-centre"]["facts"] == {
        "copies": 2, "colour": "any", "stack": "base", "choices": 1, "count": 2, "steps": 2,
        "values": [1, 2, 3],
    }  # fmt: skip
    assert told["cardiologist"]["facts"] == {
        "copies": 2, "meeple": "red", "colour": "red", "when": "healed", "family": "same-value",
        "stack": "base",
    }  # fmt: skip
    assert told["consultant"]["facts"]["stack"] == "extra"


def test_a_patient_has_the_numbers_of_both_sides() -> None:
    told = book("dynamite-nurse")["cards"]

    assert told["P01"]["facts"] == {
        "group": "wounded-2", "copies": 3, "condition": "wounded", "severity": 2, "critical": 3,
        "care": 1, "points": 1,
    }  # fmt: skip
    assert told["P08"]["facts"]["emergency"] is True
    assert told["P08"]["facts"]["payment"] == 1
    assert told["kill-mark"]["facts"] == {"penalty": [0, 1, 2, 4, 6, 9, 12]}


@pytest.mark.parametrize(
    ("game", "id", "origin", "note"),
    [
        ("dice-hospital", "cardiology", "book", None),
        ("dice-hospital", "surgeon", "book", "Our version: meeple colour."),
        (
            "dice-hospital",
            "triage-nurse",
            "book",
            "Our version: meeple colour; worked out from the rulebook: part of the text.",
        ),
        ("dice-hospital", "report-yy", "numbers", "Our version: points."),
        ("dice-hospital", "blood-drive", "ours", "Our version."),
        ("dynamite-nurse", "major-surgery", "ours", "Our version."),
        (
            "dynamite-nurse",
            "white-magic",
            "numbers",
            "Our version: copies, cost and VP; worked out from the rulebook: type and text.",
        ),
        ("dynamite-nurse", "kill-mark", "numbers", "Our version: VP."),
        (
            "dynamite-nurse",
            "emergency-case",
            "book",
            "Worked out from the rulebook: part of the text.",
        ),
        ("dynamite-nurse", "dynamite-nurse", "book", None),
    ],
)
def test_the_origin_says_what_is_not_from_the_rulebook(
    game: str, id: str, origin: str, note: str | None
) -> None:
    card = book(game)["cards"][id]

    assert (card["origin"], card["note"]) == (origin, note)


def test_a_card_that_only_a_users_pack_knows_gets_its_texts_from_its_effect() -> None:
    terms = Terms(catalog.find("dice-hospital"), {}, {"mine": USER_PACK})
    told = book_of(terms, "en")

    spa = told["cards"]["spa"]
    assert spa["text"] == "Heal up to four green patients of value 1, 3 or 5, +2 each."
    assert spa["short"] == "Up to four greens of 1, 3 or 5"
    assert signs(told, "spa") == "green value 1 value 3 value 5 up-to 4 step 2"
    assert (spa["origin"], spa["note"]) == ("book", "From your own pack.")
    assert signs(told, "choir") == "any equal any times 5 step 1 bag 1"


def test_two_kinds_with_one_id_are_both_in_the_book_and_long_texts_are_cut() -> None:
    terms = Terms(catalog.find("dice-hospital"), {"events": True}, {"mine": USER_PACK})
    told = book_of(terms, "en")["cards"]

    assert told["spa"]["kind"] == "department"
    assert told["event:spa"]["short"] == "2 blood bags each, 1 more nurse each, …"


@pytest.mark.parametrize("game", catalog.GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_phrases_and_names_are_said_in_the_language(game: str, language: str) -> None:
    told = book(game, language)

    hello = {"en": "Hello!", "fr": "Bonjour\u00a0!", "it": "Ciao!"}[language]
    setup = {"en": "Setup", "fr": "Mise en place"}.get(language)
    assert told["language"] == language
    assert told["phrases"][0] == {"id": "hello", "text": hello}
    assert setup in (None, told["names"]["phase"]["setup"])
    assert all(name for family in told["names"].values() for name in family.values())


@pytest.mark.parametrize(
    ("edition", "lasts"),
    [("final", "until the end of the phase."), ("prototype", "for that one effect.")],
)
def test_a_blood_bag_tells_how_long_its_colour_lasts(edition: str, lasts: str) -> None:
    text = book("dice-hospital", edition=edition)["cards"]["blood-bag"]["text"]

    assert lasts in text


def test_a_fatality_tells_what_it_costs_at_this_table() -> None:
    doubled = Terms(catalog.find("dice-hospital"), {"double-fatality-penalty": True}, {})
    usual = book("dice-hospital")["cards"]["fatality"]
    dear = book_of(doubled, "en")["cards"]["fatality"]

    assert (usual["facts"]["points"], dear["facts"]["points"]) == (-2, -4)
    assert (usual["short"], dear["short"]) == ("−2 points at the end", "−4 points at the end")
    assert "−4 points" in dear["text"]


def test_physiotherapy_tells_how_long_its_colour_lasts_in_each_edition() -> None:
    ends = {
        edition: book("dice-hospital", edition=edition)["cards"]["physiotherapy"]["text"]
        for edition in ("final", "french", "italian")
    }

    assert {edition: text.split()[-1] for edition, text in ends.items()} == {
        "final": "phase.", "french": "round.", "italian": "phase.",
    }  # fmt: skip


def test_the_house_has_the_numbers_of_the_box_with_its_packs_and_options() -> None:
    dice = catalog.find("dice-hospital")
    pack = USER_PACK.partition("[[")[0] + "[house]\nbeds = 9"
    doubled = Terms(dice, {"double-fatality-penalty": True}, {"mine": pack})

    assert book("dice-hospital")["house"] == {
        "rounds": 8, "beds": 12, "nurses": 3, "bag_points": 1, "fatality_points": -2,
        "empty_points": 5, "improvement_required": False, "returns_a_round": 1,
        "recolour_lasts": "phase",
        "score": [0, 1, 3, 5, 7, 9, 11, 14, 17, 21, 25, 30, 35],
    }  # fmt: skip
    house = book_of(doubled, "en")["house"]
    assert (house["beds"], house["fatality_points"]) == (9, -4)
    assert book("dynamite-nurse")["house"] == {
        "beds": 2, "hand": 4, "markers": 6, "kill_marks": 15, "kill_marks_of_three": 12,
        "penalty": [0, 1, 2, 4, 6, 9, 12],
    }  # fmt: skip
