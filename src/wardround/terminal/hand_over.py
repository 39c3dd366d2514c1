"""Several players at one screen: nobody sees another player's secrets."""

from __future__ import annotations

from wardround.narration.commands import command_in
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
