"""The process that reads uploads: limited, ended when it overruns, and then replaced."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Awaitable, Callable
from typing import TypeVar

import pytest
from fastapi.exceptions import RequestValidationError

from tests.kit.hostile_bodies import DICE, HEADS, laying
from wardround.server.http.answers import Refused
from wardround.server.operations.telemetry.metrics import Metrics
from wardround.server.replays.uploads import readers as pool
from wardround.server.replays.uploads.checking import LAY, VERIFY
from wardround.server.replays.uploads.readers import Readers, unreadable

T = TypeVar("T")

READER = """
import sys, time, resource
from wardround.server.replays.uploads import checking, worker

def odd(body):
    if body == "loop":
        while True: pass
    if body == "sleep":
        time.sleep(60)
    if body == "memory":
        return {"body": bytearray(2 << 30)}
    if body == "long":
        return {"body": "x" * (3 << 20)}
    if body == "mistake":
        raise KeyError(body)
    return {"body": body}

checking.DOES = {"odd": odd}
worker.SECONDS = 1  # with less, even a quick answer may come too late
worker.main()
"""
"""A worker that does what it is sent, with the limits of the real one but less time."""
ODD = (sys.executable, "-P", "-c", READER)


def with_readers(
    test: Callable[[Readers], Awaitable[T]],
    program: tuple[str, ...] = pool.PROGRAM,
    seconds: float = 60.0,
) -> tuple[T, Metrics]:
    """Run a test with a process that reads, and end it."""

    async def run() -> tuple[T, Metrics]:
        readers = Readers(metrics := Metrics(), program, seconds)
        try:
            return await test(readers), metrics
        finally:
            await readers.close()

    return asyncio.run(run())


async def refusal(asked: Awaitable[object]) -> tuple[str, int]:
    """Return the code and the status with which something is refused."""
    with pytest.raises(Refused) as caught:
        await asked
    return caught.value.code, caught.value.status


def count_of(metrics: Metrics, outcome: str) -> float:
    """Return how many uploads had an outcome."""
    return metrics.registry.get_sample_value("wardround_uploads_total", {"outcome": outcome}) or 0


def test_uploads_are_read_refused_and_counted() -> None:
    pack = HEADS[DICE] + "[house]\nbeds = 0\n"

    async def ask(readers: Readers) -> None:
        good = await readers.read(LAY, laying(DICE, packs={"mine.toml": HEADS[DICE]}), "a")
        assert good["laid"]["packs"] == {"mine.toml": HEADS[DICE]}
        bad = readers.read(LAY, laying(DICE, packs={"mine.toml": pack}), "a")
        assert await refusal(bad) == ("pack-impossible", 422)
        with pytest.raises(RequestValidationError) as caught:
            await readers.read(VERIFY, b'{"record": 7}', "a")
        assert caught.value.errors() == [{"loc": ("body", "record"), "type": "string_type"}]
        assert await refusal(readers.read(VERIFY, b"\xff", "a")) == ("not-json", 400)

    _, metrics = with_readers(ask)

    assert [count_of(metrics, one) for one in ("read", "refused", "ended")] == [1, 2, 0]


def test_what_takes_too_much_is_ended_and_the_next_upload_is_read() -> None:
    """Of computing, of memory, or of room for the answer; a mistake of ours is no fault of it."""

    async def ask(readers: Readers) -> list[tuple[str, int]]:
        refused = []
        for body in (b"loop", b"memory", b"long", b"mistake"):
            refused.append(await refusal(readers.read("odd", body, "a")))
            assert (await readers.read("odd", b"well", "a"))["body"] == "well"
        return refused

    refused, metrics = with_readers(ask, ODD)

    slow = ("upload-too-slow", 422)
    assert refused == [slow, slow, ("upload-too-large", 413), ("unavailable", 503)]
    assert (count_of(metrics, "ended"), count_of(metrics, "read")) == (4, 4)


def test_an_address_that_lets_many_wait_is_sent_away_and_others_are_not() -> None:
    """Nor does one that computes nothing and does not answer hold them up: the clock ends it."""

    async def ask(readers: Readers) -> list[object]:
        assert (await readers.read("odd", b"well", "a"))["body"] == "well"
        assert await refusal(readers.read("odd", b"sleep", "a")) == ("upload-too-slow", 422)
        many = [readers.read("odd", b"well", "a") for _ in range(pool.MOST_WAITING + 2)]
        other = readers.read("odd", b"other", "b")
        return list(await asyncio.gather(*many, other, return_exceptions=True))

    (*told, other), _ = with_readers(ask, ODD, seconds=4.0)
    refused = [one for one in told if isinstance(one, Refused)]

    assert [(one.code, one.status) for one in refused] == [("too-many-requests", 429)] * 2
    assert isinstance(other, dict)
    assert other["body"] == "other"


def test_what_was_not_read_for_lack_of_time_can_be_sent_again() -> None:
    for fault in ("late", "start: died: status 1", "error: KeyError: 'x'"):
        refused = unreadable(fault)
        assert (refused.status, refused.headers) == (503, {"Retry-After": "5"})
