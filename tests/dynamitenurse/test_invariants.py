"""What holds in every game of Dynamite Nurse, however it is played."""

from __future__ import annotations

from collections import Counter
from typing import cast

import pytest

from tests.kit.drive import Chooser, Play, idle
from tests.kit.dynamitenurse import LONG_PACK, DynamiteNurseKit, sensible
from tests.kit.rules import rule
from wardround.core.game import Event
from wardround.core.luck import Rng
from wardround.core.records import Terms
from wardround.dynamitenurse import GAME
from wardround.dynamitenurse.content import END_BEST_NAME, END_EMERGENCIES, END_KILL_MARKS
from wardround.dynamitenurse.events import KINDS
from wardround.dynamitenurse.patients import name_of
from wardround.dynamitenurse.state import Table

pytestmark = pytest.mark.once
KIT = DynamiteNurseKit()
TABLES = (3, 4, 5)
GAMES_EACH = 340
"""How many games are played by so many players each. All tables together use every card; by three
players alone, the rarest event comes only in the 237th game."""
WATCHED = 8
"""Every so-and-so-manyth game is checked for everything after each move; others at their end."""
LONG_EVERY = 10
"""Every so-and-so-manyth game has Kill Marks enough for the Dungeon to run out first."""


def games(seats: int) -> list[Play]:
    """Return games that are about to begin, in random settings and with players of all kinds."""
    tempers = KIT.tempers()
    found: list[Play] = []
    for number in range(GAMES_EACH):
        settings = KIT.settings(Rng(f"invariants/{number}"))[0]
        if settings.get("first-player", 0) >= seats:
            del settings["first-player"]
        is_long = number % LONG_EVERY == 0
        terms = Terms(GAME, settings, {"long.toml": LONG_PACK} if is_long else {})
        chooser = sensible if is_long else tempers[number % len(tempers)]
        found.append(Play(terms, seats, f"{seats}/{number}", chooser))
    return found


def play_out(play: Play, *, watched: bool) -> Counter[str]:
    """Play to the end, if wanted with everything asserted after each move; count the events.

    An event about a card or a Patient is counted with it.
    """
    watch = KIT.watch(play.state)
    happened: list[Event] = []
    while not play.over():
        events = play.step()
        happened += events
        if watched:
            watch.see(play.state, [GAME.event_record(play.state, event) for event in events])
    if not watched:
        KIT.watch(play.state)  # which looks at everything once
    found: Counter[str] = Counter()
    for event, times in Counter(happened).items():
        told = GAME.event_record(play.state, event)
        about = str(told.get("card") or told.get("patient", ""))
        found[f"{told['event']} {about.removesuffix('!')}".strip()] += times
        found[told["event"]] += times * bool(about)
    return found


# --- an independent count of the points ----------------------------------------------------------


def final_marks(table: Table, seat: int) -> int:
    """Return the final Kill Mark count (DN-3.3)."""
    marks = int(table.hospitals[seat].kill_marks) + 2 * (table.town.dynamite_nurse == seat)
    ends = [end for card in owned(table, seat) for end in table.content.cards[card].ends]
    return max(0, marks + sum(int(end.amount) for end in ends if end.does == END_KILL_MARKS))


def owned(table: Table, seat: int) -> list[int]:
    """Return every card that a player owns."""
    one = table.hospitals[seat]
    return [*one.hand, *one.deck, *one.discard, *one.in_play]


def score(table: Table, seat: int) -> int:
    """Return what a player has in the end (DN-3.2)."""
    content = table.content
    acquired = [content.kinds[content.patients[one]] for one in table.hospitals[seat].acquired]
    names = Counter(int(kind.condition) for kind in acquired)
    cards = [content.cards[card] for card in owned(table, seat)]
    total = sum(int(kind.vp) for kind in acquired) + len(table.hospitals[seat].admitted)
    total += sum(int(card.vp) for card in cards)
    for end in [end for card in cards for end in card.ends]:
        if end.does == END_EMERGENCIES:
            total += int(end.amount) * sum(kind.emergency for kind in acquired)
        if end.does == END_BEST_NAME:
            total += int(end.amount) * max(names.values(), default=0)
    return total - [0, 1, 2, 4, 6, 9, 12][min(6, final_marks(table, seat))]


def check_outcome(play: Play) -> None:
    """Assert that scores and places are what the table shows, within what the rules can give."""
    table = cast(Table, play.state)
    outcome = GAME.outcome(table)
    assert outcome is not None
    low, high = KIT.scores(table)
    ranks = [(-score(table, seat), final_marks(table, seat)) for seat in range(play.seats)]
    assert list(outcome.scores) == [-rank[0] for rank in ranks]
    assert list(outcome.places) == [1 + sum(one < rank for one in ranks) for rank in ranks]
    assert low <= min(outcome.scores) <= max(outcome.scores) <= high
    assert len(play.moves) <= KIT.most_moves(table)


@rule("DN-1.1", "DN-1.5", "DN-3.1", "DN-3.2", "DN-3.4", "DN-6.2", "DN-12.2")
def test_hundreds_of_games_end_in_time_with_sane_scores_and_use_every_card() -> None:
    """Cards, Patients, markers and Kill Marks are counted in every game."""
    found: Counter[str] = Counter()
    for seats in TABLES:
        ends: Counter[str] = Counter()
        for number, play in enumerate(games(seats)):
            found.update(play_out(play, watched=number % WATCHED == 0))
            end = GAME.view(play.state, None)["end"]
            assert end is not None
            ends[end["reason"]] += 1
            check_outcome(play)
        assert min(ends["kill-marks"], ends["dungeon"]) > GAMES_EACH // LONG_EVERY // 2
    content = cast(Table, play.state).content
    wanted = {f"card-played {card.card.id}" for card in content.cards}
    for patient in range(len(content.patients)):
        wanted.add(f"patient-died {name_of(patient)}")
        # Few players ever have the TP for the others.
        if content.severity[2 * patient] < 5:
            wanted.add(f"patient-acquired {name_of(patient)}")

    assert wanted - set(found) == set()
    assert {name for name, _ in KINDS} - set(found) <= {"card-scrapped", "no-nurse-left"}


def test_players_who_try_do_better_than_players_who_rest() -> None:
    """A game in which doing nothing paid would not be this one."""
    assert mean_score(sensible) > mean_score(idle) + 5


def mean_score(chooser: Chooser) -> float:
    """Return the mean score of players of one kind."""
    scores: list[int] = []
    for number in range(30):
        play = Play(Terms(GAME, {}, {}), 4, f"better/{number}", chooser)
        outcome = GAME.outcome(play.finish())
        assert outcome is not None
        scores += outcome.scores
    return sum(scores) / len(scores)
