"""Events as numbers, with their names and the forms of their facts.

All players see all events: none of them reveals a secret (DN-12).
"""

from __future__ import annotations

from typing import Final

from wardround.core.journal import Kind

# Forms of facts: card (an Action card or Nurse), patient (with its side), seat, number, added (what
# kind of action), pile, place, reason (why the game ended).
KINDS: Final[list[Kind]] = [
    ("first-player", ()),
    ("turn-began", (("turn", "number"),)),
    ("patient-revealed", (("patient", "patient"),)),
    ("event-revealed", (("card", "card"),)),
    ("cards-drawn", (("count", "number"),)),
    ("deck-rebuilt", (("count", "number"),)),
    ("card-played", (("card", "card"),)),
    ("points-gained", (("tp", "number"), ("gold", "number"))),
    ("actions-gained", (("kind", "added"), ("count", "number"))),
    ("card-discarded", (("card", "card"),)),
    ("card-recovered", (("card", "card"),)),
    ("card-returned", (("card", "card"),)),
    ("card-scrapped", (("card", "card"),)),
    ("card-bought", (("card", "card"), ("cost", "number"))),
    ("second-event-declared", (("card", "card"),)),
    ("event-not-bought", (("card", "card"),)),
    ("patient-operated", (("patient", "patient"), ("cost", "number"))),
    ("patient-cared-for", (("patient", "patient"), ("cost", "number"))),
    ("patient-paid-for", (("patient", "patient"), ("cost", "number"))),
    ("patient-acquired", (("patient", "patient"),)),
    ("nurse-acquired", (("card", "card"),)),
    ("no-nurse-left", ()),
    ("patient-transported", (("patient", "patient"), ("owner", "seat"))),
    ("emergency-transported", (("patient", "patient"), ("owner", "seat"))),
    ("transport-failed", (("in-transport", "number"),)),
    ("patient-admitted", (("patient", "patient"),)),
    ("patient-worsened", (("patient", "patient"),)),
    ("patient-died", (("patient", "patient"),)),
    ("patient-stabilised", (("patient", "patient"),)),
    ("patient-moved", (("patient", "patient"), ("place", "place"))),
    ("patient-referred", (("patient", "patient"), ("owner", "seat"))),
    ("marker-replaced", (("patient", "patient"), ("owner", "seat"))),
    ("patients-sent-back", (("count", "number"),)),
    ("patient-sent-back", (("patient", "patient"), ("owner", "seat"))),
    ("kill-marks-taken", (("count", "number"), ("total", "number"))),
    ("kill-mark-returned", (("total", "number"),)),
    ("dynamite-nurse-taken", ()),
    ("dungeon-shuffled", (("count", "number"),)),
    ("patient-exhumed", (("patient", "patient"),)),
    ("pile-searched", (("pile", "pile"),)),
    ("nurse-exchanged", (("card", "card"), ("owner", "seat"))),
    ("swap-offered", (("partner", "seat"), ("first", "seat"))),
    ("patient-given", (("patient", "patient"), ("owner", "seat"))),
    ("admission-skipped", ()),
    ("effect-declined", ()),
    ("main-phase-ended", ()),
    ("cards-kept", (("count", "number"),)),
    ("game-ended", (("reason", "reason"),)),
]

FIRST_PLAYER: Final = 0
TURN_BEGAN: Final = 1
PATIENT_REVEALED: Final = 2
EVENT_REVEALED: Final = 3
CARDS_DRAWN: Final = 4
DECK_REBUILT: Final = 5
CARD_PLAYED: Final = 6
POINTS_GAINED: Final = 7
ACTIONS_GAINED: Final = 8
CARD_DISCARDED: Final = 9
CARD_RECOVERED: Final = 10
CARD_RETURNED: Final = 11
CARD_SCRAPPED: Final = 12
CARD_BOUGHT: Final = 13
SECOND_EVENT_DECLARED: Final = 14
EVENT_NOT_BOUGHT: Final = 15
PATIENT_OPERATED: Final = 16
PATIENT_CARED_FOR: Final = 17
PATIENT_PAID_FOR: Final = 18
PATIENT_ACQUIRED: Final = 19
NURSE_ACQUIRED: Final = 20
NO_NURSE_LEFT: Final = 21
PATIENT_TRANSPORTED: Final = 22
EMERGENCY_TRANSPORTED: Final = 23
TRANSPORT_FAILED: Final = 24
PATIENT_ADMITTED: Final = 25
PATIENT_WORSENED: Final = 26
PATIENT_DIED: Final = 27
PATIENT_STABILISED: Final = 28
PATIENT_MOVED: Final = 29
PATIENT_REFERRED: Final = 30
MARKER_REPLACED: Final = 31
PATIENTS_SENT_BACK: Final = 32
PATIENT_SENT_BACK: Final = 33
KILL_MARKS_TAKEN: Final = 34
KILL_MARK_RETURNED: Final = 35
DYNAMITE_NURSE_TAKEN: Final = 36
DUNGEON_SHUFFLED: Final = 37
PATIENT_EXHUMED: Final = 38
PILE_SEARCHED: Final = 39
NURSE_EXCHANGED: Final = 40
SWAP_OFFERED: Final = 41
PATIENT_GIVEN: Final = 42
ADMISSION_SKIPPED: Final = 43
EFFECT_DECLINED: Final = 44
MAIN_PHASE_ENDED: Final = 45
CARDS_KEPT: Final = 46
GAME_ENDED: Final = 47

PILES: Final = ("nurses", "events")
NURSES: Final = 0
EVENTS: Final = 1
PLACES: Final = ("leading", "trailing")
LEADING: Final = 0
TRAILING: Final = 1
REASONS: Final = ("kill-marks", "dungeon")
BY_KILL_MARKS: Final = 0
BY_DUNGEON: Final = 1
