"""Finds English in other languages' texts."""

from __future__ import annotations

import re

ENGLISH = re.compile(
    r"\b(?:the|and|of|you|your|is|are|was|were|been|it|its|they|their|this|that|these|there|with"
    r"|without|from|into|for|to|at|by|if|when|what|which|who|not|cannot|can|may|must|has|have|had"
    r"|took|take|gained|healed|placed|kept|looked|drew|rolled|lost|spent|passed|finished|saw"
    r"|returned|choose|red|yellow|green|blue|one|two|three|player|players|began|ended|nothing"
    r"|any|each|more|another|wards|blood|idle|treated|untreated|field|line)\b"
)
"""Common English words, and words of this game, that French and Italian do not have."""

QUOTED = re.compile(r"“[^”]*”|«[^»]*»")
NAMED = re.compile(r"Calypso\s+Blue")
"""Names that people have in every language, and that have such a word in them."""


def english_in(text: str) -> list[str]:
    """Return the English words in a text, but for what it quotes, and names."""
    return ENGLISH.findall(NAMED.sub("", QUOTED.sub("", text)).lower())
