"""Which cards of Dice Hospital did something in a game: were placed on, acted, scored, counted."""

from __future__ import annotations

from typing import cast

from wardround.core.game import Json, State
from wardround.core.records import Move
from wardround.dicehospital import actions, steps
from wardround.dicehospital.content import ANY, COLOURS, Content
from wardround.dicehospital.state import Table

SPARING = frozenset({actions.SKIP, *range(actions.TRANSFUSE, actions.RETURN_DIE)})
"""What a player can do beside a specialist's effect without using it."""


def all_cards(content: Content) -> set[str]:
    """Return every card of a box that can do something, as kind and id."""
    kinds = {
        "department": [one.card for one in content.departments],
        "specialist": [one.card for one in content.specialists],
        "administrator": [one.card for one in content.administrators],
        "event": [one.card for one in content.events],
        "report": [one.card for one in content.reports],
    }
    return {f"{kind} {card.id}" for kind, cards in kinds.items() for card in cards}


class Usage:
    """Collects the cards that did something, over any number of games."""

    def __init__(self) -> None:
        self.cards: set[str] = set()
        self._staff: dict[int, str] = {}
        self._activation = False

    def before(self, state: State, move: Move) -> None:
        """Look at a move before it is made: it may use the effect of a specialist."""
        table = cast(Table, state)
        self._activation = table.step == steps.ACTIVATE
        if move.is_luck():
            return
        placement = table.hospitals[move.seat].placement
        if placement is not None and placement.by_specialist and move.action not in SPARING:
            self.cards.add(f"specialist {table.space.staff_id(placement.worker)}")

    def after(self, state: State, told: list[Json]) -> None:
        """Look at what a move brought."""
        table = cast(Table, state)
        for event in told:
            self.note(table, event)

    def note(self, table: Table, event: Json) -> None:
        """Look at one event."""
        kind, seat = event["event"], event["seat"]
        if kind == "staff-placed":
            self._staff[seat] = event["staff"]
            self.cards.add(f"department {event['department']}")
        elif kind == "event-revealed":
            self.cards.add(f"event {event['card']}")
        elif kind == "report-completed":
            self.cards.add(f"report {event['report']}")
        elif kind == "specialist-copied":
            self.cards.add("specialist consultant")
        elif self.given(event):
            self.cards.add(f"specialist {self._staff[seat]}")
        elif kind == "points-scored" and event["reason"] == "administrator":
            self.administered(table, seat)
        elif kind == "patient-protected" and table.hospitals[seat].administrator >= 0:
            self.protected(table, seat, event["die"])

    def given(self, event: Json) -> bool:
        """Tell whether the specialist placed last gave points or blood bags."""
        if event["event"] == "bags-gained":
            return self._activation
        return bool(event["event"] == "points-scored" and event["reason"] == "specialist")

    def administered(self, table: Table, seat: int) -> None:
        """Note that a seat's administrator scored."""
        card = table.content.administrators[table.hospitals[seat].administrator].card
        self.cards.add(f"administrator {card.id}")

    def protected(self, table: Table, seat: int, die: str) -> None:
        """Note that a seat's administrator may have protected this die."""
        one = table.content.administrators[table.hospitals[seat].administrator]
        if one.protects != ANY and die[0].lower() == COLOURS[one.protects][0]:
            self.cards.add(f"administrator {one.card.id}")
