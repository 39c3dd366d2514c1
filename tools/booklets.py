"""Looks up the French and Italian terms that we call a rulebook's in the text of that rulebook.

The rulebooks are not ours to hand on. With one as plain text,
`python -m tools.booklets fr RULEBOOK.txt` names every term of `tests/words/booklets.toml` that it
does not have.
"""

from __future__ import annotations

import re
import sys
import tomllib
import unicodedata
from pathlib import Path
from typing import Final

CLAIMS: Final = Path(__file__).parent.parent / "tests" / "words" / "booklets.toml"
USAGE: Final = "usage: python -m tools.booklets {fr,it} RULEBOOK.txt"
ANOTHER_NAME: Final = r"(?: [a-z ]{1,30}:)? "
"""Between two words; a heading may have its English name in its midst, as it was set."""


def plain(text: str) -> str:
    """Return a text in small letters without accents, with single spaces and one apostrophe."""
    bare = unicodedata.normalize("NFD", text.lower().replace("’", "'"))
    letters = "".join(one for one in bare if not unicodedata.combining(one))
    return re.sub(r"\s+", " ", re.sub(r"'(?=\s)", "", letters))


def missing(terms: dict[str, str], text: str) -> list[str]:
    """Return the keys of the terms that a text does not have as whole words."""
    book = plain(text)
    return [key for key, term in terms.items() if not re.search(_pattern(term), book)]


def _pattern(term: str) -> str:
    words = [re.escape(word) for word in plain(term).split(" ")]
    return rf"(?<!\w){ANOTHER_NAME.join(words)}(?!\w)"


def main(arguments: list[str]) -> int:
    """Look a rulebook through; return 1 if it lacks a term, 2 if it was asked for wrongly."""
    claims = tomllib.loads(CLAIMS.read_text(encoding="utf-8"))
    if len(arguments) != 2 or arguments[0] not in claims:
        print(USAGE, file=sys.stderr)
        return 2
    language, name = arguments
    try:
        text = Path(name).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        print(f"{name}: cannot be read ({error})", file=sys.stderr)
        return 2
    terms = claims[language]
    lacking = missing(terms, text)
    for key in lacking:
        print(f"{key}: the rulebook does not have {terms[key]!r}")
    print(f"{len(terms) - len(lacking)} of {len(terms)} terms found")
    return 1 if lacking else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
