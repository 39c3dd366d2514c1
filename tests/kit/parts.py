"""A viewer who follows a table by its parts, as a browser does."""

from __future__ import annotations

from typing import Any

from tests.kit.plain import Json


def applied(shown: Json, event: Json) -> Json:
    """Return a picture after an event: the log and the chat as the event tells them."""
    after = {} if not event["after"] else {**shown, "said": []}
    for key in event.get("gone", ()):
        after.pop(key, None)  # it may have come and gone since the last look
    for part in event["parts"].values():
        for path, value in part.items():
            _put(after, path.split("/"), value)
    return {**after, "seq": event["seq"]}


def _put(place: Any, path: list[str], value: Any) -> None:
    """Put a value in its place, and leave alone what was there."""
    key = int(path[0]) if isinstance(place, list) else path[0]
    if len(path) == 1:
        place[key] = value
        return
    inner = place[key]
    place[key] = inner[:] if isinstance(inner, list) else dict(inner)
    _put(place[key], path[1:], value)


class Follower:
    """Someone who knows a table by what was sent, with the whole log and chat."""

    def __init__(self) -> None:
        self.shown: Json = {}
        self.seq = 0

    def take(self, event: Json) -> None:
        """Take in an event."""
        before = self.shown if event["after"] else {}
        told = applied(before, event)
        for name in ("log", "told"):
            if name in told:
                new = told[name]
                known = before[name]["add"] if name in before else []
                told[name] = {"keep": 0, "add": [*known[: new["keep"]], *new["add"]]}
        told["said"] = [*before.get("said", []), *told["said"]]
        self.shown, self.seq = told, event["seq"]
