"""What the parts of line play share: the match, its face, the console and the choices."""

from __future__ import annotations

from wardround.core.game import Reason
from wardround.match.match import Match
from wardround.terminal.console import Console
from wardround.terminal.face import Face
from wardround.terminal.names import seat_names


class Stage:
    """One match on one console. `legal` are the actions last offered, as numbered."""

    def __init__(self, match: Match, face: Face, console: Console) -> None:
        self.match = match
        self.face = face
        self.words = face.words
        self.console = console
        specs = [seat.name for seat in match.seats]
        self.names = seat_names(specs, face.words, to_player=True)
        self.several_people = sum(seat.bot is None for seat in match.seats) > 1
        self.legal: list[int] = []

    def tell(self, key: str, **facts: str | int) -> None:
        """Write a message."""
        self.console.say(self.words.say(key, **facts))

    def paragraphs(self, paragraphs: list[str]) -> None:
        """Write paragraphs."""
        for paragraph in paragraphs:
            self.console.say(paragraph)

    def refuse(self, seat: int, reason: Reason) -> None:
        """Write why an action is not allowed; at the wrong moment also what is asked now."""
        told = self.words.reason(reason)
        view = self.match.view(seat)
        if reason.code == "wrong-moment" and seat in self.match.actors():
            told = f"{told} {self.words.say('play-asked', prompt=self.face.prompt(view, seat))}"
        self.console.say(told)

    def action(self, seat: int, action: int) -> str:
        """Return an action of a seat in words."""
        record, view = self.match.action_record(action), self.match.view(seat)
        return self.face.action(record, view, self.names)
