"""Plays on one core or several: the same games, split into parts for the processes."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from typing import Any, TypeVar

from wardround import catalog
from wardround.core.json_types import Settings
from wardround.core.records import Terms

JOBS_A_CORE = 2
"""More processes than this only wait for each other."""
CHUNKS_A_JOB = 4
"""Parts that the games are cut into for each process, so that all end at about one time."""

Row = TypeVar("Row")
"""What is left of one seed, as plain values, since only those cross over to another process."""

Play = Callable[[Terms, Sequence[str], str], Row]
"""Plays what there is to play with some bots and one seed."""

Chunk = tuple[Play[Row], str, Settings, dict[str, str], list[str], str, range]
"""What another process needs to play some of the seeds."""


class Stopped(KeyboardInterrupt):
    """The run was stopped after this many games; `rows` are their results."""

    def __init__(self, games: int, rows: Sequence[Any] = ()) -> None:
        self.games = games
        self.rows = list(rows)
        super().__init__()


def useful_jobs(jobs: int, games: int) -> int:
    """Return how many of the processes that were asked for would have something to do."""
    return max(1, min(jobs, games, JOBS_A_CORE * (os.cpu_count() or 1)))


def play_all(
    play: Play[Row], terms: Terms, bots: Sequence[str], seed: str, seeds: int, jobs: int
) -> list[Row]:
    """Play with the seeds `seed/0`, `seed/1` and so on, and return what each gave, in order.

    An interrupt is raised as `Stopped`, which has what was done until then.
    """
    jobs = useful_jobs(jobs, seeds)
    rows: list[Row] = []
    try:
        if jobs == 1:
            rows.extend(_play_range(play, terms, bots, seed, range(seeds)))
        else:
            rows.extend(_in_processes(play, terms, list(bots), seed, seeds, jobs))
    except KeyboardInterrupt:
        raise Stopped(len(rows), rows) from None
    return rows


def _play_range(
    play: Play[Row], terms: Terms, bots: Sequence[str], seed: str, numbers: range
) -> Iterator[Row]:
    for number in numbers:
        yield play(terms, bots, f"{seed}/{number}")


def _play_chunk(chunk: Chunk[Row]) -> list[Row]:
    play, game_id, settings, packs, bots, seed, numbers = chunk
    terms = Terms(catalog.find(game_id), settings, packs)
    return list(_play_range(play, terms, bots, seed, numbers))


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _cut(seeds: int, parts: int) -> list[range]:
    """Return the numbers of all seeds in at most `parts` ranges of about one size."""
    parts = max(1, min(seeds, parts))
    edges = [seeds * part // parts for part in range(parts + 1)]
    return [range(low, high) for low, high in pairwise(edges)]


def _in_processes(
    play: Play[Row], terms: Terms, bots: list[str], seed: str, seeds: int, jobs: int
) -> Iterator[Row]:
    settings = terms.options.settings()
    chunks: list[Chunk[Row]] = [
        (play, terms.game.id, settings, terms.packs, bots, seed, numbers)
        for numbers in _cut(seeds, jobs * CHUNKS_A_JOB)
    ]
    context = multiprocessing.get_context("spawn")
    with context.Pool(jobs, _leave_interrupts_to_the_parent) as pool:
        for played in pool.imap(_play_chunk, chunks):
            yield from played
