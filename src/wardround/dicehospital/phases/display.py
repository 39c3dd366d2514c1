"""The display of improvements: revealed at setup and in each shift change (DH-2.1, DH-8.2)."""

from __future__ import annotations

from typing import Final

from wardround.core import stacks
from wardround.core.ints import i64
from wardround.core.luck import Source
from wardround.core.steps import Luck, Step
from wardround.dicehospital import actions, events, steps
from wardround.dicehospital.journal import tell
from wardround.dicehospital.state import Table

TWO_PLAYERS: Final = 2
CHOSEN_DEPARTMENT: Final = 1
CHOSEN_SPECIALIST: Final = 2
"""Stages of `RevealExtra` once the First Player has chosen."""


def shown_of_each(table: Table) -> i64:
    """Return how many departments and specialists are turned over (DH-2.1, DH-11.3)."""
    return 1 if table.solo() else table.seats - 1


def show_tiles(table: Table, tiles: tuple[int, ...]) -> None:
    """Turn over tiles of the stack."""
    table.tile_stack = stacks.without_all(table.tile_stack, tiles)
    table.tiles_shown = in_order(table.tiles_shown + tiles)
    for tile in tiles:
        tell(table, events.DEPARTMENT_REVEALED, -1, tile)


def show_specialists(table: Table, specialists: tuple[int, ...]) -> None:
    """Turn over cards of the deck."""
    table.specialist_stack = stacks.without_all(table.specialist_stack, specialists)
    table.specialists_shown = in_order(table.specialists_shown + specialists)
    for specialist in specialists:
        tell(table, events.SPECIALIST_REVEALED, -1, specialist)


def in_order(cards: tuple[int, ...]) -> tuple[int, ...]:
    """Return cards sorted, as they are shown."""
    listed = list(cards)
    listed.sort()
    return tuple(listed)


def bury_display(table: Table) -> None:
    """Put what nobody took under the stacks, in random order (DH-8.2)."""
    departments: i64 = len(table.content.departments)
    for tile in table.tiles_shown:
        tell(table, events.IMPROVEMENT_BURIED, -1, tile)
    for specialist in table.specialists_shown:
        tell(table, events.IMPROVEMENT_BURIED, -1, departments + specialist)
    table.tile_stack = stacks.under(table.tile_stack, table.tiles_shown)
    table.specialist_stack = stacks.under(table.specialist_stack, table.specialists_shown)
    table.tiles_shown = ()
    table.specialists_shown = ()


class Reveal(Step[Table]):
    """New departments and specialists are turned over."""

    def run(self, table: Table) -> None:
        """Ask luck what comes up, and say where the game goes on."""
        table.call(steps.LUCK_REVEAL)
        if not table.solo():
            table.go(steps.REVEAL_EXTRA)
        elif table.content.house.solo_reveals_first:
            table.go(steps.INTAKE)
        else:
            table.go(steps.IMPROVE)


class RevealLuck(Luck[Table]):
    """What comes up: departments, then specialists."""

    name = "reveal"

    def sample(self, table: Table, source: Source) -> tuple[int, ...]:
        count = shown_of_each(table)
        tiles = stacks.draw(table.tile_stack, count, source)
        return tuple(tiles + stacks.draw(table.specialist_stack, count, source))

    def possible(self, table: Table, outcome: tuple[int, ...]) -> bool:
        tiles = min(shown_of_each(table), stacks.size(table.tile_stack))
        cards = min(shown_of_each(table), stacks.size(table.specialist_stack))
        return (
            len(outcome) == tiles + cards
            and stacks.could_draw(table.tile_stack, list(outcome[:tiles]))
            and stacks.could_draw(table.specialist_stack, list(outcome[tiles:]))
        )

    def push(self, table: Table, outcome: tuple[int, ...]) -> None:
        tiles = min(shown_of_each(table), stacks.size(table.tile_stack))
        show_tiles(table, outcome[:tiles])
        show_specialists(table, outcome[tiles:])


class RevealExtra(Step[Table]):
    """With two players the First Player chooses one more to turn over (DH-2.2)."""

    name = "reveal-extra"
    rule = "DH-2.2"

    def run(self, table: Table) -> None:
        """Ask the First Player once; with more players, go on."""
        if table.stage == 0 and table.seats == TWO_PLAYERS and self.legal(table, table.first):
            table.waiting = [table.first]
        else:
            table.go(steps.STARTING_DICE if table.round == 0 else steps.ROUND)

    def legal(self, table: Table, seat: i64) -> list[int]:
        """Offer the stacks that have something left."""
        out: list[int] = []
        if table.tile_stack:
            out.append(actions.REVEAL)
        if table.specialist_stack:
            out.append(actions.REVEAL + 1)
        return out

    def push(self, table: Table, seat: i64, action: i64) -> None:
        """Turn over one of the chosen stack, whichever luck gives."""
        table.stage = CHOSEN_DEPARTMENT if action == actions.REVEAL else CHOSEN_SPECIALIST
        table.waiting = []
        table.call(steps.LUCK_REVEAL_EXTRA)


class RevealExtraLuck(Luck[Table]):
    """The one more that comes up."""

    name = "reveal-extra"

    def from_tiles(self, table: Table) -> bool:
        """Return whether a department was chosen."""
        return table.stage == CHOSEN_DEPARTMENT

    def sample(self, table: Table, source: Source) -> tuple[int, ...]:
        stack = table.tile_stack if self.from_tiles(table) else table.specialist_stack
        return tuple(stacks.draw(stack, 1, source))

    def possible(self, table: Table, outcome: tuple[int, ...]) -> bool:
        stack = table.tile_stack if self.from_tiles(table) else table.specialist_stack
        return len(outcome) == 1 and stacks.could_draw(stack, list(outcome))

    def push(self, table: Table, outcome: tuple[int, ...]) -> None:
        if self.from_tiles(table):
            show_tiles(table, outcome)
        else:
            show_specialists(table, outcome)
