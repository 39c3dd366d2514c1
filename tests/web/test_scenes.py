"""Every decision of both games as axe sees it and as it is read aloud, on a desk and on a phone."""

from __future__ import annotations

import pytest

from tests.web.axe import CONTRAST, axe
from tests.web.inspecting import beyond, fold_in, moving, show_at, sideways
from tests.web.pages import PHONE
from tests.web.scenes import DESK, SCENES, Hall, scenes, verbs_of
from tests.web.spoken import AROUND, changes

LETTERS = "(size) => { document.documentElement.style.fontSize = size }"
BUSY = [("dice-hospital", "place"), ("dice-hospital", "improve"), ("dynamite-nurse", "main")]
LOW = {"width": 1280, "height": 800}
BELOW = "board => board.scrollHeight - board.clientHeight"
"""How much of the board is out of sight."""
ALL = [(game, name) for game, names in SCENES.items() for name in names]


@pytest.mark.parametrize(("game", "name"), ALL, ids=[f"{game}-{name}" for game, name in ALL])
def test_every_decision(hall: Hall, game: str, name: str) -> None:
    page = hall.ann.page
    hall.go_to(scenes(game)[name], anew=False)
    below = {}
    for size in (LOW, DESK) if name.startswith("main") else ():
        page.set_viewport_size({"width": size["width"], "height": size["height"]})
        below[size["height"]] = page.locator("#board").evaluate(BELOW)
    spoken = changes(page, f"{game} {name}", *AROUND)
    found = [*axe(page), *moving(page), *beyond(page, DESK["width"])]
    fold_in(page, "dark")
    found += [*axe(page, CONTRAST), *beyond(page, 768)]
    show_at(page, PHONE, "high contrast")
    found += [*axe(page), *moving(page), *beyond(page, PHONE["width"])]
    fold_in(page, "dark, high contrast")
    found += [*axe(page, CONTRAST), *beyond(page, 320)]

    assert found == []
    assert spoken == []
    assert not any(below.values()), below


@pytest.mark.parametrize(("game", "name"), BUSY)
def test_letters_twice_as_large_stay_in_the_window(hall: Hall, game: str, name: str) -> None:
    page = hall.ann.page
    hall.go_to(scenes(game)[name], anew=False)
    page.evaluate(LETTERS, "200%")
    found = sideways(page)
    page.evaluate(LETTERS, "")

    assert found == []


@pytest.mark.parametrize("game", SCENES)
def test_no_verb_is_left_out(game: str) -> None:
    met = {verb for scene in scenes(game).values() for verb in scene.verbs}

    assert met == verbs_of(game)
