"""The names of the players."""

from __future__ import annotations

from collections.abc import Sequence

from wardround.bots.registry import HUMAN
from wardround.bots.tempers import TEMPER
from wardround.words import Words


def seat_names(seats: Sequence[str], words: Words, *, to_player: bool) -> list[str]:
    """Return a name for each seat of a record.

    For a player (`to_player`), the only person at the table is "you".
    """
    you = to_player and list(seats).count(HUMAN) == 1
    return [_name(seat, number, words, you=you) for number, seat in enumerate(seats, 1)]


def _name(seat: str, number: int, words: Words, *, you: bool) -> str:
    if seat != HUMAN:
        return words.say("seat-bot", bot=bot_name(seat, words), number=number)
    return words.say("seat-you") if you else words.say("player-number", number=number)


def hospital_of(seat: int, player: str, words: Words) -> str:
    """Return the heading for the hospital of a player, with the number that `look` goes by."""
    if words.person(player) == "you":
        return words.say("look-your-hospital", number=seat + 1)
    if player == words.player(seat, []):
        return words.say("look-hospital-number", number=seat + 1)
    return words.say("look-hospital-of", player=player, number=seat + 1)


def bot_name(spec: str, words: Words) -> str:
    """Return the name of a bot, with its parameters as they were given.

    Its play style is not part of the name: it would be in every line.
    """
    name, *given = spec.split(":")
    parameters = [one for one in given if one.partition("=")[0] != TEMPER]
    key = f"bot-{name}"
    told = words.say(key) if words.has(key) else name
    return ":".join([told, *parameters])
