"""Settings and what they may be; options that cannot go together."""

from __future__ import annotations

import pytest

from tests.kit.rules import rule
from tests.kit.user_packs import HEADER
from wardround.core.errors import BadOption, BadPack
from wardround.dicehospital.options import (
    NAMES,
    SWITCHES,
    DiceHospitalOptions,
    check_seats,
    from_settings,
    reduce,
)
from wardround.dicehospital.pack_files import EDITIONS, Choice
from wardround.dicehospital.reading import read_content


def options(settings: dict[str, object] | None = None, **packs: str) -> DiceHospitalOptions:
    """Return the options of settings, and of packs by name."""
    return from_settings(settings or {}, packs)


def refusal(settings: dict[str, object], seats: int = 2, **packs: str) -> tuple[str, object]:
    """Return the code and the facts that settings are refused with."""
    with pytest.raises(BadOption) as caught:
        check_seats(options(settings, **packs), seats)
    return caught.value.code, caught.value.facts


# --- what is asked for -------------------------------------------------------------------------


def test_without_settings_the_final_edition_is_played_with_administrators() -> None:
    plain = options()

    assert plain.edition == "final"
    assert plain.administrators
    assert plain.first == -1
    assert plain.switches() == []
    assert plain.settings() == {}
    assert plain.user_packs == {}
    assert plain.content is read_content("final")
    assert plain.pack_digest() == plain.content.digest


@pytest.mark.parametrize("name", SWITCHES)
def test_every_switch_turns_on_its_own_option(name: str) -> None:
    edition = "prototype" if name == "prototype-extras" else "final"
    on = options({name: True, "edition": edition})
    off = options({name: False, "edition": edition})
    field = name.replace("-", "_")

    assert on.switches() == [name]
    assert off.switches() == []
    if name == "no-administrators":
        assert (on.administrators, off.administrators) == (False, True)
    else:
        assert (bool(getattr(on, field)), bool(getattr(off, field))) == (True, False)


@rule("DH-16.3")
@pytest.mark.parametrize("value", ["consultant", "admissions-nurse", " Consultant "])
def test_one_promo_can_be_played_with_alone(value: str) -> None:
    """Its header says which, and with it the same options can be made again."""
    chosen = options({"promos": value})

    assert chosen.settings() == {"promos": value.strip().lower()}
    assert options({**chosen.settings()}).pack_digest() == chosen.pack_digest()
    kind, made_of = reduce(chosen)
    assert kind(*made_of).settings() == chosen.settings()


@pytest.mark.parametrize("value", ["registrar", "perhaps", 1, 2.5])
def test_promos_that_there_are_not_are_refused(value: object) -> None:
    assert refusal({"promos": value}) == (
        "bad-option-value",
        {
            "option": "promos",
            "value": str(value),
            "allowed": "true, false, consultant, admissions-nurse",
        },
    )


@pytest.mark.parametrize("value", [True, None, "", "true", "on", "yes", "YES", " On "])
def test_many_words_mean_yes(value: object) -> None:
    assert options({"events": value}).events


@pytest.mark.parametrize("value", [False, "false", "off", "no", "No"])
def test_many_words_mean_no(value: object) -> None:
    assert not options({"events": value}).events


@pytest.mark.parametrize(("value", "seat"), [(0, 0), (3, 3), ("2", 2), (-1, -1), ("-1", -1)])
def test_the_table_can_name_the_first_player(value: object, seat: int) -> None:
    assert options({"first-player": value}).first == seat


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_edition_and_its_additions_choose_the_content(edition: str) -> None:
    chosen = options({"edition": edition, "experimental": True})

    assert chosen.content is read_content(edition, experimental=True)
    assert chosen.choice().key() == Choice(edition, experimental=True).key()


def test_promos_and_extras_choose_the_content() -> None:
    extras = options({"edition": "prototype", "prototype-extras": True})

    assert options({"promos": True}).content is read_content("final", promos=True)
    assert extras.content is read_content("prototype", prototype_extras=True)


def test_settings_tell_what_differs_and_give_the_same_options_again() -> None:
    asked: dict[str, object] = {
        "first-player": "2",
        "linear": "on",
        "no-administrators": None,
        "events": "false",
        "edition": "italian",
        "experimental": True,
    }
    told = options(asked).settings()

    assert told == {
        "edition": "italian",
        "experimental": True,
        "linear": True,
        "no-administrators": True,
        "first-player": 2,
    }
    assert list(told) == [name for name in NAMES if name in told]
    assert options({**told}).settings() == told


# --- packs -------------------------------------------------------------------------------------

ROUNDS = HEADER + "[house]\nrounds = 3\n"


def test_a_pack_is_played_with() -> None:
    mine = options({}, mine=ROUNDS)

    assert mine.content.house.rounds == 3
    assert mine.user_packs == {"mine": ROUNDS}
    assert mine.pack_digest() != options().pack_digest()
    assert mine.settings() == {}


def test_a_pack_selects_the_edition_it_is_made_for() -> None:
    mine = options({}, mine=HEADER + 'base = "prototype"\n')

    assert mine.edition == "prototype"
    assert mine.settings() == {"edition": "prototype"}


def test_a_pack_for_another_edition_than_the_one_named_is_refused() -> None:
    with pytest.raises(BadPack) as caught:
        options({"edition": "final"}, mine=HEADER + 'base = "prototype"\n')

    assert caught.value.code == "pack-other-edition"
    assert caught.value.facts == {
        "file": "mine",
        "entry": "pack",
        "field": "base",
        "found": "prototype",
        "edition": "final",
    }


def test_two_packs_for_different_editions_are_refused() -> None:
    with pytest.raises(BadPack) as caught:
        options({}, a=HEADER + 'base = "italian"\n', b=HEADER + 'base = "final"\n')

    assert (caught.value.facts["file"], caught.value.facts["edition"]) == ("b", "italian")


@pytest.mark.parametrize(
    ("name", "kind"), [("events", "event"), ("final-round-collections", "ambulance-back")]
)
def test_an_option_whose_cards_a_pack_took_away_is_refused(name: str, kind: str) -> None:
    told = refusal({name: True}, mine=HEADER + f'without = ["{kind}"]\n')

    assert told == ("option-not-in-edition", {"option": name, "edition": "final"})


# --- refusals ----------------------------------------------------------------------------------


def test_an_unknown_option_is_refused() -> None:
    allowed = (
        "edition, events, experimental, promos, opening-crisis, nationwide-epidemic, "
        "resistant-superbug, final-round-collections, linear, no-administrators, "
        "double-fatality-penalty, double-report-penalty, prototype-extras, first-player"
    )

    assert refusal({"evnets": True}) == ("unknown-option", {"option": "evnets", "allowed": allowed})


@pytest.mark.parametrize("edition", ["german", "", None, 3, True])
def test_an_unknown_edition_is_refused(edition: object) -> None:
    assert refusal({"edition": edition}) == (
        "unknown-edition",
        {"edition": str(edition), "allowed": "final, french, italian, prototype"},
    )


@pytest.mark.parametrize("value", ["perhaps", 1, 0, 2.5, [True]])
def test_a_switch_is_on_or_off(value: object) -> None:
    assert refusal({"linear": value}) == (
        "bad-option-value",
        {"option": "linear", "value": str(value), "allowed": "true, false"},
    )


@pytest.mark.parametrize("value", ["4", 4, -2, "first", None, True, "", 1.0, "--1", "²"])
def test_the_first_player_is_a_seat(value: object) -> None:
    assert refusal({"first-player": value}) == (
        "bad-option-value",
        {"option": "first-player", "value": str(value), "allowed": "-1..3"},
    )


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_the_first_player_is_at_the_table(seats: int) -> None:
    """People count seats from 1, and so does the refusal."""
    assert refusal({"first-player": seats}, seats) == (
        "first-player-not-there",
        {"player": seats + 1, "seats": seats},
    )


ANYWHERE = {"experimental", "linear", "no-administrators"}
ANYWHERE |= {"double-fatality-penalty", "double-report-penalty"}
HARD = {"opening-crisis", "nationwide-epidemic", "resistant-superbug", "final-round-collections"}
IN_EDITION = {
    "final": ANYWHERE | HARD | {"events", "promos"},
    "french": ANYWHERE | HARD | {"events"},
    "italian": ANYWHERE | HARD | {"events", "promos"},
    "prototype": ANYWHERE | {"prototype-extras"},
}


@rule("DH-17.8", "DH-10.8")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("name", SWITCHES)
def test_options_go_with_their_editions_only(name: str, edition: str) -> None:
    asked: dict[str, object] = {"edition": edition, name: True}
    if name in IN_EDITION[edition]:
        assert options(asked).switches() == [name]
    else:
        told = refusal(asked)
        assert told == ("option-not-in-edition", {"option": name, "edition": edition})
    assert options({**asked, name: False}).switches() == []


@rule("DH-10.8")
def test_everything_of_an_edition_combines() -> None:
    for edition, names in IN_EDITION.items():
        chosen = options({"edition": edition, **dict.fromkeys(names, True)})

        assert set(chosen.switches()) == names


@pytest.mark.parametrize("count", [-1, 0, 5])
def test_one_to_four_can_play(count: int) -> None:
    assert refusal({}, count) == ("bad-seat-count", {"count": count, "low": 1, "high": 4})


@rule("DH-10.8")
def test_final_round_collections_are_not_for_the_solo_game() -> None:
    name = "final-round-collections"

    assert refusal({name: True}, 1) == ("option-not-solo", {"option": name})
    for seats in (2, 3, 4):
        check_seats(options({name: True}), seats)


@pytest.mark.parametrize("name", ["double-fatality-penalty", "double-report-penalty"])
def test_the_two_penalties_are_for_the_solo_game_only(name: str) -> None:
    for seats in (2, 3, 4):
        assert refusal({name: True}, seats) == ("option-only-solo", {"option": name})
    check_seats(options({name: True}), 1)


@rule("DH-10.8")
def test_all_other_options_are_for_any_number_of_players() -> None:
    names = ["events", "experimental", "promos", "opening-crisis", "nationwide-epidemic"]
    names += ["resistant-superbug", "linear", "no-administrators"]
    for seats in (1, 2, 3, 4):
        check_seats(options(dict.fromkeys(names, True)), seats)
