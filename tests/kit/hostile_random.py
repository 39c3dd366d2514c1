"""Random bodies that keep a server busy: any JSON, any pack or record, any line."""

from __future__ import annotations

import json
from typing import Final

from tests.kit.hostile_bodies import DICE, NURSE, Hostile, laying
from tests.kit.mangling import mangled
from tests.kit.serving_cost import LARGE, Costs, Route, Sending
from wardround.core.luck import Rng

DEEPEST: Final = 12
LEAVES: Final = (
    "0",
    "-1",
    "1e308",
    "9" * 400,
    "true",
    "null",
    '""',
    '"x"',
    '"\\u202e"',
    "[]",
    "{}",
)
PACKS: Final = {"pack": DICE, "nurse-pack": NURSE}


def random_sending(costs: Costs, rng: Rng) -> Sending:
    """Return a body for one of the routes."""
    kind = rng.below(3)
    if kind == 0:
        parser = list(PACKS)[rng.below(len(PACKS))]
        text = repeated(mangled(parser, rng), rng)
        return uploaded(f"a mangled {parser}", laying(PACKS[parser], packs={"mine.toml": text}))
    if kind == 1:
        text = repeated(mangled("record", rng), rng)
        body = laying(DICE, record=text) if rng.below(2) else json.dumps({"record": text}).encode()
        return uploaded("a mangled record", body, verify=b'"seats"' not in body[:200])
    routes = costs.routes()
    route = routes[rng.below(len(routes))]
    room = route.most // (1 + rng.below(8))
    fields = route.fields or ("id",)
    pairs = [f"{json.dumps(name)}:{value(rng, room // len(fields), DEEPEST)}" for name in fields]
    return Sending(route, Hostile("any JSON", f"{{{','.join(pairs)}}}".encode()[: route.most]))


def uploaded(name: str, body: bytes, *, verify: bool = False) -> Sending:
    """Return an upload on its way to where it is read."""
    return Sending(Route("POST", LARGE[verify], ()), Hostile(name, body))


def repeated(text: str, rng: Rng) -> str:
    """Return a text with a piece of it again and again, perhaps."""
    if rng.below(2) or not text:
        return text
    at = rng.below(len(text))
    piece = text[at : at + 1 + rng.below(40)]
    return (text[:at] + piece * rng.below(1 + 30_000 // len(piece)) + text[at:])[:400_000]


def value(rng: Rng, room: int, depth: int) -> str:
    """Return any JSON of about a length."""
    if room < 8 or depth == 0:
        return LEAVES[rng.below(len(LEAVES))]
    kind = rng.below(5)
    if kind == 0:
        return json.dumps("x\u00e9"[rng.below(2)] * rng.below(room))
    count = 1 + rng.below(3) if kind < 3 else 1 + room // 12
    inside = [value(rng, room // count - 6, depth - 1) for _ in range(min(count, room // 4))]
    if kind % 2:
        return f"[{','.join(inside)}]"
    return "{" + ",".join(f'"{number:x}":{one}' for number, one in enumerate(inside)) + "}"
