"""Text that is almost right: good examples for each parser, spoilt here and there."""

from __future__ import annotations

import json
import re
from functools import cache
from importlib import resources

from tests.kit.build import GAME
from tests.kit.checking import fuzzed
from tests.kit.dicehospital import CROWD_PACK, ODD_PACK
from tests.kit.parsers import FULL_BOX
from tests.kit.random_packs import random_pack
from wardround.core.luck import Rng
from wardround.core.record_text import digest_of, write
from wardround.dicehospital.options import SWITCHES

NUMBERS = ("0", "1", "2", "-1", "7", "12", "99", "1.5", "true", "2147483648", "9" * 30)
ODDITIES = ("", "²", "٣", "-", "/", "!", '"', "[", "{", "=", "\n", "\r", "\0", "\u2028", "é", "*+")
TOKEN = re.compile(r"-?\d+|[A-Za-z][A-Za-z_>-]*|\s+|.", re.DOTALL)
HOSPITALS = (
    "R3 R3 R4 Y5 G2* / nurse nurse surgeon / cardiology radiology / 1",
    "- / - / clinic! / 0",
    "R>G3* Y6 G1*+ / nurse consultant / cardiology cardiology! imaging! / 12",
)


@cache
def samples(parser: str) -> tuple[str, ...]:
    """Return texts that a parser takes."""
    if parser == "action":
        return tuple(GAME.action_text(FULL_BOX, at) for at in range(GAME.action_count(FULL_BOX)))
    if parser == "die":
        return ("R3", "G2*", "R>G3*", "G3*+")
    if parser == "hospital":
        return HOSPITALS
    if parser == "record":
        return tuple(record(f"sample/{number}", 40 + 200 * number) for number in range(4))
    if parser == "pack":
        return tuple(packs())
    if parser == "options":
        every = {
            "edition": "italian",
            "seats": 3,
            "first-player": 1,
            **dict.fromkeys(SWITCHES, True),
        }
        return tuple(json.dumps({"seats": 2, name: value}) for name, value in every.items())
    return tuple(position(f"sample/{number}", 60 * number) for number in range(6))


def record(seed: str, moves: int) -> str:
    """Return the record of a game, cut after so many moves."""
    play = fuzzed(GAME.id, seed)
    for _ in play.states(moves):
        pass
    return write(play.record())


def position(seed: str, moves: int) -> str:
    """Return a position as JSON."""
    play = fuzzed(GAME.id, seed)
    for _ in play.states(moves):
        pass
    return json.dumps(GAME.dump(play.state))


def packs() -> list[str]:
    """Return the packaged packs as if they were a user's, each by itself, and some odd ones."""
    texts = [ODD_PACK, CROWD_PACK]
    folder = resources.files("wardround.dicehospital.packs")
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if file.name.endswith(".toml"):
            text = file.read_text("utf-8")
            text = re.sub(r'kind = "\w+"', 'kind = "user"', text, count=1)
            texts.append(re.sub(r'base = "\w+"\n', "", text, count=1))
    return texts


def mangled(parser: str, rng: Rng) -> str:
    """Return a sample with a few tokens lost, doubled or replaced; or a pack of random cards."""
    if parser == "pack" and rng.below(4) == 0:
        return random_pack(str(rng.next32()))
    every = samples(parser)
    text = every[rng.below(len(every))]
    tokens = TOKEN.findall(text)
    others = TOKEN.findall(every[rng.below(len(every))])
    for _ in range(1 + rng.below(3)):
        spoil(tokens, others, rng)
    text = "".join(tokens)
    return sealed(text) if parser == "record" and rng.below(5) else text


def spoil(tokens: list[str], others: list[str], rng: Rng) -> None:
    """Spoil one place."""
    at = rng.below(len(tokens) + 1)
    here = tokens[at : at + 1] or [" "]
    length = 1 + rng.below(4)
    kind = rng.below(7)
    if kind == 0:
        del tokens[at : at + length]
    elif kind == 1:
        tokens[at:at] = tokens[at : at + length]
    elif kind == 2:
        tokens[at : at + 1] = [ODDITIES[rng.below(len(ODDITIES))]]
    elif kind == 3:
        tokens[at : at + 1] = [NUMBERS[rng.below(len(NUMBERS))]]
    elif kind == 4:
        alike = [one for one in others if one[0].isalpha() == here[0][:1].isalpha()]
        tokens[at : at + 1] = [alike[rng.below(len(alike))]] if alike else here
    elif kind == 5:
        tokens.insert(at, others[rng.below(len(others))])
    else:
        spoil_number(tokens, rng)


def spoil_number(tokens: list[str], rng: Rng) -> None:
    """Put another number in the place of one."""
    places = [at for at, token in enumerate(tokens) if token.isdecimal()]
    if places:
        tokens[places[rng.below(len(places))]] = str(rng.below(16))


def sealed(text: str) -> str:
    """Return a spoilt record with a last line that fits it, so that the rest is read at all."""
    lines = text.rstrip("\n").split("\n")
    body = "".join(f"{line}\n" for line in lines[:-1])
    try:
        end = json.loads(lines[-1])
    except ValueError:
        return text
    if not isinstance(end, dict):
        return text
    end.update({"lines": len(lines) - 1, "digest": digest_of(body)})
    return body + json.dumps(end) + "\n"
