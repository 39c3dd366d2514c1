"""Going to a phase of a turn of Dynamite Nurse, and looking at what a game came to."""

from __future__ import annotations

from tests.kit.nurse import card, names
from wardround.core.game import Outcome
from wardround.dynamitenurse import GAME, soundness, steps
from wardround.dynamitenurse.state import Table
from wardround.dynamitenurse.work import Main

# --- going there ---------------------------------------------------------------------------------


def to_transportation(table: Table, seat: int = 0) -> None:
    """Let the Transportation Phase of a seat begin."""
    _leave(table, seat)
    table.go(steps.ADMISSION)
    table.enter(steps.TRANSPORT)
    GAME.flow.settle(table)
    soundness.check(table)


def to_admission(table: Table, seat: int = 0) -> None:
    """Let the Admission Phase of a seat begin."""
    _leave(table, seat)
    table.go(steps.ADMISSION)
    GAME.flow.settle(table)
    soundness.check(table)


def to_cleanup(table: Table, seat: int = 0) -> None:
    """Let the Cleanup of a seat begin."""
    _leave(table, seat)
    table.go(steps.CLEANUP)
    GAME.flow.settle(table)
    soundness.check(table)


def _leave(table: Table, seat: int) -> None:
    table.active = seat
    table.later = []
    table.waiting = []
    table.chance = -1
    table.main = Main()


# --- empty piles ---------------------------------------------------------------------------------


def empty_pile(table: Table, name: str) -> None:
    """Let no card be left in a pile of the Town: all have left the game."""
    one = card(table, name)
    town = table.town
    town.scrapped = sorted([*town.scrapped, *[one] * town.piles[one]])
    town.piles[one] = 0


# --- looking -------------------------------------------------------------------------------------


def phase(table: Table) -> str:
    """Return the phase that the game is in."""
    return str(GAME.view(table, None)["phase"])


def deck(table: Table, seat: int = 0) -> str:
    """Return a player's deck as text, sorted."""
    return names(table, table.hospitals[seat].deck)


def markers(table: Table) -> list[int]:
    """Return how many unused Duty Markers the players have."""
    return [int(hospital.markers) for hospital in table.hospitals]


def marks(table: Table) -> list[int]:
    """Return how many Kill Marks the players have."""
    return [int(hospital.kill_marks) for hospital in table.hospitals]


def pile(table: Table, name: str) -> int:
    """Return how many cards are left in a pile of the Town."""
    return table.town.piles[card(table, name)]


def spend(table: Table) -> tuple[int, int]:
    """Return the TP and the Gold that the active player has."""
    return int(table.main.tp), int(table.main.gold)


def outcome(table: Table) -> Outcome:
    """Return how a game ended."""
    found = GAME.outcome(table)
    assert found is not None, "the game is over"
    return found


def score_lines(table: Table, seat: int = 0) -> list[tuple[int, str, str]]:
    """Return the lines of a player's final score: how many, why, and by which card."""
    return [(point.amount, point.reason, point.source) for point in outcome(table).points[seat]]
