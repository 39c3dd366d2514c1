"""What others, dice and the night do is played above the board, and never in anyone's way."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.kit.drive import Play, first_actor
from tests.kit.server import Server
from tests.web.conftest import Visitors
from tests.web.hands import Finger, Hands, Mouse
from tests.web.pages import PHONE, Visitor
from tests.web.playing import OFFERED, PICKED, Player, play_now, prefer
from tests.web.scenes import DESK, GOLDEN, scenes
from wardround.core.record_text import write

MOVING: Final = {"reduced_motion": "no-preference"}
STAGED: Final = {"Dice Hospital": "ambulance", "Dynamite Nurse": "dn-cart"}
"""A piece that is on its way in every game sooner or later."""
PICKS: Final = {"Dice Hospital": "Take", "Dynamite Nurse": ""}
"""How decisions begin in which the first press only picks."""
STRIDE: Final = 60
"""How far at least one walks across a card, in pixels."""
MOST: Final = 30
"""Moves until it is seen, at most."""
WATCH: Final = """
window.staged = [];
window.said = [];
window.shifts = [];
window.moved = [];
const isPlaying = () => document.querySelector("[data-stage=playing]") !== null;
addEventListener("pointerdown", () => (window.interrupted = isPlaying()), true);
new MutationObserver(() => {
  const says = document.querySelector("[data-stage=caption] + span")?.textContent;
  if (says && !said.includes(says)) said.push(says);
  const pieces = document.querySelectorAll("[data-stage=playing] [data-piece]");
  for (const one of pieces) {
    if (!staged.includes(one.dataset.piece)) staged.push(one.dataset.piece);
    const frames = one.getAnimations().flatMap(({ effect }) => effect.getKeyframes());
    moved.push(...frames.flatMap(Object.keys).filter((name) => !moved.includes(name)));
  }
}).observe(document, { subtree: true, childList: true, attributes: true });
new PerformanceObserver((list) => window.shifts.push(...list.getEntries()
  .filter((one) => !one.hadRecentInput)
  .map((one) => [one.value, one.sources.map(({ node }) => node?.className ?? "").join(" ")])))
  .observe({ type: "layout-shift", buffered: true });
"""
ANIMATED: Final = ("transform", "opacity")
SHIFT: Final = 0.1
"""How far all may jump in a game's first rounds, also right after a press."""
MISSED: Final = """
() => {
  const seen = JSON.parse(localStorage["wardround-seen"]);
  for (const table in seen) seen[table] = 1;
  localStorage["wardround-seen"] = JSON.stringify(seen);
}
"""
"""Have seen nothing of a game but its beginning."""


def playing(page: Page) -> Locator:
    """Return the layer while something is played on it."""
    return page.locator("[data-stage=playing]")


def watched(visitor: Visitor, game: str, piece: str, hands: Hands) -> Player:
    """Play until a piece has been on its way; return who plays."""
    visitor.prepare(WATCH)
    player = Player(play_now(visitor, game, hands), hands, hurry=3)
    for _ in range(MOST):
        if piece in player.page.evaluate("window.staged"):
            return player
        player.go_on()
    raise AssertionError(player.page.evaluate("window.staged"))


@pytest.mark.parametrize("game", STAGED)
def test_what_others_do_is_played_and_whoever_is_fast_goes_on(
    visitors: Visitors, game: str
) -> None:
    """The first press ends it, and does what it does anyway."""
    ann = prefer(visitors(is_new=True, **MOVING), confirm="all", turns="slow")
    player = watched(ann, game, STAGED[game], Mouse())
    page = player.page
    for _ in range(MOST):
        seen = player.glance()
        if seen["board"] and seen["title"].startswith(PICKS[game]) and playing(page).count():
            page.locator("section#board").locator(OFFERED).first.click()
            if page.evaluate("window.interrupted"):
                break
        player.go_on()

    assert page.evaluate("window.interrupted")
    expect(playing(page)).to_have_count(0)
    expect(page.locator("section#board").locator(PICKED)).to_have_count(1)
    assert page.evaluate("window.said") != []


@pytest.mark.parametrize("wish", [{"turns": "off"}, "reduced"])
def test_nothing_is_played_for_who_does_not_want_it(
    visitors: Visitors, wish: dict[str, str] | str
) -> None:
    moving = {"reduced_motion": "reduce"} if isinstance(wish, str) else MOVING
    own = {} if isinstance(wish, str) else wish
    ann = prefer(visitors(is_new=True, **moving), confirm="never", **own)
    ann.prepare(WATCH)
    player = Player(play_now(ann, "Dice Hospital", Mouse()), Mouse(), hurry=3)
    for _ in range(6):
        player.go_on()

    assert player.page.evaluate("window.staged") == []
    expect(player.page.locator("[data-stage]")).to_have_count(0)


def test_what_one_has_missed_is_a_short_reel_with_a_way_to_now(visitors: Visitors) -> None:
    ann = prefer(visitors(is_new=True, **MOVING), confirm="never", turns="slow")
    player = watched(ann, "Dice Hospital", "ambulance", Mouse())
    page = player.page
    table = page.url
    skip = page.get_by_role("button", name="Skip to now")
    page.goto("/")
    page.evaluate(MISSED)
    page.goto(table)
    player.glance()
    expect(skip).to_be_visible()
    expect(playing(page)).to_have_count(1)
    skip.click()

    expect(playing(page)).to_have_count(0)
    expect(skip).to_have_count(0)
    page.goto(table)
    player.glance()
    expect(page.locator("[data-stage=still]")).to_have_count(1)
    expect(skip).to_have_count(0)


def test_a_patient_is_handed_over_also_where_rivals_are_not_in_sight(
    visitors: Visitors, served: Server
) -> None:
    """On a phone it goes from the sign of whose turn it is, in the first beat already."""
    ann = prefer(visitors(is_new=True, viewport=PHONE, **MOVING), confirm="never", turns="slow")
    scene = scenes("dynamite-nurse")["refer-to"]
    own = (scene.seat + 1) % scene.seats
    request = ann.page.request
    request.post("/api/me", data={"name": "Ann"})
    seats = [{"kind": "me" if seat == own else "open"} for seat in range(scene.seats)]
    told = {"game": scene.game, "seats": seats, "record": scene.record, "step": scene.step}
    laid = request.post("/api/tables", data=told).json()
    friends = {link["seat"]: served.person(f"Bo {link['seat']}") for link in laid["links"]}
    for link in laid["links"]:
        friends[link["seat"]].post("/api/links", {"secret": link["secret"]})
    bo = friends[scene.seat]
    page = ann.open(f"/t/{laid['table']}")
    expect(page.locator("[data-stage=still]")).to_have_count(1)
    page.evaluate(WATCH)
    shown = bo.look(laid["table"], scene.seat)
    bo.act(laid["table"], scene.seat, shown["choices"][0]["action"], shown["version"])

    expect(playing(page)).to_have_count(1)
    page.wait_for_function("staged.includes('dn-dynamite')")


HOME: Final = {"own": ("two-players", 53, 0), "rival": ("two-players", 39, 0)}
"""A golden game, the step in which somebody is discharged, and who looks on or does it.

The first was recoloured in the same step: by then they do not lie there any more as they did.
"""
WALKS: Final = """
() => {
  window.walks = [];
  const known = new WeakSet();
  const at = (frame) => frame.transform.match(/-?[\\d.]+(?=px)/g).slice(0, 2).map(Number);
  new MutationObserver(() => {
    for (const one of document.querySelectorAll("[data-stage=playing] [data-piece^=die]")) {
      const frames = one.getAnimations().flatMap(({ effect }) => effect.getKeyframes());
      if (known.has(one) || frames.length !== STEPS) continue;
      known.add(one);
      walks.push([at(frames[0]), at(frames.at(-1))]);
    }
  }).observe(document, { subtree: true, childList: true });
}
""".replace("STEPS", "10")
INSIDE: Final = """
([[x, y], place]) => [...document.querySelectorAll(place)].some((one) => {
  const { left, right, top, bottom } = one.getBoundingClientRect();
  return left <= x && x <= right && top <= y && y <= bottom;
})
"""


@cache
def discharging(whose: str) -> tuple[dict[str, Any], int, int, dict[str, Any]]:
    """Return a table to lay, whose it is, who does something there, and what."""
    name, step, own = HOME[whose]
    story = GOLDEN[name]
    play = Play(story.terms, story.seats, story.seed, story.chooser, first_actor)
    before = next(state for state in play.states() if len(play.moves) == step)
    move = play.next_move()
    do = dict(play.game.action_record(before, move.action))
    seats = [{"kind": "me" if seat == own else "open"} for seat in range(story.seats)]
    play.finish()
    told = {"game": play.game.id, "seats": seats, "record": write(play.record()), "step": step}
    return told, own, move.seat, do


@pytest.mark.parametrize("room", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("whose", HOME)
def test_who_is_healed_walks_from_bed_to_door(
    visitors: Visitors, served: Server, whose: str, room: dict[str, int]
) -> None:
    """Of a rival, whose beds are not open, across their card or the sign of whose turn it is."""
    looker = prefer(visitors(viewport=room, **MOVING), confirm="never", turns="slow")
    told, own, seat, do = discharging(whose)
    ann, bo = served.person("Ann"), served.person("Bo")
    laid = ann.post("/api/tables", told)
    other = next(link for link in laid["links"] if link["seat"] != own)
    bo.post("/api/links", {"secret": other["secret"]})
    page = looker.be(ann).open(f"/t/{laid['table']}")
    expect(page.locator("[data-stage=still]")).to_have_count(1)
    page.evaluate(WALKS)
    who = ann if seat == own else bo
    shown = who.look(laid["table"], seat)
    chosen = next(one for one in shown["choices"] if one["do"] == do)
    who.act(laid["table"], seat, chosen["action"], shown["version"])
    page.wait_for_function("walks.length")
    [begin, end] = page.evaluate("walks[0]")

    if seat == own:
        assert page.evaluate(INSIDE, [begin, f".wgrid[data-of='{seat}']"])
        assert page.evaluate(INSIDE, [end, f"[data-door='{seat}'], #tab-wards"])
    else:
        assert end[0] - begin[0] > STRIDE
        assert end[1] == begin[1]


def test_pieces_are_moved_by_what_lays_nothing_out_and_the_table_does_not_jump(
    visitors: Visitors,
) -> None:
    """On a phone, in the first rounds: also right after a press all stays where it is."""
    touch = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
    ann = prefer(visitors(is_drawn=True, **touch, **MOVING), confirm="never", turns="slow")
    player = watched(ann, "Dice Hospital", "ambulance", Finger())
    moved: list[str] = player.page.evaluate("window.moved")
    shifts: list[tuple[float, str]] = player.page.evaluate("window.shifts")

    assert set(moved) - {"offset", "computedOffset", "easing", "composite"} == set(ANIMATED)
    assert sum(far for far, _ in shifts) < SHIFT, shifts
