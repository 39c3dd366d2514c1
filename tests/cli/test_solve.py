"""`wardround solve`: positions in, plans out, in words and as JSON."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.kit.build import GAME, activation
from tests.kit.shell import Shell
from wardround.dicehospital import notation

KEYS = ["position", "points", "discharged", "deaths", "empty", "exact", "plan", "nodes"]
EXAMPLE = "R3 R3 R4 Y5 G2* / nurse nurse surgeon / cardiology radiology / 1"
SPA = """
[pack]
game = "dice-hospital"
name = "spa"
format = 1

[[department]]
id = "spa"
copies = 2
effect = { heal = 2, count = 2, colour = "green", points = 3 }
"""


def answers(text: str) -> list[dict[str, Any]]:
    """Return the values that lines of JSON hold."""
    return [json.loads(line) for line in text.splitlines()]


def test_the_answer_has_the_keys_of_the_contract_in_their_order(run: Shell) -> None:
    told = run("solve", EXAMPLE, "--json")

    assert told.status == 0
    assert list(answers(told.out)[0]) == KEYS


def test_the_plan_can_be_played_and_ends_with_done(run: Shell) -> None:
    (told,) = answers(run("solve", EXAMPLE, "--json").out)
    table = activation(EXAMPLE)
    for line in told["plan"]:
        GAME.apply(table, 0, GAME.action_parse(table, line))

    assert told["plan"][-1] == "done"
    assert (told["points"], told["discharged"], told["deaths"]) == (3, 2, 0)
    assert told["exact"] is True
    assert told["empty"] is False


def test_an_answer_in_words_tells_points_proof_and_plan(run: Shell) -> None:
    told = run("solve", "R5 / surgeon / - / 0")

    assert told.status == 0
    assert told.out.splitlines() == [
        "You can score 6 points this round: proven best.",
        "Discharged: 1. Deaths from neglect: 0. Hospital empty at the end: yes.",
        "",
        "1. Place the Surgeon in Critical Care Unit",
        "2. Treat red 5",
        "3. Treat red 6 (just healed)",
        "4. Finish",
    ]


@pytest.mark.parametrize(
    ("language", "told", "last"),
    [
        ("fr", "Vous pouvez marquer 6 points ce tour-ci", "Terminer"),
        ("it", "In questo round puoi fare 6 punti", "Finire"),
    ],
)
def test_it_is_told_in_the_language(run: Shell, language: str, told: str, last: str) -> None:
    lines = run("solve", "R5 / surgeon / - / 0", "--lang", language).out.splitlines()

    assert lines[0].startswith(told)
    assert lines[-1] == f"4. {last}"


def test_what_is_not_proven_is_told_as_at_least(run: Shell) -> None:
    command = ["solve", EXAMPLE, "--beam", "1", "--nodes", "0"]

    assert run(*command).out.startswith("You can score at least ")
    assert answers(run(*command, "--json").out)[0]["exact"] is False


def test_luck_is_told_as_an_average_and_ends_the_plan(run: Shell) -> None:
    position = "R3 R4 / nurse nurse / drug-trial-centre / 0"
    lines = run("solve", position).out.splitlines()
    (told,) = answers(run("solve", position, "--json").out)

    assert lines[0] == "You can score 0.306 points on average this round: proven best."
    assert lines[-1] == "A roll comes next. Solve again from its result."
    assert told["points"] == 0.3056
    assert "done" not in told["plan"]


def test_recolouring_by_an_effect_costs_no_bag_in_words(run: Shell) -> None:
    # Physiotherapy makes the yellow patient red, for whom alone the operating theatre is.
    used = "critical-care-unit! oncology! pharmacy! intensive-care! imaging! clinic!"
    position = f"Y4 G1 / nurse nurse / physiotherapy operating-theatre {used} / 0"
    told = run("solve", position).out

    assert "Change yellow 4 to red" in told
    assert "blood bag" not in told


# --- many positions ----------------------------------------------------------------------------


def test_every_line_typed_gets_a_line(run: Shell) -> None:
    positions = ["R6 / nurse / - / 0", "- / - / - / 3", EXAMPLE]
    told = run("solve", "-", typed="\n".join(positions))

    assert told.status == 0
    assert [one["position"] for one in answers(told.out)] == positions
    assert [one["points"] for one in answers(told.out)] == [6, 5, 3]


def test_a_bad_line_is_answered_in_its_place_and_fails_at_the_end(run: Shell) -> None:
    told = run("solve", "-", typed="R9 / - / - / 0\n\nR6 / nurse / - / 0\n")
    bad, good = answers(told.out)

    assert told.status == 1
    assert told.err == ""
    assert bad == {
        "position": "R9 / - / - / 0",
        "error": "bad-die",
        "sentence": "“R9” isn’t a die. Write dice like R3, G2* or R>G3*.",
    }
    assert good["points"] == 6


def test_no_lines_give_no_lines(run: Shell) -> None:
    told = run("solve", "-", typed="")

    assert (told.status, told.out, told.err) == (0, "", "")


# --- cards -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("position", "options", "points"),
    [
        ("R6 Y2 / admissions-nurse / - / 0", [], 6),
        ("G5 G5 / nurse / experimental-therapy / 0", [], 0),
        ("R2 R2 / nurse nurse / transplant-unit / 0", ["--edition", "prototype"], 0),
        ("R6 Y6 / nurse nurse / - / 0", ["--edition", "french"], 8),
    ],
)
def test_all_cards_of_the_edition_are_known(
    run: Shell, position: str, options: list[str], points: int
) -> None:
    (told,) = answers(run("solve", position, "--json", *options).out)

    assert told["points"] == points


def test_cards_that_an_option_takes_away_are_not_known(run: Shell) -> None:
    told = run("solve", "R6 / admissions-nurse / - / 0", "--option", "promos=off")

    assert told.status == 1
    assert "admissions-nurse" in told.err


def test_cards_of_a_pack_are_known(run: Shell, tmp_path: Path) -> None:
    file = tmp_path / "spa.toml"
    file.write_text(SPA)
    (told,) = answers(run("solve", "G5 G6 / nurse / spa / 0", "--pack", str(file), "--json").out)

    assert told["points"] == 11
    assert told["plan"][0] == "place nurse spa"


def test_a_pack_may_ask_for_its_edition(run: Shell, tmp_path: Path) -> None:
    file = tmp_path / "spa.toml"
    file.write_text(SPA.replace("format = 1", 'format = 1\nbase = "prototype"'))
    told = run("solve", "G5 G6 / nurse / spa isolation-ward / 0", "--pack", str(file), "--json")

    assert told.status == 0


def test_the_consultant_is_asked_first_whom_to_copy(run: Shell) -> None:
    (told,) = answers(run("solve", "R5 R5 / consultant surgeon / - / 0", "--json").out)

    assert told["plan"][0] == "copy surgeon"
    assert told["points"] == 8


@pytest.mark.parametrize("edition", ["final", "prototype"])
def test_marks_of_a_placement_under_way_are_taken_off(run: Shell, edition: str) -> None:
    position = "R6*+ R>G3* / nurse nurse surgeon / - / 2"
    (told,) = answers(run("solve", position, "--json", "--edition", edition).out)

    assert told["points"] == 8
    assert told["exact"] is True


# --- refusals ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("position", "told"),
    [
        ("R3", "“R3” isn’t a hospital"),
        ("R7 / - / - / 0", "“R7” isn’t a die"),
        ("R3 / doctor / - / 0", "doctor"),
        ("R3 / nurse / oncology! oncology! / 0", "oncology!"),
        (f"{'R1 ' * 13}/ nurse / - / 0", "isn’t a hospital"),
    ],
)
def test_a_bad_position_gets_one_sentence(run: Shell, position: str, told: str) -> None:
    refused = run.refused("solve", position)

    assert refused.status == 1
    assert told in refused.err


def test_a_bad_position_is_told_as_json_where_that_is_asked_for(run: Shell) -> None:
    told = run("solve", "R3", "--json")

    assert told.status == 1
    assert list(answers(told.out)[0]) == ["position", "error", "sentence"]


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ([], "POSITION"),
        (["- / - / - / 0", "--beam", "0"], "from 1"),
        (["- / - / - / 0", "--nodes", "-3"], "--nodes"),
        (["- / - / - / 0", "--edition", "german"], "Edition “german” not found"),
        (["- / - / - / 0", "--option", "telepathy"], "Option “telepathy” not found"),
        (["- / - / - / 0", "--edition", "french", "--option", "promos"], "promos"),
        (["- / - / - / 0", "--pack", "none.toml"], "File none.toml not found"),
        (["- / - / - / 0", "--lang", "de"], "Language “de” not found"),
    ],
)
def test_wrong_usage_gets_one_sentence(run: Shell, arguments: list[str], told: str) -> None:
    assert told in run.refused("solve", *arguments).err


def test_the_positions_of_a_game_can_be_solved_as_the_game_writes_them(run: Shell) -> None:
    table = activation("R3 Y4 G6 / nurse surgeon / cardiology radiology / 1")
    GAME.apply(table, 0, GAME.action_parse(table, "place nurse pharmacy"))
    GAME.apply(table, 0, GAME.action_parse(table, "treat G6"))
    (told,) = answers(run("solve", notation.hospital_text(table, 0), "--json").out)

    assert told["position"] == "R3 Y4 / surgeon / pharmacy! cardiology radiology / 1"
    assert told["exact"] is True
