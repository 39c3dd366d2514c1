"""The parser of the command line. It imports nothing that `--help` does not need."""

from __future__ import annotations

import argparse
import os
import sys
from functools import cache
from typing import Final

from wardround.cli.arguments import Parser, count, depth, flag, given, number, text
from wardround.cli.building import PACKS, SETTINGS, Builder, usual_language
from wardround.cli.server_parser import add_admin, add_home, add_serving, misplaced

RECORD: Final = given("record", "FILE", "the game file")
SEED: Final = text("--seed", "SEED", "the seed", "0")
DICE: Final = text("--seed", "SEED", "the seed of all dice and cards", "0")
ANSWER: Final = """\
"R4 R6 Y3 Y5 / nurse nurse / - / 1" --answer "transfuse R6, place nurse clinic, treat Y5\""""


def _add_play(builder: Builder) -> None:
    builder.add(
        "play",
        "play:run",
        "Play a game in the terminal, against bots or alone.",
        [
            "dice-hospital --line",
            "dice-hospital --line --seats human --option events",
            "dynamite-nurse --line",
            "dice-hospital --line --load game.jsonl",
        ],
        flag("--line", "play as plain text (the only way so far)"),
        text(
            "--seats", "A,B,…", "the players: human or a bot's name (default: human and three bots)"
        ),
        text("--seed", "SEED", "the seed of all dice and cards (default: a new one)"),
        flag(
            "--timed", "Dice Hospital: 60 seconds for your activation in round 1, 5 more each round"
        ),
        text("--load", "FILE", "resume a saved game"),
        text("--record", "FILE", "save the game in FILE after every decision"),
        of_game=True,
    )


def _add_records(builder: Builder, main: Builder) -> None:
    main.add(
        "replay",
        "records:replay",
        "Show a recorded game move by move.",
        ["game.jsonl", "game.jsonl --to 20", "game.jsonl --verify"],
        RECORD,
        number("--to", "stop after N moves", kind=count),
        flag("--verify", "check all rolls and draws against the game's seed"),
    )
    main.add(
        "review",
        "records:review",
        "Let the coach review a recorded game: your best moves, lost points and luck.",
        ["game.jsonl", "game.jsonl --seat 1", "game.jsonl --json"],
        RECORD,
        number("--seat", "review only this seat, counted from 1"),
    )
    builder.add(
        "check", "records:check", "Check a game file against the rules.", ["game.jsonl"], RECORD
    )


def _add_counts(builder: Builder) -> None:
    builder.add(
        "perft",
        "counts:perft",
        "Count the sequences of actions that can start a game.",
        ["dice-hospital --seats 2 --depth 3"],
        number("--depth", "number of actions", 3, depth),
        number("--seats", "number of players", 4),
        DICE,
        of_game=True,
    )
    simulate = builder.add(
        "simulate",
        "counts:simulate",
        "Let bots play many games, and show the results.",
        [
            "dice-hospital --bots random,random,random,random --games 1000",
            "dynamite-nurse --bots easy,easy,easy --pack mine.toml --cards",
        ],
        of_game=True,
    )
    _add_games(simulate, "number of games")
    flag(
        "--cards",
        "show how often players took and used each card, and their scores with and without it",
    )(simulate)
    arena = builder.add(
        "arena",
        "counts:arena",
        "Rate bots: they play the same dice and cards from every seat.",
        [
            "dice-hospital --bots random,random --games 200",
            "dynamite-nurse --bots easy,random,random",
        ],
        of_game=True,
    )
    _add_games(arena, "at least N games, in whole blocks")


def _add_games(parser: Parser, games: str) -> None:
    parser.add_argument(
        "--bots", required=True, metavar="A,B,…", help="one bot per seat, such as random"
    )
    for argument in (number("--games", games, 100), number("--jobs", "number of processes", 1)):
        argument(parser)
    SEED(parser)


def _add_solve(builder: Builder) -> None:
    builder.add(
        "solve",
        "solve:run",
        "Find the best activation of a Dice Hospital position, and prove it where possible.",
        ['"R3 R3 R4 Y5 G2* / nurse nurse surgeon / cardiology radiology / 1"', "- < positions.txt"],
        given(
            "position",
            "POSITION",
            "dice / idle staff / departments / blood bags; or - to read one per line and "
            "answer in lines of JSON",
        ),
        *SETTINGS,
        PACKS,
        number("--beam", "width of the search", 100),
        number("--nodes", "most hospitals to check for a proof", 100_000, count),
    )


def _add_puzzle(builder: Builder) -> None:
    """Add the command that makes puzzles, and the one below it that checks them."""
    solved = (
        PACKS,
        flag("--solution", "show the best line"),
        number("--nodes", "most hospitals to check for a proof", 2000),
    )
    puzzle = builder.add(
        "puzzle",
        "puzzle:make",
        "Make Dice Hospital puzzles: activations where greedy play misses the proven best line.",
        [
            "--seed tuesday",
            "--count 3 --least-loss 3 --solution",
            "--option experimental --json > puzzles.jsonl",
            "check puzzles.jsonl",
        ],
        *SETTINGS,
        SEED,
        number("--count", "number of puzzles", 1),
        number("--least-loss", "fewest points that greedy play loses", 2),
        number("--games", "give up after N games without a puzzle", 20),
        *solved,
    )
    below = Builder(puzzle.add_subparsers(metavar="COMMAND", title="commands"), "puzzle ")
    below.add(
        "show",
        "puzzle_set:show",
        "Show a puzzle that the browser has too, or score your answer to it.",
        ["today", "12 --solution", '12 --answer "place nurse clinic, treat R6"'],
        given("puzzle", "PUZZLE", "today, an earlier day, or a number from 1 (easy)"),
        text("--answer", "ACTIONS", "your actions, with commas between them"),
        flag("--solution", "show the best line"),
    )
    below.add(
        "check",
        "puzzle:check",
        "Check puzzles or your answer to one: solves and plays everything again.",
        ["puzzles.jsonl", "- < puzzles.jsonl", ANSWER],
        given(
            "puzzle",
            "PUZZLE",
            "a hospital, a line of JSON, a file with such lines, or - to read them",
        ),
        text(
            "--answer", "ACTIONS", "your actions, with commas between them, to see what they score"
        ),
        text("--edition", "NAME", "the edition of a hospital without JSON (default: final)"),
        *solved,
    )


def _add_packs(builder: Builder) -> None:
    builder.add(
        "export",
        "packs:export",
        "Print all content of a game as one pack to edit.",
        ["dice-hospital --edition final > mine.toml", "dynamite-nurse > mine.toml"],
        of_game=True,
    )
    builder.add(
        "check",
        "packs:check",
        "Check a content pack.",
        ["mine.toml", "mine.toml --option experimental"],
        given("file", "FILE", "the pack"),
        *SETTINGS,
    )
    builder.add(
        "diff",
        "packs:diff",
        "Show how two packs or editions differ.",
        ["final prototype", "standard mine.toml"],
        given("before", "A", "a file, an edition of Dice Hospital, or standard"),
        given("after", "B", "another one to compare it with"),
    )


def _group(
    commands: argparse._SubParsersAction[Parser], name: str, about: str, example: str = "check FILE"
) -> argparse._SubParsersAction[Parser]:
    group = commands.add_parser(
        name,
        help=about,
        description=about,
        epilog=f"example:\n  wardround {name} {example}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    group.set_defaults(run="", help_of=group)
    return group.add_subparsers(metavar="COMMAND", title="commands")


def build_parser() -> Parser:
    """Return the parser of the whole command line."""
    return _parser(usual_language(os.environ))


@cache
def _parser(language: str) -> Parser:
    """Return the parser for a usual language: building one takes longer than most commands."""
    parser = Parser(
        prog="wardround",
        description="Dice Hospital and Dynamite Nurse: play in the browser (without a command) or "
        "in the terminal, simulate games, replay them, change the cards.",
        epilog="examples:\n  wardround\n  wardround --host 0.0.0.0 --no-browser\n"
        "  wardround play dice-hospital --line\n\n"
        "A fan-made, unofficial version. The names belong to their owners.",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="store_true", help="show the version and the build")
    parser.add_argument("--json", action="store_true", help=argparse.SUPPRESS)
    add_home(parser)
    parser.set_defaults(run="home:run", help_of=parser, lang=language)
    commands = parser.add_subparsers(metavar="COMMAND", title="commands")
    main = Builder(commands, "")
    _add_play(main)
    add_serving(main)
    _add_counts(main)
    _add_solve(main)
    _add_puzzle(main)
    records = _group(commands, "record", "Check game files.")
    _add_records(Builder(records, "record "), main)
    packs = _group(commands, "pack", "Export, check or compare content packs.")
    _add_packs(Builder(packs, "pack "))
    admin = _group(commands, "admin", "Manage a server's tables and people.", "usage")
    add_admin(Builder(admin, "admin "))
    return parser


def parse(arguments: list[str] | None = None) -> argparse.Namespace:
    """Return what the command line asks for, or leave with a message."""
    given = sys.argv[1:] if arguments is None else arguments
    args, unknown = build_parser().parse_known_args(given)
    if unknown:
        # The command that was given knows what can be asked of it.
        args.help_of.error(f"unknown arguments: {' '.join(unknown)}")
    early = misplaced(given, args)
    if early:
        args.help_of.error(f"put {early} after the command")
    return args
