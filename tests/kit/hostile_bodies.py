"""Bodies that keep a server busy: as long and as odd as possible."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

from tests.kit.tables import random_record
from wardround import catalog
from wardround.core import limits
from wardround.core.luck import Rng
from wardround.core.record_text import digest_of, write

DICE: Final = "dice-hospital"
NURSE: Final = "dynamite-nurse"
SEATS: Final = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
"""A game that does not begin, so that no bot is asked meanwhile."""
BOX_OF_ACTIONS: Final = 132
"""Action cards in the box of Dynamite Nurse."""
HEADS: Final = {
    game: f'[pack]\ngame = "{game}"\nname = "mine"\nformat = 1\n' for game in (DICE, NURSE)
}
DEEP: Final = 30_000


class Hostile(NamedTuple):
    """A body, and what it is."""

    name: str
    body: bytes


def filled(unit: str, most: int) -> str:
    """Return a text again and again, until no more of it fits."""
    return unit * (most // len(unit.encode()))


def listed(item: str, most: int) -> str:
    """Return a list of equal things as JSON."""
    return f"[{filled(f'{item},', most - len(item) - 2)}{item}]"


# --- for every route -------------------------------------------------------------------------


def junk(most: int) -> Iterator[Hostile]:
    """Give JSON that fits nowhere, and what is none."""
    half = min(most // 2 - 8, DEEP)
    yield Hostile("deep lists", b"[" * half + b"]" * half)
    yield Hostile("deep objects", b'{"a":' * (half // 3) + b"1" + b"}" * (half // 3))
    yield Hostile("open lists", b"[" * most)
    yield Hostile("a number", b"9" * most)
    yield Hostile("numbers", listed("9" * 4000, most).encode())
    yield Hostile("a text", b'"' + b"x" * (most - 2) + b'"')
    yield Hostile("escapes", b'"' + filled("\\u0000", most - 2).encode() + b'"')
    yield Hostile("objects", listed("{}", most).encode())
    yield Hostile("no JSON", b"\xff" * most)


def in_every_field(fields: Sequence[str], most: int) -> Iterator[Hostile]:
    """Give objects with all fields of a body, each as long as all may be together."""
    room = (most - 64) // max(1, len(fields)) - 64
    values = {
        "numbers": listed("1", room),
        "texts": listed('"a"', room),
        "objects": listed("{}", room),
        "keys": "{" + ",".join(f'"{key:x}":1' for key in range(room // 9)) + "}",
        "nested": listed("[[1]]", room),
        "a text": json.dumps("x" * (room - 8)),
        "a number": "9" * min(room, 4_000),
    }
    for name, value in values.items():
        pairs = ",".join(f"{json.dumps(field)}:{value}" for field in fields)
        yield Hostile(f"every field: {name}", f"{{{pairs}}}".encode()[:most])


# --- packs -----------------------------------------------------------------------------------


def packs() -> Iterator[tuple[str, str, str]]:
    """Give packs by name, for a game, that are as long as packs may be or longer."""
    for most, step in ((limits.MOST_PACK_BYTES - 200, 1), (400_000, 6)):
        for game, name, text in list(long_packs(most))[::step]:
            yield f"{name}, {most}", game, HEADS[game] + text


def long_packs(most: int) -> Iterator[tuple[str, str, str]]:
    """Give what stands in packs of about a length."""
    different = ", ".join(f'"{number:06x}"' for number in range(most // 10))
    alike = filled('"a", ', most)
    card = '[[department]]\nid = "clinic"\n'
    for field in ("reconstructed", "effect.values", "effect.either", "effect.all"):
        yield DICE, f"{field}, different", f"{card}{field} = [{different}]\n"
        yield DICE, f"{field}, alike", f"{card}{field} = [{alike}]\n"
    for field in ("score", "solo-ranks"):
        yield DICE, field, f"[house]\n{field} = [{filled('0, ', most)}]\n"
    for field in ("effect", "provenance.effect", "title.en"):
        yield NURSE, field, f"[[action]]\nid = 'a'\n{field} = [{filled('{}, ', most)}]\n"
    yield NURSE, "penalty", f"[house]\npenalty = [{filled('0, ', most)}]\n"
    yield DICE, "unknown", f"x = [{different}]\n"
    yield DICE, "entries", "".join(f'[[event]]\nid = "{one:x}"\n' for one in range(most // 24))
    yield DICE, "removals", filled('[[event]]\nid = "a"\nremove = true\n', most)
    yield DICE, "a text", f"{card}rule = '{'x' * most}'\n"
    yield DICE, "an id", f"[[department]]\nid = '{'a-' * (most // 2)}a'\n"
    yield DICE, "a number", f"[house]\nbeds = 0x{'f' * most}\n"
    yield DICE, "deep lists", f"x = {'[' * (most // 2)}{']' * (most // 2)}\n"
    yield DICE, "deep tables", f"x = {'{a = ' * (most // 8)}1{'}' * (most // 8)}\n"
    yield DICE, "dots", filled("[" + "a." * 49 + "a]\n" + "b." * 49 + "b = 1\n", most)
    yield DICE, "one dotted name", "a" + ".a" * (most // 2) + " = 1\n"
    yield DICE, "comments", filled("#\n", most)
    yield DICE, "a name", f"[house]\n'{'é' * (most // 2)}' = 1\n"


def full_box(game: str, more: str = "") -> str:
    """Return a pack that is right and as long as can be: that is what a server has to read."""
    most = limits.MOST_PACK_BYTES - len(more.encode()) - 200
    text, number = HEADS[game], 0
    while len(text) < most - 300:
        number += 1
        text += full_card(game, number)
    if game == NURSE:
        text += f"[house]\nactions = {BOX_OF_ACTIONS + number}\n"
    return text + more


def full_card(game: str, number: int) -> str:
    """Return a card that does as much as a text can say."""
    if game == NURSE:
        clauses = "{gold=1},{tp=1},{draw=1},{flex=1},{moonlight=1}"
        return (
            f'[[action]]\nid="a{number}"\ntype="duty"\ncopies=1\ncost=1\nvp=1\n'
            f'effect=[{clauses},{{purchase=1,if="dynamite-nurse"}}]\ntitle={{en="A",fr="B",it="C"}}\n'
        )
    kind = ("department", "event", "administrator", "report")[number % 4]
    part = '{heal=1,count=2,colour="red",values=[1,2,3],fatalities=1,bags=1}'
    rest = {
        "department": f"copies=12\neffect={{either=[{part},{part}]}}\n",
        "event": "effect={bags=1,may-raise=true,nurses=1,neglect=1}\n",
        "administrator": "effect={points=1,needs={red=1,green=1},per-set=true}\n",
        "report": "needs={red=1,yellow=2,green=3}\npoints=1\n",
    }
    return f'[[{kind}]]\nid="c{number}"\n{rest[kind]}title={{en="A",fr="B",it="C"}}\n'


def laying(game: str, **more: object) -> bytes:
    """Return the body that asks for a table."""
    return json.dumps({"game": game, "seats": SEATS, **more}).encode()


# --- records ---------------------------------------------------------------------------------


def sealed(header: object, lines: Sequence[str], **end: object) -> str:
    """Return a record of some lines whose seal is good."""
    body = "".join(f"{line}\n" for line in (json.dumps(header), *lines))
    last = {"end": "open", "lines": len(lines) + 1, "digest": digest_of(body), **end}
    return f"{body}{json.dumps(last)}\n"


def records() -> Iterator[tuple[str, str]]:
    """Give records that are as long as bodies may be, and those that bring long packs along."""
    game = catalog.find(DICE)
    header, *lines = write(random_record(game, "hostile", 3, at_most=60)).splitlines()[:-1]
    told: dict[str, Any] = json.loads(header)
    for name, for_game, text in list(packs())[::3]:
        yield f"pack: {name}", sealed({**told, "game": for_game, "packs": {"mine": text}}, lines)
    texts = {f"{number}.toml": HEADS[DICE] for number in range(20_000)}
    yield "many packs", sealed({**told, "packs": texts}, lines)
    yield "many options", sealed({**told, "options": dict.fromkeys(texts, True)}, lines)
    yield "a long option", sealed({**told, "options": {"first-player": "9" * 400_000}}, lines)
    yield "many seats", sealed({**told, "seats": ["a"] * 100_000}, lines)
    yield "long names", sealed({**told, "seats": ["a\u202e" * 50_000] * 3}, lines)
    yield "100,000 lines", sealed(told, ["{}"] * 100_000)
    yield "many moves", sealed(told, [lines[0]] * 7_000)
    yield "much luck", sealed(told, [f'{{"luck":"x","is":{listed("1", 400_000)}}}'])
    yield "a long move", sealed(told, [*lines, json.dumps({"seat": 0, "do": "pass " * 80_000})])
    yield "deep lines", sealed(told, ["[" * 200_000 + "]" * 200_000])
    yield "newlines", "\n" * 490_000
    yield "a long seal", sealed(told, lines, outcome=[[]] * 100_000, end="over")


# --- what people type --------------------------------------------------------------------------


def lines_typed(words: Sequence[str], rng: Rng, count: int) -> Iterator[str]:
    """Give lines as long as one may type, of the words of some choices, in any order."""
    for _ in range(count):
        line = ""
        while len(line) < 200:
            line += f" {words[rng.below(len(words))]}"
        yield line[:200].strip()
