"""What the parts of line play share: the match, its narrator, the console and the choices."""

from __future__ import annotations

from collections.abc import Sequence

from wardround.core.game import Reason
from wardround.narration.answers import Paragraph, Situation, refusal
from wardround.narration.names import seat_names
from wardround.narration.narrator import Narrator
from wardround.tables.game.match import Match
from wardround.terminal.console import Console


class Session:
    """One match on one console. `legal` are the actions last offered, as numbered."""

    def __init__(self, match: Match, narrator: Narrator, console: Console) -> None:
        self.match = match
        self.narrator = narrator
        self.words = narrator.words
        self.console = console
        specs = [seat.name for seat in match.seats]
        self.names = seat_names(specs, narrator.words, to_player=True)
        self.several_people = sum(seat.bot is None for seat in match.seats) > 1
        self.legal: list[int] = []

    def situation(self) -> Situation:
        """Return what questions are about now."""
        return Situation(self.match, self.narrator, self.names, self.legal)

    def tell(self, key: str, **facts: str | int) -> None:
        """Write a message."""
        self.console.say(self.words.say(key, **facts))

    def paragraphs(self, paragraphs: Sequence[str]) -> None:
        """Write paragraphs."""
        for paragraph in paragraphs:
            self.console.say(paragraph)

    def answer(self, paragraphs: Sequence[Paragraph]) -> None:
        """Write an answer."""
        for paragraph in paragraphs:
            self.console.say(paragraph.text, paragraph.indent)

    def refuse(self, seat: int, reason: Reason) -> None:
        """Write why an action is not allowed; at the wrong moment also what is asked now."""
        self.console.say(refusal(self.situation(), seat, reason))
