"""The names of the players at a table."""

from __future__ import annotations

from wardround.narration.narrators import bot_name
from wardround.tables.game.chairs import Chair, Chairs
from wardround.tables.game.setup import BOT, PERSON
from wardround.words import Words


def table_names(chairs: Chairs, words: Words) -> list[str]:
    """Return a name for each seat; people of the same name also get their numbers."""
    names = [_name(chair, seat, words) for seat, chair in enumerate(chairs.all)]
    if len(set(names)) == len(names):
        return names
    return [
        f"{name} ({seat + 1})" if names.count(name) > 1 else name for seat, name in enumerate(names)
    ]


def _name(chair: Chair, seat: int, words: Words) -> str:
    if chair.kind == PERSON:
        return chair.name
    if chair.kind == BOT:
        return words.say("seat-bot", bot=bot_name(chair.bot, words), number=seat + 1)
    return words.player(seat, [])


def spoken_to(names: list[str], viewer: int | None, words: Words) -> list[str]:
    """Return the names with “you” for the viewer."""
    return [words.say("seat-you") if seat == viewer else name for seat, name in enumerate(names)]
