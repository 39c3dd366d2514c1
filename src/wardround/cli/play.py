"""`wardround play`: a game in the terminal."""

from __future__ import annotations

import argparse
import json
import secrets
import sys

from wardround import catalog
from wardround.bots.registry import HUMAN, read_seats
from wardround.cli.asking import names_of, read_record, terms_of
from wardround.core.errors import BadRecord
from wardround.core.game import Game
from wardround.core.record_text import write
from wardround.match.match import Match
from wardround.terminal.console import Console, edit_lines
from wardround.terminal.faces import face_of
from wardround.terminal.files import write_file
from wardround.terminal.line import LinePlay
from wardround.words import Words


def run(args: argparse.Namespace) -> int:
    """Play a game in lines of text."""
    words = Words(args.lang)
    match = _loaded(args) if args.load else _begun(args)
    edit_lines()
    # With --json the conversation goes aside, so that the result is all of the output.
    console = Console(sys.stdin, sys.stderr if args.json else sys.stdout)
    over = LinePlay(match, face_of(match.terms, args.lang), console).run()
    record = match.record()
    if over and args.record:
        write_file(args.record, write(record))
        console.say(words.say("play-saved", file=args.record))
    if args.json:
        outcome = None if record.outcome is None else record.outcome.record()
        told = {"game": args.game, "seats": record.seats, "seed": record.seed, "outcome": outcome}
        print(json.dumps(told))
    return 0


def _seed(args: argparse.Namespace) -> str:
    return secrets.token_hex(16) if args.seed is None else str(args.seed)


def _default_seats(game: Game) -> list[str]:
    """Return one person against as many random bots as there is room for."""
    return [HUMAN, *["random"] * (game.max_seats - 1)]


def _begun(args: argparse.Namespace) -> Match:
    terms = terms_of(args)
    names = _default_seats(terms.game) if args.seats is None else names_of(args.seats)
    return Match(terms, read_seats(names, terms.game), _seed(args))


def _loaded(args: argparse.Namespace) -> Match:
    """Return a saved game to be played on; `--seats` may put others into its seats."""
    game = catalog.find(args.game)
    record = read_record(args.load)
    if record.terms.game.id != game.id:
        raise BadRecord("record-other-game", file=args.load, found=record.terms.game.id)
    names = list(record.seats) if args.seats is None else names_of(args.seats)
    if len(names) != len(record.seats):
        raise BadRecord("record-seats", file=args.load, found=len(names), seats=len(record.seats))
    return Match(record.terms, read_seats(names, game), _seed(args), record.moves)
