"""A slow and simple reading of DH-5.2 and DH-5.12: every way to pick the patients of an effect.

The rules count dice to tell whether an effect can still be completed. Here all ways are written
out, for tests to compare with what the game offers.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import groupby

from tests.kit.build import GAME
from wardround.dicehospital import dice
from wardround.dicehospital.content import (
    ANY,
    EQUAL,
    HEAL,
    HEALED,
    IF_SHORT,
    RECOLOUR,
    RUN,
    UP_TO,
    Effect,
    Part,
)  # fmt: skip
from wardround.dicehospital.state import Table

Pick = tuple[int, int]
"""A die and the colour that it is treated as."""


Eligible = Callable[[Part, int], bool]
"""Tells whether a part may be aimed at a die at all, whatever its colour and value."""


def everybody(_part: Part, _die: int) -> bool:
    """Let a part be aimed at any die, as the parts of departments are."""
    return True


def whole_picks(
    wards: list[int], effect: Effect, bags: int, eligible: Eligible = everybody
) -> set[tuple[Pick, ...]]:
    """Return every way in which all patients of an effect can be picked, in every order."""
    found: set[tuple[Pick, ...]] = {()}
    for part in effect.parts:
        found = {
            before + more
            for before in found
            for more in part_picks(
                part,
                [die for die in rest(wards, before) if eligible(part, die)],
                bags - spent(effect, before),
            )
        }
    return found


def rest(wards: list[int], picks: tuple[Pick, ...]) -> list[int]:
    """Return the patients who are not picked."""
    left = list(wards)
    for die, _ in picks:
        left.remove(die)
    return left


def spent(effect: Effect, picks: tuple[Pick, ...]) -> int:
    """Return how many blood bags picks have cost: one for each die not treated as it is."""
    parts = [part for part in effect.parts for _ in range(part.count)]
    return sum(
        part.does != RECOLOUR and colour != dice.COLOUR[die]
        for part, (die, colour) in zip(parts, picks, strict=False)
    )


def part_picks(part: Part, wards: list[int], bags: int) -> set[tuple[Pick, ...]]:
    """Return every way in which the patients of one part can be picked, in every order."""
    found: set[tuple[Pick, ...]] = set()
    level: set[tuple[Pick, ...]] = {()}
    for number in range(1, part.count + 1):
        level = {
            (*picks, one)
            for picks in level
            for one in single_picks(part, rest(wards, picks), bags - part_cost(part, picks))
        }
        if number == part.count or part.fewer == UP_TO:
            found |= level
        elif part.fewer == IF_SHORT:
            found |= {
                picks
                for picks in level
                if not single_picks(part, rest(wards, picks), bags - part_cost(part, picks))
            }
    return {picks for picks in found if fits(part, picks)}


def part_cost(part: Part, picks: tuple[Pick, ...]) -> int:
    """Return how many blood bags the picks of one part have cost."""
    paid = part.does != RECOLOUR
    return sum(paid and colour != dice.COLOUR[die] for die, colour in picks)


def single_picks(part: Part, wards: list[int], bags: int) -> set[Pick]:
    """Return each die that qualifies by its value, in each colour that is allowed and paid for."""
    found: set[Pick] = set()
    for die in wards:
        for colour in range(3):
            changed = colour != dice.COLOUR[die]
            if part.does == RECOLOUR:
                allowed = changed
            else:
                heals = part.does == HEAL and part.steps > 0 and part.who != HEALED
                allowed = part.colour in {ANY, colour} and (not changed or (heals and bags > 0))
            if allowed and dice.VALUE[die] in part.values:
                found.add((die, colour))
    return found


def fits(part: Part, picks: tuple[Pick, ...]) -> bool:
    """Return whether the values of all picks make the pattern."""
    values = sorted(dice.VALUE[die] for die, _ in picks)
    if part.pattern == EQUAL:
        return len(set(values)) == 1
    if part.pattern == RUN:
        return values == list(range(values[0], values[0] + len(values)))
    return True


# --- what the game offers ------------------------------------------------------------------------


def offered(table: Table) -> set[Pick]:
    """Return the dice that may be treated now, and as what."""
    records = [GAME.action_record(table, action) for action in GAME.legal(table, 0)]
    return {
        (dice.parse(one["die"]), "RYG".index(one["as"]) if one["as"] else colour_of(one["die"]))
        for one in records
        if one["verb"] == "treat"
    }


def colour_of(die: str) -> int:
    """Return the colour that a die has now."""
    return dice.COLOUR[dice.parse(die)]


def treat(table: Table, pick: Pick) -> Table:
    """Return the position after one pick."""
    die, colour = pick
    told = "" if colour == dice.COLOUR[die] else f" as {'RYG'[colour]}"
    action = GAME.action_parse(table, f"treat {dice.text(die)}{told}")
    after = table.copy()
    GAME.apply(after, 0, action)
    return after


def check_picks(
    table: Table, effect: Effect, ways: set[tuple[Pick, ...]], picked: tuple[Pick, ...]
) -> None:
    """Assert that exactly those dice are offered with which some way goes on."""
    depth = len(picked)
    going_on = sorted(way for way in ways if way[:depth] == picked and len(way) > depth)
    if not effect.parts or not going_on:
        return
    assert offered(table) == {way[depth] for way in going_on}
    may_stop = picked in ways and depth > 0
    assert ("skip" in [GAME.action_text(table, one) for one in GAME.legal(table, 0)]) == may_stop
    for pick, _ in groupby(going_on, lambda way: way[depth]):
        check_picks(treat(table, pick), effect, ways, (*picked, pick))
