"""The seats of others, by impatience, by races, by links, and by being quick."""

from __future__ import annotations

import time
from collections.abc import Sequence
from contextlib import closing
from typing import Final

from tests.kit.hall import Hall
from tests.kit.racing import race_for_a_link, race_for_seats
from tests.kit.server import SECONDS, Player, Server
from tools.hostile.tries import Ground, Tries, attack

DICE, NURSE = "dice-hospital", "dynamite-nurse"
RACES: Final = 5
FIRST: Final = {"first-player": 0}


def seated(
    server: Server, game: str, names: Sequence[str], **more: object
) -> tuple[str, list[Player]]:
    """Return a table at which people play."""
    people = [server.person(name) for name in names]
    laid = people[0].lay(game, ["me", *["open"] * (len(names) - 1)], **more)
    for player, link in zip(people[1:], laid["links"][1:], strict=True):
        player.post("/api/links", {"secret": link["secret"]})
    return laid["table"], people


@attack("seats", "a host without patience, at a player who is there")
def impatience(ground: Ground, tries: Tries) -> None:
    """Nobody who is connected is replaced at once, and all are told how long that takes."""
    server = ground.server()
    table, (ann, bob, cleo) = seated(
        server, DICE, ["Ann", "Bob", "Cleo"], patience=0, takebacks="ask"
    )
    path = f"/api/tables/{table}/seats"
    with closing(cleo.events(table, 2)) as there:
        next(there)
        for _ in range(3):
            with tries.one("at once"):
                body = {"absent": 2, "bot": "random"}
                assert ann.refused(f"{path}/0/stand-in", body) == (409, "seat-not-away")
                assert bob.refused(f"{path}/1/stand-in", body) == (409, "seat-not-away")
        with tries.one("all are told of it"):
            assert cleo.look(table, 2)["patience"] == {"away": 0, "present": 60}
    with tries.one("the seat of who is not asked"):
        body = {"absent": 1, "bot": "random"}
        assert ann.refused(f"{path}/2/stand-in", body) == (403, "not-your-seat")


@attack("seats", "a bot that was put in somebody's place, and a takeback it should agree to")
def imposed_bots(ground: Ground, tries: Tries) -> None:
    """It agrees to nothing, though its table has no patience."""
    table, people = seated(
        ground.server(), DICE, ["Ann", "Bob", "Cleo"], patience=0, takebacks="ask", settings=FIRST
    )
    ann, bob, _ = people
    path = f"/api/tables/{table}/seats"
    while not ann.look(table, 0)["takeback"]:
        for seat, player in enumerate(people):
            if (shown := player.look(table, seat))["choices"]:
                player.act(table, seat, shown["choices"][-1]["action"], shown["version"])
                break
    until = time.monotonic() + SECONDS
    body = {"absent": 2, "bot": "random"}
    while ann.http.post(f"{path}/0/stand-in", json=body).is_error:  # until Cleo counts as away
        assert time.monotonic() < until
        time.sleep(1)
    bob.post(f"{path}/1/stand-in", body)
    for _ in range(3):
        with tries.one():
            asked = {"do": "ask", "version": ann.look(table, 0)["version"]}
            assert ann.refused(f"{path}/0/takeback", asked) == (409, "takeback-stand-in")


@attack("seats", "a bot's seat in mid-game")
def warm_seats(ground: Ground, tries: Tries) -> None:
    """Nobody gets it, nor sees its hand, before all who play have agreed."""
    server = ground.server()
    ann, bob, eve = (server.person(name) for name in ("Ann", "Bob", "Eve"))
    laid = ann.lay(NURSE, ["me", "open", "open"])
    path = f"/api/tables/{laid['table']}"
    bob.post(f"{path}/join", {"seat": 1})
    ann.post(f"{path}/begin")

    def sees(player: Player) -> bool:
        return player.http.get(path, params={"seat": 2}).is_success

    with tries.one("a stranger asks"):
        answer = eve.http.post(f"{path}/join", json={})
        assert answer.status_code == 202
        assert not sees(eve)
    with tries.one("one of two agrees"):
        asked = answer.json()["asked"]
        ann.post(f"{path}/seats/0/admit", {"do": "agree", "asked": asked})
        assert not sees(eve)
        assert eve.http.post(f"{path}/join", json={}).status_code == 202
    with tries.one("who has no seat agrees for another"):
        body = {"do": "agree", "asked": asked}
        assert eve.refused(f"{path}/seats/1/admit", body) == (403, "not-your-seat")
    with tries.one("one of two refuses"):
        bob.post(f"{path}/seats/1/admit", {"do": "refuse", "asked": asked})
        assert eve.refused(f"{path}/join") == (409, "knock-refused")
        assert not sees(eve)
    with tries.one("a player, by the link of the seat"):
        secret = {"secret": laid["links"][2]["secret"]}
        assert bob.refused("/api/links", secret) == (409, "seat-consent")
        assert not sees(bob)
    with tries.one("a player, by asking"):
        bob.http.post(f"{path}/join", json={"seat": 2})
        assert not sees(bob)


@attack("seats", "eight people race for one link, and for the last seats")
def races(ground: Ground, tries: Tries) -> None:
    """Each seat gets one of them, and all others are told so."""
    server = ground.server()
    for number in range(RACES):
        with tries.one(f"link, race {number}"):
            race_for_a_link([server])
        with tries.one(f"seats, race {number}"):
            race_for_seats([server])


@attack("seats", "the seats, choices and keys of others")
def other_seats(ground: Ground, tries: Tries) -> None:
    """Nobody plays, looks or asks on the seat of another, and what is sent twice happens once."""
    hall = Hall(ground.server(), ground.folder / "0.log")
    player, seat, shown = hall.deciding()
    other = hall.bob if player is hall.ann else hall.ann
    forged = hall.server.stranger()
    forged.http.cookies.set("wardround", "A" * 43)
    act = {"action": shown["choices"][0]["action"], "version": shown["version"]}
    own = f"{hall.path}/seats/{seat}"
    posts = ("act", "undo", "say", "preview", "link", "leave", "stand-in", "extend", "mute")
    for who, status in (
        (other, 403),
        (hall.eve, 403),
        (forged, 401),
        (hall.server.stranger(), 401),
    ):
        for what in posts:
            with tries.one(what):
                body = {
                    "act": act, "undo": {"version": 0}, "say": {"text": "x"},
                    "preview": {"actions": [0]}, "stand-in": {"absent": seat, "bot": "random"},
                    "extend": {"seconds": 60}, "mute": {"who": 1 - seat, "on": True},
                }.get(what, {})  # fmt: skip
                assert who.refused(f"{own}/{what}", body)[0] == status
        for what in ("", "/wait", "/events", "/steps", "/steps/1"):
            with tries.one(what):
                answer = who.http.get(f"{hall.path}{what}", params={"seat": seat})
                assert answer.status_code == 403
    for absurd in (-1, 8, 99, 10**30):
        with tries.one(f"seat {absurd}"):
            assert player.http.post(f"{hall.path}/seats/{absurd}/act", json=act).status_code == 422
    with tries.one("sent twice"):
        first = player.post(f"{own}/act", {**act, "key": "twice"})
        again = player.post(f"{own}/act", {**act, "key": "twice"})
        assert again == {**first, "repeated": True}
    with tries.one("late"):
        assert player.refused(f"{own}/act", {**act, "key": "late"}) == (409, "stale")
    with tries.one("the key of another as a ticket"):
        body = {"seat": seat, "key": "twice"}
        assert hall.eve.refused(f"{hall.path}/join", body) == (409, "seat-taken")
    assert hall.goes_on()
