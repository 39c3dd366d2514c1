"""The language of the command line: asked for or taken from the environment, and kept to."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from tests.kit.english import english_in
from wardround.cli.building import usual_language
from wardround.cli.main import main

HEADER = '[pack]\ngame = "dice-hospital"\nname = "mine"\nformat = 1\nkind = "user"\n\n'


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "it"}, "it"),
        ({"LANG": "it_CH.UTF-8@euro"}, "it"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "fr_FR.UTF-8", "LC_MESSAGES": "it_IT.UTF-8"}, "it"),
        ({"LANG": "fr_FR.UTF-8", "LC_MESSAGES": "it_IT.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": ""}, "fr"),
        ({"LANG": "fr_FR.UTF-8", "WARDROUND_LANG": "it"}, "it"),
        ({"LANG": "fr_FR.UTF-8", "WARDROUND_LANG": ""}, "fr"),
        ({"WARDROUND_LANG": "de"}, "de"),
    ],
)
def test_the_environment_says_which_language(environment: dict[str, str], language: str) -> None:
    assert usual_language(environment) == language


def test_a_command_speaks_the_language_of_the_environment_unless_it_is_told_another(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("WARDROUND_LANG", "fr")

    main(["pack", "diff", "final", "final"])
    assert capsys.readouterr().out == "Les paquets sont identiques.\n"
    main(["pack", "diff", "final", "final", "--lang", "it"])
    assert capsys.readouterr().out == "I pacchetti sono uguali.\n"


def test_a_language_in_the_environment_that_is_not_there_is_refused(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("WARDROUND_LANG", "tlh")

    assert main(["pack", "diff", "final", "final"]) == 2
    assert "Language “tlh” not found" in capsys.readouterr().err


def test_a_language_that_is_not_there_is_refused_in_the_usual_one(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("WARDROUND_LANG", "it")

    assert main(["pack", "diff", "final", "final", "--lang", "tlh"]) == 2
    assert "La lingua «tlh» non esiste." in capsys.readouterr().err


@pytest.mark.parametrize("language", ["fr", "it"])
@pytest.mark.parametrize(
    "text",
    [
        HEADER + "[house]\nbeds = true\n",
        HEADER + "[house]\nbeds = 100\n",
        HEADER + '[[department]]\nid = "clinic"\neffect = { cure = 1 }\n',
        HEADER + '[[department]]\nid = "a"\n\n[[department]]\nid = "a"\n',
        HEADER + '[[department]]\nid = "new"\n',
        HEADER.replace("dice-hospital", "chess"),
    ],
)
def test_a_bad_pack_is_refused_in_the_language(
    text: str, language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pack = tmp_path / "mine.toml"
    pack.write_text(text)

    assert main(["pack", "check", str(pack), "--lang", language]) == 1
    assert english_in(capsys.readouterr().err.removeprefix(str(pack))) == []


@pytest.mark.parametrize("language", ["fr", "it"])
@pytest.mark.parametrize(
    "command",
    [
        "play",
        "play chess",
        "play dynamite-nurse --edition final",
        "play dynamite-nurse --seats human",
        "pack diff final standard",
        "pack diff final german",
        "play dice-hospital --edition german",
        "play dice-hospital --seats human --option final-round-collections",
        "play dice-hospital --seats random,random,random,random,random",
        "play dice-hospital --seats human,random:depth=2",
        "pack check .",
        "replay missing.jsonl",
    ],
)
def test_wrong_usage_is_told_in_the_language(
    command: str, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*command.split(), "--lang", language]) == 2
    assert english_in(capsys.readouterr().err) == []


@pytest.mark.parametrize("language", ["fr", "it"])
@pytest.mark.parametrize(
    ("name", "house"), [("dice-hospital", "nurses = 4"), ("dynamite-nurse", "hand = 5")]
)
def test_games_replays_and_counts_are_told_in_the_language(
    name: str,
    house: str,
    language: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n" * 2000))
    game, mine = str(tmp_path / "game.jsonl"), str(tmp_path / "mine.toml")
    Path(mine).write_text(HEADER.replace("dice-hospital", name) + f"[house]\n{house}\n")
    bots = ",".join(["random"] * 3)
    for command in (
        ["play", name, "--seats", f"human,{bots}", "--seed", "7", "--record", game],
        ["record", "check", game],
        ["replay", game, "--verify"],
        ["simulate", name, "--bots", bots, "--games", "2"],
        ["perft", name, "--seats", "3", "--depth", "1"],
        ["pack", "check", mine],
    ):
        assert main([*command, "--lang", language]) == 0
        told = capsys.readouterr().out.replace(str(tmp_path), "")

        assert told
        assert english_in(told) == []
