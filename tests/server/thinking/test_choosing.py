"""A bot's seat always gets a legal action, and faults are logged without anything secret."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Mapping

import pytest

from tests.kit.bots import questions
from tests.kit.positions import Position
from tests.kit.thinking import LONG, choices, decided, moody, question, until, with_thinkers
from wardround.catalog import find
from wardround.core.luck import Rng
from wardround.server.thinking.thinkers import NOBODY, Thinkers
from wardround.tables.ids import mark
from wardround.tables.thinking.answering import Answerer
from wardround.tables.thinking.choosing import Decision, try_easy
from wardround.tables.thinking.claims import Claim, Closed, Thought


def logged(caplog: pytest.LogCaptureFixture) -> list[dict[str, object]]:
    """Return the facts of all warnings, none of which may tell a secret."""
    names = ("table", "seat", "bot", "fault")
    told = [
        {name: vars(record)[name] for name in names}
        for record in caplog.records
        if record.name == "wardround.thinking" and record.levelno == logging.WARNING
    ]
    everything = " ".join(str(vars(record)) for record in caplog.records)
    assert "secret" not in everything
    assert "table-7" not in everything  # whoever knows the id of a table can look at it
    assert "position" not in everything
    return told


def legal(position: Position) -> list[int]:
    """Return what the seat that is to act may do."""
    state = position.state()
    game = position.terms.game
    return game.legal(state, game.actor(state))


def easy_action(position: Position) -> int:
    """Return what the easy bot does there, with the numbers of the table."""
    return int(Answerer().answer(question(position, "easy", seed="secret"))["action"])


def test_a_bot_that_answers_decides(caplog: pytest.LogCaptureFixture) -> None:
    position = choices("dice-hospital")[0]
    decision = with_thinkers(lambda thinkers: decided(thinkers, position, "easy"))

    assert decision == Decision(easy_action(position), "bot", "")
    assert logged(caplog) == []


FAILING = {
    "crash": "died: status 3",
    "gibberish": "babble: no answer",
    "illegal": "illegal",
    "yes": "illegal",
    "text": "illegal",
    "empty": "illegal",
    "pretend": "error: Pretended: " + "x" * (200 - len("error: Pretended: ")),
}


@pytest.mark.parametrize("game_id", ["dice-hospital", "dynamite-nurse"])
def test_the_easy_bot_stands_in_for_one_that_fails(
    game_id: str, caplog: pytest.LogCaptureFixture
) -> None:
    position = choices(game_id)[1]
    seat = position.terms.game.actor(position.state())

    async def ask(thinkers: Thinkers) -> list[Decision]:
        decisions = [await decided(thinkers, position, mood) for mood in FAILING]
        assert thinkers.counts.faults == {"died": 1, "babble": 1, "error": 1}
        return decisions

    decisions = with_thinkers(ask, command=moody())

    easy = easy_action(position)
    assert decisions == [Decision(easy, "stand-in", fault) for fault in FAILING.values()]
    assert logged(caplog) == [
        {"table": mark("table-7"), "seat": seat, "bot": bot, "fault": fault}
        for bot, fault in FAILING.items()
    ]


@pytest.mark.parametrize(("mood", "patience"), [("hang", 0.1), ("crash", LONG)])
def test_when_nobody_answers_luck_decides_and_always_alike(
    mood: str, patience: float, caplog: pytest.LogCaptureFixture
) -> None:
    position = choices("dynamite-nurse")[0]

    async def ask(thinkers: Thinkers) -> list[Decision]:
        asking = [decided(thinkers, position, "normal") for _ in range(2)]
        return list(await asyncio.gather(*asking))

    one, again = with_thinkers(ask, count=2, patience=patience, command=moody(mood))

    assert one == again
    assert one.action in legal(position)
    assert one.by == "stand-in"
    first, _, second = one.fault.partition("; then ")
    assert first == second != ""
    assert [facts["fault"] for facts in logged(caplog)] == [one.fault, one.fault]


def test_a_bot_that_there_is_not_is_stood_in_for(caplog: pytest.LogCaptureFixture) -> None:
    """A table may be older than the names of bots."""
    position = choices("dice-hospital")[0]
    decision = with_thinkers(lambda thinkers: decided(thinkers, position, "genius"))

    assert decision.action == easy_action(position)
    assert decision.fault == "error: BadBot: unknown-bot"
    assert len(logged(caplog)) == 1


def test_where_there_is_no_choice_nobody_is_asked() -> None:
    forced = questions(find("dice-hospital"), 1)
    position = next(one for one in forced if len(legal(one)) == 1)

    async def ask(thinkers: Thinkers) -> Decision:
        decision = await decided(thinkers, position, "hard")
        assert thinkers.counts.asked == 0
        return decision

    assert with_thinkers(ask) == Decision(legal(position)[0])


def test_a_server_that_goes_down_decides_nothing(caplog: pytest.LogCaptureFixture) -> None:
    """Otherwise a stand-in would play on in the last moment."""
    position = choices("dice-hospital")[0]

    async def ask(thinkers: Thinkers) -> None:
        await thinkers.close()
        with pytest.raises(Closed):
            await decided(thinkers, position, "easy")

    with_thinkers(ask)

    assert logged(caplog) == []


def test_no_position_is_in_a_log_even_if_a_bot_names_it(caplog: pytest.LogCaptureFixture) -> None:
    position = choices("dice-hospital")[0]
    sent = json.dumps(question(position, "easy")["position"])
    with_thinkers(lambda thinkers: decided(thinkers, position, "genius"))

    assert sent[:40] not in caplog.text + str([vars(record) for record in caplog.records])


async def tried(thinkers: Thinkers, position: Position) -> int | None:
    """Return what an easy bot does on the seat that is to act, where nobody waits for it."""
    state = position.state()
    seat = int(position.terms.game.actor(state))
    claim = Claim(table="what-if")
    return await try_easy(thinkers, position.terms, state, seat, seed="secret", claim=claim)


class Noting(Thinkers):
    """Workers of whom is noted what they are to remember."""

    memories: list[object]

    async def ask(self, question: Mapping[str, object], claim: Claim = NOBODY) -> Thought:
        """Note it, and ask."""
        self.memories.append(question["memory"])
        return await super().ask(question, claim)


def test_an_easy_bot_without_a_table_decides_as_at_one_but_is_not_remembered() -> None:
    position = choices("dice-hospital")[0]

    async def ask() -> tuple[int | None, list[object]]:
        async with Noting(1, LONG) as thinkers:
            thinkers.memories = []
            return await tried(thinkers, position), thinkers.memories

    assert asyncio.run(ask()) == (easy_action(position), [""])


def test_without_a_table_a_bot_that_fails_is_asked_once_and_luck_decides() -> None:
    position = choices("dynamite-nurse")[0]

    async def ask(thinkers: Thinkers) -> int | None:
        told = await tried(thinkers, position)
        assert thinkers.counts.asked == 1
        return told

    able = legal(position)
    by_seed = able[Rng("secret/stand-in").below(len(able))]
    assert with_thinkers(ask, command=moody("crash")) == by_seed


def test_without_a_table_nothing_is_decided_while_all_are_busy() -> None:
    position = choices("dynamite-nurse")[0]

    async def ask(thinkers: Thinkers) -> int | None:
        busy = asyncio.create_task(decided(thinkers, position, "hang"))
        await until(lambda: thinkers.busy == 1)
        told = await tried(thinkers, position)
        busy.cancel()
        return told

    assert with_thinkers(ask, command=moody(), wait=0.05) is None
