"""The parser of the command line, from `commands.toml`. It imports only what `--help` needs."""

from __future__ import annotations

import argparse
import os
import sys
import tomllib
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Final, NotRequired, TypedDict, cast

from wardround.cli.arguments import KINDS, OWN, Parser, usual_language
from wardround.words.files import LANGUAGES

FILE: Final = Path(__file__).with_name("commands.toml")
TERMS: Final = "terms"
SPOKEN: Final = "|".join(LANGUAGES)
OPTIONS: Final = ("--no-browser", "--host", "--port", "--db", "--lang")
"""What plain `wardround` can be asked, and no command after it."""


class Argument(TypedDict):
    """What a command can be asked."""

    name: str
    help: str
    shown: NotRequired[str]
    kind: NotRequired[str]
    default: NotRequired[int | str | list[str]]
    flag: NotRequired[bool]
    several: NotRequired[bool]
    optional: NotRequired[bool]
    required: NotRequired[bool]
    choices: NotRequired[list[str]]


class Part(TypedDict):
    """Arguments that commands share."""

    title: NotRequired[str]
    arguments: list[str | Argument]


class Command(TypedDict):
    """A command."""

    run: NotRequired[str]
    about: str
    examples: list[str]
    arguments: NotRequired[list[str | Argument]]


class Declared(TypedDict):
    """All commands, and what they share."""

    shared: dict[str, Part]
    commands: dict[str, Command]


class Builder:
    """Makes the parsers of commands from what is declared, in one language."""

    def __init__(self, language: str) -> None:
        told = tomllib.loads(FILE.read_text(encoding="utf-8"))
        self._declared = cast(Declared, told)
        self._common = Parser(add_help=False)
        self._common.add_argument("--json", action="store_true", help="print the result as JSON")
        about = f"language (default: {OWN}, the system's, or en)"
        self._common.add_argument("--lang", default=language, metavar=SPOKEN, help=about)
        self._terms = Parser(add_help=False)
        self.add(self._terms, [TERMS])

    def add_all(self, parser: Parser) -> None:
        """Add all commands to the parser of `wardround`, those of groups below them."""
        parsers = {"": parser}
        below: dict[str, argparse._SubParsersAction[Parser]] = {}
        for name, command in self._declared["commands"].items():
            above, _, last = name.rpartition(" ")
            if above not in below:
                group = parsers[above]
                below[above] = group.add_subparsers(metavar="COMMAND", title="commands")
            parsers[name] = self._parser(below[above], name, last, command)

    def _parser(
        self,
        commands: argparse._SubParsersAction[Parser],
        name: str,
        last: str,
        command: Command,
    ) -> Parser:
        examples, run = command["examples"], command.get("run", "")
        arguments = command.get("arguments", [])
        title = "example" if len(examples) == 1 else "examples"
        shown = [f"  wardround {name} {example}".rstrip() for example in examples]
        # What all commands share comes after the game, and before what is their own.
        of_game = arguments[:1] == [TERMS]
        parser = commands.add_parser(
            last,
            help=command["about"],
            description=command["about"],
            epilog="\n".join([f"{title}:", *shown]),
            formatter_class=argparse.RawDescriptionHelpFormatter,
            parents=[*([self._terms] if of_game else []), *([self._common] if run else [])],
        )
        self.add(parser, arguments[1:] if of_game else arguments)
        parser.set_defaults(run=run, help_of=parser)
        return parser

    def add(self, to: argparse._ActionsContainer, arguments: Sequence[str | Argument]) -> None:
        """Add arguments to a parser or to a group of its help; a text names a shared part."""
        for one in arguments:
            if isinstance(one, str):
                part = self._declared["shared"][one]
                title = part.get("title")
                self.add(to.add_argument_group(title) if title else to, part["arguments"])
            else:
                _add(to, one)


def _add(to: argparse._ActionsContainer, one: Argument) -> None:
    name, about, default = one["name"], one["help"], one.get("default")
    shown = SPOKEN if one.get("shown") == "LANGUAGES" else one.get("shown")
    if default:
        about = f"{about} (default: {default})"
    if one.get("flag"):
        to.add_argument(name, action="store_true", help=about)
    elif one.get("several"):
        to.add_argument(name, action="append", default=default, metavar=shown, help=about)
    elif name.startswith("-"):
        to.add_argument(
            name,
            type=KINDS[one.get("kind", "text")],
            default=default,
            metavar=shown,
            choices=one.get("choices"),
            required=one.get("required", False),
            help=about,
        )
    else:
        nargs = "?" if one.get("optional") else None
        to.add_argument(name, nargs=nargs, metavar=shown, help=about)


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
    builder = Builder(language)
    builder.add(parser, ["home"])
    parser.set_defaults(run="home:run", help_of=parser, lang=language)
    builder.add_all(parser)
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


def misplaced(given: list[str], args: argparse.Namespace) -> str:
    """Return an option before a command, where it would be ignored, or nothing."""
    first = given[0].partition("=")[0] if given else ""
    return first if first in OPTIONS and args.run != "home:run" else ""
