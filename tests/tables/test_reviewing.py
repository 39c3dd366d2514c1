"""Reviews in a group, through the verbs of tables and without a socket."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator

import pytest

from tests.kit.home import PEOPLE, SECONDS, Home, at_home, known, wanted
from wardround.core.luck import Rng
from wardround.tables.errors import NotAllowed, NotFound, NotNow
from wardround.tables.replays.replay_types import Pointing, Review

ANN, BOB, *_ = PEOPLE
START: Pointing = {"step": 0, "seat": None, "notes": [], "arrow": []}
LATER: Pointing = {
    "step": 7, "seat": 1, "notes": [{"step": 7, "text": "Look here"}], "arrow": [],
}  # fmt: skip


async def next_of(news: AsyncGenerator[Review | None, None]) -> Review:
    """Return the next change that a follower is told."""
    async with asyncio.timeout(SECONDS):
        found = await anext(news)
    assert found is not None
    return found


def test_one_leads_through_a_game_and_hands_over_while_others_follow() -> None:
    async def together(home: Home) -> None:
        tables = home.tables
        live = await home.lay(wanted("dice-hospital", "me", "open"))
        with pytest.raises(NotNow):
            await tables.open_review(live, known(ANN), START)
        await home.play_on(live, Rng("review"))
        opened = await tables.open_review(live, known(ANN), START)
        id = opened["review"]
        joined = await tables.join_review(id, known(BOB))
        assert (joined["people"], joined["leader"], joined["me"]) == (["Ann", "Bob"], 0, 1)
        with pytest.raises(NotAllowed, match="not-leading"):
            await tables.point(id, BOB, LATER)

        news = tables.follow_review(id, BOB)
        assert (await next_of(news))["step"] == 0
        await tables.point(id, ANN, LATER)
        tables.reviews.heard(id)  # as a storage with several nodes tells
        told = await next_of(news)
        assert (told["step"], told["seat"], told["notes"]) == (7, 1, LATER["notes"])
        handed = await tables.hand_over(id, ANN, 1)
        assert (handed["leader"], handed["me"]) == (1, 0)
        with pytest.raises(NotFound, match="no-such-follower"):
            await tables.hand_over(id, BOB, 9)
        await news.aclose()
        assert (await tables.look_at_review(id, None))["me"] is None

    at_home(together)


def test_who_follows_is_told_after_a_while_that_nothing_happened_and_when_it_is_over() -> None:
    async def waiting(home: Home) -> None:
        tables = home.tables
        live = await home.lay(wanted("dice-hospital", "me"))
        await home.play_on(live, Rng("quiet"))
        id = (await tables.open_review(live, known(ANN), START))["review"]
        over: list[bool] = []
        news = tables.follow_review(id, None, 1, seconds=0.01, is_over=lambda: bool(over))
        assert await anext(news) is None
        over.append(True)
        tables.reviews.wake(id)
        assert [one async for one in news] == []

    at_home(waiting)


def test_a_review_that_nobody_opened_is_not_found() -> None:
    async def nothing(home: Home) -> None:
        with pytest.raises(NotFound, match="no-such-review"):
            await home.tables.look_at_review("nowhere", ANN)
        with pytest.raises(NotFound, match="no-such-review"):
            await home.tables.join_review("nowhere", known(BOB))

    at_home(nothing)
