"""The entry point: runs the command, and turns errors into one sentence."""

from __future__ import annotations

import argparse
import gc
import json
import os
import sys
from importlib import import_module
from types import ModuleType

from wardround import __version__
from wardround.cli.building import usual_language
from wardround.cli.parser import parse
from wardround.cli.statuses import BAD, DONE, INTERRUPTED, PIPE_CLOSED, USAGE
from wardround.cli.streams import broken, complain, give_up, open_streams
from wardround.core.errors import BadOption, BadPack, BadRecord, IllegalAction, WardroundError
from wardround.core.pack_text import steers, visible


def _version(args: argparse.Namespace) -> int:
    from wardround.core.build import build

    if args.json:
        print(json.dumps({"version": __version__, "build": build()}))
    else:
        print(f"wardround {__version__} ({build()} build)")
    return DONE


def _run(args: argparse.Namespace) -> int:
    if getattr(args, "version", False):
        return _version(args)
    if args.run:
        module, function = args.run.split(":")
        status = getattr(_loaded(f"wardround.cli.{module}"), function)(args)
        assert isinstance(status, int)
        return status
    args.help_of.print_help()
    return DONE


def _loaded(name: str) -> ModuleType:
    """Load a command without looking for garbage, of which loading makes none worth the time."""
    gc.disable()
    try:
        return import_module(name)
    finally:
        gc.enable()


def _explain(error: WardroundError, language: str) -> int:
    """Print the sentence for something that is bad or was asked for wrongly."""
    from wardround.words import LANGUAGES, Words

    wished = [language, usual_language(os.environ), LANGUAGES[0]]
    words = Words(next(one for one in wished if one in LANGUAGES))
    complain(words.error(error))
    return BAD if isinstance(error, BadRecord | BadPack | IllegalAction) else USAGE


def _check_seed(args: argparse.Namespace) -> None:
    """Refuse a seed that nobody could read from a screen and type again."""
    seed = getattr(args, "seed", None)
    if seed is not None and (not seed or any(steers(letter) for letter in seed)):
        raise BadOption("bad-seed", found=visible(seed))


def _carry_out(arguments: list[str] | None) -> int:
    try:
        args = parse(arguments)
    except SystemExit:
        sys.stdout.flush()
        raise
    try:
        _check_seed(args)
        status = _run(args)
    except WardroundError as error:
        return _explain(error, args.lang)
    sys.stdout.flush()
    return status


def main(arguments: list[str] | None = None) -> int:
    """Carry out a command line; return its exit status."""
    open_streams()
    try:
        return _carry_out(arguments)
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        give_up(sys.stdout)
        return PIPE_CLOSED
    except OSError as error:
        _explain(broken(error), usual_language(os.environ))
        give_up(sys.stdout)
        return BAD
