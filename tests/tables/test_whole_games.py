"""Whole games through the verbs of tables, in memory and without a socket."""

from __future__ import annotations

import time
from contextlib import suppress

import pytest

from tests.kit.eavesdropping import given_away
from tests.kit.home import (
    PEOPLE,
    SUNDAY,
    Home,
    Watcher,
    at_home,
    known,
    sitting,
    version,
    wanted,
    watchers,
)
from tests.kit.plain import Json
from wardround import catalog
from wardround.core.errors import WardroundError
from wardround.core.luck import Rng, commitment
from wardround.core.record_text import read
from wardround.core.records import verify
from wardround.tables.daily.ward import WARDS
from wardround.tables.errors import NotAllowed, NotNow
from wardround.tables.game.table import OVER
from wardround.tables.live import SETTLED_SECONDS, Live
from wardround.tables.replays.archive import frames_of
from wardround.tables.replays.steps import ALL
from wardround.tables.replays.what_if import Decided, Line
from wardround.tables.wanted import TableWanted

ANN, BOB, *_ = PEOPLE
DICE, NURSE = "dice-hospital", "dynamite-nurse"
GAMES = pytest.mark.parametrize("game", [DICE, NURSE])
WAYS = [
    wanted(DICE, "me", "open", "open", takebacks="ask"),
    wanted(DICE, "me", "open", "open", boards="reveal", takebacks="automatic"),
    wanted(DICE, "me"),
    wanted(DICE, "me", "easy", "open"),
    wanted(NURSE, "me", "open", "open", takebacks="ask"),
    wanted(NURSE, "me", "easy", "easy"),
]


def told(way: TableWanted) -> str:
    """Return a name for a kind of table."""
    return "-".join([way.game, *(one.kind for one in way.seats), way.boards, way.takebacks])


async def try_anything(home: Home, live: Live, seat: int, rng: Rng) -> None:
    """Let a person do something besides acting, which may be refused."""
    tables, person = home.tables, sitting(live, seat)
    asked = live.table.takebacks.asked
    if asked is not None:
        other = live.table.takebacks.waiting(live.table.chairs)[0]
        await tables.take_back(live, sitting(live, other), other, "agree", asked.seq)
        return
    verbs = [
        lambda: tables.undo(live, person, seat, version(live, seat)),
        lambda: tables.redo(live, person, seat, version(live, seat)),
        lambda: tables.take_back(live, person, seat, "ask", version=version(live, seat)),
        lambda: tables.say(live, person, seat, "What a day!"),
        lambda: tables.say(live, person, seat, phrase="thanks"),
        lambda: tables.mute(live, person, seat, 0),
        lambda: tables.automatic(live, person, seat, on=bool(rng.below(2))),
    ]
    await verbs[rng.below(len(verbs))]()


async def play(home: Home, live: Live, watching: list[Watcher], rng: Rng) -> None:
    """Play a whole game, in which people also undo, take back and talk."""
    while (seat := await home.person_to_act(live)) is not None:
        if not rng.below(3):
            with suppress(WardroundError):
                await try_anything(home, live, seat, rng)
        if seat in live.table.playing().actors():
            legal = live.table.playing().legal(seat)
            await home.act(live, seat, legal[rng.below(len(legal))])
        if not rng.below(6):
            await watching[rng.below(len(watching))].knows()


@pytest.mark.parametrize("way", WAYS, ids=told)
def test_all_who_watch_know_the_table_and_its_record_is_true(way: TableWanted) -> None:
    async def whole_game(home: Home) -> None:
        live = await home.lay(way)
        people = [at for at, chair in enumerate(live.table.chairs.all) if chair.is_person()]
        watching = watchers(home, live, [*people, None, *people])
        for one in watching:
            await one.knows()
        await play(home, live, watching, Rng(told(way)))
        for one in watching:
            await one.knows()
            await one.leave()

        text = await home.tables.record(live)
        record = read(text, "record", catalog.find)
        assert verify(record, "record") == sum(move.is_luck() for move in record.moves)
        assert commitment(record.seed or "") == watching[0].shown["commitment"]
        outcome = live.table.playing().outcome()
        assert record.outcome is not None
        assert outcome is not None
        assert record.outcome.record() == outcome.record()
        kept = await home.tables.archived(live.id)
        assert kept.text == text
        assert len(frames_of(kept.frames)) == len(record.moves) + 1
        entries = [one.seq for one in await home.storage.entries(live.id)]
        assert entries == list(range(1, live.table.seq + 1))
        assert home.storage.damaged == []

    at_home(whole_game)


@pytest.mark.parametrize(
    "way",
    [
        wanted(DICE, "me", "open", "open", "open"),
        wanted(DICE, "me", "open", "open", boards="reveal"),
        wanted(NURSE, "me", "open", "open", "open"),
    ],
    ids=told,
)
def test_nobody_is_sent_the_seed_or_who_the_others_are_and_no_more_than_needed(
    way: TableWanted,
) -> None:
    async def whole_game(home: Home) -> None:
        live = await home.lay(way)
        seats = range(len(way.seats))
        watching = [*(Watcher(home, live, seat) for seat in seats), Watcher(home, live, None, "fr")]
        secrets = [live.setup.seed, *(person.id for person in PEOPLE)]
        await home.play_on(live, Rng("secrets"))
        for one in watching:
            await one.catch_up()
            assert len(one.heard) > 20
            assert given_away("\n".join(one.heard), secrets) == []
        sent = [len(event.encode()) for one in watching for event in one.heard]
        assert sum(sent) / len(sent) <= 2_048  # bytes on average, with the whole table at first

    at_home(whole_game)


def test_hidden_boards_are_sent_to_nobody_but_their_owner_before_all_are_done() -> None:
    async def hidden(home: Home) -> None:
        live = await home.lay(wanted(DICE, "me", "open", boards="reveal"))
        ann, bob = watchers(home, live, [0, 1])
        rng, compared = Rng("hidden"), 0
        while live.table.status != OVER:
            await bob.catch_up()
            before = bob.shown
            match = live.table.playing()
            if match.actors() == [0, 1] and match.seen_by(1) is not match:
                legal = match.legal(0)
                quiet = [one for one in legal if not match.is_ending(one)]
                if quiet:
                    await home.act(live, 0, quiet[rng.below(len(quiet))])
                    await bob.catch_up()
                    await ann.knows()
                    if live.table.playing().seen_by(1) is not live.table.playing():
                        assert bob.shown["view"] == before["view"]
                        assert bob.shown["told"] == before["told"]
                        compared += 1
            if await home.play_on(live, rng, 1) == 0:
                break
        assert compared > 10

    at_home(hidden)


@GAMES
def test_a_finished_game_is_looked_at_again_and_tried_in_another_way(game: str) -> None:
    async def look_back(home: Home) -> None:
        live = await home.lay(wanted(game, "me", "easy", "easy"))
        with pytest.raises(NotNow):
            await home.tables.what_if(live, Line(0), "en")
        await home.play_on(live, Rng("look back"))
        record = live.table.playing().record()
        steps = await home.tables.steps(live, ALL, "en", first=0, count=8)
        kept = await home.tables.archived_steps(live.id, None, "en", first=0, count=8)
        assert steps["steps"] == kept["steps"] == len(record.moves)
        past = await home.tables.step(live, None, 3)
        assert past["view"] == kept["views"][3]["view"]

        line: list[Decided] = []
        for _ in range(5):
            branch = await home.tables.what_if(live, Line(0, line, 0), "en")
            choices = branch["shown"]["choices"]
            done = [Decided(one["seat"], one["action"]) for one in branch["line"]]
            line = [*done, Decided(0, choices[-1]["action"])]
        again = await home.tables.what_if(live, Line(0, line, 0), "en")
        assert [one["action"] for one in again["line"]][: len(line)] == [one[1] for one in line]
        assert live.table.playing().record().moves == record.moves
        ended = await home.tables.debrief(live, 0, "en")
        assert record.outcome is not None
        assert [one["total"] for one in ended["seats"]] == list(record.outcome.scores)

    at_home(look_back)


@GAMES
def test_a_seat_can_ask_before_it_decides(game: str) -> None:
    async def ask(home: Home) -> None:
        tables = home.tables
        live = await home.lay(wanted(game, "me", "open", "open"))
        await home.play_on(live, Rng("ask"), 6)
        seat = await home.person_to_act(live)
        assert seat is not None
        person, other = sitting(live, seat), sitting(live, (seat + 1) % 3)
        before = live.table.seq
        hints = [await tables.hint(live, person, seat, "en", step) for step in (1, 2, 3)]
        assert hints[0]["step"] == 1
        assert all(hint["text"] for hint in hints)
        assert "lines" in await tables.plans(live, person, seat, "en")
        legal = live.table.playing().legal(seat)
        plan = await tables.preview(live, person, seat, legal[:1], "en")
        assert plan
        assert await tables.answer(live, person, seat, "help", "en")
        assert isinstance(await tables.reasons(live, person, seat, "en"), list)
        with pytest.raises(NotAllowed):
            await tables.hint(live, other, seat, "en")
        assert live.table.seq == before

        said = live.table.playing().text(legal[0])
        await tables.act_typed(live, person, seat, said, version(live, seat), "en")
        assert live.table.seq == before + 1

    at_home(ask)


@pytest.mark.parametrize("game", list(WARDS))
def test_the_daily_ward_is_played_once_and_its_results_are_told(game: str) -> None:
    async def daily(home: Home) -> None:
        tables = home.tables
        assert (await tables.daily(ANN, game))["day"] == SUNDAY
        table = await tables.play_daily(ANN, game)
        assert await tables.play_daily(ANN, game) == table
        live = await tables.find(table)
        ann = Watcher(home, live, 0)
        await home.play_on(live, Rng("daily"))
        await ann.knows()
        assert ann.shown["seed"] is None
        with pytest.raises(NotAllowed, match="daily-secret"):
            await tables.record(live)
        told: Json = await tables.daily(ANN, game)
        outcome = live.table.playing().outcome()
        assert outcome is not None
        assert told["mine"]["points"] == outcome.scores[0]
        assert (told["results"]["players"], told["results"]["place"], told["streak"]) == (1, 1, 1)
        assert (await tables.daily(BOB, game))["results"] is None
        home.now += 2 * 24 * 3600 * 1000
        public = read(await tables.record(live), "record", catalog.find).outcome
        assert public is not None
        assert public.record() == outcome.record()

    at_home(daily)


def test_people_come_by_links_leave_and_play_again() -> None:
    async def come_and_go(home: Home) -> None:
        tables = home.tables
        setup = await tables.setup(wanted(DICE, "me", "open"))
        made = await tables.create(ANN, setup, [0], "key")
        assert await tables.create(ANN, setup, [0], "key") == made
        live = await tables.find(made.table)
        seat = await tables.use_link(made.links[1]["secret"], known(BOB))
        assert (seat["seat"], live.table.match is None) == (1, False)
        with pytest.raises(NotNow, match="link-used"):
            await tables.use_link(made.links[1]["secret"], known(PEOPLE[2]))
        await home.play_on(live, Rng("again"))
        again = await tables.find(await tables.rematch(live, BOB, 1))
        assert [chair.person for chair in again.table.chairs.all] == [BOB.id, ANN.id]
        listed = await home.storage.tables_of(ANN.id)
        assert {one.id: one.status for one in listed} == {live.id: "over", again.id: "playing"}

        other = await tables.create(ANN, await tables.setup(wanted(DICE, "me", "open")), [0])
        waiting = await tables.find(other.table)
        await tables.leave(waiting, ANN, 0)
        assert [chair.person for chair in waiting.table.chairs.all] == ["", ""]

    at_home(come_and_go)


def test_a_table_is_read_again_from_its_log() -> None:
    async def read_again(home: Home) -> None:
        live = await home.lay(wanted(DICE, "me", "open"))
        await home.play_on(live, Rng("again"), 30)
        _, before = await home.tables.picture(live, Watcher(home, live, 0).looking)
        home.open.lives.clear()
        other = await home.tables.find(live.id)
        assert other is not live
        _, after = await home.tables.picture(other, Watcher(home, other, 0).looking)
        assert after == before

    at_home(read_again)


@GAMES
def test_a_finished_table_is_told_again_after_its_words_were_packed_or_dropped(game: str) -> None:
    async def settle(home: Home) -> None:
        live = await home.lay(wanted(game, "me", "open", "open"))
        watching = Watcher(home, live, 0)
        await watching.knows()
        await home.play_on(live, Rng("settle"))
        await watching.knows()
        _, before = await home.tables.picture(live, watching.looking)
        home.tables.ease(live)
        _, after = await home.tables.picture(live, watching.looking)
        assert after == before
        home.tables.ease(live)
        await home.tables.say(live, ANN, 0, "Well played!")
        await watching.knows()
        _, before = await home.tables.picture(live, watching.looking)
        live.moved_at -= SETTLED_SECONDS + 1
        home.open.forget_idle()
        assert not live.settles(time.monotonic()), "once after each entry"
        _, after = await home.tables.picture(live, watching.looking)
        assert after == before
        home.tables.table_words.forget(live.table)
        await home.tables.say(live, ANN, 0, "Again!")
        await watching.knows()
        await watching.leave()

    at_home(settle)


@GAMES
def test_examples_of_rules_are_shown_and_tried(game: str) -> None:
    async def examples(home: Home) -> None:
        tables = home.tables
        named = [one["id"] for some in tables.examples(game, "en").values() for one in some]
        for one in named[:3]:
            shown = await tables.example(game, one, "en")
            assert shown["frames"]
            assert await tables.try_example(game, one, [], "en")

    at_home(examples)
