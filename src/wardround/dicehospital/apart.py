"""What depends on what: a seat's choices, forecast and prospects follow from parts of its view.

Whatever is not named here changes without anything to be worked out again for that seat.
"""

from __future__ import annotations

from typing import Final, Literal

from wardround.dicehospital.view_types import DiceHospitalView

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

Sight = dict[str, object]
"""Some of a view; equal ones have equal consequences."""


def own_sight(view: DiceHospitalView, seat: int) -> Sight | None:
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
    common: Sight = {key: value for key, value in view.items() if key not in OF_OTHERS}
    own, acts = view["hospitals"][seat], seat in view["actors"]
    return {**common, "hospital": own, "acts": acts, "most": most}


def prospect_sight(view: DiceHospitalView, seat: int) -> Sight | None:
    """Return what the prospects of a seat follow from; None: there are none.

    That is what each card would find, which cards there are, and whether the seat can still take
    one: a phase can have several steps, and in one they take turns (DH-4.1).
    """
    if view["phase"] not in BEFORE_ACTIVATION or view["luck"] is not None:
        return None
    cards: Sight = {key: view[key] for key in DISPLAY}
    asked = sorted(set(view["prompts"].values()))
    taking = [_turn(view, one) for one in view["actors"]] if IMPROVE in asked else []
    turns = {"comes": all(_turn(view, seat) >= turn for turn in taking)}
    return {**card_sight(view, seat), **cards, **turns, "phase": view["phase"], "asked": asked}


def _turn(view: DiceHospitalView, seat: int) -> tuple[int, int]:
    """Return when a seat takes an improvement: in the order of the ambulances."""
    return view["hospitals"][seat]["ambulance"] or 0, seat


def card_sight(view: DiceHospitalView, seat: int) -> Sight:
    """Return what one card would find for a seat follows from: its hospital, and the round.

    Whether patients are in bed already makes no difference, and of the bag it matters only whether
    a patient can be drawn from it.
    """
    common: Sight = {key: value for key, value in view.items() if key not in BESIDE_CARDS}
    own = view["hospitals"][seat]
    hospital: Sight = {key: value for key, value in own.items() if key not in BESIDE_TREATMENT}
    patients = sorted([*own["dice"], *own["arrivals"]])
    drawn = any(view["bag"].values())
    return {**common, "hospital": hospital, "patients": patients, "drawn": drawn}
