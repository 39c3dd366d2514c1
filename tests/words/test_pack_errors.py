"""What is wrong with a pack, in words that a designer understands."""

from __future__ import annotations

import pytest

from wardround.core.errors import BadPack
from wardround.dynamitenurse.reading import read_content
from wardround.words import Words

HEADER = '[pack]\ngame = "dynamite-nurse"\nname = "mine"\nformat = 1\n'


def told(body: str, language: str = "en") -> str:
    """Return the sentence that a pack of Dynamite Nurse is refused with."""
    with pytest.raises(BadPack) as caught:
        read_content({"mine.toml": HEADER + body})
    return Words(language).error(caught.value)


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "mine.toml: “nurse n01” needs another colour, since “nurse n02” is blue too. "
               "Each colour has one starting Nurse."),
        ("fr", "mine.toml\u00a0: «\u00a0nurse n01\u00a0» demande une autre couleur, car "
               "«\u00a0nurse n02\u00a0» a déjà la couleur bleue. "
               "Chaque couleur a une seule Infirmière de départ."),
        ("it", "mine.toml: “nurse n01” deve avere un altro colore, perché anche “nurse n02” ha il "
               "colore blu. Ogni colore ha una sola Infermiera iniziale."),
    ],
)  # fmt: skip
def test_a_colour_is_told_in_the_language(language: str, sentence: str) -> None:
    assert told('[[nurse]]\nid = "n01"\ncolour = "blue"\n', language) == sentence
