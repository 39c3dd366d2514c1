"""What once failed is played again: every record and every text in this folder.

`make fuzz` writes a file here for whatever it finds. Give it the name of what was wrong, and keep
it when that is mended. A record holds the moves of a game; a text holds the parser that read it.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.kit import regressions
from tests.kit.checking import checked, fuzzed
from tests.kit.drive import Play
from tests.kit.games import EVERY_GAME, KITS
from tests.kit.mangling import RANDOM_PACKS, mangled, samples
from tests.kit.parsers import PARSERS, survives
from wardround.core.errors import BadRecord
from wardround.core.game import Game
from wardround.core.luck import Rng
from wardround.core.records import Terms, did

FUZZED_GAMES = 15
FUZZED_TEXTS = 60
PLAYED_PACKS = 12


@pytest.mark.parametrize("path", regressions.kept(), ids=lambda path: path.name)
def test_what_once_failed_does_not_fail_again(path: Path) -> None:
    regressions.check_kept(path)


# --- a little fuzzing in every run ---------------------------------------------------------------


@pytest.mark.parametrize("number", range(FUZZED_GAMES))
@EVERY_GAME
def test_random_games_with_all_checks_on(game: Game, number: int) -> None:
    play = fuzzed(game.id, f"bounded/{number}")
    for _ in checked(play, every=11):
        pass

    assert play.over()


@pytest.mark.parametrize("parser", PARSERS)
def test_almost_right_text_is_read_or_refused(parser: str) -> None:
    count = PLAYED_PACKS if parser in RANDOM_PACKS else FUZZED_TEXTS
    taken = [survives(parser, mangled(parser, Rng(f"{parser}/{at}"))) for at in range(count)]

    assert False in taken


@pytest.mark.parametrize("parser", [name for name in PARSERS if name not in RANDOM_PACKS])
def test_what_is_right_is_taken(parser: str) -> None:
    assert any(survives(parser, text) for text in samples(parser))


# --- the mechanism -------------------------------------------------------------------------------


@EVERY_GAME
def test_a_game_that_fails_is_kept_and_fails_again(game: Game, tmp_path: Path) -> None:
    """The last move is one that the rules refuse: so is the record that ends with it."""
    chooser = KITS[game.id].tempers()[0]
    play = Play(Terms(game, {}, {}), game.min_seats, "kept", chooser)
    for _ in play.states(30):
        pass
    name = regressions.keep_play(play, tmp_path)
    regressions.check_kept(tmp_path / name)
    play.moves.append(did(0, game.action_count(play.state) - 1))
    name = regressions.keep_play(play, tmp_path)

    with pytest.raises(BadRecord, match="record-illegal"):
        regressions.check_kept(tmp_path / name)


def test_a_text_that_fails_is_kept_and_read_again(tmp_path: Path) -> None:
    name = regressions.keep_text("die", "R9", tmp_path)
    regressions.check_kept(tmp_path / name)

    assert json.loads((tmp_path / name).read_text()) == {"parser": "die", "text": "R9"}
