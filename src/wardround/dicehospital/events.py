"""Events: what happened, as small records.

A kind is an index into `KINDS`, which has its name and the meaning of its facts. Events are for
people, statistics and tests; the state is never rebuilt from them.
"""

from __future__ import annotations

from typing import Final

# Facts are ints; the second word says how to read them (see `notation.fact_value`).
KINDS: Final[list[tuple[str, tuple[tuple[str, str], ...]]]] = [
    ("first-player", ()),
    ("stacks-built", ()),
    ("department-revealed", (("department", "department"),)),
    ("specialist-revealed", (("specialist", "specialist"),)),
    ("starting-die-drawn", (("colour", "colour"),)),
    ("starting-die-set", (("die", "die"),)),
    ("administrators-dealt", ()),
    ("administrator-kept", (("administrator", "administrator"),)),
    ("report-dealt", (("report", "report"),)),
    ("round-began", (("round", "number"),)),
    ("event-revealed", (("card", "event"),)),
    ("die-drawn", (("die", "die"),)),
    ("die-loaded", (("die", "die"), ("ambulance", "number"))),
    ("ambulance-taken", (("ambulance", "number"),)),
    ("ambulance-left", (("ambulance", "number"),)),
    ("extra-die-drawn", (("die", "die"),)),
    ("die-left", (("die", "die"),)),
    ("bags-gained", (("count", "number"),)),
    ("patient-admitted", (("die", "die"),)),
    ("patient-removed", (("die", "die"),)),
    ("improvement-taken", (("improvement", "improvement"),)),
    ("improvement-returned", (("improvement", "improvement"),)),
    ("improvement-declined", ()),
    ("improvement-buried", (("improvement", "improvement"),)),
    ("specialist-copied", (("specialist", "specialist"),)),
    ("staff-placed", (("staff", "staff"), ("department", "department"))),
    ("patient-healed", (("before", "die"), ("after", "die"))),
    ("patient-discharged", (("before", "die"),)),
    ("patient-worsened", (("before", "die"), ("after", "die"))),
    ("patient-rerolled", (("before", "die"), ("after", "die"))),
    ("patient-flipped", (("before", "die"), ("after", "die"))),
    ("patient-recoloured", (("before", "die"), ("after", "die"))),
    ("patient-died", (("before", "die"),)),
    ("bag-spent", ()),
    ("fatality-discarded", (("count", "number"),)),
    ("effect-declined", ()),
    ("patient-returned", (("die", "die"),)),
    ("activation-ended", ()),
    ("patient-protected", (("die", "die"),)),
    ("points-scored", (("amount", "number"), ("reason", "reason"))),
    ("report-completed", (("report", "report"),)),
    ("shift-changed", ()),
    ("patient-collected", (("die", "die"), ("ambulance", "number"))),
    ("player-passed", ()),
    ("game-ended", ()),
]

FIRST_PLAYER: Final = 0
STACKS_BUILT: Final = 1
DEPARTMENT_REVEALED: Final = 2
SPECIALIST_REVEALED: Final = 3
STARTING_DIE_DRAWN: Final = 4
STARTING_DIE_SET: Final = 5
ADMINISTRATORS_DEALT: Final = 6
ADMINISTRATOR_KEPT: Final = 7
REPORT_DEALT: Final = 8
ROUND_BEGAN: Final = 9
EVENT_REVEALED: Final = 10
DIE_DRAWN: Final = 11
DIE_LOADED: Final = 12
AMBULANCE_TAKEN: Final = 13
AMBULANCE_LEFT: Final = 14
EXTRA_DIE_DRAWN: Final = 15
DIE_LEFT: Final = 16
BAGS_GAINED: Final = 17
PATIENT_ADMITTED: Final = 18
PATIENT_REMOVED: Final = 19
IMPROVEMENT_TAKEN: Final = 20
IMPROVEMENT_RETURNED: Final = 21
IMPROVEMENT_DECLINED: Final = 22
IMPROVEMENT_BURIED: Final = 23
SPECIALIST_COPIED: Final = 24
STAFF_PLACED: Final = 25
PATIENT_HEALED: Final = 26
PATIENT_DISCHARGED: Final = 27
PATIENT_WORSENED: Final = 28
PATIENT_REROLLED: Final = 29
PATIENT_FLIPPED: Final = 30
PATIENT_RECOLOURED: Final = 31
PATIENT_DIED: Final = 32
BAG_SPENT: Final = 33
FATALITY_DISCARDED: Final = 34
EFFECT_DECLINED: Final = 35
PATIENT_RETURNED: Final = 36
ACTIVATION_ENDED: Final = 37
PATIENT_PROTECTED: Final = 38
POINTS_SCORED: Final = 39
REPORT_COMPLETED: Final = 40
SHIFT_CHANGED: Final = 41
PATIENT_COLLECTED: Final = 42
PLAYER_PASSED: Final = 43
GAME_ENDED: Final = 44
