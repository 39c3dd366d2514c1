"""Routes whose answers are described in the API's document, and nowhere else.

We make all answers ourselves, so nothing checks them when they are sent. FastAPI would still make a
model of each when the server starts, which takes a third of the whole start. Here the models are
made when someone asks for the document. What an answer is like is said as always, by the
annotation of its route or by `response_model`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import is_dataclass
from typing import Any, Final, NamedTuple, TypeAlias, get_args, get_type_hints, is_typeddict

from fastapi import APIRouter, FastAPI, Response
from fastapi.datastructures import Default, DefaultPlaceholder
from fastapi.routing import APIRoute
from pydantic import TypeAdapter

Type: TypeAlias = Any
"""A type as a value: `typing` has no type for most of them."""
Responses: TypeAlias = dict[int | str, dict[str, Any]]
"""What else a route may answer, by status."""
_ROUTES: Final[list[Answers]] = []
"""What all routes answer."""
_STREAMS: Final[list[tuple[dict[str, Any], Type]]] = []
"""What streams send: where the document says so, and how it is declared."""


class Answers(NamedTuple):
    """What a route answers, as it was declared."""

    route: APIRoute
    usual: Type
    others: dict[int | str, Type]
    """By status."""


class Router(APIRouter):
    """A router for the routes of one feature."""

    def __init__(self, *, responses: Responses | None = None, **more: Any) -> None:  # noqa: ANN401
        super().__init__(responses=_plain(responses), **more)
        self._models = _models(responses)

    def add_api_route(
        self,
        path: str,
        endpoint: Callable[..., Any],
        *,
        response_model: Type = Default(None),  # noqa: B008 - as FastAPI
        responses: Responses | None = None,
        **more: Any,  # noqa: ANN401 - as FastAPI
    ) -> None:
        """Add a route; remember what its answers are like."""
        plain = _plain(responses)
        super().add_api_route(path, endpoint, response_model=None, responses=plain, **more)
        route = self.routes[-1]
        assert isinstance(route, APIRoute)
        _ROUTES.append(Answers(route, response_model, self._models | _models(responses)))


def _plain(responses: Responses | None) -> Responses:
    """Return responses without their models."""
    return {
        status: {key: value for key, value in one.items() if key != "model"}
        for status, one in (responses or {}).items()
    }


def _models(responses: Responses | None) -> dict[int | str, Type]:
    """Return the models of responses."""
    return {status: one["model"] for status, one in (responses or {}).items() if "model" in one}


class Documented(FastAPI):
    """An application that makes its document when it is asked for.

    It takes the routes of a router as they are. FastAPI would make each a second time, with what
    the inclusion adds, when the first requests come: 0.2 s of CPU time for nothing.
    """

    def __init__(self, **more: Any) -> None:  # noqa: ANN401 - as FastAPI
        super().__init__(**more)
        self._twin = FastAPI(**more)
        """It has the same routes with models of their answers, and only makes the document."""

    def include_router(self, router: APIRouter, **more: Any) -> None:  # noqa: ANN401 - as FastAPI
        """Add the routes of a feature; nothing can be added to them here."""
        if more:
            raise TypeError(f"say it of the router itself: {', '.join(more)}")
        self.router.routes.extend(router.routes)
        self._twin.include_router(router)

    def openapi(self) -> dict[str, Any]:
        """Return the document."""
        if not self.openapi_schema:
            with described_answers():
                self.openapi_schema = self._twin.openapi()
        return self.openapi_schema


def event_stream(description: str, events: Type) -> Responses:
    """Return how the document tells of a stream with these events."""
    content: dict[str, Any] = {}
    _STREAMS.append((content, events))
    return {200: {"description": description, "content": {"text/event-stream": content}}}


@contextmanager
def described_answers() -> Iterator[None]:
    """Let all routes have the models of their answers."""
    plain = [(route, route.responses) for route, _, _ in _ROUTES]
    for route, said, others in _ROUTES:
        unsaid = isinstance(said, DefaultPlaceholder)
        route.response_model = _annotated(route) if unsaid else _described(said)
        models = {status: {"model": _described(shape)} for status, shape in others.items()}
        route.responses = {
            status: one | models.get(status, {}) for status, one in route.responses.items()
        }
    for content, events in _STREAMS:
        content["schema"] = TypeAdapter(_described(events)).json_schema()
    try:
        yield
    finally:
        for route, responses in plain:
            route.response_model, route.responses = None, responses


def _annotated(route: APIRoute) -> Type:
    """Return what the annotation of a route says that it answers with; None if that's nothing."""
    said = get_type_hints(route.endpoint, include_extras=True).get("return")
    is_ready = isinstance(said, type) and issubclass(said, Response)
    return None if said is type(None) or is_ready else said


def _described(said: Type) -> Type:
    """Return a declaration as a type that FastAPI understands."""
    from wardround.server.declared import described  # noqa: PLC0415 - only the document needs it

    declared = is_typeddict(said) or is_dataclass(said) or get_args(said)
    return described(said) if declared else said
