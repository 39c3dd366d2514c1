"""Somebody who does things at random, at tables and nodes at random, and notes what came of it."""

from __future__ import annotations

import random
from collections.abc import Sequence
from threading import Event, Thread
from typing import Any, Final

import httpx

from tests.kit.server import TRUST
from tools.jepsen.history import Deed, History, now

PATIENCE: Final = 6.0
"""Seconds after which there was no answer."""
PAUSE: Final = (0.02, 0.15)
"""Between how many seconds somebody waits before they do the next thing."""
AGAIN: Final = 0.3
"""Seconds until something is sent again that was not answered."""
NOT_NOW: Final = (502, 503, 504)
REFUSED: Final = (409, 422)
LONGEST: Final = 200
SAYS, TAKES_BACK, MISTAKES, TWICE, GIVES_UP = 0.2, 0.15, 0.08, 0.1, 0.3
"""How likely it is to say something, to undo, to send what must be refused, to send it again
though it was answered, and not to send it again though it was not."""
Places = list[tuple[str, int]]
"""Tables, with a seat at each."""


class Client(Thread):
    """A browser of somebody with seats; several can belong to one person, and share the seats."""

    def __init__(
        self, name: str, cookies: httpx.Cookies, places: Places, urls: Sequence[str], seed: str
    ) -> None:
        super().__init__(name=name, daemon=True)
        self.places = places
        self.history = History()
        self.ended = Event()
        self._http = httpx.Client(cookies=cookies, timeout=PATIENCE, verify=TRUST)
        self._urls = list(urls)
        self._random = random.Random(f"client/{seed}/{name}")  # noqa: S311 - not for secrets
        self._count = 0
        self._missed = ""
        """Where there was no answer last: one tries elsewhere next."""

    def run(self) -> None:
        """Do one thing after the other until told to end."""
        with self._http:
            while not self.ended.wait(self._random.uniform(*PAUSE)):
                self._do_something()

    def _do_something(self) -> None:
        table, seat = self._random.choice(self.places)
        shown = self._look(table, seat)
        if shown is None:
            self.ended.wait(AGAIN)
            return
        if shown["status"] == "over":
            self._play_again(table, shown)
        elif self._random.random() < SAYS or shown["status"] != "playing":
            self._send(table, seat, "say", {"text": f"{self.name} {self._count}"})
        elif shown["undo"] and self._random.random() < TAKES_BACK:
            self._send(table, seat, "undo", {}, version=shown["version"])
        elif shown["choices"]:
            self._act(table, seat, shown)

    def _act(self, table: str, seat: int, shown: Any) -> None:  # noqa: ANN401 - a table, as JSON
        action = self._random.choice(shown["choices"])["action"]
        version = shown["version"]
        if self._random.random() < MISTAKES:
            if self._random.random() < 0.5:
                version -= 1
            else:
                action = 1 << 19
        self._send(table, seat, "act", {"action": action}, version=version)

    def _node(self) -> str:
        """Return where to ask next."""
        others = [url for url in self._urls if url != self._missed]
        self._missed = ""
        return self._random.choice(others)

    def _answer(self, method: str, url: str, **more: Any) -> httpx.Response | None:  # noqa: ANN401
        """Ask for something; return nothing where there is no answer, or none that says what is."""
        try:
            answer = self._http.request(method, url, **more)
        except httpx.TransportError:
            answer = None
        if answer is not None and (answer.is_success or answer.status_code in REFUSED):
            return answer
        if answer is not None and answer.status_code not in NOT_NOW:
            self.history.strange.append(f"{answer.status_code} {answer.text[:LONGEST]}")
        self.history.missed()
        self._missed = next(one for one in self._urls if url.startswith(one))
        return None

    def _look(self, table: str, seat: int) -> Any:  # noqa: ANN401 - a table, as JSON
        url, asked = self._node(), now()
        answer = self._answer("GET", f"{url}/api/tables/{table}", params={"seat": seat})
        if answer is None or answer.is_error:
            return None
        shown = answer.json()
        self.history.looked(url, table, asked, shown["seq"])
        return shown

    def _send(self, table: str, seat: int, kind: str, body: dict[str, object], **more: int) -> None:
        """Send something, perhaps again and again, and note what is known of it."""
        self._count += 1
        deed = Deed(table, seat, f"{self.name}-{self._count}", kind, body, now())
        self.history.add(deed)
        told = {**body, **more, "key": deed.key}
        while not self._try(deed, told):
            if self._random.random() < GIVES_UP or self.ended.wait(AGAIN):
                return
        if self._random.random() < TWICE:
            self._try(deed, told)

    def _try(self, deed: Deed, told: dict[str, object]) -> bool:
        """Send something once; tell whether it was answered."""
        url, asked = self._node(), now()
        path = f"{url}/api/tables/{deed.table}/seats/{deed.seat}/{deed.kind}"
        answer = self._answer("POST", path, json=told)
        if answer is None:
            return False
        if answer.is_success:
            deed.done(answer.json()["seq"])
            self.history.acknowledged(url, deed.table, asked, answer.json()["seq"])
        else:
            deed.refused(answer.json()["error"]["code"])
        return True

    def _play_again(self, table: str, shown: Any) -> None:  # noqa: ANN401 - a table, as JSON
        """Lay another table in the place of one whose game is over, with all seats for oneself."""
        self._count += 1
        seats = [{"kind": "me"}] * 3
        told = {"game": shown["game"], "seats": seats, "key": f"{self.name}-{self._count}"}
        answer = self._answer("POST", f"{self._node()}/api/tables", json=told)
        if answer is None or answer.is_error:
            return
        new = answer.json()["table"]
        # Others may look for a place at this moment: there is always one.
        self.places[:] = [
            *((new, seat) for seat in range(3)),
            *(place for place in self.places if place[0] != table),
        ]
