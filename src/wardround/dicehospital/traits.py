"""What general code must know of Dice Hospital."""

from __future__ import annotations

from typing import Final

from wardround.core.traits import Chapters, DailyWard, TimedPlay, Together, Traits, Vocabulary
from wardround.dicehospital.actions import VERBS
from wardround.dicehospital.events import KINDS
from wardround.dicehospital.flow import STEPS
from wardround.dicehospital.phases.activation import PROMPTS
from wardround.dicehospital.views import EVENT_PROMPTS, PHASES

ACTIVATION: Final = "activation"

TRAITS: Final = Traits(
    vocabulary=Vocabulary(
        phases=tuple([name for _, name in PHASES]),
        verbs=VERBS,
        prompts=(*[step.name for step in STEPS if step.name], *PROMPTS, *EVENT_PROMPTS),
        events=tuple([name for name, _ in KINDS]),
    ),
    chapters=Chapters(count="round", total="rounds", began="round-began"),
    boards="hospitals",
    endings=("done",),
    together=Together(ACTIVATION, unless="linear"),
    timed=TimedPlay(ACTIVATION, first=60, more=5, closing=("done", "skip")),  # DH-10.6
    daily=DailyWard(
        (
            {},
            {"promos": True},
            {"events": True},
            {},
            {"opening-crisis": True},
            {"experimental": True},
            {"events": True, "experimental": True},
        )
    ),
)
