"""The current moment of a game, in words: its phases, whom the others wait for, and who won."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypedDict

from wardround.core.game import Outcome
from wardround.core.json_types import View
from wardround.words import Words
from wardround.words.words import numeral


class Phase(TypedDict):
    """A phase of a game, with its name."""

    id: str
    title: str


class Status:
    """The status sentences of any game; each game has its own subclass."""

    prefix: str = ""
    """The prefix of the game's message keys."""

    def __init__(self, words: Words, track: Sequence[str]) -> None:
        self.words = words
        self.track = tuple(track)
        """The phases that come again and again, in order."""
        self.titles: list[Phase] = [{"id": phase, "title": self.title(phase)} for phase in track]
        """The same, each with its title."""

    def title(self, phase: str) -> str:
        """Return a phase in words."""
        return self.words.say(f"{self.prefix}phase-{phase}")

    def begins(self, prompt: str) -> bool:
        """Return whether this decision starts a move, or continues one."""
        return True

    def counted(self, view: View) -> tuple[int | None, int | None]:
        """Return which round or turn it is, and of how many; None where there is no such thing."""
        raise AssertionError("every game counts its rounds")

    def task(self, view: View, seats: Sequence[int]) -> str:
        """Return what seats that decide now have to do, as it follows “must”."""
        return self.words.say(f"{self.prefix}task-{view['prompts'][str(seats[0])]}")

    def score(self, amount: int) -> str:
        """Return a number of points."""
        raise AssertionError("every game has points")

    def won(self, outcome: Outcome, names: Sequence[str]) -> str:
        """Return in one sentence who won."""
        winners = [names[seat] for seat in outcome.winners()]
        score = self.score(outcome.scores[outcome.winners()[0]])
        if len(winners) > 1:
            return self.words.say("now-shared", players=self.words.joined(winners), score=score)
        person = self.words.person(winners[0])
        return self.words.say("now-won", player=winners[0], person=person, score=score)

    def ranking(self, outcome: Outcome, names: Sequence[str]) -> str:
        """Return who won and who came after that."""
        others = sorted(
            [seat for seat in range(len(names)) if seat not in outcome.winners()],
            key=lambda seat: outcome.places[seat],
        )
        told = self.won(outcome, names)
        if not others:
            return told
        players = [
            self.words.say(
                "debrief-player", player=names[seat], score=self.score(outcome.scores[seat])
            )
            for seat in others
        ]
        return f"{told} {self.words.say('debrief-others', players=self.words.joined(players))}"

    def tie(self, outcome: Outcome, names: Sequence[str]) -> str | None:
        """Return how ties were broken, or that they weren't; None if there were none."""
        scores = outcome.scores
        equal = [score for score in sorted(set(scores), reverse=True) if scores.count(score) > 1]
        if not equal:
            return None
        seats = [seat for seat, score in enumerate(scores) if score == equal[0]]
        told = self.words.joined([names[seat] for seat in seats])
        return self.words.say(f"{self.prefix}debrief-tie", players=told)


def ranking(
    words: Words, outcome: Outcome, names: Sequence[str], line: str = "result-line"
) -> list[str]:
    """Return who came in which place, and who won; `line` is the message for one of them."""
    told = [words.say("result-heading")]
    order = sorted(range(len(names)), key=lambda seat: outcome.places[seat])
    told.extend(
        words.say(
            line,
            place=outcome.places[seat],
            player=names[seat],
            score=outcome.scores[seat],
            shown=numeral(outcome.scores[seat]),
        )
        for seat in order
    )
    winners = [names[seat] for seat in outcome.winners()]
    if len(winners) > 1:
        told.append(words.say("result-shared", players=words.joined(winners)))
    elif words.person(winners[0]) == "you":
        told.append(words.say("result-you-won"))
    else:
        told.append(words.say("result-winner", player=winners[0]))
    return told
