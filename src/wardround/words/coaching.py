"""The coach's reviews and hints as sentences, from plain data."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from wardround.words.words import Words, numeral

Data = Mapping[str, Any]
Line = tuple[str, int]
"""A paragraph and its indent."""

OTHERS: Final = "others"
A_LOSS: Final = 0.5
"""The least loss for the game, in points, that a verdict mentions."""


class CoachWords:
    """How the coach speaks of a game, which adds its actions, rounds or turns, and reasons."""

    chapter: str
    """What the chapters of a game are: `round` or `turn`."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def action(self, record: Data) -> str:
        """Return an action in words."""
        raise NotImplementedError

    def told_chapter(self, chapter: Data) -> list[Line]:
        """Return what there is to say of one chapter."""
        raise NotImplementedError

    def left(self, chapter: Data) -> list[Line]:
        """Return what one chapter has cost, and what would have been better for the game."""
        return self.told_chapter(chapter)

    def reasons(self, why: Sequence[Data]) -> list[str]:
        """Return why something is better, reason by reason."""
        raise NotImplementedError

    def hint(self, step: Data) -> str:
        """Return one step of a hint."""
        say, kind = self.words.say, step["hint"]
        if kind == "choice":
            return say("coach-hint-choice", gain=self.words.decimal(step["gain"], 1))
        if kind == "among":
            first, second = (self.action(one) for one in step["actions"])
            return say("coach-hint-among", first=first, second=second)
        return say(f"coach-hint-{kind}")

    def plans(self, plans: Sequence[Data]) -> list[Line]:
        """Return plans for what could be done now."""
        raise NotImplementedError

    def offer(self, plan: Data) -> tuple[str, str]:
        """Return the title of a plan that has a line, and what it comes to; perhaps nothing."""
        raise NotImplementedError


def amount(words: Words, points: float) -> str:
    """Return points with a sign and one decimal: `+1.5`, `−0.3`, `0.0`."""
    told = words.decimal(abs(points), 1)
    if points > 0:
        return f"+{told}"
    return f"−{told}" if points < 0 else told


def unsigned(words: Words, points: float) -> str:
    """Return points with one decimal, and a true minus sign below 0."""
    told = words.decimal(abs(points), 1)
    return f"−{told}" if points < 0 else told


def review(coach: CoachWords, data: Data, names: Sequence[str]) -> list[Line]:
    """Return a whole review, line by line."""
    words = coach.words
    out: list[Line] = []
    for seat in data["seats"]:
        out += [*_seat(coach, seat, names, over=bool(data["over"])), ("", 0)]
    if not data["over"]:
        out.append((words.say("coach-open"), 0))
    return [*out, (words.say("coach-about"), 0)]


def _seat(coach: CoachWords, seat: Data, names: Sequence[str], *, over: bool) -> list[Line]:
    """Return the review of one seat."""
    words = coach.words
    player, score = names[seat["seat"]], int(seat["score"])
    shown = numeral(score)
    if over:
        out = [(words.say("coach-seat", player=player, score=score, shown=shown), 0)]
    else:
        value = unsigned(words, seat["value"])
        told = words.say("coach-seat-open", player=player, score=score, shown=shown, value=value)
        out = [(told, 0)]
    out += [(told, 2) for told in sums(words, seat)]
    for chapter in seat["chapters"]:
        out += [(told, indent + 2) for told, indent in coach.told_chapter(chapter)]
    if seat["mistakes"]:
        out.append((words.say("coach-mistakes"), 2))
    for mistake in seat["mistakes"]:
        out += [(told, indent + 4) for told, indent in told_mistake(coach, mistake)]
    return out


def sums(words: Words, seat: Data) -> list[str]:
    """Return where the points came from, and how good the decisions were."""
    luck = {kind: points for kind, points in seat["luck"].items() if kind != OTHERS}
    lost = {kind: points for kind, points in seat["losses"].items() if points}
    told = [
        words.say(
            "coach-sum",
            par=unsigned(words, seat["par"]),
            luck=amount(words, round(sum(luck.values()), 1)),
            others=amount(words, seat["luck"][OTHERS]),
            losses=amount(words, -round(sum(lost.values()), 1)),
            value=unsigned(words, seat["value"]),
        )
    ]
    parts = [
        words.say(f"coach-luck-{kind}", amount=amount(words, points))
        for kind, points in luck.items()
    ]
    told.append(words.say("coach-luck", parts=", ".join(parts)))
    if seat["accuracy"] is not None:
        accuracy = words.decimal(seat["accuracy"], 1)
        told.append(words.say("coach-accuracy", accuracy=accuracy, count=seat["decisions"]))
        told.append(_losses(words, lost))
    return told


def _losses(words: Words, lost: Data) -> str:
    if not lost:
        return words.say("coach-lost-nothing")
    parts = [
        words.say(f"coach-lost-{kind}", amount=words.decimal(points, 1))
        for kind, points in lost.items()
    ]
    return words.say("coach-lost", parts=", ".join(parts))


def told_mistake(coach: CoachWords, mistake: Data) -> list[Line]:
    """Return a decision that cost something, and what was better."""
    words = coach.words
    key = f"coach-mistake-{coach.chapter}"
    chosen = line(coach, mistake["chosen"])
    loss = amount(words, -mistake["loss"])
    chapter, move = mistake["chapter"], numeral(mistake["move"])
    out = [(words.say(key, chapter=chapter, move=move, loss=loss, chosen=chosen), 0)]
    if mistake["best"]:
        out.append((words.say("coach-better", line=line(coach, mistake["best"])), 2))
    return out + because(coach, mistake["why"], 2)


def because(coach: CoachWords, why: Sequence[Data], indent: int) -> list[Line]:
    """Return a sentence of reasons, if there are any."""
    told = coach.reasons(why)
    if not told:
        return []
    return [(coach.words.say("coach-because", reasons=coach.words.joined(told)), indent)]


def line(coach: CoachWords, records: Sequence[Data]) -> str:
    """Return actions one after the other, as a sentence."""
    words = coach.words
    return words.sentence(words.listed([small(coach.action(one)) for one in records]))


def small(text: str) -> str:
    """Return a text for the middle of a sentence, in lower case unless it is a name."""
    return text[:1].lower() + text[1:] if text[1:2].islower() else text


def hint(coach: CoachWords, step: Data) -> list[Line]:
    """Return one step of a hint; the last one is a line with its reasons."""
    if step["hint"] != "move":
        return [(coach.hint(step), 0)]
    told = coach.words.say("coach-hint-move", line=line(coach, step["line"]))
    return [(told, 0), *because(coach, step["why"], 0)]
