"""DH-10: optional rules, each by itself and together."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kit.build import (
    GAME,
    act,
    activation,
    choices,
    decide,
    dice_in_play,
    new,
    patients,
    plain,
    started,
    why,
)
from tests.kit.rounds import (
    asking,
    at,
    at_random,
    event,
    hospital,
    intake,
    jump,
    names,
    over,
    wave_through,
    with_event,
)
from tests.kit.rules import rule
from wardround.core.errors import BadOption
from wardround.core.luck import Rng
from wardround.dicehospital import steps
from wardround.tables.game.clocks import make_clock

CLEAR = "R2 R2 R2 Y3 Y3 Y3 G4 G4 G4"
HARD = ("opening-crisis", "nationwide-epidemic", "resistant-superbug", "final-round-collections")


# --- DH-10.1 events ----------------------------------------------------------------------------


@rule("DH-10.1")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_an_event_is_revealed_in_every_round_but_the_first(seats: int) -> None:
    """From round 2, one before each intake, seven different ones in a game."""
    table = new(seats, events=True)

    told = wave_through(table, over)

    moments = [one for one in told if one["event"] in ("round-began", "event-revealed")]
    assert names(moments) == ["round-began"] + ["round-began", "event-revealed"] * 7
    assert len({one["card"] for one in moments if "card" in one}) == 7


@rule("DH-10.1")
def test_the_event_comes_before_the_dice_are_drawn() -> None:
    """Round, event, and only then the intake."""
    table = new(2, events=True)
    wave_through(table, lambda now: now.round == 2)

    assert table.chance == steps.LUCK_EVENT
    assert all(GAME.possible(table, (card,)) for card in range(15))
    decide(table, event(table, "hospital-superbug"))
    assert (table.chance, GAME.view(table, 0)["event"]) == (steps.LUCK_INTAKE, "hospital-superbug")


@rule("DH-10.1")
def test_without_the_option_there_are_no_events() -> None:
    """A plain game never turns one over."""
    assert "event-revealed" not in names(wave_through(new(2), over))


# --- DH-10.2 to DH-10.4 hard modes -------------------------------------------------------------


@rule("DH-10.2")
def test_an_opening_crisis_starts_with_five_patients() -> None:
    """They are set to 3, 3, 4, 5 and 5 in any colours; only setup changes."""
    table = new(2, first_player=0, opening_crisis=True)
    wave_through(table, asking(steps.LUCK_STARTING_DICE))
    too_few = GAME.possible(table, (0, 1, 2))
    decide(table, 0, 0, 1, 2, 2)
    decide(table, 1, 1, 1, 1, 1)

    offered = choices(table)
    act(table, "set G3", "set R3", "set Y4", "set R5")

    assert not too_few
    assert offered == ["set R3", "set Y3", "set G3"]
    assert [patients(table, seat) for seat in (0, 1)] == ["R3 R5 Y4 G3 G5", "Y3 Y3 Y4 Y5 Y5"]
    wave_through(table, at(steps.ADMIT, steps.IMPROVE))
    assert [len(one.wards) for one in table.hospitals] == [8, 8]


@rule("DH-10.3")
def test_a_resistant_superbug_makes_neglect_two_steps() -> None:
    """Every untreated patient loses two; the treated lose nothing."""
    table = activation(hospital("R6 Y3 G2 G4*"), resistant_superbug=True)

    act(table, "done")

    assert (patients(table), table.hospitals[0].fatalities) == ("R4 Y1 G4", 1)


@rule("DH-10.4")
def test_a_nationwide_epidemic_brings_a_fourth_patient_to_each_player() -> None:
    """Drawn on taking an ambulance and rolled like the others: one die, never a 1 or a 6."""
    table = intake(CLEAR, nationwide_epidemic=True)

    act(table, "take ambulance 3")
    possible = [word for word in ("R1", "R2", "Y3", "G5", "G6", "R2 R3") if GAME.possible(
        table, plain(word)
    )]  # fmt: skip
    decide(table, *plain("R5"))
    act(table, "take ambulance 2", seat=1)
    decide(table, *plain("G2"))

    assert possible == ["R2", "Y3", "G5"]
    assert [patients(table, seat) for seat in (0, 1)] == ["R5 G4 G4 G4", "Y3 Y3 Y3 G2"]


@rule("DH-10.4")
def test_in_a_solo_epidemic_the_extra_die_comes_after_keeping_three() -> None:
    """It is drawn after the choice, and neither its pips nor its colour can guide it."""
    table = intake("", seats=1, nationwide_epidemic=True)
    decide(table, *plain("R2 Y3 G3 G5"))

    act(table, "leave G5")
    luck = GAME.luck(table)
    decide(table, *plain("R5"))

    assert luck is not None
    assert luck["kind"] == "extra-dice"
    assert patients(table) == "R2 R5 Y3 G3"
    assert table.hospitals[0].bags == 1


# --- DH-10.6 timed play ------------------------------------------------------------------------


@rule("DH-10.6")
def test_the_time_limit_is_60_seconds_and_5_more_each_round() -> None:
    """The numbers of the prototype, for a table that keeps a clock."""
    clock = make_clock("activation", timed=GAME.traits.timed)
    limits = [
        clock.allowed({"phase": "activation", "round": round}, GAME.traits) for round in range(1, 9)
    ]

    assert limits == [60, 65, 70, 75, 80, 85, 90, 95]


@rule("DH-10.6")
@pytest.mark.parametrize("settings", [{}, {"edition": "prototype"}, {"linear": True}])
def test_a_table_with_a_clock_can_end_an_activation_at_any_moment(settings: dict[str, Any]) -> None:
    """Done is offered whenever no effect is open, in every activation of a random game."""
    table = new(3, **settings)
    missing = 0

    for _ in at_random(table, 8):
        for seat in table.waiting if table.step == steps.ACTIVATE else []:
            free = table.hospitals[seat].placement is None
            missing += free != ("done" in choices(table, seat))

    assert missing == 0


@rule("DH-10.6")
def test_meeples_not_placed_are_wasted() -> None:
    """Whoever is done with two meeples left has three nurses next round, not five."""
    table = activation(hospital("R3", staff="nurse nurse nurse"))
    act(table, "place nurse imaging", "treat R3", "done")

    wave_through(table, at(steps.ACTIVATE))

    assert (table.round, table.hospitals[0].idle) == (2, [0, 0, 0])


# --- DH-10.7 linear activation -----------------------------------------------------------------


@rule("DH-10.7")
@pytest.mark.parametrize(("linear", "order"), [(False, [[0, 1, 2]]), (True, [[2], [0], [1]])])
def test_linear_activation_goes_by_ambulance(linear: bool, order: list[list[int]]) -> None:
    """One at a time, the lowest ambulance first, instead of all at once."""
    table = started(3, linear=linear)
    for seat, number in enumerate((2, 4, 1)):
        table.hospitals[seat].ambulance = number
    jump(table, steps.ACTIVATE)
    asked = []

    while table.step == steps.ACTIVATE:
        asked.append(GAME.actors(table))
        for seat in asked[-1]:
            act(table, "done", seat=seat)

    assert asked == order


@rule("DH-10.7")
def test_in_linear_activation_the_others_wait() -> None:
    """Until a player is done, nobody else may place a meeple; patients wait for all."""
    table = started(2, linear=True)
    jump(table, steps.ACTIVATE)

    assert why(table, "done", 1) == ("not-your-turn", "DH-5.1")
    assert names(act(table, "done")) == ["activation-ended"]
    assert GAME.actors(table) == [1]


# --- DH-10.8 together --------------------------------------------------------------------------


@rule("DH-10.8")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("edition", ["final", "french", "italian", "prototype"])
def test_all_options_of_an_edition_go_together(edition: str, seats: int) -> None:
    """Everything at once is played to the end, dice intact, by any number of players."""
    settings: dict[str, Any] = {"edition": edition, "experimental": True, "linear": True}
    settings["no_administrators"] = True
    if edition == "prototype":
        settings["prototype_extras"] = True
    else:
        on = ["events", "opening_crisis", "nationwide_epidemic", "resistant_superbug"]
        settings |= dict.fromkeys(on, True)
        settings["promos"] = edition != "french"
        settings["final_round_collections"] = seats > 1
    if seats == 1:
        settings["double_fatality_penalty"] = settings["double_report_penalty"] = True
    table = new(seats, **settings)

    counted = {tuple(dice_in_play(table)) for _ in at_random(table, seats)}

    assert table.step == steps.END
    assert len(counted) == 1


@rule("DH-10.8")
def test_extra_dice_add_up() -> None:
    """An epidemic and a winter crisis bring two extra dice to each player, drawn together."""
    table = with_event("winter-crisis", "R6", "Y6", nationwide_epidemic=True)
    decide(table, *plain(CLEAR))

    act(table, "take ambulance 2")
    one_only = GAME.possible(table, plain("R5"))
    decide(table, *plain("R5 Y2"))

    assert not one_only
    assert GAME.view(table, 0)["hospitals"][0]["arrivals"] == ["Y3", "Y3", "Y3", "R5", "Y2"]


@rule("DH-10.8", "DH-3.8")
@pytest.mark.parametrize("colour", [0, 1, 2])
def test_extra_dice_that_the_bag_can_only_give_in_part(colour: int) -> None:
    """Of two owed with one die in the bag, one comes at once and one after the last load left."""
    table = with_event("winter-crisis", "R6", "Y6", nationwide_epidemic=True)
    decide(table, *plain(CLEAR))
    table.bag = [int(colour == one) for one in range(3)]

    act(table, "take ambulance 2")
    decide(table, *plain(f"{'RYG'[colour]}5"))
    act(table, "take ambulance 3", seat=1)
    late = []
    while table.chance == steps.LUCK_EXTRA_DICE:
        late.append((int(table.chance_seat), len(GAME.sample(table, Rng(1)))))
        decide(table, *plain("R4 R4"[: 3 * late[-1][1] - 1]))

    assert late == [(0, 1), (1, 2)]
    assert [len(one.wards) for one in table.hospitals] == [6, 6]
    assert patients(table, 1) == "R4 R4 Y6 G4 G4 G4"


@rule("DH-10.8")
def test_extra_steps_of_neglect_add_up() -> None:
    """A resistant superbug and a hospital superbug make three steps."""
    table = activation(hospital("R6 Y4 G3"), resistant_superbug=True)
    table.event = event(table, "hospital-superbug")

    act(table, "done")

    assert (patients(table), table.hospitals[0].fatalities) == ("R3 Y1", 1)


@rule("DH-10.8")
@pytest.mark.parametrize(
    ("edition", "option"),
    [
        *(("prototype", option) for option in (*HARD, "events", "promos")),
        ("french", "promos"),
        *((edition, "prototype-extras") for edition in ("final", "french", "italian")),
    ],
)
def test_options_of_another_edition_are_refused(edition: str, option: str) -> None:
    """The refusal names the option and the edition (DH-17.8)."""
    switch: dict[str, Any] = {option: True}

    with pytest.raises(BadOption) as refused:
        new(2, edition=edition, **switch)

    assert (refused.value.code, refused.value.facts) == (
        "option-not-in-edition",
        {"option": option, "edition": edition},
    )


@rule("DH-10.8")
@pytest.mark.parametrize(
    ("seats", "option", "code"),
    [
        (1, "final-round-collections", "option-not-solo"),
        *((seats, "double-fatality-penalty", "option-only-solo") for seats in (2, 3, 4)),
        *((seats, "double-report-penalty", "option-only-solo") for seats in (2, 3, 4)),
    ],
)
def test_options_for_another_number_of_players_are_refused(
    seats: int, option: str, code: str
) -> None:
    """Collections need others to pass to; the two penalties belong to the solo game."""
    switch: dict[str, Any] = {option: True}

    with pytest.raises(BadOption) as refused:
        new(seats, **switch)

    assert (refused.value.code, refused.value.facts) == (code, {"option": option})


@rule("DH-10.8")
def test_an_unknown_option_or_value_is_refused() -> None:
    """A misspelt option or a switch that is neither on nor off is no game."""
    with pytest.raises(BadOption) as unknown:
        new(2, epidemic=True)
    with pytest.raises(BadOption) as neither:
        new(2, events="sometimes")

    assert (unknown.value.code, neither.value.code) == ("unknown-option", "bad-option-value")


# --- DH-10.9 how events resolve ----------------------------------------------------------------


@rule("DH-10.9")
def test_a_one_off_event_is_decided_by_all_together_at_the_reveal() -> None:
    """Everybody with a patient is asked at once, may answer in any order, before the intake."""
    table = with_event("patient-transfer", "R3", "Y4", "", "G5")

    together = GAME.actors(table)
    act(table, "return G5", seat=3)
    act(table, "skip")
    left = GAME.actors(table)
    act(table, "return Y4", seat=1)

    assert (together, left) == ([0, 1, 3], [1])
    assert [patients(table, seat) for seat in range(4)] == ["R3", "", "", ""]
    assert table.chance == steps.LUCK_INTAKE


@rule("DH-10.9")
@pytest.mark.parametrize(
    ("card", "line", "after"),
    [("miracle-recovery", "raise R3", "R4"), ("sudden-relapse", "lower R3", "R2")],
)
def test_events_never_treat_a_patient(card: str, line: str, after: str) -> None:
    """The patient stays untreated, and is neglected unless a meeple comes."""
    table = with_event(card, "R3 Y3", "G1")

    act(table, line)

    assert patients(table).split()[0] == after


@rule("DH-10.9")
def test_an_ongoing_event_lasts_to_the_end_of_the_game_in_round_eight() -> None:
    """A grant revealed in round 8 is paid, though no Phase 6 follows."""
    table = activation(hospital("R6 R6 Y3*", bags=2), hospital("Y3*"), round=8)
    table.event = event(table, "research-grant-red")
    act(table, "transfuse R6", "transfuse R6", "done")

    act(table, "done", seat=1)
    result = GAME.outcome(table)

    assert result is not None
    assert result.scores == (5, 0)
