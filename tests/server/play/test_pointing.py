"""What the coach speaks of can be pointed at: actions that are legal, ids that are on the table."""

from __future__ import annotations

import json
from functools import cache
from typing import NamedTuple

import pytest

from tests.kit.plain import Json
from tests.kit.server import Server
from tests.kit.tables import random_record
from wardround import catalog
from wardround.coach.coaches import coach_of
from wardround.core.game import CHANCE, Game, State
from wardround.core.records import Terms, positions
from wardround.narration.narrators import narrator_of
from wardround.tables.thinking import advising
from wardround.words.rulebook import rulebook

DICE, NURSE = "dice-hospital", "dynamite-nurse"
GAMES = pytest.mark.parametrize("name", [DICE, NURSE])


class Asked(NamedTuple):
    """A position in which a seat asks the coach, and the steps of the hint."""

    game: Game
    state: State
    seat: int
    steps: list[Json]

    def pointed(self, number: int) -> list[int]:
        """Return what a step of the hint points at."""
        return advising.pointed(self.game, self.state, self.seat, self.steps[number - 1], number)


@cache
def questions(name: str) -> list[Asked]:
    """Return the first position of a game with each kind of hint, out of some."""
    game = catalog.find(name)
    found: dict[tuple[str, str], Asked] = {}
    for number, state in enumerate(positions(random_record(game, "pointing", 3, at_most=160))):
        actors = game.actors(state)
        if number % 7 or not actors or actors[0] == CHANCE:
            continue
        seat = actors[0]
        steps = coach_of(game).hint(state.copy(), seat).steps()
        found.setdefault(
            (steps[0]["hint"], steps[1]["hint"]), Asked(game, state.copy(), seat, steps)
        )
    return list(found.values())


@GAMES
def test_a_nudge_points_at_nothing_and_the_move_at_what_can_be_done(name: str) -> None:
    asked = questions(name)

    assert len(asked) >= 3
    for one in asked:
        legal = one.game.legal(one.state, one.seat)
        line = one.pointed(3)
        assert one.pointed(1) == []
        assert set(one.pointed(2)) <= set(legal)
        assert line[0] in legal
        assert one.game.action_text(one.state, line[0]) == one.steps[2]["line"][0]["do"]


@GAMES
def test_a_line_can_be_carried_out_as_it_is_pointed_at(name: str) -> None:
    for one in questions(name):
        line, told = one.pointed(3), one.steps[2]["line"]
        at = one.state.copy()
        for action, record in zip(line, told, strict=False):
            assert one.game.action_text(at, action) == record["do"]
            one.game.apply(at, one.seat, action)
        assert len(line) == len(told) or one.seat not in one.game.actors(at)


@GAMES
def test_where_to_look_is_about_what_it_names(name: str) -> None:
    for one in questions(name):
        step, candidates = one.steps[1], one.pointed(2)
        records = [one.game.action_record(one.state, action) for action in candidates]
        named = advising.touched(one.game, advising.spoken_of(step, 2))
        if step["hint"] == "among":
            assert len(candidates) == 2
        if step["hint"] in ("among", "place", "play", "bag", "buy", "treat", "stop", "turn-stop"):
            assert candidates != [] or step["hint"] in ("buy", "treat")
        assert set(named) <= {value for record in records for value in record.values()}


@GAMES
def test_the_move_touches_what_is_in_the_view(name: str) -> None:
    touching = [
        one
        for one in questions(name)
        if advising.touched(one.game, advising.spoken_of(one.steps[2], 3))
    ]

    assert touching != []
    for one in touching:
        view = json.dumps(one.game.view(one.state, one.seat))
        # A die that is set has another value as yet.
        first = advising.touched(
            one.game, [step for step in one.steps[2]["line"][:1] if step["verb"] != "set"]
        )
        assert [id for id in first if f'"{id}"' not in view] == []
        assert advising.touched(one.game, advising.spoken_of(one.steps[0], 1)) == []


@GAMES
def test_the_rule_is_one_of_the_game(name: str) -> None:
    game = catalog.find(name)
    lines = narrator_of(Terms(game, {}, {}), "en").lines
    known = {rule.id for section in rulebook(name, "en").sections for rule in section.rules}
    found = {
        advising.rule_of(game, one.state, one.seat, one.pointed(3), lines.rules)
        for one in questions(name)
    }

    assert found - {""} != set()
    assert found - {""} <= known
    assert advising.rule_of(game, questions(name)[0].state, 0, [], lines.rules) == ""


# --- over the network ------------------------------------------------------------------------


def test_hints_and_offers_come_with_actions_that_can_be_sent(server: Server) -> None:
    ann = server.person()
    table = ann.lay(DICE, ["me"])["table"]
    own = f"/api/tables/{table}/seats/0"
    while not (offers := ann.get(f"{own}/plans")["offers"]):
        shown = ann.look(table, 0)
        ann.act(table, 0, shown["choices"][0]["action"], shown["version"])
    hints = [ann.get(f"{own}/hint", step=step) for step in (1, 2, 3)]
    shown = ann.look(table, 0)
    legal = [choice["action"] for choice in shown["choices"]]
    french = ann.get(f"{own}/plans", lang="fr")["offers"]

    assert hints[0]["actions"] == hints[0]["touch"] == []
    assert hints[0]["rule"] == ""
    assert hints[2]["actions"][0] in legal
    assert hints[2]["touch"] != []
    assert hints[2]["rule"].startswith("DH-")
    titles = ["Most points now", "Best for the game", "Safest"]
    assert [offer["title"] for offer in offers] == titles
    assert [offer["points"] for offer in offers] == [offer["points"] for offer in french]
    assert [offer["actions"] for offer in offers] == [offer["actions"] for offer in french]
    assert [[step["touch"] for step in offer["steps"]] for offer in offers] == [
        [step["touch"] for step in offer["steps"]] for offer in french
    ]
    for offer in offers:
        assert all(step["text"] for step in offer["steps"])
        assert len(offer["steps"]) >= len(offer["actions"])
        assert any(step["touch"] for step in offer["steps"])
        # A page can tell from the steps of its own plan how far it has followed one of these.
        ahead = ann.post(f"{own}/preview", {"actions": offer["actions"]})["steps"]
        done = [step["do"] for step in offer["steps"]][: len(offer["actions"])]
        assert [step["text"] for step in ahead if not step["forced"]] == done
        planned = ann.post(f"{own}/preview", {"actions": offer["actions"]})
        assert planned["actions"] == len(offer["actions"]) > 0
        assert offer["text"].endswith(".")
