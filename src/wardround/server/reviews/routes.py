"""Group reviews: open, lead and follow one."""

from __future__ import annotations

from collections.abc import AsyncIterator
from functools import partial
from typing import Annotated, Any, Final

from fastapi import APIRouter, Depends, Header, Path, Request, Response
from fastapi.responses import StreamingResponse

from wardround.server.declared import described
from wardround.server.http.dependencies import ERRORS, AtTable
from wardround.server.node import Node
from wardround.server.people.identity import AtNode, Known, MaybePerson, known_or_new, token_of
from wardround.server.people.person_cache import PersonCache
from wardround.server.play.streams import RETRY_MILLISECONDS, STREAM_HEADERS
from wardround.server.reviews.bodies import Following, HandingOver, Pointing, Reviewing
from wardround.tables import access
from wardround.tables.pictures.encoding import encoded
from wardround.tables.replays import replay_types
from wardround.tables.replays.group_reviews import Reviews, handed_over, named, pointing_of, shown
from wardround.tables.replays.replay_types import Review
from wardround.tables.rows import Person
from wardround.tables.verbs.watching import HEARTBEAT

router = APIRouter(prefix="/api", tags=["reviews"], responses=ERRORS)

ReviewId = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{6,40}$")]
REVIEW: Final = described(Review)
REVIEW_STREAM: Final[dict[int | str, dict[str, Any]]] = {
    200: {
        "description": "A stream of events named `review`, each with a review (`Review`).",
        "content": {"text/event-stream": {"schema": {"type": "string"}}},
    }
}


async def reviews_of(request: Request) -> Reviews:
    """Return the reviews of this node."""
    reviews: Reviews = request.app.state.reviews
    return reviews


WithReviews = Annotated[Reviews, Depends(reviews_of)]


def pointed(body: Pointing) -> replay_types.Pointing:
    """Return where a leader points, as plain values."""
    return {"step": body.step, "seat": body.seat, "notes": body.notes, "arrow": body.arrow}


@router.post("/tables/{table}/reviews", status_code=201, response_model=REVIEW)
async def open_review(
    body: Reviewing,
    live: AtTable,
    found: MaybePerson,
    node: AtNode,
    reviews: WithReviews,
    request: Request,
    response: Response,
) -> Review:
    """Start a review of a finished game; anyone with its name can follow."""
    access.must_be_public(live)
    leader = await known_or_new(node, found, body.name, request, response)
    row = await reviews.begin(live.id, leader, pointed(body))
    return shown(row, leader)


@router.get("/reviews/{review}", response_model=REVIEW)
async def look_at_review(review: ReviewId, asker: MaybePerson, reviews: WithReviews) -> Review:
    """Show where a review is."""
    return shown(await reviews.find(review), asker)


@router.post("/reviews/{review}/join", response_model=REVIEW)
async def join_review(
    review: ReviewId,
    body: Following,
    found: MaybePerson,
    node: AtNode,
    reviews: WithReviews,
    request: Request,
    response: Response,
) -> Review:
    """Join the followers by name, so that the leader can hand over."""
    await reviews.find(review)
    person = await known_or_new(node, found, body.name, request, response)
    row = await reviews.change(
        review, lambda told: {**told, "people": named(told["people"], person)}
    )
    return shown(row, person)


@router.post("/reviews/{review}/point", response_model=REVIEW)
async def point(review: ReviewId, body: Pointing, person: Known, reviews: WithReviews) -> Review:
    """Lead all followers to a step, a player's view and my notes."""
    row = await reviews.change(review, partial(pointing_of, asker=person, pointing=pointed(body)))
    return shown(row, person)


@router.post("/reviews/{review}/lead", response_model=REVIEW)
async def hand_over(
    review: ReviewId, body: HandingOver, person: Known, reviews: WithReviews
) -> Review:
    """Hand the lead to another follower."""
    row = await reviews.change(review, partial(handed_over, asker=person, to=body.to))
    return shown(row, person)


@router.get("/reviews/{review}/events", responses=REVIEW_STREAM, response_class=StreamingResponse)
async def review_events(
    request: Request,
    review: ReviewId,
    asker: MaybePerson,
    reviews: WithReviews,
    last_event_id: Annotated[str | None, Header(max_length=20, pattern=r"^\d{1,18}$")] = None,
) -> Response:
    """Stream a review: first where it is, then every change."""
    await reviews.find(review)
    after = int(last_event_id) if last_event_id else 0
    return StreamingResponse(
        follow(request, reviews, review, asker, after),
        media_type="text/event-stream",
        headers=STREAM_HEADERS,
    )


async def follow(
    request: Request, reviews: Reviews, review: str, asker: Person | None, after: int
) -> AsyncIterator[bytes]:
    """Give what a follower is sent, for as long as they listen."""
    node: Node = request.app.state.node
    yield b"retry: %d\n\n" % RETRY_MILLISECONDS
    room = reviews.enter(review)
    people: PersonCache = request.app.state.person_cache
    try:
        reviews.heard(review)  # now that it is kept here, nothing new can be missed
        async with people.visit("" if asker is None else token_of(request), room.wake) as visit:
            while not (node.dismissed or visit.is_over or node.is_banned(asker)):
                row = await room.change(after, HEARTBEAT)
                if row is None:
                    yield b": still here\n\n"
                    continue
                after = row.seq
                told = encoded(shown(row, asker))
                yield b"id: %d\nevent: review\ndata: %s\n\n" % (after, told)
    finally:
        reviews.leave(review)
