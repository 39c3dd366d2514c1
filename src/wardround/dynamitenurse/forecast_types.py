"""What happens to a player if their turn ends now."""

from __future__ import annotations

from typing import Annotated, TypedDict

from wardround.core.json_types import About
from wardround.dynamitenurse.event_types import DynamiteNurseEvent


class TurnForecast(TypedDict):
    """The numbers of a forecast."""

    beds: int
    used: int
    due: Annotated[int, About("unpaid Emergency Cases")]
    treatment_lost: int
    gold_lost: int
    healed: int
    deck: int
    discard: int


class ForeseenTurn(TurnForecast):
    """A forecast as the rules give it: with what would happen to whom."""

    seat: int
    events: list[DynamiteNurseEvent]
    in_main: bool
