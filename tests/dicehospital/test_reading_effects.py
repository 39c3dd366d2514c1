"""Effects that a pack of Dice Hospital cannot have, each refusal with its exact place."""

from __future__ import annotations

import pytest

from tests.kit.user_packs import impossible, missing, refusal, refused
from wardround.core.pack_text import inline
from wardround.dicehospital import content as c
from wardround.dicehospital.pack_layout import FEWER, PATTERNS, VERBS, WHO


def cardiology(effect: str) -> str:
    """Return a pack that gives Cardiology another effect."""
    return f'[[department]]\nid = "cardiology"\neffect = {effect}\n'


def surgeon(effect: str, when: str = '{ healed = "red" }') -> str:
    """Return a pack that gives the Surgeon another effect."""
    return f'[[specialist]]\nid = "surgeon"\nwhen = {when}\neffect = {effect}\n'


def test_the_words_of_packs_stand_for_the_numbers_of_the_rules() -> None:
    assert [VERBS.index(verb) for verb in ("heal", "reroll", "flip", "recolour")] == [
        c.HEAL,
        c.REROLL,
        c.FLIP,
        c.RECOLOUR,
    ]
    assert [PATTERNS.index(word) for word in ("freely", "equal", "run")] == [
        c.FREELY,
        c.EQUAL,
        c.RUN,
    ]
    assert [FEWER.index(word) for word in ("never", "if-short", "up-to")] == [
        c.NEVER,
        c.IF_SHORT,
        c.UP_TO,
    ]
    assert [WHO.index(word) for word in ("everyone", "healed", "different")] == [
        c.EVERYONE,
        c.HEALED,
        c.DIFFERENT,
    ]


# --- effects -----------------------------------------------------------------------------------

HERE = "department cardiology"
VERBS_ALLOWED = "heal, reroll, flip, recolour"
WITHOUT_AIM = "heal, reroll, flip, recolour, fatalities, bags, points"


@pytest.mark.parametrize(
    ("effect", "field", "found", "allowed"),
    [
        ("{ heal = 0 }", "effect.heal", "0", "-5..-1, 1..6"),
        ("{ heal = 7 }", "effect.heal", "7", "-5..-1, 1..6"),
        ("{ heal = 1, count = 0 }", "effect.count", "0", "1..12"),
        ("{ heal = 1, count = 13 }", "effect.count", "13", "1..12"),
        ("{ heal = 1, values = [0] }", "effect.values[1]", "0", "1..6"),
        ("{ heal = 1, values = [1, 7] }", "effect.values[2]", "7", "1..6"),
        ('{ heal = 1, pattern = "run" }', "effect.count", "1", "2..6"),
        ('{ heal = 1, pattern = "equal" }', "effect.count", "1", "2..12"),
        ('{ heal = 1, count = 7, pattern = "run" }', "effect.count", "7", "2..6"),
        (
            '{ heal = 1, count = 3, values = [1, 2, 4, 5], pattern = "run" }',
            "effect.count",
            "3",
            "2",
        ),
        ("{ heal = 1, fatalities = 0 }", "effect.fatalities", "0", "1..12"),
        ("{ bags = 13 }", "effect.bags", "13", "1..12"),
        ("{ points = -1 }", "effect.points", "-1", "1..20"),
        (
            "{ all = [{ heal = 1, count = 8 }, { heal = 1, count = 5 }] }",
            "effect.all",
            "13",
            "1..12",
        ),
    ],
)
def test_effects_that_cannot_be(effect: str, field: str, found: str, allowed: str) -> None:
    assert refusal(cardiology(effect)) == impossible(HERE, field, found, allowed)


@pytest.mark.parametrize(
    ("effect", "told"),
    [
        ("{}", refused("pack-lacks-one", HERE, "effect", allowed=WITHOUT_AIM)),
        ("{ count = 3 }", refused("pack-lacks-one", HERE, "effect", allowed=VERBS_ALLOWED)),
        ("{ flip = false }", impossible(HERE, "effect.flip", "false", "true")),
        (
            "{ all = [{ heal = 1 }, { count = 2 }] }",
            refused("pack-lacks-one", HERE, "effect.all[2]", allowed=VERBS_ALLOWED),
        ),
        (
            "{ heal = 1, reroll = true }",
            refused("pack-only-one", HERE, "effect", found="heal, reroll", allowed=VERBS_ALLOWED),
        ),
        (
            "{ either = [{ heal = 1 }, { flip = true, recolour = true }] }",
            refused(
                "pack-only-one",
                HERE,
                "effect.either[2]",
                found="flip, recolour",
                allowed=VERBS_ALLOWED,
            ),
        ),
        (
            "{ heal = 1, values = [2, 3, 2] }",
            refused("pack-repeated", HERE, "effect.values", found="2"),
        ),
        (
            "{ heal = 1, values = [] }",
            refused("pack-length", HERE, "effect.values", found=0, low=1, high=6),
        ),
        (
            "{ all = [{ heal = 1 }] }",
            refused("pack-length", HERE, "effect.all", found=1, low=2, high=6),
        ),
        (
            "{ either = [{ heal = 1 }] }",
            refused("pack-length", HERE, "effect.either", found=1, low=2, high=4),
        ),
        (
            '{ heal = 1, count = 2, values = [5, 1, 3], pattern = "run" }',
            refused("pack-no-run", HERE, "effect.values", found="[1, 3, 5]"),
        ),
        (
            '{ heal = 1, count = 3, pattern = "equal", fewer = "up-to" }',
            refused("pack-not-with", HERE, "effect.fewer", other='pattern = "equal"'),
        ),
        (
            '{ heal = 1, count = 3, pattern = "run", fewer = "if-short" }',
            refused("pack-not-with", HERE, "effect.fewer", other='pattern = "run"'),
        ),
        (
            '{ heal = -1, colour = "red" }',
            refused("pack-only-with", HERE, "effect.colour", other="heal > 0, reroll, flip"),
        ),
        (
            '{ heal = 1, lasts = "round" }',
            refused("pack-only-with", HERE, "effect.lasts", other="recolour"),
        ),
        (
            '{ recolour = true, colour = "red" }',
            refused("pack-only-with", HERE, "effect.colour", other="heal > 0, reroll, flip"),
        ),
        (
            '{ all = [{ heal = 1 }, { heal = 1, count = 2, pattern = "equal" }] }',
            refused("pack-not-with", HERE, "effect.all[2].pattern", other="all"),
        ),
        (
            '{ all = [{ heal = 1, count = 2, fewer = "up-to" }, { heal = 1 }] }',
            refused("pack-not-with", HERE, "effect.all[1].fewer", other="all"),
        ),
        (
            "{ all = [{ heal = 1 }, { flip = true }], count = 2 }",
            refused("pack-not-with", HERE, "effect.count", other="all"),
        ),
        (
            "{ either = [{ heal = 1 }, { flip = true }], bags = 1 }",
            refused("pack-not-with", HERE, "effect.bags", other="either"),
        ),
    ],
)
def test_fields_that_cannot_stand_as_they_do(effect: str, told: tuple[str, object]) -> None:
    assert refusal(cardiology(effect)) == told


@pytest.mark.parametrize(
    ("effect", "field", "allowed"),
    [
        ("{ either = [{ either = [] }, { heal = 1 }] }", "effect.either[1].either", "heal, "),
        ("{ all = [{ heal = 1, bags = 1 }, { heal = 1 }] }", "effect.all[1].bags", "heal, "),
        ('{ heal = 1, who = "different" }', "effect.who", "heal, "),
        ("{ heal = 1, same-value = true }", "effect.same-value", "heal, "),
        ("{ admissions = true }", "effect.admissions", "heal, "),
        ("{ cure = 1 }", "effect.cure", "heal, reroll, flip, recolour, lasts, "),
    ],
)
def test_fields_that_a_departments_effect_does_not_have(
    effect: str, field: str, allowed: str
) -> None:
    code, facts = refusal(cardiology(effect))

    assert isinstance(facts, dict)
    assert (code, facts["entry"], facts["field"]) == ("pack-unknown-field", HERE, field)
    assert facts["allowed"].startswith(allowed)


@pytest.mark.parametrize(
    ("effect", "field", "found", "allowed"),
    [
        ('{ heal = 1, colour = "blue" }', "colour", "blue", "red, yellow, green"),
        ('{ heal = 1, pattern = "row" }', "pattern", "row", "freely, equal, run"),
        ('{ heal = 1, fewer = "maybe" }', "fewer", "maybe", "never, if-short, up-to"),
    ],
)
def test_words_that_do_not_exist(effect: str, field: str, found: str, allowed: str) -> None:
    facts = {"entry": HERE, "field": f"effect.{field}", "found": found, "allowed": allowed}

    assert refusal(cardiology(effect)) == ("pack-unknown-value", facts)


@pytest.mark.parametrize(
    ("effect", "field", "found", "given", "allowed"),
    [
        ('{ heal = "three" }', "effect.heal", '"three"', "string", "integer"),
        ("{ heal = true }", "effect.heal", "true", "boolean", "integer"),
        ("{ reroll = 1 }", "effect.reroll", "1", "integer", "boolean"),
        ("{ heal = 1, values = 3 }", "effect.values", "3", "integer", "array"),
        ("{ all = [1, 2] }", "effect.all[1]", "1", "integer", "table"),
        ("3", "effect", "3", "integer", "table"),
    ],
)
def test_values_of_the_wrong_type(
    effect: str, field: str, found: str, given: str, allowed: str
) -> None:
    facts = {"entry": HERE, "field": field, "found": found, "given": given, "allowed": allowed}

    assert refusal(cardiology(effect)) == ("pack-wrong-type", facts)


# --- specialists -------------------------------------------------------------------------------


SURGEON = "specialist surgeon"
RED, ANY, DISCHARGED = '{ healed = "red" }', '{ healed = "any" }', '{ discharged = "any" }'


@pytest.mark.parametrize(
    ("effect", "when", "told"),
    [
        (
            '{ heal = 1, count = 2, who = "different", same-value = true }',
            RED,
            refused("pack-not-with", SURGEON, "effect.count", other="same-value"),
        ),
        (
            "{ heal = 1, same-value = true }",
            RED,
            refused("pack-only-with", SURGEON, "effect.same-value", other='who = "different"'),
        ),
        (
            '{ heal = 1, who = "different", same-value = true }',
            DISCHARGED,
            refused("pack-only-with", SURGEON, "effect.same-value", other="when = { healed = … }"),
        ),
        (
            "{ admissions = true }",
            ANY,
            refused(
                "pack-only-with",
                SURGEON,
                "effect.admissions",
                other='when = { discharged = "any" }',
            ),
        ),
        (
            "{ admissions = true, bags = 1 }",
            DISCHARGED,
            refused("pack-not-with", SURGEON, "effect.admissions", other="bags"),
        ),
        (
            "{ either = [{ admissions = true }, { heal = 1 }] }",
            DISCHARGED,
            refused("pack-not-with", SURGEON, "effect.either[1].admissions", other="either"),
        ),
        (
            '{ all = [{ heal = 1, who = "healed" }, { heal = 1 }] }',
            ANY,
            impossible(SURGEON, "effect.all[1].who", "healed", "everyone, different"),
        ),
        (
            "{ all = [{ heal = 1 }, { heal = 1, same-value = true }] }",
            ANY,
            refused("pack-not-with", SURGEON, "effect.all[2].same-value", other="all"),
        ),
        (
            "{ heal = 1 }",
            "{}",
            refused("pack-lacks-one", SURGEON, "when", allowed="healed, discharged"),
        ),
        (
            "{ heal = 1 }",
            '{ healed = "red", discharged = "any" }',
            refused(
                "pack-only-one",
                SURGEON,
                "when",
                found="healed, discharged",
                allowed="healed, discharged",
            ),
        ),
    ],
)
def test_what_a_specialist_cannot_do(effect: str, when: str, told: tuple[str, object]) -> None:
    assert refusal(surgeon(effect, when)) == told


def test_a_specialist_that_copies_has_no_effect_of_its_own() -> None:
    body = '[[specialist]]\nid = "surgeon"\ncopies-another = true\n'

    assert refusal(body) == refused("pack-not-with", SURGEON, "copies-another", other="effect")


@pytest.mark.parametrize("field", ["copies", "meeple", "when", "effect"])
def test_a_new_specialist_must_have_what_it_needs(field: str) -> None:
    fields = {
        "id": "porter",
        "copies": 2,
        "meeple": "blue",
        "when": {"healed": "any"},
        "effect": {"heal": 1},
    }
    lines = [f"{name} = {inline(value)}" for name, value in fields.items() if name != field]
    body = "[[specialist]]\n" + "\n".join(lines)

    assert refusal(body) == missing("specialist porter", field)


@pytest.mark.parametrize("field", ["copies", "effect"])
def test_a_new_department_must_have_what_it_needs(field: str) -> None:
    fields = {"id": "morgue", "copies": 2, "effect": {"heal": 1}}
    lines = [f"{name} = {inline(value)}" for name, value in fields.items() if name != field]

    assert refusal("[[department]]\n" + "\n".join(lines)) == missing("department morgue", field)
