"""What a hint about Dice Hospital can point at."""

from __future__ import annotations

from wardround.coach.data import Pointing

POINTING = Pointing(
    verbs={"bag": ("transfuse",), "place": ("place",), "stop": ("done",)},
    things=("administrator", "department", "die", "improvement", "specialist", "staff"),
)
