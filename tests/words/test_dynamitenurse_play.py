"""Actions, events and points of Dynamite Nurse read as people would say them."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kit.english import english_in
from tests.words.fluent_files import variables
from wardround.core.game import CHANCE
from wardround.core.luck import Keyed, Rng
from wardround.dynamitenurse import GAME, events
from wardround.dynamitenurse.reading import read_content
from wardround.words import LANGUAGES
from wardround.words.dynamitenurse import DynamiteNurseWords

CONTENT = read_content()
ENGLISH = DynamiteNurseWords("en", CONTENT)
NAMES = ["Anna", "You", "Carl"]
SAMPLES: dict[str, Any] = {
    "card": "white-magic",
    "patient": "P17!",
    "seat": 2,
    "number": 3,
    "added": "flex",
    "pile": "events",
    "place": "trailing",
    "reason": "dungeon",
}


def whole(text: str) -> bool:
    """Tell whether a text has no holes: no placeable, no missing argument, no double space."""
    return bool(text) and "{" not in text and "$" not in text and "  " not in text


def event_record(kind: str, seat: int = 0) -> dict[str, Any]:
    """Return an event of a kind with some facts."""
    forms = dict(events.KINDS)[kind]
    return {"event": kind, "seat": seat, **{fact: SAMPLES[form] for fact, form in forms}}


@pytest.mark.parametrize(
    ("record", "told"),
    [
        ({"verb": "play", "card": "n12"}, "Play Kei Lincoln"),
        ({"verb": "buy", "card": "major-surgery"}, "Buy Major Surgery"),
        ({"verb": "operate", "patient": "P17"}, "Operate on Poisoned Patient P17"),
        ({"verb": "admit", "patient": "P01"}, "Admit Wounded Patient P01"),
        ({"verb": "trail", "patient": "P40"}, "Move Cursed Patient P40 to the trailing place"),
        ({"verb": "assign", "player": 2}, "Put Player 2 in charge"),
        ({"verb": "send-back", "number": 0}, "None"),
        ({"verb": "send-back", "number": 1}, "1 Patient"),
        ({"verb": "search", "pile": "nurses"}, "Look through the Nurse pile"),
        ({"verb": "exchange", "card": "n07", "player": 3}, "Take Arina in exchange"),
        ({"verb": "done"}, "Finish"),
    ],
)  # fmt: skip
def test_actions(record: dict[str, Any], told: str) -> None:
    assert ENGLISH.action(record) == told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", [name for name, _ in events.KINDS])
def test_every_event_reads_as_a_sentence(kind: str, language: str) -> None:
    words = DynamiteNurseWords(language, CONTENT)
    names = ["Anna", words.say("seat-you"), "Carl"]
    told = [words.event(event_record(kind, seat), names) for seat in (0, 1, 2)]

    assert [text for text in told if not whole(text)] == []
    assert [text for text in told if text[0].upper() != text[0] or text[-1] != "."] == []
    if language != "en":
        assert [text for text in told if english_in(text)] == []


def test_events_name_the_player_wherever_their_sentence_does() -> None:
    kinds = [kind for kind, _ in events.KINDS]
    named = {kind for kind in kinds if "Anna" in ENGLISH.event(event_record(kind), NAMES)}

    assert named == {kind for kind in kinds if "player" in variables("en", f"dn-happened-{kind}")}


TRANSPORTED = {"event": "patient-transported", "patient": "P01"}
EVENTS: list[tuple[dict[str, Any], str]] = [
    ({**TRANSPORTED, "seat": 0, "owner": 2},
     "Anna transported Wounded Patient P01, in Carl’s charge."),
    ({**TRANSPORTED, "seat": 0, "owner": 0},
     "Anna transported Wounded Patient P01, in their own charge."),
    ({**TRANSPORTED, "seat": 0, "owner": 1},
     "Anna transported Wounded Patient P01, in your charge."),
    ({**TRANSPORTED, "seat": 1, "owner": 1},
     "You transported Wounded Patient P01, in your charge."),
    ({"event": "patient-died", "seat": 0, "patient": "P01!"}, "Anna’s Wounded Patient P01 died."),
    ({"event": "patient-died", "seat": 1, "patient": "P01!"}, "Your Wounded Patient P01 died."),
    ({"event": "kill-marks-taken", "seat": 1, "count": 2, "total": 3},
     "You took 2 Kill Marks (3 in all)."),
    ({"event": "points-gained", "seat": 0, "tp": 0, "gold": 2}, "Anna gained 2 Gold."),
    ({"event": "points-gained", "seat": 0, "tp": 1, "gold": 2}, "Anna gained 1 TP and 2 Gold."),
    ({"event": "card-bought", "seat": 1, "card": "erase", "cost": 4},
     "You bought Erase for 4 Gold."),
    ({"event": "dynamite-nurse-taken", "seat": 1}, "You are now the Dynamite Nurse."),
    ({"event": "swap-offered", "seat": 0, "partner": 1, "first": 0},
     "Anna started an exchange of acquired Patients with you; Anna picks first."),
    ({"event": "patient-revealed", "seat": -1, "patient": "P40"},
     "On top of the Dungeon: Cursed Patient P40 (Emergency Case, Severity 5, 5 VP)."),
    ({"event": "game-ended", "seat": -1, "reason": "kill-marks"},
     "The game ended: the last Kill Mark was taken."),
]  # fmt: skip


@pytest.mark.parametrize(("record", "told"), EVENTS)
def test_events(record: dict[str, Any], told: str) -> None:
    assert ENGLISH.event(record, NAMES) == told


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("fr", [
            "Anna a transporté le Patient blessé P01, confié à Carl.",
            "Anna a transporté le Patient blessé P01, à sa propre charge.",
            "Anna a transporté le Patient blessé P01, à votre charge.",
            "Vous avez transporté le Patient blessé P01, à votre charge.",
            "Le Patient blessé P01 (Anna) est mort.",
            "Le Patient blessé P01 (à votre charge) est mort.",
            "Vous avez pris 2 marques de décès (3 en tout).",
        ]),
        ("it", [
            "Anna ha trasportato il Paziente ferito P01, affidato a Carl.",
            "Anna ha trasportato il Paziente ferito P01, affidato a sé.",
            "Anna ha trasportato il Paziente ferito P01, affidato a te.",
            "Hai trasportato il Paziente ferito P01, affidato a te.",
            "Il Paziente ferito P01 (di Anna) è morto.",
            "Il Paziente ferito P01 (affidato a te) è morto.",
            "Hai preso 2 segni di morte (3 in tutto).",
        ]),
    ],
)  # fmt: skip
def test_verbs_agree_with_their_player_in_other_languages(language: str, told: list[str]) -> None:
    words = DynamiteNurseWords(language, CONTENT)
    names = ["Anna", words.say("seat-you"), "Carl"]

    assert [words.event(record, names) for record, _ in EVENTS[:7]] == told


@pytest.mark.parametrize(
    ("line", "told"),
    [
        (("acquired", 3, "P25"), "+3, Sick Patient P25 acquired"),
        (("admitted", 1, "P01"), "+1, Wounded Patient P01 still admitted"),
        (("card", -2, "black-magic"), "−2, Black Magic"),
        (("end-text", -1, "n13"), "−1, Mint Halioca, end of the game"),
        (("kill-marks", -4, ""), "−4, Kill Marks"),
    ],
)
def test_points_name_the_card_that_gave_them(line: tuple[str, int, str], told: str) -> None:
    assert ENGLISH.point(*line) == told


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_can_be_told(language: str) -> None:
    words = DynamiteNurseWords(language, CONTENT)
    names = ["Anna", words.say("seat-you"), "Carl"]
    told: set[str] = set()
    for number in range(6):
        state, luck, rng = GAME.new(GAME.options({}, {}), 3), Keyed(str(number)), Rng(number)
        while actors := GAME.actors(state):
            if actors == [CHANCE]:
                outcome = GAME.sample(state, luck.stream(GAME.luck_key(state)))
                happened = GAME.apply_luck(state, outcome)
            else:
                view, legal = GAME.view(state, actors[0]), GAME.legal(state, actors[0])
                told.add(words.say(f"dn-phase-{view['phase']}"))
                told.update(words.action(GAME.action_record(state, action)) for action in legal)
                happened = GAME.apply(state, actors[0], legal[rng.below(len(legal))])
            told.update(words.event(GAME.event_record(state, event), names) for event in happened)
        ending = GAME.outcome(state)
        assert ending is not None
        for seat in ending.points:
            told.update(words.point(one.reason, one.amount, one.source) for one in seat)

    assert len(told) > 500
    assert [text for text in told if not whole(text)] == []
    if language != "en":
        assert [text for text in told if english_in(text)] == []
