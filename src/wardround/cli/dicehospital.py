"""The packs of Dice Hospital, as the command line shows them."""

from __future__ import annotations

from pathlib import Path

from wardround.cli.files import read_pack
from wardround.core.errors import BadOption
from wardround.core.game import Options
from wardround.core.pack_compare import Difference, diff
from wardround.core.packs import Merged
from wardround.dicehospital import pack_files
from wardround.dicehospital.options import DiceHospitalOptions
from wardround.dicehospital.pack_files import EDITIONS, Choice
from wardround.words import Words

GAME_ID = "dice-hospital"


def export(options: Options, words: Words) -> str:
    """Return all content that `options` ask for as the text of one pack."""
    assert isinstance(options, DiceHospitalOptions)
    comments = {"pack": words.say("pack-export-about")}
    return pack_files.export(options.choice(), "my-pack", comments)


def differences(before: str, after: str) -> list[Difference]:
    """Return in what two packs differ, each a file or the name of an edition."""
    return diff(_content(before), _content(after))


def _content(name: str) -> Merged:
    if name in EDITIONS and not Path(name).exists():
        return pack_files.whole_content(Choice(name))
    if not Path(name).exists():
        raise BadOption("pack-unknown", found=name, allowed=", ".join(EDITIONS))
    packs = {name: read_pack(name)}
    edition = pack_files.edition_asked(packs) or EDITIONS[0]
    return pack_files.whole_content(Choice(edition, user_packs=packs))
