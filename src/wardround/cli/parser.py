"""The parser of the command line. It imports nothing that `--help` does not need."""

from __future__ import annotations

import argparse
import os
import sys
from functools import cache

from wardround.cli.admin_parser import add_admin
from wardround.cli.arguments import Parser, count, depth, whole
from wardround.cli.building import Builder, add_pack, add_settings
from wardround.cli.doctor_parser import add_doctor
from wardround.cli.home_parser import add_home, misplaced
from wardround.cli.language import usual_language
from wardround.cli.puzzle_parser import add_puzzle
from wardround.cli.serve_parser import add_keys, add_serve


def _add_play(builder: Builder) -> None:
    play = builder.add(
        "play",
        "play:run",
        "Play a game in the terminal, against bots or alone.",
        [
            "dice-hospital --line",
            "dice-hospital --line --seats human --option events",
            "dynamite-nurse --line",
            "dice-hospital --line --load game.jsonl",
        ],
        of_game=True,
    )
    play.add_argument(
        "--line", action="store_true", help="play as plain text (the only way so far)"
    )
    play.add_argument(
        "--seats",
        metavar="A,B,…",
        help="the players: human or a bot's name (default: human and three bots)",
    )
    play.add_argument(
        "--seed", metavar="SEED", help="the seed of all dice and cards (default: a new one)"
    )
    play.add_argument(
        "--timed",
        action="store_true",
        help="Dice Hospital: 60 seconds for your activation in round 1, 5 more each round",
    )
    play.add_argument("--load", metavar="FILE", help="resume a saved game")
    play.add_argument("--record", metavar="FILE", help="save the game in FILE after every decision")


def _add_records(builder: Builder, main: Builder) -> None:
    replay = main.add(
        "replay",
        "records:replay",
        "Show a recorded game move by move.",
        ["game.jsonl", "game.jsonl --to 20", "game.jsonl --verify"],
        of_game=False,
    )
    replay.add_argument("record", metavar="FILE", help="the game file")
    replay.add_argument("--to", type=count, metavar="N", help="stop after N moves")
    replay.add_argument(
        "--verify", action="store_true", help="check all rolls and draws against the game's seed"
    )
    review = main.add(
        "review",
        "review:run",
        "Let the coach review a recorded game: your best moves, lost points and luck.",
        ["game.jsonl", "game.jsonl --seat 1", "game.jsonl --json"],
        of_game=False,
    )
    review.add_argument("record", metavar="FILE", help="the game file")
    review.add_argument(
        "--seat", type=whole, metavar="N", help="review only this seat, counted from 1"
    )
    check = builder.add(
        "check",
        "records:check",
        "Check a game file against the rules.",
        ["game.jsonl"],
        of_game=False,
    )
    check.add_argument("record", metavar="FILE", help="the game file")


def _add_counts(builder: Builder) -> None:
    perft = builder.add(
        "perft",
        "counts:perft",
        "Count the sequences of actions that can start a game.",
        ["dice-hospital --seats 2 --depth 3"],
        of_game=True,
    )
    perft.add_argument(
        "--depth", type=depth, default=3, metavar="N", help="number of actions (default: 3)"
    )
    perft.add_argument(
        "--seats", type=whole, default=4, metavar="N", help="number of players (default: 4)"
    )
    perft.add_argument(
        "--seed", default="0", metavar="SEED", help="the seed of all dice and cards (default: 0)"
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
    _add_games(simulate, "number of games (default: 100)")
    simulate.add_argument(
        "--cards",
        action="store_true",
        help="show how often players took and used each card, and their scores with and without it",
    )
    arena = builder.add(
        "arena",
        "arena:run",
        "Rate bots: they play the same dice and cards from every seat.",
        [
            "dice-hospital --bots random,random --games 200",
            "dynamite-nurse --bots easy,random,random",
        ],
        of_game=True,
    )
    _add_games(arena, "at least N games, in whole blocks (default: 100)")


def _add_games(parser: Parser, games: str) -> None:
    parser.add_argument(
        "--bots", required=True, metavar="A,B,…", help="one bot per seat, such as random"
    )
    parser.add_argument("--games", type=whole, default=100, metavar="N", help=games)
    parser.add_argument(
        "--jobs", type=whole, default=1, metavar="N", help="number of processes (default: 1)"
    )
    parser.add_argument("--seed", default="0", metavar="SEED", help="the seed (default: 0)")


def _add_solve(builder: Builder) -> None:
    solve = builder.add(
        "solve",
        "solve:run",
        "Find the best activation of a Dice Hospital position, and prove it where possible.",
        [
            '"R3 R3 R4 Y5 G2* / nurse nurse surgeon / cardiology radiology / 1"',
            "- < positions.txt",
        ],
        of_game=False,
    )
    solve.add_argument(
        "position",
        metavar="POSITION",
        help="dice / idle staff / departments / blood bags; or - to read one per line and "
        "answer in lines of JSON",
    )
    add_settings(solve)
    add_pack(solve)
    solve.add_argument(
        "--beam", type=whole, default=100, metavar="N", help="width of the search (default: 100)"
    )
    solve.add_argument(
        "--nodes",
        type=count,
        default=100_000,
        metavar="N",
        help="most hospitals to check for a proof (default: 100000)",
    )


def _add_packs(builder: Builder) -> None:
    builder.add(
        "export",
        "packs:export",
        "Print all content of a game as one pack to edit.",
        ["dice-hospital --edition final > mine.toml", "dynamite-nurse > mine.toml"],
        of_game=True,
    )
    check = builder.add(
        "check",
        "packs:check",
        "Check a content pack.",
        ["mine.toml", "mine.toml --option experimental"],
        of_game=False,
    )
    check.add_argument("file", metavar="FILE", help="the pack")
    add_settings(check)
    diff = builder.add(
        "diff",
        "packs:diff",
        "Show how two packs or editions differ.",
        ["final prototype", "standard mine.toml"],
        of_game=False,
    )
    diff.add_argument(
        "before", metavar="A", help="a file, an edition of Dice Hospital, or standard"
    )
    diff.add_argument("after", metavar="B", help="another one to compare it with")


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
    add_serve(main)
    add_keys(main)
    add_doctor(main)
    _add_counts(main)
    _add_solve(main)
    add_puzzle(main)
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
