"""Packs that cannot be played: each mistake is told with its place and what is allowed."""

from __future__ import annotations

import pytest

from tests.kit.dynamitenurse_packs import on_patient, refusal, with_pack
from tests.kit.rules import rule
from tests.kit.user_packs import FILE, impossible, missing, refusal_by, refused
from tests.kit.user_packs import HEADER as DICE_HOSPITAL
from wardround.dynamitenurse.content import VERBS
from wardround.dynamitenurse.reading import read_content

ALL_VERBS = ", ".join(VERBS)
GAINS = "gold, tp, treatment, purchase, flex"


def on_card(line: str) -> str:
    """Return a pack that changes White Magic."""
    return f'[[action]]\nid = "white-magic"\n{line}\n'


def on_nurse(line: str) -> str:
    """Return a pack that changes Ginger Sheffard."""
    return f'[[nurse]]\nid = "n11"\n{line}\n'


# --- the numbers of the house ------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "field", "found", "allowed"),
    [
        ("actions = 0", "actions", "0", "1..400"),
        ("nurses = 4", "nurses", "4", "5..60"),
        ("patients = 9", "patients", "9", "10..60"),
        ("patients = 61", "patients", "61", "10..60"),
        ("kill-marks = 0", "kill-marks", "0", "1..60"),
        ("kill-marks-of-three = 61", "kill-marks-of-three", "61", "1..60"),
        ("dynamite-nurse-marks = -1", "dynamite-nurse-marks", "-1", "0..10"),
        ("markers = 11", "markers", "11", "1..10"),
        ("beds = 10", "beds", "10", "0..9"),
        ("hand = 0", "hand", "0", "1..10"),
        ("penalty = [0, -1]", "penalty[2]", "-1", "0..100"),
    ],
)
def test_a_number_out_of_range(line: str, field: str, found: str, allowed: str) -> None:
    assert refusal(f"[house]\n{line}\n") == impossible("house", field, found, allowed)


@rule("DN-13.1")
@pytest.mark.parametrize(
    ("lines", "markers", "beds"),
    [("beds = 6", 6, 6), ("markers = 2", 2, 2), ("beds = 8\nmarkers = 7", 7, 8)],
)
def test_there_are_more_markers_than_beds(lines: str, markers: int, beds: int) -> None:
    assert refusal(f"[house]\n{lines}\n") == refused(
        "pack-few-markers", "house", "markers", found=markers, beds=beds
    )


def test_the_penalty_does_not_fall() -> None:
    assert refusal("[house]\npenalty = [0, 3, 2]\n") == refused(
        "pack-penalty-falls", "house", "penalty[3]", found=2, before=3
    )


def test_a_penalty_needs_two_numbers() -> None:
    assert refusal("[house]\npenalty = [0]\n") == refused(
        "pack-length", "house", "penalty", found=1, low=2, high=20
    )


# --- totals (DN-13.1) --------------------------------------------------------------------------


@rule("DN-13.1")
@pytest.mark.parametrize(
    ("body", "entry", "found", "house"),
    [
        (on_card("copies = 9"), "action", 131, "actions"),
        (on_nurse("copies = 2"), "nurse", 24, "nurses"),
        (on_patient("copies = 5"), "patient", 42, "patients"),
        ("[house]\nactions = 140\n", "action", 132, "actions"),
    ],
)
def test_other_totals_than_the_house_says(body: str, entry: str, found: int, house: str) -> None:
    wanted = {"action": 132, "nurse": 23, "patient": 40}[entry]
    wanted = 140 if "[house]" in body else wanted

    assert refusal(body) == refused(
        "pack-total", entry, "copies", found=found, wanted=wanted, house=house
    )


def test_other_totals_fit_if_the_house_says_them() -> None:
    content = with_pack("[house]\nactions = 131\n" + on_card("copies = 9"))

    assert content.house.actions == 131


@rule("DN-13.1")
def test_there_must_be_starting_cards_for_everybody() -> None:
    body = '[[action]]\nid = "examination"\ncopies = 24\n' + on_card("copies = 11")

    assert refusal(body) == refused(
        "pack-few-starting-cards",
        "action examination",
        "copies",
        found=24,
        least=25,
        start=5,
        seats=5,
    )


@rule("DN-13.1")
def test_every_colour_has_one_starting_nurse() -> None:
    taken = refusal('[[nurse]]\nid = "n02"\ncolour = "red"\n')
    gone = refusal('[house]\nnurses = 22\n[[nurse]]\nid = "n05"\nremove = true\n')

    assert taken == refused(
        "pack-colour-taken", "nurse n02", "colour", found="red", other="nurse n01"
    )
    assert gone == refused("pack-colour-missing", "nurse", "colour", found="purple")
    assert refusal('[[nurse]]\nid = "n01"\ncopies = 2\n') == refused(
        "pack-one-starting-nurse", "nurse n01", "copies", found=2
    )


@rule("DN-13.1")
def test_of_two_starting_nurses_the_one_of_the_pack_needs_another_colour() -> None:
    """Whichever of the two comes first, nothing that is ours is called wrong."""
    assert refusal('[[nurse]]\nid = "n01"\ncolour = "blue"\n') == refused(
        "pack-colour-taken", "nurse n01", "colour", found="blue", other="nurse n02"
    )


def test_something_must_be_for_sale() -> None:
    header = 'without = ["action"]\n[house]\nactions = 41\n'
    starting = '[[action]]\nid = "a"\ntype = "duty"\ncopies = 40\nstart = 8\n'
    event = '[[action]]\nid = "b"\ntype = "event"\ncopies = 1\ncost = 0\n'

    assert refusal(header + starting + event) == refused("pack-nothing-sold", "action", "cost")


# --- Action cards ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "field", "found", "allowed"),
    [
        ("cost = 31", "cost", "31", "0..30"),
        ("cost = -1", "cost", "-1", "0..30"),
        ("copies = 0", "copies", "0", "1..60"),
        ("copies = 61", "copies", "61", "1..60"),
        ("vp = 21", "vp", "21", "-20..20"),
        ("gold = 21", "gold", "21", "0..20"),
        ("tp = -1", "tp", "-1", "0..20"),
        ("start = 11", "start", "11", "0..10"),
    ],
)
def test_a_number_that_no_action_card_can_have(
    line: str, field: str, found: str, allowed: str
) -> None:
    assert refusal(on_card(line)) == impossible("action white-magic", field, found, allowed)


def test_a_card_of_the_town_has_a_cost_and_a_starting_card_has_none() -> None:
    new = '[[action]]\nid = "nap"\ntype = "duty"\ncopies = 1\n'
    starting = '[[action]]\nid = "examination"\ncost = 1\n'

    assert refusal(new) == missing("action nap", "cost")
    assert refusal(starting) == refused(
        "pack-not-with", "action examination", "cost", other="start"
    )


def test_a_starting_card_is_no_event_and_does_not_go_to_the_town() -> None:
    body = '[[action]]\nid = "examination"\n'

    assert refusal(f'{body}type = "event"\n') == refused(
        "pack-not-with", "action examination", "start", other='type = "event"'
    )
    for afterwards in ("returns", "returns-unless-dynamite-nurse"):
        told = f'afterwards = "{afterwards}"'
        assert refusal(f"{body}{told}\n") == refused(
            "pack-not-with", "action examination", "start", other=told
        )
    assert with_pack(f'{body}afterwards = "scrapped"\n').cards[0].afterwards == 3


def test_a_starting_nurse_does_not_go_to_the_town() -> None:
    told = refusal('[[nurse]]\nid = "n01"\nafterwards = "returns"\n')

    assert told == refused("pack-not-with", "nurse n01", "colour", other='afterwards = "returns"')


def test_a_card_has_one_of_its_sub_types() -> None:
    assert refusal(on_card('type = "doctor"')) == refused(
        "pack-unknown-value",
        "action white-magic",
        "type",
        found="doctor",
        allowed="examination, treatment, duty, event",
    )


def test_a_new_card_says_what_it_is_and_how_many_there_are() -> None:
    assert refusal('[[action]]\nid = "nap"\ncopies = 1\n') == missing("action nap", "type")
    assert refusal('[[nurse]]\nid = "n24"\ntype = "doctor"\n') == missing("nurse n24", "copies")


def test_action_cards_and_nurses_share_their_ids() -> None:
    body = '[[nurse]]\nid = "erase"\ntype = "doctor"\ncopies = 1\n'

    assert refusal(body) == ("pack-id-taken", {"entry": "nurse erase", "other": "action erase"})


# --- effects -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("clause", "field", "found", "allowed"),
    [
        ("{ draw = 0 }", "draw", "0", "1..10"),
        ("{ draw = 11 }", "draw", "11", "1..10"),
        ("{ discard = 11 }", "discard", "11", "1..10"),
        ("{ gold = 21 }", "gold", "21", "1..20"),
        ("{ tp = 0 }", "tp", "0", "1..20"),
        ("{ flex = 6 }", "flex", "6", "1..5"),
        ("{ transport = 6 }", "transport", "6", "1..5"),
        ("{ acquire = 31 }", "acquire", "31", "1..30"),
        ("{ tp = 1, every = 1 }", "every", "1", "2..20"),
    ],
)
def test_an_amount_out_of_range(clause: str, field: str, found: str, allowed: str) -> None:
    told = refusal(on_card(f"effect = [{clause}]"))

    assert told == impossible("action white-magic", f"effect[1].{field}", found, allowed)


@pytest.mark.parametrize(
    ("clause", "code", "field", "facts"),
    [
        ("{}", "pack-lacks-one", "", {"allowed": ALL_VERBS}),
        ("{ refer = false }", "pack-impossible", ".refer", {"found": "false", "allowed": "true"}),
        ("{ every = 2 }", "pack-lacks-one", "", {"allowed": ALL_VERBS}),
        (
            "{ draw = 1, refer = true }",
            "pack-only-one",
            "",
            {"found": "draw, refer", "allowed": ALL_VERBS},
        ),
        ("{ draw = 1, every = 2 }", "pack-only-with", ".every", {"other": GAINS}),
        ('{ refer = true, when = "acquire" }', "pack-only-with", ".when", {"other": GAINS}),
        (
            '{ tp = 1, every = 2, when = "acquire" }',
            "pack-not-with",
            ".every",
            {"other": "when"},
        ),
        ("{ exchange = true }", "pack-only-with", ".exchange", {"other": "[[nurse]]"}),
        (
            "{ refer = 1 }",
            "pack-wrong-type",
            ".refer",
            {"found": "1", "given": "integer", "allowed": "boolean"},
        ),
        (
            "{ draw = true }",
            "pack-wrong-type",
            ".draw",
            {"found": "true", "given": "boolean", "allowed": "integer"},
        ),
        (
            '{ tp = 1, if = "always" }',
            "pack-unknown-value",
            ".if",
            {"found": "always", "allowed": "dynamite-nurse, not-dynamite-nurse"},
        ),
    ],
)
def test_a_clause_that_makes_no_sense(
    clause: str, code: str, field: str, facts: dict[str, str]
) -> None:
    told = refusal(on_card(f"effect = [{{ tp = 1 }}, {clause}]"))

    assert told == refused(code, "action white-magic", f"effect[2]{field}", **facts)


def test_an_exchange_is_the_last_that_a_nurse_does() -> None:
    told = refusal(on_nurse("effect = [{ exchange = true }, { draw = 1 }]"))

    assert told == refused("pack-not-last", "nurse n11", "effect[1].exchange")


def test_a_text_has_an_end() -> None:
    body = on_nurse("effect = [" + "{ draw = 1 }, " * 9 + "]")

    assert refusal(body) == refused("pack-length", "nurse n11", "effect", found=9, low=0, high=8)


@pytest.mark.parametrize(
    ("end", "field", "found", "allowed"),
    [
        ("{ kill-marks = 0 }", "kill-marks", "0", "-10..-1, 1..10"),
        ("{ best-name = -1 }", "best-name", "-1", "1..10"),
        ("{ emergencies = 11 }", "emergencies", "11", "-10..-1, 1..10"),
    ],
)
def test_an_end_text_that_cannot_be(end: str, field: str, found: str, allowed: str) -> None:
    told = refusal(on_nurse(f"end = {end}"))

    assert told == impossible("nurse n11", f"end.{field}", found, allowed)


# --- marks -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "field", "found"),
    [
        ('{ cost = "printed" }', "cost", "printed"),
        ('{ effect = "guess" }', "effect", "guess"),
        ('{ effect = ["seed", "guess"] }', "effect[2]", "guess"),
    ],
)
def test_there_are_five_marks(line: str, field: str, found: str) -> None:
    assert refusal(on_card(f"provenance = {line}")) == refused(
        "pack-unknown-value",
        "action white-magic",
        f"provenance.{field}",
        found=found,
        allowed="seed, found, inferred, reconstructed, user",
    )


def test_only_facts_have_marks() -> None:
    told = refusal(on_card('provenance = { id = "seed" }'))

    assert told == refused(
        "pack-unknown-field",
        "action white-magic",
        "provenance.id",
        allowed="name, type, copies, start, cost, vp, gold, tp, effect, afterwards",
    )


# --- packs as wholes ---------------------------------------------------------------------------


def test_a_pack_of_the_other_game_is_refused() -> None:
    told = refusal_by(lambda text: read_content({FILE: text}), DICE_HOSPITAL)

    assert told == (
        "pack-wrong-game",
        {"found": "dice-hospital", "allowed": "dynamite-nurse"},
    )


def test_the_base_is_the_standard_pack() -> None:
    assert refusal('base = "final"\n') == (
        "pack-unknown-base",
        {"found": "final", "allowed": "standard"},
    )
    assert with_pack('base = "standard"\n').house.hand == 4
