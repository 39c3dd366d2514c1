"""Whole games over HTTP, of people who pry."""

from __future__ import annotations

from typing import Any

from tests.kit.eavesdropping import Ear, listening
from tests.kit.server import Server
from wardround.core.luck import Rng

CHAT = "what-we-say-is-for-the-table-only"


class Evening:
    """A game of people who try everything they are not meant to do, and somebody who watches."""

    def __init__(self, server: Server, game: str, people: int) -> None:
        self.rng = Rng(f"evening/{game}")
        ann = server.person("Ann")
        laid = ann.lay(game, ["me", *["open"] * (people - 1)])
        self.table: str = laid["table"]
        self.path = f"/api/tables/{self.table}"
        self.commitment: str = laid["commitment"]
        self.links: list[str] = [link["secret"] for link in laid["links"]]
        self.ears = [Ear(ann, 0)]
        for seat in range(1, people):
            guest = server.stranger()
            told = guest.post("/api/links", {"secret": self.links[seat], "name": f"Guest {seat}"})
            self.links.append(told["secret"])
            self.ears.append(Ear(guest, seat))
        self.seen = 0
        self.watcher = Ear(server.person("Eve"), None)

    @property
    def everybody(self) -> list[Ear]:
        """The players and the watcher."""
        return [*self.ears, self.watcher]

    def cookies(self) -> list[str]:
        """Return the secrets by which the server knows people."""
        return [ear.player.http.cookies["wardround"] for ear in self.everybody]

    def play(self) -> None:
        """Play until the game is over."""
        with listening(self.everybody, self.table):
            while seats := self.ears[0].player.get("/api/tables")["tables"][0]["deciding"]:
                self.go_on(seats[self.rng.below(len(seats))])

    def go_on(self, seat: int) -> None:
        """Let a seat do something, and now and then everybody pry."""
        ear = self.ears[seat]
        shown = ear.player.wait(self.table, seat, after=self.seen)
        self.seen = shown["seq"] - 1  # what was there stays there: nobody waits
        choices = shown["choices"]
        action = choices[self.rng.below(len(choices))]["action"]
        if not self.rng.below(24):
            self.pry(ear, action, shown)
        if shown["undo"] and not self.rng.below(16):
            ear.player.post(f"{self.path}/seats/{seat}/undo", {"version": shown["version"]})
            return
        ear.player.act(self.table, seat, action, shown["version"])

    def pry(self, ear: Ear, action: int, shown: Any) -> None:
        """Ask for all that one may have, and for what one may not."""
        own, step = f"{self.path}/seats/{ear.seat}", shown["steps"] // 2
        ear.player.post(f"{own}/say", {"text": CHAT})
        ear.player.post(f"{own}/preview", {"actions": [action]})
        ear.player.get(f"{own}/reasons", lang="fr")
        ear.player.get(f"{self.path}/steps/{step}", seat=ear.seat)
        ear.player.get(f"{self.path}/steps", seat=ear.seat, **{"from": step})
        ear.player.look(self.table, ear.seat)
        for other in self.everybody:
            if other is not ear:
                self.pry_at(other, ear.seat, {"action": action, "version": shown["version"]})

    def pry_at(self, other: Ear, seat: int | None, act: dict[str, int]) -> None:
        """Try to look into somebody's seat, and to play there; that is refused."""
        look = {"params": {"seat": seat}}
        refused = [
            other.ask("GET", self.path, **look),
            other.ask("GET", f"{self.path}/wait", **look),
            other.ask("GET", f"{self.path}/events", **look),
            other.ask("GET", f"{self.path}/steps/3", **look),
            other.ask("GET", f"{self.path}/steps", **look),
            other.ask("GET", f"{self.path}/seats/{seat}/reasons"),
            other.ask("GET", f"{self.path}/seats/{seat}/hint"),
            other.ask("GET", f"{self.path}/seats/{seat}/plans"),
            other.ask("POST", f"{self.path}/seats/{seat}/preview", json={"actions": [0]}),
            other.ask("POST", f"{self.path}/seats/{seat}/act", json=act),
            other.ask("POST", f"{self.path}/seats/{seat}/undo", json={"version": 0}),
        ]
        assert refused == [403] * len(refused)
        early = [
            other.ask("GET", f"{self.path}/record"),
            other.ask("POST", f"{self.path}/fork", json={"step": 1, "seats": [{"kind": "me"}]}),
            other.ask("GET", f"/api/archive/{self.table}/record"),
            other.ask("GET", f"/api/archive/{self.table}/steps/1"),
            other.ask("GET", f"/api/archive/{self.table}/steps"),
        ]
        assert early == [409, 409, 404, 404, 404]
