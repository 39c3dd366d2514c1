"""The text forms of Dynamite Nurse: Patients, actions, Hospitals; what is none is refused."""

from __future__ import annotations

from typing import cast

import pytest
from hypothesis import example, given
from hypothesis import settings as examples
from hypothesis import strategies as st

from tests.kit.games import played
from tests.kit.nurse import acquire, admit, give, main, started, strip
from wardround.core.errors import BadNotation
from wardround.dynamitenurse import GAME, notation, patients
from wardround.dynamitenurse.state import Table
from wardround.words import Words

TABLE = started()
TEXTS = [GAME.action_text(TABLE, action) for action in range(GAME.action_count(TABLE))]
SIDES = 2 * len(TABLE.content.patients)
NAMED = {patients.text(sided) for sided in range(2 * 99)}
"""All Patients that there could be, with their sides."""

WORDS = (
    "play", "buy", "keep", "discard", "recover", "top", "operate", "care", "pay", "admit",
    "choose", "lead", "trail", "assign", "swap", "first", "search", "send", "back", "exchange",
    "done", "skip", "admission", "second", "event", "nurses", "events", "examination",
    "white-magic", "n06", "n24", "N06", "P01", "P10!", "p01", "P41", "P00", "P1", "P001", "P٣٣",
    "wounded-3e", "wounded-3e!", "0", "1", "5", "6", "10", "11", "-1", "+1", "1_0", "²", "٣", "/",
    "-", "!",
)  # fmt: skip
"""Words that actions, Patients and Hospitals are made of, and some that they are not."""


def lines() -> st.SearchStrategy[str]:
    """Give text that is often almost an action, a Patient or a Hospital."""
    words = st.lists(st.sampled_from(WORDS), max_size=9).map(" ".join)
    return st.one_of(st.text(max_size=30), words)


# --- Patients ------------------------------------------------------------------------------------


def test_every_patient_survives_its_text_on_both_sides() -> None:
    texts = [patients.text(sided) for sided in range(SIDES)]

    assert [patients.parse(text) for text in texts] == list(range(SIDES))
    assert (texts[:3], texts[-1]) == (["P01", "P01!", "P02"], "P40!")


@given(lines())
@examples(max_examples=200)
@example("P00")
@example("P٣٣")
@example("P01!!")
@example("p01")
def test_what_is_no_patient_is_refused(text: str) -> None:
    if text not in NAMED:
        with pytest.raises(BadNotation, match="bad-patient"):
            patients.parse(text)


# --- actions -------------------------------------------------------------------------------------


@given(lines())
@examples(max_examples=400)
@example("assign +1")
@example("assign 0_1")
@example("assign ٣")
@example("assign 0")
@example("operate P01!")
@example("send back 11")
@example("send 1")
@example("exchange n06")
@example("buy second")
@example("")
def test_a_line_is_the_text_of_one_action_or_refused(line: str) -> None:
    """Spaces aside there is one way to write an action; nothing else is read as one."""
    tidy = " ".join(line.split())
    if tidy in TEXTS:
        assert GAME.action_parse(TABLE, line) == TEXTS.index(tidy)
    else:
        with pytest.raises(BadNotation, match="bad-action"):
            GAME.action_parse(TABLE, line)


@pytest.mark.parametrize(
    ("line", "record"),
    [
        ("done", {"verb": "done"}),
        ("skip", {"verb": "skip"}),
        ("skip admission", {"verb": "skip-admission"}),
        ("buy second event", {"verb": "buy-second-event"}),
        ("search nurses", {"verb": "search", "pile": "nurses"}),
        ("search events", {"verb": "search", "pile": "events"}),
        ("send back 0", {"verb": "send-back", "number": 0}),
        ("send back 6", {"verb": "send-back", "number": 6}),
        ("assign 1", {"verb": "assign", "player": 1}),
        ("swap 5", {"verb": "swap", "player": 5}),
        ("first 2", {"verb": "first", "player": 2}),
        ("operate P01", {"verb": "operate", "patient": "P01"}),
        ("care P40", {"verb": "care", "patient": "P40"}),
        ("pay P10", {"verb": "pay", "patient": "P10"}),
        ("admit P02", {"verb": "admit", "patient": "P02"}),
        ("choose P03", {"verb": "choose", "patient": "P03"}),
        ("lead P04", {"verb": "lead", "patient": "P04"}),
        ("trail P05", {"verb": "trail", "patient": "P05"}),
        ("play white-magic", {"verb": "play", "card": "white-magic"}),
        ("play n12", {"verb": "play", "card": "n12"}),
        ("buy black-magic", {"verb": "buy", "card": "black-magic"}),
        ("keep examination", {"verb": "keep", "card": "examination"}),
        ("discard n01", {"verb": "discard", "card": "n01"}),
        ("recover erase", {"verb": "recover", "card": "erase"}),
        ("top n23", {"verb": "top", "card": "n23"}),
        ("exchange n07 3", {"verb": "exchange", "card": "n07", "player": 3}),
    ],
)
def test_lines_and_records_of_each_verb(line: str, record: dict[str, object]) -> None:
    action = GAME.action_parse(TABLE, f"  {line.replace(' ', '   ')} ")

    assert GAME.action_record(TABLE, action) == record
    assert GAME.action_text(TABLE, action) == line


# --- Hospitals -----------------------------------------------------------------------------------


def test_a_hospital_reads_as_its_fields_in_order() -> None:
    table = main("white-magic n12", deck="examination")
    give(table, 0, discard="erase examination")
    admit(table, 0, "P10! P02")
    acquire(table, 0, "P05")
    table.hospitals[0].in_play = [18]

    assert notation.hospital_text(table, 0) == (
        "P02 P10! / white-magic n12 / examination / examination erase / n01 / P05 / 4 0"
    )


def test_a_hospital_with_nothing_in_it_reads_as_dashes() -> None:
    table = started()
    strip(table, 1)

    assert notation.hospital_text(table, 1) == "- / - / - / - / - / - / 6 0"


def test_a_hospital_survives_its_text_at_every_step() -> None:
    """Read back into the same game it is the same, but for what was known of the hand."""
    for play in played(GAME, 6, "text"):
        for state in play.states():
            table = cast(Table, state)
            whole = GAME.dump(table)
            for seat in range(table.seats):
                other = table.copy()
                text = notation.hospital_text(table, seat)
                notation.read_hospital(other, seat, text)
                if other.hospitals[seat].deck:
                    other.hospitals[seat].shown = table.hospitals[seat].shown

                assert notation.hospital_text(other, seat) == text
                assert GAME.dump(other) == whole, text


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("wounded-2", "P01"),
        ("wounded-2 wounded-2!", "P01 P02!"),
        ("P01 wounded-2", "P01 P02"),
        ("wounded-3e! P11", "P08! P11"),
    ],
)
def test_a_patient_can_be_named_by_its_kind(words: str, found: str) -> None:
    table = started()
    notation.read_hospital(table, 0, f"{words} / - / - / - / - / - / 6 0")

    assert notation.hospital_text(table, 0) == f"{found} / - / - / - / - / - / 6 0"


@given(lines())
@examples(max_examples=300)
@example("- / - / - / - / - / - / 6")
@example("- / - / - / - / - / - / 6 0 0")
@example("- / - / - / - / - / - / 6 0 / -")
@example("- / - / - / - / - / 6 0")
@example("- / - / - / - / - / - / ² 0")
@example("- / - / - / - / - / - / 6 " + "9" * 5000)
@example("- / - / - / - / - / - / -1 0")
@example("P01 P01 / - / - / - / - / - / 6 0")
@example("P01 / - / - / - / - / P01 / 6 0")
@example("- / - / - / - / - / P01! / 6 0")
@example("P41 / - / - / - / - / - / 6 0")
@example("P99! / - / - / - / - / - / 6 0")
@example("wounded-2 wounded-2 wounded-2 wounded-2 / - / - / - / - / - / 6 0")
@example("wounded-9 / - / - / - / - / - / 6 0")
@example("- / surgeon / - / - / - / - / 6 0")
@example("- / - - / - / - / - / - / 6 0")
@example("P10! wounded-2 / n12 examination / n01 / erase / - / P05 / 4 2")
def test_a_hospital_is_read_or_refused_and_then_left_alone(line: str) -> None:
    table = TABLE.copy()
    before = GAME.dump(table)
    if not reads(table, line):
        assert GAME.dump(table) == before
        return
    text = notation.hospital_text(table, 0)
    notation.read_hospital(table, 0, text)

    assert notation.hospital_text(table, 0) == text
    assert GAME.legal(table, 0)


def reads(table: Table, line: str) -> bool:
    """Tell whether a Hospital can be read; if not, there must be a sentence that says why."""
    try:
        notation.read_hospital(table, 0, line)
    except BadNotation as error:
        return not Words("en").has(f"error-{error.code}")
    return True


# --- events --------------------------------------------------------------------------------------


def test_events_tell_ids_and_never_numbers_of_the_engine() -> None:
    """Only counts, costs, totals, points, turns and seats are numbers."""
    numbers = {"turn", "count", "tp", "gold", "cost", "total", "in-transport"}
    seats = {"seat", "owner", "partner", "first"}
    for play in played(GAME, 8, "numbers"):
        while not play.over():
            for event in play.step():
                record = GAME.event_record(play.state, event)
                for name, value in record.items():
                    assert isinstance(value, str) or name in numbers | seats
                    assert name not in seats or -1 <= int(str(value)) < play.seats
