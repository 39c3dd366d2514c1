"""The `Narrator` of each game."""

from __future__ import annotations

from importlib import import_module

from wardround import catalog
from wardround.core.records import Terms
from wardround.narration.narrator import Narrator


def narrator_of(terms: Terms, language: str, *, numbered: bool = True) -> Narrator:
    """Return the narrator of a game with these terms, in a language.

    Equal things are distinguished by numbers (`numbered`), or by their visible features.
    """
    # Only the narrator that is asked for is read.
    module = import_module(f"wardround.narration.{catalog.package_of(terms.game)}.narrator")
    narrator: Narrator = module.make_narrator(terms.options, language, numbered=numbered)
    return narrator
