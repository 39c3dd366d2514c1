"""Several players at one screen: nobody sees another player's secrets."""

from __future__ import annotations

from wardround.terminal.commands import Commands, command_in
from wardround.terminal.stage import Stage


class HandOver:
    """Passes the screen from one person to the next where they have secrets."""

    def __init__(self, stage: Stage, commands: Commands) -> None:
        self._stage = stage
        self._commands = commands
        self._secret_of: int | None = None
        """Whose secrets are on the screen."""

    def hide(self, next_seat: int | None) -> None:
        """Push off the screen what only the person before may see."""
        if self._secret_of is not None and self._secret_of != next_seat:
            self._stage.console.clear()
            self._secret_of = None

    def wait_for(self, seat: int) -> bool:
        """Wait for the right player, where there are secrets; False: the game is left.

        Only an empty line confirms it; public commands work before.
        """
        stage = self._stage
        secret = stage.several_people and stage.face.secret(stage.match.view(seat), seat)
        if not secret or self._secret_of == seat:
            return True
        player = stage.names[seat]
        question = stage.words.say("play-hand-over", player=player, to=stage.words.to(player))
        while (typed := stage.console.ask(question)) is not None:
            word, rest = command_in(typed)
            if not word:
                self._secret_of = seat
                return True
            if word == "quit":
                return False
            if word in self._commands.open:
                self._commands.open[word](None, rest)
            else:
                stage.tell("play-hand-over-first", player=player)
        return False
