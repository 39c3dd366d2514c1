"""The load driver keeps honest books, and every action reaches every other seat once."""

from __future__ import annotations

import asyncio
from pathlib import Path
from urllib.parse import urlsplit

from bench.load.crowd import SEATS, Company, Crowd
from bench.load.driver import Measured, drive
from bench.load.ledger import Ledger, quantile
from bench.load.wire import Lines, Stream
from tests.kit.server import running

TABLES = 4
ROUNDS = 40


def test_every_action_reaches_every_other_seat_once(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path / 'load.db'}", "--proxy", "127.0.0.1") as server:
        url = urlsplit(server.url)
        crowd, actions = asyncio.run(_play(str(url.hostname), url.port or 0))
        stranger = server.stranger()
        last = {one.id: stranger.look(one.id)["seq"] for one in crowd.companies}
    ledger = crowd.ledger
    assert ledger.errors == {}
    assert (ledger.actions, len(ledger.answers)) == (actions, actions)
    assert len(ledger.seconds) == actions * (SEATS - 1)
    assert all(seconds > 0 for seconds in ledger.seconds)
    known = {one.id: {guest.seq for guest in one.guests} for one in crowd.companies}
    assert known == {id: {seq} for id, seq in last.items()}


async def _play(host: str, port: int) -> tuple[Crowd, int]:
    """Let all tables act at once, again and again; return how many actions there were."""
    crowd = Crowd([Lines(host, port)], Ledger(), "a small load")
    await crowd.sit_down(TABLES)
    await crowd.listen()
    actions = 0
    for _ in range(ROUNDS):
        ready: list[Company] = []
        while len(ready) < TABLES and (one := crowd.next_company()) and one not in ready:
            ready.append(one)
        await asyncio.gather(*[crowd.act(one) for one in ready])
        actions += len(ready)
    crowd.leave()
    return crowd, actions


def test_a_stage_tells_what_was_done(tmp_path: Path) -> None:
    async def stage(host: str, port: int) -> None:
        crowd = Crowd([Lines(host, port)], Ledger(), "a stage")
        await crowd.sit_down(2)
        await crowd.listen()
        told = await drive(crowd, 5, 2, Measured([server.pid]))
        crowd.leave()
        # A slow machine may find no table ready, which is told, but nothing is lost.
        missed = told.errors.pop("no table was ready", 0)
        assert (told.errors, told.rate, told.actions) == ({}, 5, 10 - missed)
        assert told.events == told.actions * (SEATS - 1)
        assert 0 < told.p50 <= told.p95 <= told.p99 <= told.most

    with running(f"sqlite:///{tmp_path / 'load.db'}", "--proxy", "127.0.0.1") as server:
        url = urlsplit(server.url)
        asyncio.run(stage(str(url.hostname), url.port or 0))


# --- the books ---------------------------------------------------------------------------------


def _ledger() -> Ledger:
    """Return the books of one table of three whose streams have begun at entry 3."""
    ledger = Ledger()
    for seat in range(3):
        ledger.arrived("t", seat, 3, 0.0)
    return ledger


def test_an_action_is_done_when_answer_and_all_events_have_come() -> None:
    ledger = _ledger()
    ledger.sent("t", 0, 3, 1.0)
    ledger.arrived("t", 1, 4, 1.25)
    ledger.arrived("t", 0, 4, 1.5)
    ledger.answered("t", 200, 4, 1.5)
    assert (ledger.is_busy("t"), ledger.actions) == (True, 0)
    ledger.arrived("t", 2, 4, 2.0)
    assert (ledger.is_busy("t"), ledger.actions) == (False, 1)
    assert (ledger.seconds, ledger.answers, ledger.errors) == ([0.25, 1.0], [0.5], {})


def test_an_event_that_comes_again_is_an_error() -> None:
    ledger = _ledger()
    ledger.arrived("t", 1, 3, 1.0)
    assert ledger.errors == {"event doubled": 1}


def test_an_event_that_nobody_caused_is_an_error() -> None:
    ledger = _ledger()
    ledger.arrived("t", 1, 4, 1.0)
    assert ledger.errors == {"event without action": 1}


def test_an_event_with_another_number_than_the_answer_is_an_error() -> None:
    ledger = _ledger()
    ledger.sent("t", 0, 3, 1.0)
    for seat in range(3):
        ledger.arrived("t", seat, 5 if seat == 2 else 4, 1.5)
    ledger.answered("t", 200, 4, 1.5)
    assert ledger.errors == {"event of another number": 1}


def test_what_never_comes_is_an_error() -> None:
    ledger = _ledger()
    ledger.sent("t", 0, 3, 1.0)
    ledger.arrived("t", 1, 4, 1.5)
    ledger.give_up()
    assert ledger.errors == {"event missing": 2, "answer missing": 1}
    assert not ledger.is_busy("t")


def test_an_answer_that_is_not_good_is_an_error() -> None:
    ledger = _ledger()
    ledger.sent("t", 0, 3, 1.0)
    ledger.answered("t", 409, 0, 1.5)
    assert (ledger.errors, ledger.is_busy("t")) == ({"answer 409": 1}, False)


def test_a_quantile_is_a_value_that_was_measured() -> None:
    values = [float(number) for number in range(100, 0, -1)]
    assert [quantile(values, share) for share in (0.5, 0.95, 0.99, 1.0)] == [50, 95, 99, 100]
    assert quantile([], 0.99) == 0


def test_a_stream_tells_events_however_they_are_cut() -> None:
    events = b"".join(_chunk(one) for one in (b"retry: 1\n\n", _event(7), b": here\n\n", _event(8)))
    sent = b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n" + events
    for size in (1, 2, 7, len(sent)):
        assert _heard(sent, size) == [(7, b'{"seq":7}'), (8, b'{"seq":8}')]


def _heard(sent: bytes, size: int) -> list[tuple[int, bytes]]:
    """Return what a stream tells of bytes that come in pieces of a size."""
    heard: list[tuple[int, bytes]] = []

    def hear(id: int, data: bytes, _: float) -> None:
        heard.append((id, data))

    stream = Stream(b"", hear, _never)
    for start in range(0, len(sent), size):
        stream.data_received(sent[start : start + size])
    return heard


def _event(seq: int) -> bytes:
    return b'id: %d\nevent: table\ndata: {"seq":%d}\n\n' % (seq, seq)


def _chunk(data: bytes) -> bytes:
    return b"%x\r\n%s\r\n" % (len(data), data)


def _never(why: str) -> None:
    raise AssertionError(why)
