"""Dice Hospital in sentences: reasons, totals, what belongs together, and what choices cost."""

from __future__ import annotations

import pytest

from tests.kit.plain import Json
from wardround import catalog
from wardround.bots.registry import read_seats
from wardround.core.records import Terms
from wardround.dicehospital.reading import read_content
from wardround.narration.dicehospital.cards import Cards
from wardround.narration.dicehospital.narrator import DiceHospitalNarrator
from wardround.tables.game.match import Match
from wardround.words.dicehospital import DiceHospitalWords

GAME = catalog.find("dice-hospital")
NAMES = ["You", "Bob"]
TAKEN: Json = {"event": "ambulance-left", "seat": -1, "ambulance": 3}
BAG: Json = {"event": "bags-gained", "seat": 0, "count": 1}
TOKEN: Json = {"event": "first-player", "seat": 0}
ENDED: Json = {"event": "activation-ended", "seat": 1}
WORSE: Json = {"event": "patient-worsened", "seat": 1, "before": "G3", "after": "G2"}
DIED: Json = {"event": "patient-died", "seat": 1, "before": "R1"}
SHOWN: Json = {"event": "department-revealed", "seat": -1, "department": "orthopaedics"}
MORE: Json = {"event": "specialist-revealed", "seat": -1, "specialist": "surgeon"}


def narrator(**settings: object) -> DiceHospitalNarrator:
    """Return the narrator of a game with these settings."""
    told = {name.replace("_", "-"): value for name, value in settings.items()}
    return DiceHospitalNarrator(GAME.options(told, {}), "en")


@pytest.mark.parametrize(
    ("events", "told"),
    [
        ([TAKEN, BAG, TOKEN], "You had the lowest ambulance, gained a blood bag and became First"),
        ([TAKEN, BAG], "You had the lowest ambulance and gained a blood bag."),
        ([BAG], "You gained a blood bag."),
        ([ENDED, WORSE, DIED], "neglected a patient: green 3 to 2. Bob lost red 1 to neg"),
        ([WORSE], "Bob: green 3 deteriorated to 2."),
        ([SHOWN], "Now also on display: Orthopaedics."),
        ([SHOWN, MORE], "Departments on display: Orthopaedics."),
        ([SHOWN, MORE, SHOWN], "Now also on display: Orthopaedics."),
    ],
)
def test_what_happened_is_told_with_its_reason(events: list[Json], told: str) -> None:
    assert told in " ".join(narrator().narrate(events, NAMES))


def test_an_event_card_is_told_with_its_text() -> None:
    event: Json = {"event": "event-revealed", "seat": -1, "card": "blood-drive"}

    assert narrator(events=True).narrate([event], NAMES) == [
        "Event: Blood Drive. Everyone gains one blood bag. (our version)"
    ]


def test_points_are_told_with_totals() -> None:
    events: list[Json] = [
        {"event": "points-scored", "seat": 0, "amount": 3, "reason": "discharged"},
        {"event": "points-scored", "seat": 1, "amount": 1, "reason": "discharged"},
        {"event": "shift-changed", "seat": -1},
        {"event": "round-began", "seat": -1, "round": 3},
        {"event": "points-scored", "seat": 1, "amount": 1, "reason": "specialist"},
    ]
    view: Json = {"round": 3, "hospitals": [{"score": 10}, {"score": 7}]}
    told = narrator().narrate(events, NAMES, view)

    assert told[0] == "You scored +3: 2 patients discharged. Total: 10."
    assert told[1] == "Bob scored +1: 1 patient discharged. Total: 6."
    assert told[2] == "Points after round 2: You: 10; Bob: 6."
    assert told[-1] == "Bob scored +1: specialist. Total: 7."


def placed(staff: str, department: str, *, by_specialist: bool, copied: str = "") -> Json:
    """Return a view of a placement under way."""
    placement = {
        "staff": staff, "department": department, "by_specialist": by_specialist, "choice": 0,
        "part": 0, "picked": 0,
    }  # fmt: skip
    hospital = {"placement": placement, "asked": None, "copied": copied or None}
    return {"viewer": 0, "prompts": {"0": "treat"}, "hospitals": [hospital]}


@pytest.mark.parametrize(
    "view",
    [
        placed("nurse", "physiotherapy", by_specialist=False),
        placed("physiotherapist", "clinic", by_specialist=True),
        placed("consultant", "clinic", by_specialist=True, copied="physiotherapist"),
    ],
)
def test_an_effect_that_changes_colours_costs_no_blood_bag(view: Json) -> None:
    told = narrator(experimental=True, promos=True)
    change: Json = {"verb": "treat", "die": "R4", "as": "Y"}

    assert told.action(change, view) == "Change red 4 to yellow"
    assert told.group(change, view) == ("Change to yellow", "red 4")
    assert told.lateness(change, view) == 0


def test_what_costs_a_blood_bag_comes_after_what_does_not() -> None:
    view = placed("nurse", "clinic", by_specialist=False)
    verbs: list[Json] = [
        {"verb": "treat", "die": "R4", "as": ""},
        {"verb": "treat", "die": "R4", "as": "Y"},
        {"verb": "skip"},
    ]

    assert [narrator().lateness(record, view) for record in verbs] == [0, 1, 2]
    assert narrator().prompt(view, 0) == "Choose a patient for Clinic."


def test_it_is_said_whether_a_department_or_a_specialist_treats() -> None:
    view = placed("surgeon", "clinic", by_specialist=True)

    assert narrator().prompt(view, 0) == "Choose a patient for the Surgeon."


def test_a_blood_bag_that_would_be_spent_is_told() -> None:
    spent: Json = {"event": "bag-spent", "seat": 0}
    view = placed("nurse", "clinic", by_specialist=False)

    assert narrator().says([spent], 0, view) == "You spend a blood bag."


def test_actions_may_be_typed_in_any_letters() -> None:
    assert narrator().spelling("Treat r>g3* AS y") == "treat R>G3* as Y"


@pytest.mark.parametrize("edition", ["final", "french", "italian", "prototype"])
def test_everything_that_help_lists_can_be_typed_and_no_verb_is_left_out(edition: str) -> None:
    told, table = narrator(edition=edition), GAME.new(GAME.options({"edition": edition}, {}), 2)
    examples = [one for _, some in told.typed for one in some]
    parsed = [GAME.action_parse(table, told.spelling(one)) for one in examples]
    verbs = {GAME.action_text(table, action).split()[0] for action in parsed}
    every = range(GAME.action_count(table))

    assert verbs == {GAME.action_text(table, action).split()[0] for action in every}


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
    foreign = DiceHospitalNarrator(GAME.options({}, {}), language)
    names = [foreign.words.say("seat-you"), "Bob"]
    told = [foreign.narrate(events, names) for events, _ in MERGED]

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
