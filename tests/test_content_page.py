"""The pages about content: written from the packs, complete, and with examples that work."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest

from tools.content_page import PAGES, Page
from wardround.core.pack_schema import Fields, Listed, Shape
from wardround.core.packs import Layout
from wardround.dicehospital import pack_layout as dice_hospital
from wardround.dicehospital.reading import read_content
from wardround.dynamitenurse import pack_layout as dynamite_nurse
from wardround.dynamitenurse.reading import read_content as read_dynamite_nurse

DOCS = Path(__file__).parent.parent / "docs"
ADDING = (DOCS / "adding-a-card.md").read_text(encoding="utf-8")
OWN = (DOCS / "own-cards.md").read_text(encoding="utf-8")
EVERY_PAGE = pytest.mark.parametrize("page", PAGES, ids=lambda page: page.store.layout.game)
EVERY_RECIPE = pytest.mark.parametrize(
    ("recipe", "layout"),
    [(ADDING, dice_hospital.LAYOUT), (OWN, dynamite_nurse.LAYOUT)],
    ids=["dice-hospital", "dynamite-nurse"],
)


def examples(recipe: str) -> list[str]:
    """Return the packs that a page shows."""
    return re.findall(r"```toml\n(.*?)```", recipe, flags=re.DOTALL)


def name_of(pack: str) -> str:
    """Return what a pack calls itself."""
    return pack.split('name = "')[1].split('"', maxsplit=1)[0]


def fields_in(shape: Shape) -> set[str]:
    """Return the names of all fields in a shape, and in what it holds."""
    if isinstance(shape, Listed):
        return fields_in(shape.inner)
    if not isinstance(shape, Fields):
        return set()
    inside = [fields_in(one) for one in shape.shapes.values()]
    return set(shape.shapes).union(*inside)


@EVERY_PAGE
def test_the_tables_of_content_are_fresh(page: Page) -> None:
    assert page.file.read_text(encoding="utf-8") == page.text()


@EVERY_PAGE
def test_the_tables_of_content_show_every_pack_kind_and_field(page: Page) -> None:
    names = [entry.name for entry in files(page.store.folder).iterdir()]
    packs = [name.removesuffix(".toml") for name in names if name.endswith(".toml")]

    assert sorted(page.packs) == sorted(packs)
    assert list(page.kinds) == list(page.store.layout.entries)
    assert page.fields_not_shown() == []


@EVERY_RECIPE
def test_the_recipe_explains_every_field(recipe: str, layout: Layout) -> None:
    fields = fields_in(layout.header).union(
        *(fields_in(table) for table in layout.tables.values()),
        *(fields_in(kind.fields) for kind in layout.entries.values()),
    )

    assert sorted(field for field in fields if not re.search(rf"\b{field}\b", recipe)) == []


@pytest.mark.parametrize("text", examples(ADDING), ids=name_of)
def test_the_examples_of_the_recipe_can_be_played(text: str) -> None:
    content = read_content("final", user_packs={"mine.toml": text})

    assert content.digest != read_content("final").digest


@pytest.mark.parametrize("text", examples(OWN), ids=name_of)
def test_the_examples_for_owners_can_be_played(text: str) -> None:
    content = read_dynamite_nurse({"mine.toml": text})

    assert content.digest != read_dynamite_nurse().digest


def test_the_recipes_have_examples() -> None:
    assert (len(examples(ADDING)), len(examples(OWN))) == (4, 3)
