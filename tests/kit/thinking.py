"""Workers that misbehave, and games in which bots think in worker processes.

Run as a program (`python -m tests.kit.thinking crash hard`), this is a worker in a mood: it
answers as the real one does, but for the questions to a bot whose name is given.
"""

from __future__ import annotations

import asyncio
import json
import os
import select
import signal
import sys
import threading
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from pathlib import Path
from typing import Final, TypeVar

from tests.kit.bots import questions
from tests.kit.positions import Position
from wardround.bots.registry import make_seat
from wardround.catalog import find
from wardround.core.game import CHANCE, Game, Json, State
from wardround.core.luck import Keyed, Rng
from wardround.core.records import Move, Terms, did, luck, push_move
from wardround.core.seats import Turn
from wardround.server.thinking.answering import Answerer
from wardround.server.thinking.choosing import Decision, decide
from wardround.server.thinking.processes import LONGEST_LINE
from wardround.server.thinking.questions import choose_question, rng_of
from wardround.server.thinking.thinkers import Thinkers

T = TypeVar("T")
LONG: Final = 60.0
"""The patience of tests that wait for nothing in vain."""
ROOT: Final = Path(__file__).parent.parent.parent
PATHS: Final = os.pathsep.join((str(ROOT), str(ROOT / "src")))
"""What the processes of tests must be able to import."""
MANY: Final = "hard:beam=10000:nodes=1000000000"
"""A bot of Dice Hospital that would think for ever."""


def program(mood: str, bot: str = "") -> list[str]:
    """Return the command of a worker that is in a mood when a bot of this name is asked."""
    return [sys.executable, "-P", "-m", __name__, mood, bot]


def with_thinkers(
    test: Callable[[Thinkers], Coroutine[None, None, T]],
    count: int = 1,
    patience: float = LONG,
    command: Sequence[str] | None = None,
) -> T:
    """Run a test with workers, and close them."""

    async def run() -> T:
        async with Thinkers(count, patience, command) as thinkers:
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


def question(position: Position, bot: str, memory: str = "", seed: str = "seed") -> Json:
    """Return a question about a position, which gives no time beyond patience."""
    state = position.state()
    seat = int(position.terms.game.actor(state))
    return choose_question(position.terms, state, seat, bot, Rng("veil"), seed, 0, memory)


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
        named = {"seed": f"{seed}/{move}", "table": seed}
        decision = await decide(thinkers, terms, state, seat, bots[seat], **named)
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
    """Return the processes that this one has started, zombies included."""
    mine: set[int] = set()
    for task in Path("/proc/self/task").iterdir():
        mine.update(int(pid) for pid in (task / "children").read_text().split())
    return mine


def vanishes(pid: int, seconds: float = LONG) -> bool:
    """Wait until a process has ended, and tell whether it has."""
    try:
        watched = os.pidfd_open(pid)
    except ProcessLookupError:
        return True
    try:
        return bool(select.select([watched], [], [], seconds)[0])
    finally:
        os.close(watched)


# --- the program ---------------------------------------------------------------------------------


def misbehave(mood: str, answer: Json) -> str:
    """Return what is said in a mood instead of an answer, if anything is ever said again."""
    match mood:
        case "hang":
            threading.Event().wait()
        case "crash":
            os._exit(3)
        case "gibberish":
            return "no answer at all\n"
        case "other":
            return json.dumps({**answer, "id": -1}) + "\n"
        case "long":
            return "x" * (LONGEST_LINE + 1)
        case "twice":
            return 2 * (json.dumps(answer) + "\n")
        case "pretend":
            return json.dumps({**answer, "fault": "Pretended: " + "x" * 1000}) + "\n"
    wrong: object = {"illegal": 1_000_000, "yes": True, "text": str(answer["action"])}[mood]
    return json.dumps({**answer, "action": wrong}) + "\n"


def main() -> None:
    """Answer, but for one bot's questions, in a mood."""
    mood, bot = sys.argv[1], sys.argv[2]
    if mood == "absent":
        return
    if mood == "chatty":
        signal.signal(signal.SIGUSR1, lambda *_: os.write(1, b"how do you do\n"))
    answerer = Answerer()
    for line in sys.stdin:
        asked = json.loads(line)
        answer = answerer.answer(asked)
        moody = asked.get("bot", "").startswith(bot) and asked["do"] != "greet"
        sys.stdout.write(misbehave(mood, answer) if moody else json.dumps(answer) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
