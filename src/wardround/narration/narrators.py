"""The `Narrator` of each game, and the names of the players."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module

from wardround import catalog
from wardround.bots.registry import HUMAN
from wardround.bots.tempers import TEMPER
from wardround.core.records import Terms
from wardround.narration.narrator import Narrator
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


def narrator_of(terms: Terms, language: str, *, numbered: bool = True) -> Narrator:
    """Return the narrator of a game with these terms, in a language.

    Equal things are distinguished by numbers (`numbered`), or by their visible features.
    """
    # Only the narrator that is asked for is read.
    module = import_module(f"wardround.narration.{catalog.package_of(terms.game)}.narrator")
    narrator: Narrator = module.NARRATOR(terms.options, language, numbered=numbered)
    return narrator
