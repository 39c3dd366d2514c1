"""`wardround keys`: makes the key that identifies a server to push services."""

from __future__ import annotations

import argparse
import json
import os
from pathlib import Path
from typing import Final

from wardround.cli.statuses import DONE
from wardround.server.people.reminders.vapid import make_key
from wardround.server.settings import PUSH_KEY
from wardround.store.urls import data_folder, default_file
from wardround.words import Words

NAME: Final = "push-key.pem"


def run(args: argparse.Namespace) -> int:
    """Make the key, and say where it is."""
    file = Path(args.file) if args.file else default_file().with_name(NAME)
    public = make_key(file).public
    if args.json:
        print(json.dumps({"file": str(file), "public": public}))
    else:
        usual = file == usual_file()
        print(Words(args.lang).say("keys-usual" if usual else "keys-made", file=str(file)))
    return DONE


def usual_file() -> Path:
    """Return the default place of the key: next to the default database."""
    return data_folder() / NAME


def key_file(given: str | None = None) -> Path | None:
    """Return the key file that a server reads: the given one, or the default one if it exists."""
    told = given or os.environ.get(PUSH_KEY)
    if told:
        return Path(told)
    try:
        return usual_file() if usual_file().is_file() else None
    except OSError:  # a service need not have a home that it can read
        return None
