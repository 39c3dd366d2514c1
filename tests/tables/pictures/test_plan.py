"""The plan of a seat in words: what it did since its wall, took back, or might do."""

from __future__ import annotations

import gc

import pytest

from tests.kit.plain import Json
from tests.tables.game.logs import DICE, NURSE, Logged, seated
from wardround.core.game import Game
from wardround.core.luck import Rng
from wardround.tables.game.undo import Undoable, UndoRefused
from wardround.tables.pictures import TableWords
from wardround.tables.pictures.pictures import Looked
from wardround.tables.pictures.plan import foretold
from wardround.words import LANGUAGES, Words

BOTH = pytest.mark.parametrize("game", [DICE, NURSE], ids=lambda game: game.id)
WORDS = TableWords()
MAIN = {DICE.id: "activation", NURSE.id: "main"}
"""The phase in which each game is planned."""


def told(log: Logged, seat: int, language: str = "en") -> Json:
    """Return what a seat is shown, in words."""
    return WORDS.shown(log.table, seat, language, mine=[seat])


def planned(log: Logged, seat: int, language: str = "en") -> Json:
    """Return the plan of a seat."""
    plan: Json = told(log, seat, language)["plan"]
    return plan


def texts(steps: list[Json]) -> list[str]:
    """Return actions as they are typed."""
    return [step["text"] for step in steps]


def planning(game: Game, people: int, steps: int) -> tuple[Logged, int, list[Json]]:
    """Return a table at which a seat has done so many things, with it and what it was offered."""
    for number in range(40):
        log, rng = seated(game, people, seed=f"plan {number}"), Rng(f"plan {number}")
        log.play(rng, 4)
        while log.match.view(None)["phase"] != MAIN[game.id]:
            log.play(rng, 1)
        seat = log.match.actors()[0]
        chosen: list[Json] = []
        while len(chosen) < steps:
            choices = told(log, seat)["choices"] if seat in log.match.actors() else []
            free = [one for one in choices if one["undoable"] and one["do"]["verb"] != "done"]
            if not free:
                break
            chosen.append(free[rng.below(len(free))])
            log.act(seat, chosen[-1]["action"])
        if len(chosen) == steps and len(log.match.plan(seat).done) >= steps:
            return log, seat, chosen
    raise AssertionError("nobody ever does so much")


def chosen_of(steps: list[Json]) -> list[Json]:
    """Return the steps that were not played for the seat."""
    return [step for step in steps if not step["forced"]]


@BOTH
def test_a_plan_has_the_words_that_its_choices_had(game: Game) -> None:
    log, seat, offered = planning(game, 3, 4)
    steps = chosen_of(planned(log, seat)["steps"])

    for name in ("action", "text", "label", "says"):
        assert [step[name] for step in steps] == [choice[name] for choice in offered]


@BOTH
def test_what_is_taken_back_is_kept_in_order_and_told_as_before(game: Game) -> None:
    log, seat, _ = planning(game, 3, 4)
    before = planned(log, seat)
    log.add("undo", seat)
    log.add("undo", seat)
    after = planned(log, seat)

    assert after["since"] == before["since"]
    assert after["steps"] == before["steps"][: len(after["steps"])]
    assert texts(after["undone"]) == texts(before["steps"][len(after["steps"]) :])
    log.add("redo", seat)
    log.add("redo", seat)
    assert planned(log, seat) == before


def test_a_placement_begins_and_its_treatments_go_on_with_it() -> None:
    log, seat, _ = planning(DICE, 2, 4)
    steps = planned(log, seat)["steps"]

    begun = {step["text"].split()[0]: step["begins"] for step in steps}
    assert (begun["place"], begun["treat"]) == (True, False)


def test_others_do_not_move_the_wall_of_a_seat() -> None:
    log, seat, _ = planning(DICE, 2, 4)
    before, others = planned(log, seat), planned(log, 1 - seat)
    log.act(1 - seat, log.match.legal(1 - seat)[0])

    assert planned(log, seat) == before
    assert planned(log, 1 - seat) != others
    assert before["step"] == log.match.plan(seat).done[0].mark.index


@BOTH
def test_luck_is_a_wall_and_is_named(game: Game) -> None:
    log, seat, _ = planning(game, 3, 2)
    before = planned(log, seat)
    rng = Rng("wall")
    while not planned(log, seat)["wall"] or log.match.plan(seat).done:
        log.play(rng, 1)
    after = planned(log, seat)

    assert after["since"] > before["since"]
    assert after["steps"] == after["undone"] == []
    assert after["wall"].startswith("Can’t undo")


@BOTH
def test_all_that_is_listed_can_be_taken_back_and_no_more(game: Game) -> None:
    log, rng, walls = seated(game, 3, seed="walls"), Rng("walls"), set[str]()
    for _ in range(40):
        seat = log.match.actors()[rng.below(len(log.match.actors()))]
        legal = log.match.legal(seat)
        log.act(seat, legal[rng.below(len(legal))])
        one = rng.below(3)
        plan = planned(log, one)
        done = chosen_of(plan["steps"])
        for _ in done:
            log.add("undo", one)
        with pytest.raises(UndoRefused) as told:
            log.match.undo(one)
        for _ in done:
            log.add("redo", one)
        assert planned(log, one)["steps"] == plan["steps"]
        assert plan["wall"] in (Words("en").error(told.value), "")
        walls.add(told.value.code)

    assert "undo-luck" in walls
    assert game is not DICE or "undo-other-seat" in walls


def test_steps_know_their_phase() -> None:
    log, rng = seated(DICE, 1, seed="phases"), Rng("phases")
    while log.match.view(0)["phase"] != "activation":
        legal = log.match.legal(0)
        log.act(0, legal[rng.below(len(legal))])
    log.act(0, next(one for one in log.match.legal(0) if log.match.text(one) != "done"))
    phases = [step["phase"] for step in planned(log, 0)["steps"]]

    assert phases[0] == "improvement"
    assert phases[-1] == "activation"


@BOTH
@pytest.mark.parametrize("language", LANGUAGES)
def test_looking_ahead_tells_the_same_as_doing_it(game: Game, language: str) -> None:
    log, seat, _ = planning(game, 3, 3)
    done = planned(log, seat, language)
    forecast = told(log, seat, language)["forecast"]
    for _ in chosen_of(done["steps"]):
        log.add("undo", seat)
    narrator = WORDS.narrator(log.table, language)
    ahead = foretold(
        log.table, narrator, seat, [step["action"] for step in chosen_of(done["steps"])]
    )

    assert ahead["known"] is True
    assert [{**one, "forced": False} for one in ahead["steps"]] == [
        {**one, "forced": False} for one in done["steps"]
    ]
    assert ahead["forecast"] == forecast


@BOTH
def test_ending_does_not_change_what_comes_of_ending(game: Game) -> None:
    log, seat, _ = planning(game, 3, 1)
    log.add("undo", seat)
    narrator = WORDS.narrator(log.table, "en")
    ending = foretold(log.table, narrator, seat, [log.match.parse("done")])

    assert texts(ending["steps"]) == ["done"]
    assert ending["forecast"] == told(log, seat)["forecast"] is not None


def test_nothing_is_foretold_beyond_luck_or_a_reveal() -> None:
    looked = 0
    for number in range(12):
        log, rng = seated(NURSE, 3, seed=f"shown {number}"), Rng(f"shown {number}")
        log.play(rng, 30)
        seat = log.match.actors()[0]
        narrator = WORDS.narrator(log.table, "en")
        for one in told(log, seat)["choices"]:
            if one["undoable"]:
                continue
            ahead = foretold(log.table, narrator, seat, [one["action"], one["action"]])
            looked += 1
            assert len(chosen_of(ahead["steps"])) == 1
            assert one["text"] == "done" or ahead["forecast"] is None
            assert ahead["steps"][0]["says"] == one["says"]

    assert looked > 0


def test_a_plan_is_for_its_own_seat_and_only_while_it_is_played() -> None:
    log, _, _ = planning(DICE, 2, 2)
    bystander = WORDS.shown(log.table, None, "en")
    log.play(Rng("end"), 100_000)

    assert "plan" not in bystander
    assert log.table.status == "over"
    assert "plan" not in told(log, 0)


def test_nothing_is_kept_of_what_could_be_undone_when_the_game_is_over() -> None:
    log, rng, table_words = seated(DICE, 2), Rng("over"), TableWords()
    here: dict[str, bytes] = {}
    plans: list[Undoable] = []
    while log.match.actors():
        log.play(rng, 1, by="person")
        plans += [one for seat in range(2) for one in log.match.plan(seat).done]
        for seat in range(2):
            looked = Looked(seat, "en", [seat], [])
            _, here = table_words.pictures.news(log.table, looked, log.table.seq - 1, here)

    assert len(plans) > 50
    assert gc.get_referrers(*plans) == [plans]
