"""`wardround arena`."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from wardround.cli.inputs import bots_of, terms_of
from wardround.cli.statuses import INTERRUPTED
from wardround.cli.tables import print_table
from wardround.words import Words

if TYPE_CHECKING:
    from wardround.sim.arena import ArenaRecord
    from wardround.sim.standings import Standing

HEADINGS = (
    "simulate-heading-bot",
    "simulate-heading-mean",
    "simulate-heading-wins",
    "arena-heading-rank",
    "arena-heading-rating",
    "arena-heading-time",
)


def run(args: argparse.Namespace) -> int:
    """Let bots play the same dice and cards from every seat, and print how strong they are."""
    from wardround.sim.arena import arena
    from wardround.sim.processes import Stopped

    words = Words(args.lang)
    terms = terms_of(args)
    bots = bots_of(args.bots, terms.game)
    try:
        result = arena(terms, bots, args.games, args.seed, args.jobs).record()
    except Stopped as stopped:
        print("\n" + words.say("simulate-stopped", done=stopped.games), file=sys.stderr)
        return INTERRUPTED
    if args.json:
        told = {"game": args.game, "options": terms.options.settings(), **result}
        print(json.dumps(told))
    else:
        _tell(words, result)
    return 0


def _tell(words: Words, result: ArenaRecord) -> None:
    seconds = words.decimal(result["seconds"], 2)
    print(words.say("simulate-games", games=result["games"], seconds=seconds))
    blocks, seatings = result["blocks"], result["seatings"]
    print(words.say("arena-blocks", blocks=blocks, seatings=seatings))
    rows = [[words.say(heading) for heading in HEADINGS]]
    rows += [_row(words, line) for line in result["table"]]
    print_table(rows)
    print(words.say("arena-even", share=words.decimal(100 * result["even_share"], 1)))
    print(words.say("simulate-digest", digest=result["digest"]))


def _row(words: Words, line: Standing) -> list[str]:
    shares = line["win_share"], line["win_share_low"], line["win_share_high"]
    share, low, high = (words.decimal(100 * one, 1) for one in shares)
    return [
        line["bot"],
        _with_ends(words, line, "mean_score", 2),
        words.say("simulate-share", share=share, low=low, high=high),
        words.decimal(line["mean_rank"], 2),
        _with_ends(words, line, "rating", 0),
        words.decimal(line["p95_ms"], 1),
    ]


def _with_ends(words: Words, line: Mapping[str, Any], name: str, places: int) -> str:
    """Return a figure with the ends of its interval."""
    value, low, high = (
        words.decimal(line[key], places) for key in (name, f"{name}_low", f"{name}_high")
    )
    return words.say("arena-interval", value=value, low=low, high=high)
