"""The tiny game in lines of text, and a console that is typed into from a list."""

from __future__ import annotations

from collections.abc import Sequence
from io import StringIO

from tests.kit.plain import Json
from wardround.core.game import Outcome, Point
from wardround.narration.grammar import Grammar
from wardround.narration.lines import Lines
from wardround.narration.status import Status
from wardround.terminal.session import Console
from wardround.words import Words


class TinyNarrator:
    """How the tiny game is told."""

    def __init__(self) -> None:
        self.words = Words("en")
        self.examples = {"action": "take", "card": "card", "rule": "T-3"}
        self.grammar = Grammar(self.words)
        self.status = Status(self.words, [])
        self.lines = Lines()
        self.typed = [("Any round", ["take", "pass", "turn", "show"])]

    def welcome(self, seats: int) -> list[str]:
        """Return the name of the game."""
        return [f"Tiny for {seats}"]

    def aim(self) -> list[str]:
        """Return what to do."""
        return ["Be lucky."]

    def narrate(
        self,
        events: Sequence[Json],
        names: Sequence[str],
        view: Json | None = None,
        before: Sequence[Json] = (),
    ) -> list[str]:
        """Return one paragraph an event."""
        return [f"{names[event['seat']]} {event['event']}" for event in events]

    def disclosed(
        self, events: Sequence[Json], before: Sequence[Json], after: Sequence[Json]
    ) -> list[Json]:
        """Return the events: nothing more is known."""
        return list(events)

    def forecast(self, told: Json) -> Json:
        """Return what is known: there are no words for it."""
        return told

    def says(self, events: Sequence[Json], seat: int, view: Json, names: Sequence[str] = ()) -> str:
        """Return nothing: one has to try."""
        return ""

    def prompt(self, view: Json, seat: int) -> str:
        """Return what is rolled."""
        return f"the die is {view['die']}"

    def brief(
        self, view: Json, seat: int, names: Sequence[str], *, titled: bool = False
    ) -> list[str]:
        """Return the own card."""
        return [f"your card is {view['cards'][seat]}"]

    def look(self, view: Json, names: Sequence[str], seat: int | None) -> list[str]:
        """Return the scores."""
        return [f"score of {seat}" if seat is not None else f"scores {view['scores']}"]

    def action(self, record: Json, view: Json | None = None, names: Sequence[str] = ()) -> str:
        """Return the verb."""
        return f"do {record['verb']}"

    def lateness(self, record: Json, view: Json) -> int:
        """Offer passing last."""
        return 2 if record["verb"] == "pass" else 0

    def group(self, record: Json, view: Json, names: Sequence[str] = ()) -> tuple[str, str]:
        """Put all under one heading, but the last."""
        return ("last", "rest") if record["verb"] == "show" else ("Do", str(record["verb"]))

    def parts(self, text: str) -> list[str]:
        """Return one action for each word joined by a plus."""
        return text.split(" + ")

    def spelling(self, text: str) -> str:
        """Return small letters."""
        return text.lower()

    def secret(self, view: Json, seat: int) -> bool:
        """Play with open cards."""
        return False

    def card(self, name: str) -> list[str]:
        """Return the text of the only card that has one."""
        return ["It is a card."] if name == "card" else []

    def points(self, outcome: Outcome, seat: int, view: Json) -> list[tuple[Point, str]]:
        """Return the points, which need no reason."""
        return [(point, "") for point in outcome.points[seat]]

    def ending(self, outcome: Outcome, names: Sequence[str], view: Json | None = None) -> list[str]:
        """Return the scores."""
        return [f"The end: {list(outcome.scores)}"]


def typing(*lines: str) -> tuple[Console, StringIO]:
    """Return a console into which lines are typed, and what it writes."""
    written = StringIO()
    return Console(StringIO("".join(f"{line}\n" for line in lines)), written), written
