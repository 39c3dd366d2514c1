"""What happened in Dynamite Nurse is told in a paragraph a turn, short and without noise."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.kit.plain import Json
from wardround.dynamitenurse.options import from_settings
from wardround.narration.dynamitenurse.narrator import DynamiteNurseNarrator

NAMES = ["You", "Bob", "Cleo"]


def tell(*events: Json, language: str = "en", before: Sequence[Json] = ()) -> list[str]:
    """Return the paragraphs about events in play."""
    narrator = DynamiteNurseNarrator(from_settings({}, {}), language)
    anything: Json = {}
    names = [narrator.words.say("seat-you"), *NAMES[1:]]
    return narrator.narrate(events, names, anything, before)


def event(name: str, seat: int = 1, **facts: str | int | list[str]) -> Json:
    """Return an event."""
    return {"event": name, "seat": seat, **facts}


PLAYED = [
    event("card-played", card="examination"),
    event("points-gained", tp=0, gold=1),
    event("card-played", card="white-magic"),
    event("points-gained", tp=1, gold=0),
    event("card-played", card="white-magic"),
    event("points-gained", tp=1, gold=0),
    event("points-gained", tp=1, gold=0),
    event("card-played", card="n19"),
    event("deck-rebuilt", count=7),
    event("cards-drawn", count=1),
    event("actions-gained", kind="flex", count=1),
]
KEPT = [
    event("cards-kept", count=1),
    event("card-discarded", card="examination"),
    event("card-discarded", card="examination"),
    event("card-discarded", card="n02"),
    event("deck-rebuilt", count=9),
    event("cards-drawn", count=4),
    event("turn-began", 2, turn=8),
]
TOLD: list[tuple[list[Json], str]] = [
    (
        PLAYED,
        (
            "Bob played Examination, White Magic ×2 and Nadia Foxglove: 1 Gold, 3 TP, one card "
            "drawn, one additional Treatment or Purchase."
        ),
    ),
    (
        [
            event("patient-operated", patient="P17!", cost=6),
            event("patient-acquired", patient="P17"),
            event("nurse-acquired", card="n07"),
        ],
        "Bob healed Poisoned Patient P17 for 6 TP: 3 VP. Arina joined Bob.",
    ),
    ([event("patient-acquired", patient="P17")], "Bob acquired Poisoned Patient P17."),
    (
        [
            event("second-event-declared", card="closed"),
            event("event-revealed", -1, card="erase"),
            event("event-not-bought", card="erase"),
        ],
        "Bob put Closed under the Event pile and left the next Event on top: Erase (cost 4).",
    ),
    (
        [event("second-event-declared", card="closed"), event("event-revealed", -1, card="erase")],
        "Bob put Closed under the Event pile. Next Event: Erase (cost 4).",
    ),
    (
        [
            event("patient-revealed", -1, patient="P01"),
            event("patient-transported", patient="P17", owner=0),
        ],
        (
            "Bob transported Poisoned Patient P17, in your charge. On top of the Dungeon: Wounded "
            "Patient P01 (Severity 2, 1 VP)."
        ),
    ),
    (
        [
            event("card-played", card="critical-condition"),
            event("patient-worsened", 0, patient="P17!"),
            event("patient-worsened", 0, patient="P20!"),
            event("patient-died", 0, patient="P01!"),
            event("patient-died", patient="P02!"),
            event("kill-marks-taken", 0, count=1, total=2),
        ],
        (
            "Bob played Critical Condition. Your Poisoned Patient P17 and Poisoned Patient P20 "
            "entered Critical Condition. Your Wounded Patient P01 died. Bob’s Wounded Patient P02 "
            "died. You took 1 Kill Mark (2 in all)."
        ),
    ),
    ([event("main-phase-ended")], "Bob ended the Main Phase."),
    ([event("cards-drawn", count=2)], "Bob drew 2 cards."),
    ([event("cards-drawn", count=2, cards=["n02", "n02"])], "Bob drew Nikki ×2."),
    ([event("card-played", card="this-is-all-wrong")], "Bob played This Is All Wrong!"),
    ([event("card-discarded", card="this-is-all-wrong")], "Bob discarded This Is All Wrong!"),
    (
        [event("actions-gained", kind="purchase", count=2)],
        "Bob gained two additional Purchases.",
    ),
]


@pytest.mark.parametrize(("events", "told"), TOLD)
def test_what_belongs_together_is_told_in_one_sentence(events: list[Json], told: str) -> None:
    assert tell(*events) == [told]


def test_each_turn_is_a_paragraph_and_the_new_hand_goes_without_saying() -> None:
    assert tell(*KEPT, event("card-played", 2, card="closed")) == [
        "Bob kept 1 card. Bob discarded Examination ×2 and Nikki.",
        "Turn 8: Cleo plays. Cleo played Closed.",
    ]


@pytest.mark.parametrize(
    ("language", "told"),
    [
        (
            "fr",
            [
                (
                    "Bob a joué Examen, Magie blanche ×2 et Nadia Foxglove\u00a0: 1 or, 3 PT, une "
                    "carte piochée, un Traitement ou Achat supplémentaire."
                ),
                (
                    "Bob a guéri le Patient empoisonné P17 pour 6 PT\u00a0: 3 PV. Bob a reçu "
                    "l’Infirmière Arina."
                ),
            ],
        ),
        (
            "it",
            [
                (
                    "Bob ha giocato Esame, Magia bianca ×2 e Nadia Foxglove: 1 oro, 3 PT, una "
                    "carta pescata, un Trattamento o Acquisto in più."
                ),
                (
                    "Bob ha guarito il Paziente avvelenato P17 per 6 PT: 3 PV. Bob ha ricevuto "
                    "l’Infermiera Arina."
                ),
            ],
        ),
    ],
)
def test_such_sentences_in_other_languages(language: str, told: list[str]) -> None:
    assert [tell(*events, language=language) for events, _ in TOLD[:2]] == [[one] for one in told]


# --- why Patients suffer -------------------------------------------------------------------------

ENDED = event("main-phase-ended")
DIED = event("patient-died", patient="P40!")
WORSE = event("patient-worsened", patient="P17!")
FAILED = event("transport-failed", **{"in-transport": 3})
TRANSPORTED = event("patient-transported", patient="P01", owner=1)
UNPAID = "Bob’s Cursed Patient P40 died (not paid for)."
IN_TRANSPORT = "(no transport possible)."
BEDS = "Bob’s Poisoned Patient P17 entered Critical Condition (not enough beds)."


@pytest.mark.parametrize(
    ("events", "told"),
    [
        ([ENDED, DIED], UNPAID),
        ([ENDED, TRANSPORTED, WORSE], BEDS),
        ([ENDED, event("emergency-transported", patient="P29", owner=1), WORSE], BEDS),
        (
            [ENDED, FAILED, DIED, event("kill-marks-taken", count=1, total=1), WORSE],
            f"Patient P40 died {IN_TRANSPORT} Bob took 1 Kill Mark (1 in all). {BEDS}",
        ),
        (
            [ENDED, event("transport-failed", **{"in-transport": 0}), WORSE],
            f"Bob couldn’t transport anyone. {BEDS}",
        ),
        ([ENDED, FAILED, DIED], f"Bob’s Cursed Patient P40 died {IN_TRANSPORT}"),
        ([event("card-played", card="n16"), DIED], "Bob’s Cursed Patient P40 died."),
        ([event("card-played", card="n08"), TRANSPORTED, DIED], "Bob’s Cursed Patient P40 died."),
        ([event("card-played", card="n08"), FAILED, DIED], f"Patient P40 died {IN_TRANSPORT}"),
        ([event("card-played", card="n08"), FAILED, DIED, DIED], "Bob’s Cursed Patient P40 died."),
    ],
)
def test_the_cause_is_told_where_no_card_was(events: list[Json], told: str) -> None:
    began = event("turn-began", turn=4)

    assert tell(*events, before=[began])[0].endswith(told)


def test_the_cause_is_known_from_what_was_told_before() -> None:
    assert tell(WORSE, before=[ENDED, TRANSPORTED]) == [BEDS]
    assert tell(WORSE) == ["Bob’s Poisoned Patient P17 entered Critical Condition."]
    assert tell(WORSE, before=[ENDED, TRANSPORTED, event("turn-began", 2, turn=5)]) == [
        "Bob’s Poisoned Patient P17 entered Critical Condition."
    ]


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("fr", "Le Patient maudit P40 (Bob) est mort (faute de paiement)."),
        ("it", "Il Paziente maledetto P40 (di Bob) è morto (senza pagamento)."),
    ],
)
def test_the_cause_in_other_languages(language: str, told: str) -> None:
    assert tell(ENDED, DIED, language=language) == [told]


def test_a_new_hand_goes_without_saying_also_when_nothing_else_happened() -> None:
    drawn = event("cards-drawn", count=4)

    assert tell(drawn, event("turn-began", 2, turn=8)) == ["Turn 8: Cleo plays."]
