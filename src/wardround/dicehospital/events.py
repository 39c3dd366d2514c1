"""Events: what happened, as small records.

A kind is an index into `KINDS`, which has its name and the meaning of its facts. Events are for
people, statistics and tests; the state is never rebuilt from them.
"""

from __future__ import annotations

from typing import Final

from wardround.core.event_types import Kind, kinds_of
from wardround.dicehospital.event_types import DiceHospitalEvent

KINDS: Final[list[Kind]] = kinds_of(DiceHospitalEvent)
"""All kinds of events; those below are their places in this list."""

FIRST_PLAYER: Final = 0
STACKS_BUILT: Final = 1
ADMINISTRATORS_DEALT: Final = 2
IMPROVEMENT_DECLINED: Final = 3
BAG_SPENT: Final = 4
EFFECT_DECLINED: Final = 5
ACTIVATION_ENDED: Final = 6
SHIFT_CHANGED: Final = 7
PLAYER_PASSED: Final = 8
GAME_ENDED: Final = 9
DEPARTMENT_REVEALED: Final = 10
SPECIALIST_REVEALED: Final = 11
SPECIALIST_COPIED: Final = 12
STARTING_DIE_DRAWN: Final = 13
STARTING_DIE_SET: Final = 14
DIE_DRAWN: Final = 15
EXTRA_DIE_DRAWN: Final = 16
DIE_LEFT: Final = 17
PATIENT_ADMITTED: Final = 18
PATIENT_REMOVED: Final = 19
PATIENT_RETURNED: Final = 20
PATIENT_PROTECTED: Final = 21
ADMINISTRATOR_KEPT: Final = 22
REPORT_DEALT: Final = 23
REPORT_COMPLETED: Final = 24
ROUND_BEGAN: Final = 25
EVENT_REVEALED: Final = 26
DIE_LOADED: Final = 27
PATIENT_COLLECTED: Final = 28
AMBULANCE_TAKEN: Final = 29
AMBULANCE_LEFT: Final = 30
BAGS_GAINED: Final = 31
FATALITY_DISCARDED: Final = 32
IMPROVEMENT_TAKEN: Final = 33
IMPROVEMENT_RETURNED: Final = 34
IMPROVEMENT_BURIED: Final = 35
STAFF_PLACED: Final = 36
PATIENT_HEALED: Final = 37
PATIENT_WORSENED: Final = 38
PATIENT_REROLLED: Final = 39
PATIENT_FLIPPED: Final = 40
PATIENT_RECOLOURED: Final = 41
PATIENT_DISCHARGED: Final = 42
PATIENT_DIED: Final = 43
POINTS_SCORED: Final = 44
