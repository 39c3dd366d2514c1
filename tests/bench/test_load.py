"""The load driver keeps honest books, and every action reaches every other seat once."""

from __future__ import annotations

import asyncio
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from bench.load.crowd import SEATS, Company, Crowd, Guest, tells_only_who_is_away
from bench.load.driver import Measured, drive
from bench.load.ledger import Ledger, quantile
from bench.load.wire import Answer, Lines, Stream
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


def test_an_event_that_only_tells_who_is_away_is_no_second_one() -> None:
    def event(seq: int, after: int, here: bytes) -> bytes:
        return b'{"seq":%d,"after":%d,"parts":{"log":{"add":[]}%s}}' % (seq, after, here)

    away = b',"here":{"away":[1]}'

    assert tells_only_who_is_away(7, event(7, 7, away))
    assert not tells_only_who_is_away(7, event(7, 7, b""))
    assert not tells_only_who_is_away(7, event(7, 6, away))
    assert not tells_only_who_is_away(8, event(7, 7, away))


class Nowhere(Lines):
    """Connections to a node, of which it is only noted who used them."""

    def __init__(self, port: int) -> None:
        super().__init__("127.0.0.1", port)
        self.asked: list[bytes] = []

    async def ask(self, sent: bytes) -> Answer:
        """Note what is asked for."""
        self.asked.append(sent.split(b" ", 2)[1])
        return Answer(200, b"", b'{"seq":1}')


@pytest.mark.parametrize("is_spread", [False, True])
def test_what_is_about_a_table_goes_to_its_node_unless_the_seats_are_spread(
    *, is_spread: bool
) -> None:
    nodes = [Nowhere(1), Nowhere(2)]
    crowd = Crowd(nodes, Ledger(), "routes", is_spread=is_spread)

    async def act(company: Company) -> None:
        for seat, guest in enumerate(company.guests):
            guest.actions = [1]
            acting = asyncio.create_task(crowd.act(company))
            await asyncio.sleep(0)
            guest.actions = []
            for each in range(SEATS):
                crowd.ledger.arrived(company.id, each, seat, 0.0)
            acting.cancel()
            crowd.ledger.give_up()

    tables = [Company(number, f"table-{number:02}", _guests()) for number in range(20)]
    for company in tables:
        asyncio.run(act(company))

    used: dict[str, list[int]] = {}
    for one in tables:
        name = one.id.encode()
        used[one.id] = [sum(name in path for path in node.asked) for node in nodes]
    assert all(sum(counts) == SEATS for counts in used.values())
    if is_spread:
        assert all(counts == [2, 2] for counts in used.values())
    else:
        assert {tuple(counts) for counts in used.values()} == {(SEATS, 0), (0, SEATS)}


def _guests() -> list[Guest]:
    return [Guest("") for _ in range(SEATS)]


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
