"""Rules texts, built from effects: the cards of the box, and cards that a user makes up."""

from __future__ import annotations

import pytest

from wardround.core.cards import Card
from wardround.dicehospital.content import (
    Administrator,
    Content,
    Department,
    Effect,
    EventCard,
    Specialist,
)
from wardround.dicehospital.reading import read_content
from wardround.words import LANGUAGES
from wardround.words.dicehospital import DiceHospitalWords
from wardround.words.dicehospital import cards as written

ENGLISH = DiceHospitalWords("en")
FINAL = read_content("final", experimental=True, promos=True)
PROTOTYPE = read_content("prototype", experimental=True, prototype_extras=True)
CONTENTS = [FINAL, PROTOTYPE]

DEPARTMENTS = {
    "critical-care-unit": "Heal one red patient, +1.",
    "clinic": "Heal one patient of value 5 or 6, +1.",
    "operating-theatre": "Heal one red patient, +3.",
    "cardiology": "Heal exactly three red patients of consecutive values, +1 each.",
    "allergy-centre": "Heal exactly three green patients of equal value, +1 each.",
    "crash-centre": "Heal one patient of value 1 or 2, +4.",
    "radiology": "Heal exactly three patients of value 1 to 3, +1 each.",
    "triage-centre": "Heal exactly two patients of value 1 to 3, +2 each.",
    "drug-trial-centre": "Re-roll exactly two patients and keep the results.",
    "physiotherapy": "Change the colour of up to two patients until the end of the phase.",
    "experimental-therapy": "Turn one patient to the opposite face.",
    "training-department": "Heal exactly two patients of equal value, +1 each.",
}
PROTOTYPE_DEPARTMENTS = {
    "radiology": "Heal up to three patients of value 1 to 3, +1 each.",
    "triage-centre": "Heal up to two patients of value 1 or 2, +2 each.",
    "physiotherapy-b": (
        "Heal one patient of value 1 to 3, +2, and heal one patient of value 4 or 5, +1."
    ),
    "transplant-unit": (
        "Either heal one patient, +1, or discard one fatality to heal one patient, +3."
    ),
}
HEALS = "When it heals one or more"
SPECIALISTS = {
    "surgeon": f"{HEALS} red patients, you may heal one of those, +1.",
    "virologist": f"{HEALS} green patients, you may heal a different green patient, +1.",
    "radiologist": (
        f"{HEALS} yellow patients, you may heal a different patient of the value that one of "
        "those had before, +1."
    ),
    "triage-nurse": (
        f"{HEALS} patients, you may heal two different patients of value 1 to 3 (or one, if "
        "there is only one), +1 each."
    ),
    "paramedic": f"{HEALS} patients, you may heal a different patient of value 1 to 3, +2.",
    "pathologist": f"{HEALS} patients, you may discard one fatality to gain one blood bag.",
    "experimental-chemist": (
        f"{HEALS} patients, you may re-roll a different patient and keep the result."
    ),
    "registrar": "When it discharges one or more patients, gain 1 point.",
    "medical-student": (
        f"{HEALS} patients, you may heal a different patient, +1, and lower yet another "
        "patient, −1."
    ),
    "physiotherapist": (
        f"{HEALS} patients, you may change the colour of any patient until the end of the round."
    ),
    "haematology-technician": "When it discharges one or more patients, gain one blood bag.",
    "consultant": (
        "At the start of your activation, choose another of your specialists: until the end of "
        "the phase, this one has that ability too."
    ),
    "admissions-nurse": (
        "When it discharges one or more patients, you may return another patient to the bag, "
        "or draw, roll and admit a new one, for each patient discharged."
    ),
}
PROTOTYPE_SPECIALISTS = {
    "general-practitioner": f"{HEALS} patients, you may heal any patient of value 4 to 6, +1.",
    "consultant": (
        f"{HEALS} patients, you may heal a different patient of value 1 or 2, +3. Only "
        "in a department that names a colour."
    ),
    "registrar": (
        "When it discharges one or more patients, you may either heal any patient of value "
        "4 to 6, +1, or heal any patient of value 1 to 3, +2."
    ),
    "critical-specialist": (
        f"{HEALS} patients, you may heal up to three different patients of value 1 or 2, +1 each."
    ),
}
ADMINISTRATORS = {
    "admin-red-discharge": (
        "+1 point in Phase 5 if you discharged at least two red patients this round."
    ),
    "admin-all-colours": (
        "+1 point in Phase 5 if you discharged at least one patient of each colour this round."
    ),
    "admin-green-protect": "Each round, one of your neglected green patients does not deteriorate.",
    "admin-most": (
        "+1 point in Phase 5 if you discharged more patients this round than every other player."
    ),
}
PROTOTYPE_ADMINISTRATORS = {
    "admin-red-discharge": (
        "+1 point in Phase 5 for each set of two red patients that you discharged this round."
    ),
    "admin-green-protect": "Your green patients do not deteriorate from neglect.",
    "admin-most": (
        "+2 points in Phase 5 if you discharged more patients this round than every other player."
    ),
}
EVENTS = {
    "blood-drive": "Everyone gains one blood bag.",
    "sudden-relapse": (
        "Everyone lowers one of their highest patients by 1, unless that is a 1. It stays "
        "untreated."
    ),
    "staff-sickness": "Everyone may place one nurse fewer this round.",
    "hospital-superbug": "Neglected patients deteriorate one step more this round.",
    "community-volunteers": (
        "Everyone may choose up to two neglected patients that do not deteriorate."
    ),
    "health-inspection": (
        "At the start of Phase 4, +2 points for each player without an untreated patient. "
        "At the start of Phase 4, −1 point for each player with three or more untreated patients."
    ),
    "research-grant-red": (
        "In Phase 5, +2 points for each player who discharged at least two red patients this round."
    ),
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
id = "sauna"
copies = 1
effect = { heal = 1, count = 2, pattern = "equal", values = [2, 3, 4], bags = 2, points = 1 }

[[department]]
id = "gym"
copies = 1
effect = { all = [{ flip = true, count = 2 }, { heal = -2, count = 2 }], fatalities = 2 }

[[department]]
id = "casino"
copies = 1
effect = { either = [{ reroll = true }, { bags = 1 }, { fatalities = 1 }] }

[[specialist]]
id = "coach"
copies = 1
meeple = "blue"
when = { discharged = "any" }
effect = { heal = 1, who = "healed", count = 2, colour = "red" }

[[specialist]]
id = "masseur"
copies = 1
meeple = "blue"
when = { healed = "green" }
effect = { recolour = true, count = 2 }

[[specialist]]
id = "twin"
copies = 1
meeple = "blue"
when = { healed = "red" }
effect = { all = [
    { heal = 1, who = "different", count = 2 },
    { heal = 2, who = "different", count = 3 },
] }
"""
USER_DEPARTMENTS = {
    "spa": "Heal up to four green patients of value 1, 3 or 5, +2 each.",
    "sauna": (
        "Heal exactly two patients of equal value (2 to 4), +1 each, gain two blood bags, and "
        "gain 1 point."
    ),
    "gym": (
        "Discard two fatalities to turn exactly two patients to their opposite faces, and lower "
        "exactly two other patients, −2 each."
    ),
    "casino": (
        "Either re-roll one patient and keep the result, gain one blood bag, or discard one "
        "fatality."
    ),
}
USER_SPECIALISTS = {
    "coach": (
        "When it discharges one or more patients, you may heal exactly two red patients just "
        "healed, +1 each."
    ),
    "masseur": (
        f"{HEALS} green patients, you may change the colour of any two patients until the end of "
        "the phase."
    ),
    "twin": (
        f"{HEALS} red patients, you may heal exactly two different patients, +1 each, and heal "
        "exactly three further patients, +2 each."
    ),
}


def department(content: Content, name: str) -> Department:
    """Return a department by its id."""
    return next(one for one in content.departments if one.card.id == name)


def specialist(content: Content, name: str) -> Specialist:
    """Return a specialist by its id."""
    return next(one for one in content.specialists if one.card.id == name)


def check_departments(content: Content, texts: dict[str, str]) -> None:
    """Check the texts of departments."""
    assert texts == {name: written.department(ENGLISH, department(content, name)) for name in texts}


def check_specialists(content: Content, texts: dict[str, str]) -> None:
    """Check the texts of specialists."""
    assert texts == {name: written.specialist(ENGLISH, specialist(content, name)) for name in texts}


def test_departments_of_the_final_edition() -> None:
    check_departments(FINAL, DEPARTMENTS)


def test_departments_of_the_prototype() -> None:
    check_departments(PROTOTYPE, PROTOTYPE_DEPARTMENTS)


def test_specialists_of_the_final_edition() -> None:
    check_specialists(FINAL, SPECIALISTS)


def test_specialists_of_the_prototype() -> None:
    check_specialists(PROTOTYPE, PROTOTYPE_SPECIALISTS)


def test_cards_that_a_user_makes_up() -> None:
    content = read_content("final", user_packs={"mine.toml": USER_PACK})

    check_departments(content, USER_DEPARTMENTS)
    check_specialists(content, USER_SPECIALISTS)


@pytest.mark.parametrize(
    ("content", "texts"), [(FINAL, ADMINISTRATORS), (PROTOTYPE, PROTOTYPE_ADMINISTRATORS)]
)
def test_administrators(content: Content, texts: dict[str, str]) -> None:
    told = {one.card.id: written.administrator(ENGLISH, one) for one in content.administrators}

    assert texts == {name: told[name] for name in texts}


def test_events() -> None:
    told = {one.card.id: written.event(ENGLISH, one) for one in FINAL.events}

    assert {name: told[name] for name in EVENTS} == EVENTS


def test_reports_and_flipped_ambulances() -> None:
    reports = {one.card.id: one for one in FINAL.reports}
    report = reports["report-rryg"]

    assert ENGLISH.title(report) == "Two red patients, one yellow patient and one green patient"
    assert written.report(ENGLISH, reports["report-yyg"]) == (
        "Discharge two yellow patients and one green patient in one round: +3 points if "
        "completed, −3 if not."
    )
    back = FINAL.ambulance_backs[0]
    assert written.ambulance_back(ENGLISH, back) == "It waits for red 3, yellow 2 and green 4."


def test_one_effect_of_several_reads_as_a_sentence() -> None:
    effects = department(PROTOTYPE, "transplant-unit").effects

    assert [written.effect(ENGLISH, effect) for effect in effects] == [
        "Heal one patient, +1.",
        "Discard one fatality to heal one patient, +3.",
    ]


def test_a_card_without_an_effect_says_so() -> None:
    card = Card("x", "x", 1, "", "user", {})

    assert written.effect(ENGLISH, Effect([], 0, 0, 0, False)) == "No effect."
    assert written.department(ENGLISH, Department(card, 0, False, [])) == "No effect."
    assert written.event(ENGLISH, EventCard(card, 0)) == "No effect."
    nobody = Administrator(card, 0, 0, (0, 0, 0), False, False, -1, 0)
    assert written.administrator(ENGLISH, nobody) == "No effect."


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_whole_text_in_every_language(language: str) -> None:
    words = DiceHospitalWords(language)
    texts: list[str] = []
    for content in CONTENTS:
        texts.extend(written.department(words, one) for one in content.departments)
        texts.extend(written.specialist(words, one) for one in content.specialists)
        texts.extend(written.administrator(words, one) for one in content.administrators)
        texts.extend(written.event(words, one) for one in content.events)
        texts.extend(written.report(words, one) for one in content.reports)
        texts.extend(written.ambulance_back(words, one) for one in content.ambulance_backs)

    assert [text for text in texts if not text.endswith(".") or "{" in text or "  " in text] == []


@pytest.mark.parametrize(
    ("language", "name", "told"),
    [
        ("fr", "cardiology",
         "Soignez exactement trois patients rouges de valeurs consécutives, +1 chacun."),
        ("fr", "physiotherapy", "Recolorez un ou deux patients jusqu’à la fin de la phase."),
        ("it", "cardiology",
         "Cura esattamente tre pazienti rossi di valori consecutivi, +1 ciascuno."),
        ("it", "triage-centre",
         "Cura esattamente due pazienti di valore da 1 a 3, +2 ciascuno."),
        ("fr", "drug-trial-centre", "Relancez exactement deux patients et gardez les résultats."),
        ("it", "experimental-therapy", "Gira un paziente sulla faccia opposta."),
    ],
)  # fmt: skip
def test_texts_in_other_languages_agree_in_number_and_gender(
    language: str, name: str, told: str
) -> None:
    assert told == written.department(DiceHospitalWords(language), department(FINAL, name))


@pytest.mark.parametrize(
    ("language", "name", "told"),
    [
        ("fr", "registrar", "Quand il fait sortir au moins un patient, gagnez 1 point."),
        ("fr", "pathologist",
         ("Quand il soigne au moins un patient, vous pouvez défausser un décès pour gagner une "
          "poche de sang.")),
        ("it", "haematology-technician",
         "Quando dimette almeno un paziente, ottieni una sacca di sangue."),
        ("it", "triage-nurse",
         ("Quando cura almeno un paziente, puoi curare altri due pazienti di valore da 1 a 3 "
          "(o uno solo, se non ce ne sono due), +1 ciascuno.")),
    ],
)  # fmt: skip
def test_specialists_in_other_languages(language: str, name: str, told: str) -> None:
    assert told == written.specialist(DiceHospitalWords(language), specialist(FINAL, name))


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("fr", "Soit soignez un patient, +1, soit défaussez un décès pour soigner un patient, +3."),
        ("it", "Cura un paziente, +1, oppure scarta un decesso per curare un paziente, +3."),
    ],
)
def test_an_order_is_given_to_the_reader_and_what_it_buys_is_not(language: str, told: str) -> None:
    assert (
        written.department(DiceHospitalWords(language), department(PROTOTYPE, "transplant-unit"))
        == told
    )


@pytest.mark.parametrize(
    ("language", "told"),
    [
        (
            "fr",
            "Quand il soigne au moins un patient vert, vous pouvez soigner un de ces patients, +1.",
        ),
        ("it", "Quando cura almeno un paziente verde, puoi curare uno di quelli, +1."),
    ],
)
def test_what_a_specialist_may_do_is_no_order(language: str, told: str) -> None:
    assert written.specialist(DiceHospitalWords(language), specialist(FINAL, "pharmacist")) == told
