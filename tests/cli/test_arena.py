"""`wardround arena` on the command line."""

from __future__ import annotations

import pytest

from tests.kit.shell import Shell


def test_an_arena_is_told_as_a_table(run: Shell) -> None:
    result = run("arena", "dynamite-nurse", "--bots", "random,random,random", "--games", "3")
    lines = result.out.splitlines()

    assert result.status == 0
    assert lines[0].startswith("3 games in ")
    assert lines[1] == "3 seeds, each played from 1 seating"
    assert lines[2].split("  ")[0] == "bot"
    assert lines[3].startswith("random")
    assert "33.3% (33.3–33.3)" in lines[3]
    assert lines[4].startswith("Equal bots would each win 33.3%.")


@pytest.mark.parametrize(
    ("language", "told"), [("fr", "À force égale"), ("it", "A parità di forza")]
)
def test_an_arena_is_told_in_every_language(run: Shell, language: str, told: str) -> None:
    arguments = ["--bots", "random", "--games", "2", "--lang", language]
    result = run("arena", "dice-hospital", *arguments)

    assert result.status == 0
    assert told in result.out


def test_an_arena_can_be_had_as_json(run: Shell) -> None:
    arguments = ["--bots", "random,random", "--games", "4", "--seed", "7", "--option", "events"]
    result = run("arena", "dice-hospital", *arguments, "--json").json()

    assert isinstance(result, dict)
    assert (result["game"], result["options"]) == ("dice-hospital", {"events": True})
    assert (result["seed"], result["games"]) == ("7", 4)
    assert [line["bot"] for line in result["table"]] == ["random"]


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["dice-hospital", "--bots", "genius"], "Choose from: random"),
        (["dice-hospital", "--bots", "random:depth=2"], "has no parameters"),
        (["dynamite-nurse", "--bots", "random,random"], "3 to 5"),
        (["dice-hospital", "--bots", "random", "--games", "0"], "from 1"),
        (["--bots", "random"], "dice-hospital, dynamite-nurse"),
    ],
)
def test_an_arena_that_cannot_be_is_refused_with_what_is_allowed(
    run: Shell, arguments: list[str], told: str
) -> None:
    assert told in run.refused("arena", *arguments).err
