"""`wardround admin`: manages tables and people, next to a running server."""

from __future__ import annotations

import argparse
import getpass
import json
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from wardround.cli import admin_lines as lines
from wardround.cli.statuses import DONE
from wardround.core.errors import BadOption
from wardround.core.pack_text import visible
from wardround.server.settings import DATABASE
from wardround.store import overviews
from wardround.store.administering import Administration, back_up, open_existing
from wardround.store.store import Store
from wardround.store.usage import usage as usage_of
from wardround.tables.daily.days import now
from wardround.words import Words

LONGEST_REASON: Final = 200


@contextmanager
def opened(args: argparse.Namespace) -> Iterator[Store]:
    """Give the database that `serve` would use with the same settings."""
    with open_existing(args.db or os.environ.get(DATABASE) or None) as store:
        yield store


def operator_of(args: argparse.Namespace, store: Store) -> Administration:
    """Return the changes for the user who runs the command."""
    reason = getattr(args, "reason", "")
    if len(reason) > LONGEST_REASON:
        raise BadOption("admin-long-reason", most=LONGEST_REASON)
    return Administration(store, user(), now(), visible(reason))


def user() -> str:
    """Return who runs the command, also behind sudo."""
    try:
        return os.environ.get("SUDO_USER") or getpass.getuser()
    except (KeyError, OSError):  # a container's user need not have a name
        return str(os.getuid())


# --- looking ---------------------------------------------------------------------------------


def tables(args: argparse.Namespace) -> int:
    """List tables."""
    with opened(args) as store:
        found = overviews.tables(store, args.state, args.person, args.limit)
    return _print(args, found, lines.tables(found, Words(args.lang)))


def table(args: argparse.Namespace) -> int:
    """Show a table."""
    with opened(args) as store:
        found = overviews.table(store, args.id, messages=args.messages)
    return _print(args, found, lines.table(found, Words(args.lang)))


def people(args: argparse.Namespace) -> int:
    """List people."""
    with opened(args) as store:
        found = overviews.people(store, args.name, banned=args.banned, limit=args.limit)
    return _print(args, found, lines.people(found, Words(args.lang)))


def person(args: argparse.Namespace) -> int:
    """Show a person."""
    with opened(args) as store:
        found = overviews.person(store, args.id)
    return _print(args, found, lines.person(found, Words(args.lang)))


def usage(args: argparse.Namespace) -> int:
    """Count tables, people and bytes."""
    with opened(args) as store:
        found = usage_of(store)
    return _print(args, found, lines.usage(found, Words(args.lang)))


def log(args: argparse.Namespace) -> int:
    """List what operators did."""
    with opened(args) as store:
        found = store.latest_orders(args.limit)
    told = [order._asdict() for order in found]
    return _print(args, told, lines.orders(found, Words(args.lang)))


# --- changing --------------------------------------------------------------------------------


def close(args: argparse.Namespace) -> int:
    """Close a table."""
    return _switch(args, Administration.close_table, "admin-closed", "admin-closed-before")


def reopen(args: argparse.Namespace) -> int:
    """Open a closed table again."""
    return _switch(args, Administration.reopen_table, "admin-reopened", "admin-not-closed")


def delete(args: argparse.Namespace) -> int:
    """Delete a table."""
    _must_be_sure(args)
    with opened(args) as store:
        operator_of(args, store).delete_table(args.id)
    return _changed(args, Words(args.lang).say("admin-deleted", id=args.id), changed=True)


def ban(args: argparse.Namespace) -> int:
    """Ban a person."""
    return _switch(args, Administration.ban_person, "admin-banned", "admin-banned-before")


def unban(args: argparse.Namespace) -> int:
    """Let a banned person in again."""
    return _switch(args, Administration.unban_person, "admin-unbanned", "admin-not-banned")


def forget(args: argparse.Namespace) -> int:
    """Delete all that is kept of a person."""
    _must_be_sure(args)
    with opened(args) as store:
        gone, cleaned = operator_of(args, store).delete_person(args.id)
    facts = {"deleted": gone, "cleaned": cleaned}
    said = Words(args.lang).say("admin-forgotten", id=args.id, **facts)
    return _changed(args, said, changed=True, **facts)


def export(args: argparse.Namespace) -> int:
    """Print all that is kept of a person: always JSON, for themselves and for other programs."""
    with opened(args) as store:
        found = overviews.export(store, args.id)
        operator_of(args, store).note("export-person", args.id)
    print(json.dumps(found, ensure_ascii=False, indent=None if args.json else 2))
    return DONE


def backup(args: argparse.Namespace) -> int:
    """Copy the database."""
    with opened(args) as store:
        size = back_up(store, Path(args.file))
        operator_of(args, store).note("backup", "")
    words = Words(args.lang)
    said = words.say("admin-backed-up", file=visible(args.file), size=lines.megabytes(size, words))
    return _changed(args, said, changed=True, file=args.file, bytes=size)


def _switch(
    args: argparse.Namespace, switch: Callable[[Administration, str], bool], done: str, before: str
) -> int:
    """Change something that can be as wanted already, and say which it was."""
    with opened(args) as store:
        changed = switch(operator_of(args, store), args.id)
    said = Words(args.lang).say(done if changed else before, id=args.id)
    return _changed(args, said, changed=changed)


def _must_be_sure(args: argparse.Namespace) -> None:
    if not args.yes:
        raise BadOption("admin-not-sure", id=args.id)


def _changed(args: argparse.Namespace, said: str, *, changed: bool, **facts: str | int) -> int:
    told = {**({"id": args.id} if hasattr(args, "id") else {}), "changed": changed, **facts}
    print(json.dumps(told, ensure_ascii=False) if args.json else said)
    return DONE


def _print(args: argparse.Namespace, found: object, shown: Iterator[str]) -> int:
    if args.json:
        print(json.dumps(found, ensure_ascii=False))
    else:
        for line in shown:
            print(line)
    return DONE
