"""Text that is almost right: good examples for each parser, spoilt here and there."""

from __future__ import annotations

import json
import re
from functools import cache
from importlib import resources

from tests.kit import dicehospital, dynamitenurse
from tests.kit.checking import fuzzed
from tests.kit.dynamitenurse_random_packs import random_box
from tests.kit.parsers import READERS, Reader
from tests.kit.plain import Json
from tests.kit.random_packs import random_pack
from wardround.catalog import GAMES, package_of
from wardround.core.luck import Rng
from wardround.core.record_text import digest_of, write
from wardround.dicehospital.options import SWITCHES

NUMBERS = ("0", "1", "2", "-1", "7", "12", "99", "1.5", "true", "2147483648", "9" * 30)
ODDITIES = ("", "²", "٣", "-", "/", "!", '"', "[", "{", "=", "\n", "\r", "\0", "\u2028", "é", "*+")
TOKEN = re.compile(r"-?\d+|[A-Za-z][A-Za-z_>-]*|\s+|.", re.DOTALL)
SAMPLES = {
    "die": ("R3", "G2*", "R>G3*", "G3*+"),
    "patient": ("P01", "P40", "P17!"),
    "hospital": (
        "R3 R3 R4 Y5 G2* / nurse nurse surgeon / cardiology radiology / 1",
        "- / - / clinic! / 0",
        "R>G3* Y6 G1*+ / nurse consultant / cardiology cardiology! imaging! / 12",
    ),
    "nurse-hospital": (
        "P02 P10! / white-magic n12 / examination / examination erase / n01 / P05 / 4 0",
        "- / - / - / - / - / - / 6 12",
        "wounded-3e! cursed-6 / n06 / - / - / closed closed / sick-2 P40 / 0 3",
    ),
}
SETTINGS: dict[str, Json] = {
    "": {"edition": "italian", "seats": 3, "first-player": 1, **dict.fromkeys(SWITCHES, True)},
    "nurse-": {"seats": 3, "first-player": 1, "colours": "green,red"},
}
PACKS = {
    "": (dicehospital.ODD_PACK, dicehospital.CROWD_PACK),
    "nurse-": (dynamitenurse.ODD_PACK, dynamitenurse.LONG_PACK),
}
RANDOM_PACKS = {"pack": random_pack, "nurse-pack": random_box}


@cache
def samples(parser: str) -> tuple[str, ...]:
    """Return texts that a parser takes."""
    if parser in SAMPLES:
        return SAMPLES[parser]
    if parser == "record":
        return tuple(
            record(game_id, f"sample/{number}", 40 + 200 * number)
            for game_id in GAMES
            for number in range(3)
        )
    prefix = next(one for one in READERS if one and parser.startswith(one)) if "-" in parser else ""
    return of_game(READERS[prefix], prefix, parser.removeprefix(prefix))


def of_game(reader: Reader, prefix: str, parser: str) -> tuple[str, ...]:
    """Return texts that a parser of one game takes."""
    game, box = reader.game, reader.box
    if parser == "action":
        return tuple(game.action_text(box, action) for action in range(game.action_count(box)))
    if parser == "pack":
        return (*PACKS[prefix], *packaged(f"wardround.{package_of(game)}.packs"))
    if parser == "options":
        told = SETTINGS[prefix].items()
        return tuple(json.dumps({"seats": 3, name: value}) for name, value in told)
    return tuple(position(game.id, f"sample/{number}", 60 * number) for number in range(6))


def record(game_id: str, seed: str, moves: int) -> str:
    """Return the record of a game, cut after so many moves."""
    play = fuzzed(game_id, seed)
    for _ in play.states(moves):
        pass
    return write(play.record())


def position(game_id: str, seed: str, moves: int) -> str:
    """Return a position as JSON."""
    play = fuzzed(game_id, seed)
    for _ in play.states(moves):
        pass
    return json.dumps(play.game.dump(play.state))


def packaged(package: str) -> list[str]:
    """Return the packaged packs as if they were a user's, each by itself."""
    texts: list[str] = []
    for file in sorted(resources.files(package).iterdir(), key=lambda file: file.name):
        if file.name.endswith(".toml"):
            text = file.read_text("utf-8")
            text = re.sub(r'kind = "\w+"', 'kind = "user"', text, count=1)
            texts.append(re.sub(r'base = "\w+"\n', "", text, count=1))
    return texts


def mangled(parser: str, rng: Rng) -> str:
    """Return a sample with a few tokens lost, doubled or replaced; or a pack of random cards."""
    if parser in RANDOM_PACKS and rng.below(4) == 0:
        return RANDOM_PACKS[parser](str(rng.next32()))
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
