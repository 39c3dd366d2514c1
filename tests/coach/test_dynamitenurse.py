"""The coach of Dynamite Nurse: the best line for a hand, odds by counting, sums that are exact."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pytest

from tests.kit.games import KITS
from tests.kit.nurse import admit, main, top_nurse
from tests.kit.positions import positions
from tests.kit.reviews import parts, played
from tools import fit_dynamitenurse_outlook
from wardround.bots.dynamitenurse.outlook import NAMES, BadOutlook, features, read_outlook
from wardround.bots.dynamitenurse.weights import read_weights
from wardround.bots.dynamitenurse.worth import Style
from wardround.coach.dynamitenurse import coach
from wardround.coach.dynamitenurse.accounts import DECISIONS, LUCK, REASONS
from wardround.coach.dynamitenurse.coach import review
from wardround.coach.dynamitenurse.turns import TurnSearch
from wardround.core.game import CHANCE
from wardround.core.luck import Rng
from wardround.core.records import Record, fork
from wardround.dynamitenurse import GAME
from wardround.dynamitenurse.state import Table
from wardround.words import Words

HAND = "simple-surgery simple-surgery simple-surgery examination examination"


def search(table: Table, limit: int = 300) -> TurnSearch:
    """Return a search of the turn of seat 0."""
    return TurnSearch(read_outlook(), Style(read_weights()).worth(table.content), 0, limit)


def done(table: Table, line: list[str]) -> Table:
    """Return the position after a line, without the end of the phase."""
    after = table.copy()
    for one in line:
        if one != "done":
            GAME.apply(after, 0, GAME.action_parse(after, one))
    return after


# --- the best line -------------------------------------------------------------------------------


def test_the_best_line_can_be_played_and_is_worth_what_it_promises() -> None:
    table = main(HAND)
    admit(table, 0, "P01")
    # Nothing is left to luck if it is known which Nurse comes.
    top_nurse(table, table.space.card_id(table.town.nurses[0][0]))
    found = search(table)
    value = found.value(table)
    line = [GAME.action_text(table, one) for one in found.line(table)]

    assert value > found.stopped(table)
    assert found.stopped(done(table, line)) == pytest.approx(value)


def test_a_hand_that_can_do_nothing_stops() -> None:
    table = main("")
    found = search(table)

    assert [GAME.action_text(table, one) for one in found.line(table)] == ["done"]
    assert found.value(table) == found.stopped(table)


def test_what_follows_from_the_best_action_loses_nothing() -> None:
    table = main(HAND)
    found = search(table)
    first = found.line(table)[0]

    assert found.after(table, first) == pytest.approx(found.value(table))
    assert found.after(table, 0) == found.stopped(table)


def test_a_search_that_may_look_at_nothing_plays_on_by_the_script() -> None:
    table = main(HAND)
    found = search(table, 0)

    assert found.stopped(table) <= found.value(table) <= search(table).value(table)


# --- odds and race -------------------------------------------------------------------------------


def test_odds_are_those_of_every_hand_counted_one_by_one() -> None:
    values = [0, 0, 1, 1, 2, 3, 3]
    hands = [sum(hand) for hand in combinations(values, 3)]

    found = coach.sums(values, 3)

    assert found == pytest.approx({one: hands.count(one) / len(hands) for one in set(hands)})
    assert sum(found.values()) == pytest.approx(1)


def test_when_the_deck_runs_out_the_discarded_cards_follow() -> None:
    table = main("examination", deck="simple-surgery simple-surgery")
    hospital = table.hospitals[0]
    cards = table.content.cards
    sure = 2 * int(cards[hospital.deck[0]].tp)
    rest = int(cards[hospital.hand[0]].tp)

    assert coach.next_hand(table, 0) == {sure + rest: 1.0}


def test_odds_tell_each_patient_and_the_race_tells_the_marks() -> None:
    table = main(HAND)
    admit(table, 0, "P01")
    *_, patient, race = coach.plans(table, 0)

    assert patient["plan"] == "odds"
    assert list(patient) == ["plan", "patient", "severity", "share"]
    assert 0 <= patient["share"] <= 1
    assert race == {"plan": "race", "left": int(table.town.kill_marks), "own": 0, "most": 0}


# --- hints ---------------------------------------------------------------------------------------


def test_a_hint_for_a_turn_names_no_card_at_first_and_a_whole_line_at_last() -> None:
    nudge, where, move = coach.hint(main(HAND), 0).steps()

    assert list(nudge) == ["hint", "gain"]
    assert where["hint"] in ("buy", "treat", "play")
    assert move["line"][0]["verb"] == "play"
    assert move["why"][0]["reason"] in ("points", "cards", "patients")
    assert move["why"][0]["points"] > 0


@pytest.mark.parametrize("moment", sorted(KITS[GAME.id].moments()))
def test_a_hint_is_given_at_every_moment_and_can_be_followed(moment: str) -> None:
    (state,) = [one.state() for one in positions(GAME.id, 1) if one.moment == moment]
    for seat in GAME.actors(state):
        if seat != CHANCE:
            seen = GAME.redeal(state, seat, Rng("veil"))
            move = coach.hint(seen, seat).move

            assert GAME.action_parse(seen, move[0]["do"]) in GAME.legal(seen, seat)


def test_a_hint_never_depends_on_what_is_hidden() -> None:
    table = main(HAND)
    twins = [twin for owner in (1, 2) for twin in KITS[GAME.id].disguises(table, owner)]
    found = coach.hint(GAME.redeal(table, 0, Rng("veil")), 0).steps()

    assert twins
    for twin in twins:
        assert coach.hint(GAME.redeal(twin, 0, Rng("veil")), 0).steps() == found


# --- reviews -------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def record() -> Record:
    """Return a game between different opponents."""
    return played(GAME, "normal easy random")


def test_par_luck_others_and_losses_add_up_to_the_score(record: Record) -> None:
    found = review(record, [0, 1, 2], 20)
    outcome = record.outcome
    assert outcome is not None

    assert [seat.score for seat in found.seats] == list(outcome.scores)
    assert [parts(seat) for seat in found.seats] == [10 * score for score in outcome.scores]


def test_a_review_is_always_the_same_and_random_play_costs_more(record: Record) -> None:
    normal, random = review(record, [0, 2], 20).seats
    assert normal.ledger.accuracy is not None
    assert random.ledger.accuracy is not None

    assert normal.ledger.accuracy > random.ledger.accuracy
    assert review(record, [2], 20).seats[0].record() == random.record()
    assert list(random.record()["luck"]) == ["draws", "patients", "town", "others"]
    assert list(random.record()["losses"]) == ["main", "duty", "admission", "other"]


def test_a_game_that_is_not_over_is_reviewed_as_far_as_it_goes(record: Record) -> None:
    found = review(fork(record, len(record.moves) // 3), [1], 20)

    assert not found.over
    assert parts(found.seats[0]) == found.seats[0].ledger.value


# --- what it is measured by ----------------------------------------------------------------------


def test_a_feature_has_a_name_and_a_weight_for_every_number_of_players() -> None:
    table = main(HAND)
    worth = Style(read_weights()).worth(table.content)

    assert len(features(table, worth, 0)) == len(NAMES)
    assert {seats: len(row) for seats, row in read_outlook().weights.items()} == dict.fromkeys(
        (3, 4, 5), len(NAMES)
    )


def test_weights_are_fitted_again_from_nothing(tmp_path: Path) -> None:
    path = tmp_path / "outlook.toml"
    fit_dynamitenurse_outlook.main(["--games", "1", "--out", str(path)])
    fitted = read_outlook(path)
    table = main(HAND)

    assert fitted.value(table, Style(read_weights()).worth(table.content), 0) != 0
    path.write_text(path.read_text("utf-8").replace('rules = "', 'rules = "0'), "utf-8")
    with pytest.raises(BadOutlook):
        read_outlook(path)


@pytest.mark.parametrize(
    ("family", "kinds"),
    [
        ("coach-luck", [kind for kind in LUCK if kind != "others"]),
        ("coach-lost", DECISIONS),
        ("dn-coach-why", list(REASONS)),
    ],
)
def test_everything_that_the_coach_finds_has_a_message(family: str, kinds: list[str]) -> None:
    words = Words("en")

    assert [kind for kind in kinds if not words.has(f"{family}-{kind}")] == []
