"""The crowd: tables with four people at each, who follow it and act at random."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Sequence
from typing import Any, Final
from zlib import crc32

from bench.load.ledger import Ledger
from bench.load.wire import Answer, Lines, Stream, request
from wardround import catalog
from wardround.bots.registry import make_seat
from wardround.core.luck import Rng
from wardround.core.record_text import write
from wardround.core.records import Record, Terms
from wardround.tables.game.match import Match

SEATS: Final = 4
AT_ONCE: Final = 16
"""How many tables are laid at the same time."""
GAMES: Final = 8
"""How many different games the tables go on with."""
OWN: Final = b'"own":{'
"""The part with one's own choices."""
IS_OVER: Final = b'"status":"over"'
AWAY: Final = b'"here":{"away":'
"""Who is away: a node does not know of players who are connected to another one."""


class Guest:
    """Someone on a seat: their cookie, and what their stream told last about what they can do."""

    def __init__(self, cookie: str) -> None:
        self.cookie = cookie
        self.version = 0
        self.actions: list[int] = []
        self.over = False
        self.seq = -1
        """The last entry heard of."""
        self.stream: Stream | None = None

    def hear(self, seq: int, data: bytes) -> None:
        """Take in an event of the stream; many say nothing about one's own choices."""
        self.seq = seq
        self.over = self.over or IS_OVER in data
        if OWN in data:
            own = json.loads(data)["parts"]["own"]
            self.version = own.get("version", self.version)
            if "choices" in own:
                self.actions = [choice["action"] for choice in own["choices"]]


class Company:
    """One table and the people at it, who share an address."""

    def __init__(self, number: int, id: str, guests: list[Guest]) -> None:
        self.number = number
        self.id = id
        self.guests = guests

    def deciding(self) -> list[int]:
        """Return the seats that can do something."""
        return [seat for seat, guest in enumerate(self.guests) if guest.actions]

    def is_over(self) -> bool:
        """Return whether the game has ended."""
        return self.guests[0].over


class Crowd:
    """All tables of a run."""

    def __init__(
        self, nodes: Sequence[Lines], ledger: Ledger, seed: str, *, is_spread: bool = False
    ) -> None:
        """Come to one node, or to several behind a proxy that sends all of a table to one of them.

        If it `is_spread`, the seats of each table are spread over all nodes instead.
        """
        self.nodes = nodes
        self._is_spread = is_spread
        self.ledger = ledger
        self.companies: list[Company] = []
        self.over = 0
        """How many games have ended."""
        self._rng = Rng(seed)
        self._games = [_random_game(f"{seed}/{number}") for number in range(GAMES)]
        self._keys = 0

    # --- coming ----------------------------------------------------------------------------

    async def first_table(self) -> float:
        """Return how many seconds a new table takes until its creator has seen it."""
        began = time.perf_counter()
        seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "easy"}] * (SEATS - 1)]
        body = {"game": "dice-hospital", "seats": seats, "name": "Ann"}
        laid = await self._good("/api/tables", 0, body)
        path = f"/api/tables/{json.loads(laid.body)['table']}?seat=0"
        lines = self.nodes[0]
        shown = await lines.ask(request("GET", path, self._headers(lines, 0, laid.cookie())))
        assert shown.status == 200, shown.body
        return time.perf_counter() - began

    async def sit_down(self, tables: int) -> None:
        """Lay tables at random places of random games, and let four people sit at each.

        So tables are as far in their games as tables are, and some games end during a run.
        """
        numbers = iter(range(tables))

        async def lay_some() -> None:
            for number in numbers:
                self.companies.append(await self._lay(number))

        await asyncio.gather(*[lay_some() for _ in range(AT_ONCE)])

    async def _lay(self, number: int) -> Company:
        record = self._games[number % GAMES]
        step = self._rng.below(len(record.moves))
        seats = [{"kind": "me"}, *[{"kind": "open"}] * (SEATS - 1)]
        body = {
            "game": record.terms.game.id,
            "seats": seats,
            "name": "Ann",
            "record": write(record),
            "step": step,
        }
        laid = await self._good("/api/tables", number, body)
        told = json.loads(laid.body)
        guests = [Guest(laid.cookie())]
        for link in told["links"][1:]:
            body = {"secret": link["secret"], "name": f"Guest {link['seat']}"}
            guests.append(Guest((await self._good("/api/links", number, body)).cookie()))
        return Company(number, told["table"], guests)

    async def _good(self, path: str, number: int, body: dict[str, Any]) -> Answer:
        lines = self._any_lines(number)
        sent = request("POST", path, self._headers(lines, number), json.dumps(body).encode())
        answer = await lines.ask(sent)
        assert answer.status in {200, 201}, answer.body
        return answer

    def _any_lines(self, number: int) -> Lines:
        """Return the connections to the node for what is about no table yet."""
        return self.nodes[number % len(self.nodes)]

    def _lines(self, company: Company, seat: int) -> Lines:
        """Return the connections to the node that a seat of a table is at."""
        if self._is_spread:
            return self._any_lines(company.number + seat)
        return self.nodes[crc32(company.id.encode()) % len(self.nodes)]

    def _headers(self, lines: Lines, number: int, cookie: str = "") -> dict[str, str]:
        headers = {
            "Host": f"{lines.host}:{lines.port}",
            "X-Forwarded-For": f"10.0.{number // 250}.{number % 250 + 1}",
        }
        return {**headers, "Cookie": cookie} if cookie else headers

    async def listen(self) -> None:
        """Open a stream for every seat, and wait until each has told how its table is."""
        for company in self.companies:
            for seat, guest in enumerate(company.guests):
                await self._open(company, seat, guest)
        while not all(guest.seq >= 0 for company in self.companies for guest in company.guests):
            await asyncio.sleep(0.05)
            assert not self.ledger.errors, self.ledger.errors

    async def _open(self, company: Company, seat: int, guest: Guest) -> None:
        path = f"/api/tables/{company.id}/events?seat={seat}"
        lines = self._lines(company, seat)
        headers = self._headers(lines, company.number, guest.cookie)
        headers["Accept"] = "text/event-stream"
        sent = request("GET", path, headers)

        def heard(id: int, data: bytes, at: float) -> None:
            guest.hear(id, data)
            if not tells_only_who_is_away(id, data):
                self.ledger.arrived(company.id, seat, id, at)

        def lost(why: str) -> None:
            self.ledger.errors[why] += 1

        def make() -> Stream:
            return Stream(sent, heard, lost)

        loop = asyncio.get_running_loop()
        _, guest.stream = await loop.create_connection(make, lines.host, lines.port)

    def leave(self) -> None:
        """Close all streams."""
        for company in self.companies:
            for guest in company.guests:
                if guest.stream is not None:
                    guest.stream.close()
        for lines in self.nodes:
            lines.close()

    # --- playing ---------------------------------------------------------------------------

    def next_company(self) -> Company | None:
        """Return the table whose turn it is and where nothing is under way; None if none is."""
        for _ in range(len(self.companies)):
            company = self.companies.pop(0)
            if company.is_over():
                self.over += 1
                continue
            self.companies.append(company)
            if not self.ledger.is_busy(company.id) and company.deciding():
                return company
        return None

    async def act(self, company: Company) -> None:
        """Let someone at a table do something at random; return when all seats know of it."""
        seats = company.deciding()
        seat = seats[self._rng.below(len(seats))]
        guest = company.guests[seat]
        self._keys += 1
        told = {
            "action": guest.actions[self._rng.below(len(guest.actions))],
            "version": guest.version,
            "key": f"load-{self._keys}",
        }
        path = f"/api/tables/{company.id}/seats/{seat}/act"
        lines = self._lines(company, seat)
        headers = self._headers(lines, company.number, guest.cookie)
        sent = request("POST", path, headers, json.dumps(told).encode())
        self.ledger.sent(company.id, seat, len(company.guests), time.perf_counter())
        try:
            answer = await lines.ask(sent)
        except OSError:
            answer = Answer(0, b"", b"")
        seq = json.loads(answer.body).get("seq", 0) if answer.status == 200 else 0
        self.ledger.answered(company.id, answer.status, seq, time.perf_counter())
        await self.ledger.finished(company.id)


def tells_only_who_is_away(id: int, data: bytes) -> bool:
    """Return whether an event is about who is away, and about no entry after the one before it."""
    return data.startswith(b'{"seq":%d,"after":%d,' % (id, id)) and AWAY in data


def _random_game(seed: str) -> Record:
    """Return a whole game of four random players, to go on with."""
    game = catalog.find("dice-hospital")
    seats = [make_seat("random", game) for _ in range(SEATS)]
    match = Match(Terms(game, {}, {}), seats, seed)
    match.advance()
    return match.record()
