"""Every example in the rules, played by the engine: it does what is said of it."""

from __future__ import annotations

import re

import pytest

from wardround.core.errors import BadNotation, IllegalAction
from wardround.tables.errors import NotFound
from wardround.tables.examples.answers import begun, named, shown, tried
from wardround.tables.examples.data import Example, Step, example_of, examples_of, step_of
from wardround.tables.examples.playing import Trial
from wardround.words import LANGUAGES
from wardround.words.books import book_of
from wardround.words.files import ENGLISH
from wardround.words.rulebook import rulebook

GAMES = ("dice-hospital", "dynamite-nurse")
ALL = [example for game in GAMES for example in examples_of(game).values()]
PARTS = {
    "dice-hospital": {
        "ambulances", "arriving", "ends", "reports", "rooms", "score", "staff", "wards",
    },
    "dynamite-nurse": {"hand", "hospital", "points", "rivals", "road"},
}  # fmt: skip
"""What the boards of examples can draw: see `Vignette.svelte` of each game."""
POSITION = {"at": "activation", "hospitals": ["R5 / nurse / - / 0"]}
WORDS = {"en": {"title": "One", "text": "Two."}}
each = pytest.mark.parametrize("example", ALL, ids=lambda one: f"{one.game} {one.id}")


def example(**more: object) -> Example:
    """Return an example of Dice Hospital, with some of it changed."""
    entry = {
        "id": "x", "rule": "DH-1.1", "position": POSITION, "line": [], "show": [], "words": WORDS,
    }  # fmt: skip
    return example_of("dice-hospital", entry | more)


def follow(example: Example) -> Trial:
    """Play an example to its end."""
    trial = Trial(example)
    for step in example.steps:
        trial.carry_out(step)
    return trial


def in_order(wanted: tuple[str, ...], events: list[str]) -> bool:
    """Tell whether some events happened in an order, perhaps with others between them."""
    left = iter(events)
    return all(one in left for one in wanted)


@each
def test_example_ends_as_it_says(example: Example) -> None:
    trial = follow(example)
    events = [event["event"] for event in trial.events_since(0)]

    assert example.ends in ("", trial.hospital())
    assert in_order(example.happens, events), events
    assert example.ends or example.happens


@each
def test_example_is_at_a_rule_that_there_is(example: Example) -> None:
    sections = rulebook(example.game, ENGLISH).sections

    assert example.rule in {rule.id for section in sections for rule in section.rules}


@each
def test_example_is_told_in_every_language(example: Example) -> None:
    titles = {example.words[language]["title"] for language in LANGUAGES}

    assert {len(example.words[language]) for language in LANGUAGES} == {2}
    assert len(titles) == len(LANGUAGES)
    for language in LANGUAGES:
        frames = shown(example.game, example.id, language)["frames"]
        assert frames[0]["text"] == ""
        assert all(re.fullmatch(r"\S.*[.!]", frame["text"]) for frame in frames[1:])


@each
def test_example_shows_what_boards_can_draw(example: Example) -> None:
    answer = shown(example.game, example.id, ENGLISH)
    book = book_of(Trial(example).terms, ENGLISH)

    assert example.show
    assert set(example.show) <= PARTS[example.game]
    assert set(answer["cards"]) <= book["cards"].keys()
    assert ("rooms" in example.show) <= bool(answer["cards"])


@each
def test_every_choice_of_its_first_decision_can_be_tried(example: Example) -> None:
    first = tried(example.game, example.id, [], "fr")
    legal = begun(example).legal()

    assert shown(example.game, example.id, ENGLISH)["tries"] == bool(legal)
    assert len(first["choices"]) == len(legal)
    for choice in first["choices"]:
        after = tried(example.game, example.id, [choice["text"]], ENGLISH)
        assert after["text"]
        assert bool(after["prompt"]) == bool(after["choices"])


def test_there_are_examples_at_many_rules() -> None:
    counted = {game: len(named(game, ENGLISH)) for game in GAMES}

    assert counted["dice-hospital"] >= 14
    assert counted["dynamite-nurse"] >= 8


def test_a_refused_step_says_what_and_why_and_changes_nothing() -> None:
    frames = shown("dice-hospital", "once", ENGLISH)["frames"]

    assert [frame["refused"] for frame in frames] == [False, False, True, False]
    assert frames[2]["view"] == frames[1]["view"]
    assert frames[2]["text"] == (
        "Place a nurse in Clinic: no. You’ve already used that department this round (DH-5.1)."
    )


def test_a_line_of_ones_own_ends_where_others_decide() -> None:
    taken = tried("dice-hospital", "ambulances", ["take ambulance 3"], ENGLISH)

    assert taken["text"] == "You took ambulance 3."
    assert (taken["prompt"], taken["choices"]) == ("", [])
    with pytest.raises(IllegalAction, match="not-your-turn"):
        tried("dice-hospital", "ambulances", ["take ambulance 3", "take ambulance 2"], ENGLISH)


def test_what_is_not_allowed_or_not_there_is_refused() -> None:
    with pytest.raises(IllegalAction):
        tried("dice-hospital", "ambulances", ["take ambulance 1"], ENGLISH)
    with pytest.raises(BadNotation):
        tried("dice-hospital", "ambulances", ["dance"], ENGLISH)
    with pytest.raises(NotFound, match="no-such-example"):
        shown("dice-hospital", "nowhere", ENGLISH)


def test_a_step_names_players_dice_and_what_is_refused() -> None:
    assert step_of("take ambulance 2, 2: take ambulance 1") == Step(
        ((0, "take ambulance 2"), (1, "take ambulance 1"))
    )
    assert step_of("roll R3 Y4") == Step(roll="R3 Y4")
    assert step_of("not treat R3") == Step(((0, "treat R3"),), refused=True)


@pytest.mark.parametrize(
    ("broken", "field"),
    [
        ({"colour": "red"}, "colour"),
        ({"position": {**POSITION, "weather": "rain"}}, "weather"),
        ({"position": {**POSITION, "at": "night"}}, "at"),
        ({"position": {**POSITION, "administrators": ["nobody"]}}, "nobody"),
        ({"line": ["not place nurse critical-care-unit"]}, "place nurse critical-care-unit"),
    ],
    ids=lambda one: str(one) if isinstance(one, str) else "",
)
def test_a_broken_example_is_refused(broken: dict[str, object], field: str) -> None:
    with pytest.raises(BadNotation) as refused:
        follow(example(**broken))

    assert refused.value.facts["field"] == field


def test_a_position_that_cannot_be_is_refused() -> None:
    crowded = " ".join(["R3"] * 13)
    with pytest.raises(BadNotation):
        follow(example(position={**POSITION, "hospitals": [f"{crowded} / nurse / - / 0"]}))
