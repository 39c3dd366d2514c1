"""Records as text: JSON Lines, one line per move, and a last line with a digest.

The first line names game, rules, content, options and seats. A move is `{"seat":0,"do":"place
nurse clinic"}`, luck is `{"luck":"3/intake/-1/0","is":[4,17]}`. The last line has the state of the
game and a digest of all lines before it, which reveals a cut or edited record. Reading checks
every move against the rules.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from typing import Any, Final, NotRequired, TypedDict

from wardround.core.errors import BadNotation, BadOption, BadPack, BadRecord, Fact, WardroundError
from wardround.core.game import CHANCE, Game, State
from wardround.core.json_types import JsonObject, OutcomeRecord, Settings
from wardround.core.limits import (
    LONGEST_ACTION,
    LONGEST_RECORD,
    LONGEST_SEAT,
    MOST_LINES,
    MOST_NUMBERS,
)
from wardround.core.luck import commitment
from wardround.core.pack_text import found, has_steering
from wardround.core.records import FIRST_MOVE_LINE, Move, Record, Terms, did, luck

FORMAT: Final = 1
BEGINNING: Final = '{"wardround":'
"""The start of a record, also of one that is cut in its first line."""
LARGEST: Final = 0x7FFFFFFF
"""No number in a record is larger; no engine has to meet one that is."""

FindGame = Callable[[str], Game]
"""Gives the game of an id, or raises a `WardroundError`."""


class Header(TypedDict):
    """The first line of a record."""

    wardround: int
    game: str
    rules: str
    options: Settings
    pack_digest: str
    seats: list[str]
    commitment: str
    packs: NotRequired[dict[str, str]]
    taken_over: NotRequired[int]


class End(TypedDict):
    """The last line of a record, which seals all others."""

    end: str
    lines: int
    seed: NotRequired[str | None]
    outcome: NotRequired[OutcomeRecord]
    digest: NotRequired[str]


def _line(value: Header | End) -> str:
    return json.dumps(value, separators=(",", ":")) + "\n"


# --- writing -------------------------------------------------------------------------------


def _header(record: Record) -> Header:
    terms = record.terms
    header: Header = {
        "wardround": FORMAT,
        "game": terms.game.id,
        "rules": terms.game.rules_version,
        "options": terms.options.settings(),
        "pack_digest": terms.options.pack_digest(),
        "seats": list(record.seats),
        "commitment": record.commitment,
    }
    if terms.packs:
        header["packs"] = terms.packs
    if record.taken_over:
        header["taken_over"] = record.taken_over
    return header


def digest_of(body: str) -> str:
    """Return the digest that seals the lines of `body`."""
    return hashlib.sha256(body.encode(errors="surrogatepass")).hexdigest()


def write(record: Record) -> str:
    """Return the record as text."""
    game = record.terms.game
    # The action space is fixed by game and content, so any position can name an action.
    state = record.start()
    names: dict[int, str] = {}
    lines: list[str] = [_line(_header(record))]
    for move in record.moves:
        if move.seat == CHANCE:
            outcome = ",".join([str(number) for number in move.outcome])
            lines.append(f'{{"luck":{json.dumps(move.key)},"is":[{outcome}]}}\n')
            continue
        name = names.get(move.action)
        if name is None:
            name = json.dumps(game.action_text(state, move.action))
            names[move.action] = name
        lines.append(f'{{"seat":{move.seat},"do":{name}}}\n')
    body = "".join(lines)
    end: End = {"end": "open", "lines": len(lines)}
    if record.outcome is not None:
        end = {"end": "over", "lines": len(lines), "seed": record.seed}
        end["outcome"] = record.outcome.record()
    end["digest"] = digest_of(body)
    return body + _line(end)


# --- reading -------------------------------------------------------------------------------


class _Place:
    """Where in which file the reader is, to say so when something is wrong there."""

    __slots__ = ("file", "line")

    def __init__(self, file: str) -> None:
        self.file = file
        self.line = 1

    def bad(self, code: str, **facts: Fact) -> BadRecord:
        return BadRecord(code, file=self.file, line=self.line, **facts)

    def bad_field(self, field: str) -> BadRecord:
        return self.bad("record-bad-field", field=field)


def _parse(line: str) -> JsonObject | None:
    try:
        value = json.loads(line)
    except (ValueError, RecursionError):
        return None
    return value if isinstance(value, dict) else None


def _lines(text: str, place: _Place) -> list[str]:
    """Return the sealed lines, after checking their seal; the last line is the seal."""
    if len(text) > LONGEST_RECORD or text.count("\n") > MOST_LINES:
        raise BadRecord(
            "record-too-large", file=place.file, letters=LONGEST_RECORD, lines=MOST_LINES
        )
    lines = text.split("\n")
    while lines and not lines[-1].strip():
        lines.pop()
    if not lines or (len(lines) == 1 and lines[0].startswith(BEGINNING)):
        raise place.bad("record-truncated")
    if _parse(lines[0]) is None:
        raise place.bad("record-not-json")
    place.line = len(lines)
    end = _parse(lines[-1])
    if end is None or "end" not in end:
        raise place.bad("record-truncated")
    body = "\n".join(lines[:-1]) + "\n"
    if end.get("lines") != len(lines) - 1 or end.get("digest") != digest_of(body):
        raise place.bad("record-edited")
    place.line = 1
    return lines


def _text(header: JsonObject, field: str, place: _Place) -> str:
    value = header.get(field)
    if not isinstance(value, str):
        raise place.bad_field(field)
    return value


def _find(header: JsonObject, place: _Place, find_game: FindGame) -> Game:
    if type(header.get("wardround")) is not int or header["wardround"] != FORMAT:
        raise place.bad_field("wardround")
    name = _text(header, "game", place)
    try:
        game = find_game(name)
    except WardroundError:
        raise BadRecord("record-other-game", file=place.file, found=found(name)) from None
    return game


def _check_rules(header: JsonObject, place: _Place, game: Game) -> None:
    """Refuse a record of rules by which the same moves could mean something else."""
    rules = _text(header, "rules", place)
    if rules == game.rules_version:
        return
    try:
        known = game.follows(rules, _terms(header, place, game).options)
    except BadRecord:
        known = False
    if not known:
        ours = game.rules_version
        raise BadRecord("record-other-rules", file=place.file, found=found(rules), ours=ours)


def _terms(header: JsonObject, place: _Place, game: Game) -> Terms:
    settings = header.get("options")
    if not isinstance(settings, dict):
        raise place.bad_field("options")
    told_packs = header.get("packs", {})
    if not isinstance(told_packs, dict):
        raise place.bad_field("packs")
    packs = {name: text for name, text in told_packs.items() if isinstance(text, str)}
    if len(packs) < len(told_packs):
        raise place.bad_field("packs")
    try:
        terms = Terms(game, settings, packs)
    except BadOption:
        raise place.bad_field("options") from None
    except BadPack:
        raise place.bad_field("packs") from None
    told = _text(header, "pack_digest", place)
    ours = terms.options.pack_digest()
    if told != ours:
        raise BadRecord("record-other-pack", file=place.file, found=found(told), ours=ours)
    return terms


def _seats(header: JsonObject, place: _Place, game: Game) -> list[str]:
    seats = header.get("seats")
    if not isinstance(seats, list) or not game.min_seats <= len(seats) <= game.max_seats:
        raise place.bad_field("seats")
    names: list[str] = []
    for name in seats:
        if not isinstance(name, str) or len(name) > LONGEST_SEAT or has_steering(name):
            raise place.bad_field("seats")
        names.append(name)
    return names


def _taken_over(header: JsonObject, place: _Place, moves: int) -> int:
    value = header.get("taken_over", 0)
    if type(value) is not int or not 0 <= value <= moves:
        raise place.bad_field("taken_over")
    return value


def _luck(game: Game, state: State, line: JsonObject, place: _Place) -> Move:
    key: Any = line["luck"]
    given: Any = line.get("is")
    if not isinstance(given, list) or len(given) > MOST_NUMBERS:
        raise place.bad_field("is")
    for number in given:
        if type(number) is not int or abs(number) > LARGEST:
            raise place.bad_field("is")
    outcome = tuple(given)
    if game.actor(state) != CHANCE or key != game.luck_key(state):
        raise place.bad("record-bad-luck")
    if not game.possible(state, outcome):
        raise place.bad("record-bad-luck")
    game.push_luck(state, outcome)
    return luck(key, outcome)


def _action(game: Game, state: State, line: JsonObject, place: _Place, seats: int) -> Move:
    seat: Any = line.get("seat")
    if type(seat) is not int or not 0 <= seat < seats:
        raise place.bad_field("seat")
    text: Any = line.get("do")
    if not isinstance(text, str) or len(text) > LONGEST_ACTION:
        raise place.bad_field("do")
    try:
        action = game.action_parse(state, text)
    except BadNotation:
        raise place.bad("record-illegal", action=text, reason="unknown-action") from None
    if action not in game.legal(state, seat):
        reason = game.why_not(state, seat, action)
        code = "wrong-moment" if reason is None else reason.code
        raise place.bad("record-illegal", action=text, reason=code)
    game.push(state, seat, action)
    return did(seat, action)


def _moves(game: Game, state: State, lines: list[str], place: _Place, seats: int) -> list[Move]:
    moves: list[Move] = []
    for index, text in enumerate(lines):
        place.line = index + FIRST_MOVE_LINE
        line = _parse(text)
        if line is None:
            raise place.bad("record-not-json")
        if "luck" in line:
            moves.append(_luck(game, state, line, place))
        else:
            moves.append(_action(game, state, line, place, seats))
    return moves


def is_seed(text: str) -> bool:
    """Return whether a text can be a seed: its bytes make the luck, so it must have some."""
    return not any(0xD800 <= ord(letter) <= 0xDFFF for letter in text)


def _close(record: Record, state: State, end: JsonObject, place: _Place) -> None:
    """Check the last line about the end of the game, and add it to the record."""
    outcome = record.terms.game.outcome(state)
    over = outcome is not None
    if end["end"] != ("over" if over else "open"):
        raise place.bad("record-wrong-outcome")
    if outcome is not None:
        if end.get("outcome") != outcome.record():
            raise place.bad("record-wrong-outcome")
        seed = end.get("seed")
        if seed is not None and not (isinstance(seed, str) and is_seed(seed)):
            raise place.bad_field("seed")
        if seed is not None and commitment(seed) != record.commitment:
            raise place.bad("record-seed-mismatch")
        record.seed = seed
        record.outcome = outcome
    record.remember(state)


def read(text: str, file_name: str, find_game: FindGame) -> Record:
    """Return the record in `text`, after checking all of it against the rules.

    Raises `BadRecord` with the line for anything wrong; another game, rules version or content is
    refused with that reason, unless the change can’t affect this game.
    """
    place = _Place(file_name)
    try:
        return _read(text, place, find_game)
    except RecursionError:
        raise place.bad("record-not-json") from None


def _read(text: str, place: _Place, find_game: FindGame) -> Record:
    lines = _lines(text, place)
    header = _parse(lines[0]) or {}
    game = _find(header, place, find_game)
    _check_rules(header, place, game)
    terms = _terms(header, place, game)
    seats = _seats(header, place, game)
    sealed = _text(header, "commitment", place)
    taken_over = _taken_over(header, place, len(lines) - FIRST_MOVE_LINE)
    try:
        state = game.new(terms.options, len(seats))
    except BadOption:
        raise place.bad_field("seats") from None
    moves = _moves(game, state, lines[1:-1], place, len(seats))
    record = Record(terms, seats, sealed, moves, taken_over)
    place.line = len(lines)
    _close(record, state, _parse(lines[-1]) or {}, place)
    return record
