"""Questions to workers, and games in which bots think in worker processes."""

from __future__ import annotations

import asyncio
import os
import select
import sys
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from pathlib import Path
from typing import Final, TypeVar

from tests.kit import moody_worker
from tests.kit.bots import questions
from tests.kit.positions import Position
from tests.kit.processes import children_of
from wardround.bots.registry import make_seat
from wardround.catalog import find
from wardround.core.game import CHANCE, Game, State
from wardround.core.luck import Keyed, Rng
from wardround.core.records import Move, Terms, did, luck, push_move
from wardround.core.seats import Turn
from wardround.server.thinking import worker
from wardround.server.thinking.thinkers import Thinkers
from wardround.tables.thinking.choosing import Decision, decide
from wardround.tables.thinking.questions import ChooseQuestion, choose_question, rng_of

T = TypeVar("T")
LONG: Final = 60.0
"""The patience of tests that wait for nothing in vain."""
PLENTY: Final = 60_000
"""The milliseconds of questions that are answered."""
ROOT: Final = Path(__file__).parent.parent.parent
PATHS: Final = os.pathsep.join((str(ROOT), str(ROOT / "src")))
"""What the processes of tests must be able to import."""
MANY: Final = "expert:plans=10000:samples=10000:nodes=1000000000"
"""A bot of Dice Hospital that would think for ever."""


def moody(mood: str = "") -> list[str]:
    """Return the command of a worker that is in a mood, or whose bots have moods for names."""
    return [sys.executable, "-P", "-m", moody_worker.__name__, mood]


def with_thinkers(
    test: Callable[[Thinkers], Coroutine[None, None, T]],
    count: int = 1,
    patience: float = LONG,
    command: Sequence[str] | None = None,
    wait: float = LONG,
) -> T:
    """Run a test with workers, and close them."""

    async def run() -> T:
        async with Thinkers(count, patience, command, wait=wait) as thinkers:
            return await test(thinkers)

    return asyncio.run(run())


def choices(game_id: str, each: int = 1) -> list[Position]:
    """Return positions in which a seat has a choice."""
    game = find(game_id)
    return [
        one
        for one in questions(game, each)
        if len(game.legal(one.state(), game.actor(one.state()))) > 1
    ]


def activation() -> Position:
    """Return a position of Dice Hospital in which there is much to plan."""
    return next(one for one in choices("dice-hospital") if one.moment == "place")


def question(
    position: Position,
    bot: str,
    memory: str = "",
    seed: str = "seed",
    milliseconds: int = PLENTY,
) -> ChooseQuestion:
    """Return a question about a position."""
    state = position.state()
    seat = int(position.terms.game.actor(state))
    veil = Rng("veil")
    return choose_question(position.terms, state, seat, bot, veil, seed, milliseconds, memory)


async def until(holds: Callable[[], bool]) -> None:
    """Let the loop work until something holds."""
    async with asyncio.timeout(LONG):
        while not holds():
            await asyncio.sleep(0)


async def decided(thinkers: Thinkers, position: Position, bot: str) -> Decision:
    """Return what is done on the seat that is to act."""
    state = position.state()
    seat = int(position.terms.game.actor(state))
    return await decide(thinkers, position.terms, state, seat, bot, seed="secret", table="table-7")


# --- whole games ---------------------------------------------------------------------------------

Chooser = Callable[[State, int, int], Awaitable[int]]
"""Says what a seat does in a position, in which move."""


async def play(terms: Terms, seats: int, seed: str, choose: Chooser) -> list[Move]:
    """Play a game to its end, and return its moves."""
    game, keyed = terms.game, Keyed(seed)
    state = game.new(terms.options, seats)
    moves: list[Move] = []
    while actors := game.actors(state):
        if actors[0] == CHANCE:
            key = game.luck_key(state)
            moves.append(luck(key, game.sample(state, keyed.stream(key))))
        else:
            moves.append(did(actors[0], await choose(state, actors[0], len(moves))))
        push_move(game, state, moves[-1])
    assert game.outcome(state) is not None
    return moves


def by_workers(thinkers: Thinkers, terms: Terms, bots: Sequence[str], seed: str) -> Chooser:
    """Return who lets each seat's bot think in a worker."""

    async def choose(state: State, seat: int, move: int) -> int:
        asked = (thinkers, terms, state, seat, bots[seat])
        decision = await decide(*asked, seed=f"{seed}/{move}", table=seed)
        assert decision.fault == ""
        return decision.action

    return choose


def by_bots(game: Game, bots: Sequence[str], seed: str) -> Chooser:
    """Return who asks each seat's bot here, in the real position."""
    seats = [make_seat(bot, game) for bot in bots]

    async def choose(state: State, seat: int, move: int) -> int:
        rng = Rng(rng_of(f"{seed}/{move}"))
        asked = seats[seat].bot
        assert asked is not None
        return asked.choose(Turn(game, state, seat, Rng("any"), rng, seats[seat].budget))

    return choose


# --- processes -----------------------------------------------------------------------------------


def children() -> set[int]:
    """Return the workers that this process has started, and any zombie of its own."""
    return {pid for pid in children_of(os.getpid()) if is_worker(Path(f"/proc/{pid}/cmdline"))}


def is_worker(command: Path) -> bool:
    """Return whether a command is that of a worker; nothing is left of that of a zombie."""
    try:
        told = command.read_text()
    except (FileNotFoundError, ProcessLookupError):
        return False
    return not told or worker.__name__ in told or moody_worker.__name__ in told


def vanishes(pid: int, seconds: float = LONG) -> bool:
    """Wait until a process has ended, and return whether it has."""
    try:
        watched = os.pidfd_open(pid)
    except ProcessLookupError:
        return True
    try:
        return bool(select.select([watched], [], [], seconds)[0])
    finally:
        os.close(watched)
