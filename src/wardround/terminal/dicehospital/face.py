"""Dice Hospital's face: everything that line play asks of it."""

from __future__ import annotations

from collections.abc import Sequence

from wardround.core.game import Json, Options, Outcome
from wardround.dicehospital.options import DiceHospitalOptions
from wardround.dicehospital.scoring import rank
from wardround.terminal.dicehospital.briefing import Briefing
from wardround.terminal.dicehospital.cards import Cards
from wardround.terminal.dicehospital.look import Looker
from wardround.terminal.dicehospital.telling import Teller
from wardround.terminal.ending import breakdown, ranking
from wardround.words import Words
from wardround.words.speaker import numeral


class DiceHospitalFace:
    """How a game with these options is told in a language."""

    def __init__(self, options: Options, language: str) -> None:
        assert isinstance(options, DiceHospitalOptions)
        self._options = options
        self.words = Words(language, options.content)
        self._teller = Teller(self.words)
        self._looker = Looker(self.words, options.content)
        self._cards = Cards(self.words, options.content)
        self._briefing = Briefing(self.words, self._looker, self._cards)

    def welcome(self, seats: int) -> list[str]:
        """Return game, edition, players and optional rules."""
        say = self.words.say
        edition = say(f"edition-{self._options.edition}")
        game = say("game-dice-hospital")
        told = [say("play-welcome", game=game, edition=edition, players=seats)]
        switches = [say(f"option-{name}") for name in self._options.switches()]
        if switches:
            told.append(say("play-with-options", options=", ".join(switches)))
        return [*told, say("unofficial")]

    def tell(self, events: Sequence[Json], names: Sequence[str]) -> list[str]:
        """Return what happened."""
        return self._teller.tell(events, names)

    def prompt(self, view: Json, seat: int) -> str:
        """Return what the seat is asked."""
        return self.words.say(f"prompt-{view['prompts'][str(seat)]}")

    def brief(self, view: Json, seat: int) -> list[str]:
        """Return what the seat must know for its decision."""
        return self._briefing.lines(view, seat)

    def look(self, view: Json, names: Sequence[str], seat: int | None) -> list[str]:
        """Return the whole table, or one hospital."""
        if seat is not None:
            return self._looker.hospital(view, seat, names[seat])
        lines = self._looker.table(view, names)
        for number, name in enumerate(names):
            lines += ["", *self._looker.hospital(view, number, name)]
        return lines

    def action(self, record: Json) -> str:
        """Return an action as something one can choose to do."""
        return self.words.action(record)

    def closes(self, record: Json) -> bool:
        """Tell whether an action ends or declines something, and so is offered last."""
        return record["verb"] in ("done", "pass", "skip")

    def group(self, record: Json) -> tuple[str, str]:
        """Put placements under their meeple, and what is done to patients under its verb."""
        say, verb = self.words.say, record["verb"]
        if verb == "place":
            staff = self.words.named("staff", record["staff"])
            department = self.words.named("department", record["department"])
            return say("group-place", staff=staff), department
        if verb == "treat" and record["as"]:
            colour = self._looker.colours([record["as"]])
            return say("group-treat-as", colour=colour), self._looker.dice([record["die"]])
        if "die" in record and self.words.has(f"group-{verb}"):
            return say(f"group-{verb}"), self.words.die(record["die"])
        return self.words.action(record), ""

    def card(self, name: str) -> list[str]:
        """Return what a card says, with a note where it is our version."""
        return self._cards.find(name)

    def ending(self, outcome: Outcome, names: Sequence[str]) -> list[str]:
        """Return the ranking (solo: the title earned) and every point."""
        if len(names) > 1:
            told = ranking(self.words, outcome, names)
        else:
            score = outcome.scores[0]
            title = self.words.say(f"rank-{rank(score)}")
            told = [
                self.words.say("result-heading"),
                self.words.say("result-solo", score=numeral(score), rank=title),
            ]
        return [*told, *breakdown(self.words, outcome, names)]
