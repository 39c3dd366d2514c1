"""Tables take turns with the workers, and who would wait too long is stood in for."""

from __future__ import annotations

import asyncio
import os
import signal

from tests.kit.plain import Json
from tests.kit.thinking import (
    LONG,
    activation,
    children,
    choices,
    decided,
    moody,
    question,
    until,
    with_thinkers,
)
from wardround.server.thinking.thinkers import Thinkers
from wardround.tables.thinking.answering import Answerer
from wardround.tables.thinking.choosing import Decision
from wardround.tables.thinking.claims import Claim, Thought

SLOW = "hard:beam=20"
A, B = Claim(table="a"), Claim(table="b")


class Asking:
    """Questions under way, and in which order they were answered."""

    def __init__(self, thinkers: Thinkers) -> None:
        self._thinkers = thinkers
        self._tasks: list[asyncio.Task[None]] = []
        self.order: list[str] = []

    def ask(self, name: str, asked: Json, claim: Claim) -> None:
        """Ask something, and go on."""

        async def one() -> None:
            told = await self._thinkers.ask(asked, claim)
            assert told.fault == ""
            self.order.append(name)

        self._tasks.append(asyncio.create_task(one()))

    async def answered(self, name: str) -> list[str]:
        """Wait until one was answered, and return which ones were until then; forget the rest."""
        await until(lambda: name in self.order)
        order = [*self.order]
        await self.end()
        return order

    async def end(self) -> None:
        """Wait for no answer any more."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def test_thirty_slow_questions_of_a_table_do_not_hold_up_another() -> None:
    slow, quick = question(activation(), SLOW), question(activation(), "easy")

    async def ask(thinkers: Thinkers) -> list[str]:
        asking = Asking(thinkers)
        for number in range(31):
            asking.ask(f"slow {number}", slow, Claim(table="crowded"))
        await until(lambda: thinkers.waiting == 30)
        asking.ask("quick", quick, Claim(table="other"))
        return await asking.answered("quick")

    assert with_thinkers(ask) == ["slow 0", "slow 1", "quick"]


def test_tables_take_turns_in_the_order_in_which_they_asked() -> None:
    quick = question(activation(), "easy")
    tables = {"a": 4, "b": 2, "c": 1}

    async def ask(thinkers: Thinkers) -> list[str]:
        asking = Asking(thinkers)
        for table, count in tables.items():
            for number in range(count):
                asking.ask(f"{table}{number}", quick, Claim(table=table))
        await until(lambda: len(asking.order) == sum(tables.values()))
        await asking.end()
        return asking.order

    # Nobody else waited when the first question was handed out.
    assert with_thinkers(ask) == ["a0", "a1", "b0", "c0", "a2", "b1", "a3"]


def test_what_is_urgent_comes_before_all_tables() -> None:
    quick = question(activation(), "easy")

    async def ask(thinkers: Thinkers) -> list[str]:
        asking = Asking(thinkers)
        for number in range(8):
            asking.ask(str(number), quick, Claim(table=f"table {number}"))
        await until(lambda: thinkers.waiting == 7)
        asking.ask("urgent", quick, Claim(table="another", urgent=True))
        return await asking.answered("urgent")

    assert with_thinkers(ask) == ["0", "urgent"]


def test_a_question_that_was_taken_back_costs_its_table_no_turn() -> None:
    quick = question(activation(), "easy")

    async def ask(thinkers: Thinkers) -> list[str]:
        asking = Asking(thinkers)
        asking.ask("first", quick, Claim(table="a"))
        dropped = asyncio.create_task(thinkers.ask(quick, Claim(table="b")))
        await until(lambda: thinkers.waiting == 1)
        asking.ask("second", quick, Claim(table="b"))
        asking.ask("third", quick, Claim(table="c"))
        await until(lambda: thinkers.waiting == 3)
        dropped.cancel()
        await until(lambda: len(asking.order) == 3)
        await asking.end()
        assert thinkers.counts.asked == 3
        return asking.order

    assert with_thinkers(ask) == ["first", "second", "third"]


# --- too late ------------------------------------------------------------------------------------


def test_a_question_that_waits_too_long_is_late_and_one_in_thought_is_not() -> None:
    slow, quick = question(activation(), SLOW), question(activation(), "easy")

    async def ask(thinkers: Thinkers) -> tuple[Thought, Thought]:
        # Starting the worker alone takes longer than one may wait.
        told = await asyncio.gather(thinkers.ask(slow, A), thinkers.ask(quick, B))
        assert thinkers.counts.faults == {"late": 1}
        assert (thinkers.counts.asked, thinkers.waiting) == (1, 0)
        return told

    thought, late = with_thinkers(ask, wait=0.01)

    assert thought.fault == ""
    assert late == Thought({}, "late")


def test_the_easy_bot_stands_in_for_a_late_one_before_all_who_wait() -> None:
    """The only worker hangs, and is killed as soon as the bot is late."""
    position = choices("dice-hospital")[0]

    async def ask(thinkers: Thinkers) -> Decision:
        holding = asyncio.create_task(thinkers.ask(question(position, "hang"), B))
        await until(lambda: thinkers.alive == 1)
        deciding = asyncio.create_task(decided(thinkers, position, "normal"))
        await until(lambda: thinkers.counts.faults["late"] == 1)
        waiting = asyncio.create_task(thinkers.ask(question(position, "hang"), B))
        (pid,) = children()
        os.kill(pid, signal.SIGKILL)
        decision = await deciding
        waiting.cancel()
        assert (await holding).fault.endswith("died: status -9")
        return decision

    decision = with_thinkers(ask, command=moody(), wait=1.0)

    easy = Answerer().answer(question(position, "easy", seed="secret"))["action"]
    assert decision == Decision(easy, "stand-in", "late")


def test_where_no_worker_is_free_at_all_luck_decides() -> None:
    position = choices("dice-hospital")[0]
    state = position.state()
    game = position.terms.game

    async def ask(thinkers: Thinkers) -> Decision:
        holding = asyncio.create_task(thinkers.ask(question(position, "hang"), B))
        await until(lambda: thinkers.busy == 1)
        decision = await decided(thinkers, position, "normal")
        assert not holding.done()
        holding.cancel()
        return decision

    decision = with_thinkers(ask, patience=LONG, command=moody(), wait=0.1)

    assert decision.action in game.legal(state, game.actor(state))
    assert (decision.by, decision.fault) == ("stand-in", "late; then late")
