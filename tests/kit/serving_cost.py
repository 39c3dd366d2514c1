"""The CPU time of requests in a server, without its other processes."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

import httpx

from tests.kit.hostile_bodies import (
    DICE,
    NURSE,
    Hostile,
    full_box,
    in_every_field,
    junk,
    laying,
    lines_typed,
    packs,
    records,
)
from tests.kit.processes import TICK, milliseconds_of
from tests.kit.server import Player, Server
from wardround.core.luck import Rng
from wardround.server.http.body_limits import RECORD, SMALL

LARGE: Final = ("/api/tables", "/api/verify")
"""Where bodies may be large."""
HEADERS: Final = {"content-type": "application/json"}


class Route(NamedTuple):
    """Something that takes a body, with the fields that it knows."""

    method: str
    path: str
    fields: tuple[str, ...]

    @property
    def most(self) -> int:
        """How long its bodies may be."""
        return RECORD if self.path in LARGE else SMALL


class Sending(NamedTuple):
    """A body on its way."""

    route: Route
    hostile: Hostile


class Costs:
    """A server, and someone with seats there."""

    def __init__(self, server: Server) -> None:
        self._pid = server.pid
        self.ann: Player = server.person()
        self.table: str = self.ann.lay(DICE, ["me"])["table"]
        self.nurse: str = self.ann.lay(NURSE, ["me", "me", "me"])["table"]
        self._document: Any = self.ann.get("/openapi.json")
        self._let_it_warm_up()

    def _let_it_warm_up(self) -> None:
        """Wait until the server does nothing by itself: at first it reads what people will need."""
        after = self.ann.look(self.table)["seq"]
        for _ in range(60):
            before = self._spent()
            self.ann.get(f"/api/tables/{self.table}/wait", after=after, seconds=1)
            if self._spent() - before <= 2 * TICK:
                return

    def routes(self) -> list[Route]:
        """Return everything that takes a body, as the server tells of itself."""
        told = []
        for template, operations in self._document["paths"].items():
            for method, operation in operations.items():
                if "requestBody" in operation:
                    told.append(Route(method.upper(), self._path(template), self._of(operation)))
        return told

    def _path(self, template: str) -> str:
        known = {"table": self.table, "game": DICE, "step": "3"}
        return re.sub(r"\{(\w+)\}", lambda found: known.get(found[1], "0"), template)

    def _of(self, operation: Any) -> tuple[str, ...]:
        schema = operation["requestBody"]["content"]["application/json"]["schema"]
        name = schema.get("$ref", "").rpartition("/")[2]
        return tuple(self._document["components"]["schemas"].get(name, {}).get("properties", ()))

    def milliseconds(self, sending: Sending, tries: int = 3) -> float:
        """Return what a body costs: the least of some tries, since something else may be done."""
        least = self._once(sending)
        while tries > 1 and least > TICK:
            tries, least = tries - 1, min(least, self._once(sending))
        return least

    def _once(self, sending: Sending) -> float:
        before = self._spent()
        self.answer(sending)
        return self._spent() - before

    def answer(self, sending: Sending) -> httpx.Response:
        """Send a body, which must not end in a fault of the server."""
        route, (name, body) = sending
        answer = self.ann.http.request(
            route.method, route.path, content=body, headers=HEADERS, timeout=60
        )
        assert answer.status_code < 500, (route.path, name, answer.text[:200])
        return answer

    def _spent(self) -> float:
        return milliseconds_of(self._pid)

    # --- what is sent ----------------------------------------------------------------------

    def everywhere(self, of_each: int) -> Iterator[Sending]:
        """Give bodies for every route, one in so many of them; each body goes to some route."""
        for place, route in enumerate(self.routes()):
            bodies = [*junk(route.most), *in_every_field(route.fields or ("id",), route.most)]
            step = 1 if route.path in LARGE else of_each
            for hostile in bodies[place % step :: step]:
                yield Sending(route, hostile)

    def uploads(self) -> Iterator[Sending]:
        """Give packs and records, wrong ones and those that are right and as long as can be."""
        lay, verify = (Route("POST", path, ()) for path in LARGE)
        for name, game, text in packs():
            yield Sending(lay, Hostile(name, laying(game, packs={"mine.toml": text})))
        for number, (name, text) in enumerate(records()):
            body = laying(DICE, record=text) if number % 4 else json.dumps({"record": text})
            yield Sending(
                lay if number % 4 else verify,
                Hostile(f"record, {name}", body if isinstance(body, bytes) else body.encode()),
            )

    def boxes(self, game: str) -> Iterator[Sending]:
        """Give tables with packs at the limits, each of them new to the server."""
        for number in range(3):
            body = laying(game, packs={"mine.toml": full_box(game, f"# {number}\n")})
            yield Sending(Route("POST", LARGE[0], ()), Hostile("a full box", body))

    def typed(self, seed: str) -> Iterator[Sending]:
        """Give lines as long as one may type."""
        for table, seat in ((self.table, 0), *((self.nurse, seat) for seat in range(3))):
            shown = self.ann.look(table, seat)
            if not shown["choices"]:
                continue
            route = Route("POST", f"/api/tables/{table}/seats/{seat}/act", ())
            known = {word for one in shown["choices"] for word in one["label"].split()}
            words = [*sorted(known), "nurse", "clinic", "red", "then", "x", "zq"]
            junk_lines = ("x " * 100, " ".join(f"w{number:x}" for number in range(60))[:200])
            for line in (*junk_lines, *lines_typed(words, Rng(seed), 4)):
                # So late a version that nothing of it is done.
                told = {"text": line, "version": 10**9}
                yield Sending(route, Hostile(f"typed {line[:20]}", json.dumps(told).encode()))
