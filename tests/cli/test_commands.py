"""The commands: what they print, what they write, and how they end."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.kit.shell import Shell
from wardround import catalog
from wardround.core.records import Terms
from wardround.sim.simulate import simulate

BOTS = "human,random"


@pytest.fixture
def game(run: Shell, tmp_path: Path) -> Path:
    """Return the file of a finished game between a person and a bot."""
    file = tmp_path / "game.jsonl"
    played = run(
        "play", "dice-hospital", "--line", "--seats", BOTS, "--seed", "7", "--record", str(file),
        typed="1\n" * 2000,
    )  # fmt: skip
    assert played.status == 0
    return file


# --- help and version ----------------------------------------------------------------------


@pytest.mark.parametrize("group", ["record", "pack"])
def test_without_its_command_the_help_of_a_group_is_shown(run: Shell, group: str) -> None:
    result = run(group)

    assert result.status == 0
    assert f"wardround {group} check FILE" in result.out


@pytest.mark.parametrize(
    "command",
    [
        "", "play", "simulate", "perft", "replay", "record", "record check", "pack", "pack export",
        "pack check", "pack diff", "puzzle", "puzzle check", "puzzle show", "solve",
        "doctor", "admin", "admin tables", "admin export", "admin backup",
    ],
)  # fmt: skip
def test_every_help_shows_an_example(run: Shell, command: str) -> None:
    result = run(*command.split(), "--help")

    assert result.status == 0
    assert "example" in result.out
    assert f"  wardround {command}".rstrip() in result.out


def test_the_version_tells_the_build(run: Shell) -> None:
    told = run("--version", "--json").json()

    assert isinstance(told, dict)
    assert told["build"] in ("pure", "compiled")
    assert f"{told['version']} ({told['build']} build)" in run("--version").out


# --- playing -------------------------------------------------------------------------------


def test_a_whole_game_can_be_played_from_a_file_of_lines(run: Shell, game: Path) -> None:
    result = run("record", "check", str(game), "--json")

    assert result.json() == {
        "file": str(game),
        "ok": True,
        "game": "dice-hospital",
        "moves": len(game.read_text().splitlines()) - 2,
        "over": True,
    }


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("dice-hospital", "Dice Hospital, Final edition, 4 players.\n"),
        ("dynamite-nurse", "Dynamite Nurse, 4 players.\n"),
    ],
)
def test_one_person_sits_against_three_bots_unless_told_otherwise(
    run: Shell, name: str, told: str
) -> None:
    assert run("play", name, typed="quit\n").out.startswith(told)


@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_the_other_game_is_played_replayed_and_verified(
    run: Shell, tmp_path: Path, language: str
) -> None:
    file = tmp_path / "game.jsonl"
    arguments = ["--seed", "7", "--record", str(file), "--lang", language]
    played = run("play", "dynamite-nurse", "--line", *arguments, typed="1\n" * 2000)
    checked = run("record", "check", str(file), "--json").json()
    told = run("replay", str(file), "--verify", "--lang", language)

    assert played.status == 0
    assert isinstance(checked, dict)
    assert (checked["game"], checked["over"]) == ("dynamite-nurse", True)
    assert told.status == 0
    assert len(told.out.splitlines()) > checked["moves"]
    assert (
        "game file is for dynamite-nurse, not dice-hospital"
        in run.refused("play", "dice-hospital", "--load", str(file)).err
    )


@pytest.mark.parametrize("game", ["dice-hospital", "dynamite-nurse"])
def test_whoever_says_nothing_plays_against_three_usual_bots(
    run: Shell, tmp_path: Path, game: str
) -> None:
    file = tmp_path / "game.jsonl"
    run("play", game, "--record", str(file), typed="quit\n")
    header = json.loads(file.read_text(encoding="utf-8").splitlines()[0])

    assert header["seats"] == ["human", "normal", "normal", "normal"]


def test_a_replay_tells_as_much_as_play_and_what_was_secret(run: Shell, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    played = run(
        "play", "dynamite-nurse", "--seats", "random,random,random", "--seed", "7", "--record",
        str(file),
    )  # fmt: skip
    told = run("replay", str(file)).out
    ending = played.out[played.out.index("The game is finished.") :].partition("\nSeed: ")[0]

    assert ending.strip() in told
    assert "Kill Marks, including the Dynamite Nurse card" in told
    assert "Dice and cards: Random 1 drew 4 cards." not in told
    assert "1 drew Examination" in told
    assert ": Finish\n" not in told
    assert ": End the Main Phase\n" in told
    assert "Put Random 2 in charge (" in told
    assert " player 2" not in told


def test_a_replay_of_a_game_that_goes_on_tells_no_hand(run: Shell, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    arguments = ["--seats", "human,random,random", "--seed", "7", "--record", str(file)]
    run("play", "dynamite-nurse", *arguments, typed="done\n")
    told = run("replay", str(file)).out

    assert "Dice and cards: Player 1 drew 4 cards." in told
    assert "drew Examination" not in told


def test_a_replay_names_the_administrators_that_were_dealt(run: Shell, game: Path) -> None:
    dealt = [line for line in run("replay", str(game)).out.splitlines() if "looked at" in line]

    assert dealt
    assert [line for line in dealt if "two administrators" in line] == []


def test_the_result_of_a_game_can_be_had_as_json(run: Shell) -> None:
    arguments = ["play", "dice-hospital", "--seats", "human", "--seed", "3", "--json"]
    result = run(*arguments, typed="1\n" * 2000)
    told = result.json()

    assert isinstance(told, dict)
    assert told["seed"] == "3"
    assert len(told["outcome"]["scores"]) == 1
    assert "Your choice:" in result.err


def test_no_more_input_ends_politely_and_keeps_the_record(run: Shell, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    result = run("play", "dice-hospital", "--seats", BOTS, "--record", str(file), typed="1\n")

    assert result.status == 0
    assert "You left the game. It’s saved in" in result.out
    assert json.loads(file.read_text().splitlines()[-1])["end"] == "open"
    assert run("play", "dice-hospital", "--load", str(file), typed="quit\n").status == 0


def test_a_saved_game_can_be_played_on(run: Shell, tmp_path: Path) -> None:
    saved, done = tmp_path / "saved.jsonl", tmp_path / "done.jsonl"
    arguments = ["play", "dice-hospital", "--line", "--seats", BOTS]
    run(*arguments, "--seed", "5", typed=f"1\n1\nsave {saved}\nquit\n")
    assert json.loads(saved.read_text().splitlines()[-1])["end"] == "open"
    result = run(
        "play", "dice-hospital", "--line", "--load", str(saved), "--seed", "6", "--record",
        str(done), typed="1\n" * 2000,
    )  # fmt: skip

    assert result.status == 0
    before, after = saved.read_text().splitlines(), done.read_text().splitlines()
    assert after[1 : len(before) - 1] == before[1:-1]
    assert json.loads(after[0])["taken_over"] == len(before) - 2


def test_verifying_tells_which_luck_came_from_another_game(run: Shell, tmp_path: Path) -> None:
    saved, done, again = (tmp_path / name for name in ("saved.jsonl", "done.jsonl", "again.jsonl"))
    arguments = ["play", "dice-hospital", "--line", "--seats", BOTS]
    run(*arguments, "--seed", "5", typed=f"1\n1\nsave {saved}\nquit\n")
    load = ["play", "dice-hospital", "--line", "--seed", "6", "--load"]
    run(*load, str(saved), "--record", str(done), typed="1\n" * 2000)
    taken = len(saved.read_text().splitlines()) - 2
    moves = [json.loads(line) for line in done.read_text().splitlines()[1:-1]]
    checked = sum("luck" in move for move in moves[taken:])
    told = run("replay", str(done), "--verify")
    as_json = run("replay", str(done), "--verify", "--json").json()

    assert told.status == 0
    assert f"All {checked} rolls and draws in moves {taken + 1} to {len(moves)} match" in told.out
    assert f"Moves 1 to {taken} come from another game" in told.out
    assert "All rolls and draws match" not in told.out
    assert isinstance(as_json, dict)
    assert (as_json["verified"], as_json["taken_over"]) == (checked, taken)

    run(*load, str(done), "--record", str(again))
    for json_too in ([], ["--json"]):
        refused = run.refused("replay", str(again), "--verify", *json_too)

        assert refused.status == 1
        assert f"all dice and cards in this game file, up to move {len(moves)}, come" in refused.err


def test_others_can_take_the_seats_of_a_saved_game(run: Shell, game: Path) -> None:
    arguments = ["play", "dice-hospital", "--load", str(game), "--seats"]

    assert run(*arguments, "random,random").status == 0
    assert "this game has 2 seats, not 1" in run.refused(*arguments, "human").err


def test_a_finished_game_shows_its_end_again(run: Shell, game: Path) -> None:
    result = run("play", "dice-hospital", "--load", str(game))

    assert result.status == 0
    assert "The game is finished." in result.out


def test_the_language_can_be_chosen(run: Shell) -> None:
    english = run("play", "dice-hospital", "--seed", "1", "--seats", BOTS, typed="quit\n").out
    french = run(
        "play", "dice-hospital", "--seed", "1", "--seats", BOTS, "--lang", "fr", typed="quit\n"
    ).out

    assert english != french


# --- records -------------------------------------------------------------------------------


def test_a_replay_tells_every_move_and_the_end(run: Shell, game: Path) -> None:
    result = run("replay", str(game), "--verify")
    moves = len(game.read_text().splitlines()) - 2

    assert result.status == 0
    assert "\n1. Dice and cards:" in "\n" + result.out
    assert f"\n{moves}. " in result.out
    assert "The game is finished." in result.out
    assert "All rolls and draws match the seed." in result.out


def test_a_replay_can_stop_after_a_move(run: Shell, game: Path) -> None:
    result = run("replay", str(game), "--to", "9")

    assert "\n9. " in result.out
    assert "\n10. " not in result.out
    assert "Blood bags: 0" in result.out
    assert "The game is finished." not in result.out
    assert "Move 9999 not found" in run.refused("replay", str(game), "--to", "9999").err


def test_a_replay_as_json_has_moves_events_and_view(run: Shell, game: Path) -> None:
    told = run("replay", str(game), "--json", "--verify").json()

    assert isinstance(told, dict)
    assert told["moves"][0]["luck"] == "0/first-player/-1/0"
    assert told["moves"][0]["events"][0]["event"] == "first-player"
    assert told["view"]["over"]
    assert told["verified"] > 8
    assert told["taken_over"] == 0
    assert told["outcome"]["scores"]


def test_a_changed_record_is_refused_with_status_1(run: Shell, game: Path) -> None:
    text = game.read_text()
    for bad, told in (
        (text[:-200], "stops here"),
        (text.replace('"seats":["human"', '"seats":["random"'), "was changed"),
        ("nonsense", "a line of a game file"),
        ("", "stops here"),
    ):
        game.write_text(bad)
        for command in (["record", "check"], ["replay"], ["play", "dice-hospital", "--load"]):
            result = run.refused(*command, str(game))

            assert result.status == 1
            assert str(game) in result.err
            assert told in result.err


def test_a_record_with_a_wrong_seed_is_refused(run: Shell, game: Path) -> None:
    lines = game.read_text().splitlines(keepends=True)
    end = json.loads(lines[-1])
    end["seed"] = "8"
    game.write_text("".join(lines[:-1]) + json.dumps(end) + "\n")

    for command in (("record", "check"), ("replay", "--verify")):
        assert "doesn’t match the seed" in run.refused(*command, str(game)).err


def test_what_is_wrong_with_a_record_can_be_had_as_json(run: Shell, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    file.write_text("nonsense")
    result = run("record", "check", str(file), "--json")

    assert (result.status, result.err) == (1, "")
    assert result.json() == {
        "file": str(file),
        "ok": False,
        "error": "record-not-json",
        "sentence": f"{file}, line 1: this isn’t a line of a game file.",
        "facts": {"file": str(file), "line": 1},
    }


# --- counting ------------------------------------------------------------------------------


def test_a_simulation_tells_its_result_in_words_and_as_json(run: Shell) -> None:
    arguments = ["simulate", "dice-hospital", "--bots", "random,random", "--games", "5"]
    told = run(*arguments, "--json").json()
    words = run(*arguments).out

    assert isinstance(told, dict)
    assert told["games"] == 5
    assert told["digest"] in words
    assert "5 games" in words
    assert f"{told['seats'][1]['mean_score']:.2f}" in words


def test_options_and_seed_change_the_games(run: Shell) -> None:
    arguments = ["simulate", "dice-hospital", "--bots", "random", "--games", "2", "--json"]
    digests: list[object] = []
    for more in ([], ["--seed", "1"], ["--option", "events"], ["--edition", "prototype"]):
        told = run(*arguments, *more).json()
        assert isinstance(told, dict)
        digests.append(told["digest"])

    assert len(set(digests)) == 4


def test_perft_counts_in_words_and_as_json(run: Shell) -> None:
    arguments = ["perft", "dice-hospital", "--seats", "2", "--depth", "2"]
    told = run(*arguments, "--json").json()

    assert isinstance(told, dict)
    assert len(told["counts"]) == 2
    assert run(*arguments).out.endswith(f"depth 2: {told['counts'][1]}\n")


def test_the_first_player_is_counted_as_on_the_screen(run: Shell) -> None:
    """Player 1 is seat 0 of a record; 0 and random leave it to luck, as saying nothing does."""
    arguments = ["simulate", "dice-hospital", "--bots", "random,random", "--games", "2", "--json"]
    digests: list[object] = []
    for who in ("1", "2", "0", "random"):
        told = run(*arguments, "--option", f"first-player={who}").json()
        assert isinstance(told, dict)
        digests.append(told["digest"])
    by_luck = run(*arguments).json()
    terms = Terms(catalog.find("dice-hospital"), {"first-player": 0}, {})
    first = simulate(terms, ["random", "random"], 2, "0")

    assert isinstance(by_luck, dict)
    assert digests[2] == digests[3] == by_luck["digest"]
    assert digests[0] == first.digest()
    assert len(set(digests)) == 3


def test_the_only_edition_of_a_game_may_be_named(run: Shell) -> None:
    arguments = ["perft", "dynamite-nurse", "--seats", "3", "--depth", "1", "--json"]

    assert run(*arguments, "--edition", "standard").json() == run(*arguments).json()


def test_help_tells_what_else_first_player_and_edition_can_be(run: Shell) -> None:
    told = " ".join(run("play", "--help").out.split())

    assert "first-player=2 (0 or random: at random)" in told
    assert "Dynamite Nurse: standard" in told
