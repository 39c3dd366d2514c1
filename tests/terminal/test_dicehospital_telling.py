"""Dice Hospital in lines: reasons, totals, and choices that say what they cost."""

from __future__ import annotations

import pytest

from tests.terminal.test_dicehospital import GAME, line_play, narrator
from wardround.core.game import Json

NAMES = ["You", "Bob"]
TAKEN: Json = {"event": "ambulance-left", "seat": -1, "ambulance": 3}
BAG: Json = {"event": "bags-gained", "seat": 0, "count": 1}
TOKEN: Json = {"event": "first-player", "seat": 0}
ENDED: Json = {"event": "activation-ended", "seat": 1}
WORSE: Json = {"event": "patient-worsened", "seat": 1, "before": "G3", "after": "G2"}
DIED: Json = {"event": "patient-died", "seat": 1, "before": "R1"}
SHOWN: Json = {"event": "department-revealed", "seat": -1, "department": "orthopaedics"}
MORE: Json = {"event": "specialist-revealed", "seat": -1, "specialist": "surgeon"}


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

    assert narrator().says([spent], 0, {}) == "You spend a blood bag."


def test_actions_may_be_typed_in_any_letters() -> None:
    assert narrator().spelling("Treat r>g3* AS y") == "treat R>G3* as Y"
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


@pytest.mark.parametrize("edition", ["final", "french", "italian", "prototype"])
def test_everything_that_help_lists_can_be_typed_and_no_verb_is_left_out(edition: str) -> None:
    told, table = narrator(edition=edition), GAME.new(GAME.options({"edition": edition}, {}), 2)
    examples = [one for _, some in told.typed for one in some]
    parsed = [GAME.action_parse(table, told.spelling(one)) for one in examples]
    verbs = {GAME.action_text(table, action).split()[0] for action in parsed}
    every = range(GAME.action_count(table))

    assert verbs == {GAME.action_text(table, action).split()[0] for action in every}


def test_a_verb_alone_shows_its_choices() -> None:
    told = line_play("reveal", "place", "end")

    assert "\n  2. Reveal one more specialist" in told.partition("Your choice:")[2]
    assert told.count("You can’t “place” right now.") == 1
    assert "You can’t do that right now" in " ".join(told.split())
