"""Which cards of Dice Hospital were taken and used in a game.

A department counts as used when a meeple is placed there, a specialist when its ability is used,
an administrator when it scores or protects, an event when it is revealed and a report when it is
completed.
"""

from __future__ import annotations

from typing import Final, cast

from wardround.core.cards import Card
from wardround.core.game import Options, State
from wardround.core.json_types import EventRecord
from wardround.core.records import Move
from wardround.dicehospital import actions, steps
from wardround.dicehospital.content import ANY, COLOURS
from wardround.dicehospital.options import DiceHospitalOptions
from wardround.dicehospital.state import Table
from wardround.sim.stories import Watch

SPARING: Final = frozenset({actions.SKIP, *range(actions.TRANSFUSE, actions.RETURN_DIE)})
"""Actions during a specialist's ability that do not use it."""
TAKEN: Final = {
    "improvement-taken": "improvement",
    "administrator-kept": "administrator",
    "report-dealt": "report",
}
"""Events by which a player gets a card, and the fact that names it."""
USED: Final = {
    "staff-placed": "department",
    "event-revealed": "card",
    "report-completed": "report",
}
"""Events in which a card has an effect right away."""


class DiceHospitalWatch(Watch):
    """Watches a game of Dice Hospital."""

    def __init__(self, options: Options, seats: int) -> None:
        super().__init__(options, seats)
        self._staff = [""] * seats
        """The meeple that each seat last placed, until its ability is used."""
        self._activation = False

    def cards(self) -> list[tuple[str, str]]:
        """Return kind and id of everything that this many players can take or use."""
        options = self.options
        assert isinstance(options, DiceHospitalOptions)
        content = options.content
        piles: dict[str, list[Card]] = {
            "department": [one.card for one in content.departments],
            "specialist": [one.card for one in content.specialists],
            "administrator": [one.card for one in content.administrators if options.administrators],
            "event": [one.card for one in content.events if options.events],
            "report": [one.card for one in content.reports if len(self.rows) == 1],
        }
        return [(kind, card.id) for kind, pile in piles.items() for card in pile]

    def before(self, state: State, move: Move) -> None:
        """Look at a move before it is made: it may use the ability of a specialist."""
        table = cast(Table, state)
        self._activation = table.step == steps.ACTIVATE
        if move.is_luck():
            return
        placement = table.hospitals[move.seat].placement
        if placement is not None and placement.by_specialist and move.action not in SPARING:
            self._ability(move.seat)

    def after(self, state: State, event: EventRecord) -> None:
        """Look at something that happened."""
        table = cast(Table, state)
        kind, seat = event["event"], event["seat"]
        if kind in TAKEN:
            self.taken(seat, event[TAKEN[kind]])
        elif kind in USED:
            self.used(seat, event[USED[kind]])
        elif kind == "specialist-copied":
            self.used(seat, _copier(table))
        elif kind == "points-scored" and event["reason"] == "administrator":
            self._administrator(table, seat)
        elif kind == "patient-protected":
            self._protected(table, seat, event["die"])
        elif self._given(table, event):
            self._ability(seat)
        if kind == "staff-placed":
            self._staff[seat] = event["staff"]

    def _ability(self, seat: int) -> None:
        """Note that the specialist placed last used its ability, once a placement."""
        if self._staff[seat] not in ("", "nurse"):
            self.used(seat, self._staff[seat])
        self._staff[seat] = ""

    def _given(self, table: Table, event: EventRecord) -> bool:
        """Return whether the specialist placed last gave points or blood bags."""
        if event["event"] == "bags-gained":
            return self._activation and self._staff[event["seat"]] in _givers(table)
        return bool(event["event"] == "points-scored" and event["reason"] == "specialist")

    def _administrator(self, table: Table, seat: int) -> None:
        self.used(seat, table.content.administrators[table.hospitals[seat].administrator].card.id)

    def _protected(self, table: Table, seat: int, die: str) -> None:
        """Note that a seat's administrator protected this die, unless volunteers did."""
        hospital = table.hospitals[seat]
        if hospital.administrator < 0 or hospital.volunteers_asked:
            return
        colour = table.content.administrators[hospital.administrator].protects
        if colour != ANY and die[0].lower() == COLOURS[colour][0]:
            self._administrator(table, seat)


def _copier(table: Table) -> str:
    """Return the specialist who copies others (DH-16.1)."""
    return next(one.card.id for one in table.content.specialists if one.copies_another)


def _givers(table: Table) -> list[str]:
    """Return the specialists whose abilities bring blood bags."""
    specialists = table.content.specialists
    return [one.card.id for one in specialists if any(effect.bags for effect in one.effects)]


WATCH = DiceHospitalWatch
