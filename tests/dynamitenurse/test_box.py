"""What is in the box: numbers of cards, piles, house rules, and where every fact comes from."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from importlib.resources import files
from typing import Any

import pytest

from tests.kit.dynamitenurse_packs import card
from tests.kit.rules import rule
from wardround.dynamitenurse.content import COLOURS, TYPES
from wardround.dynamitenurse.pack_files import PACKS, STANDARD
from wardround.dynamitenurse.provenance import facts_of
from wardround.dynamitenurse.reading import read_content

CONTENT = read_content()
TEXT = files("wardround.dynamitenurse.packs").joinpath("standard.toml").read_text("utf-8")
TABLES = tomllib.loads(TEXT)
ENTRIES = {
    f"{name} {entry['id']}": entry
    for name in ("action", "nurse", "patient")
    for entry in TABLES[name]
}


@rule("DN-1.1", "DN-13.1")
def test_the_box_has_132_action_cards_23_nurses_and_40_patients() -> None:
    copies: Counter[str] = Counter()
    for one in CONTENT.cards:
        copies[TYPES[one.type]] += one.card.copies
    house = CONTENT.house

    assert copies == {
        "examination": 43,
        "treatment": 55,
        "duty": 18,
        "event": 16,
        "doctor": 18,
        "paramedic": 5,
    }
    assert (house.actions, house.nurses, house.patients) == (132, 23, 40)
    assert house.markers * len(COLOURS) == 30
    assert len(CONTENT.patients) == 40


def test_the_town_has_eleven_piles_an_event_pile_and_a_nurse_pile() -> None:
    ids = [one.card.id for one in CONTENT.cards]
    events = Counter(ids[at] for at in CONTENT.events)

    assert [ids[at] for at in CONTENT.sold] == ids[2:13]
    assert list(events.values()) == [5, 4, 3, 2, 2]
    assert [ids[at] for at in CONTENT.nurses] == [f"n{number:02d}" for number in range(6, 24)]


def test_each_player_begins_with_eight_cards_and_a_nurse() -> None:
    starters = Counter(CONTENT.cards[at].card.id for at in CONTENT.starters)

    assert starters == {"examination": 5, "simple-surgery": 3}
    assert len(CONTENT.starting_nurses) == 5


def test_the_numbers_of_the_house() -> None:
    house = CONTENT.house

    assert (house.kill_marks, house.kill_marks_of_three, house.dynamite_nurse_marks) == (15, 12, 2)
    assert house.penalty == (0, 1, 2, 4, 6, 9, 12)
    assert (house.beds, house.hand) == (2, 4)


# --- provenance --------------------------------------------------------------------------------


@pytest.mark.parametrize("entry", ENTRIES.values(), ids=ENTRIES)
def test_every_fact_of_a_card_has_a_mark(entry: dict[str, Any]) -> None:
    marks = entry["provenance"]
    facts = dict.fromkeys([fact.partition(" ")[0] for fact in facts_of(entry, named=True)])

    assert list(marks) == list(facts)
    if isinstance(marks.get("effect"), list):
        assert len(marks["effect"]) == len(entry["effect"])


def test_every_number_of_the_house_has_a_mark() -> None:
    house = TABLES["house"]

    assert [*house["provenance"], "provenance"] == list(house)
    assert CONTENT.house.provenance == house["provenance"]
    assert [name for name, mark in house["provenance"].items() if mark != "seed"] == ["penalty"]


def test_no_fact_of_the_packaged_cards_is_the_users() -> None:
    marks = [
        *(mark for one in CONTENT.cards for mark in one.provenance.values()),
        *(mark for patient in CONTENT.kinds for mark in patient.provenance.values()),
    ]

    assert set(marks) == {"seed", "found", "inferred", "reconstructed"}


def test_clauses_are_marked_one_by_one() -> None:
    assert card(CONTENT, "black-magic").provenance == {
        "name": "seed",
        "type": "reconstructed",
        "copies": "reconstructed",
        "cost": "reconstructed",
        "vp": "reconstructed",
        "tp": "reconstructed",
        "effect 1": "reconstructed",
        "effect 2": "inferred",
    }
    assert card(CONTENT, "examination").provenance["gold"] == "found"


def texts_marked(mark: str) -> list[str]:
    """Return the cards with a clause or a text of the end that has a mark."""
    return [
        one.card.id
        for one in CONTENT.cards
        if mark
        in [its for fact, its in one.provenance.items() if fact.startswith(("effect", "end"))]
    ]


def test_a_text_is_the_rulebooks_only_where_it_is_printed_there() -> None:
    assert texts_marked("seed") == ["this-is-all-wrong", "n11", "n13"]
    assert texts_marked("found") == ["n01", "n02", "n03", "n04", "n05"]
    assert texts_marked("inferred") == [
        "white-magic", "black-magic", "hit-the-books", "reference-letter", "critical-condition",
        "n06", "n07", "n08", "n09", "n14", "n15", "n16",
    ]  # fmt: skip


def test_the_rulebook_knows_emergency_cases_of_wounded_patients_only() -> None:
    marks = {one.card.id: one.provenance["emergency"] for one in CONTENT.kinds if one.emergency}

    assert [id for id, mark in marks.items() if mark == "seed"] == ["wounded-3e", "wounded-4e"]
    assert set(marks.values()) == {"seed", "reconstructed"}


def test_cards_that_are_ours_altogether_are_called_so() -> None:
    ours = [one.card.id for one in CONTENT.cards if one.card.source == "reconstructed"]
    nurses = [f"n{number}" for number in range(18, 24)]

    assert ours == ["thorough-examination", "magical-diagnosis", "major-surgery", *nurses]
    assert card(CONTENT, "white-magic").card.source == "seed"
    assert card(CONTENT, "white-magic").card.reconstructed == ("copies", "cost", "vp")
    assert card(CONTENT, "white-magic").card.inferred == ("type", "effect")
    assert card(CONTENT, "n11").card.reconstructed == ("type", "copies", "vp", "effect")


# --- identity ----------------------------------------------------------------------------------


def test_the_same_question_gets_the_same_object() -> None:
    assert read_content() is CONTENT
    assert PACKS.packaged(STANDARD) is PACKS.packaged(STANDARD)


def test_the_digest_is_stable() -> None:
    """Records name the digest they were played with: it may change only when play does."""
    assert re.fullmatch("[0-9a-f]{64}", CONTENT.digest)
    assert CONTENT.digest[:12] == "44b817b7c66c"
