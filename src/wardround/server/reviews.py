"""Group reviews: open, lead and follow one."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import aclosing
from functools import partial
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal, TypeAlias

from fastapi import Header, Path, Request, Response
from fastapi.responses import StreamingResponse
from pydantic import Field

from wardround.server.declared import described
from wardround.server.http.bodies import Body, Name, SeatNumber
from wardround.server.http.dependencies import ERRORS, AtTable
from wardround.server.http.document import Router
from wardround.server.node import Node
from wardround.server.people.identity import (
    Anyone,
    AtTables,
    Known,
    MaybePerson,
    token_of,
)
from wardround.server.people.person_cache import PersonCache
from wardround.server.play.streams import RETRY_MILLISECONDS, STREAM_HEADERS
from wardround.tables.pictures.encoding import encoded
from wardround.tables.replays import replay_types
from wardround.tables.replays.replay_types import Review
from wardround.tables.rows import Person
from wardround.tables.tables import Tables

MOST_NOTES = 64
"""How many notes a review has room for; they are short, and fit into one request."""
StepNumber = Annotated[int, Field(ge=0, le=1_000_000)]
if TYPE_CHECKING:
    Note: TypeAlias = Any
    Arrow: TypeAlias = Any
else:
    Note, Arrow = described(replay_types.Note), described(replay_types.Arrow)


class Pointing(Body):
    """Where the leader is, and their notes."""

    step: StepNumber
    seat: SeatNumber | Literal["all"] | None = None
    """The seat whose view they show; null for a spectator's."""
    notes: Annotated[list[Note], Field(max_length=MOST_NOTES)] = Field(default_factory=list)
    arrow: Arrow = Field(default_factory=list)
    """What they point at; it disappears when they move on."""


class Reviewing(Pointing):
    """A new review; its creator leads."""

    name: Name | None = None


class Following(Body):
    """A follower who gives their name."""

    name: Name | None = None


class HandingOver(Body):
    """The new leader's index in `people`."""

    to: Annotated[int, Field(ge=0, le=999)]


router = Router(prefix="/api", tags=["reviews"], responses=ERRORS)

ReviewId = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{6,40}$")]
REVIEW_STREAM: Final[dict[int | str, dict[str, Any]]] = {
    200: {
        "description": "A stream of events named `review`, each with a review (`Review`).",
        "content": {"text/event-stream": {"schema": {"type": "string"}}},
    }
}


def pointed(body: Pointing) -> replay_types.Pointing:
    """Return where a leader points, as plain values."""
    return {"step": body.step, "seat": body.seat, "notes": body.notes, "arrow": body.arrow}


@router.post("/tables/{table}/reviews", status_code=201, response_model=Review)
async def open_review(body: Reviewing, live: AtTable, caller: Anyone, tables: AtTables) -> Review:
    """Start a review of a finished game; anyone with its name can follow."""
    return await tables.open_review(live, caller.asker(body.name), pointed(body))


@router.get("/reviews/{review}", response_model=Review)
async def look_at_review(review: ReviewId, asker: MaybePerson, tables: AtTables) -> Review:
    """Show where a review is."""
    return await tables.look_at_review(review, asker)


@router.post("/reviews/{review}/join", response_model=Review)
async def join_review(
    review: ReviewId, body: Following, caller: Anyone, tables: AtTables
) -> Review:
    """Join the followers by name, so that the leader can hand over."""
    return await tables.join_review(review, caller.asker(body.name))


@router.post("/reviews/{review}/point", response_model=Review)
async def point(review: ReviewId, body: Pointing, person: Known, tables: AtTables) -> Review:
    """Lead all followers to a step, a player's view and my notes."""
    return await tables.point(review, person, pointed(body))


@router.post("/reviews/{review}/lead", response_model=Review)
async def hand_over(review: ReviewId, body: HandingOver, person: Known, tables: AtTables) -> Review:
    """Hand the lead to another follower."""
    return await tables.hand_over(review, person, body.to)


@router.get("/reviews/{review}/events", responses=REVIEW_STREAM, response_class=StreamingResponse)
async def review_events(
    request: Request,
    review: ReviewId,
    asker: MaybePerson,
    tables: AtTables,
    last_event_id: Annotated[str | None, Header(max_length=20, pattern=r"^\d{1,18}$")] = None,
) -> Response:
    """Stream a review: first where it is, then every change."""
    await tables.look_at_review(review, asker)
    after = int(last_event_id) if last_event_id else 0
    return StreamingResponse(
        follow(request, tables, review, asker, after),
        media_type="text/event-stream",
        headers=STREAM_HEADERS,
    )


async def follow(
    request: Request, tables: Tables, review: str, asker: Person | None, after: int
) -> AsyncIterator[bytes]:
    """Give what a follower is sent, for as long as they listen."""
    node: Node = request.app.state.node
    people: PersonCache = request.app.state.person_cache
    token = "" if asker is None else token_of(request)
    yield b"retry: %d\n\n" % RETRY_MILLISECONDS
    async with people.visit(token, partial(tables.reviews.wake, review)) as visit:

        def is_over() -> bool:
            return visit.is_over or node.is_banned(asker)

        async with aclosing(tables.follow_review(review, asker, after, is_over=is_over)) as news:
            async for one in news:
                if one is None:
                    yield b": still here\n\n"
                else:
                    yield b"id: %d\nevent: review\ndata: %s\n\n" % (one["seq"], encoded(one))
