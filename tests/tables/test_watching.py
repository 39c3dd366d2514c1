"""What viewers are sent at once, when a change is told, and when their stream does it instead."""

from __future__ import annotations

import asyncio

import pytest

from tests.kit.home import PEOPLE, SECONDS, Home, Watcher, at_home, busy, known, wanted
from wardround.core.errors import WardroundError
from wardround.tables import live as lives
from wardround.tables.live import Live
from wardround.tables.pictures.pictures import Looked, Pictures
from wardround.tables.presence import Visit
from wardround.tables.waiting import Waiter

ANN, BOB, CLEO, _ = PEOPLE
DICE = "dice-hospital"


async def at_table(home: Home, seats: int = 2) -> Live:
    """Lay a table at which everybody sits."""
    return await home.lay(wanted(DICE, "me", *["open"] * (seats - 1)))


async def say(home: Home, live: Live, text: str) -> int:
    """Let Ann say something; return its entry."""
    return (await home.tables.say(live, ANN, 0, text)).seq


async def over(watcher: Watcher) -> BaseException | None:
    """Wait until someone no longer watches; return why, if that is an error."""
    async with asyncio.timeout(SECONDS):
        return (await asyncio.gather(watcher.task, return_exceptions=True))[0]


def test_who_is_up_to_date_is_sent_a_change_before_the_asker_is_answered() -> None:
    async def listen(home: Home) -> None:
        live = await at_table(home)
        ann, bob = Watcher(home, live, 0), Watcher(home, live, 1)
        await ann.catch_up()
        await bob.catch_up()
        for text in ("one", "two", "three"):
            seq = await say(home, live, text)
            assert (ann.seq, bob.seq) == (seq, seq)
        assert [one["text"] for one in bob.shown["said"]] == ["one", "two", "three"]
        assert (ann.at_once, ann.count) == (3, 4)
        await bob.knows()

    at_home(listen)


def test_who_can_be_sent_nothing_at_once_is_sent_the_same_later() -> None:
    async def listen(home: Home) -> None:
        live = await at_table(home)
        is_free = True
        bob = Watcher(home, live, 1, line=lambda: is_free)
        await bob.catch_up()
        for is_free in (True, False, True, False, False, True):
            before = bob.at_once
            await say(home, live, "still there?")
            await bob.knows()
            assert bob.at_once - before == is_free
        assert (bob.at_once, bob.count) == (3, 7)

    at_home(listen)


def test_what_happens_before_a_stream_goes_on_comes_in_order() -> None:
    async def listen(home: Home) -> None:
        live = await at_table(home)
        is_free = True
        bob = Watcher(home, live, 1, line=lambda: is_free)
        await bob.catch_up()
        is_free = False
        await say(home, live, "one")
        is_free = True
        # The memory storage waits for nothing, so that the stream had no turn in between.
        await say(home, live, "two")
        await bob.knows()
        assert [one["text"] for one in bob.shown["said"]] == ["one", "two"]

    at_home(listen)


@pytest.mark.parametrize("how", ["signed out", "banned"])
def test_who_is_to_go_is_sent_nothing_more(how: str) -> None:
    async def listen(home: Home) -> None:
        live = await at_table(home)
        visit = Visit(live.wake)
        banned: list[str] = []
        bob = Watcher(home, live, 1, visit=visit, is_over=lambda: bool(banned))
        await bob.catch_up()
        last = await say(home, live, "welcome")
        # Neither is woken for it yet: a change alone must not let them hear more.
        if how == "banned":
            banned.append("bob")
        else:
            visit.is_over = True
        await say(home, live, "not for Bob")
        why = await over(bob)
        assert bob.seq == last
        assert isinstance(why, WardroundError) == (how == "banned")

    at_home(listen)


def test_who_loses_a_seat_is_not_sent_what_happens_from_then_on() -> None:
    async def listen(home: Home) -> None:
        live = await at_table(home)
        # Cleo has Bob's seat too, until he makes another link for it.
        link = await home.tables.renew_link(live, BOB, 1)
        await home.tables.use_link(str(link["secret"]), known(CLEO))
        bob, cleo = Watcher(home, live, 1), Watcher(home, live, 1, person=CLEO)
        await cleo.catch_up()
        last = await say(home, live, "for both of you")
        await cleo.catch_up()
        assert (cleo.seq, cleo.at_once) == (last, 1)
        await home.tables.renew_link(live, BOB, 1)
        await say(home, live, "for Bob alone")
        why = await over(cleo)
        assert isinstance(why, WardroundError)
        assert (why.code, cleo.seq) == ("seat-lost", last)
        await bob.knows()
        assert bob.seq > last

    at_home(listen)


def test_a_heartbeat_comes_a_while_after_what_was_sent_at_once() -> None:
    async def listen(home: Home) -> None:
        live, pause = await at_table(home), 0.08
        bob = Watcher(home, live, 1, heartbeat=pause)
        await bob.catch_up()
        await asyncio.sleep(pause / 2)
        seq = await say(home, live, "quiet, please")
        sent_at = asyncio.get_running_loop().time()
        assert bob.seq == seq
        while not bob.pulse or bob.pulse[-1][0] < seq:
            await asyncio.sleep(pause / 8)
        first = next(at for after, at in bob.pulse if after == seq)
        assert first - sent_at > pause * 0.75
        assert bob.count == 2

    at_home(listen)


def test_a_fault_in_what_one_is_sent_at_once_stays_theirs(monkeypatch: pytest.MonkeyPatch) -> None:
    async def listen(home: Home) -> None:
        live = await at_table(home)
        ann, bob = Watcher(home, live, 0), Watcher(home, live, 1)
        await ann.catch_up()
        await bob.catch_up()
        make, faults = Pictures.news, [1]

        def fail_once(pictures: Pictures, table: object, looked: Looked, *told: object) -> object:
            if looked.viewer in faults:
                faults.remove(looked.viewer)
                raise ZeroDivisionError
            return make(pictures, table, looked, *told)  # type: ignore[arg-type]

        monkeypatch.setattr(Pictures, "news", fail_once)
        await say(home, live, "well")
        await ann.knows()
        await bob.knows()
        assert (ann.at_once, bob.at_once, faults) == (1, 0, [])

    at_home(listen)


def test_a_crowd_is_not_sent_everything_in_one_go(monkeypatch: pytest.MonkeyPatch) -> None:
    async def listen(home: Home) -> None:
        live = await at_table(home)
        crowd = [Watcher(home, live, None) for _ in range(5)]
        for one in crowd:
            await one.catch_up()
        monkeypatch.setattr(lives, "MOST_AT_ONCE", 3)
        await say(home, live, "so many")
        for one in crowd:
            await one.knows()
        assert [one.at_once for one in crowd] == [1, 1, 1, 0, 0]

    at_home(listen)


def test_who_is_sent_everything_at_once_is_never_woken(monkeypatch: pytest.MonkeyPatch) -> None:
    async def listen(home: Home) -> None:
        live = await at_table(home)
        bob, slow = Watcher(home, live, 1), Watcher(home, live, 1, line=busy)
        await bob.catch_up()
        await slow.catch_up()
        woken, wake = [], Waiter.wake

        def counted(waiter: Waiter, **told: bool) -> None:
            woken.append(waiter)
            wake(waiter, **told)

        monkeypatch.setattr(Waiter, "wake", counted)
        for _ in range(10):
            await say(home, live, "again")
            await slow.knows()
        assert (bob.at_once, slow.at_once) == (10, 0)
        assert (len(woken), len(set(woken))) == (10, 1)

    at_home(listen)
