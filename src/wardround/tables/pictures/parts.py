"""The parts of a picture: which keys each has, who shares it, and what it depends on.

A part is made again only if what it depends on has changed. Parts that name nothing are cheap, so
they are made at every look. The log and the chat are told as additions to what a viewer had, and
who is away is not in the log of a table (see `pictures`).
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Final

from wardround.core.json_types import Undeclared as Json
from wardround.tables.game import showing
from wardround.tables.game.table import PLAYING
from wardround.tables.pictures.look import Look
from wardround.tables.pictures.now import now


@dataclass(frozen=True, slots=True)
class Part:
    """Some keys of a picture that change together."""

    name: str
    keys: tuple[str, ...]
    make: Callable[[Look], Json]
    depends: Callable[[Look], object] | None = None
    """What it is made from, to be compared; None: it is made at every look."""
    deep: bool = False
    """Whether changes are told by their places inside its values."""

    @property
    def by_value(self) -> bool:
        """Whether its values are compared, and encoded only where they have changed."""
        return self.deep or self.depends is None


# --- what all viewers of a language share ------------------------------------------------------


def _setup(look: Look) -> Json:
    return showing.setup(look.table)


def _seating(look: Look) -> Json:
    return {**showing.seating(look.table), **showing.clock(look.table), "names": look.names}


def _requests(look: Look) -> Json:
    told = showing.requests(look.table)
    if look.table.match is not None:
        look.table_words.add_requests(look.narrator, look.table, told, look.names)
    return told


SHARED: Final = (
    Part(
        "setup",
        (
            *("table", "game", "settings", "packs", "daily", "deal", "commitment", "watched"),
            *("boards", "takebacks", "patience"),
        ),
        _setup,
        lambda _: (),
    ),
    Part(
        "table",
        ("status", "chairs", "rematch", "practice", "outcome", "clock", "names"),
        _seating,
    ),
    Part("requests", ("asking", "knocking"), _requests),
)

# --- what one viewer is shown ------------------------------------------------------------------


def _now(look: Look) -> Json:
    shown = {"seat": look.viewer, "view": look.view}
    return {"now": now(look.narrator, look.table, shown, look.names)}


def _moment(look: Look) -> Hashable:
    """Return what the status line says: what the viewer is asked, or whom they wait for."""
    match, view = look.table.match, look.view
    if match is None:
        return None
    actors = tuple(match.actors())
    asked = look.own if look.viewer in actors else tuple(view["prompts"].items())
    return (actors, asked, view["phase"], look.narrator.status.counted(view), look.names_key)


def _standing(look: Look) -> Json:
    told: Json = {"seat": look.viewer}
    if look.table.match is None:
        return told
    if look.viewer is None:
        return {**told, "takeback": None}
    told |= showing.standing(look.table, look.viewer)
    look.table_words.add_takeback(look.narrator, look.table.match, told, look.names)
    return told


def _own(look: Look) -> Json:
    if look.viewer is None or look.table.match is None:
        return {}
    told = showing.offered(look.table, look.table.match, look.viewer)
    shown = {**told, "seat": look.viewer, "view": look.view}
    if told["choices"]:
        shown |= _now(look)
        look.table_words.label(look.narrator, shown, look.names)
        told["prompt"] = shown["prompt"]
    return told


def _offer(look: Look) -> Hashable:
    match, seat = look.table.match, look.viewer
    if match is None or seat is None:
        return None
    offered = look.own if seat in match.actors() else None
    return (offered, look.table.decisions.versions[seat], look.names_key)


def _plan(look: Look) -> Json:
    table, seat = look.table, look.viewer
    if seat is None or table.match is None:
        return {}
    may_undo = look.reach[0] < len(table.match.plan(seat).done)
    told = {"undo": may_undo, "redo": table.match.may_redo(seat)}
    if table.status == PLAYING:
        words = look.table_words
        told["plan"] = words.plan(table, look.narrator, seat, look.reach, look.names_key)
    else:
        look.table_words.forget_plans(table)
    return told


def _done(look: Look) -> Hashable:
    match, seat = look.table.match, look.viewer
    if match is None or seat is None:
        return None
    plan = match.plan(seat)
    first, barrier = look.reach
    begun = plan.done[first].mark.index if first < len(plan.done) else match.version
    done = (tuple(plan.done[first:]), tuple(plan.undone), barrier)
    return (look.own, begun, done, look.names_key, look.table.status)


def _forecast(look: Look) -> Json:
    if look.table.match is None:
        return {}
    return {"forecast": look.table_words.forecast(look.narrator, look.table.match, look.viewer)}


def _prospects(look: Look) -> Json:
    if look.viewer is None or look.table.status != PLAYING:
        return {}
    told = look.table_words.prospects(look.table, look.viewer, look.basis("card"))
    return {"prospects": told}


def _foreseen(look: Look) -> object:
    return (look.table.status, look.basis("forecast"))


def _sought(look: Look) -> object:
    return (look.table.status, look.basis("prospect"))


VIEWED: Final = (
    Part("now", ("now",), _now, _moment, deep=True),
    Part("standing", ("seat", "across", "takeback", "automatic", "muted"), _standing),
    Part("own", ("version", "choices", "prompt"), _own, _offer),
    Part("plan", ("undo", "redo", "plan"), _plan, _done, deep=True),
    Part("forecast", ("forecast",), _forecast, _foreseen),
    Part("prospects", ("prospects",), _prospects, _sought),
)

BOARD: Final = "board"
LOG: Final = "log"
CHAT: Final = "chat"
HERE: Final = "here"
"""The parts with their own ways: by place in the view, by additions, and by connection."""
KEYS: Final = {
    **{part.name: part.keys for part in (*SHARED, *VIEWED)},
    BOARD: ("view",),
    LOG: ("steps", "log", "told"),
    CHAT: ("said",),
    HERE: ("mine", "away", "seed"),
}
"""The keys of a picture in each part."""
