"""The packs of Dice Hospital, as the command line shows them."""

from __future__ import annotations

from wardround.cli.game_packs import GamePacks
from wardround.core.game import Options
from wardround.core.pack_store import Choice
from wardround.dicehospital.options import DiceHospitalOptions
from wardround.dicehospital.pack_files import PACKS
from wardround.words.dicehospital import DiceHospitalWords
from wardround.words.dicehospital.cards import piles_of


class DiceHospitalPacks(GamePacks):
    """The packs of Dice Hospital."""

    def choice(self, options: Options) -> Choice:
        """Return edition, additions and user packs."""
        assert isinstance(options, DiceHospitalOptions)
        return options.choice()

    def titles(self, options: Options, language: str) -> dict[str, str]:
        """Return the names of the cards of every pile."""
        assert isinstance(options, DiceHospitalOptions)
        words = DiceHospitalWords(language, options.content)
        return {
            f"{kind} {card.card.id}": words.title(card)
            for kind, pile in piles_of(options.content).items()
            for card in pile
        }


GAME_PACKS = DiceHospitalPacks(PACKS)
