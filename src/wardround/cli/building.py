"""Builds the parser of the command line: commands and their shared arguments."""

from __future__ import annotations

import argparse
import os

from wardround.cli.arguments import Parser
from wardround.cli.language import OWN, usual_language
from wardround.words.files import LANGUAGES


def _common() -> Parser:
    common = Parser(add_help=False)
    common.add_argument("--json", action="store_true", help="print the result as JSON")
    common.add_argument(
        "--lang",
        default=usual_language(os.environ),
        metavar="|".join(LANGUAGES),
        help=f"language (default: {OWN}, the system's, or en)",
    )
    return common


def add_settings(parser: argparse.ArgumentParser) -> None:
    """Let a command be asked for an edition and optional rules."""
    parser.add_argument(
        "--edition",
        metavar="NAME",
        help="Dice Hospital: final, italian, french or prototype; Dynamite Nurse: standard",
    )
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME[=VALUE]",
        help="an optional rule, such as events or first-player=2 (0 or random: at random); "
        "use it again for more",
    )


def _terms() -> Parser:
    terms = Parser(add_help=False)
    # Not required here, so that its absence is reported in the user's language, with the games.
    terms.add_argument(
        "game", metavar="GAME", nargs="?", help="the game: dice-hospital or dynamite-nurse"
    )
    add_settings(terms)
    add_pack(terms)
    return terms


def add_pack(parser: argparse.ArgumentParser) -> None:
    """Let a command be given content packs."""
    parser.add_argument(
        "--pack",
        action="append",
        default=[],
        metavar="FILE",
        help="your own content pack; use it again for more",
    )


class Builder:
    """Adds commands that share their common arguments and the form of their help."""

    def __init__(self, commands: argparse._SubParsersAction[Parser], prefix: str) -> None:
        self._commands = commands
        self._prefix = prefix

    def add(self, name: str, run: str, about: str, examples: list[str], *, of_game: bool) -> Parser:
        """Add a command that the function `run` (`module:function`) carries out."""
        shown = "\n".join(
            f"  wardround {self._prefix}{name} {example}".rstrip() for example in examples
        )
        title = "example" if len(examples) == 1 else "examples"
        parser = self._commands.add_parser(
            name,
            help=about,
            description=about,
            epilog=f"{title}:\n{shown}",
            formatter_class=argparse.RawDescriptionHelpFormatter,
            parents=[*([_terms()] if of_game else []), _common()],
        )
        parser.set_defaults(run=run, help_of=parser)
        return parser
