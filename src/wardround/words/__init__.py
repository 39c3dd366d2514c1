"""Ids, events, effects and errors as sentences, in English, French and Italian.

`Words` has what belongs to no game; each game has its own words in a package below. Fluent is
imported with the first sentence, not with this package, so that a command without sentences starts
quickly.
"""

from wardround.words.files import LANGUAGES
from wardround.words.words import Words

__all__ = ["LANGUAGES", "Words"]
