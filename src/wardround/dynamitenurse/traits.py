"""What general code must know of Dynamite Nurse."""

from __future__ import annotations

from typing import Final

from wardround.core.traits import Chapters, DailyWard, Traits, Vocabulary
from wardround.dynamitenurse.actions import VERBS
from wardround.dynamitenurse.events import KINDS
from wardround.dynamitenurse.flow import STEPS
from wardround.dynamitenurse.views import ALL_PHASES

TRAITS: Final = Traits(
    vocabulary=Vocabulary(
        phases=ALL_PHASES,
        verbs=VERBS,
        prompts=tuple([step.name for step in STEPS if step.name]),
        events=tuple([name for name, _ in KINDS]),
    ),
    chapters=Chapters(count="turn", began="turn-began"),
    boards="hospitals",
    endings=("done",),
    daily=DailyWard(({}, {}, {}, {}, {}, {}, {}), bots=("hard:nodes=48", "hard:nodes=48")),
)
