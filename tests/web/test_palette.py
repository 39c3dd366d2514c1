"""The colours of the theme file: patients that nobody confuses, text that everybody can read."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

import pytest

from tests.web.colours import SEEN_BY, colour, contrast, distance, seen, tokens

LIGHT = tokens(":root")
DARK = {**LIGHT, **tokens(':root[data-theme="dark"]')}
HIGH = {**LIGHT, **tokens(':root[data-contrast="high"]')}
DARK_HIGH = {**DARK, **tokens(':root[data-theme="dark"][data-contrast="high"]')}
THEMES = {"light": LIGHT, "dark": DARK, "high": HIGH, "dark high": DARK_HIGH}
PATIENTS = ("red", "yellow", "green")
SURFACES = ("table", "paper", "card", "card-2", "well", "floor", "blanket", "sheet")


def worst(palette: Sequence[str], by: str) -> float:
    """Return how far the two colours are apart that somebody could confuse most easily."""
    pairs = combinations([seen(colour(one), by) for one in palette], 2)
    return min(distance(one, other) for one, other in pairs)


def test_distances_are_those_that_were_measured_elsewhere() -> None:
    """Usual red, yellow and green, which deutans confuse, and ours, as the design lists them."""
    usual = ("#e53935", "#fdd835", "#43a047")

    assert [round(worst(usual, by), 1) for by in SEEN_BY] == [35.1, 19.5, 5.2, 31.6]
    ours = ("#a3161a", "#ffdd57", "#2bb59a")
    assert [round(worst(ours, by), 1) for by in SEEN_BY] == [38.2, 25.3, 32.3, 43.5]


@pytest.mark.parametrize("by", SEEN_BY)
def test_nobody_confuses_patients(by: str) -> None:
    assert worst([LIGHT[one] for one in PATIENTS], by) >= 20


@pytest.mark.parametrize("patient", PATIENTS)
def test_pips_stand_out_from_their_die(patient: str) -> None:
    assert contrast(colour(LIGHT[patient]), colour(LIGHT[f"{patient}-pip"])) >= 4.5


@pytest.mark.parametrize("theme", THEMES)
def test_patients_look_the_same_in_every_theme(theme: str) -> None:
    names = [name for one in PATIENTS for name in (one, f"{one}-pip")]

    assert {name: THEMES[theme][name] for name in names} == {name: LIGHT[name] for name in names}


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("surface", SURFACES)
def test_an_edge_of_every_die_stands_out_from_where_it_lies(theme: str, surface: str) -> None:
    """In dark themes it is the light halo outside the outline."""
    values = THEMES[theme]
    edges = [values[one] for one in ("outline", "halo") if values[one].startswith("#")]

    assert max(contrast(colour(values[surface]), colour(edge)) for edge in edges) >= 3


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("surface", ["table", "paper", "card", "card-2", "well"])
def test_text_can_be_read_and_the_focus_seen(theme: str, surface: str) -> None:
    values = THEMES[theme]
    behind = colour(values[surface])
    second = values["text"] if values["text-2"] == "var(--text)" else values["text-2"]

    assert contrast(behind, colour(values["text"])) >= 4.5
    assert contrast(behind, colour(second)) >= 4.5
    assert contrast(behind, colour(values["focus"])) >= 3
