"""Effects: from the tables of a pack to the records that the rules read.

The layout has checked names, types and bounds of single fields; this module checks how they fit
together.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from wardround.core.pack_schema import Place, span
from wardround.core.pack_text import Table, allowed, found
from wardround.dicehospital import content
from wardround.dicehospital.content import ANY, COLOURS, Effect, EventCard, Part
from wardround.dicehospital.pack_layout import FEWER, PATTERNS, VERBS, WHO

_COSTS: Final = ("fatalities", "bags", "points")
_BESIDE: Final = ("fatalities", "bags", "points", "admissions")
"""Fields that are no part of an effect's aim."""


def read_effects(place: Place, table: Table, beds: int) -> list[Effect]:
    """Return the effect, or the effects to choose from, that a table describes.

    `beds` is how many dice a hospital can have.
    """
    if "either" not in table:
        return [_effect(place, table, beds)]
    for field in table:
        if field != "either":
            raise place.of(field).not_with("either")
    choices = place.of("either")
    for i, one in enumerate(table["either"]):
        if one.get("admissions", False):
            raise choices.item(i + 1).of("admissions").not_with("either")
    return [_effect(choices.item(i + 1), one, beds) for i, one in enumerate(table["either"])]


def _effect(place: Place, table: Table, beds: int) -> Effect:
    """Return one effect: its parts, costs and gains."""
    admissions: bool = table.get("admissions", False)
    effect = Effect(
        _parts(place, table),
        table.get("fatalities", 0),
        table.get("bags", 0),
        table.get("points", 0),
        admissions,
    )
    paid = effect.fatalities + effect.bags + effect.points > 0
    if not (effect.parts or paid or admissions):
        raise place.lacks_one(allowed((*VERBS, *_COSTS)))
    if admissions and (effect.parts or paid):
        other = next(field for field in table if field != "admissions")
        raise place.of("admissions").not_with(other)
    total = sum([part.count for part in effect.parts])
    if total > beds:
        where = place.of("count") if len(effect.parts) == 1 else place.of("all")
        raise where.impossible(total, span(1, beds))
    return effect


def _parts(place: Place, table: Table) -> list[Part]:
    """Return the parts of an effect: several, one, or none beside costs and gains."""
    fields = [field for field in table if field not in _BESIDE]
    if "all" in table:
        for field in fields:
            if field != "all":
                raise place.of(field).not_with("all")
        every = place.of("all")
        for i, one in enumerate(table["all"]):
            _check_together(every.item(i + 1), one)
        return [_part(every.item(i + 1), one) for i, one in enumerate(table["all"])]
    return [_part(place, table)] if fields else []


def _check_together(place: Place, table: Table) -> None:
    """Refuse what a part among several can't have: it would depend on what the others take."""
    for field, usual in (("pattern", "freely"), ("fewer", "never"), ("same-value", False)):
        if table.get(field, usual) != usual:
            raise place.of(field).not_with("all")
    if table.get("who") == "healed":
        raise place.of("who").impossible("healed", "everyone, different")


def _part(place: Place, table: Table) -> Part:
    """Return one part, with everything that the table leaves out at its usual value."""
    verbs = [verb for verb in VERBS if table.get(verb, False)]
    if not verbs:
        raise place.lacks_verb(table, VERBS)
    if len(verbs) > 1:
        raise place.only_one(verbs, allowed(VERBS))
    part = Part(
        VERBS.index(verbs[0]),
        table.get("heal", 0),
        table.get("count", 1),
        COLOURS.index(table["colour"]) if "colour" in table else ANY,
        tuple(sorted(table.get("values", range(1, 7)))),
        PATTERNS.index(table.get("pattern", "freely")),
        FEWER.index(table.get("fewer", "never")),
        WHO.index(table.get("who", "everyone")),
        table.get("same-value", False),
        table.get("lasts", "phase") == "round",
    )
    if "lasts" in table and part.does != content.RECOLOUR:
        raise place.of("lasts").only_with("recolour")
    _check_pattern(place, part)
    _check_aim(place, part)
    return part


def _check_aim(place: Place, part: Part) -> None:
    """Refuse aims that the rules have no answer to."""
    if part.same_value and part.count > 1:
        raise place.of("count").not_with("same-value")
    if part.same_value and part.who != content.DIFFERENT:
        raise place.of("same-value").only_with('who = "different"')
    # No card of the books asks for a colour in order to lower a die or to change that colour.
    helps = part.does != content.RECOLOUR and part.steps >= 0
    if part.colour != ANY and not helps:
        raise place.of("colour").only_with("heal > 0, reroll, flip")


def _check_pattern(place: Place, part: Part) -> None:
    """Refuse a pattern that the number of dice or their values can't make."""
    if part.pattern == content.FREELY:
        return
    if part.fewer != content.NEVER:
        raise place.of("fewer").not_with(f'pattern = "{PATTERNS[part.pattern]}"')
    most = 12 if part.pattern == content.EQUAL else _longest_run(part.values)
    if most < 2:
        raise place.of("values").refusal("pack-no-run", found=found(list(part.values)))
    if not 2 <= part.count <= most:
        raise place.of("count").impossible(part.count, span(2, most))


def _longest_run(values: tuple[int, ...]) -> int:
    """Return how many of the values, which are sorted, follow each other without a gap."""
    longest = length = 1
    for before, value in pairwise(values):
        length = length + 1 if value == before + 1 else 1
        longest = max(longest, length)
    return longest


def counts(table: Table) -> tuple[int, int, int]:
    """Return how many red, yellow and green dice a table asks for."""
    return table.get("red", 0), table.get("yellow", 0), table.get("green", 0)


def check_needs(place: Place, needs: tuple[int, int, int]) -> None:
    """Refuse needs without a die."""
    if sum(needs) == 0:
        raise place.refusal("pack-needs-nothing")


def fill_event(place: Place, event: EventCard, table: Table) -> None:
    """Put what the table of an event says into its card."""
    event.bags = table.get("bags", 0)
    event.may_return = table.get("may-return", False)
    event.may_raise = table.get("may-raise", False)
    event.must_lower = table.get("must-lower", False)
    event.nurses = table.get("nurses", 0)
    event.extra_dice = table.get("extra-dice", 0)
    event.neglect = table.get("neglect", 0)
    event.volunteers = table.get("volunteers", 0)
    event.bags_frozen = table.get("bags-frozen", False)
    event.improvements_wait = table.get("improvements-wait", False)
    event.clean_points = table.get("clean-points", 0)
    event.dirty_from = table.get("dirty-from", 0)
    event.dirty_points = table.get("dirty-points", 0)
    event.grant_points = table.get("grant-points", 0)
    event.grant_needs = counts(table.get("grant-needs", {}))
    if not any(table.values()):
        raise place.missing()
    for one, other in (("dirty-from", "dirty-points"), ("grant-points", "grant-needs")):
        if (one in table) != (other in table):
            raise place.of(other if one in table else one).missing()
    if "grant-needs" in table:
        check_needs(place.of("grant-needs"), event.grant_needs)
