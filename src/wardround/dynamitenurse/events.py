"""Events as numbers, with their names and the forms of their facts.

All players see all events: none of them reveals a secret (DN-12).
"""

from __future__ import annotations

from typing import Final, get_args

from wardround.core.event_types import Kind, kinds_of
from wardround.dynamitenurse.event_types import DynamiteNurseEvent
from wardround.dynamitenurse.view_types import EndReason, Pile, Place

KINDS: Final[list[Kind]] = kinds_of(DynamiteNurseEvent)
"""All kinds of events; those below are their places in this list."""

FIRST_PLAYER: Final = 0
NO_NURSE_LEFT: Final = 1
DYNAMITE_NURSE_TAKEN: Final = 2
ADMISSION_SKIPPED: Final = 3
EFFECT_DECLINED: Final = 4
MAIN_PHASE_ENDED: Final = 5
TURN_BEGAN: Final = 6
PATIENT_REVEALED: Final = 7
PATIENT_ACQUIRED: Final = 8
PATIENT_ADMITTED: Final = 9
PATIENT_WORSENED: Final = 10
PATIENT_DIED: Final = 11
PATIENT_STABILISED: Final = 12
PATIENT_EXHUMED: Final = 13
EVENT_REVEALED: Final = 14
CARD_PLAYED: Final = 15
CARD_DISCARDED: Final = 16
CARD_RECOVERED: Final = 17
CARD_RETURNED: Final = 18
CARD_SCRAPPED: Final = 19
SECOND_EVENT_DECLARED: Final = 20
EVENT_NOT_BOUGHT: Final = 21
NURSE_ACQUIRED: Final = 22
CARDS_DRAWN: Final = 23
DECK_REBUILT: Final = 24
PATIENTS_SENT_BACK: Final = 25
DUNGEON_SHUFFLED: Final = 26
CARDS_KEPT: Final = 27
POINTS_GAINED: Final = 28
ACTIONS_GAINED: Final = 29
CARD_BOUGHT: Final = 30
PATIENT_OPERATED: Final = 31
PATIENT_CARED_FOR: Final = 32
PATIENT_PAID_FOR: Final = 33
PATIENT_TRANSPORTED: Final = 34
EMERGENCY_TRANSPORTED: Final = 35
PATIENT_REFERRED: Final = 36
MARKER_REPLACED: Final = 37
PATIENT_SENT_BACK: Final = 38
PATIENT_GIVEN: Final = 39
TRANSPORT_FAILED: Final = 40
PATIENT_MOVED: Final = 41
KILL_MARKS_TAKEN: Final = 42
KILL_MARK_RETURNED: Final = 43
PILE_SEARCHED: Final = 44
NURSE_EXCHANGED: Final = 45
SWAP_OFFERED: Final = 46
GAME_ENDED: Final = 47

PILES: Final[tuple[Pile, ...]] = get_args(Pile)
NURSES: Final = 0
EVENTS: Final = 1
PLACES: Final[tuple[Place, ...]] = get_args(Place)
LEADING: Final = 0
TRAILING: Final = 1
REASONS: Final[tuple[EndReason, ...]] = get_args(EndReason)
BY_KILL_MARKS: Final = 0
BY_DUNGEON: Final = 1
