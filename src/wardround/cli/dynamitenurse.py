"""The packs of Dynamite Nurse, as the command line shows them."""

from __future__ import annotations

from wardround.cli.game_packs import GamePacks
from wardround.core.game import Options
from wardround.core.pack_store import Choice
from wardround.dynamitenurse.options import DynamiteNurseOptions
from wardround.dynamitenurse.pack_files import PACKS
from wardround.words import Words
from wardround.words.dynamitenurse import DynamiteNurseWords


class DynamiteNursePacks(GamePacks):
    """The packs of Dynamite Nurse."""

    def choice(self, options: Options) -> Choice:
        """Return the standard pack with the user's on top."""
        assert isinstance(options, DynamiteNurseOptions)
        return options.choice()

    def titles(self, options: Options, language: str) -> dict[str, str]:
        """Return the names of Action cards, Nurses and Patients."""
        assert isinstance(options, DynamiteNurseOptions)
        content = options.content
        words = DynamiteNurseWords(language, content)
        titles: dict[str, str] = {}
        for card in content.cards:
            kind = "nurse" if card.is_nurse() else "action"
            titles[f"{kind} {card.card.id}"] = words.title(card)
        for patient in content.kinds:
            titles[f"patient {patient.card.id}"] = words.condition(patient)
        return titles

    def totals(self, options: Options, words: Words) -> str:
        """Return how many Action cards, Nurses and Patients there are (DN-13.1)."""
        assert isinstance(options, DynamiteNurseOptions)
        house = options.content.house
        return words.say(
            "dn-totals", actions=house.actions, nurses=house.nurses, patients=house.patients
        )

    def ended(self, words: Words, reason: str) -> str:
        """Return which of the two ends it was (DN-3.1)."""
        return words.say(f"dn-ended-{reason}")


GAME_PACKS = DynamiteNursePacks(PACKS)
