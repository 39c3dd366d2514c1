"""Ratings: the strengths that explain the places best.

This is the model of Bradley and Terry. Of two bots at one table the first finishes ahead of the
second with the probability a / (a + b), where a and b are their strengths; a shared place counts
as half. A rating is a strength on the Elo scale: 400 more means ten times as strong.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log

SCALE = 400 / log(10)
DRAWN = 0.5
"""Added for either side of each pair, as one drawn game is: nobody is infinitely strong."""
LONGEST_STEP = 2.0
CLOSE = 1e-9
MOST_STEPS = 200

Matrix = list[list[float]]


def ratings(beaten: Sequence[Sequence[float]], start: Sequence[float] | None = None) -> list[float]:
    """Return a rating for each bot, 0 on average.

    `beaten[a][b]` is how often bot a came in before bot b, shared places as halves. A good guess
    as `start` saves time and changes nothing.
    """
    bots = len(beaten)
    strengths = [one / SCALE for one in start] if start else [0.0] * bots
    for _ in range(MOST_STEPS):
        step = _newton(beaten, strengths)
        longest = max(map(abs, step), default=0.0)
        # A full step from far away can overshoot, and then come back from further away.
        short = min(1.0, LONGEST_STEP / longest) if longest else 1.0
        strengths = [one + short * move for one, move in zip(strengths, step, strict=True)]
        if longest < CLOSE:
            break
    middle = sum(strengths) / bots
    return [SCALE * (one - middle) for one in strengths]


def _newton(beaten: Sequence[Sequence[float]], strengths: list[float]) -> list[float]:
    """Return the step to where the likelihood would be greatest if it were a parabola.

    Only differences matter, so the last bot stays where it is.
    """
    free = len(strengths) - 1
    slope = [0.0] * free
    bend: Matrix = [[0.0] * free for _ in range(free)]
    for a in range(free):
        for b in range(len(strengths)):
            if a == b:
                continue
            won = beaten[a][b] + DRAWN
            played = won + beaten[b][a] + DRAWN
            expected = 1 / (1 + exp(strengths[b] - strengths[a]))
            slope[a] += won - played * expected
            curve = played * expected * (1 - expected)
            bend[a][a] += curve
            if b < free:
                bend[a][b] -= curve
    return [*solve(bend, slope), 0.0]


def solve(matrix: Matrix, right: Sequence[float]) -> list[float]:
    """Return what `matrix` must be multiplied with to give `right`; all of it is positive.

    Ratings have a matrix whose diagonal outweighs the rest, so rows need not change places.
    """
    size = len(matrix)
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for column in range(size):
        for row in range(column + 1, size):
            factor = rows[row][column] / rows[column][column]
            for at in range(column, size + 1):
                rows[row][at] -= factor * rows[column][at]
    found = [0.0] * size
    for row in reversed(range(size)):
        rest = sum(rows[row][at] * found[at] for at in range(row + 1, size))
        found[row] = (rows[row][size] - rest) / rows[row][row]
    return found
