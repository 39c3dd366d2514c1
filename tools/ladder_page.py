"""The ladder page, written from stored results."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from tools.ladder_cells import at_least, at_most, games, heading, number, row, share, with_ends
from tools.ladder_tasks import (
    ALONE,
    CARD_SETTINGS,
    CARDS,
    DICE_HOSPITAL,
    DUEL,
    LEVEL,
    PROOFS,
    PURE,
    REGRET,
    TOGETHER,
    Results,
    Task,
)  # fmt: skip
from wardround import catalog
from wardround.cli.counts import card_names
from wardround.core.json_types import Unchecked
from wardround.core.records import Terms
from wardround.words import Words

INTRODUCTION: Final = """\
# The ladder

How strong the bots are. `make ladder` writes this page; nothing in it is typed by hand.

- Games come in blocks: all dice and cards of a block follow from one seed, and the bots play it
  once from each seating, moving one seat further each time. Bots have no time limit.
  `wardround arena GAME --bots … --games N --seed SEED` plays any table again; equal digests mean
  equal games.
- Intervals are 95 %, by bootstrap over seeds. Scores, shares and ranks are those of one seat.
  Ratings are on the Elo scale, with 0 as the mean of their table; you can’t compare them
  between tables.
- `p95` is the CPU time within which 95 % of the decisions with a choice are made, on one core.
- Each table shows its seed, number of games and build. `make ladder` stores the results in
  `docs/ladder` and measures only what is missing there; `ARGS="--only duel"` measures some of
  them again, and `ARGS="--games 240 expert=40"` sets the number of games.
"""
ABOUT: Final = {
    LEVEL: "All players have the same level.",
    PURE: "The same tables in plain Python, which can take 10 times as long.",
    DUEL: "One bot plays against others of the level below. It is stronger if the whole interval\n"
    "of its win share is above the share of equal bots.",
    REGRET: "Points per round that each level’s beam misses in its activation, against the proven\n"
    "best, on a fixed set of hospitals from real games.",
    PROOFS: "How many of the same hospitals the solver proves within a second, on one core.",
    CARDS: "How often players of one level took / used cards. Departments count as used when a\n"
    "meeple is placed there, specialists when their ability is used, administrators when they\n"
    "score or protect, events when they are revealed, reports when they are completed, Action\n"
    "cards and Nurses when they are played, Patients when they are treated. Cards that an\n"
    "edition has in common with the one before it are left out.",
}
TITLES: Final = {
    LEVEL: "Each level against itself",
    PURE: "In the pure build",
    DUEL: "Each against the level below",
    TOGETHER: "All at one table",
    ALONE: "Solo",
    REGRET: "Regret in activation",
    PROOFS: "Proofs",
    CARDS: "Use of cards",
}
PROTOTYPE: Final = "prototype"
POINTS_WANTED: Final = {"easy": 28, "normal": 48, "hard": 55}
MILLISECONDS_WANTED: Final = {"easy": 20, "normal": 100, "hard": 400, "expert": 1500}
REGRET_WANTED: Final = {"hard": 0.3}
PROVEN_WANTED: Final = 0.75
PURE_TIMES: Final = 10
"""Targets of the levels; points are those of Dice Hospital."""

Measured = list[tuple[Task, Unchecked]]
"""Tasks with their results."""


def page(tasks: Sequence[Task], results: Results) -> str:
    """Return the whole page."""
    text = INTRODUCTION
    for game in catalog.GAMES:
        text += f"\n## {Words().say(f'game-{game}')}\n"
        for kind, title in TITLES.items():
            measured: Measured = []
            for task in tasks:
                kept = results.of(task) if (task.game, task.kind) == (game, kind) else None
                if kept is not None:
                    measured.append((task, kept))
            if measured:
                about = f"{ABOUT[kind]}\n\n" if kind in ABOUT else ""
                text += f"\n### {title}\n\n{about}" + "".join(WRITERS[kind](measured))
    return text


def settings(measured: Measured) -> str:
    """Return the line below tables that names their seeds and builds."""
    seeds = sorted({f"`{kept['task']['seed']}`" for _, kept in measured})
    builds = sorted({kept["result"]["build"] for _, kept in measured})
    said = "seed" if len(seeds) == 1 else "seeds"
    return f"\nMeasured with the {said} {', '.join(seeds)}, {' and '.join(builds)} build.\n"


# --- tables of bots ----------------------------------------------------------------------------


def levels(measured: Measured) -> Iterator[str]:
    """Give the lines of tables whose players are all of one level."""
    yield heading(
        "level", "players", "mean score", "wanted", "p95, ms", "wanted", "games", "digest"
    )
    for task, kept in measured:
        result = kept["result"]
        (line,) = result["table"]
        bot = line["bot"]
        points = POINTS_WANTED.get(bot) if task.game == DICE_HOSPITAL else None
        time = MILLISECONDS_WANTED.get(bot)
        yield row(
            f"`{bot}`", str(line["seats"]), with_ends(line, "mean_score", 1), at_least(points),
            f"{line['p95_ms']:.1f}", at_most(time), *games(result),
        )  # fmt: skip
    yield settings(measured)


def pure(measured: Measured) -> Iterator[str]:
    """Give the lines of the same tables in the pure build, of which only the times matter."""
    yield heading("level", "players", "p95, ms", "wanted", "games", "digest")
    for _, kept in measured:
        result = kept["result"]
        (line,) = result["table"]
        wanted = MILLISECONDS_WANTED.get(line["bot"])
        yield row(
            f"`{line['bot']}`", str(line["seats"]), f"{line['p95_ms']:.1f}",
            at_most(None if wanted is None else PURE_TIMES * wanted), *games(result),
        )  # fmt: skip
    yield settings(measured)


def duels(measured: Measured) -> Iterator[str]:
    """Give the lines of tables at which one bot plays against the level below."""
    yield heading("players", "level", "below", "win share", "equals", "scores", "games", "digest")
    unclear: list[str] = []
    for _, kept in measured:
        result = kept["result"]
        upper, lower = result["bots"][0], result["bots"][-1]
        lines = {line["bot"]: line for line in result["table"]}
        scores = " : ".join(number(lines[bot]["mean_score"], 1) for bot in (upper, lower))
        even = f"{100 * result['even_share']:.1f} %"
        names = [str(len(result["bots"])), f"`{upper}`", f"`{lower}`"]
        yield row(*names, share(lines[upper]), even, scores, *games(result))
        if lines[upper]["win_share_low"] <= result["even_share"]:
            unclear.append(f"`{upper}` with {len(result['bots'])} players")
    if unclear:
        yield f"\nNot clear of even: {', '.join(unclear)}.\n"
    yield settings(measured)


def all_at_one(measured: Measured) -> Iterator[str]:
    """Give the lines of a table with different levels."""
    for _, kept in measured:
        result = kept["result"]
        yield heading("bot", "seats", "mean score", "win share", "mean rank", "rating", "p95, ms")
        for line in result["table"]:
            yield row(
                f"`{line['bot']}`", str(line["seats"]), with_ends(line, "mean_score", 1),
                share(line), f"{line['mean_rank']:.2f}", with_ends(line, "rating", 0),
                f"{line['p95_ms']:.1f}",
            )  # fmt: skip
        count, digest = games(result)
        yield f"\n{count} games, digest {digest}.\n"
    yield settings(measured)


def alone(measured: Measured) -> Iterator[str]:
    """Give the lines of the solo game."""
    yield heading("bot", "mean score", "p95, ms", "games", "digest")
    for _, kept in measured:
        result = kept["result"]
        (line,) = result["table"]
        score = with_ends(line, "mean_score", 1)
        yield row(f"`{line['bot']}`", score, f"{line['p95_ms']:.1f}", *games(result))
    yield settings(measured)


def regret(measured: Measured) -> Iterator[str]:
    """Give the lines about regret."""
    for _, kept in measured:
        result = kept["result"]
        yield heading("level", "beam", "mean, points", "wanted", "p95", "most")
        for line in result["table"]:
            wanted = REGRET_WANTED.get(line["bot"])
            figures = [f"{line['mean']:.3f}", "" if wanted is None else f"below {wanted}"]
            most = [f"{line['p95']:.0f}", f"{line['most']:.0f}"]
            yield row(f"`{line['bot']}`", str(line["beam"]), *figures, *most)
        yield f"\n{result['proven']} of {result['positions']} hospitals proven, "
        yield f"{result['build']} build.\n"


def proofs(measured: Measured) -> Iterator[str]:
    """Give the lines about what the solver proves in time."""
    for _, kept in measured:
        result = kept["result"]
        yield heading("round", "hospitals", "proven", "wanted")
        for line in result["table"]:
            proven = f"{100 * line['share']:.0f} %"
            wanted = f"≥ {100 * PROVEN_WANTED:.0f} %"
            yield row(line["round"], str(line["positions"]), proven, wanted)
        yield f"\nThe longest search took {result['longest']:.2f} s, {result['build']} build.\n"


# --- cards -------------------------------------------------------------------------------------


def cards(measured: Measured) -> Iterator[str]:
    """Give a table for each box: a line for each card with taken and used by each level."""
    game = measured[0][0].game
    told: set[str] = set()
    for name in CARD_SETTINGS.get(game, {"all": {}}):
        box = [(task, kept) for task, kept in measured if task.name.startswith(f"{name}-")]
        if box:
            # Some cards of the prototype have the same names and do other things.
            yield from _box(name, box, set() if name == PROTOTYPE else told)
    yield settings(measured).lstrip()


def _box(name: str, box: Measured, told: set[str]) -> Iterator[str]:
    """Give the table of a box without the cards in `told`, and add its own to them."""
    task = box[0][0]
    terms = Terms(catalog.find(task.game), task.options, {})
    names = card_names(terms, "en")
    bots = [one.bots[0] for one, _ in box]
    played = ", ".join(f"{kept['result']['games']} by `{one.bots[0]}`" for one, kept in box)
    switches = [option for option, value in task.options.items() if value is True]
    options = f", with {', '.join(switches)}" if switches else ""
    rows: list[str] = []
    unused: list[str] = []
    for lines in zip(*[kept["result"]["cards"] for _, kept in box], strict=True):
        card = names.get(lines[0]["card"], lines[0]["card"])
        if card in told:
            continue
        told.add(card)
        counts = [f"{line['taken']} / {line['used']}" for line in lines]
        rows.append(row(card, lines[0]["kind"], *counts))
        if not any(line["used"] for line in lines):
            unused.append(card)
    if not rows:
        return
    yield f"#### {name.capitalize()}{options}\n\nGames: {played}.\n\n"
    yield heading("card", "", *[f"`{bot}`" for bot in bots])
    yield from rows
    listed = "; ".join(unused)
    yield f"\nUsed by no level: {listed}.\n\n" if unused else "\nEvery card is used.\n\n"


WRITERS: Final = {
    LEVEL: levels,
    PURE: pure,
    DUEL: duels,
    TOGETHER: all_at_one,
    ALONE: alone,
    REGRET: regret,
    PROOFS: proofs,
    CARDS: cards,
}
