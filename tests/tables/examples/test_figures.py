"""The figures of the quick rules: the engine plays each, and each page shows and explains it."""

from __future__ import annotations

import pytest

from wardround.core.errors import BadNotation
from wardround.tables.examples.figures import drawn, figure_of, figures_of
from wardround.tables.examples.playing import Trial
from wardround.words import LANGUAGES
from wardround.words.quick_rules import quick_rules

GAMES = ("dice-hospital", "dynamite-nurse")
FIGURES = [(game, id) for game in GAMES for id in figures_of(game)]
ENTRY = {
    "id": "x",
    "seats": 2,
    "position": {"at": "activation", "hospitals": ["Y6 G3 / nurse / - / 0"]},
    "line": ["place nurse clinic, treat Y6"],
    "show": ["wards"],
    "marks": ["room clinic"],
    "ends": "G3 / - / clinic! / 0",
}


@pytest.mark.parametrize(("game", "id"), FIGURES)
def test_a_figure_ends_as_its_file_says(game: str, id: str) -> None:
    trial = Trial(figures_of(game)[id].example)
    refused = [trial.carry_out(step) for step in figures_of(game)[id].example.steps]

    assert set(refused) <= {None}
    assert trial.hospital() == figures_of(game)[id].example.ends


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_page_shows_every_figure_once_and_explains_all_marks(game: str, language: str) -> None:
    pages = quick_rules(game, language).pages
    blocks = [block for page in pages for part in page.parts for block in part.blocks]
    explained = {block.figure: len(block.items) for block in blocks if block.kind == "figure"}

    assert len(explained) == sum(block.kind == "figure" for block in blocks)
    assert explained == {id: len(figure.marks) for id, figure in figures_of(game).items()}


def test_before_and_after_are_the_boards_around_the_last_step() -> None:
    night = next(one for one in drawn("dice-hospital", "en") if one["id"] == "night")
    before, after = [picture["view"]["hospitals"][0] for picture in night["pictures"]]

    assert (sum(before["discharged"].values()), before["fatalities"]) == (1, 0)
    assert (after["dice"], after["fatalities"]) == (["R6", "Y4", "G4"], 1)


def test_what_does_not_belong_is_refused() -> None:
    assert figure_of("dice-hospital", ENTRY).example.ends == ENTRY["ends"]
    with pytest.raises(BadNotation):
        figure_of("dice-hospital", {**ENTRY, "text": "x"})
    with pytest.raises(BadNotation):
        figure_of("dice-hospital", {key: ENTRY[key] for key in ENTRY if key != "marks"})
