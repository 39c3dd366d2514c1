"""Builds the parser of the command line: commands, their shared arguments, and the language."""

from __future__ import annotations

import argparse
import os
from collections.abc import Mapping, Sequence
from typing import Final

from wardround.cli.arguments import Argument, Parser, flag, several, text
from wardround.words.files import LANGUAGES

OWN = "WARDROUND_LANG"
SYSTEM = ("LC_ALL", "LC_MESSAGES", "LANG")
"""The system's variables for the user's language; the first that is set counts."""


def usual_language(environment: Mapping[str, str]) -> str:
    """Return the language that the environment asks for.

    `WARDROUND_LANG` is taken at its word, so that a wrong one is refused; the system may well
    speak a language that we do not, and then we speak English.
    """
    if environment.get(OWN):
        return environment[OWN]
    asked = next((environment[name] for name in SYSTEM if environment.get(name)), "")
    language = asked.partition(".")[0].partition("_")[0].lower()
    return language if language in LANGUAGES else LANGUAGES[0]


SETTINGS: Final = (
    text(
        "--edition",
        "NAME",
        "Dice Hospital: final, italian, french or prototype; Dynamite Nurse: standard",
    ),
    several(
        "--option",
        "NAME[=VALUE]",
        "an optional rule, such as events or first-player=2 (0 or random: at random); "
        "use it again for more",
        [],
    ),
)
PACKS: Final = several("--pack", "FILE", "your own content pack; use it again for more", [])


def _common() -> Parser:
    common = Parser(add_help=False)
    flag("--json", "print the result as JSON")(common)
    common.add_argument(
        "--lang",
        default=usual_language(os.environ),
        metavar="|".join(LANGUAGES),
        help=f"language (default: {OWN}, the system's, or en)",
    )
    return common


def _terms() -> Parser:
    terms = Parser(add_help=False)
    # Not required here, so that its absence is reported in the user's language, with the games.
    terms.add_argument(
        "game", metavar="GAME", nargs="?", help="the game: dice-hospital or dynamite-nurse"
    )
    for argument in (*SETTINGS, PACKS):
        argument(terms)
    return terms


class Builder:
    """Adds commands that share their common arguments and the form of their help."""

    def __init__(self, commands: argparse._SubParsersAction[Parser], prefix: str) -> None:
        self._commands = commands
        self._prefix = prefix

    def add(
        self,
        name: str,
        run: str,
        about: str,
        examples: Sequence[str],
        *arguments: Argument,
        of_game: bool = False,
    ) -> Parser:
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
        for argument in arguments:
            argument(parser)
        return parser
