"""`wardround review`: the coach's report on a recorded game."""

from __future__ import annotations

import argparse
import json

from wardround.cli.inputs import read_record
from wardround.cli.statuses import DONE
from wardround.coach.coaches import review, words_of
from wardround.core.pack_text import visible
from wardround.narration.narrators import narrator_of, seat_names
from wardround.terminal.session import standard_console
from wardround.words import coaching


def run(args: argparse.Namespace) -> int:
    """Review a recorded game, over or not."""
    record = read_record(args.record)
    found = review(record, visible(args.record), args.seat)
    if args.json:
        print(json.dumps(found.record()))
        return DONE
    words = narrator_of(record.terms, args.lang).words
    names = seat_names(record.seats, words, to_player=False)
    console = standard_console()
    coach = words_of(record.terms.game, words)
    for line, indent in coaching.review(coach, found.record(), names):
        console.say(line, indent)
    return DONE
