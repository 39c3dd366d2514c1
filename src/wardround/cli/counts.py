"""`wardround simulate`, `wardround perft` and `wardround arena`."""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from wardround.bots.registry import check_seats
from wardround.cli.game_packs import GamePacks, packs_of
from wardround.cli.inputs import bots_of, terms_of
from wardround.cli.statuses import INTERRUPTED
from wardround.core.records import Terms
from wardround.words import Words

if TYPE_CHECKING:
    from wardround.sim.arena import ArenaRecord
    from wardround.sim.simulate import SimulationRecord
    from wardround.sim.standings import Standing
    from wardround.sim.stories import CardLine


def print_table(rows: Sequence[Sequence[str]]) -> None:
    """Print rows with their cells below each other."""
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    for row in rows:
        cells = [cell.ljust(width) for cell, width in zip(row, widths, strict=True)]
        print("  ".join(cells).rstrip())


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
    """Let bots play many games; an interrupt prints the results so far."""
    from wardround.sim.simulate import simulate

    words = Words(args.lang)
    terms = terms_of(args)
    bots = bots_of(args.bots, terms.game)
    played = simulate(terms, bots, args.games, args.seed, args.jobs, args.cards)
    result = played.record()
    cards = played.cards() if args.cards else []
    if args.json:
        print(json.dumps({**result, "cards": cards} if args.cards else result))
    elif played.rows:
        _tell_games(words, terms, result, cards)
    if played.stopped:
        sys.stdout.flush()
        print(words.say("simulate-stopped", done=len(played.rows)), file=sys.stderr)
        return INTERRUPTED
    return 0


def _tell_games(
    words: Words, terms: Terms, result: SimulationRecord, cards: Sequence[CardLine]
) -> None:
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
    _tell_endings(words, packs_of(terms.game), result)
    rows = [[words.say(f"simulate-heading-{name}") for name in ("seat", "bot", "mean", "wins")]]
    for seat in result["seats"]:
        shares = seat["win_share"], seat["win_share_low"], seat["win_share_high"]
        share, low, high = (words.decimal(100 * one, 1) for one in shares)
        told = words.say("simulate-share", share=share, low=low, high=high)
        mean = words.decimal(seat["mean_score"], 2)
        rows.append([str(seat["seat"] + 1), seat["bot"], mean, told])
    print_table(rows)
    if cards:
        _tell_cards(words, terms, cards)
    print(words.say("simulate-digest", digest=result["digest"]))


def _tell_endings(words: Words, packs: GamePacks, result: SimulationRecord) -> None:
    """Print how long games were, and why they ended where that differs."""
    length = result["length"]
    mean = words.decimal(length["mean"], 1)
    ends = {"least": length["least"], "most": length["most"]}
    print(words.say("simulate-length", unit=length["unit"], mean=mean, **ends))
    for reason, count in result["ends"].items():
        share = words.decimal(100 * count / result["games"], 1)
        print(words.say("simulate-ended", reason=packs.ended(words, reason), share=share))


def _tell_cards(words: Words, terms: Terms, cards: Sequence[CardLine]) -> None:
    """Print a line for each card, in the order of the pack."""
    named = card_names(terms, words.language)
    names = ("card", "taken", "used", "with", "without")
    rows = [[words.say(f"simulate-heading-{name}") for name in names]]
    for line in cards:
        # If nobody took it, the scores without it are everyone's.
        told = (line["mean_score_with"], line["mean_score_without"])
        means = [_mean(words, one if line["seats_with"] else None) for one in told]
        card = named.get(line["card"], line["card"])
        rows.append([card, str(line["taken"]), str(line["used"]), *means])
    print()
    print_table(rows)
    print(words.say("simulate-cards-about"))
    print()


def card_names(terms: Terms, language: str) -> dict[str, str]:
    """Return the name of each card by its id; with the id where two have the same name."""
    told = packs_of(terms.game).titles(terms.options, language)
    titles = {name.partition(" ")[2]: title for name, title in told.items()}
    often = Counter(titles.values())
    return {
        card: title if often[title] == 1 else f"{title} ({card})" for card, title in titles.items()
    }


def _mean(words: Words, mean: float | None) -> str:
    return "–" if mean is None else words.decimal(mean, 2)


HEADINGS = (
    "simulate-heading-bot",
    "simulate-heading-mean",
    "simulate-heading-wins",
    "arena-heading-rank",
    "arena-heading-rating",
    "arena-heading-time",
)


def arena(args: argparse.Namespace) -> int:
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
        _tell_ranks(words, result)
    return 0


def _tell_ranks(words: Words, result: ArenaRecord) -> None:
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
