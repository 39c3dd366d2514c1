"""What a seat's own decisions depend on while all hospitals act at the same time."""

from __future__ import annotations

from wardround.dicehospital.view_types import DiceHospitalView


def own_sight(view: DiceHospitalView, seat: int) -> dict[str, object] | None:
    """Return what a seat's choices and plan follow from; None: from its whole view.

    In an activation no hospital depends on another (DH-5.14), but the last one to finish ends it
    for all.
    """
    if view["phase"] != "activation" or view["actors"] == [seat]:
        return None
    return {
        **view,
        "hospitals": view["hospitals"][seat],
        "prompts": view["prompts"].get(str(seat)),
        "actors": seat in view["actors"],
    }
