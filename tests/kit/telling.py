"""Playthroughs as text: a game that a person can read, and whose changes show in a diff.

The header says how to play it again. Some rounds (or turns) are told move by move: who decides, in
brackets among how many options, what they do, and what happens, each event after the seat that it
happens to; every fifth move ends with a digest of the position. The other rounds are one line each,
and the end is every point with its reason and, in brackets, its round, or what card it is for.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from itertools import groupby

from tests.kit.drive import Chooser, Play, first_actor
from tests.kit.games import KITS
from tests.kit.plain import Json
from tests.kit.snapshots import filled
from wardround.core.game import Game, Outcome, Point, State
from wardround.core.records import Move, Terms

DIGEST_EVERY = 5
DIGEST_LETTERS = 12


class Story:
    """What a playthrough tells: a game, its options and seed, and how its players choose."""

    def __init__(
        self,
        name: str,
        terms: Terms,
        seats: int,
        chooser: Chooser,
        in_full: range,
        seed: str = "",
    ) -> None:
        self.name = name
        self.seed = seed or name
        self.terms = terms
        self.seats = seats
        self.chooser = chooser
        self.in_full = in_full
        """The rounds or turns that are told move by move; setup is number 0."""

    def text(self) -> str:
        """Play the game and return it as text."""
        play = Play(self.terms, self.seats, self.seed, self.chooser, first_actor)
        lines = self.header(play)
        while not play.over():
            lines += self.step(play)
        outcome = play.game.outcome(play.state)
        assert outcome is not None
        lines += ["", f"after {len(play.moves)} moves: = {digest(play.game, play.state)}"]
        lines += ending(outcome)
        return "\n".join(filled(line) for line in lines) + "\n"

    def moments(self) -> set[str]:
        """Return the kinds of decisions and luck that the game meets."""
        play = Play(self.terms, self.seats, self.seed, self.chooser, first_actor)
        return {KITS[play.game.id].moment(state) for state in play.states()}

    def header(self, play: Play) -> list[str]:
        """Return what is needed to play the game again."""
        game, options = play.game, self.terms.options
        packs = "".join(f", with {name}" for name in self.terms.packs)
        return [
            f"{game.id}, rules {game.rules_version}, pack {options.pack_digest()[:DIGEST_LETTERS]}",
            f"options: {json.dumps(options.settings())}{packs}",
            f"seats: {self.seats}, each {self.chooser.__name__}; seed: {self.seed}",
            "",
        ]

    def step(self, play: Play) -> list[str]:
        """Make a move; return its line while it is told in full, else only what begins a round."""
        game, state, kit = play.game, play.state, KITS[play.game.id]
        round, _ = kit.chapter(state)
        move = play.next_move()
        told = [f"{len(play.moves) + 1}. {who(game, state, move)}"]
        told += short([game.event_record(state, event) for event in play.make(move)])
        if len(play.moves) % DIGEST_EVERY == 0:
            told.append(f"= {digest(game, state)}")
        lines = [" | ".join(told)] if round in self.in_full else []
        next_round, standing = kit.chapter(state)
        if next_round != round:
            lines.append(f"{kit.chapters} {next_round}: {standing}, = {digest(game, state)}")
        return lines


def digest(game: Game, state: State) -> str:
    """Return a short digest of a whole position."""
    told = json.dumps(game.dump(state), sort_keys=True)
    return hashlib.sha256(told.encode()).hexdigest()[:DIGEST_LETTERS]


def who(game: Game, state: State, move: Move) -> str:
    """Return who makes a move, among how many options, and what it is."""
    if move.is_luck():
        return f"luck {move.key}: {' '.join(str(number) for number in move.outcome)}"
    options = len(game.legal(state, move.seat))
    return f"seat {move.seat} [{options}]: {game.action_text(state, move.action)}"


def short(events: Sequence[Json]) -> list[str]:
    """Return events as short texts; those of one name and seat together."""
    texts: list[str] = []
    for (name, seat), group in groupby(events, lambda event: (event["event"], event["seat"])):
        facts = [
            " ".join(str(event[field]) for field in event if field not in {"event", "seat"})
            for event in group
        ]
        owner = "" if seat < 0 else f"{seat} "
        texts.append(f"{owner}{name} {', '.join(facts)}".rstrip(" ,"))
    return texts


def ending(outcome: Outcome) -> list[str]:
    """Return every score with its reasons, added up by reason."""
    lines: list[str] = []
    for seat, points in enumerate(outcome.points):
        lines.append(f"seat {seat}: place {outcome.places[seat]}, {outcome.scores[seat]} points")
        reasons = sorted({point.reason for point in points})
        lines += [f"      {reason}: {by_round(reason, points)}" for reason in reasons]
    return lines


def by_round(reason: str, points: Sequence[Point]) -> str:
    """Return the points of one reason, each with its round; round 0 is the end."""
    told = [
        f"{point.amount:+d} ({point.round or point.source or 0})"
        for point in points
        if point.reason == reason
    ]
    return " ".join(told)
