"""DH-17.1, DH-17.2 and DH-17.8: the Italian and French editions, and what goes with what."""

from __future__ import annotations

import pytest

from tests.kit.build import (
    GAME,
    act,
    activation,
    choices,
    decide,
    patients,
    plain,
    started,
    why,
)
from tests.kit.cards import card
from tests.kit.cards_build import after, appoint, finish, points, targets
from tests.kit.rules import rule
from wardround.core.errors import BadOption
from wardround.core.pack_compare import diff
from wardround.dicehospital import flow, steps
from wardround.dicehospital.content import Content
from wardround.dicehospital.pack_files import EDITIONS, PACKS, Choice
from wardround.dicehospital.reading import read_content
from wardround.dicehospital.state import Table
from wardround.words.dicehospital import DiceHospitalWords
from wardround.words.dicehospital import cards as written

# --- Italian (DH-17.1) --------------------------------------------------------------------------


def kept(edition: str, dice: str, left: str) -> int:
    """Return the blood bags of a solo player who kept three of four dice."""
    table = started(1, edition=edition)
    decide(table, *plain(dice))
    act(table, f"leave {left}")
    return int(table.hospitals[0].bags)


@rule("DH-17.1")
@pytest.mark.parametrize(
    ("dice", "italian", "final"),
    [("R2 Y2 G4 R5", 1, 1), ("R2 Y3 G4 R5", 1, 0), ("R3 Y3 G4 R5", 0, 0)],
)
def test_italian_a_solo_total_of_9_still_gains_a_bag(dice: str, italian: int, final: int) -> None:
    """8 does in both editions, 9 in the Italian one only, 10 in none."""
    assert kept("italian", dice, "R5") == italian
    assert kept("final", dice, "R5") == final


def improving(edition: str, tiles: list[str]) -> Table:
    """Return a two-player game in Phase 2 with only these tiles on display."""
    table = started(2, edition=edition)
    ids = [one.card.id for one in table.content.departments]
    table.chance = -1
    table.tiles_shown = tuple(sorted(ids.index(name) for name in tiles))
    table.specialists_shown = ()
    table.hospitals[0].ambulance, table.hospitals[1].ambulance = 1, 2
    table.go(steps.IMPROVE)
    flow.FLOW.settle(table)
    return table


@rule("DH-17.1")
def test_italian_an_improvement_must_be_taken_while_there_is_one() -> None:
    """Nobody may pass; when the display is empty nobody is asked."""
    table = improving("italian", ["cardiology"])
    assert choices(table) == ["take department cardiology"]
    assert why(table, "pass") == ("improvement-required", "DH-17.1")

    act(table, "take department cardiology")
    assert choices(table, 1) == []
    assert "return cardiology" in choices(table)

    assert choices(improving("final", ["cardiology"]))[0] == "pass"


NAMED = {
    "critical-care-unit": "Trauma Unit",
    "operating-theatre": "Surgical Theatre",
    "renal-medicine": "Renal Unit",
    "radiologist": "Neurologist",
    "training-department": "Training Centre",
}


def names(content: Content) -> dict[str, str]:
    """Return what every department and specialist is called in English."""
    words = DiceHospitalWords("en", content)
    departments = {one.card.id: words.title(one) for one in content.departments}
    return departments | {one.card.id: words.title(one) for one in content.specialists}


@rule("DH-17.1")
@card(
    "italian:critical-care-unit", "italian:operating-theatre", "italian:renal-medicine",
    "italian:radiologist", "italian:training-department",
)  # fmt: skip
def test_italian_five_cards_have_other_names() -> None:
    """These five, and no other."""
    italian = names(read_content("italian", experimental=True, promos=True))
    final = names(read_content("final", experimental=True, promos=True))

    assert {id: name for id, name in italian.items() if final[id] != name} == NAMED


@rule("DH-17.1")
@card(
    "italian:critical-care-unit", "italian:operating-theatre", "italian:renal-medicine",
    "italian:radiologist", "italian:training-department",
)  # fmt: skip
def test_italian_the_renamed_cards_do_what_they_did() -> None:
    """One red die +1, one +3, three yellow alike, two of equal value, and the same value."""
    table = after(
        "R1 R2 Y2 Y4 Y4 Y4 G5 G5 / nurse nurse nurse nurse radiologist"
        " / operating-theatre renal-medicine training-department / 0",
        "place nurse critical-care-unit", "treat R1", "place nurse operating-theatre", "treat R2",
        "place nurse renal-medicine", "treat Y4", "treat Y4", "treat Y4",
        "place nurse training-department", "treat G5", "treat G5",
        "place radiologist intensive-care", "treat Y2", "treat R2*",
        edition="italian", experimental=True,
    )  # fmt: skip

    assert patients(table) == "R3* R5* Y3* Y5* Y5* Y5* G6* G6*"


@rule("DH-17.1", "DH-5.8")
@pytest.mark.parametrize("specialist", ["cardiologist", "microbiologist", "radiologist"])
def test_italian_the_same_value_is_the_one_before(specialist: str) -> None:
    """Ruling: not the value that the die has now, though the card leaves out "before"."""
    colour = {"cardiologist": "R", "microbiologist": "G", "radiologist": "Y"}[specialist]
    table = after(
        f"{colour}1 R1 Y2 / {specialist} / - / 0",
        f"place {specialist} intensive-care", f"treat {colour}1",
        edition="italian",
    )  # fmt: skip

    assert targets(table) == ["R1"]


# --- French (DH-17.2) ---------------------------------------------------------------------------


@rule("DH-17.2")
def test_french_the_rules_are_those_of_the_final_edition() -> None:
    """What is played with is the same, to the last number, but for one tile of the expansion."""
    assert read_content("french").digest == read_content("final").digest

    final, french = (PACKS.whole_content(Choice(edition, True)) for edition in ("final", "french"))
    assert [(one.entry, one.field) for one in diff(final, french)] == [
        ("department physiotherapy", "rule"), ("department physiotherapy", "effect"),
    ]  # fmt: skip


@rule("DH-17.2")
def test_french_there_are_no_promos() -> None:
    """They are refused, and none is among its cards."""
    with pytest.raises(BadOption) as refused:
        GAME.options({"edition": "french", "promos": True}, {})
    assert refused.value.code == "option-not-in-edition"

    ids = {one.card.id for one in read_content("french", experimental=True).specialists}
    assert ids.isdisjoint({"consultant", "admissions-nurse"})


@rule("DH-17.2")
def test_french_two_cards_of_one_name_are_told_apart() -> None:
    """Ruling: the book calls both Hématologue; the one of the expansion has a name of its own."""
    content = read_content("french", experimental=True)
    words = DiceHospitalWords("fr", content)

    assert words.named("specialist", "haematologist") == "Hématologue"
    assert words.named("specialist", "haematology-technician") == "Technicien en hématologie"


@rule("DH-17.2", "DH-5.13")
@card("french:physiotherapy")
@pytest.mark.parametrize(("edition", "scored"), [("french", [1]), ("final", [])])
def test_french_a_colour_by_physiotherapy_lasts_the_round(edition: str, scored: list[int]) -> None:
    """Its book says "until the end of this round", so that it counts in Phase 5."""
    table = activation(
        "R6 R6 / nurse nurse nurse / physiotherapy / 0",
        edition=edition, experimental=True, round=8,
    )  # fmt: skip
    appoint(table, "admin-green-discharge")
    act(table, "place nurse physiotherapy", "treat R6 as G", "treat R6 as G")
    green = "R>>G6*" if edition == "french" else "R>G6*"
    assert patients(table) == f"{green} {green}"
    act(table, "place nurse pharmacy", f"treat {green}", "place nurse clinic", f"treat {green}")
    finish(table)

    assert [amount for amount, reason in points(table) if reason == "administrator"] == scored


@rule("DH-17.2", "DH-5.13")
@card("french:physiotherapy")
def test_french_a_colour_by_physiotherapy_ends_with_the_round() -> None:
    """Whoever is still in bed in Phase 6 has their own colour again."""
    table = after(
        "R2 G2 / nurse / physiotherapy / 0",
        "place nurse physiotherapy", "treat R2 as G", "treat G2 as Y",
        edition="french", experimental=True,
    )  # fmt: skip
    assert patients(table) == "G>>Y2* R>>G2*"

    finish(table)
    assert patients(table) == "R2 G2"


# --- what goes with what (DH-17.8) --------------------------------------------------------------

WITH_ALL = {
    "linear", "no-administrators", "double-fatality-penalty", "double-report-penalty",
    "experimental",
}  # fmt: skip
WITH_RETAIL = WITH_ALL | {
    "events", "opening-crisis", "nationwide-epidemic", "resistant-superbug",
    "final-round-collections",
}  # fmt: skip
ALLOWED = {
    "final": WITH_RETAIL | {"promos"},
    "french": WITH_RETAIL,
    "italian": WITH_RETAIL | {"promos"},
    "prototype": WITH_ALL | {"prototype-extras"},
}
SWITCHES = WITH_RETAIL | {"promos", "prototype-extras"}


@rule("DH-17.8")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("switch", sorted(SWITCHES))
def test_an_option_goes_with_its_editions_only(switch: str, edition: str) -> None:
    """Any other mix is refused by name."""
    settings = {"edition": edition, switch: True}
    if switch in ALLOWED[edition]:
        assert GAME.options(settings, {}).settings()[switch] is True
        return
    with pytest.raises(BadOption) as refused:
        GAME.options(settings, {})
    assert refused.value.code == "option-not-in-edition"
    assert refused.value.facts == {"option": switch, "edition": edition}


@rule("DH-17.8", "DH-10.8")
@pytest.mark.parametrize("edition", EDITIONS)
def test_all_options_of_an_edition_go_together(edition: str) -> None:
    """Every switch at once, and a game can be set up with them."""
    switches = ALLOWED[edition] - {"double-fatality-penalty", "double-report-penalty"}
    settings: dict[str, object] = dict.fromkeys(switches, True)
    options = GAME.options({"edition": edition, **settings}, {})

    assert set(options.settings()) - {"edition"} == switches
    assert GAME.actors(GAME.new(options, 4)) != []


@rule("DH-17.8")
def test_final_is_the_default() -> None:
    """Without a word the final edition is played; an edition that is none is refused."""
    assert GAME.options({}, {}).settings() == {}
    assert GAME.options({"edition": "final"}, {}).settings() == {}
    assert started(2).content.edition == "final"
    with pytest.raises(BadOption) as refused:
        GAME.options({"edition": "german"}, {})
    assert refused.value.code == "unknown-edition"


@rule("DH-17.8")
@pytest.mark.parametrize(
    ("kind", "id"),
    [
        ("specialists", "consultant"),
        ("specialists", "registrar"),
        ("specialists", "triage-nurse"),
        ("specialists", "paramedic"),
        ("departments", "physiotherapy"),
    ],
)
def test_one_name_can_be_different_cards_in_two_editions(kind: str, id: str) -> None:
    """These five names are printed on cards that do different things."""
    retail = read_content("final", experimental=True, promos=True)
    prototype = read_content("prototype", experimental=True, prototype_extras=True)

    def texts(content: Content) -> set[str]:
        words = DiceHospitalWords("en", content)
        if kind == "departments":
            found = [one for one in content.departments if one.card.id.startswith(id)]
            return {written.department(words, one) for one in found}
        return {written.specialist(words, one) for one in content.specialists if one.card.id == id}

    assert texts(retail)
    assert texts(prototype)
    assert texts(retail).isdisjoint(texts(prototype))
