"""The steps of a game and the kinds of luck, as numbers; `flow` maps them to objects."""

from __future__ import annotations

from typing import Final

# Setup (DN-4).
FIRST_PLAYER: Final = 0
TOWN: Final = 1
DEAL: Final = 2
# The Main Phase (DN-6).
TURN: Final = 3
MAIN: Final = 4
SECOND_EVENT: Final = 5
HIRE: Final = 6
RESOLVE: Final = 7
# What clauses of cards ask for.
DRAW: Final = 8
DISCARD: Final = 9
RECOVER: Final = 10
TRANSPORT: Final = 11
ASSIGN: Final = 12
ACQUIRE: Final = 13
REFER: Final = 14
REFER_TO: Final = 15
PASS_ON: Final = 16
PASS_ON_TO: Final = 17
ERASE: Final = 18
SEARCH: Final = 19
SEARCH_TOP: Final = 20
WORSEN_OWN: Final = 21
SEND_BACK: Final = 22
SEND_BACK_PATIENT: Final = 23
SEND_BACK_TO: Final = 24
WORSEN_ALL: Final = 25
EXCHANGE: Final = 26
SWAP: Final = 27
SWAP_FIRST: Final = 28
SWAP_GIVE: Final = 29
WORSEN_LEADING: Final = 30
MOVE: Final = 31
STABILISE: Final = 32
ADMIT_NOW: Final = 33
# The rest of the turn (DN-7, DN-8, DN-5.2); the Transportation Phase is `TRANSPORT` again.
ADMISSION: Final = 34
BEDS: Final = 35
CLEANUP: Final = 36
END: Final = 37

# Kinds of luck.
LUCK_FIRST_PLAYER: Final = 0
LUCK_PATIENT: Final = 1
LUCK_EVENT: Final = 2
LUCK_DRAW: Final = 3
LUCK_NURSE: Final = 4
