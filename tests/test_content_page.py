"""The pages about content: written from the packs, complete, and with examples that work."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tools.content_page import KINDS, PACKS, PAGE, check_columns, page
from wardround.core.pack_schema import Fields, Listed, Shape
from wardround.dicehospital.pack_layout import LAYOUT
from wardround.dicehospital.reading import read_content

ROOT = Path(__file__).parent.parent
RECIPE = (ROOT / "docs" / "adding-a-card.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```toml\n(.*?)```", RECIPE, flags=re.DOTALL)


def fields_in(shape: Shape) -> set[str]:
    """Return the names of all fields in a shape, and in what it holds."""
    if isinstance(shape, Listed):
        return fields_in(shape.inner)
    if not isinstance(shape, Fields):
        return set()
    inside = [fields_in(one) for one in shape.shapes.values()]
    return set(shape.shapes).union(*inside)


def test_the_tables_of_content_are_fresh() -> None:
    assert PAGE.read_text(encoding="utf-8") == page()


def test_the_tables_of_content_show_every_pack_kind_and_field() -> None:
    folder = ROOT / "src" / "wardround" / "dicehospital" / "packs"

    assert sorted(PACKS) == sorted(path.stem for path in folder.glob("*.toml"))
    assert list(KINDS) == list(LAYOUT.entries)
    assert check_columns() == []


def test_the_recipe_explains_every_field() -> None:
    fields = fields_in(LAYOUT.header).union(
        *(fields_in(table) for table in LAYOUT.tables.values()),
        *(fields_in(kind.fields) for kind in LAYOUT.entries.values()),
    )

    assert sorted(field for field in fields if not re.search(rf"\b{field}\b", RECIPE)) == []


@pytest.mark.parametrize("text", EXAMPLES, ids=lambda text: text.split('name = "')[1].split('"')[0])
def test_the_examples_of_the_recipe_can_be_played(text: str) -> None:
    content = read_content("final", user_packs={"mine.toml": text})

    assert content.digest != read_content("final").digest


def test_the_recipe_has_examples() -> None:
    assert len(EXAMPLES) == 4
