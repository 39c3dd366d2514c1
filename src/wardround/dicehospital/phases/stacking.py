"""Stacks with a random choice in them: expansions, promos and the prototype's extras.

The outcome of this luck lists departments, then specialists: tiles of the second set that
join (DH-15.1), tiles that make room for extras (DH-17.5), cards that make room for promos or
extras (DH-16.3, DH-17.6).
"""

from __future__ import annotations

from typing import Final

from wardround.core import stacks
from wardround.core.luck import Source
from wardround.core.steps import Luck, Step
from wardround.dicehospital import events, steps
from wardround.dicehospital.content import Content
from wardround.dicehospital.journal import tell
from wardround.dicehospital.state import Table

FOUR_PLAYERS: Final = 4


def first_set(cards: list[int]) -> list[int]:
    """Return one of each."""
    return sorted(set(cards))


def second_set(cards: list[int]) -> list[int]:
    """Return what is left when one of each is taken away."""
    left = sorted(cards)
    for card in set(cards):
        left.remove(card)
    return left


def joining(table: Table) -> int:
    """Return how many random tiles of the second set join (DH-15.1)."""
    content = table.content
    if not content.department_expansion or table.seats != FOUR_PLAYERS:
        return 0
    return min(content.house.experimental_second_set, len(second_set(content.tile_stack)))


def tiles_before_swaps(content: Content, joined: list[int]) -> list[int]:
    """Return the tiles of the stack before extras replace some."""
    if not content.department_expansion:
        return list(content.tile_stack)
    return first_set(content.tile_stack) + joined + content.department_expansion


def specialists_before_swaps(content: Content) -> list[int]:
    """Return the cards of the deck before promos or extras replace some."""
    if not content.specialist_expansion:
        return list(content.specialist_deck)
    return first_set(content.specialist_deck) + content.specialist_expansion


def swapped(cards: list[int], out: list[int], extras: list[int]) -> tuple[int, ...]:
    """Return the cards with those of `out` replaced by the extras."""
    left = list(cards)
    for card in out:
        left.remove(card)
    return tuple(left + extras)


def within(picked: list[int], cards: list[int]) -> bool:
    """Return whether all of `picked` can be taken from `cards`."""
    return all(picked.count(card) <= cards.count(card) for card in picked)


class Stacks(Step[Table]):
    """The stacks are built; luck picks where they hold a random choice."""

    def run(self, table: Table) -> None:
        """Build the stacks at once, or ask luck first."""
        table.go(steps.STARTING_DICE if table.solo() else steps.REVEAL)
        content = table.content
        if joining(table) or content.department_extras or content.specialist_extras:
            table.call(steps.LUCK_STACKS)
        else:
            build(table, [], [], [])


def build(table: Table, joined: list[int], tiles_out: list[int], cards_out: list[int]) -> None:
    """Build both stacks, given what luck picked."""
    content = table.content
    tiles = tiles_before_swaps(content, joined)
    cards = specialists_before_swaps(content)
    tiles_in, cards_in = content.department_extras, content.specialist_extras
    table.tile_stack = stacks.under((), swapped(tiles, tiles_out, tiles_in))
    table.specialist_stack = stacks.under((), swapped(cards, cards_out, cards_in))
    tell(table, events.STACKS_BUILT, -1)


class StacksLuck(Luck[Table]):
    """What joins the stacks and what makes room."""

    name = "stacks"

    def sample(self, table: Table, source: Source) -> tuple[int, ...]:
        content = table.content
        joined = stacks.draw((tuple(second_set(content.tile_stack)),), joining(table), source)
        tiles = (tuple(tiles_before_swaps(content, joined)),)
        cards = (tuple(specialists_before_swaps(content)),)
        tiles_out = stacks.draw(tiles, len(content.department_extras), source)
        cards_out = stacks.draw(cards, len(content.specialist_extras), source)
        return tuple(joined + tiles_out + cards_out)

    def possible(self, table: Table, outcome: tuple[int, ...]) -> bool:
        joined, tiles_out, cards_out = self.split(table, outcome)
        content = table.content
        return (
            len(joined) == joining(table)
            and len(tiles_out) == len(content.department_extras)
            and len(cards_out) == len(content.specialist_extras)
            and within(joined, second_set(content.tile_stack))
            and within(tiles_out, tiles_before_swaps(content, joined))
            and within(cards_out, specialists_before_swaps(content))
        )

    def push(self, table: Table, outcome: tuple[int, ...]) -> None:
        joined, tiles_out, cards_out = self.split(table, outcome)
        build(table, joined, tiles_out, cards_out)

    def split(
        self, table: Table, outcome: tuple[int, ...]
    ) -> tuple[list[int], list[int], list[int]]:
        """Return the three parts of an outcome."""
        one = joining(table)
        two = one + len(table.content.department_extras)
        return list(outcome[:one]), list(outcome[one:two]), list(outcome[two:])
