"""The cards of Dynamite Nurse by any of their names, and what can be typed."""

from __future__ import annotations

import pytest

from wardround import catalog
from wardround.narration.dynamitenurse.narrator import DynamiteNurseNarrator

GAME = catalog.find("dynamite-nurse")
NARRATOR = DynamiteNurseNarrator(GAME.options({}, {}), "en")


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        (
            "white-magic",
            "White Magic (Treatment, cost 2, 0 VP, 10 copies): 1 TP. For every second one",
        ),
        ("White Magic", "White Magic (Treatment, cost 2, 0 VP, 10 copies): 1 TP. For every"),
        ("A05", "White Magic (Treatment, cost 2, 0 VP, 10 copies): 1 TP. For every second one"),
        ("n01", "Medina (Doctor, starting card, red, 0 VP, 1 copy): Gain one additional"),
        ("n06", "Alyssa Schermer (Doctor, 1 VP, 1 copy): Draw one card."),
        ("ALYSSA SCHERMER", "Alyssa Schermer (Doctor, 1 VP, 1 copy): Draw one card."),
        ("this is all wrong", "This Is All Wrong! (Event, cost 3, 0 VP, 2 copies): Say how many"),
        ("p17", "Poisoned Patient P17 (2 copies): Severity 4; in Critical Condition Severity 6,"),
        ("wounded-3e", "Wounded Patient (2 copies): Severity 3; in Critical Condition Severity 5,"),
        ("emergency case", "When an Emergency Case is transported, it goes straight to the"),
        ("Kill Marks", "The player in charge of a Patient who dies takes a Kill Mark."),
        ("kill mark", "The player in charge of a Patient who dies takes a Kill Mark."),
        ("Dynamite Nurse", "A player who newly has more Kill Marks than every other player takes"),
    ],
)
def test_text_tells_of_cards_and_patients_by_id_number_and_title(typed: str, told: str) -> None:
    assert NARRATOR.card(typed)[0].startswith(told)


def test_a_name_that_is_none_finds_no_card() -> None:
    assert [NARRATOR.card(name) for name in ("", "P99", "P00", "nobody", "A99")] == [[]] * 5


def test_what_is_reconstructed_is_called_our_version() -> None:
    assert NARRATOR.card("n18")[0].endswith("Draw two cards. (our version)")
    assert NARRATOR.card("kill mark")[0].endswith("(our version: VP)")


def test_what_is_inferred_is_told_too() -> None:
    assert NARRATOR.card("white-magic")[0].endswith(
        "(our version: copies, cost and VP; worked out from the rulebook: type and text)"
    )
    assert NARRATOR.card("emergency case")[0].endswith(
        "(worked out from the rulebook: part of the text)"
    )


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("play kei lincoln", "play n12"),
        ("Play White Magic", "play white-magic"),
        ("BUY a05", "buy white-magic"),
        ("operate p7", "operate P07"),
        ("exchange Arina 2", "exchange n07 2"),
        ("SKIP admission", "skip admission"),
        ("play nobody", "play nobody"),
    ],
)
def test_cards_may_be_typed_by_title_and_patients_in_small_letters(typed: str, told: str) -> None:
    assert NARRATOR.spelling(typed) == told


def test_several_patients_in_one_line_are_several_actions() -> None:
    assert NARRATOR.parts("admit P17 p20") == ["admit P17", "admit p20"]
    assert NARRATOR.parts("admit P17") == ["admit P17"]
    assert NARRATOR.parts("play white magic") == ["play white magic"]


@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_everything_that_help_lists_can_be_typed_and_no_verb_is_left_out(language: str) -> None:
    narrator = DynamiteNurseNarrator(GAME.options({}, {}), language)
    table = GAME.new(GAME.options({}, {}), 3)
    examples = [one for _, some in narrator.typed for one in some]
    parsed = [GAME.action_parse(table, narrator.spelling(one)) for one in examples]
    verbs = {GAME.action_record(table, action)["verb"] for action in parsed}
    every = range(GAME.action_count(table))

    assert verbs == {GAME.action_record(table, action)["verb"] for action in every}
