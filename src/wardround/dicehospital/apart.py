"""What depends on what: a seat's choices, forecast and prospects follow from parts of its view.

Whatever is not named here changes without anything to be worked out again for that seat.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Literal

from wardround.dicehospital.view_types import DiceHospitalShape, DiceHospitalView

Display = Literal["departments", "specialists"]

ACTIVATION: Final = "activation"
OF_OTHERS: Final = frozenset(
    ("actors", "ambulances", "first", "hospitals", "loose", "prompts", "spaces", "viewer")
)
"""What others change while a hospital waits for its improvements, beside its own."""

DISPLAY: Final[tuple[Display, ...]] = ("departments", "specialists")
BESIDE_CARDS: Final = OF_OTHERS | {*DISPLAY, "bag", "phase", "stacks"}
"""What makes no difference to a card: the others, the cards beside it, what is still to come."""
BESIDE_TREATMENT: Final = frozenset(
    ("ambulance", "arrivals", "asked", "bags", "dice", "if_it_ended_now", "to_do")
)
"""What of a hospital makes no difference to a card, or is taken in otherwise."""
BEFORE_ACTIVATION: Final = ("intake", "improvement")
IMPROVE: Final = "improve"
"""What a seat is asked that may take an improvement."""

Sight = tuple[object, ...]
"""Some of a view; equal ones have equal consequences."""

# Named once: every viewer of every action is looked at so.
FOR_FORECAST: Final = tuple(key for key in DiceHospitalView.__annotations__ if key not in OF_OTHERS)
FOR_CARD: Final = tuple(key for key in DiceHospitalView.__annotations__ if key not in BESIDE_CARDS)
OF_HOSPITAL: Final = tuple(
    key for key in DiceHospitalShape.__annotations__ if key not in BESIDE_TREATMENT
)


def own_sight(view: DiceHospitalView, seat: int) -> dict[str, object] | None:
    """Return what a seat's choices and plan follow from; None: from its whole view.

    In an activation no hospital depends on another (DH-5.14), but the last one to finish ends it
    for all.
    """
    if view["phase"] != ACTIVATION or view["actors"] == [seat]:
        return None
    return {
        **view,
        "hospitals": view["hospitals"][seat],
        "prompts": view["prompts"].get(str(seat)),
        "actors": seat in view["actors"],
    }


def forecast_sight(view: DiceHospitalView, seat: int) -> Sight | None:
    """Return what a seat's forecast follows from; None: there is none.

    An administrator can ask for more discharged patients than any other hospital has (DH-7.4).
    """
    if view["phase"] != ACTIVATION:
        return None
    others = [one["discharged"] for one in view["hospitals"] if one["seat"] != seat]
    most = max([one["R"] + one["Y"] + one["G"] for one in others], default=0)
    acts = seat in view["actors"]
    return (*_some(view, FOR_FORECAST), view["hospitals"][seat], acts, most)


def prospect_sight(view: DiceHospitalView, seat: int) -> Sight | None:
    """Return what the prospects of a seat follow from; None: there are none.

    That is what each card would find, which cards there are, and whether the seat can still take
    one: a phase can have several steps, and in one they take turns (DH-4.1).
    """
    if view["phase"] not in BEFORE_ACTIVATION or view["luck"] is not None:
        return None
    asked = sorted(set(view["prompts"].values()))
    taking = [_turn(view, one) for one in view["actors"]] if IMPROVE in asked else []
    comes = all(_turn(view, seat) >= turn for turn in taking)
    return (*card_sight(view, seat), *_some(view, DISPLAY), comes, view["phase"], asked)


def _turn(view: DiceHospitalView, seat: int) -> tuple[int, int]:
    """Return when a seat takes an improvement: in the order of the ambulances."""
    return view["hospitals"][seat]["ambulance"] or 0, seat


def card_sight(view: DiceHospitalView, seat: int) -> Sight:
    """Return what one card would find for a seat follows from: its hospital, and the round.

    Whether patients are in bed already makes no difference, and of the bag it matters only whether
    a patient can be drawn from it.
    """
    own = view["hospitals"][seat]
    patients = sorted([*own["dice"], *own["arrivals"]])
    drawn = any(view["bag"].values())
    return (*_some(view, FOR_CARD), *_some(own, OF_HOSPITAL), patients, drawn)


def _some(told: Mapping[str, object], keys: Sequence[str]) -> list[object]:
    return [told[key] for key in keys]
