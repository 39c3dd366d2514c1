"""The views, events, actions, outcomes and plans of the OpenAPI document are those of the games.

Games are played in all options; whatever they show must have a shape, and whatever the document
promises (a field, a null, a name) must come up in them.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tests.kit.drive import Play, at_random, first_actor
from tests.kit.games import EVERY_GAME, KITS, played
from tests.kit.positions import positions
from tests.kit.secrecy import viewers
from tests.kit.shapes import REF, Shapes
from tests.kit.stories import STORIES
from wardround.coach.coaches import coach_of
from wardround.core.game import CHANCE, Event, Game, State
from wardround.core.records import Terms
from wardround.dicehospital.options import ONE_PROMO
from wardround.dicehospital.scoring import REASONS as DICE_REASONS
from wardround.dynamitenurse.scoring import REASONS as NURSE_REASONS
from wardround.words import LANGUAGES

Json = dict[str, Any]

NAMES = {
    "dice-hospital": (
        "DiceHospitalView", "DiceHospitalEvent", "DiceHospitalAction", "DiceHospitalOutcome",
    ),
    "dynamite-nurse": (
        "DynamiteNurseView", "DynamiteNurseEvent", "DynamiteNurseAction", "DynamiteNurseOutcome",
    ),
}  # fmt: skip
PLANS = {"dice-hospital": "DiceHospitalPlan", "dynamite-nurse": "DynamiteNursePlan"}

UNTYPED = {
    "ErrorBody.facts",  # of each error others; they are in its message too
    "get /api/tables/{table}/events",  # values by their places; each is as in `Shown`
    "Preferences.values",  # the page's own, which the server only keeps
    # What browsers make and read themselves for passkeys, as WebAuthn has it.
    "post /api/passkeys/login", "post /api/passkeys/login/answer",
    "post /api/passkeys/registration", "post /api/passkeys/registration/answer",
}  # fmt: skip
"""Where the document leaves open what an object has."""

RARE = {("reason", "empty-hospital"), ("reason", "grant"), ("event", "no-nurse-left")}
"""Words that may not come up in so few games; the tests of the rules meet them."""


# --- games -------------------------------------------------------------------------------------


class Looker:
    """Looks at games as the server shows them."""

    def __init__(self, shapes: Shapes, game: Game) -> None:
        self.shapes = shapes
        self.game = game
        self.view, self.event, self.action, self.outcome = NAMES[game.id]

    def look(self, state: State, seats: int) -> None:
        """Check what everybody sees of a position, and what everybody may do."""
        self.views(state, seats, noted=True)
        for seat in self.game.actors(state):
            if seat != CHANCE:
                self.actions(state, self.game.legal(state, seat))
        ending = self.game.outcome(state)
        if ending is not None:
            self.shapes.check(self.outcome, ending.record())

    def views(self, state: State, seats: int, *, noted: bool) -> None:
        """Check what everybody sees of a position."""
        for viewer in viewers(seats):
            self.shapes.check(self.view, self.game.view(state, viewer), noted=noted)

    def actions(self, state: State, actions: list[int]) -> None:
        """Check some actions."""
        for action in actions:
            self.shapes.check(self.action, self.game.action_record(state, action))

    def events(self, state: State, events: list[Event]) -> None:
        """Check some events."""
        for event in events:
            self.shapes.check(self.event, self.game.event_record(state, event))

    def try_all(self, state: State) -> None:
        """Check what would happen by whatever can be done now."""
        for seat in self.game.actors(state):
            for action in self.game.legal(state, seat) if seat != CHANCE else []:
                after, events = self.game.step(state, seat, action)
                self.events(after, events)

    def play(self, play: Play, every: int) -> None:
        """Check all events and a third of all views; look closely now and then, and at the end."""
        self.look(play.state, play.seats)
        while not play.over():
            self.events(play.state, play.step())
            if len(play.moves) % 3 == 0:
                self.views(play.state, play.seats, noted=False)
            if len(play.moves) % every == 0 or play.over():
                self.look(play.state, play.seats)


def rare(_shape: str, field: str, word: object) -> tuple[str, object]:
    """Return what may be missing: a word of a field, in any shape."""
    return field, word


def games_of(game: Game) -> Iterator[Play]:
    """Give games in random options, those that are kept for what they have to tell, and packs."""
    yield from played(game, 40, "shapes")
    for story in STORIES:
        if story.terms.game.id == game.id:
            yield Play(story.terms, story.seats, story.seed, story.chooser, first_actor)
    for number, packs in enumerate(KITS[game.id].packs() * 4):
        yield Play(Terms(game, {}, packs), game.max_seats, f"packs/{number}", at_random)
    if game.id == "dice-hospital":
        for promo in ONE_PROMO:
            yield Play(Terms(game, {"promos": promo}, {}), game.max_seats, promo, at_random)


@EVERY_GAME
def test_whatever_a_game_shows_has_its_shape_and_all_of_the_shape_comes_up(
    game: Game, document: Json
) -> None:
    shapes = Shapes(document)
    looker = Looker(shapes, game)
    for position in positions(game.id, 2):
        looker.look(position.state(), position.seats)
        looker.try_all(position.state())
    for play in games_of(game):
        looker.play(play, every=29)
    for settings in KITS[game.id].boxes().values():
        state = game.new(Terms(game, settings, {}).options, game.min_seats)
        looker.actions(state, list(range(game.action_count(state))))

    promised = set().union(*(shapes.promised(name) for name in NAMES[game.id]))
    assert {rare(*one) for one in promised - shapes.seen} <= RARE


@EVERY_GAME
def test_events_and_facts_are_those_of_the_games_own_table(game: Game, document: Json) -> None:
    shapes: Json = document["components"]["schemas"]
    union = shapes[NAMES[game.id][1]]
    told = {}
    for name, ref in union["discriminator"]["mapping"].items():
        fields = set(shapes[ref.removeprefix(REF)]["required"])
        told[name] = fields - {"event", "seat"}
    kinds: Any = game

    assert told == {name: {fact for fact, _ in facts} for name, facts in kinds.kinds}


def test_reasons_for_points_are_those_of_the_games_own_tables(document: Json) -> None:
    shapes: Json = document["components"]["schemas"]

    for shape, reasons in (("DicePoint", DICE_REASONS), ("NursePoint", NURSE_REASONS)):
        assert shapes[shape]["properties"]["reason"]["enum"] == list(reasons)


@EVERY_GAME
def test_plans_have_their_shape(game: Game, document: Json) -> None:
    shapes = Shapes(document)
    wanted = {"place", "main", "assign", "improve"}
    found = 0
    for position in positions(game.id, 2):
        if position.moment in wanted:
            state = position.state()
            seat = game.actors(state)[0]
            for plan in coach_of(game).plans(state, seat):
                shapes.check(PLANS[game.id], plan)
                found += 1
    assert found >= 4


# --- the document ------------------------------------------------------------------------------


def test_no_object_is_left_open_but_those_that_must_be(document: Json) -> None:
    found = set()
    for name, shape in document["components"]["schemas"].items():
        for key, under in shape.get("properties", {}).items():
            if is_open(under):
                found.add(f"{name}.{key}")
        if shape.get("type") == "object" and "properties" not in shape:
            found.add(name)
    for path, methods in document["paths"].items():
        found |= {f"{method} {path}" for method, told in methods.items() if is_open(told)}

    assert found == UNTYPED


def is_open(schema: Any) -> bool:
    """Tell whether somewhere in a schema an object may have anything."""
    if isinstance(schema, list):
        return any(is_open(one) for one in schema)
    if not isinstance(schema, dict):
        return False
    bare = schema.get("type") == "object" and "properties" not in schema
    if bare and schema.get("additionalProperties") in (None, True, {}):
        return True
    return any(is_open(one) for one in schema.values())


def test_an_object_that_is_left_open_is_seen() -> None:
    assert is_open({"items": {"type": "object", "additionalProperties": True}})
    assert is_open({"anyOf": [{"type": "object"}, {"type": "null"}]})
    assert not is_open({"type": "object", "additionalProperties": {"type": "integer"}})


def test_views_are_told_apart_by_their_game_and_languages_are_named(document: Json) -> None:
    view = document["components"]["schemas"]["Past"]["properties"]["view"]
    look = document["paths"]["/api/tables/{table}"]["get"]
    (lang,) = [one for one in look["parameters"] if one["name"] == "lang"]

    assert view["discriminator"]["propertyName"] == "game"
    assert set(view["discriminator"]["mapping"]) == set(NAMES)
    assert lang["schema"]["anyOf"][0]["enum"] == list(LANGUAGES)
