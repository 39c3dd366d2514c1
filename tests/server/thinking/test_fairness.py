"""Workers are shared by address and by person, and by those who wait for an answer."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable, Mapping

from tests.kit.plain import Json
from tests.kit.thinking import LONG, activation, children, moody, question, until
from wardround.server.thinking.thinkers import Thinkers
from wardround.server.thinking.turns import Job, Turns
from wardround.tables.thinking.claims import QUICK, SLOW, Claim

ANY = frozenset((QUICK, "usual", SLOW))


def asked(bot: str) -> Json:
    """Return a question that hangs, or is soon answered."""
    return question(activation(), bot)


def order_of(claims: Mapping[str, Claim], rest: Callable[[str], None] = lambda _: None) -> str:
    """Return in which order questions are taken that all wait, with one worker for all of them."""

    async def take() -> str:
        turns, names = Turns(), dict[Job, str]()
        for name, claim in claims.items():
            job = Job({}, claim)
            names[job] = name
            turns.add(job)
        order: list[str] = []
        while (taken := turns.next(ANY)) is not None:
            turns.take(taken)
            order.append(names[taken])
            turns.give_back(taken)
            rest(order[-1])
        return " ".join(order)

    return asyncio.run(take())


def test_people_take_turns_however_many_tables_they_have() -> None:
    eve = {f"e{number}": Claim("x", "eve", f"table {number}") for number in range(4)}
    ann = {f"a{number}": Claim("x", "ann", "table") for number in range(2)}

    assert order_of(eve | ann) == "e0 a0 e1 a1 e2 e3"


def test_addresses_take_turns_however_many_people_they_make_up() -> None:
    crowd = {f"e{number}": Claim("x", f"guest {number}", "t") for number in range(4)}
    ann = {f"a{number}": Claim("y", "ann", "t") for number in range(2)}

    assert order_of(crowd | ann) == "e0 a0 e1 a1 e2 e3"


def test_the_tables_of_a_person_take_turns_too() -> None:
    claims = {"a0": "a", "a1": "a", "a2": "a", "b0": "b"}

    assert order_of({name: Claim("x", "ann", table) for name, table in claims.items()}) == (
        "a0 b0 a1 a2"
    )


def test_a_question_for_which_nobody_waits_comes_last_until_somebody_does() -> None:
    gone, here = [True], Claim("y", "ann", "t")
    left = Claim("x", "eve", "t", awaited=lambda: not gone[0])

    def come_back(taken: str) -> None:
        gone[0] = taken != "a0"

    claims = {"e0": left, "e1": left, "a0": here, "a1": here, "a2": here}
    assert order_of(claims) == "a0 a1 a2 e0 e1"
    assert order_of(claims, come_back).startswith("a0 e0")


def test_who_holds_a_worker_comes_after_who_holds_none() -> None:
    """With two workers, of which the first question has one for long."""

    async def take() -> list[str]:
        turns = Turns()
        held = Job({}, Claim("x", "eve"))
        turns.add(held)
        turns.take(held)
        for claim in (Claim("x", "eve"), Claim("y", "ann"), Claim("y", "ann")):
            turns.add(Job({}, claim))
        order: list[str] = []
        while (job := turns.next(ANY)) is not None:
            turns.take(job)
            order.append(job.claim.person)
            turns.give_back(job)
        return order

    assert asyncio.run(take()) == ["ann", "ann", "eve"]


# --- paces ---------------------------------------------------------------------------------------


def test_what_is_quick_does_not_wait_for_long_thoughts() -> None:
    deep, quick = Claim("x", "eve", "t"), Claim("y", "ann", "t", QUICK)

    async def ask() -> tuple[str, int]:
        async with Thinkers(1, LONG, moody(), wait=LONG, spare=1) as thinkers:
            holding = [asyncio.create_task(thinkers.ask(asked("hang"), deep)) for _ in range(2)]
            await until(lambda: thinkers.alive == 1)
            told = await thinkers.ask(asked("easy"), quick)
            waiting = thinkers.waiting
            for task in holding:
                task.cancel()
            return told.fault, waiting

    assert asyncio.run(ask()) == ("", 1)


def test_slow_questions_leave_a_worker_to_the_others() -> None:
    slow, usual = Claim("x", "eve", "t", SLOW), Claim("y", "ann", "t")

    async def ask() -> tuple[int, str]:
        async with Thinkers(2, LONG, moody(), wait=LONG) as thinkers:
            holding = [asyncio.create_task(thinkers.ask(asked("hang"), slow)) for _ in range(3)]
            await until(lambda: thinkers.alive == 1)
            waiting = thinkers.waiting
            told = await thinkers.ask(asked("easy"), usual)
            for task in holding:
                task.cancel()
            return waiting, told.fault

    assert asyncio.run(ask()) == (2, "")


def test_a_question_for_which_nobody_waits_is_never_late() -> None:
    """The only worker is held until another question, asked at the same moment, is late."""

    async def ask() -> tuple[str, str]:
        async with Thinkers(1, LONG, moody(), wait=0.5) as thinkers:
            holding = asyncio.create_task(thinkers.ask(asked("hang")))
            await until(lambda: thinkers.alive == 1)
            left = asyncio.create_task(
                thinkers.ask(asked("easy"), Claim("x", awaited=lambda: False))
            )
            late = await thinkers.ask(asked("easy"), Claim("y"))
            (pid,) = children()
            os.kill(pid, signal.SIGKILL)
            await holding
            return late.fault, (await left).fault

    assert asyncio.run(ask()) == ("late", "")
