"""People play at random while nodes and PostgreSQL are killed: every log is what they know."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.kit.postgres import Postgres
from tools.jepsen.checking import Flaw, Logs, flaws_of
from tools.jepsen.faults import KINDS, planned
from tools.jepsen.history import NEVER, Deed, History, Look, Outcome
from tools.jepsen.running import run
from wardround.tables.game.entries import Entry

SECONDS = 50.0
SEED = "tests 1356"
"""In half of this time everything goes wrong that can."""
HERE, THERE = "http://127.0.0.1:1", "http://127.0.0.1:2"


@pytest.mark.once
def test_nothing_is_lost_doubled_or_moved_while_nodes_and_their_database_are_killed(
    postgres: Postgres, tmp_path: Path
) -> None:
    report = run(SEED, SECONDS, postgres, tmp_path / "log", lambda _: None)

    assert [str(flaw) for flaw in report.flaws] == [], report.line()
    assert {fault.kind for fault in report.faults} == set(KINDS)
    assert report.history.lost > 0
    assert all(report.history.count(outcome) > 0 for outcome in (Outcome.DONE, Outcome.REFUSED))
    assert {deed.kind for deed in report.history.deeds} == {"act", "undo", "say"}


def test_the_same_seed_plans_the_same_faults() -> None:
    assert planned("a", 600, 2) == planned("a", 600, 2)
    assert planned("a", 600, 2) != planned("b", 600, 2)
    assert planned("a", 60, 2) == planned("a", 600, 2)[: len(planned("a", 60, 2))]


# --- the checker can fail ----------------------------------------------------------------------


def written(count: int = 6) -> tuple[History, dict[str, list[Entry]]]:
    """Return what somebody knows of their deeds, one after the other, and the log of them."""
    history = History()
    entries = [Entry(1, 0, "sit", 0, {"name": "Ann"})]
    for number in range(count):
        body = {"action": number}
        deed = Deed("t", 0, f"k{number}", "act", body, sent=10 * number, answered=10 * number + 5)
        deed.outcome, deed.numbers = Outcome.DONE, [number + 2]
        history.add(deed)
        history.looks.append(Look(HERE, "t", 10 * number + 6, 10 * number + 7, number + 2))
        entries.append(Entry(number + 2, 0, "act", 0, body, deed.key))
    return history, {"t": entries}


def numbered(entries: list[Entry]) -> list[Entry]:
    """Return entries with the numbers that belong to their places."""
    return [
        Entry(seq, one.at, one.kind, one.seat, one.body, one.key)
        for seq, one in enumerate(entries, start=1)
    ]


def kinds(history: History, logs: Logs) -> set[str]:
    """Return what is wrong."""
    return {flaw.kind for flaw in flaws_of(history, logs)}


def test_a_log_that_holds_what_was_acknowledged_has_no_flaw() -> None:
    assert flaws_of(*written()) == []


def test_an_acknowledged_action_that_is_not_there_is_lost() -> None:
    history, logs = written()
    del logs["t"][-1]

    assert kinds(history, logs) == {"lost", "shown"}
    assert kinds(history, {}) == {"lost", "shown"}


def test_an_action_that_is_lost_between_others_leaves_a_gap_or_moves_them() -> None:
    history, logs = written()
    del logs["t"][3]

    assert kinds(history, logs) == {"lost", "gap", "shown"}
    assert kinds(history, {"t": numbered(logs["t"])}) == {"lost", "moved", "shown"}


def test_an_action_that_is_there_twice_is_doubled() -> None:
    history, logs = written()
    last = logs["t"][-1]
    logs["t"].append(Entry(last.seq + 1, 0, "act", 0, last.body, last.key))

    assert "doubled" in kinds(history, logs)


def test_an_action_that_was_acknowledged_with_two_numbers_is_moved() -> None:
    history, logs = written()
    history.deeds[2].numbers.append(9)

    assert kinds(history, logs) == {"moved"}


def test_actions_in_another_order_than_they_were_acknowledged_in_are_reordered() -> None:
    history, logs = written()
    entries = logs["t"]
    entries[3], entries[4] = entries[4], entries[3]
    logs["t"] = numbered(entries)
    for deed in history.deeds:
        deed.numbers = [one.seq for one in logs["t"] if one.key == deed.key]

    assert kinds(history, logs) == {"reordered"}


def test_actions_that_were_sent_at_the_same_time_may_be_in_any_order() -> None:
    history, logs = written()
    first, second = history.deeds[2:4]
    second.sent = first.sent
    entries = logs["t"]
    entries[3], entries[4] = entries[4], entries[3]
    logs["t"] = numbered(entries)
    for deed in history.deeds:
        deed.numbers = [one.seq for one in logs["t"] if one.key == deed.key]

    assert flaws_of(history, logs) == []


def test_a_refused_action_may_not_be_there() -> None:
    history, logs = written()
    history.deeds[1].outcome, history.deeds[1].numbers = Outcome.REFUSED, []

    assert kinds(history, logs) == {"refused"}


@pytest.mark.parametrize("there", [True, False])
def test_an_action_without_an_answer_may_be_there_or_not(there: bool) -> None:
    history, logs = written()
    last = history.deeds[-1]
    last.outcome, last.numbers, last.answered = Outcome.UNKNOWN, [], NEVER
    history.looks.pop()
    if not there:
        del logs["t"][-1]

    assert flaws_of(history, logs) == []


def test_an_action_that_nobody_sent_or_that_became_another_is_found() -> None:
    history, logs = written()
    third = logs["t"][2]
    logs["t"][2] = Entry(third.seq, 0, "act", 0, {"action": 99}, third.key)
    logs["t"].append(Entry(len(logs["t"]) + 1, 0, "act", 0, {"action": 1}, "forged"))

    assert kinds(history, logs) == {"changed", "unsent"}


def test_a_node_that_shows_less_than_before_has_forgotten_and_another_need_not_know_yet() -> None:
    history, logs = written()
    history.looks.append(Look(THERE, "t", 100, 101, 1))
    assert flaws_of(history, logs) == []
    history.looks.append(Look(HERE, "t", 100, 101, 1))

    assert flaws_of(history, logs) == [
        Flaw("forgotten", "t", f"{HERE} had shown entry 7, and later shows 1")
    ]


def test_a_command_sent_again_is_answered_with_its_old_number_and_nothing_is_forgotten() -> None:
    history, logs = written()
    history.answers.append(Look(HERE, "t", 100, 101, 2))

    assert flaws_of(history, logs) == []


def test_a_node_that_shows_less_than_it_acknowledged_has_forgotten() -> None:
    history, logs = written()
    history.answers.append(Look(THERE, "t", 100, 101, 7))
    history.looks.append(Look(THERE, "t", 102, 103, 6))

    assert flaws_of(history, logs) == [
        Flaw("forgotten", "t", f"{THERE} had shown entry 7, and later shows 6")
    ]


def test_an_answer_that_nobody_should_get_is_a_flaw() -> None:
    history, logs = written()
    history.strange += ["500 fault"] * 3

    assert flaws_of(history, logs) == [Flaw("answered", "a node", "500 fault")]


def drop(entries: list[Entry], place: int) -> list[Entry]:
    return numbered(entries[:place] + entries[place + 1 :])


def double(entries: list[Entry], place: int) -> list[Entry]:
    return numbered([*entries[: place + 1], *entries[place:]])


def swap(entries: list[Entry], place: int) -> list[Entry]:
    other = place - 1 if place > 1 else place + 1
    changed = list(entries)
    changed[place], changed[other] = changed[other], changed[place]
    return numbered(changed)


@pytest.mark.parametrize("spoil", [drop, double, swap])
def test_no_log_that_was_spoilt_anywhere_passes(
    spoil: Callable[[list[Entry], int], list[Entry]],
) -> None:
    chance = random.Random("spoilt")  # noqa: S311 - not for secrets
    for _ in range(100):
        history, logs = written(chance.randrange(3, 40))
        place = chance.randrange(1, len(logs["t"]))
        assert flaws_of(history, {"t": spoil(logs["t"], place)}), (spoil, place)
