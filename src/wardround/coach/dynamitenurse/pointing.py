"""What a hint about Dynamite Nurse can point at."""

from __future__ import annotations

from wardround.coach.data import Pointing

POINTING = Pointing(
    verbs={
        "buy": ("buy",),
        "play": ("play",),
        "treat": ("care", "operate", "pay"),
        "turn-stop": ("done",),
    },
    things=("card", "patient"),
)
