"""The packs of any game: exported, compared, and described in words."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

from wardround import catalog
from wardround.cli.streams import read_pack
from wardround.core.errors import BadOption, BadPack
from wardround.core.game import Game, Options
from wardround.core.pack_compare import Difference, diff
from wardround.core.pack_store import Choice, PackStore
from wardround.core.packs import game_of
from wardround.words import Words


class GamePacks:
    """The packs of one game, as the command line shows them. Games fill in what raises here."""

    def __init__(self, store: PackStore) -> None:
        self.store = store

    def choice(self, options: Options) -> Choice:
        """Return which content `options` ask for."""
        raise NotImplementedError

    def titles(self, options: Options, language: str) -> dict[str, str]:
        """Return the name of each entry: `department cardiology` to its title."""
        raise NotImplementedError

    def totals(self, options: Options, words: Words) -> str:
        """Return the numbers of cards, where a pack must match them; else nothing."""
        return ""

    def ended(self, words: Words, reason: str) -> str:
        """Return in words why a game ended, where that can differ."""
        raise NotImplementedError

    def has_editions(self) -> bool:
        """Return whether there is more than one edition."""
        return len(self.store.editions) > 1

    def export(self, options: Options, words: Words) -> str:
        """Return all content that `options` ask for as the text of one pack."""
        game = self.store.layout.game
        comments = {
            **self.titles(options, words.language),
            "pack": words.say("pack-export-about", game=game),
        }
        return self.store.export(self.choice(options), "my-pack", comments)

    def differences(self, before: str, after: str) -> list[Difference]:
        """Return how two packs differ, each a file or the name of an edition.

        A pack for any edition is applied to that of the other one, so that only its own changes
        are listed.
        """
        packs = [_packs(name) for name in (before, after)]
        editions = [
            self.store.edition_asked(own) if own else name
            for name, own in zip((before, after), packs, strict=True)
        ]
        usual = editions[0] or editions[1] or self.store.editions[0]
        old, new = (
            self.store.whole_content(Choice(edition or usual, user_packs=own))
            for edition, own in zip(editions, packs, strict=True)
        )
        return diff(old, new)


def packs_of(game: Game) -> GamePacks:
    """Return the packs of a game."""
    # Only those that are asked for are read.
    module = import_module(f"wardround.cli.{catalog.package_of(game)}")
    packs: GamePacks = module.GAME_PACKS
    return packs


def game_of_pack(file: str, text: str) -> Game:
    """Return the game of a pack.

    A pack without one is read as one of the first game, which refuses it for that.
    """
    named = game_of(file, text)
    if not named:
        return next(iter(catalog.GAMES.values()))
    if named not in catalog.GAMES:
        known = ", ".join(catalog.GAMES)
        raise BadPack("pack-wrong-game", file=file, found=named, allowed=known)
    return catalog.GAMES[named]


def game_of_name(name: str) -> Game:
    """Return the game of a pack that is named by its file or as an edition."""
    if Path(name).exists():
        return game_of_pack(name, read_pack(name))
    known = {edition: game for game in catalog.GAMES.values() for edition in _editions(game)}
    if name not in known:
        raise BadOption("pack-unknown", found=name, allowed=", ".join(known))
    return known[name]


def _editions(game: Game) -> tuple[str, ...]:
    return packs_of(game).store.editions


def _packs(name: str) -> dict[str, str]:
    """Return the pack with this name, or none if it is an edition's."""
    return {name: read_pack(name)} if Path(name).exists() else {}
