"""A crowd: people who play at random over HTTP, and continue whatever happens to the servers."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from threading import Condition, Thread
from typing import Any

import httpx

from tests.kit.parts import applied
from tests.kit.server import SECONDS, Player, Server, told_so_far

UNDO_EVERY = 20
"""Every so many times that someone can take something back, they do."""
PAUSE = 0.25
"""Seconds until someone tries again who found nobody there."""
AWAY = 503
REFUSED = (409, 422)


class Away(Exception):
    """The server is there, but can't do its work now."""


@dataclass(slots=True)
class Diary:
    """What someone sent, by the keys of it: answered with a number, or refused with a code."""

    acknowledged: dict[str, int] = field(default_factory=dict)
    refused: dict[str, str] = field(default_factory=dict)
    repeated: int = 0
    """How often an answer said that it had been there before."""
    away: int = 0
    """How often the server said that its store is away."""
    lost: int = 0
    """How often a connection was lost or not to be had."""


class Guest(Thread):
    """Someone at a table (without a seat: a spectator), from now until the game is over.

    They keep the number of the last entry they know, and come back with it. What got no answer
    they send again with the same key. Where there are several servers, they try the next one.
    """

    def __init__(
        self,
        player: Player,
        table: str,
        seat: int | None,
        *,
        polls: bool = False,
        elsewhere: Sequence[str] = (),
    ) -> None:
        super().__init__(name=f"{table}-{seat}", daemon=True)
        self.player = player
        self.table = table
        self.seat = seat
        self.polls = polls
        self.diary = Diary()
        self.told: list[Any] = []
        self.last = -1
        self.shown: dict[str, Any] = {}
        self.fault: BaseException | None = None
        self.changed = Condition()
        """Is notified after everything that was shown; a crowd has one for all."""
        self._urls = [str(player.http.base_url).rstrip("/"), *elsewhere]
        self._random = random.Random(f"guest/{seat}")  # noqa: S311 - not for secrets
        self._undoable = 0
        """How often something could be taken back."""
        self._decided = -1
        """The version that was decided on last."""

    def run(self) -> None:
        """Follow the table, and play."""
        try:
            for number, shown in self._follow():
                self._take(number, shown)
                if shown["status"] == "over":
                    return
                self._play(shown)
        except BaseException as fault:
            self.fault = fault
            raise
        finally:
            with self.changed:
                self.changed.notify_all()

    def _take(self, number: int, shown: dict[str, Any]) -> None:
        assert number > self.last, "everything is told once"
        with self.changed:
            self.told = told_so_far(self.told, shown)
            self.last, self.shown = number, shown
            self.changed.notify_all()

    # --- following -------------------------------------------------------------------------

    def _follow(self) -> Iterator[tuple[int, dict[str, Any]]]:
        while True:
            try:
                yield from self._wait() if self.polls else self._stream()
            except (httpx.TransportError, Away) as error:
                self._try_elsewhere(error)

    def _stream(self) -> Iterator[tuple[int, dict[str, Any]]]:
        headers = {} if self.last < 0 else {"Last-Event-ID": str(self.last)}
        path, params = self._path("events"), self._params()
        with self.player.http.stream("GET", path, params=params, headers=headers) as told:
            if told.status_code == AWAY:
                raise Away
            assert told.status_code == 200, told.read()
            number = 0
            for line in told.iter_lines():
                if line.startswith("id: "):
                    number = int(line.removeprefix("id: "))
                elif line.startswith("data: "):
                    yield number, applied(self.shown, json.loads(line.removeprefix("data: ")))

    def _wait(self) -> Iterator[tuple[int, dict[str, Any]]]:
        params = {**self._params(), "after": max(0, self.last), "seconds": 5}
        answer = self._answer("GET", self._path("wait"), params=params)
        assert answer.is_success, answer.text
        if answer.content:
            shown = answer.json()
            yield shown["seq"], shown

    def _answer(self, method: str, path: str, **more: Any) -> httpx.Response:
        answer = self.player.http.request(method, path, **more)
        if answer.status_code == AWAY:
            raise Away
        return answer

    def _path(self, what: str) -> str:
        return f"/api/tables/{self.table}/{what}"

    def _params(self) -> dict[str, int]:
        return {} if self.seat is None else {"seat": self.seat}

    def _try_elsewhere(self, error: Exception) -> None:
        if isinstance(error, Away):
            self.diary.away += 1
        else:
            self.diary.lost += 1
        self._urls.append(self._urls.pop(0))
        self.player.http.base_url = httpx.URL(self._urls[0])
        with self.changed:
            self.changed.wait(PAUSE)

    # --- playing ---------------------------------------------------------------------------

    def _play(self, shown: dict[str, Any]) -> None:
        """Do something if there is something to decide that was not decided yet."""
        if self.seat is None or shown["status"] != "playing" or shown["version"] <= self._decided:
            return
        version = shown["version"]
        self._undoable += shown["undo"]
        again = shown["undo"] and self._undoable % UNDO_EVERY == 0
        if again and self.send("undo", version=version):
            self._decided = version
        elif shown["choices"]:
            self._decided = version
            action = self._random.choice(shown["choices"])["action"]
            self.send("act", version=version, action=action)

    def send(self, what: str, **body: Any) -> bool:
        """Send something until there is an answer, note it, and return whether it was done."""
        key = f"{what}-{len(self.diary.acknowledged) + len(self.diary.refused)}"
        path = self._path(f"seats/{self.seat}/{what}")
        until = time.monotonic() + 2 * SECONDS
        while time.monotonic() < until:
            try:
                answer = self._answer("POST", path, json={**body, "key": key})
            except (httpx.TransportError, Away) as error:
                self._try_elsewhere(error)
                continue
            if answer.is_success:
                told = answer.json()
                self.diary.acknowledged[key] = told["seq"]
                self.diary.repeated += told["repeated"]
                return True
            assert answer.status_code in REFUSED, answer.text
            self.diary.refused[key] = answer.json()["error"]["code"]
            return False
        raise AssertionError(f"no answer to {key} of {self.name}")


class Crowd:
    """Guests at one or several tables, who have begun to play."""

    def __init__(self, guests: Sequence[Guest]) -> None:
        self.guests = list(guests)
        self._changed = Condition()
        for guest in self.guests:
            guest.changed = self._changed
            guest.start()

    def sent(self) -> int:
        """Return how much was acknowledged so far."""
        return sum(len(guest.diary.acknowledged) for guest in self.guests)

    def is_over(self) -> bool:
        """Return whether everyone has seen the end of their game."""
        return all(guest.shown.get("status") == "over" for guest in self.guests)

    def wait_until(self, what: Callable[[], bool]) -> None:
        """Wait until something is so, which may change whenever someone is shown something.

        However long that takes, but never for long while nobody is shown anything.
        """
        shown: int | None = None  # each guest begins at -1, so all together can be at any number
        until = 0.0
        with self._changed:
            while not what():
                if (now := sum(guest.last for guest in self.guests)) != shown:
                    shown, until = now, time.monotonic() + 2 * SECONDS
                faults = [guest.fault for guest in self.guests if guest.fault is not None]
                assert not faults, faults
                assert time.monotonic() < until, [(one.name, one.last) for one in self.guests]
                self._changed.wait(1)

    def go_on(self, entries: int) -> None:
        """Wait until so much more was acknowledged, or the games are over."""
        goal = self.sent() + entries
        self.wait_until(lambda: self.sent() >= goal or self.is_over())

    def wait_until_away(self) -> None:
        """Wait until someone was told that the store is away."""
        before = self._told_away()
        self.wait_until(lambda: self._told_away() > before)

    def _told_away(self) -> int:
        return sum(guest.diary.away for guest in self.guests)

    def finish(self) -> None:
        """Wait until all games are over."""
        self.wait_until(self.is_over)
        for guest in self.guests:
            guest.join(SECONDS)
            assert not guest.is_alive()


def gather(servers: Sequence[Server], game: str, people: int, bots: Sequence[str]) -> list[Guest]:
    """Lay a table, and return people who sit there and a spectator; the last of them polls.

    They are spread over the servers, each with the others to turn to.
    """
    urls = [server.url for server in servers]
    ann = servers[0].person("Ann")
    laid = ann.lay(game, ["me", *["open"] * (people - 1), *bots])
    players = [ann]
    for link in laid["links"][1:]:
        server = servers[link["seat"] % len(servers)]
        player = server.stranger()
        player.post("/api/links", {"secret": link["secret"], "name": f"Bob {link['seat']}"})
        players.append(player)
    seats: list[int | None] = [*range(people), None]
    players.append(servers[-1].stranger())
    return [
        Guest(
            player,
            laid["table"],
            seat,
            polls=seat == people - 1,
            elsewhere=[url for url in urls if url != str(player.http.base_url).rstrip("/")],
        )
        for player, seat in zip(players, seats, strict=True)
    ]
