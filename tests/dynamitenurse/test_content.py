"""What the packaged pack says, against the tables of the rules, written out by hand."""

from __future__ import annotations

import pytest

from tests.kit.dynamitenurse_packs import card, kind
from tests.kit.rules import rule
from wardround.dynamitenurse import content as c
from wardround.dynamitenurse.content import Clause, PlayCard
from wardround.dynamitenurse.reading import read_content

STANDARD = read_content()


def spell_clause(clause: Clause) -> str:
    """Return one clause in short: what it does, how much, and when."""
    told = [c.VERBS[clause.does]]
    if clause.does in c.COUNTED:
        told.append(str(clause.amount))
    told += ["", "if dynamite-nurse", "unless dynamite-nurse"][clause.condition].split()
    told += [f"every {clause.every}"] if clause.every else []
    return " ".join(told + (["on acquiring"] if clause.on_acquire else []))


def spell(one: PlayCard) -> str:
    """Return the whole text of a card in short."""
    told = [spell_clause(clause) for clause in one.clauses]
    told += [f"end: {c.ENDS[end.does]} {int(end.amount):+d}" for end in one.ends]
    told += [f"then {c.AFTERWARDS[one.afterwards]}"] if one.afterwards else []
    return ", ".join(told)


# --- Action cards ------------------------------------------------------------------------------

RETURNS = "then returns-unless-dynamite-nurse"


@pytest.mark.parametrize(
    ("id", "printed", "text"),
    [
        # sub-type, copies, how many each player begins with, cost, VP, Gold, TP
        pytest.param("examination", ("examination", 25, 5, 0, 0, 1, 0), "", marks=rule("DN-A01")),
        pytest.param("simple-surgery", ("treatment", 15, 3, 0, 0, 0, 1), "", marks=rule("DN-A02")),
        pytest.param(
            "thorough-examination", ("examination", 10, 0, 3, 0, 2, 0), "", marks=rule("DN-A03")
        ),
        pytest.param(
            "magical-diagnosis", ("examination", 8, 0, 5, 1, 3, 0), "", marks=rule("DN-A04")
        ),
        ("white-magic", ("treatment", 10, 0, 2, 0, 0, 1), "tp 1 every 2"),
        (
            "cut-rate-medical-equipment",
            ("treatment", 6, 0, 3, 0, 0, 1),
            "gold 2 on acquiring, purchase 1 on acquiring",
        ),
        pytest.param("major-surgery", ("treatment", 8, 0, 4, 0, 0, 2), "", marks=rule("DN-A07")),
        ("black-magic", ("treatment", 8, 0, 5, -2, 0, 3), "tp 1 if dynamite-nurse, transport 1"),
        ("upgraded-medical-equipment", ("treatment", 5, 0, 5, 1, 0, 0), "acquire 4"),
        ("cutting-edge-medical-equipment", ("treatment", 3, 0, 7, 2, 0, 0), "acquire 6"),
        ("hit-the-books", ("duty", 6, 0, 3, 0, 0, 0), "draw 2, transport 1"),
        ("moonlighting", ("duty", 6, 0, 3, 0, 0, 1), "moonlight 1"),
        ("reference-letter", ("duty", 6, 0, 3, 0, 1, 0), "refer"),
        ("passing-the-buck", ("event", 5, 0, 2, 0, 1, 0), "pass-on"),
        ("erase", ("event", 4, 0, 4, 0, 0, 0), f"erase, {RETURNS}"),
        ("closed", ("event", 3, 0, 2, 0, 2, 0), "search, worsen-own unless dynamite-nurse"),
        ("this-is-all-wrong", ("event", 2, 0, 3, 0, 0, 0), f"send-back, {RETURNS}"),
        ("critical-condition", ("event", 2, 0, 3, -1, 0, 2), f"worsen-all, {RETURNS}"),
    ],
)
def test_an_action_card_is_as_printed(id: str, printed: tuple[object, ...], text: str) -> None:
    one = card(STANDARD, id)
    numbers = [one.card.copies, one.start, one.cost, one.vp, one.gold, one.tp]

    assert [c.TYPES[one.type], *numbers] == list(printed)
    assert spell(one) == text
    assert (one.colour, one.ends) == (-1, [])


def test_these_are_all_action_cards_and_their_rules_follow_the_table() -> None:
    actions = [one for one in STANDARD.cards if not one.is_nurse()]

    assert [one.card.rule for one in actions] == [f"DN-A{number:02d}" for number in range(1, 19)]
    assert [one.index for one in STANDARD.cards] == list(range(41))
    assert STANDARD.actions == 18


# --- Nurses ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("id", "name", "sub_type", "vp", "text"),
    [
        ("n01", "medina", "doctor", 0, "flex 1"),
        ("n02", "nikki", "doctor", 0, "flex 1"),
        ("n03", "yvette", "doctor", 0, "flex 1"),
        ("n04", "rosalind", "doctor", 0, "flex 1"),
        ("n05", "hana", "doctor", 0, "flex 1"),
        ("n06", "alyssa-schermer", "doctor", 1, "draw 1, flex 1, exchange"),
        ("n07", "arina", "doctor", 0, "draw 1, end: kill-marks -2"),
        ("n08", "calypso-blue", "paramedic", 1, "draw 2, transport 1"),
        ("n09", "calypso-ivanna", "doctor", -1, "draw 1, flex 1, swap"),
        ("n10", "dora-onyx", "doctor", 0, "draw 1, flex 1, end: best-name +1"),
        ("n11", "ginger-sheffard", "doctor", 1, "draw 3, discard 2"),
        ("n12", "kei-lincoln", "doctor", 1, "draw 1, treatment 1, extra-nurse 1"),
        ("n13", "mint-halioca", "doctor", 4, "draw 1, flex 1, end: emergencies -1"),
        ("n14", "ren-riverse", "doctor", 1, "recover, flex 1"),
        ("n15", "sarah-quincy", "doctor", 1, "draw 1, flex 1, skip-admission"),
        ("n16", "sister-sylvestri", "paramedic", 0, "draw 1, worsen-leading"),
        ("n17", "sister-trapetta", "paramedic", 1, "draw 1, move"),
        ("n18", "petra-lindqvist", "doctor", 1, "draw 2"),
        ("n19", "nadia-foxglove", "doctor", 1, "draw 1, flex 1"),
        ("n20", "hazel-finch", "paramedic", 1, "draw 1, stabilise"),
        ("n21", "juno-vale", "paramedic", 1, "draw 1, flex 1, admit"),
        ("n22", "olga-brandt", "doctor", 1, "draw 1, treatment 1, care-discount 1"),
        ("n23", "tessa-marlowe", "doctor", 1, "draw 1, purchase 1, purchase-discount 1"),
    ],
)
def test_a_nurse_is_as_printed(id: str, name: str, sub_type: str, vp: int, text: str) -> None:
    one = card(STANDARD, id)
    is_starting = id <= "n05"

    assert (one.card.name, c.TYPES[one.type], one.vp, spell(one)) == (name, sub_type, vp, text)
    assert (one.card.copies, one.start) == (1, 1 if is_starting else 0)
    assert (one.cost, one.gold, one.tp, one.afterwards) == (0, 0, 0, c.STAYS)
    assert one.card.rule == f"DN-{id.upper()}"


def test_each_starting_nurse_has_a_colour_and_no_other_nurse_has_one() -> None:
    colours = {one.card.id: c.COLOURS[one.colour] for one in STANDARD.cards if one.colour >= 0}

    assert colours == {
        "n01": "red",
        "n02": "blue",
        "n03": "green",
        "n04": "yellow",
        "n05": "purple",
    }
    assert [STANDARD.cards[at].card.id for at in STANDARD.starting_nurses] == list(colours)


# --- Patients ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("id", "numbers", "printed"),
    [
        # first and last number; front and critical Severity, Care, payment, VP
        pytest.param(
            "wounded-2", (1, 3), (2, 3, 1, 0, 1), marks=rule("DN-P01", "DN-P02", "DN-P03")
        ),
        pytest.param(
            "wounded-3", (4, 6), (3, 5, 1, 0, 2), marks=rule("DN-P04", "DN-P05", "DN-P06")
        ),
        pytest.param("wounded-4", (7, 7), (4, 6, 2, 0, 3), marks=rule("DN-P07")),
        pytest.param("wounded-3e", (8, 9), (3, 5, 0, 1, 3), marks=rule("DN-P08", "DN-P09")),
        pytest.param("wounded-4e", (10, 10), (4, 6, 0, 2, 4), marks=rule("DN-P10")),
        pytest.param("poisoned-2", (11, 12), (2, 3, 1, 0, 1), marks=rule("DN-P11", "DN-P12")),
        pytest.param(
            "poisoned-3", (13, 15), (3, 5, 1, 0, 2), marks=rule("DN-P13", "DN-P14", "DN-P15")
        ),
        pytest.param("poisoned-4", (16, 17), (4, 6, 2, 0, 3), marks=rule("DN-P16", "DN-P17")),
        pytest.param("poisoned-3e", (18, 18), (3, 5, 0, 1, 3), marks=rule("DN-P18")),
        pytest.param("poisoned-4e", (19, 20), (4, 6, 0, 2, 4), marks=rule("DN-P19", "DN-P20")),
        pytest.param("sick-2", (21, 21), (2, 3, 1, 0, 1), marks=rule("DN-P21")),
        pytest.param("sick-3", (22, 24), (3, 5, 1, 0, 2), marks=rule("DN-P22", "DN-P23", "DN-P24")),
        pytest.param("sick-4", (25, 26), (4, 6, 2, 0, 3), marks=rule("DN-P25", "DN-P26")),
        pytest.param("sick-5", (27, 27), (5, 7, 2, 0, 4), marks=rule("DN-P27")),
        pytest.param("sick-3e", (28, 28), (3, 5, 0, 1, 3), marks=rule("DN-P28")),
        pytest.param("sick-4e", (29, 29), (4, 6, 0, 2, 4), marks=rule("DN-P29")),
        pytest.param("sick-5e", (30, 30), (5, 7, 0, 2, 5), marks=rule("DN-P30")),
        pytest.param("cursed-3", (31, 32), (3, 5, 1, 0, 2), marks=rule("DN-P31", "DN-P32")),
        pytest.param("cursed-4", (33, 34), (4, 6, 2, 0, 3), marks=rule("DN-P33", "DN-P34")),
        pytest.param("cursed-5", (35, 36), (5, 7, 2, 0, 4), marks=rule("DN-P35", "DN-P36")),
        pytest.param("cursed-6", (37, 37), (6, 9, 3, 0, 6), marks=rule("DN-P37")),
        pytest.param("cursed-4e", (38, 39), (4, 6, 0, 2, 4), marks=rule("DN-P38", "DN-P39")),
        pytest.param("cursed-5e", (40, 40), (5, 7, 0, 2, 5), marks=rule("DN-P40")),
    ],
)
def test_patients_are_as_printed(
    id: str, numbers: tuple[int, int], printed: tuple[int, ...]
) -> None:
    one = kind(STANDARD, id)
    first, last = numbers
    condition = id.partition("-")[0]

    assert [one.severity, one.critical, one.care, one.payment, one.vp] == list(printed)
    assert (one.emergency, c.CONDITIONS[one.condition]) == (id.endswith("e"), condition)
    assert one.card.rule == f"DN-P{first:02d}"
    for patient in range(first - 1, last):
        severity, critical, care, payment, _ = printed
        front, back = 2 * patient, 2 * patient + 1
        assert STANDARD.patients[patient] == one.index
        assert (STANDARD.severity[front], STANDARD.severity[back]) == (severity, critical)
        assert (STANDARD.care[front], STANDARD.care[back]) == (0, care)
        assert (STANDARD.payment[front], STANDARD.payment[back]) == (0, payment)


def test_there_are_forty_patients_of_four_names() -> None:
    names = [STANDARD.kinds[at].card.name for at in STANDARD.patients]

    assert [names.count(name) for name in c.CONDITIONS] == [10, 10, 10, 10]
    assert sum([STANDARD.kinds[at].vp for at in STANDARD.patients]) == 113
