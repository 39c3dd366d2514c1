"""`wardround pack export`, `check` and `diff`."""

from __future__ import annotations

import argparse
import json

from wardround.cli.game_packs import game_of_name, game_of_pack, packs_of
from wardround.cli.inputs import refusal_json, settings_of, terms_of
from wardround.cli.statuses import BAD
from wardround.cli.streams import read_pack
from wardround.core.errors import BadOption, BadPack
from wardround.core.pack_text import visible
from wardround.words import Words


def export(args: argparse.Namespace) -> int:
    """Print everything that is played with as one pack."""
    terms = terms_of(args)
    text = packs_of(terms.game).export(terms.options, Words(args.lang))
    print(json.dumps({"toml": text}) if args.json else text, end="\n" if args.json else "")
    return 0


def check(args: argparse.Namespace) -> int:
    """Check a pack: everything in it, and that a game can be played with it."""
    words = Words(args.lang)
    text = read_pack(args.file)
    try:
        game = game_of_pack(args.file, text)
        settings = settings_of(game, args.edition, args.option)
        options = game.options(settings, {args.file: text})
    except BadPack as error:
        if not args.json:
            raise
        print(refusal_json(args.file, error, words))
        return BAD
    if args.json:
        told = {"file": args.file, "ok": True, "game": game.id, "digest": options.pack_digest()}
        print(json.dumps(told))
        return 0
    print(words.say("pack-ok", file=visible(args.file)))
    totals = packs_of(game).totals(options, words)
    if totals:
        print(totals)
    return 0


def diff(args: argparse.Namespace) -> int:
    """Print how two packs or editions differ."""
    words = Words(args.lang)
    game, other = game_of_name(args.before), game_of_name(args.after)
    if game.id != other.id:
        names = {"before": args.before, "after": args.after}
        raise BadOption("packs-of-two-games", game=game.id, other=other.id, **names)
    differences = packs_of(game).differences(args.before, args.after)
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
