"""Positions to look at in the browser: every decision of both games, in the golden games.

A golden game is played again by its seed, cut at a step, and laid as a table where one person
decides and others wait. What one sees there is the same every time.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from playwright.sync_api import APIRequestContext, Browser

from tests.kit.dicehospital import sensible
from tests.kit.drive import Play, first_actor
from tests.kit.games import KITS
from tests.kit.server import Player as Person
from tests.kit.server import Server
from tests.kit.stories import STORIES, switched
from tests.kit.telling import Story
from tests.web.inspecting import show_at
from tests.web.pages import Visitor
from tests.web.playing import prefer
from wardround.catalog import find
from wardround.core.record_text import write
from wardround.core.records import Terms

ADMISSIONS: Final = Story(
    "admissions", Terms(find("dice-hospital"), switched("promos"), {}), 1, sensible, range(0), "8"
)
"""A solo game in which the Admissions Nurse works, which golden games never see."""
GOLDEN: Final = {story.name: story for story in [*STORIES, ADMISSIONS]}

DICE_HOSPITAL: Final = {
    "set-values": "four-players",
    "keep-administrator": "three-players",
    "reveal-extra": "two-players",
    "event-return": "italian",
    "event-raise": "many-deaths",
    "event-lower": "experimental-promos-events",
    "load": "three-players",
    "take-ambulance": "four-players",
    "leave-die": "solo",
    "remove": "empty-bag",
    "improve": "three-players",
    "return-improvement": "two-players",
    "place": "three-players",
    "choose": "prototype-with-all",
    "treat": "two-players",
    "between": "italian",
    "between use": "italian",
    "admissions": "admissions",
    "copy": "italian",
    "protect": "three-players",
    "reports": "solo-reports",
    "collect": "final-collections",
    "place transfuse": "solo",
    "treat skip": "french",
    "end": "three-players",
}
DYNAMITE_NURSE: Final = {
    "main": "nurse-five-players",
    "main care": "nurse-dungeon",
    "main pay": "nurse-three-players",
    "main buy": "nurse-four-players",
    "second-event": "nurse-four-players",
    "discard": "nurse-many-nurses",
    "recover": "nurse-dungeon",
    "assign": "nurse-five-players",
    "acquire": "nurse-three-players",
    "refer": "nurse-kill-marks",
    "refer-to": "nurse-attacks",
    "pass-on": "nurse-kill-marks",
    "pass-on-to": "nurse-attacks",
    "erase": "nurse-attacks",
    "search": "nurse-kill-marks",
    "search-top": "nurse-attacks",
    "worsen-own": "nurse-kill-marks",
    "send-back": "nurse-attacks",
    "send-back-patient": "nurse-attacks",
    "send-back-to": "nurse-attacks",
    "exchange": "nurse-dungeon",
    "swap": "nurse-three-players",
    "swap-first": "nurse-three-players",
    "swap-give": "nurse-dungeon",
    "move": "nurse-five-players",
    "stabilise": "nurse-dungeon",
    "admit-now": "nurse-dungeon",
    "admission": "nurse-five-players",
    "admission skip-admission": "nurse-three-players",
    "beds": "nurse-four-players",
    "cleanup": "nurse-four-players",
    "end": "nurse-three-players",
}
DESK: Final = {"width": 1440, "height": 900}
OFFERED: Final = "main button[aria-pressed], header button:not([aria-disabled='true'])"

CONNECTED: Final = {"en": "connected", "fr": "en ligne", "it": "online"}
REMATCH: Final = {"en": "Rematch", "fr": "Revanche", "it": "Rivincita"}

# One script instead of several questions by role, each of which goes through all of the page.
ALL_IS_SEEN: Final = """
([title, offered, called, connected]) =>
  document.querySelector("h1")?.innerText.trim() === title
  && document.querySelector("header .touch")?.textContent.includes(connected)
  && [...document.querySelectorAll(offered)].some((one) =>
    one.checkVisibility({ visibilityProperty: true }) && one.innerText.includes(called))
"""

SCENES: Final = {"dice-hospital": DICE_HOSPITAL, "dynamite-nurse": DYNAMITE_NURSE}
"""For each decision (and with a verb, for one in which that can be done) the game to find it in."""


@dataclass(frozen=True)
class Scene:
    """A step of a game, seen by a seat that decides."""

    game: str
    record: str
    step: int
    seats: int
    seat: int
    verbs: frozenset[str]
    """What can be done."""


@cache
def scenes(game_id: str) -> dict[str, Scene]:
    """Return all scenes of a game by their names."""
    found: dict[str, Scene] = {}
    for story in {name: GOLDEN[name] for name in SCENES[game_id].values()}.values():
        wanted = [one for one, name in SCENES[game_id].items() if name == story.name]
        found.update(_in_story(story, wanted))
    return found


def _in_story(story: Story, wanted: list[str]) -> dict[str, Scene]:
    """Return the scenes that are looked for in a game: of all that fit the one in the middle."""
    play = Play(story.terms, story.seats, story.seed, story.chooser, first_actor)
    game = play.game
    met: dict[str, list[tuple[int, int, frozenset[str]]]] = {one: [] for one in wanted}
    for state in play.states():
        moment = KITS[game.id].moment(state)
        seat = game.actors(state)[0] if not moment.startswith(("luck", "end")) else 0
        legal = game.legal(state, seat) if not moment.startswith(("luck", "end")) else []
        verbs = frozenset(str(game.action_record(state, one)["verb"]) for one in legal)
        for name in wanted:
            kind, _, verb = name.partition(" ")
            if kind == moment and (not verb or verb in verbs):
                met[name].append((len(play.moves), seat, verbs))
    record = write(play.record())
    return {
        name: Scene(game.id, record, step, story.seats, seat, verbs)
        for name, places in met.items()
        for step, seat, verbs in [places[len(places) // 2]]
    }


def verbs_of(game_id: str) -> frozenset[str]:
    """Return all that can be done in a game, with everything that can be added to it."""
    game = find(game_id)
    found: set[str] = set()
    for settings in KITS[game_id].boxes().values():
        state = game.new(Terms(game, settings, {}).options, game.max_seats)
        actions = range(game.action_count(state))
        found |= {str(game.action_record(state, one)["verb"]) for one in actions}
    return frozenset(found)


class Company:
    """People who hold the other seats of a table, and do nothing there."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self._people: list[Person] = []

    def lay(self, request: APIRequestContext, scene: Scene) -> str:
        """Lay a scene for who has the browser, and return the name of the table."""
        kinds = ["me" if seat == scene.seat else "open" for seat in range(scene.seats)]
        body: dict[str, Any] = {
            "game": scene.game,
            "seats": [{"kind": kind} for kind in kinds],
            "record": scene.record,
            "step": scene.step,
        }
        answer = request.post("/api/tables", data=body)
        assert answer.ok, answer.text()
        laid = answer.json()
        others = [link for link in laid["links"] if link["seat"] != scene.seat]
        for number, link in enumerate(others):
            self._person(number).post("/api/links", {"secret": link["secret"]})
        return str(laid["table"])

    def _person(self, number: int) -> Person:
        names = ("Bo", "Cleo", "Dan", "Eve")
        while len(self._people) <= number:
            self._people.append(self._server.person(names[len(self._people)]))
        return self._people[number]


def come_to(
    visitor: Visitor, company: Company, scene: Scene, *, anew: bool = True, language: str = "en"
) -> str:
    """Lay a scene, sit down there and wait until all of it is seen; return the table's name.

    The page is loaded anew, or (which is quicker) goes there from where it is. It is in a language.
    """
    request = visitor.page.request
    request.post("/api/me", data={"name": "Ann"})
    table = company.lay(request, scene)
    shown = request.get(f"/api/tables/{table}?seat={scene.seat}&lang={language}").json()
    page = (visitor.open if anew else visitor.move_on)(f"/t/{table}")
    offered = [OFFERED, ""] if scene.verbs else [".btn.main", REMATCH[language]]
    seen = [shown["now"]["text"], *offered, CONNECTED[language]]
    page.wait_for_function(ALL_IS_SEEN, arg=seen, polling=50)
    page.evaluate("document.fonts.ready.then(() => null)")
    return table


class Hall:
    """Somebody who goes from table to table, and the people whom they meet there."""

    def __init__(self, browser: Browser, server: Server) -> None:
        self.ann = Visitor(browser, server, viewport=DESK, reduced_motion="reduce")
        prefer(self.ann, confirm="never")
        self.company = Company(server)

    def go_to(self, scene: Scene, *, anew: bool = True) -> str:
        """Sit down where a scene is laid, at a desk by daylight; return the table's name."""
        page = self.ann.page
        if page.url != "about:blank":
            show_at(page, DESK, "light")
        # A dialog that a test has opened goes along to the next table.
        is_open = page.locator("dialog[open]").count() > 0
        return come_to(self.ann, self.company, scene, anew=anew or is_open)
