"""What the coach tells a player who is to decide."""

from __future__ import annotations

from typing import Annotated, TypedDict

from wardround.coach.data import Plan
from wardround.core.json_types import About, PerGame


class Hint(TypedDict):
    """A hint, from nudge to move; how many steps there are, and this one in words."""

    step: int
    steps: int
    text: str
    actions: Annotated[
        list[int],
        About("what to point at: none for a nudge, then what could be done, then the move"),
    ]
    touch: Annotated[list[str], About("ids of the cards, dice and patients it mentions")]
    rule: Annotated[str, About("the rule behind the first action; empty if none")]


class Offer(TypedDict):
    """A plan that can be carried out from here."""

    title: str
    text: str
    actions: Annotated[list[int], About("in order, up to the first roll or draw")]
    points: Annotated[float, About("what it scores, or its value over doing nothing")]


class PlansShape(TypedDict):
    """Whole plans, as data and in words."""

    plans: Annotated[list[Plan], PerGame("Plans")]
    lines: list[str]
    offers: list[Offer]
