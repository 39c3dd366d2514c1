"""The parts of a picture: how each is made, who shares it, and what it depends on.

A part is made again only if what it depends on has changed. Parts that name nothing are cheap, so
they are made at every look. The log and the chat are told as additions to what a viewer had, and
who is away is not in the log of a table (see `pictures`).
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass
from typing import Final

from wardround.tables.game import showing
from wardround.tables.game.table import PLAYING
from wardround.tables.game.table_types import SetupPart
from wardround.tables.game.takebacks import NONE
from wardround.tables.pictures.look import Look
from wardround.tables.pictures.now import now
from wardround.tables.pictures.own import own, standing
from wardround.tables.pictures.picture_types import (
    ForecastPart,
    NowPart,
    OwnPart,
    PlanPart,
    ProspectsPart,
    RequestsPart,
    SeatingPart,
    StandingPart,
)
from wardround.tables.pictures.takebacks import requests


@dataclass(frozen=True, slots=True)
class Part:
    """Some keys of a picture that change together."""

    name: str
    make: Callable[[Look], Mapping[str, object]]
    depends: Callable[[Look], object] | None = None
    """What it is made from, to be compared; None: it is made at every look."""
    deep: bool = False
    """Whether changes are told by their places inside its values."""

    @property
    def by_value(self) -> bool:
        """Whether its values are compared, and encoded only where they have changed."""
        return self.deep or self.depends is None


# --- what all viewers of a language share ------------------------------------------------------


def _setup(look: Look) -> SetupPart:
    return showing.setup(look.table)


def _seating(look: Look) -> SeatingPart:
    return {**showing.seating(look.table), "names": look.names}


def _requests(look: Look) -> RequestsPart:
    return requests(look.narrator, look.table, look.names)


SHARED: Final = (
    Part("setup", _setup, lambda _: ()),
    Part("table", _seating),
    Part("requests", _requests),
)

# --- what one viewer is shown ------------------------------------------------------------------


def _now(look: Look) -> NowPart:
    """Return the status line, which is the same for all who wait."""
    told = look.spoken.waiting if look.waits else None
    if told is None:
        told = {"now": now(look.narrator, look.table, look.viewer, look.view, look.names)}
        if look.waits:
            look.spoken.waiting = told
    return told


def _moment(look: Look) -> Hashable:
    """Return what the status line says: what the viewer is asked, or whom they wait for."""
    match, view = look.table.match, look.view
    if match is None:
        return None
    actors = tuple(match.actors())
    asked = look.own if look.viewer in actors else tuple(view["prompts"].items())
    return (actors, asked, view["phase"], look.narrator.status.counted(view), look.names_key)


def _standing(look: Look) -> StandingPart:
    return standing(look.narrator, look.table, look.viewer, look.names)


def _kept(look: Look) -> Hashable:
    """Return what a seat can go back to, beside its plan, and how it plays."""
    table, seat = look.table, look.viewer
    if table.match is None or seat is None:
        return table.match is None
    across = table.may_practise() and table.match.may_rewind(seat)
    asks = table.seq if table.takebacks.mode != NONE else 0  # a request can follow from anything
    return (across, table.chairs.all[seat].automatic, look.muted, asks, look.names_key)


def _own(look: Look) -> OwnPart:
    return own(look.narrator, look.table, look.viewer, look.view, look.names)


def _offer(look: Look) -> Hashable:
    match, seat = look.table.match, look.viewer
    if match is None or seat is None:
        return None
    actors = match.actors()
    offered = look.own if seat in actors else None
    bots = look.table.chairs.bots() if actors == [seat] else ()
    return (offered, look.table.decisions.versions[seat], bots, look.names_key)


def _plan(look: Look) -> PlanPart:
    table, seat = look.table, look.viewer
    if seat is None or table.match is None:
        return {}
    may_undo = look.reach[0] < len(table.match.plan(seat).done)
    told: PlanPart = {"undo": may_undo, "redo": table.match.may_redo(seat)}
    if table.status == PLAYING:
        plans, reach = look.table_words.plans, look.reach
        names, earlier = look.names_key, look.earlier
        told["plan"] = plans.plan(table, look.narrator, seat, reach, names, earlier)
    else:
        look.table_words.forget_plans(table)
    return told


def _done(look: Look) -> Hashable:
    match, seat = look.table.match, look.viewer
    if match is None or seat is None:
        return None
    plan = match.plan(seat)
    first, barrier = look.reach
    begun = plan.done[first].mark.index if first < len(plan.done) else match.course.rested(seat)
    done = (tuple(plan.done[first:]), tuple(plan.undone), barrier)
    return (look.own, begun, done, look.names_key, look.table.status)


def _forecast(look: Look) -> ForecastPart:
    if look.table.match is None:
        return {}
    return {"forecast": look.table_words.forecast(look.narrator, look.table.match, look.viewer)}


def _prospects(look: Look) -> ProspectsPart:
    if look.viewer is None or look.table.status != PLAYING:
        return {}
    told = look.table_words.prospects(look.table, look.viewer, look.basis("card"))
    return {"prospects": told}


def _foreseen(look: Look) -> object:
    return (look.table.status, look.basis("forecast"))


def _sought(look: Look) -> object:
    return (look.table.status, look.basis("prospect"))


VIEWED: Final = (
    Part("now", _now, _moment, deep=True),
    Part("standing", _standing, _kept),
    Part("own", _own, _offer),
    Part("plan", _plan, _done, deep=True),
    Part("forecast", _forecast, _foreseen),
    Part("prospects", _prospects, _sought),
)

BOARD: Final = "board"
LOG: Final = "log"
CHAT: Final = "chat"
HERE: Final = "here"
"""The parts with their own ways: by place in the view, by additions, and by connection."""
