"""The page of cards in docs/rules and the packaged pack say the same."""

from __future__ import annotations

import re
from pathlib import Path

from tests.kit.dynamitenurse_packs import card
from wardround.dynamitenurse.content import CONDITIONS, TYPES
from wardround.dynamitenurse.reading import read_content

PAGE = Path(__file__).parents[2] / "docs" / "rules" / "dynamite-nurse-cards.md"
CONTENT = read_content()


def rows(letter: str) -> list[list[str]]:
    """Return the rows of the table of Action cards (A), Nurses (N) or Patients (P)."""
    lines = PAGE.read_text(encoding="utf-8").splitlines()
    return [
        [cell.strip() for cell in line.strip("|").split("|")]
        for line in lines
        if re.match(rf"\| DN-{letter}\d\d \|", line)
    ]


def number(cell: str) -> int:
    """Return the number in a cell; a dash or `none` is 0."""
    return 0 if cell in ("–", "none") else int(cell.replace("−", "-"))


def slug(name: str) -> str:
    """Return a printed name as a key."""
    return "-".join(re.findall("[a-z0-9]+", name.lower()))


def test_action_cards_are_written_as_they_are_played() -> None:
    written = [
        [rule, slug(name), kind.lower(), *[number(cell) for cell in numbers[:5]]]
        for rule, name, kind, *numbers in rows("A")
    ]
    played = [
        [
            *(one.card.rule, one.card.name, TYPES[one.type]),
            *(one.card.copies, one.cost, one.vp, one.gold, one.tp),
        ]
        for one in CONTENT.cards[: CONTENT.actions]
    ]

    assert played == written
    assert [name.startswith("★") for _, name, *_ in rows("A")] == [
        one.start > 0 for one in CONTENT.cards[: CONTENT.actions]
    ]


def test_nurses_are_written_as_they_are_played() -> None:
    written = [
        [rule, slug(name), kind.lower(), number(vp), end != "–"]
        for rule, name, kind, vp, _, end, _ in rows("N")
    ]
    played = [
        [one.card.rule, one.card.name, TYPES[one.type], one.vp, bool(one.ends)]
        for one in CONTENT.cards[CONTENT.actions :]
    ]

    assert played == written
    assert [name.startswith("★") for _, name, *_ in rows("N")] == [
        one.colour >= 0 for one in CONTENT.cards[CONTENT.actions :]
    ]


def test_patients_are_written_as_they_are_played() -> None:
    written = [
        [rule, name, kind, *[number(cell) for cell in numbers]]
        for rule, name, kind, *numbers in rows("P")
    ]
    kinds = [CONTENT.kinds[at] for at in CONTENT.patients]
    played = [
        [
            f"DN-P{place + 1:02d}",
            f"{CONDITIONS[one.condition].capitalize()} Patient",
            "Emergency Case" if one.emergency else "normal",
            *(one.severity, one.critical, one.care, one.payment, one.vp),
        ]
        for place, one in enumerate(kinds)
    ]

    assert played == written


def test_the_colours_of_starting_nurses_are_written() -> None:
    text = " ".join(PAGE.read_text(encoding="utf-8").split())
    told = re.findall(r"(N0[1-5]) (red|blue|green|yellow|purple)", text)

    assert {id.lower(): colour for id, colour in told} == {
        f"n0{place + 1}": colour
        for place, colour in enumerate(("red", "blue", "green", "yellow", "purple"))
    }
    assert [card(CONTENT, id.lower()).colour for id, _ in told] == [0, 1, 2, 3, 4]
