"""Rules texts of Dynamite Nurse, built from clauses: the cards of the box, and a user's own."""

from __future__ import annotations

import pytest

from tests.kit.dynamitenurse_packs import HEADER, card, kind
from tests.kit.english import english_in
from wardround.dynamitenurse.content import VERBS, Clause
from wardround.dynamitenurse.reading import read_content
from wardround.words import LANGUAGES
from wardround.words.dynamitenurse import DynamiteNurseWords

CONTENT = read_content()
ENGLISH = DynamiteNurseWords("en", CONTENT)
FLEX = "Gain one additional Treatment or Purchase."
BACK = "Then it goes back to the Town, unless you were the Dynamite Nurse as you played it."

TEXTS = {
    "examination": "1 Gold.",
    "simple-surgery": "1 TP.",
    "thorough-examination": "2 Gold.",
    "magical-diagnosis": "3 Gold.",
    "white-magic": "1 TP. For every second one that you play in the same phase, gain 1 TP.",
    "cut-rate-medical-equipment": (
        "1 TP. The next time you acquire a Patient this phase, gain 2 Gold and one additional "
        "Purchase."
    ),
    "major-surgery": "2 TP.",
    "black-magic": (
        "3 TP. If you are the Dynamite Nurse as you play it, gain 1 TP. Carry out one transport."
    ),
    "upgraded-medical-equipment": (
        "You may acquire one of your admitted Patients of Severity 4 or less, without Treatment "
        "and without a Nurse."
    ),
    "cutting-edge-medical-equipment": (
        "You may acquire one of your admitted Patients of Severity 6 or less, without Treatment "
        "and without a Nurse."
    ),
    "hit-the-books": "Draw two cards. Carry out one transport.",
    "moonlighting": (
        "1 TP. Later this phase you may perform one additional Operation, on a Patient in another "
        "player’s Hospital, whom you acquire."
    ),
    "reference-letter": (
        "1 Gold. You may pass one of your admitted Patients on to the Hospital of another player "
        "with an unused Duty Marker."
    ),
    "passing-the-buck": (
        "1 Gold. You may replace your Duty Marker on one of your charges in transport with an "
        "unused one of another player."
    ),
    "erase": (
        "Give back one of your Kill Marks, if you have any, and shuffle a Patient from the "
        f"graveyard into the Dungeon. {BACK}"
    ),
    "closed": (
        "2 Gold. Look through the Nurse pile or the Event pile, put one card of it on top and "
        "shuffle the rest. Unless you are the Dynamite Nurse as you play it, one of your admitted "
        "Patients enters Critical Condition."
    ),
    "this-is-all-wrong": (
        "Say how many of your admitted Patients go back into the ambulances, each with an unused "
        "Duty Marker of another player; after each of them, if there are more than the limit, just "
        f"one Patient in transport enters Critical Condition. {BACK}"
    ),
    "critical-condition": (
        f"2 TP. Every admitted Patient in every Hospital enters Critical Condition. {BACK}"
    ),
    **dict.fromkeys(("n01", "n02", "n03", "n04", "n05"), FLEX),
    "n06": (
        f"Draw one card. {FLEX} Exchange this card for a Nurse in any discard pile, if there is "
        "one."
    ),
    "n07": "Draw one card. End of the game: 2 Kill Marks fewer for you, not below 0.",
    "n08": "Draw two cards. Carry out one transport.",
    "n09": (
        f"Draw one card. {FLEX} You may exchange acquired Patients with another player, one for "
        "one."
    ),
    "n10": (
        f"Draw one card. {FLEX} End of the game: +1 VP for each Patient of one name that you have "
        "acquired; your best name counts."
    ),
    "n11": "Draw three cards. Discard two cards from your hand.",
    "n12": (
        "Draw one card. Gain one additional Treatment. Your next Operation this phase brings one "
        "more Nurse."
    ),
    "n13": (
        f"Draw one card. {FLEX} End of the game: −1 VP for each Emergency Case that you have "
        "acquired."
    ),
    "n14": f"Take a card from your discard pile into your hand, shown to everyone. {FLEX}",
    "n15": f"Draw one card. {FLEX} You may skip your Admission Phase this turn, "
    "including the bed check.",
    "n16": "Draw one card. The leading Patient in transport enters Critical Condition.",
    "n17": (
        "Draw one card. You may move one Patient in transport to the leading or the trailing place."
    ),
    "n18": "Draw two cards.",
    "n19": f"Draw one card. {FLEX}",
    "n20": (
        "Draw one card. You may turn one of your critical charges in transport back to its normal "
        "side."
    ),
    "n21": f"Draw one card. {FLEX} You may admit one of your charges in transport right away.",
    "n22": (
        "Draw one card. Gain one additional Treatment. Your next Care this phase costs 1 TP less."
    ),
    "n23": (
        "Draw one card. Gain one additional Purchase. The next card you buy this phase costs "
        "1 Gold less."
    ),
}


def test_every_card_of_the_box_says_what_it_does() -> None:
    assert {one.card.id: ENGLISH.text(one) for one in CONTENT.cards} == TEXTS


@pytest.mark.parametrize("language", ["fr", "it"])
def test_every_card_has_its_text_in_the_other_languages(language: str) -> None:
    words = DynamiteNurseWords(language, CONTENT)
    told = [
        f"{words.title(one)} ({words.printed(one)}): {words.text(one)}" for one in CONTENT.cards
    ]
    told += [words.patient_text(one) for one in CONTENT.kinds]
    told += [words.source(one) for one in CONTENT.cards]
    told += [words.source(one) for one in CONTENT.kinds]

    assert [text for text in told if english_in(text) or "{" in text] == []


@pytest.mark.parametrize(
    ("language", "id", "told"),
    [
        ("fr", "white-magic",
         "1 PT. Pour chaque deuxième exemplaire joué dans la même phase, gagnez 1 PT."),
        ("fr", "hit-the-books", "Piochez deux cartes. Effectuez un transport."),
        ("fr", "n12",
         ("Piochez une carte. Gagnez un Traitement supplémentaire. Votre prochaine Opération de "
          "la phase amène une Infirmière de plus.")),
        ("it", "cut-rate-medical-equipment",
         ("1 PT. La prossima volta che acquisisci un Paziente in questa fase, ottieni 2 oro e un "
          "Acquisto in più.")),
        ("it", "black-magic",
         ("3 PT. Se sei la Dynamite Nurse quando giochi questa carta, ottieni 1 PT. Esegui un "
          "trasporto.")),
        ("it", "n07",
         "Pesca una carta. Fine della partita: 2 segni di morte in meno per te, ma non meno di 0."),
    ],
)  # fmt: skip
def test_texts_in_other_languages(language: str, id: str, told: str) -> None:
    assert DynamiteNurseWords(language, CONTENT).text(card(CONTENT, id)) == told


@pytest.mark.parametrize(
    ("language", "titles"),
    [
        ("en", ["White Magic", "This Is All Wrong!", "Alyssa Schermer"]),
        ("fr", ["Magie blanche", "C’est n’importe quoi\u00a0!", "Alyssa Schermer"]),
        ("it", ["Magia bianca", "È tutto sbagliato!", "Alyssa Schermer"]),
    ],
)
def test_action_cards_have_titles_in_every_language_and_nurses_keep_their_names(
    language: str, titles: list[str]
) -> None:
    words = DynamiteNurseWords(language, CONTENT)

    assert [words.card(id) for id in ("white-magic", "this-is-all-wrong", "n06")] == titles


def test_what_is_printed_besides_the_text() -> None:
    told = [ENGLISH.printed(card(CONTENT, id)) for id in ("examination", "black-magic", "n09")]

    assert told == [
        "Examination, starting card, 0 VP, 25 copies",
        "Treatment, cost 5, −2 VP, 8 copies",
        "Doctor, −1 VP, 1 copy",
    ]


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("P01", "Wounded Patient P01 (Severity 2, 1 VP)"),
        ("P17!", "Poisoned Patient P17 (in Critical Condition, Severity 6, Care 2, 3 VP)"),
        ("P40", "Cursed Patient P40 (Emergency Case, Severity 5, 5 VP)"),
        (
            "P29!",
            (
                "Sick Patient P29 (in Critical Condition, Emergency Case, Severity 6, "
                "payment 2 TP, 4 VP)"
            ),
        ),
    ],
)
def test_a_patient_is_told_with_the_side_that_it_shows(text: str, told: str) -> None:
    assert ENGLISH.described(text) == told


def test_a_patient_has_two_sides_and_an_emergency_case_two_texts() -> None:
    assert ENGLISH.patient_text(kind(CONTENT, "wounded-2")) == (
        "Severity 2; in Critical Condition Severity 3, Care 1. 1 VP."
    )
    assert ENGLISH.patient_text(kind(CONTENT, "sick-5e")) == (
        "Severity 5; in Critical Condition Severity 7, payment 2 TP. 5 VP. Emergency Case: when "
        "transported, it goes straight to the Hospital of the player in charge. While it is "
        "admitted in Critical Condition, its player must pay 2 TP in each of their Main Phases, "
        "or it dies when the phase ends."
    )


def test_what_is_our_version_is_called_so_fact_by_fact() -> None:
    told = [ENGLISH.source(card(CONTENT, id)) for id in ("major-surgery", "white-magic", "n11")]

    assert told == [
        "our version",
        "our version: copies, cost and VP; worked out from the rulebook: type and text",
        "our version: type, copies, VP and part of the text",
    ]
    assert ENGLISH.source(kind(CONTENT, "wounded-2")) == (
        "our version: copies, Severity, critical Severity, Care and VP"
    )


@pytest.mark.parametrize(
    ("language", "told"),
    [
        (
            "en",
            (
                "our version: type, copies, VP and part of the text; "
                "worked out from the rulebook: part of the text"
            ),
        ),
        (
            "fr",
            (
                "notre version\u00a0: type, nombre d’exemplaires, PV et une partie du texte\u00a0; "
                "déduit du livret de règles\u00a0: une partie du texte"
            ),
        ),
        (
            "it",
            (
                "la nostra versione: tipo, numero di copie, PV e parte del testo; "
                "dedotto dal regolamento: parte del testo"
            ),
        ),
    ],
)
def test_what_is_inferred_is_told_beside_what_is_ours(language: str, told: str) -> None:
    assert DynamiteNurseWords(language, CONTENT).source(card(CONTENT, "n14")) == told


@pytest.mark.parametrize(
    ("language", "told"),
    [
        (
            "en",
            (
                "our version: copies and VP; worked out from the rulebook: type and text; "
                "from your own pack: cost"
            ),
        ),
        (
            "fr",
            (
                "notre version\u00a0: nombre d’exemplaires et PV\u00a0; "
                "déduit du livret de règles\u00a0: type et texte\u00a0; "
                "de votre propre paquet\u00a0: prix"
            ),
        ),
        (
            "it",
            (
                "la nostra versione: numero di copie e PV; dedotto dal regolamento: tipo e testo; "
                "dal tuo pacchetto: costo"
            ),
        ),
    ],
)
def test_what_the_user_changed_is_told_beside_what_is_still_ours(language: str, told: str) -> None:
    content = read_content({"mine.toml": HEADER + '[[action]]\nid = "white-magic"\ncost = 3\n'})

    assert DynamiteNurseWords(language, content).source(card(content, "white-magic")) == told


def test_a_card_without_anything_of_ours_tells_only_what_is_the_users() -> None:
    lines = '[[action]]\nid = "white-magic"\ncost = 3\nvp = 2\ncopies = 11\n'
    content = read_content({"mine.toml": HEADER + "[house]\nactions = 133\n" + lines})
    told = DynamiteNurseWords("en", content).source(card(content, "white-magic"))

    assert told == (
        "worked out from the rulebook: type and text; from your own pack: copies, cost and VP"
    )


USERS = (
    HEADER
    + """
[house]
actions = 133

[[action]]
id = "quack"
title = { en = "Quack", fr = "Charlatan" }
type = "duty"
copies = 1
cost = 1
vp = -3
gold = 1
tp = 2
effect = [
    { gold = 2, if = "dynamite-nurse" },
    { tp = 1, if = "dynamite-nurse" },
    { draw = 2, if = "dynamite-nurse" },
    { flex = 2, every = 3 },
    { moonlight = 2 },
    { extra-nurse = 2 },
    { treatment = 2 },
    { purchase = 1 },
]
afterwards = "scrapped"
"""
)


def test_a_card_of_the_users_gets_its_text_as_well() -> None:
    content = read_content({"mine.toml": USERS})
    words = DynamiteNurseWords("en", content)
    quack = card(content, "quack")

    assert words.title(quack) == "Quack"
    assert DynamiteNurseWords("fr", content).title(quack) == "Charlatan"
    assert words.source(quack) == "from your own pack"
    assert words.printed(quack) == "Duty, cost 1, −3 VP, 1 copy"
    assert words.text(quack) == (
        "1 Gold and 2 TP. If you are the Dynamite Nurse as you play it, gain 2 Gold and 1 TP, and "
        "draw two cards. For every third one that you play in the same phase, gain two additional "
        "Treatments or Purchases. Later this phase you may perform two additional Operations, on "
        "Patients in other players’ Hospitals, whom you acquire. Your next Operation this phase "
        "brings two more Nurses. Gain two additional Treatments and one additional Purchase. Then "
        "it leaves the game."
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_clause_is_without_words(language: str) -> None:
    words = DynamiteNurseWords(language, CONTENT)
    for number, verb in enumerate(VERBS):
        surgery = card(read_content({"mine.toml": HEADER}), "major-surgery")
        surgery.clauses = [Clause(number, 3, 0, 0, on_acquire=False)]

        assert words.text(surgery).count(".") == 2, verb
