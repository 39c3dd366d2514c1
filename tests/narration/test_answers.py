"""Why, look, text and help are answered in paragraphs, the same for the terminal and a table."""

from __future__ import annotations

import pytest

from tests.kit.narrators import TinyNarrator
from tests.kit.tiny import TINY
from wardround import catalog
from wardround.bots.registry import read_seats
from wardround.core.records import Terms
from wardround.narration.answers import (
    LONGEST_LINE,
    Paragraph,
    Situation,
    command_in,
    help_answer,
    look_answer,
    no_action_answer,
    number_in,
    text_answer,
    why_answer,
)
from wardround.narration.choices import offered
from wardround.narration.narrators import narrator_of
from wardround.tables.game.match import Match

NAMES = ["You", "Bob", "Cleo"]


def begun(terms: Terms) -> Match:
    """Return the first decision of a game of three people."""
    match = Match(terms, read_seats(["human"] * 3, terms.game), "1")
    match.advance()
    return match


def tiny(seat: int = 0) -> Situation:
    """Return the first decision of the tiny game, with what a seat is offered."""
    match, narrator = begun(Terms(TINY, {}, {})), TinyNarrator()
    return Situation(match, narrator, NAMES, offered(match, narrator, seat))


def hospital() -> tuple[Situation, int]:
    """Return the first decision of a game of Dice Hospital, and whose it is."""
    terms = Terms(catalog.find("dice-hospital"), {}, {})
    match, narrator = begun(terms), narrator_of(terms, "en")
    seat = match.actors()[0]
    return Situation(match, narrator, NAMES, offered(match, narrator, seat)), seat


def test_what_ends_something_is_offered_last() -> None:
    situation = tiny()

    texts = [situation.match.text(action) for action in situation.offered]
    assert texts == ["take", "turn", "show", "pass"]


@pytest.mark.parametrize(
    ("asked", "answer"),
    [
        ("", "Add a number or an action: why take"),
        ("4", "4. do pass: you can do this now."),
        ("5", "Choose a number from 1 to 4, or type help."),
        ("9" * 5000, "Choose a number from 1 to 4, or type help."),
        ("PASS", "You can do this now."),
        ("card", "What about “card”? Type help for actions or text card to read the card."),
        ("x" * (LONGEST_LINE + 1), f"Too long: use up to {LONGEST_LINE} characters."),
        (
            "polka",
            (
                "Didn’t understand “polka”. Did you mean: “do take”, “do turn” or “do show”? "
                "Type help for a list."
            ),
        ),
    ],
)
def test_why_tells_whether_something_can_be_done(asked: str, answer: str) -> None:
    assert why_answer(tiny(), 0, asked) == [Paragraph(answer)]


def test_why_tells_at_the_wrong_moment_what_is_asked() -> None:
    assert why_answer(*hospital(), "place nurse clinic") == [
        Paragraph(
            "You can’t do that right now (DH-2.3). Your move: Your starting patients get the "
            "values 3, 4 and 5, lowest first. Which one gets the 3?"
        )
    ]


def test_a_verb_alone_lists_its_choices_set_in() -> None:
    situation, seat = hospital()

    assert no_action_answer(situation, seat, "set") == [
        Paragraph("1. Set a yellow patient to 3", 2),
        Paragraph("2. Set a green patient to 3", 2),
    ]
    assert no_action_answer(situation, seat, "place") == [
        Paragraph("You can’t “place” right now. Press Enter to list the choices.")
    ]
    assert no_action_answer(situation, seat, "set Y3") == []


@pytest.mark.parametrize(
    ("asked", "answer"),
    [
        ("", "scores [0, 0, 0]"),
        ("2", "score of 1"),
        ("4", "Type a player’s number, from 1 to 3."),
        ("Bob", "Type a player’s number, from 1 to 3."),
    ],
)
def test_look_shows_the_table_or_one_seat(asked: str, answer: str) -> None:
    assert look_answer(tiny(), 0, asked) == [Paragraph(answer)]


def test_look_shows_a_spectator_no_secret() -> None:
    terms = Terms(catalog.find("dynamite-nurse"), {"first-player": 0}, {})
    situation = Situation(begun(terms), narrator_of(terms, "en"), NAMES, [])
    own, public = look_answer(situation, 0, "1"), look_answer(situation, None, "1")

    assert [one.text for one in own if one.text.startswith("Hand: Examination")] != []
    assert [one.text for one in public if one.text.startswith("Hand: ")] == ["Hand: 4 cards"]


@pytest.mark.parametrize(
    ("asked", "answer"),
    [
        ("card", "It is a card."),
        ("", "Add a card: text card"),
        ("fly", "Card “fly” not found in this game. Type a card’s name or id, such as card."),
        (
            "T-3",
            (
                "The rules, with numbers such as T-3, are in the project’s folder docs/rules. "
                "Type text and a card’s name to read the card."
            ),
        ),
    ],
)
def test_text_shows_a_card_or_where_the_rules_are(asked: str, answer: str) -> None:
    assert text_answer(TinyNarrator(), asked) == [Paragraph(answer)]


def test_help_explains_one_topic_by_any_of_its_names_or_all() -> None:
    topics = ("undo", "quit")
    lines = ["undo: undo your last action.", "quit: leave the game."]

    assert help_answer(TinyNarrator(), topics, "UNDO") == [Paragraph(lines[0])]
    assert help_answer(TinyNarrator(), topics, "q") == [Paragraph(lines[1])]
    assert [one.text for one in help_answer(TinyNarrator(), topics, "fly")] == [
        *lines,
        "Actions you can type (a verb alone lists its choices):",
        "Any round: “take”, “pass”, “turn”, “show”.",
        "Be lucky.",
    ]


@pytest.mark.parametrize(
    ("typed", "command"),
    [
        ("look  2", ("look", "2")),
        ("LOOK 2 ?", ("look", "2")),
        ("exit", ("quit", "")),
        ("exit?", ("help", "quit")),
        ("?", ("help", "")),
        ("?? ", ("help", "")),
        ("place nurse clinic", ("place", "nurse clinic")),
        ("place nurse clinic?", ("why", "place nurse clinic")),
    ],
)
def test_a_question_never_does_anything(typed: str, command: tuple[str, str]) -> None:
    assert command_in(typed) == command


def test_a_number_of_other_signs_or_without_end_is_never_a_choice() -> None:
    assert [number_in(typed) for typed in ("12", "²", "-1", "1 2", "9" * 5000)] == [
        12, None, None, None, 0,
    ]  # fmt: skip
