"""The way in: find the command, carry it out, and turn what goes wrong into one sentence."""

from __future__ import annotations

import argparse
import json
import os
import sys
from importlib import import_module
from io import TextIOWrapper

from wardround import __version__
from wardround.cli.language import usual_language
from wardround.cli.parser import parse
from wardround.core.errors import BadPack, BadRecord, IllegalAction, WardroundError

DONE, BAD, USAGE = 0, 1, 2
INTERRUPTED = 130
"""What a shell expects of a command that was stopped with Ctrl-C."""
PIPE_CLOSED = 141
"""And of one whose reader went away, as `head` does."""


def _version(args: argparse.Namespace) -> int:
    from wardround.core.build import build

    if args.json:
        print(json.dumps({"version": __version__, "build": build()}))
    else:
        print(f"wardround {__version__} ({build()} build)")
    return DONE


def _run(args: argparse.Namespace) -> int:
    if args.run:
        module, function = args.run.split(":")
        status = getattr(import_module(f"wardround.cli.{module}"), function)(args)
        assert isinstance(status, int)
        return status
    if getattr(args, "version", False):
        return _version(args)
    args.help_of.print_help()
    return DONE


def _explain(error: WardroundError, language: str) -> int:
    """Print the sentence for something that is bad or was asked for wrongly."""
    from wardround.words import LANGUAGES, Words

    wished = [language, usual_language(os.environ), LANGUAGES[0]]
    words = Words(next(one for one in wished if one in LANGUAGES))
    print(words.error(error), file=sys.stderr)
    return BAD if isinstance(error, BadRecord | BadPack | IllegalAction) else USAGE


def _print_anything() -> None:
    """Let a terminal that lacks a character show another one instead of failing."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def main(arguments: list[str] | None = None) -> int:
    """Carry out a command line; return its exit status."""
    _print_anything()
    args = parse(arguments)
    try:
        status = _run(args)
        sys.stdout.flush()
    except WardroundError as error:
        return _explain(error, args.lang)
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        # Python would complain once more when it closes the stream at the end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return PIPE_CLOSED
    return status


if __name__ == "__main__":
    sys.exit(main())
