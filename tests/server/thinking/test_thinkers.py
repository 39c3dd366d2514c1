"""The workers of a server: shared by all, replaced when they fail, gone when it closes."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
import uvloop

from tests.kit.moody_worker import ABSENT
from tests.kit.plain import Json
from tests.kit.thinking import (
    LONG,
    MANY,
    PATHS,
    PLENTY,
    activation,
    children,
    choices,
    moody,
    question,
    until,
    vanishes,
    with_thinkers,
)
from wardround.server.thinking.processes import environment
from wardround.server.thinking.thinkers import Thinkers
from wardround.tables.thinking.claims import Closed, Thought


def questions(count: int) -> list[Json]:
    """Return as many questions as are wanted, about both games."""
    found = [*choices("dice-hospital"), *choices("dynamite-nurse")]
    return [question(found[n % len(found)], "easy", f"table-{n}/0") for n in range(count)]


def test_thirty_questions_at_once_are_all_answered_by_two_workers() -> None:
    asked = questions(30)

    async def ask(thinkers: Thinkers) -> tuple[list[Thought], list[Thought]]:
        together = await asyncio.gather(*(thinkers.ask(one) for one in asked))
        assert (thinkers.alive, thinkers.busy, thinkers.waiting) == (2, 0, 0)
        assert len(children()) == 2
        assert (thinkers.counts.asked, thinkers.counts.answered) == (30, 30)
        assert thinkers.counts.seconds > 0
        return together, [await thinkers.ask(one) for one in asked]

    together, one_by_one = with_thinkers(ask, count=2)

    assert [one.fault for one in together] == [""] * 30
    assert [one.answer["action"] for one in together] == [
        one.answer["action"] for one in one_by_one
    ]


def test_no_process_is_started_before_it_is_needed() -> None:
    async def ask(thinkers: Thinkers) -> list[int]:
        counts = [len(children())]
        for one in questions(3):
            await thinkers.ask(one)
            counts.append(len(children()))
        return counts

    assert with_thinkers(ask, count=3) == [0, 1, 1, 1]


def test_who_came_first_is_answered_first() -> None:
    order: list[int] = []

    async def ask(thinkers: Thinkers) -> None:
        async def one(number: int, asked: Json) -> None:
            await thinkers.ask(asked)
            order.append(number)

        await asyncio.gather(*(one(*numbered) for numbered in enumerate(questions(12))))

    with_thinkers(ask)

    assert order == list(range(12))


FAILING = {
    "hang": "hung",
    "crash": "died: status 3",
    "gibberish": "babble: no answer",
    "nested": "babble: no answer",
    "other": "babble: no answer",
    "long": "babble: too long a line",
    "twice": "babble: more than a line",
}


def test_a_worker_that_fails_is_replaced() -> None:
    position = choices("dice-hospital")[0]

    async def ask(thinkers: Thinkers) -> None:
        good = await thinkers.ask(question(position, "easy"))
        before = children()
        for mood, fault in FAILING.items():
            allowed = 0 if mood == "hang" else PLENTY
            failed = await thinkers.ask(question(position, mood, milliseconds=allowed))
            after = await thinkers.ask(question(position, "easy"))

            assert failed == Thought({}, fault)
            assert after.answer["action"] == good.answer["action"]
            assert len(children()) == 1
            assert not children() & before
            before = children()
        assert thinkers.counts.faults == {"hung": 1, "died": 1, "babble": 5}

    with_thinkers(ask, patience=0.2, command=moody())


def test_a_fault_in_a_bot_leaves_the_worker_alone() -> None:
    position = choices("dice-hospital")[0]

    async def ask(thinkers: Thinkers) -> None:
        await thinkers.ask(question(position, "easy"))
        first = children()
        failed = await thinkers.ask(question(position, "expert:samples=0"))

        assert failed == Thought({}, "error: BadBot: bad-bot-number")
        assert children() == first
        assert thinkers.counts.faults == {"error": 1}

    with_thinkers(ask)


@pytest.mark.parametrize(
    ("command", "fault"),
    [
        (["/no/such/program"], "start: FileNotFoundError"),
        (moody(ABSENT), "start: died: status 0"),
    ],
)
def test_a_program_that_cannot_start_is_a_fault(command: list[str], fault: str) -> None:
    async def ask(thinkers: Thinkers) -> list[str]:
        return [(await thinkers.ask(one)).fault for one in questions(2)]

    assert with_thinkers(ask, command=command) == [fault, fault]


def test_a_worker_that_dies_or_speaks_while_nobody_asks_is_replaced() -> None:
    """To the second signal this worker says something."""

    async def ask(thinkers: Thinkers) -> list[str]:
        one, *others = questions(3)
        faults = [(await thinkers.ask(one)).fault]
        for number, other in zip((signal.SIGKILL, signal.SIGUSR1), others, strict=True):
            (pid,) = children()
            os.kill(pid, number)
            await until(lambda: thinkers.alive == 0)
            faults.append((await thinkers.ask(other)).fault)
        return faults

    assert with_thinkers(ask, command=moody()) == ["", "", ""]


def test_a_question_goes_to_the_worker_that_was_asked_last_under_its_name() -> None:
    """It alone has the bot with its plan; the others would think anew."""

    async def ask(thinkers: Thinkers) -> None:
        position = choices("dice-hospital")[0]
        await asyncio.gather(*(thinkers.ask(one) for one in questions(3)))
        for _ in range(2):
            for number in (2, 0, 1):
                asked = question(position, "easy", f"table-{number}/0")
                answer = (await thinkers.ask(asked)).answer
                # Each worker numbers its own questions: a greeting, and one of each name so far.
                seen.setdefault(number, []).append(answer["id"])

    seen: dict[int, list[object]] = {}
    with_thinkers(ask, count=3)

    assert seen == {0: [3, 4], 1: [3, 4], 2: [3, 4]}


# --- giving up -----------------------------------------------------------------------------------


def test_who_cancels_a_question_in_thought_does_not_spoil_the_worker() -> None:
    """The answer that nobody waits for is not taken for that to the next question."""
    position = activation()
    slow = question(position, "hard:beam=20", "a")
    quick = question(position, "easy", "b")

    async def ask(thinkers: Thinkers) -> tuple[Thought, Thought]:
        alone = await thinkers.ask(quick)
        first = children()
        asking = asyncio.create_task(thinkers.ask(slow))
        await until(lambda: thinkers.busy == 1)
        asking.cancel()
        after = await thinkers.ask(quick)

        assert asking.cancelled()
        assert children() == first
        assert thinkers.counts.answered == 3
        return alone, after

    alone, after = with_thinkers(ask)

    assert after.answer["action"] == alone.answer["action"]


def test_who_cancels_a_question_that_waits_takes_it_back() -> None:
    async def ask(thinkers: Thinkers) -> int:
        asking = [asyncio.create_task(thinkers.ask(one)) for one in questions(5)]
        await until(lambda: thinkers.waiting == 4)
        for task in asking[1:4]:
            task.cancel()
        await asyncio.wait(asking)
        return thinkers.counts.asked

    assert with_thinkers(ask) == 2


def test_a_question_that_cannot_be_sent_is_an_error_of_whoever_asks() -> None:
    async def ask(thinkers: Thinkers) -> Thought:
        with pytest.raises(TypeError, match="not JSON serializable"):
            await thinkers.ask({**questions(1)[0], "position": object()})
        return await thinkers.ask(questions(1)[0])

    assert with_thinkers(ask).fault == ""


# --- closing -------------------------------------------------------------------------------------


def test_closing_ends_everything_at_once_and_tells_whoever_waits() -> None:
    asked = [question(activation(), MANY, str(number)) for number in range(4)]

    async def ask() -> list[object]:
        thinkers = Thinkers(2, LONG)
        asking = [asyncio.create_task(thinkers.ask(one)) for one in asked]
        await until(lambda: thinkers.alive == 2)
        await thinkers.close()
        told: list[object] = [*await asyncio.gather(*asking, return_exceptions=True)]

        assert children() == set()
        assert thinkers.counts.faults == {}
        with pytest.raises(Closed):
            await thinkers.ask(asked[0])
        await thinkers.close()
        return told

    assert [type(one) for one in asyncio.run(ask())] == [Closed] * 4


def test_closing_while_a_worker_starts_leaves_no_process() -> None:
    async def ask() -> None:
        thinkers = Thinkers(1, LONG)
        asking = asyncio.create_task(thinkers.ask(questions(1)[0]))
        await until(lambda: thinkers.busy == 1)
        await thinkers.close()
        with pytest.raises(Closed):
            await asking

    asyncio.run(ask())

    assert children() == set()


def test_the_loop_of_the_server_does_as_well() -> None:
    position = choices("dice-hospital")[0]
    asked = [question(position, bot) for bot in ("easy", "crash", "easy")]

    async def ask() -> list[str]:
        async with Thinkers(1, LONG, moody()) as thinkers:
            return [(await thinkers.ask(one)).fault for one in asked]

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        faults = runner.run(ask())

    assert faults == ["", "died: status 3", ""]
    assert children() == set()


SERVER = """
import asyncio, json, sys
from tests.kit.moody_worker import ABSENT
from tests.kit.thinking import children, until
from wardround.server.thinking.thinkers import Thinkers

async def main():
    thinkers = Thinkers(1, 0.1)
    asking = asyncio.create_task(thinkers.ask(json.loads(sys.argv[1])))
    await until(lambda: thinkers.alive)
    print(*children(), flush=True)
    await asking

asyncio.run(main())
"""


def test_workers_of_a_server_that_was_killed_end() -> None:
    asked = json.dumps(question(activation(), "hard:beam=20"))
    with subprocess.Popen([sys.executable, "-c", SERVER, asked], stdout=subprocess.PIPE) as server:
        assert server.stdout is not None
        pid = int(server.stdout.readline())
        server.kill()

    assert vanishes(pid)


def test_a_worker_learns_nothing_of_the_environment_that_it_need_not(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("WARDROUND_STORE", "postgresql://us:secret@host/table")
    monkeypatch.setenv("WARDROUND_PURE", "1")
    monkeypatch.setenv("HOME", str(tmp_path))

    told = environment()

    assert (told["PYTHONPATH"], told["WARDROUND_PURE"]) == (PATHS, "1")
    assert told["HOME"] == str(tmp_path)
    assert "WARDROUND_STORE" not in told
