"""What comes if a seat ends now: what then really comes, told in words."""

from __future__ import annotations

from itertools import takewhile

import pytest

from tests.kit.plain import Json
from tests.tables.game.logs import DICE, NURSE, Logged, seated
from wardround.core.luck import Rng
from wardround.tables.pictures import TableWords
from wardround.tables.pictures.forecasts import foreseen

WORDS = TableWords()
ENDS = ("shift-changed", "turn-began")
MODES: list[Json] = [
    {},
    {"events": True, "promos": True},
    {"resistant-superbug": True, "nationwide-epidemic": True, "events": True},
    {"edition": "prototype"},
]


def told(log: Logged, viewer: int | None, language: str = "en") -> Json | None:
    """Return what a viewer is told to come."""
    shown = WORDS.shown(log.table, viewer, language)
    forecast: Json | None = shown["forecast"]
    return forecast


def expected(log: Logged, seat: int) -> Json:
    """Return the forecast for a seat, which there must be."""
    forecast = foreseen(log.match, seat)
    assert forecast is not None
    return forecast


def came(events: list[Json], seat: int, *kinds: str) -> list[Json]:
    """Return what happened to a seat of these kinds."""
    return [event for event in events if event["seat"] == seat and event["event"] in kinds]


def done(log: Logged, seat: int) -> list[Json]:
    """End the activation or turn of a seat, and return what came of it in the same round or turn.

    Whoever must still choose does so as the forecast assumes.
    """
    before = len(log.match.events_since(0))
    log.act(seat, "done")
    while log.match.actors() and (chosen := choice(log, log.match.actors()[0])):
        log.act(log.match.actors()[0], chosen)
    ended = takewhile(lambda one: one["event"] not in ENDS, log.match.events_since(before))
    return list(ended)


def choice(log: Logged, seat: int) -> str:
    """Return what a seat chooses at the end of a round or turn; nothing if it is over."""
    view, texts = log.match.view(seat), [log.match.text(one) for one in log.match.legal(seat)]
    prompt = view["prompts"][str(seat)]
    if prompt == "protect":
        return min([text for text in texts if text != "skip"], key=lambda text: text[-1])
    if prompt == "assign":
        return next((text for text in texts if text != f"assign {seat + 1}"), texts[0])
    if prompt == "admission":
        return "skip admission" if "skip admission" in texts else "done"
    if prompt == "beds":
        well = [f"choose {one}" for one in view["hospitals"][seat]["admitted"] if "!" not in one]
        return next((text for text in texts if text in well), texts[0])
    return ""


# --- Dice Hospital ---------------------------------------------------------------------------


def to_last_activation(log: Logged, rng: Rng) -> int | None:
    """Play until one seat alone is still activating and may end; return it, or None at the end."""
    while log.match.actors():
        log.play(rng, 1)
        view = log.match.view(None)
        if list(view["prompts"].values()) == ["place"]:
            return int(view["actors"][0])
    return None


@pytest.mark.parametrize("seats", [1, 3])
@pytest.mark.parametrize("settings", MODES, ids=lambda mode: "-".join(mode) or "plain")
def test_a_hospital_gets_what_was_foretold(settings: Json, seats: int) -> None:
    log, rng = seated(DICE, seats, settings, seed="foretold"), Rng(f"foretold{seats}")
    compared = 0
    while (seat := to_last_activation(log, rng)) is not None:
        forecast, house = expected(log, seat), log.match.view(None)["hospitals"][seat]
        final = log.match.view(None)["round"] == 8
        events = done(log, seat)
        worse = came(events, seat, "patient-worsened", "patient-died")
        points = came(events, seat, "points-scored")
        compared += 1
        assert [one["before"] for one in worse] == forecast["neglected"]
        assert [one["before"] for one in came(events, seat, "patient-died")] == forecast["deaths"]
        assert sum(one["amount"] for one in points) == forecast["total"]
        assert len(forecast["leaving"]) == sum(house["discharged"].values())
        if final:
            left = log.match.view(None)["hospitals"][seat]
            assert forecast["beds"] == 12 - len(left["dice"])
    assert compared > 3


def test_the_next_step_of_the_points_is_told_as_a_difference() -> None:
    seen: set[tuple[int, int, int]] = set()
    for number in range(5):
        log, rng = seated(DICE, 1, seed=f"next{number}"), Rng(f"next{number}")
        while log.match.actors():
            log.play(rng, 1)
            forecast = foreseen(log.match, 0)
            if forecast is not None:
                following = forecast["next"]
                seen.add((len(forecast["leaving"]), following["more"], following["points"]))

    assert seen <= {(0, 1, 1), (1, 1, 2), (2, 1, 2), (3, 1, 2), (4, 1, 2), (5, 1, 2), (6, 1, 3)}
    assert len(seen) > 1


def test_a_forecast_is_for_whoever_sits_there_and_only_in_activation() -> None:
    log, rng = seated(DICE, 3), Rng("only")
    before = told(log, 0)
    seat = to_last_activation(log, rng)
    other = (seat or 0) + 1 if seat != 2 else 0

    assert before is None
    assert told(log, None) is None
    assert told(log, seat) is not None
    waiting = told(log, other)
    assert waiting is not None  # also after one has finished
    assert waiting["unused"] == 0


def test_the_administrator_is_told_in_words() -> None:
    log = seated(DICE, 2)
    to_last_activation(log, Rng("words"))
    forecast = told(log, 0, "fr")
    assert forecast is not None
    administrator = forecast["administrator"]

    assert set(administrator) == {"id", "points", "text"}
    assert "patient" in administrator["text"]


def test_nothing_arrives_after_the_last_round() -> None:
    log, rng = seated(DICE, 1, {"nationwide-epidemic": True}), Rng("last")
    arriving: dict[int, int] = {}
    while (seat := to_last_activation(log, rng)) is not None:
        arriving[log.match.view(None)["round"]] = expected(log, seat)["arriving"]
        done(log, seat)

    assert arriving == dict.fromkeys(range(1, 8), 4) | {8: 0}


# --- Dynamite Nurse --------------------------------------------------------------------------


def test_patients_die_and_turn_critical_as_foretold() -> None:
    suffered = 0
    for number in range(4):
        log, rng = seated(NURSE, 3, seed=f"nurse{number}"), Rng(f"nurse{number}")
        while log.match.actors():
            view = log.match.view(None)
            seat = view["active"]
            if view["prompts"] != {str(seat): "main"} or rng.below(3):
                log.play(rng, 1)
                continue
            forecast = told(log, seat)
            assert forecast is not None
            events = done(log, seat)
            for name, kind in (("dies", "died"), ("turns_critical", "worsened")):
                foretold = [one["patient"] for one in forecast[name]]
                true = [one["patient"].rstrip("!") for one in came(events, seat, f"patient-{kind}")]
                assert true == foretold
                suffered += len(true)
            unpaid = [one for one in forecast["dies"] if one["why"] == "not paid for"]
            assert len(unpaid) == forecast["due"]
            assert forecast["treatment_lost"] == view["main"]["tp"]
            assert forecast["used"] == len(view["hospitals"][seat]["admitted"])

    assert suffered > 20


def test_only_whoever_has_the_turn_is_told_what_comes() -> None:
    log = seated(NURSE, 3)
    log.play(Rng("turn"), 30)
    active = log.match.view(None)["active"]
    log_told = [told(log, seat) is not None for seat in range(3)]

    assert log_told == [
        seat == active and log.match.view(None)["phase"] != "cleanup" for seat in range(3)
    ]
    assert told(log, None) is None
