"""What is wrong with a pack, in words that a designer understands."""

from __future__ import annotations

import pytest

from wardround.core.errors import BadPack
from wardround.dynamitenurse.reading import read_content
from wardround.words import Words

HEADER = '[pack]\ngame = "dynamite-nurse"\nname = "mine"\nformat = 1\n'
CARD = '[[action]]\nid = "white-magic"\n'


def told(body: str, language: str = "en") -> str:
    """Return the sentence that a pack of Dynamite Nurse is refused with, without the file."""
    with pytest.raises(BadPack) as caught:
        read_content({"mine.toml": HEADER + body})
    file, _, sentence = Words(language).error(caught.value).partition(": ")
    assert file.strip() == "mine.toml"
    return sentence.replace("\u00a0", " ")


@pytest.mark.parametrize(
    ("language", "other"),
    [
        ("en", "“nurse n02” is blue too"),
        ("fr", "« nurse n02 » a déjà la couleur bleue"),
        ("it", "anche «nurse n02» ha il colore blu"),
    ],
)
def test_a_colour_is_told_in_the_language(language: str, other: str) -> None:
    sentence = told('[[nurse]]\nid = "n01"\ncolour = "blue"\n', language)

    assert sentence.partition(" : " if language == "fr" else ": ")[2].split(".")[0] == other


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ('cost = "3"', 'the field “cost” must be a whole number, not text in quotes: "3"'),
        ("cost = 1.5", "the field “cost” must be a whole number, not a number with a point: 1.5"),
        (
            "effect = { draw = 1 }",
            "the field “effect” must be a list in [ ], not a single table in { }: { draw = 1 }",
        ),
        (
            "effect = [{ recover = 1 }]",
            "the field “effect[1].recover” must be true or false, not a number: 1",
        ),
        (
            "effect = [{ recover = false }]",
            "the field “effect[1].recover” can’t be “false”. Allowed: true.",
        ),
        (
            "effect = [[]]",
            "the field “effect[1]” must be a table in { }, not a list in [ ]: []",
        ),
    ],
)
def test_types_are_told_in_plain_words(line: str, sentence: str) -> None:
    assert told(f"{CARD}{line}\n") == f"in “action white-magic”, {sentence}"


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        (
            "fr",
            (
                "dans « action white-magic », le champ « cost » doit être un nombre entier, "
                'pas un texte entre guillemets : "3"'
            ),
        ),
        (
            "it",
            (
                "in «action white-magic» il campo «cost» deve essere un numero intero, "
                'non un testo tra virgolette: "3"'
            ),
        ),
    ],
)
def test_types_are_told_in_the_language(language: str, sentence: str) -> None:
    assert told(f'{CARD}cost = "3"\n', language) == sentence


@pytest.mark.parametrize(
    ("body", "sentence"),
    [
        (
            "[house]\nbeds = 6\nmarkers = 6\n",
            (
                "[house] has markers = 6 and beds = 6. With no more markers than beds, "
                "a game might never end. Change one of the two."
            ),
        ),
        (
            '[[patient]]\nid = "wounded-2"\nseverity = 9\n',
            (
                "in “patient wounded-2”, the critical Severity 3 isn’t above the front "
                "Severity 9. Change critical or severity."
            ),
        ),
        (
            "[house]\npenalty = [0, 2, 1]\n",
            (
                "in “house”, penalty[3] is 1, less than the 2 before it. "
                "More Kill Marks can’t cost less."
            ),
        ),
        (
            '[[nurse]]\nid = "n01"\ncopies = 2\n',
            (
                "“nurse n01” has 2 copies. A starting Nurse is unique: "
                "set copies = 1, or remove its colour."
            ),
        ),
    ],
)
def test_what_must_fit_together_is_told_with_its_reason(body: str, sentence: str) -> None:
    assert told(body) == sentence


@pytest.mark.parametrize(
    ("body", "sentence"),
    [
        ('[[actions]]\nid = "a"\n', "write [[actions]] as [[action]]."),
        ('[Patient]\nid = "a"\n', "write [Patient] as [[patient]]."),
        (
            '[[department]]\nid = "a"\n[house]\nrounds = 8\n',
            (
                "a pack of dynamite-nurse can’t have [[department]]. "
                "Use: [pack], [house], [[action]], [[nurse]], [[patient]]."
            ),
        ),
    ],
)
def test_a_wrong_heading_comes_before_what_stands_under_it(body: str, sentence: str) -> None:
    assert told(body) == sentence


def test_an_id_has_an_example_from_the_same_game() -> None:
    assert told('[[action]]\nid = "White Magic"\n').endswith(
        "joined by hyphens, such as white-magic."
    )
