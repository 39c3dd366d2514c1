"""One screen: nobody sees another player's secrets, and how long a timed phase may take."""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from math import ceil

from wardround.narration.answers import command_in
from wardround.tables.game.clocks import Clock
from wardround.tables.game.match import Match
from wardround.terminal.commands import Commands
from wardround.terminal.session import Session


class HandOver:
    """Passes the screen from one person to the next where they have secrets."""

    def __init__(self, session: Session, commands: Commands) -> None:
        self._session = session
        self._commands = commands
        self._secret_of: int | None = None
        """Whose secrets are on the screen."""

    def hide(self, next_seat: int | None) -> None:
        """Push off the screen what only the person before may see."""
        if self._secret_of is not None and self._secret_of != next_seat:
            self._session.console.clear()
            self._secret_of = None

    def wait_for(self, seat: int) -> bool:
        """Wait for the right player, where there are secrets; False: the game is left.

        Only an empty line confirms it; public commands work before.
        """
        session = self._session
        secret = session.several_people and session.narrator.secret(session.match.view(seat), seat)
        if not secret or self._secret_of == seat:
            return True
        player = session.names[seat]
        question = session.words.say("play-hand-over", player=player, to=session.words.to(player))
        while (typed := session.console.ask(question)) is not None:
            word, rest = command_in(typed)
            if not word:
                self._secret_of = seat
                return True
            if word == "quit":
                return False
            if word in self._commands.open:
                self._commands.open[word](None, rest)
            else:
                session.tell("play-hand-over-first", player=player)
        return False


class TimeUp(Exception):
    """The time to answer is over."""


class Timing:
    """Counts the seconds of each person in each chapter, from the first moment they are asked."""

    def __init__(self, match: Match, clock: Clock, now: Callable[[], float]) -> None:
        self._match = match
        self._clock = clock
        self._now = now
        self._ends: dict[tuple[int, int], float] = {}
        """When the time of a seat in a round or turn is over; what is undone gains none."""

    def left(self, seat: int) -> float | None:
        """Return the seconds that a seat has left, or None if its time does not run."""
        view, traits = self._match.view(seat), self._match.game.traits
        seconds = self._clock.allowed(view, traits)
        if not seconds or seat not in self._match.actors():
            return None
        now = self._now()
        end = self._ends.setdefault((seat, traits.chapters.number(view)), now + seconds)
        return max(0.0, end - now)

    def seconds(self, seat: int) -> int | None:
        """Return the same in whole seconds, as they are told."""
        left = self.left(seat)
        return None if left is None else ceil(left)

    def is_over(self, seat: int) -> bool:
        """Tell whether the time of a seat has run out."""
        return self.left(seat) == 0


@contextmanager
def limited(seconds: float | None) -> Iterator[None]:
    """Raise `TimeUp` within, when so many seconds have passed; where no alarm can ring, not at all.

    Whoever asks looks at the clock afterwards as well.
    """
    alarms = hasattr(signal, "setitimer") and threading.current_thread() is threading.main_thread()
    if seconds is None or not alarms:
        yield
        return

    def ring(*_: object) -> None:
        raise TimeUp

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, max(seconds, 0.001))
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
