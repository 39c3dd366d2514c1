"""Bad input: one clear sentence on stderr, status 1 or 2, never a traceback."""

from __future__ import annotations

from pathlib import Path

import pytest

from wardround.cli.main import main

GAME = "dice-hospital"
NURSE = "dynamite-nurse"


@pytest.mark.parametrize(
    ("command", "told"),
    [
        ("play chess", "Game “chess” not found. Choose one of: dice-hospital, dynamite-nurse."),
        ("play", "Choose a game: dice-hospital, dynamite-nurse."),
        ("simulate --bots random", "Choose a game: dice-hospital, dynamite-nurse."),
        (f"play {NURSE} --edition final", "Edition “final” not found. Choose one of: standard."),
        (
            f"play {NURSE} --option events",
            "Option “events” not found. Choose from: colours, first-",
        ),
        (f"play {NURSE} --option colours", "“colours” needs a value"),
        (
            f"play {NURSE} --option colours=blue,pink,red",
            "“colours” can’t contain “pink”. Use a list with commas of some of these: red,",
        ),
        (f"play {NURSE} --option first-player=6", "from 1 to 5, or random"),
        (f"play {NURSE} --seats human,random", "with 2 players. It’s for 3 to 5."),
        (f"simulate {NURSE} --bots random", "with 1 player. It’s for 3 to 5."),
        (f"perft {NURSE} --seats 6", "with 6 players. It’s for 3 to 5."),
        ("pack diff final standard", "final is for dice-hospital, and standard is for dynamite-n"),
        (f"play {GAME} --option telepathy", "Option “telepathy” not found. Choose from: edition,"),
        (f"play {GAME} --option events=maybe", "“events” can’t be “maybe”"),
        (f"play {GAME} --option events=", "“events” needs a value"),
        (f"play {GAME} --option edition", "“edition” needs a value"),
        (f"play {GAME} --option first-player", "“first-player” needs a value"),
        (f"play {GAME} --option first-player=5", "from 1 to 4, or random"),
        (f"play {GAME} --option first-player=-1", "can’t be “-1”"),
        (f"perft {GAME} --seats 3 --option first-player=4", "there are only 3 players"),
        (f"perft {GAME} --seats 1 --option first-player=2", "there’s only 1 player"),
        (
            f"play {GAME} --option edition=french --edition italian",
            "“edition=french” and “--edition italian” don’t go together",
        ),
        (
            f"play {GAME} --option events --option events=off",
            "“events” and “events=off” don’t go together",
        ),
        (f"play {GAME} --edition german", "Edition “german” not found. Choose one of: final,"),
        (f"play {GAME} --edition prototype --option events", "doesn’t have the option “events”"),
        (f"play {GAME} --seats human --option final-round-collections", "isn’t for the solo game"),
        (f"play {GAME} --option double-fatality-penalty", "for the solo game only"),
        (f"play {GAME} --seats human,,random", "Name every seat, with commas between them"),
        (f"play {GAME} --seats=", "Name every seat, with commas between them, such as human,"),
        (f"simulate {NURSE} --bots=", "Name every seat, with commas between them"),
        (f"play {GAME} --seats human,genius", "“genius” not found. Choose from: human, random"),
        (f"play {GAME} --seats human,random:depth=2", "has no parameters. Leave out “depth=2”"),
        (f"play {GAME} --seats a,b,c,d,e", "Player “a” not found"),
        (f"play {GAME} --seats random,random,random,random,random", "It’s for 1 to 4"),
        (f"play {GAME} --lang de", "Language “de” not found. Choose one of: en, fr, it"),
        (f"play {GAME} --load none.jsonl", "File none.jsonl not found."),
        (f"play {GAME} --pack none.toml", "File none.toml not found."),
        (f"play {GAME} --pack .", "Can’t read"),
        (f"simulate {GAME}", "required: --bots"),
        (f"simulate {GAME} --bots human", "Player “human” not found"),
        (f"simulate {GAME} --bots random --games 0", "must be a whole number from 1, not '0'"),
        (f"simulate {GAME} --bots random --jobs -1", "must be a whole number from 1, not '-1'"),
        (f"perft {GAME} --depth much", "must be a whole number from 1 to 100, not 'much'"),
        (f"perft {GAME} --seats 5", "It’s for 1 to 4"),
        ("replay", "required: FILE"),
        ("replay none.jsonl", "File none.jsonl not found."),
        ("record check .", "Can’t read"),
        ("pack check none.toml", "File none.toml not found."),
        ("pack diff final german", "“german” is neither a file nor a pack. Packs"),
        ("perft dice-hospital --depth 101", "must be a whole number from 1 to 100, not '101'"),
        (f"perft {GAME} --seats {'9' * 5000}", "must be a whole number from 1, not '99"),
        ("perform", "invalid choice: 'perform'"),
        ("--perform", "unknown arguments: --perform (see wardround --help)"),
        (f"play {GAME} --perform", "arguments: --perform (see wardround play --help)"),
        ("pack check a.toml --now", "arguments: --now (see wardround pack check --help)"),
        ("pack --now", "arguments: --now (see wardround pack --help)"),
        ("--port 9000 serve", "put --port after the command (see wardround serve --help)"),
        ("--lang=fr pack", "put --lang after the command (see wardround pack --help)"),
        ("--port 70000", "must be a whole number from 0 to 65535, not '70000'"),
        ("--no-browser --lang de", "Language “de” not found. Choose one of: en, fr, it"),
    ],
)
def test_wrong_usage_is_told_in_one_line_with_status_2(
    command: str, told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    try:
        status = main(command.split())
    except SystemExit as left:
        status = int(left.code or 0)
    out, err = capsys.readouterr()

    assert (status, out) == (2, "")
    assert told in err
    assert err.count("\n") == 1


@pytest.mark.parametrize(
    "command", [f"play {GAME}", f"perft {GAME}", f"simulate {GAME} --bots random"]
)
@pytest.mark.parametrize("seed", ["\udcff", "\x1b[31m", "two\nlines", ""])
def test_a_seed_that_cannot_be_shown_is_refused(
    command: str, seed: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """A process of its own gets it as bytes: see test_processes.py."""
    status = main([*command.split(), "--seed", seed])
    out, err = capsys.readouterr()

    assert (status, out) == (2, "")
    assert "can’t be a seed" in err
    assert err.count("\n") == 1


HEADER = '[pack]\ngame = "dice-hospital"\nname = "mine"\nformat = 1\nkind = "user"\n\n'


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("not TOML", "line 1: this isn’t TOML"),
        (HEADER + "[house]\nbeds = true\n", "“house”, the field “beds”"),
        (HEADER + '[[department]]\nid = "clinic"\neffect = { cure = 1 }\n', "cure"),
        (HEADER + '[[department]]\nid = "a"\n\n[[department]]\nid = "a"\n', "appears twice"),
        (HEADER + '[[department]]\nid = "new"\n', "needs the field"),
        (HEADER.replace("dice-hospital", "chess"), "this pack is for the game “chess”"),
        ("a = " + "[" * 30_000, "nested too deeply"),
        ("a = " + "[" * 300 + "]" * 300, "needs the field"),
        ("a = " + "1" * 5000, "has too many digits"),
        (HEADER + "[house]\nbeds = 0x" + "f" * 5000, "“beds” can’t be “0xfff"),
        (HEADER.replace("mine", "\\u001b[31m"), "an invisible character: “\\u001b[31m”"),
        (HEADER + '"\\u001b" = 1\n', "can’t have a field “\\u001b”"),
        ('"\\u001b" = 1\n' + HEADER, "a pack of dice-hospital can’t have \\u001b"),
        (
            HEADER + "[house]\nkill-marks = 3\n[[nurse]]\n",
            "a pack of dice-hospital can’t have [[nurse]]",
        ),
    ],
    ids=lambda value: value[:20],
)
def test_a_bad_pack_is_told_with_its_place_and_status_1(
    text: str, told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(text)
    for command in (["pack", "check"], ["pack", "diff", "final"], ["play", GAME, "--pack"]):
        status = main([*command, str(file)])
        out, err = capsys.readouterr()

        assert (status, out) == (1, "")
        assert "mine.toml" in err
        assert told in err
        assert err.count("\n") == 1


def test_a_file_that_is_no_text_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.jsonl"
    file.write_bytes(b"\xff\xfe\x00")

    assert main(["replay", str(file)]) == 2
    assert "Can’t read" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("command", "most"),
    [("pack check", 10), (f"play {GAME} --pack", 10), ("record check", 50), ("replay", 50)],
)
def test_a_file_without_end_is_refused(
    command: str, most: int, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*command.split(), "/dev/zero"]) == 2
    assert capsys.readouterr().err == (
        f"The file /dev/zero is too large: it can have up to {most} million characters.\n"
    )


def test_names_that_would_act_on_the_screen_are_shown_as_escapes(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "mine\x1b[31m\n.toml"
    file.write_text(HEADER)

    assert main(["pack", "check", str(file)]) == 0
    assert capsys.readouterr().out.endswith("mine\\u001b[31m\\n.toml is a valid pack.\n")
    assert main(["play", "\x1b[2J"]) == 2
    assert "“\\u001b[2J”" in capsys.readouterr().err
