"""What prompts and labels call an action can be typed, in other forms of the verb too."""

from __future__ import annotations

import pytest

from tests.kit.plain import Json
from wardround.dicehospital.reading import read_content as read_dice_hospital
from wardround.dynamitenurse.reading import read_content as read_dynamite_nurse
from wardround.narration.dicehospital.grammar import DiceHospitalGrammar
from wardround.narration.dynamitenurse.grammar import DynamiteNurseGrammar
from wardround.words.dicehospital import DiceHospitalWords
from wardround.words.dynamitenurse import DynamiteNurseWords

DICE_HOSPITAL = read_dice_hospital("final")
DYNAMITE_NURSE = read_dynamite_nurse()
NAMES = ["Ann", "Bob"]
SKIPS = [
    ("en", "skip"), ("en", "decline"), ("fr", "passer"), ("fr", "passez"), ("fr", "renoncer"),
    ("it", "saltare"), ("it", "salta"), ("it", "rinuncio"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("language", "typed"), [*SKIPS, ("fr", "en rester là"), ("it", "fermarsi")]
)
def test_an_effect_of_dice_hospital_is_skipped_by_its_words(language: str, typed: str) -> None:
    words = DiceHospitalWords(language, DICE_HOSPITAL)
    grammar = DiceHospitalGrammar(words, DICE_HOSPITAL)
    records = [{"verb": "use"}, {"verb": "skip"}]
    offered = [grammar.meaning(at, one, words.action(one), NAMES) for at, one in enumerate(records)]

    assert [one.verb for one in grammar.meant(typed, offered)] == ["skip"]


@pytest.mark.parametrize(
    ("language", "typed", "verb"),
    [
        *[(language, typed, "skip") for language, typed in SKIPS],
        ("en", "do nothing", "skip"),
        ("fr", "ne rien faire", "skip"),
        ("it", "non fare niente", "skip"),
        ("en", "recover examination", "recover"),
        ("en", "take examination back", "recover"),
        ("fr", "d’abord 2", "first"),
        ("fr", "en premier 2", "first"),
        ("it", "per primo 2", "first"),
        ("it", "prima scelta 2", "first"),
    ],
)
def test_actions_of_dynamite_nurse_are_meant_by_their_words(
    language: str, typed: str, verb: str
) -> None:
    words = DynamiteNurseWords(language, DYNAMITE_NURSE)
    grammar = DynamiteNurseGrammar(words, DYNAMITE_NURSE)
    records: list[Json] = [
        {"verb": "skip"},
        {"verb": "recover", "card": "examination"},
        {"verb": "first", "player": 2},
    ]
    offered = [grammar.meaning(at, one, words.action(one), NAMES) for at, one in enumerate(records)]

    assert [one.verb for one in grammar.meant(typed, offered)] == [verb]
