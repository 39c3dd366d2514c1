"""`wardround play`: a game in the terminal."""

from __future__ import annotations

import argparse
import json
import secrets
import sys

from wardround import catalog
from wardround.bots.registry import HUMAN, read_seats
from wardround.cli.inputs import game_asked, names_of, read_record, terms_of
from wardround.cli.statuses import INTERRUPTED
from wardround.core.errors import BadOption, BadRecord
from wardround.core.game import Game
from wardround.core.records import Record
from wardround.narration.narrators import narrator_of
from wardround.tables.game.clocks import NO_CLOCK, Clock, make_clock
from wardround.tables.game.match import Match
from wardround.terminal.line import LinePlay
from wardround.terminal.session import Console, edit_lines

USUAL_SEATS = 4
"""The default number of seats, if the game allows it."""
USUAL_BOT = "normal"
"""The default bot."""


def run(args: argparse.Namespace) -> int:
    """Play a game in lines of text."""
    clock = _clock(args)
    loaded = _load(args) if args.load is not None else None
    match = _begun(args) if loaded is None else _played_on(args, loaded)
    edit_lines()
    # With --json the conversation goes aside, so that the result is all of the output.
    console = Console(sys.stdin, sys.stderr if args.json else sys.stdout)
    narrator = narrator_of(match.terms, args.lang)
    play = LinePlay(match, narrator, console, args.record, args.load, clock)
    play.run()
    # A finished game has its own seed; the match would show a new one.
    record = match.record() if loaded is None or loaded.outcome is None else loaded
    if args.json:
        outcome = None if record.outcome is None else record.outcome.record()
        told = {"game": args.game, "seats": record.seats, "seed": record.seed, "outcome": outcome}
        print(json.dumps(told))
    return INTERRUPTED if play.interrupted else 0


def _clock(args: argparse.Namespace) -> Clock:
    """Return the clock that is asked for: none, or that of timed play."""
    if not args.timed:
        return NO_CLOCK
    game = game_asked(args)
    timed = game.traits.timed
    if timed is None:
        allowed = [one.id for one in catalog.GAMES.values() if one.traits.timed is not None]
        raise BadOption("timed-not-here", game=game.id, allowed=", ".join(allowed))
    return make_clock(timed.phase, timed=timed)


def _seed(args: argparse.Namespace) -> str:
    return secrets.token_hex(16) if args.seed is None else str(args.seed)


def _default_seats(game: Game) -> list[str]:
    """Return one person against the usual bots: normal ones, where the game has them."""
    return [HUMAN, *[USUAL_BOT] * (min(game.max_seats, USUAL_SEATS) - 1)]


def _begun(args: argparse.Namespace) -> Match:
    terms = terms_of(args)
    names = _default_seats(terms.game) if args.seats is None else names_of(args.seats)
    return Match(terms, read_seats(names, terms.game), _seed(args))


def _load(args: argparse.Namespace) -> Record:
    """Return the saved game; it has its own settings, so none can be given with it."""
    for option in ("edition", "option", "pack"):
        if getattr(args, option):
            raise BadOption("load-has-terms", option=f"--{option}", file=args.load)
    record = read_record(args.load)
    game, found = game_asked(args).id, record.terms.game.id
    if found != game:
        raise BadRecord("record-wrong-game", file=args.load, found=found, game=game)
    return record


def _played_on(args: argparse.Namespace, record: Record) -> Match:
    """Return a saved game to resume; `--seats` can replace its players."""
    names = list(record.seats) if args.seats is None else names_of(args.seats)
    if len(names) != len(record.seats):
        raise BadRecord("record-seats", file=args.load, found=len(names), seats=len(record.seats))
    return Match(record.terms, read_seats(names, record.terms.game), _seed(args), record.moves)
