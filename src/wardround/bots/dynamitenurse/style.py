"""The weights of a scripted player: named numbers that training can change.

The numbers here are a beginner's rules of thumb; a file of fitted ones makes a better player.
"""

from __future__ import annotations

from typing import Final

from wardround.dynamitenurse.content import VERBS

# Where each weight is; before these, by `VERBS`, what one of each clause is worth in Gold.
NURSE: Final = 28
"""What the Nurse is worth who comes with an Operation, in VP as all that follow."""
SAVED: Final = 29
"""That a critical Patient can no longer die."""
CARED: Final = 30
PAID: Final = 31
USE: Final = 32
"""For each Gold of worth, each time that a card comes up."""
AVERAGE: Final = 33
"""The worth of the card that another one is drawn instead of."""
LEAST: Final = 34
"""A card that promises less is not bought."""
LATE_TP: Final = 35
LATE_GOLD: Final = 36
"""How much more a TP or a Gold is worth at the end than at the start."""
CROWD: Final = 37
"""How much each copy owned takes off the worth of another one."""
EVENT_USES: Final = 38
"""How often an Event comes up, at most."""

TAKE: Final = 39
"""Being in charge of a Patient: at all; for its VP, its Severity against the own TP …"""
TAKE_VP: Final = 40
TAKE_SEVERITY: Final = 41
TAKE_LOAD: Final = 42
"""… for each charge up to the beds, and over them …"""
TAKE_OVER: Final = 43
TAKE_LATE: Final = 44
"""… with few rounds left, and for an Emergency Case."""
TAKE_EMERGENCY: Final = 45
GIVE_LOAD: Final = 46
"""Another player in charge: for each charge up to the beds, over them, for their lead …"""
GIVE_OVER: Final = 47
GIVE_LEAD: Final = 48
GIVE_SEVERITY: Final = 49
"""… for a Severity against their TP, for an Emergency Case, for its VP."""
GIVE_EMERGENCY: Final = 50
GIVE_VP: Final = 51

ADMIT: Final = 52
"""A charge in a bed: at all, if critical, for its VP, if its Severity can be paid soon …"""
ADMIT_CRITICAL: Final = 53
ADMIT_VP: Final = 54
ADMIT_SEVERITY: Final = 55
ADMIT_OVER: Final = 56
"""… over the beds, in full ambulances, in the last rounds."""
ADMIT_FULL: Final = 57
ADMIT_LAST: Final = 58

WORSE_CARE: Final = 59
"""That a Patient gets worse: for the Care it will ask, for what is due, for its VP."""
WORSE_DUE: Final = 60
WORSE_VP: Final = 61
RID: Final = 62
"""To be rid of a Patient: at all, if critical, for each over the beds, for its Severity, its VP."""
RID_CRITICAL: Final = 63
RID_OVER: Final = 64
RID_SEVERITY: Final = 65
RID_VP: Final = 66
ATTACK_DEATH: Final = 67
"""That everyone's Patients get worse: for each other's death, each other's new critical one …"""
ATTACK_CRITICAL: Final = 68
ATTACK_OWN: Final = 69
"""… and each own new critical one."""
KEEP_TP: Final = 70
"""A card kept for the next turn: for its TP, and its Gold, beyond its worth."""
KEEP_GOLD: Final = 71

NAMES: Final = (
    *VERBS, "nurse", "saved", "cared", "paid", "use", "average", "least", "late-tp-worth",
    "late-gold-worth", "crowd", "event-uses",
    "take", "take-vp", "take-severity", "take-load", "take-over", "take-late", "take-emergency",
    "give-load", "give-over", "give-lead", "give-severity", "give-emergency", "give-vp",
    "admit-one", "admit-critical", "admit-vp", "admit-severity", "admit-over", "admit-full",
    "admit-last", "worse-care", "worse-due", "worse-vp",
    "rid", "rid-critical", "rid-over", "rid-severity", "rid-vp",
    "attack-death", "attack-critical", "attack-own", "keep-tp", "keep-gold",
)  # fmt: skip
"""The names of the weights in a file."""
COUNT: Final = len(NAMES)

BEGINNER: Final[list[float]] = [
    1.0, 1.4, 0.7, 0.5, 0.8, 1.0, 0.8, 0.3, 0.4, 0.2, 1.2, -0.5, 1.2, -0.3, 0.8,
    0.8, 0.6, 1.0, 0.3, -1.0, 0.8, 0.3, 0.1, 0.1, 0.2, 0.2, 0.2, 0.2,
    1.5, 2.0, 1.2, 2.5, 0.4, 1.1, 0.3, 0.0, 0.0, 0.0, 1.0,
    2.0, 0.3, -0.6, -0.5, -4.0, -2.0, 0.0,
    1.0, 1.5, 0.3, 0.0, 0.0, 0.0,
    1.0, 2.0, 0.2, -0.3, -4.0, 0.0, 4.0, 1.0, 2.0, 0.3,
    -1.5, 2.0, 1.0, 0.2, 0.0,
    2.0, 0.0, 2.0, 0.0, 0.0,
]  # fmt: skip
"""Rules of thumb."""
