"""Records: what is written comes back, and whatever is wrong with one is named."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.kit.plain import Json
from tests.kit.tables import random_record
from tests.kit.tiny import TINY, find
from wardround.core.errors import BadRecord
from wardround.core.record_text import read, write
from wardround.core.records import Record, fork, luck, positions, replay, verify

GAME = random_record(TINY, "seed", 2)
TEXT = write(GAME)


def sealed(lines: list[str]) -> str:
    """Return the lines with a last line whose count and digest are right again."""
    body = "".join(line + "\n" for line in lines[:-1])
    end = json.loads(lines[-1])
    end["lines"] = len(lines) - 1
    end["digest"] = hashlib.sha256(body.encode()).hexdigest()
    return body + json.dumps(end) + "\n"


def changed(number: int, change: Callable[[Json], object]) -> str:
    """Return the record with a change in the object of one line (from 1; -1 is the last)."""
    lines = TEXT.splitlines()
    index = number - 1 if number > 0 else number
    value = json.loads(lines[index])
    change(value)
    lines[index] = json.dumps(value)
    return sealed(lines)


def refusal(text: str) -> BadRecord:
    """Return the error that reading `text` gives."""
    with pytest.raises(BadRecord) as caught:
        read(text, "game.jsonl", find)
    assert caught.value.facts["file"] == "game.jsonl"
    return caught.value


def line_with(field: str) -> int:
    """Return the number of the first line of a move that has `field`."""
    lines = TEXT.splitlines()
    return 1 + next(i for i, line in enumerate(lines) if i > 0 and field in json.loads(line))


@given(seed=st.text(max_size=5), seats=st.integers(2, 4), cut=st.integers(0, 40))
def test_a_record_written_and_read_is_the_same(seed: str, seats: int, cut: int) -> None:
    record = random_record(TINY, seed, seats, {"rounds": 5}, {}, cut)
    text = write(record)
    again = read(text, "game.jsonl", find)

    assert write(again) == text
    assert again.moves == record.moves
    assert TINY.dump(replay(again)) == TINY.dump(replay(record))


def test_the_text_form_of_a_record_is_json_lines() -> None:
    lines = [json.loads(line) for line in TEXT.splitlines()]

    assert lines[0]["wardround"] == 1
    assert lines[0]["game"] == "tiny"
    assert lines[0]["seats"] == ["random", "random"]
    assert lines[0]["options"] == {}
    assert "packs" not in lines[0]
    assert lines[1]["luck"] == "0/deal/-1/0"
    assert set(lines[3]) == {"seat", "do"}
    assert lines[-1]["end"] == "over"
    assert lines[-1]["lines"] == len(lines) - 1
    assert lines[-1]["seed"] == "seed"


def test_an_open_record_keeps_its_seed_to_itself() -> None:
    text = write(random_record(TINY, "secret seed", 2, at_most=4))

    assert "secret seed" not in text
    assert json.loads(text.splitlines()[-1])["end"] == "open"
    assert read(text, "game.jsonl", find).outcome is None


def test_a_users_pack_travels_in_the_record() -> None:
    record = random_record(TINY, "seed", 2, packs={"mine": "bonus = 2"})
    again = read(write(record), "game.jsonl", find)

    assert again.terms.packs == {"mine": "bonus = 2"}
    assert again.outcome is not None


def test_line_ends_of_another_system_do_not_matter_at_the_end() -> None:
    assert read(TEXT.rstrip("\n"), "game.jsonl", find).moves == GAME.moves
    assert read(TEXT + "\n \n", "game.jsonl", find).moves == GAME.moves


def test_replay_gives_a_position_of_its_own() -> None:
    record = read(TEXT, "game.jsonl", find)
    first = replay(record)
    TINY.dump(first)["points"].clear()
    first.points.clear()  # type: ignore[attr-defined]  # the tiny game's own state

    assert TINY.outcome(replay(record)) is not None


def test_positions_are_all_positions_from_start_to_end() -> None:
    rounds = [TINY.view(state, None)["round"] for state in positions(GAME)]

    assert len(rounds) == len(GAME.moves) + 1
    assert rounds[0] == 0
    assert rounds[-1] == 4


def test_a_fork_is_the_beginning_of_a_record() -> None:
    cut = fork(GAME, 3)

    assert cut.moves == GAME.moves[:3]
    assert (cut.seed, cut.outcome) == (None, None)
    assert TINY.dump(replay(cut)) == TINY.dump(replay(read(write(cut), "cut.jsonl", find)))


@pytest.mark.parametrize("moves", [-1, 1000])
def test_a_fork_beyond_the_record_is_refused(moves: int) -> None:
    with pytest.raises(BadRecord, match="record-too-short"):
        fork(GAME, moves)


# --- verifying -----------------------------------------------------------------------------


def test_the_shown_seed_gives_all_luck() -> None:
    assert verify(GAME, "game.jsonl") == 4


def test_another_seed_is_noticed_by_the_commitment() -> None:
    with pytest.raises(BadRecord) as caught:
        read(changed(-1, lambda end: end.update(seed="other")), "game.jsonl", find)

    assert caught.value.code == "record-seed-mismatch"
    assert caught.value.facts["line"] == len(TEXT.splitlines())


def _loaded_dice() -> Record:
    """Return a record in which somebody wrote a roll of their own, and all is legal."""
    lines = TEXT.splitlines()
    roll = json.loads(lines[2])
    other = 1 if roll["is"] != [1] else 2
    cut = [*lines[:2], json.dumps({"luck": "1/roll/-1/0", "is": [other]}), '{"end":"open"}']
    record = read(sealed(cut), "game.jsonl", find)
    record.seed = "seed"
    return record


def test_a_roll_that_the_seed_does_not_give_is_noticed_with_its_line() -> None:
    with pytest.raises(BadRecord) as caught:
        verify(_loaded_dice(), "game.jsonl")

    assert (caught.value.code, caught.value.facts["line"]) == ("record-seed-mismatch", 3)


def test_luck_taken_over_from_another_game_is_not_this_seeds() -> None:
    """Of the deal and three rolls, the deal and a false first roll came from elsewhere."""
    false = luck("1/roll/-1/0", (6,) if GAME.moves[1].outcome != (6,) else (5,))
    moves = [GAME.moves[0], false, *GAME.moves[2:4]]
    record = Record(GAME.terms, GAME.seats, GAME.commitment, moves, 1, "seed")
    with pytest.raises(BadRecord, match="record-seed-mismatch"):
        verify(record, "game.jsonl")
    record = Record(GAME.terms, GAME.seats, GAME.commitment, GAME.moves, 2, "seed")

    assert verify(record, "game.jsonl") == 2


@pytest.mark.parametrize("more", [0, 1])
def test_a_record_whose_luck_is_all_taken_over_cannot_be_verified(more: int) -> None:
    """Not even if something was decided after the last roll."""
    record = Record(GAME.terms, GAME.seats, GAME.commitment, GAME.moves, 0, "seed")
    last = max(index for index, move in enumerate(GAME.moves) if move.is_luck())
    record.taken_over = last + 1 + more
    with pytest.raises(BadRecord) as caught:
        verify(record, "game.jsonl")

    assert caught.value.code == "record-all-taken-over"
    assert caught.value.facts == {"file": "game.jsonl", "moves": last + 1 + more}


def test_a_record_without_its_seed_cannot_be_verified() -> None:
    with pytest.raises(BadRecord, match="record-no-seed"):
        verify(fork(GAME, 3), "game.jsonl")


# --- refusing ------------------------------------------------------------------------------


@given(cut=st.integers(0, len(TEXT) - 2))
def test_a_record_cut_anywhere_is_called_truncated(cut: int) -> None:
    error = refusal(TEXT[:cut])

    expected = "record-not-json" if 0 < cut < len('{"wardround":') else "record-truncated"
    assert error.code == expected


@given(place=st.integers(0, len(TEXT) - 2), letter=st.characters(codec="ascii"))
def test_a_change_of_any_letter_is_noticed(place: int, letter: str) -> None:
    text = TEXT[:place] + letter + TEXT[place + 1 :]
    last = json.loads(TEXT.splitlines()[-1])
    try:
        record = read(text, "game.jsonl", find)
    except BadRecord:
        return

    # Only the end line is outside the seal; what it says is checked against the game.
    assert text == TEXT or record.outcome is not None
    assert record.moves == GAME.moves
    assert record.outcome is not None
    assert record.outcome.record() == last["outcome"]


def test_an_edited_line_is_called_edited() -> None:
    error = refusal(TEXT.replace('"seats":["random"', '"seats":["me"'))

    assert error.code == "record-edited"


def test_a_missing_or_doubled_line_is_called_edited() -> None:
    lines = TEXT.splitlines(keepends=True)

    assert refusal("".join(lines[:3] + lines[4:])).code == "record-edited"
    assert refusal("".join(lines[:3] + lines[2:])).code == "record-edited"


@pytest.mark.parametrize("text", ["hello\n", "[1]\n", "{\n", "[" * 100_000, "9" * 5000])
def test_what_is_no_json_object_is_called_so(text: str) -> None:
    error = refusal(text)

    assert (error.code, error.facts["line"]) == ("record-not-json", 1)


def test_a_seed_that_is_half_a_character_is_refused() -> None:
    error = refusal(changed(-1, lambda end: end.update(seed="\udcff")))

    assert (error.code, error.facts["field"]) == ("record-bad-field", "seed")


def test_a_line_that_is_no_json_is_named() -> None:
    lines = TEXT.splitlines()
    lines[2] = "roll a six"
    error = refusal(sealed(lines))

    assert (error.code, error.facts["line"]) == ("record-not-json", 3)


def test_nothing_at_all_is_called_truncated() -> None:
    assert refusal("").code == "record-truncated"
    assert refusal("\n\n").code == "record-truncated"


@pytest.mark.parametrize(
    ("field", "value", "code"),
    [
        ("wardround", 2, "record-bad-field"),
        ("wardround", True, "record-bad-field"),
        ("game", "chess", "record-other-game"),
        ("game", 1, "record-bad-field"),
        ("rules", "0", "record-other-rules"),
        ("rules", None, "record-bad-field"),
        ("pack_digest", "0", "record-other-pack"),
        ("pack_digest", 0, "record-bad-field"),
        ("options", [], "record-bad-field"),
        ("options", {"rounds": 99}, "record-bad-field"),
        ("packs", {"mine": 1}, "record-bad-field"),
        ("packs", {"mine": "nonsense"}, "record-bad-field"),
        ("seats", "me", "record-bad-field"),
        ("seats", ["me"], "record-bad-field"),
        ("seats", ["me", 2], "record-bad-field"),
        ("seats", ["me", "\x1b[31myou"], "record-bad-field"),
        ("seats", ["me", "you\nand I"], "record-bad-field"),
        ("seats", ["me", "\udcff"], "record-bad-field"),
        ("packs", {"mine": "a = " + "[" * 100_000}, "record-bad-field"),
        ("commitment", None, "record-bad-field"),
        ("taken_over", -1, "record-bad-field"),
        ("taken_over", 1000, "record-bad-field"),
        ("taken_over", "1", "record-bad-field"),
    ],
)
def test_a_wrong_header_is_refused_by_name(field: str, value: object, code: str) -> None:
    error = refusal(changed(1, lambda header: header.update({field: value})))

    assert error.code == code
    assert code != "record-bad-field" or error.facts["field"] == field


def test_another_version_of_the_rules_is_told_with_ours() -> None:
    error = refusal(changed(1, lambda header: header.update(rules="0.9")))

    assert (error.facts["found"], error.facts["ours"]) == ("0.9", "1")


@pytest.mark.parametrize(
    ("change", "code", "fact"),
    [
        ({"seat": 7}, "record-bad-field", "seat"),
        ({"seat": True}, "record-bad-field", "seat"),
        ({"seat": -1}, "record-bad-field", "seat"),
        ({"do": 4}, "record-bad-field", "do"),
        ({"do": "fly away"}, "record-illegal", "unknown-action"),
    ],
)
def test_a_wrong_move_is_refused_with_its_line(change: Json, code: str, fact: str) -> None:
    number = line_with("do")
    error = refusal(changed(number, lambda line: line.update(change)))

    assert (error.code, error.facts["line"]) == (code, number)
    assert fact in error.facts.values()


def test_an_illegal_action_is_refused_with_the_reason() -> None:
    lines = TEXT.splitlines()
    number = line_with("do")
    lines[number] = lines[number - 1]
    error = refusal(sealed(lines))

    assert error.code == "record-illegal"
    assert error.facts["line"] == number + 1
    assert error.facts["reason"] == "not-your-turn"


def test_an_action_after_the_end_is_refused() -> None:
    lines = TEXT.splitlines()
    error = refusal(sealed([*lines[:-1], '{"seat":0,"do":"pass"}', lines[-1]]))

    assert (error.code, error.facts["reason"]) == ("record-illegal", "game-over")


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"is": [7]}, "record-bad-luck"),
        ({"is": []}, "record-bad-luck"),
        ({"is": 3}, "record-bad-field"),
        ({"is": ["3"]}, "record-bad-field"),
        ({"is": [True]}, "record-bad-field"),
        ({"is": [10**30]}, "record-bad-field"),
        ({"luck": "2/roll/-1/0"}, "record-bad-luck"),
        ({"luck": 7}, "record-bad-luck"),
    ],
)
def test_impossible_luck_is_refused_with_its_line(change: Json, code: str) -> None:
    error = refusal(changed(3, lambda line: line.update(change)))

    assert (error.code, error.facts["line"]) == (code, 3)


def test_luck_where_a_seat_decides_is_refused() -> None:
    lines = TEXT.splitlines()
    lines[3] = lines[2]

    assert refusal(sealed(lines)).code == "record-bad-luck"


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"outcome": None}, "record-wrong-outcome"),
        ({"end": "open"}, "record-wrong-outcome"),
        ({"end": 5}, "record-wrong-outcome"),
        ({"seed": 5}, "record-bad-field"),
    ],
)
def test_an_end_that_is_not_the_games_is_refused(change: Json, code: str) -> None:
    error = refusal(changed(-1, lambda end: end.update(change)))

    assert (error.code, error.facts["line"]) == (code, len(TEXT.splitlines()))


def test_a_game_that_is_not_over_cannot_be_called_over() -> None:
    lines = TEXT.splitlines()

    assert refusal(sealed([*lines[:5], lines[-1]])).code == "record-wrong-outcome"
