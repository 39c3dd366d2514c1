"""The only way out: what one viewer can see of a table, as plain values.

Everything here is built from that viewer's view, from public events, or from a position that looks
the same to them as the real one.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from wardround.core.errors import IllegalAction
from wardround.core.game import CHANCE, Game, State
from wardround.core.json_types import ActionRecord, EventRecord
from wardround.core.luck import Rng, commitment
from wardround.core.records import positions
from wardround.core.reveals import others, reveals
from wardround.tables.game.chairs import TableRefused
from wardround.tables.game.match import Match
from wardround.tables.game.table import OVER, Table
from wardround.tables.game.table_types import (
    ChoiceRecord,
    LogShape,
    Past,
    PreviewRecord,
    ReasonRecord,
    Said,
    Seating,
    SeatRequest,
    SetupPart,
    Standing,
    TakebackRequest,
)

WRONG_MOMENT = "wrong-moment"
MOST_PREVIEWED = 100
"""A plan has fewer actions than this."""


def setup(table: Table) -> SetupPart:
    """Return how a table was set up, which never changes."""
    setup = table.setup
    return {
        "table": table.id,
        "game": setup.game,
        "settings": setup.settings,
        "packs": sorted(setup.packs),
        "daily": setup.daily,
        "deal": setup.deal,
        "commitment": commitment(setup.seed),
        "watched": setup.watched,
        "boards": setup.boards,
        "takebacks": setup.takebacks,
        "patience": {
            "away": setup.patience_with(present=False),
            "present": setup.patience_with(present=True),
        },
    }


def seating(table: Table) -> Seating:
    """Return who sits at a table, the clock, and whether and how it is played at."""
    told: Seating = {
        "status": table.status,
        "chairs": table.chairs.records(),
        "rematch": table.rematch,
        "clock": {**table.setup.clock.record(), "deadlines": table.decisions.deadlines[:]},
    }
    if table.match is not None:
        outcome = table.match.outcome()
        told["practice"] = table.match.practice
        told["outcome"] = None if outcome is None else outcome.record()
    return told


def seed(table: Table) -> str | None:
    """Return the seed of a game that is over."""
    over = table.match is not None and table.match.outcome() is not None
    return table.setup.seed if over else None


def said(table: Table, viewer: int | None, after: int) -> list[Said]:
    """Return the messages after an entry, without those of seats that the viewer has muted."""
    muted = table.chairs.all[viewer].muted if viewer is not None else ()
    return table.story.said(after, muted)


def events(table: Table, match: Match, viewer: int | None, after: int) -> LogShape:
    """Return the events that are new to a viewer who knew the table up to an entry."""
    kept = table.story_of(viewer).holds(after)
    return {"keep": kept, "add": match.seen_by(viewer).events_since(kept)}


def standing(table: Table, seat: int) -> Standing:
    """Return whether a seat can go back past rolls and reveals, and how it wants to play."""
    return {
        "across": table.may_practise() and table.playing().may_rewind(seat),
        "automatic": table.chairs.all[seat].automatic,
        "muted": sorted(table.chairs.all[seat].muted),
    }


def asking(table: Table) -> TakebackRequest | None:
    """Return the open takeback request, which is public."""
    asked = table.takebacks.asked
    if asked is None:
        return None
    return {
        "asked": asked.seq,
        "seat": asked.seat,
        "agreed": sorted(asked.agreed),
        "waiting": table.takebacks.waiting(table.chairs),
        "lost": asked.lost,
    }


def knocking(table: Table) -> SeatRequest | None:
    """Return the open request for a seat, which is public."""
    knock = table.knocks.asked
    if knock is None:
        return None
    return {
        "asked": knock.seq,
        "seat": knock.seat,
        "name": knock.name,
        "agreed": sorted(knock.agreed),
        "waiting": table.knocks.waiting(table.chairs),
    }


def may_ask_back(table: Table, match: Match, seat: int) -> bool:
    """Return whether a seat can ask to take back its last decision."""
    if table.setup.daily or table.may_practise():  # without other people, undo needs no request
        return False
    return table.takebacks.offered(match, table.chairs, seat) is not None


def choices(match: Match, seat: int, bots: Collection[int] = ()) -> list[ChoiceRecord]:
    """Return what a seat may do now, and what it would come to as far as they can know."""
    state = match.supposed(seat)
    imagined = others(match.game, state, seat)
    # Where others decide too, who comes next depends on what they do meanwhile.
    known = bots if match.actors() == [seat] else ()
    return [
        _choice(match.game, state, imagined, seat, action, known) for action in match.legal(seat)
    ]


def _choice(
    game: Game, state: State, imagined: list[State], seat: int, action: int, bots: Collection[int]
) -> ChoiceRecord:
    after, events = game.step(state, seat, action)
    actors = game.actors(after)
    lucky = actors == [CHANCE]
    shows = not lucky and reveals(game, imagined, after, seat, action)
    return {
        "action": action,
        "text": game.action_text(state, action),
        "do": game.action_record(state, action),
        "undoable": not lucky and not shows,
        "luck": lucky,
        "to_bots": bool(bots) and bool(actors) and all(one in bots for one in actors),
        "preview": [] if shows else [game.event_record(after, event) for event in events],
    }


def preview(match: Match, seat: int, actions: Sequence[int]) -> PreviewRecord:
    """Return where a plan would lead, up to the first luck; raise `IllegalAction` if it can't be.

    What it would bring to light is not known: there the plan ends too.
    """
    game = match.game
    state = match.supposed(seat)
    events: list[EventRecord] = []
    count = 0
    known = True
    for action in actions[:MOST_PREVIEWED]:
        if not known or game.actors(state) == [CHANCE]:
            break
        after, happened = game.step(state, seat, action)
        known = not reveals(game, others(game, state, seat), after, seat, action)
        if known:
            events += [game.event_record(after, event) for event in happened]
            state = after
        count += 1
    return {"actions": count, "known": known, "events": events, "view": game.view(state, seat)}


def reasons(match: Match, seat: int, verb: str = "", of: str = "") -> list[ReasonRecord]:
    """Return what a seat can't do now, with the reason, if that is not just the moment.

    With `verb` only actions with that verb, and with `of` only those with this target: for these,
    at the end, also what only the moment forbids.
    """
    if seat not in match.actors():
        raise IllegalAction("not-your-turn", "", "")
    game = match.game
    state = match.supposed(seat)
    told: list[ReasonRecord] = []
    for action in range(game.action_count(state)):
        if (verb or of) and not _is_asked(game.action_record(state, action), verb, of):
            continue
        reason = game.why_not(state, seat, action)
        if reason is not None and (of or reason.code != WRONG_MOMENT):
            text, do = game.action_text(state, action), game.action_record(state, action)
            told.append({"text": text, "do": do, "code": reason.code, "rule": reason.rule})
    return sorted(told, key=lambda one: one["code"] == WRONG_MOMENT)


def _is_asked(do: ActionRecord, verb: str, of: str) -> bool:
    """Return whether an action has this verb and this target, if they are given."""
    named = [str(value) for name, value in do.items() if name != "verb"]
    return (not verb or do["verb"] == verb) and (not of or of in named)


def past(table: Table, viewer: int | None, step: int) -> Past:
    """Return the view of a step of the game, counted in moves from the start."""
    match = table.playing()
    record = match.seen_by(viewer).record()
    if not 0 <= step <= len(record.moves):
        raise TableRefused("bad-step", found=step, most=len(record.moves))
    for number, state in enumerate(positions(record)):
        if number == step:
            return {
                "step": step,
                "steps": len(record.moves),
                "view": match.game.view(state, viewer),
            }
    raise AssertionError("every step has a position")


def may_see(table: Table, seat: int | None, own: Sequence[int]) -> bool:
    """Return whether a person with these seats can view the game as a seat.

    When the game is over, everyone can see everything. Before it starts only the table is visible,
    to people who could join it.
    """
    if seat in own or table.status == OVER:
        return True
    return seat is None and (table.setup.watched or table.match is None or bool(own))


def redeal_numbers(table: Table, seat: int) -> Rng:
    """Return the numbers that hide the real position from the bot of a seat."""
    return Rng(f"{table.setup.seed}/veil/{table.seq}/{seat}")
