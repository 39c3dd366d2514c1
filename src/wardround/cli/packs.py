"""`wardround pack export`, `check` and `diff`."""

from __future__ import annotations

import argparse
import json

from wardround import catalog
from wardround.cli import dicehospital
from wardround.cli.asking import refusal_json, settings_of, terms_of
from wardround.cli.files import read_pack
from wardround.cli.statuses import BAD
from wardround.core.errors import BadPack
from wardround.core.pack_text import visible
from wardround.words import Words

# Each game describes its packs in its own way; so far there is one game.
GAME = dicehospital.GAME_ID


def export(args: argparse.Namespace) -> int:
    """Print everything that is played with as one pack."""
    words = Words(args.lang)
    text = dicehospital.export(terms_of(args).options, words)
    print(json.dumps({"toml": text}) if args.json else text, end="\n" if args.json else "")
    return 0


def check(args: argparse.Namespace) -> int:
    """Check a pack: everything in it, and that a game can be played with it."""
    words = Words(args.lang)
    text = read_pack(args.file)
    try:
        game = catalog.find(GAME)
        settings = settings_of(args.edition, args.option, game.max_seats)
        options = game.options(settings, {args.file: text})
    except BadPack as error:
        if not args.json:
            raise
        print(refusal_json(args.file, error, words))
        return BAD
    if args.json:
        print(json.dumps({"file": args.file, "ok": True, "digest": options.pack_digest()}))
    else:
        print(words.say("pack-ok", file=visible(args.file)))
    return 0


def diff(args: argparse.Namespace) -> int:
    """Tell in what two packs or editions differ."""
    words = Words(args.lang)
    differences = dicehospital.differences(args.before, args.after)
    if args.json:
        print(json.dumps([difference.record() for difference in differences]))
    elif not differences:
        print(words.say("pack-same"))
    else:
        for difference in differences:
            print(words.say(f"pack-{difference.kind}", **_shown(difference.record())))
            if difference.kind == "added":
                print(f"  {difference.after}")
    return 0


def _shown(record: dict[str, str]) -> dict[str, str]:
    """Return a difference with a dash where there was or is nothing."""
    return {name: value or "–" for name, value in record.items()}
