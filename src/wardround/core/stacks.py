"""Stacks of tiles and cards whose order is decided only when something is drawn.

A stack is a tuple of layers from the top. The contents of a layer are known, their order is not:
drawing gives any of them with equal probability. What is put under a stack is a new layer. So a
position holds no hidden order that could leak. Every game with a pile uses these.
"""

from __future__ import annotations

from wardround.core.ints import i64
from wardround.core.luck import Source

Stack = tuple[tuple[int, ...], ...]


def size(stack: Stack) -> i64:
    """Return how many there are."""
    total: i64 = 0
    for layer in stack:
        total += len(layer)
    return total


def draw(stack: Stack, count: i64, source: Source) -> list[int]:
    """Return what comes up when `count` are drawn (fewer if the stack runs out)."""
    drawn: list[int] = []
    for layer in stack:
        left = list(layer)
        while left and len(drawn) < count:
            drawn.append(left.pop(source.below(len(left))))
    return drawn


def could_draw(stack: Stack, drawn: list[int]) -> bool:
    """Return whether these could come up, in this order."""
    for item in drawn:
        if not stack or item not in stack[0]:
            return False
        stack = without_all(stack, (item,))
    return True


def without_all(stack: Stack, drawn: tuple[int, ...]) -> Stack:
    """Return the stack after these came up, in this order."""
    at: i64 = 0
    left: list[int] = list(stack[0]) if drawn else []
    for item in drawn:
        if not left:
            at += 1
            left = list(stack[at])
        left.remove(item)
    if not drawn:
        return stack
    return (tuple(left), *stack[at + 1 :]) if left else stack[at + 1 :]


def under(stack: Stack, items: tuple[int, ...]) -> Stack:
    """Return the stack with `items` put under it, in random order."""
    return (*stack, tuple(sorted(items))) if items else stack
