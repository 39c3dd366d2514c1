"""The packs of Dice Hospital, as the command line shows them."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from wardround.cli.files import read_pack
from wardround.core.errors import BadOption
from wardround.core.game import Options
from wardround.core.pack_compare import Difference, diff
from wardround.dicehospital import pack_files
from wardround.dicehospital.options import DiceHospitalOptions
from wardround.dicehospital.pack_files import EDITIONS, Choice
from wardround.words import Words
from wardround.words.dicehospital_cards import Titled

GAME_ID = "dice-hospital"


def export(options: Options, words: Words) -> str:
    """Return all content that `options` ask for as the text of one pack."""
    assert isinstance(options, DiceHospitalOptions)
    named = Words(words.language, options.content)
    content = options.content
    cards: list[tuple[str, Sequence[Titled]]] = [
        ("department", content.departments),
        ("specialist", content.specialists),
        ("administrator", content.administrators),
        ("event", content.events),
        ("report", content.reports),
    ]
    comments = {
        f"{kind} {card.card.id}": named.title(card) for kind, pile in cards for card in pile
    }
    comments["pack"] = words.say("pack-export-about")
    return pack_files.export(options.choice(), "my-pack", comments)


def differences(before: str, after: str) -> list[Difference]:
    """Return in what two packs differ, each a file or the name of an edition.

    A pack that goes with any edition is laid on that of the other one, so that only what the
    pack itself changes is told.
    """
    packs = [_packs(name) for name in (before, after)]
    editions = [_edition(name, own) for name, own in zip((before, after), packs, strict=True)]
    usual = editions[0] or editions[1] or EDITIONS[0]
    old, new = (
        pack_files.whole_content(Choice(edition or usual, user_packs=own))
        for edition, own in zip(editions, packs, strict=True)
    )
    return diff(old, new)


def _packs(name: str) -> dict[str, str]:
    """Return the pack that a name stands for, or none if it is that of an edition."""
    if Path(name).exists():
        return {name: read_pack(name)}
    if name not in EDITIONS:
        raise BadOption("pack-unknown", found=name, allowed=", ".join(EDITIONS))
    return {}


def _edition(name: str, packs: dict[str, str]) -> str:
    """Return the edition that a name asks for, or nothing if it is a pack for any."""
    return pack_files.edition_asked(packs) if packs else name
