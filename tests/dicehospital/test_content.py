"""What the packaged packs say, against tables written by hand from the rulebooks."""

from __future__ import annotations

import pytest

from tests.kit.rules import rule
from wardround.dicehospital import content as c
from wardround.dicehospital.content import Content, Effect, Part
from wardround.dicehospital.pack_files import EDITIONS
from wardround.dicehospital.reading import read_content

FINAL = read_content("final")
EXPERIMENTAL = read_content("final", experimental=True)
PROMOS = read_content("final", promos=True)
ITALIAN = read_content("italian", experimental=True)
PROTOTYPE = read_content("prototype")
PROTOTYPE_ALL = read_content("prototype", experimental=True, prototype_extras=True)

LETTERS = {c.RED: "R", c.YELLOW: "Y", c.GREEN: "G", c.ANY: "any"}


def spell_part(part: Part) -> str:
    """Return one part in short: what happens, how many (at most, if few), of which kind."""
    words = {
        c.HEAL: f"{int(part.steps):+d}",
        c.REROLL: "reroll",
        c.FLIP: "flip",
        c.RECOLOUR: "recolour",
    }
    number = {c.NEVER: "", c.IF_SHORT: "~", c.UP_TO: "<="}[part.fewer] + str(part.count)
    told = [words[part.does], number, LETTERS[part.colour]]
    if part.values != (1, 2, 3, 4, 5, 6):
        told.append("".join(str(value) for value in part.values))
    told += {c.FREELY: [], c.EQUAL: ["equal"], c.RUN: ["run"]}[part.pattern]
    told += {c.EVERYONE: [], c.HEALED: ["healed"], c.DIFFERENT: ["different"]}[part.who]
    return " ".join(told + (["same-value"] if part.same_value else []))


def spell(effects: list[Effect]) -> str:
    """Return effects in short: `+` joins what happens together, `or` what is chosen from."""
    choices: list[str] = []
    for effect in effects:
        told = [f"pay {effect.fatalities}"] if effect.fatalities else []
        told += [spell_part(part) for part in effect.parts]
        told += [f"{effect.bags} bag"] if effect.bags else []
        told += [f"{effect.points} point"] if effect.points else []
        told += ["admissions"] if effect.admissions else []
        choices.append(" & ".join(told))
    return " or ".join(choices)


def departments(content: Content) -> dict[str, str]:
    """Return the effect of every department in short."""
    return {one.card.id: spell(one.effects) for one in content.departments}


def specialists(content: Content) -> dict[str, str]:
    """Return what every specialist waits for and does, in short."""
    told: dict[str, str] = {}
    for one in content.specialists:
        when = {c.HEALS: "heals", c.DISCHARGES: "discharges", 0: "-"}[one.when]
        colour = LETTERS[one.when_colour] + (" on colour" if one.coloured_only else "")
        what = "copies" if one.copies_another else spell(one.effects)
        told[one.card.id] = f"{when} {colour}: {what}"
    return told


PRINTED = {
    "critical-care-unit": "+1 1 R",
    "oncology": "+1 1 Y",
    "pharmacy": "+1 1 G",
    "intensive-care": "+1 1 any 12",
    "imaging": "+1 1 any 34",
    "clinic": "+1 1 any 56",
}
TILES = {
    "operating-theatre": "+3 1 R",
    "ear-nose-throat": "+3 1 G",
    "orthopaedics": "+3 1 Y",
    "cardiology": "+1 3 R run",
    "immunology": "+1 3 G run",
    "urology": "+1 3 Y run",
    "anaesthesia": "+1 3 R equal",
    "allergy-centre": "+1 3 G equal",
    "renal-medicine": "+1 3 Y equal",
    "crash-centre": "+4 1 any 12",
    "radiology": "+1 3 any 123",
    "triage-centre": "+2 2 any 123",
}
SPECIALISTS = {
    "surgeon": "heals R: +1 1 R healed",
    "pharmacist": "heals G: +1 1 G healed",
    "haematologist": "heals Y: +1 1 Y healed",
    "anaesthetist": "heals R: +1 1 R different",
    "virologist": "heals G: +1 1 G different",
    "urologist": "heals Y: +1 1 Y different",
    "cardiologist": "heals R: +1 1 any different same-value",
    "microbiologist": "heals G: +1 1 any different same-value",
    "radiologist": "heals Y: +1 1 any different same-value",
    "triage-nurse": "heals any: +1 ~2 any 123 different",
    "paramedic": "heals any: +2 1 any 123 different",
    "general-practitioner": "heals any: +1 1 any 456 different",
}


# --- the final edition -------------------------------------------------------------------------


@rule("DH-1.1", "DH-1.5")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_six_printed_departments_come_first(edition: str) -> None:
    content = read_content(edition)

    assert [one.card.id for one in content.departments if one.printed] == list(PRINTED)
    assert [one.printed for one in content.departments] == [True] * 6 + [False] * 12
    assert [one.index for one in content.departments] == list(range(18))


def test_departments_do_what_the_rulebook_prints() -> None:
    assert departments(FINAL) == {**PRINTED, **TILES}


def test_specialists_do_what_the_rulebook_prints() -> None:
    assert specialists(FINAL) == SPECIALISTS
    assert [one.index for one in FINAL.specialists] == list(range(12))


@rule("DH-13.7")
def test_meeples_have_the_colour_of_their_family_and_are_marked_as_ours() -> None:
    content = read_content("final", experimental=True, promos=True)
    meeples = {one.card.id: one.meeple for one in content.specialists}

    assert meeples == {
        **dict.fromkeys(["surgeon", "anaesthetist", "cardiologist"], "red"),
        **dict.fromkeys(["pharmacist", "virologist", "microbiologist"], "green"),
        **dict.fromkeys(["haematologist", "urologist", "radiologist"], "yellow"),
        **dict.fromkeys(["triage-nurse", "paramedic", "general-practitioner"], "blue"),
        "pathologist": "green",
        "experimental-chemist": "green",
        "registrar": "blue",
        "medical-student": "blue",
        "physiotherapist": "yellow",
        "haematology-technician": "red",
        "consultant": "blue",
        "admissions-nurse": "blue",
    }
    assert {one.card.reconstructed for one in content.specialists} == {("meeple",)}


def test_administrators_score_or_protect() -> None:
    told = {
        one.card.id: (
            one.points,
            one.needs,
            one.per_set,
            one.most,
            one.protects,
            one.protects_count,
        )
        for one in FINAL.administrators
    }

    assert told == {
        "admin-red-discharge": (1, (2, 0, 0), False, False, c.ANY, 0),
        "admin-yellow-discharge": (1, (0, 2, 0), False, False, c.ANY, 0),
        "admin-green-discharge": (1, (0, 0, 2), False, False, c.ANY, 0),
        "admin-all-colours": (1, (1, 1, 1), False, False, c.ANY, 0),
        "admin-red-protect": (0, (0, 0, 0), False, False, c.RED, 1),
        "admin-yellow-protect": (0, (0, 0, 0), False, False, c.YELLOW, 1),
        "admin-green-protect": (0, (0, 0, 0), False, False, c.GREEN, 1),
        "admin-most": (1, (0, 0, 0), False, True, c.ANY, 0),
    }


def test_events_say_what_our_table_says() -> None:
    plain = c.EventCard(FINAL.events[0].card, 0)
    fields = [
        *("bags", "may_return", "may_raise", "must_lower", "nurses", "extra_dice", "neglect"),
        *("volunteers", "bags_frozen", "improvements_wait", "clean_points", "dirty_from"),
        *("dirty_points", "grant_points", "grant_needs"),
    ]
    told = {
        event.card.id: {
            name: getattr(event, name)
            for name in fields
            if getattr(event, name) != getattr(plain, name)
        }
        for event in FINAL.events
    }

    assert told == {
        "blood-drive": {"bags": 1},
        "patient-transfer": {"may_return": True},
        "miracle-recovery": {"may_raise": True},
        "sudden-relapse": {"must_lower": True},
        "agency-nurse": {"nurses": 1},
        "staff-sickness": {"nurses": -1},
        "winter-crisis": {"extra_dice": 1},
        "hospital-superbug": {"neglect": 1},
        "community-volunteers": {"volunteers": 2},
        "blood-shortage": {"bags_frozen": True},
        "paperwork-backlog": {"improvements_wait": True},
        "health-inspection": {"clean_points": 2, "dirty_from": 3, "dirty_points": -1},
        "research-grant-red": {"grant_points": 2, "grant_needs": (2, 0, 0)},
        "research-grant-yellow": {"grant_points": 2, "grant_needs": (0, 2, 0)},
        "research-grant-green": {"grant_points": 2, "grant_needs": (0, 0, 2)},
    }


@rule("DH-MR01", "DH-MR02", "DH-MR03", "DH-MR04", "DH-MR05", "DH-MR06", "DH-MR07", "DH-MR08")
@rule("DH-MR09", "DH-MR10", "DH-MR11", "DH-MR12", "DH-MR13", "DH-MR14", "DH-MR15")
def test_reports_say_what_our_table_says() -> None:
    points = {"RR": 2, "YY": 2, "GG": 2}
    points |= {"RRY": 3, "RRG": 3, "YYR": 3, "YYG": 3, "GGR": 3, "GGY": 3}
    points |= {"RRYG": 4, "YYRG": 4, "GGRY": 4, "RRR": 5, "YYY": 5, "GGG": 5}
    needs = {f"report-{key.lower()}": tuple(key.count(one) for one in "RYG") for key in points}

    assert {one.card.id: one.needs for one in FINAL.reports} == needs
    assert [one.points for one in FINAL.reports] == list(points.values())


@rule("DH-AB1", "DH-AB2", "DH-AB3", "DH-AB4", "DH-AB5")
def test_ambulance_backs_say_what_our_table_says() -> None:
    assert {back.number: back.values for back in FINAL.ambulance_backs} == {
        1: (3, 2, 4),
        2: (2, 4, 3),
        3: (4, 3, 2),
        4: (5, 5, 5),
        5: (1, 1, 1),
    }
    assert FINAL.ambulance_backs[0].card.id == "ambulance-1"


# --- expansion and promos ----------------------------------------------------------------------


def test_experimental_departments_do_what_the_rulebook_prints() -> None:
    assert departments(EXPERIMENTAL) == {
        **departments(FINAL),
        "drug-trial-centre": "reroll 2 any",
        "physiotherapy": "recolour <=2 any",
        "experimental-therapy": "flip 1 any",
        "training-department": "+1 2 any equal",
    }


def test_experimental_specialists_do_what_the_rulebook_prints() -> None:
    assert specialists(EXPERIMENTAL) == {
        **SPECIALISTS,
        "pathologist": "heals any: pay 1 & 1 bag",
        "experimental-chemist": "heals any: reroll 1 any different",
        "registrar": "discharges any: 1 point",
        "medical-student": "heals any: +1 1 any different & -1 1 any different",
        "physiotherapist": "heals any: recolour 1 any",
        "haematology-technician": "discharges any: 1 bag",
    }


def test_promos_do_what_the_rulebook_prints() -> None:
    assert specialists(PROMOS) == {
        **SPECIALISTS,
        "consultant": "- any: copies",
        "admissions-nurse": "discharges any: admissions",
    }


# --- editions ----------------------------------------------------------------------------------


def names(content: Content) -> dict[str, str]:
    """Return the cards whose name is not their id."""
    cards = [one.card for one in content.departments] + [one.card for one in content.specialists]
    return {card.id: card.name for card in cards if card.name != card.id}


def test_the_italian_edition_differs_in_names_and_two_rules() -> None:
    assert departments(ITALIAN) == departments(EXPERIMENTAL)
    assert specialists(ITALIAN) == specialists(EXPERIMENTAL)
    assert names(ITALIAN) == {
        "critical-care-unit": "trauma-unit",
        "operating-theatre": "surgical-theatre",
        "renal-medicine": "renal-unit",
        "training-department": "training-centre",
        "radiologist": "neurologist",
    }
    assert ITALIAN.house.solo_bag_below == 10
    assert ITALIAN.house.improvement_required


@rule("DH-17.2")
def test_the_french_edition_plays_as_the_final_one() -> None:
    french = read_content("french")

    assert french.edition == "french"
    assert french.digest == read_content("final").digest
    assert names(french) == {}


def test_the_prototypes_departments() -> None:
    assert departments(PROTOTYPE) == {
        **PRINTED,
        **TILES,
        "radiology": "+1 <=3 any 123",
        "triage-centre": "+2 <=2 any 12",
    }
    assert names(PROTOTYPE) == {
        "critical-care-unit": "trauma-unit",
        "operating-theatre": "surgical-theatre",
        "renal-medicine": "renal-unit",
        "radiologist": "neurologist",
    }


def test_the_prototypes_specialists() -> None:
    assert specialists(PROTOTYPE) == {
        **SPECIALISTS,
        "triage-nurse": "heals any: +2 1 any 123 different",
        "paramedic": "heals any: +1 <=2 any 123 different",
        "general-practitioner": "heals any: +1 1 any 456",
    }


def test_the_prototypes_administrators() -> None:
    told = [
        (one.points, one.needs, one.per_set, one.most, one.protects, one.protects_count)
        for one in PROTOTYPE.administrators
    ]

    assert told == [
        (1, (2, 0, 0), True, False, c.ANY, 0),
        (1, (0, 2, 0), True, False, c.ANY, 0),
        (1, (0, 0, 2), True, False, c.ANY, 0),
        (1, (1, 1, 1), True, False, c.ANY, 0),
        (0, (0, 0, 0), False, False, c.RED, 0),
        (0, (0, 0, 0), False, False, c.YELLOW, 0),
        (0, (0, 0, 0), False, False, c.GREEN, 0),
        (2, (0, 0, 0), False, True, c.ANY, 0),
    ]


def test_the_prototypes_expansion_and_extras() -> None:
    tiles = departments(PROTOTYPE_ALL).items() - departments(PROTOTYPE).items()
    cards = specialists(PROTOTYPE_ALL).items() - specialists(PROTOTYPE).items()

    assert dict(tiles) == {
        "transplant-unit": "+1 1 any or pay 1 & +3 1 any",
        "drug-trial-centre": "reroll 2 any",
        "reverse-pharmacy": "flip 1 any",
        "physiotherapy-a": "+1 <=3 any 456",
        "physiotherapy-b": "+2 1 any 123 & +1 1 any 45",
        "isolation-ward": "+1 1 any 123",
    }
    assert dict(cards) == {
        "consultant": "heals any on colour: +3 1 any 12 different",
        "registrar": "discharges any: +1 1 any 456 or +2 1 any 123",
        "critical-specialist": "heals any: +1 <=3 any 12 different",
    }
