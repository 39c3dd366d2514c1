"""Line play: what is typed is done, and everything else is answered with a sentence."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.kit.narrators import TinyNarrator, typing
from tests.kit.tiny import TINY, find
from wardround.bots.registry import read_seats
from wardround.core.record_text import read
from wardround.core.records import Terms
from wardround.tables.game.match import Match
from wardround.terminal.line import LinePlay


def play(*lines: str, seats: str = "human random", moves: int = 0) -> tuple[str, Match, bool]:
    """Return what was written, the match, and whether it was played to its end."""
    begun = Match(Terms(TINY, {}, {}), read_seats(seats.split(), TINY), "seed")
    match = begun
    if moves:
        begun.advance()
        cut = begun.record().moves[:moves]
        match = Match(begun.terms, begun.seats, "other", cut)
    console, written = typing(*lines)
    over = LinePlay(match, TinyNarrator(), console).run()
    return written.getvalue(), match, over


def test_a_whole_game_can_be_played_by_numbers() -> None:
    told, match, over = play("1", "2", "1")

    assert over
    assert match.outcome() is not None
    assert "1. do take" in told
    assert "The end: [" in told
    assert "Seed: seed" in told


def test_a_whole_game_can_be_played_by_words() -> None:
    _, match, over = play("take", "pass", "show")

    assert over
    assert [move.action for move in match.record().moves if move.seat == 0] == [0, 1, 3]


@pytest.mark.parametrize(("line", "done"), [("take + fly", [0]), ("fly + take", [])])
def test_a_line_with_several_actions_ends_at_the_first_that_fails(
    line: str, done: list[int]
) -> None:
    told, match, _ = play(line)

    assert [move.action for move in match.record().moves if move.seat == 0] == done
    assert "“fly”" in told


def test_the_seal_of_the_seed_is_shown_and_the_seed_is_not() -> None:
    told, match, _ = play("quit")

    assert match.commitment in told
    assert "Seed: seed" not in told


def test_whose_turn_it_is_and_what_is_asked_is_told() -> None:
    told, _, _ = play("quit")

    assert "Your move. the die is" in told
    assert "your card is" in told


def test_leaving_or_no_more_input_ends_politely() -> None:
    for lines in (("quit",), ()):
        told, match, over = play(*lines)

        assert not over
        assert match.version == 2
        assert told.rstrip().endswith("You left the game. It wasn’t saved.")


@pytest.mark.parametrize("typed", ["0", "5", "99999999999999999999"])
def test_a_number_that_is_not_offered_is_refused(typed: str) -> None:
    told, match, _ = play(typed)

    assert "Choose a number from 1 to 4" in told
    assert match.version == 2


def test_nonsense_is_refused() -> None:
    told, match, _ = play("fly to the moon", "-1", "²", "1.5")

    assert "Didn’t understand “fly to the moon”" in told
    assert "Didn’t understand “²”" in told
    assert match.version == 2


def test_nothing_typed_repeats_the_choices() -> None:
    assert play("", "  ")[0].count("1. do take") == 3


def test_what_is_not_allowed_is_refused_with_its_reason() -> None:
    told, match, _ = play("show", "show")

    assert "card-shown (T-3)." in told
    assert sum(move.seat == 0 for move in match.record().moves) == 1


def test_why_tells_the_reason_or_that_there_is_none() -> None:
    told, _, _ = play("why", "why take", "show", "why show", "why not")

    assert "Add a number or an action" in told
    assert "You can do this now." in told
    assert "card-shown (T-3)." in told
    assert "Didn’t understand “not”." in told


def test_commands_may_be_typed_in_capitals_and_with_spaces() -> None:
    assert "You can do this now." in play("  WHY   take ")[0]


def test_look_shows_the_table_or_one_seat() -> None:
    told, _, _ = play("look", "look 2", "look 7", "look me")

    assert "scores [0, 0]" in told
    assert "score of 1" in told
    assert told.count("Type a player’s number, from 1 to 2.") == 2


def test_text_shows_a_card() -> None:
    told, _, _ = play("text card", "text moon")

    assert "It is a card." in told
    assert "Card “moon” not found" in told


def test_help_names_every_command() -> None:
    told, _, _ = play("help")

    for command in ("undo", "why", "look", "text", "save", "help", "quit"):
        assert f"\n{command}" in told


def test_help_lists_what_can_be_typed() -> None:
    told, _, _ = play("help")

    assert "\nAny round: “take”, “pass”, “turn”, “show”.\n" in told


def test_a_card_alone_is_answered_with_what_to_do() -> None:
    told, match, _ = play("card", "why card")

    assert told.count("What about “card”?") == 2
    assert match.version == 2


def test_text_alone_asks_for_a_card() -> None:
    assert "Add a card: text card" in play("text")[0]


def test_an_action_can_be_undone_where_nothing_new_was_seen() -> None:
    told, match, _ = play("undo", "1", "undo", "2", seats="human human")

    assert told.count("Nothing to undo.") == 1
    assert told.count("Can’t undo") == 1
    told, match, _ = play("show", "undo", "undo", seats="human human human")
    assert "Player 2: the die is" in told
    assert match.version == 3


def test_saving_writes_a_record_that_can_be_read(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    told, match, _ = play("1", "save", f"save {file}", f"save {tmp_path}/no/such/folder")
    record = read(file.read_text(), "game.jsonl", find)

    assert record.moves == match.record().moves
    assert f"Saved to {file}." in " ".join(told.split())
    assert "Add a file name" in told
    assert "Can’t write" in told


def test_a_loaded_game_begins_with_a_look_at_the_table() -> None:
    assert "scores [0, 0]" in play("quit", moves=2)[0]


def test_lines_are_at_most_80_columns_wide() -> None:
    told, _, _ = play("help", "why take", "1", "1", "1")

    assert max(len(line) for line in told.splitlines()) <= 80
