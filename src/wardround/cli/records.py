"""`wardround replay`, `wardround review` and `wardround record check`, for recorded games."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Sequence

from wardround.cli.inputs import read_record, refusal_json
from wardround.cli.statuses import BAD, DONE
from wardround.coach.coaches import review as coach_review
from wardround.coach.coaches import words_of
from wardround.core.errors import BadRecord
from wardround.core.game import CHANCE, Event, Game, State
from wardround.core.json_types import EventRecord, View
from wardround.core.pack_text import visible
from wardround.core.records import Move, Record, fork, verify
from wardround.narration.narrator import Narrator
from wardround.narration.narrators import narrator_of, seat_names
from wardround.tables.replays.archive import luck_checked
from wardround.terminal.session import standard_console
from wardround.words import Words, coaching


def check(args: argparse.Namespace) -> int:
    """Check a record against the rules."""
    words = Words(args.lang)
    try:
        record = read_record(args.record)
    except BadRecord as error:
        if not args.json:
            raise
        print(refusal_json(args.record, error, words))
        return BAD
    game, moves = record.terms.game.id, len(record.moves)
    if args.json:
        over = record.outcome is not None
        told = {"file": args.record, "ok": True, "game": game, "moves": moves, "over": over}
        print(json.dumps(told))
    else:
        name = words.say(f"game-{game}")
        print(words.say("record-ok", file=visible(args.record), game=name, moves=moves))
    return 0


def replay(args: argparse.Namespace) -> int:
    """Print a recorded game, to its end or to a move."""
    words = Words(args.lang)
    record = read_record(args.record)
    verified = verify(record, args.record) if args.verify else None
    taken_over, moves = record.taken_over, len(record.moves)
    open_ended = record.outcome is None
    if args.to is not None and args.to != len(record.moves):
        record = fork(record, args.to)
    if args.json:
        told = {**_record_json(record), "verified": verified, "taken_over": taken_over}
        print(json.dumps(told))
        return 0
    _tell(record, narrator_of(record.terms, args.lang), over=not open_ended)
    if open_ended:
        print(words.say("replay-open"))
    if verified is not None:
        print(luck_checked(words, verified, taken_over, moves))
    return 0


def _steps(record: Record) -> Iterator[tuple[Move, list[Event], State]]:
    """Give every move with what happened and the position after it."""
    game = record.terms.game
    state = record.start()
    for move in record.moves:
        if move.seat == CHANCE:
            yield move, game.apply_luck(state, move.outcome), state
        else:
            yield move, game.apply(state, move.seat, move.action), state


def _move_json(
    game: Game, state: State, number: int, move: Move, events: list[Event]
) -> dict[str, object]:
    told: dict[str, object] = {"number": number}
    if move.is_luck():
        told.update({"luck": move.key, "is": list(move.outcome)})
    else:
        told.update({"seat": move.seat, "do": game.action_text(state, move.action)})
    told["events"] = [game.event_record(state, event) for event in events]
    return told


def _record_json(record: Record) -> dict[str, object]:
    game = record.terms.game
    final = record.start()
    moves: list[dict[str, object]] = []
    for number, (move, events, state) in enumerate(_steps(record), 1):
        moves.append(_move_json(game, state, number, move, events))
        final = state
    return {
        "game": game.id,
        "options": record.terms.options.settings(),
        "seats": list(record.seats),
        "moves": moves,
        "view": game.view(final, None),
        "outcome": None if record.outcome is None else record.outcome.record(),
    }


def _tell(record: Record, narrator: Narrator, *, over: bool) -> None:
    """Print every move; once a game is `over`, also private draws."""
    console, game = standard_console(), record.terms.game
    names = seat_names(record.seats, narrator.words, to_player=False)
    telling = _Telling(record, narrator, names, over=over)
    for number, move in enumerate(record.moves, 1):
        for line, indent in telling.move(number, move):
            console.say(line, indent)
    console.say()
    view = game.view(telling.state, None)
    if record.outcome is None:
        paragraphs = narrator.look(view, names, None)
    else:
        paragraphs = narrator.ending(record.outcome, names, view)
    for paragraph in paragraphs:
        console.say(paragraph)


class _Telling:
    """A record printed move by move, up to the position `state`."""

    def __init__(
        self, record: Record, narrator: Narrator, names: Sequence[str], *, over: bool
    ) -> None:
        self.state = record.start()
        self._game = record.terms.game
        self._narrator = narrator
        self._names = names
        self._over = over
        self._history: list[EventRecord] = []

    def move(self, number: int, move: Move) -> list[tuple[str, int]]:
        """Make a move; return its lines, each with its indent."""
        words = self._narrator.words
        if move.is_luck():
            told = " ".join(self._luck(move))
            return [(words.say("replay-luck", number=number, outcome=told), 0)]
        record = self._game.action_record(self.state, move.action)
        view = self._game.view(self.state, move.seat)
        action = self._narrator.action(record, view, self._names)
        player = self._names[move.seat]
        done = words.say("replay-move", number=number, player=player, action=action)
        told_after = self._happened(self._game.apply(self.state, move.seat, move.action))
        return [(done, 0), *[(paragraph, 4) for paragraph in told_after]]

    def _luck(self, move: Move) -> list[str]:
        before = self._views()
        events = self._game.apply_luck(self.state, move.outcome)
        return self._happened(events, before)

    def _views(self) -> list[View]:
        seats = range(len(self._names))
        return [self._game.view(self.state, seat) for seat in seats] if self._over else []

    def _happened(self, events: list[Event], before: Sequence[View] = ()) -> list[str]:
        """Return the paragraphs about events; with views `before`, also what was secret then."""
        records = [self._game.event_record(self.state, event) for event in events]
        if before:
            records = self._narrator.disclosed(records, before, self._views())
        told = self._narrator.narrate(records, self._names, before=self._history)
        self._history += records
        return told


def review(args: argparse.Namespace) -> int:
    """Review a recorded game, over or not."""
    record = read_record(args.record)
    found = coach_review(record, visible(args.record), args.seat)
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
