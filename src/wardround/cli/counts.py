"""`wardround simulate` and `wardround perft`."""

from __future__ import annotations

import argparse
import json
import sys

from wardround.bots.registry import check_seats
from wardround.cli.asking import bots_of, terms_of
from wardround.cli.statuses import INTERRUPTED
from wardround.cli.tables import print_table
from wardround.core.game import Json
from wardround.words import Words


def perft(args: argparse.Namespace) -> int:
    """Count the sequences of actions to each depth."""
    from wardround.sim.perft import perft

    words = Words(args.lang)
    terms = terms_of(args)
    check_seats(args.seats, terms.game)
    counts = perft(terms.game, terms.options, args.seats, args.depth, args.seed)
    if args.json:
        print(json.dumps({"game": args.game, "seats": args.seats, "counts": counts}))
        return 0
    for depth, count in enumerate(counts, 1):
        print(words.say("perft-line", depth=depth, count=count))
    return 0


def simulate(args: argparse.Namespace) -> int:
    """Let bots play many games."""
    from wardround.sim.processes import Stopped
    from wardround.sim.simulate import simulate

    words = Words(args.lang)
    terms = terms_of(args)
    bots = bots_of(args.bots, terms.game)
    try:
        result = simulate(terms, bots, args.games, args.seed, args.jobs).record()
    except Stopped as stopped:
        print("\n" + words.say("simulate-stopped", done=stopped.games), file=sys.stderr)
        return INTERRUPTED
    if args.json:
        print(json.dumps(result))
    else:
        _tell(words, result)
    return 0


def _tell(words: Words, result: Json) -> None:
    seconds = words.decimal(result["seconds"], 2)
    print(words.say("simulate-games", games=result["games"], seconds=seconds))
    print(
        words.say(
            "simulate-speed",
            games=words.decimal(result["games_per_second"], 1),
            decisions=words.decimal(result["decisions_per_second"], 0),
            build=words.say(f"build-{result['build']}"),
        )
    )
    rows = [[words.say(f"simulate-heading-{name}") for name in ("seat", "bot", "mean", "wins")]]
    for seat in result["seats"]:
        share, low, high = (
            words.decimal(100 * seat[name], 1)
            for name in ("win_share", "win_share_low", "win_share_high")
        )
        told = words.say("simulate-share", share=share, low=low, high=high)
        mean = words.decimal(seat["mean_score"], 2)
        rows.append([str(seat["seat"] + 1), seat["bot"], mean, told])
    print_table(rows)
    print(words.say("simulate-digest", digest=result["digest"]))
