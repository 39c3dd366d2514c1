"""The coach of Dice Hospital: verdicts that can be played, sums that are exact, honest hints."""

from __future__ import annotations

import json
from typing import cast

import pytest

from tests.kit.build import GAME, act, activation, decide, started
from tests.kit.games import KITS
from tests.kit.plain import Json
from tests.kit.reviews import parts, played
from wardround.bots.registry import read_seats
from wardround.coach.dicehospital import coach, plans
from wardround.coach.dicehospital.accounts import DECISIONS, LUCK, Account, Scene
from wardround.coach.dicehospital.coach import Effort, review
from wardround.coach.dicehospital.drafts import Intakes
from wardround.coach.dicehospital.hints import DiceHint, hint
from wardround.coach.dicehospital.plans import best_for_game, most_points, three_plans
from wardround.coach.dicehospital.terms import REASONS, Terms, reasons, terms_of
from wardround.coach.dicehospital.verdicts import verdict
from wardround.coach.dicehospital.yardstick import Yardstick, model_of
from wardround.core import records
from wardround.core.game import CHANCE
from wardround.core.luck import Rng
from wardround.core.records import Record, fork
from wardround.dicehospital import steps
from wardround.dicehospital.state import Table
from wardround.tables.game.match import Match
from wardround.words import Words

LITTLE = Effort(draft_width=1, width=2, samples=1, proof_width=5, proof_nodes=50)
"""So that a review takes a second without being compiled."""
HOSPITAL = "R3 R3 R4 Y5 G6 / nurse nurse surgeon / cardiology radiology / 1"
SEAT_KEYS = [
    "seat", "name", "score", "value", "par", "start", "luck", "losses", "decisions", "accuracy",
    "mistakes", "chapters",
]  # fmt: skip
ROUND_KEYS = [
    "move", "round", "points", "possible", "exact", "average", "line", "why", "loss", "plans",
]  # fmt: skip
MISTAKE_KEYS = ["move", "chapter", "kind", "loss", "chosen", "best", "why"]


def yardstick(table: Table) -> Yardstick:
    """Return values by narrow plans."""
    return Yardstick(table, model_of(table), 1, 5)


def played_out(table: Table, line: list[Json]) -> Table:
    """Return the position after a line of the coach, done by the real rules."""
    after = table.copy()
    for record in line:
        if record["do"] != "done":
            act(after, record["do"])
    return after


# --- verdicts ------------------------------------------------------------------------------------


def test_stopping_at_once_gets_a_verdict_whose_line_makes_the_points_it_promises() -> None:
    table = activation(HOSPITAL)
    found = verdict(table, 0, table.hospitals[0], most_points(table, 0, 50, 10_000))
    after = played_out(table, found["line"])
    made = terms_of(table, after.hospitals[0], table.hospitals[0])

    assert found["points"] == 0
    assert found["possible"] == made.points > 0
    assert found["exact"]
    assert found["line"][-1]["do"] == "done"
    assert found["why"][0]["reason"] == "discharged"
    assert found["why"][0]["better"] == made.discharged


def test_the_best_line_itself_leaves_nothing_to_find() -> None:
    table = activation(HOSPITAL)
    best = verdict(table, 0, table.hospitals[0], most_points(table, 0, 50, 10_000))
    again = verdict(
        table, 0, played_out(table, best["line"]).hospitals[0], most_points(table, 0, 50, 10_000)
    )

    assert (again["points"], again["possible"]) == (best["possible"], best["possible"])
    assert (again["line"], again["why"]) == ([], [])


def test_a_death_that_could_be_avoided_is_a_reason() -> None:
    table = activation("R1 R1 Y3 / nurse nurse / - / 0")
    found = verdict(table, 0, table.hospitals[0], most_points(table, 0, 10, 1000))

    assert (found["points"], found["possible"]) == (-4, 0)
    assert found["why"][0] == {"reason": "deaths", "points": 4, "better": 0, "worse": 2}


def test_reasons_name_the_weightiest_first_and_no_more_than_two() -> None:
    worse = Terms(2, 3, 2, False, 0, 0, 0, 3)
    better = Terms(4, 7, 0, True, 2, 1, 2, 0)

    assert [(one["reason"], one["points"]) for one in reasons(better, worse)] == [
        ("empty", 5),
        ("discharged", 4),
    ]
    assert reasons(worse, worse) == []


# --- plans and hints -----------------------------------------------------------------------------


def test_three_plans_differ_in_what_they_care_for() -> None:
    table = activation("R1 R6 Y6 G6 / nurse nurse nurse / - / 0")
    found = {
        one["plan"]: one
        for one in three_plans(yardstick(table), table, 0, most_points(table, 0, 10, 1000))
    }

    assert list(found) == ["points", "game", "safe"]
    assert found["safe"]["deaths"] == 0
    assert found["points"]["points"] >= found["safe"]["points"]
    for plan in found.values():
        after = played_out(table, plan["line"])
        made = terms_of(table, after.hospitals[0], table.hospitals[0]).record()
        assert {name: value for name, value in plan.items() if name in made} == made


def test_a_hint_goes_from_a_nudge_without_names_to_a_move_that_can_be_made() -> None:
    table = activation(HOSPITAL)
    nudge, where, move = cast(list[DiceHint], hint(yardstick(table), table, 0).steps())

    assert list(nudge) == ["hint", "points", "discharged", "deaths"]
    assert list(where) == ["hint", "staff", "department"]
    assert move["line"][0]["staff"] == where["staff"]
    assert move["line"][0]["department"] == where["department"]
    after = played_out(table, move["line"])
    assert after.hospitals[0].placement is None


def test_a_hint_says_when_it_is_better_to_stop() -> None:
    table = activation("- / nurse / - / 0")
    table.hospitals[0].wards = []

    assert coach.hint(table, 0).steps()[0] in ({"hint": "stop"}, {"hint": "only"})


def test_a_hint_helps_within_a_placement() -> None:
    table = activation(HOSPITAL)
    act(table, "place surgeon critical-care-unit")
    found = hint(yardstick(table), table, 0)

    assert found.where["hint"] == "among"
    assert GAME.action_parse(table, found.move[0]["do"]) in GAME.legal(table, 0)


def test_plans_are_for_those_who_are_free_to_place() -> None:
    table = activation(HOSPITAL)
    assert len(coach.plans(table, 0)) == 3
    act(table, "place surgeon critical-care-unit")
    assert coach.plans(table, 0) == []


def at_keeping(seed: int) -> Table:
    """Return a game of three in which administrators are to be kept."""
    table = cast(Table, GAME.new(GAME.options({}, {}), 3))
    rng = Rng(seed)
    while table.step != steps.KEEP or table.chance >= 0:
        actor = GAME.actor(table)
        if actor == CHANCE:
            GAME.push_luck(table, GAME.sample(table, rng))
        else:
            GAME.push(table, actor, GAME.legal(table, actor)[0])
    return table


@pytest.mark.parametrize("seed", [1, 2])
def test_a_hint_never_depends_on_what_is_hidden(seed: int) -> None:
    table = at_keeping(seed)
    kit = KITS[GAME.id]
    twins = [twin for owner in (1, 2) for twin in kit.disguises(table, owner)]
    seen = cast(Table, GAME.redeal(table, 0, Rng("veil")))
    found = hint(yardstick(table), seen, 0).steps()

    assert twins
    for twin in twins[:6]:
        seen = cast(Table, GAME.redeal(twin, 0, Rng("veil")))
        assert hint(yardstick(table), seen, 0).steps() == found


# --- reviews -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("bots", "settings"),
    [
        ("random random", {}),
        ("random", {}),
        ("random random", {"events": True, "experimental": True, "promos": True}),
        ("random random", {"final-round-collections": True, "resistant-superbug": True}),
    ],
)
def test_par_luck_others_and_losses_add_up_to_the_score(bots: str, settings: Json) -> None:
    record = played(GAME, bots, settings)
    found = review(record, [0], LITTLE)
    (seat,) = found.seats
    outcome = record.outcome
    assert outcome is not None

    assert found.over
    assert seat.score == outcome.scores[0]
    assert parts(seat) == seat.ledger.value == 10 * seat.score


@pytest.fixture(scope="module")
def record() -> Record:
    """Return a game of two who play at random."""
    return played(GAME, "random random", seed="two")


def test_a_review_is_plain_data_with_the_same_keys_and_always_the_same(record: Record) -> None:
    told = review(record, [1], LITTLE).record()
    (seat,) = told["seats"]

    assert list(told) == ["game", "moves", "over", "seats"]
    assert list(seat) == SEAT_KEYS
    assert list(seat["luck"]) == ["intake", "improvements", "rerolls", "others"]
    assert list(seat["losses"]) == [
        "ambulance", "improvement", "activation", "administrator", "other",
    ]  # fmt: skip
    assert [list(one) for one in seat["chapters"]] == [ROUND_KEYS] * 8
    assert [list(one) for one in seat["mistakes"]] == [MISTAKE_KEYS] * 5
    assert told == json.loads(json.dumps(told)) == review(record, [1], LITTLE).record()


def test_playing_at_random_costs_points_in_activation(record: Record) -> None:
    (seat,) = review(record, [0], LITTLE).seats
    accuracy = seat.ledger.accuracy
    assert accuracy is not None

    assert seat.ledger.losses["activation"] > 0
    assert accuracy < 95


def test_a_game_that_is_not_over_is_reviewed_as_far_as_it_goes(record: Record) -> None:
    cut = fork(record, len(record.moves) // 2)
    found = review(cut, [0], LITTLE)
    (seat,) = found.seats

    assert not found.over
    assert parts(seat) == seat.ledger.value
    assert 0 < len(seat.chapters) < 8
    assert review(fork(record, 0), [0], LITTLE).seats[0].ledger.decisions == 0


def test_an_activation_by_the_coachs_own_plans_loses_nothing_and_stopping_does() -> None:
    table = activation(HOSPITAL, HOSPITAL)
    yard = yardstick(table)
    losses: list[int] = []
    for seat, planned in ((0, True), (1, False)):
        account = Account(seat, yard, Scene(1))
        at = table.copy()
        while seat in at.waiting:
            action = 0
            if planned:
                move = hint(yard, at, seat).move
                action = GAME.action_parse(at, move[0]["do"])
            account.decide(at, action, 1)
            GAME.push(at, seat, action)
            if action != 0:
                account.activations.acted(at)
        losses.append(account.ledger.losses["activation"])
    assert losses[0] == 0
    assert losses[1] > 0


def followed(seed: str) -> Record:
    """Return a solo game in which every activation is the plan that is best for the game."""
    terms = records.Terms(GAME, {}, {})
    match = Match(terms, read_seats(["human"], GAME), seed)
    match.advance()
    while match.outcome() is None:
        table = cast(Table, match.imagined(0))
        line = match.legal(0)[:1]
        if table.step == steps.ACTIVATE and table.hospitals[0].placement is None:
            yard = Yardstick(table, model_of(table), LITTLE.draft_width, LITTLE.width)
            most = most_points(table, 0, LITTLE.proof_width, LITTLE.proof_nodes)
            line = best_for_game(yard, table, 0, most).actions()
        for action in line:
            if action in match.legal(0):
                match.act(0, action)
        match.advance()
    return match.record()


def test_a_review_never_blames_the_coachs_own_plan() -> None:
    """A search from halfway through this plan finds better than the one that made the plan."""
    (found,) = review(followed("s3"), [0], LITTLE).seats

    assert found.ledger.losses["activation"] == 0
    assert [one for one in found.mistakes if one["kind"] == "activation"] == []
    assert parts(found) == found.ledger.value


def test_a_hint_for_a_draft_has_the_reason_that_a_review_would_give() -> None:
    table = cast(Table, GAME.new(GAME.options({}, {}), 1))
    rng = Rng(4)
    told: list[str] = []
    while table.round < 4:
        actor = GAME.actor(table)
        if actor == CHANCE:
            GAME.push_luck(table, GAME.sample(table, rng))
            continue
        if table.step in (steps.TAKE, steps.IMPROVE):
            told += [why["reason"] for why in hint(yardstick(table), table, 0).why]
        GAME.push(table, actor, GAME.legal(table, actor)[0])

    assert told
    assert set(told) <= {"now", "later"}


def test_luck_of_the_intake_is_measured_against_what_usually_comes() -> None:
    table = started(2)
    while table.chance != steps.LUCK_INTAKE:
        GAME.push_luck(table, GAME.sample(table, Rng(1)))
    usual = Intakes(table, 2).usual(yardstick(table), 0)
    assert usual == Intakes(table, 2).usual(yardstick(table), 0)


def test_told_lines_mark_colours_that_cost_nothing() -> None:
    table = activation("R3 R4 / nurse / - / 1")
    (told,) = plans.steps(table, 0, [GAME.action_parse(table, "transfuse R3")])
    assert told == {"do": "transfuse R3", "verb": "transfuse", "die": "R3"}


def test_a_roll_within_a_placement_is_luck_and_not_a_loss() -> None:
    table = activation("R2 Y2 / nurse / drug-trial-centre / 0", experimental=True)
    account = Account(0, yardstick(table), Scene(1))
    for line in ("place nurse drug-trial-centre", "treat R2", "treat Y2"):
        account.decide(table, GAME.action_parse(table, line), 1)
        act(table, line)
        account.activations.acted(table)
    expected = account.ledger.value
    decide(table, 6, 6)
    account.activations.rolled(table)

    assert account.ledger.luck["rerolls"] == account.ledger.value - expected > 0
    assert account.ledger.decisions == 1


@pytest.mark.parametrize(
    ("family", "kinds"),
    [
        ("luck", [kind for kind in LUCK if kind != "others"]),
        ("lost", DECISIONS),
        ("why", [*REASONS, "now", "later"]),
        ("plan", ["points", "game", "safe"]),
    ],
)
def test_everything_that_the_coach_finds_has_a_message(family: str, kinds: list[str]) -> None:
    words = Words("en")

    assert [kind for kind in kinds if not words.has(f"coach-{family}-{kind}")] == []
