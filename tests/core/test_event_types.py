"""The engine's table of events follows from their declarations."""

from __future__ import annotations

from typing import Annotated, Literal

from wardround.core.event_types import kinds_of
from wardround.core.json_types import CardId, Form, HappenedRecord, OneOf

Card = Annotated[CardId, Form("card")]
Number = Annotated[int, Form("number")]


class Happened(HappenedRecord):
    """Something without facts."""

    event: Literal["begun", "over"]


class Bought(HappenedRecord):
    """A card and its cost."""

    event: Literal["bought"]
    card: Card
    cost: Number


Event = Annotated[Happened | Bought, OneOf("Event", "event", "An event.")]


def test_kinds_have_the_names_and_facts_of_the_records_in_their_order() -> None:
    assert kinds_of(Event) == [
        ("begun", ()),
        ("over", ()),
        ("bought", (("card", "card"), ("cost", "number"))),
    ]
