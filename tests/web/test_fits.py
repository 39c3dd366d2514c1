"""No text is cut, no word is broken, and nothing that a decision needs is out of sight.

Every decision is looked at in windows of nine sizes, in one language: they take turns. Those with
the most on the board are looked at in all languages. One person goes from table to table with one
window: to open a page takes longer than to look at it.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.kit.drive import Play, first_actor
from tests.kit.games import KITS
from tests.web.building import grown
from tests.web.conftest import Visitors
from tests.web.fitting import WHOLE, misfits
from tests.web.playing import prefer
from tests.web.scenes import DESK, GOLDEN, SCENES, Hall, Scene, come_to, scenes
from wardround.core.record_text import write

LANGUAGES: Final = ("en", "fr", "it")
FULL: Final = {
    "dice-hospital": ("place", "take-ambulance", "improve"),
    "dynamite-nurse": ("main", "main buy", "main pay", "assign"),
}
ALL: Final = {
    (game, language): [
        name
        for number, name in enumerate(names)
        if LANGUAGES[number % 3] == language or name in FULL[game]
    ]
    for game, names in SCENES.items()
    for language in LANGUAGES
}
ROOMS: Final = "#board .rooms .plate"
BEYOND: Final = """
async () => {
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const [house, board] = [".hosp", "#board"].map((one) =>
    document.querySelector(one).getBoundingClientRect().bottom);
  return Math.max(0, Math.ceil(house - board));
}
"""
GROWN: Final = ((4, ("events",)), (8, ()), (10, ()), (10, ("events",)))
"""Departments that were added: eight rounds add eight at most, packs with more rounds add more."""
STORE: Final = "(values) => { localStorage.wardround = values }"
SPOIL: Final = """
() => {
  const title = document.querySelector("main h2");
  Object.assign(title.style, { display: "block", width: "2.5rem", overflowWrap: "anywhere" });
  document.querySelector(".wgrid").style.translate = "0 2000px";
}
"""


def fullest() -> Scene:
    """Return a decision about the departments of a hospital that has six more, with all staff."""
    story = GOLDEN["empty-bag"]
    play = Play(story.terms, story.seats, story.seed, story.chooser, first_actor)
    found: tuple[int, int, int, int] = (0, 0, 0, 0)
    for state in play.states():
        if KITS[play.game.id].moment(state) == "place":
            seat = play.game.actors(state)[0]
            hospital = play.game.view(state, seat)["hospitals"][seat]
            size = (len(hospital["departments"]), len(set(hospital["idle"])))
            found = max(found, (*size, len(play.moves), seat))
    departments, _, step, seat = found
    assert departments >= 6
    record = write(play.record())
    return Scene(play.game.id, record, step, story.seats, seat, frozenset({"place"}))


def cut_houses(page: Page) -> list[str]:
    """Return the windows of a desk in which the walls of a hospital end out of sight."""
    found: list[str] = []
    for width, height in WHOLE[:3]:
        page.set_viewport_size({"width": width, "height": height})
        beyond: int = page.evaluate(BEYOND)
        found += [f"{width} x {height}: {beyond} beyond the edge"] if beyond else []
    return found


@pytest.fixture
def speaking(hall: Hall, language: str) -> Iterator[Hall]:
    """Give somebody who goes from table to table in a language."""
    hall.ann.open().evaluate(STORE, json.dumps({"confirm": "never", "language": language}))
    hall.ann.open()
    yield hall
    hall.ann.page.evaluate(STORE, json.dumps({"confirm": "never"}))
    hall.ann.page.set_viewport_size({"width": DESK["width"], "height": DESK["height"]})
    hall.ann.open()


@pytest.mark.parametrize(("game", "language"), ALL)
def test_every_decision_fits(speaking: Hall, game: str, language: str) -> None:
    found: list[str] = []
    for name in ALL[game, language]:
        scene = scenes(game)[name]
        come_to(speaking.ann, speaking.company, scene, anew=False, language=language)
        found += [f"{name}, {one}" for one in misfits(speaking.ann.page)]

    assert found == [], "\n".join(found)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(("added", "options"), GROWN)
def test_a_hospital_that_grew_fits(
    speaking: Hall, added: int, options: tuple[str, ...], language: str
) -> None:
    scene = grown(added, *options)
    come_to(speaking.ann, speaking.company, scene, anew=False, language=language)
    page = speaking.ann.page
    expect(page.locator(ROOMS)).to_have_count(6 + added)

    assert [*cut_houses(page), *misfits(page)] == []


@pytest.mark.parametrize("language", ["fr"])
def test_a_hospital_with_many_departments_fits(speaking: Hall, language: str) -> None:
    come_to(speaking.ann, speaking.company, fullest(), anew=False, language=language)

    assert misfits(speaking.ann.page) == []


def test_what_does_not_fit_is_found(visitors: Visitors, hall: Hall) -> None:
    ann = prefer(visitors(viewport=DESK, reduced_motion="reduce"), confirm="never")
    come_to(ann, hall.company, scenes("dice-hospital")["place"])
    page: Page = ann.page
    page.evaluate(SPOIL)
    found = misfits(page, ((1440, 900),))

    assert any("broken" in one for one in found), found
    assert any("out of sight: Ward 1" in one for one in found), found
