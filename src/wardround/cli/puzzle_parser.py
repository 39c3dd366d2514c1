"""The arguments of `wardround puzzle`."""

from __future__ import annotations

from wardround.cli.arguments import Parser, whole
from wardround.cli.building import Builder, add_pack, add_settings

ANSWER = """\
"R4 R6 Y3 Y5 / nurse nurse / - / 1" --answer "transfuse R6, place nurse clinic, treat Y5\""""


def add_puzzle(builder: Builder) -> None:
    """Add the command that sets puzzles, and the one below it that checks them."""
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
        of_game=False,
    )
    add_settings(puzzle)
    puzzle.add_argument("--seed", default="0", metavar="SEED", help="the seed (default: 0)")
    puzzle.add_argument(
        "--count", type=whole, default=1, metavar="N", help="number of puzzles (default: 1)"
    )
    puzzle.add_argument(
        "--least-loss",
        type=whole,
        default=2,
        metavar="N",
        help="fewest points that greedy play loses (default: 2)",
    )
    puzzle.add_argument(
        "--games",
        type=whole,
        default=20,
        metavar="N",
        help="give up after N games without a puzzle (default: 20)",
    )
    _add_shared(puzzle)
    _add_check(Builder(puzzle.add_subparsers(metavar="COMMAND", title="commands"), "puzzle "))


def _add_check(builder: Builder) -> None:
    check = builder.add(
        "check",
        "puzzle:check",
        "Check puzzles or your answer to one: solves and plays everything again.",
        ["puzzles.jsonl", "- < puzzles.jsonl", ANSWER],
        of_game=False,
    )
    check.add_argument(
        "puzzle",
        metavar="PUZZLE",
        help="a hospital, a line of JSON, a file with such lines, or - to read them",
    )
    check.add_argument(
        "--answer",
        metavar="ACTIONS",
        help="your actions, with commas between them, to see what they score",
    )
    check.add_argument(
        "--edition", metavar="NAME", help="the edition of a hospital without JSON (default: final)"
    )
    _add_shared(check)


def _add_shared(parser: Parser) -> None:
    add_pack(parser)
    parser.add_argument("--solution", action="store_true", help="show the best line")
    parser.add_argument(
        "--nodes",
        type=whole,
        default=2000,
        metavar="N",
        help="most hospitals to check for a proof (default: 2000)",
    )
