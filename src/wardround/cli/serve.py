"""`wardround serve`: the server."""

from __future__ import annotations

import argparse
import errno
import json
import os
import signal
import socket
import sys
from dataclasses import fields, replace
from typing import Final, NoReturn

import uvicorn
from fastapi import FastAPI

from wardround.cli.keys import key_file
from wardround.cli.statuses import DONE
from wardround.core.errors import BadOption
from wardround.server.app import make_app
from wardround.server.http.connections import UVICORN
from wardround.server.http.gate import at_gate
from wardround.server.operations.shutdown import GRACE_SECONDS, GentleServer
from wardround.server.operations.telemetry.logs import configure
from wardround.server.settings import (
    DATABASE,
    HOST,
    KEY,
    MAIL_FROM,
    MIB,
    PORT,
    SMTP,
    Quotas,
    RetentionDays,
    Settings,
)
from wardround.store.locking import hold
from wardround.store.store import Store
from wardround.words import Words

BACKLOG = 2048
PROBLEMS: Final = {errno.EACCES: "not-allowed", errno.EADDRNOTAVAIL: "not-our-address"}


def run(args: argparse.Namespace) -> int:
    """Serve until it is stopped."""
    settings = settings_of(args)
    configure()
    signal.signal(signal.SIGTERM, leave)
    with hold(settings.database) as held, Store.open(settings.database) as store:
        app = make_app(settings, store)
        listening = bound(settings.host, settings.port)
        held.tell(tell(args, listening, settings))
        keep_serving(app, listening)
    return DONE


def keep_serving(app: FastAPI, listening: socket.socket) -> None:
    """Serve on a socket until it is stopped."""
    config = uvicorn.Config(at_gate(app), **UVICORN, timeout_graceful_shutdown=GRACE_SECONDS)
    GentleServer(app, config).run([listening])


def leave(*_: object) -> NoReturn:
    """Shut down gracefully on a signal from the operator; uvicorn stops first."""
    sys.exit(DONE)


def settings_of(args: argparse.Namespace) -> Settings:
    """Return what the command line and the environment say."""
    usual = Settings()
    return Settings(
        database=args.db or os.environ.get(DATABASE) or None,
        host=args.host or HOST,
        port=PORT if args.port is None else args.port,
        public_url=args.public_url or "",
        hosts=tuple(args.name or ()),
        proxies=tuple(args.proxy or ()),
        metrics_from=(*usual.metrics_from, *(args.metrics_from or ())),
        thinkers=args.thinkers or usual.thinkers,
        key=os.environ.get(KEY, ""),
        rate_limits=not args.no_rate_limits,
        push_key=key_file(args.push_key),
        push_to=tuple(args.push_to or ()),
        smtp=os.environ.get(SMTP, ""),
        mail_from=os.environ.get(MAIL_FROM, ""),
        quotas=quotas_of(args, usual.quotas),
        retention=retention_of(args, usual.retention),
        seed=args.seed or "",
        day=args.day or "",
    )


def quotas_of(args: argparse.Namespace, usual: Quotas) -> Quotas:
    """Return how much people may leave behind."""
    named = {
        "tables_by_person": args.quota_tables,
        "bytes_by_person": None if args.quota_mib is None else args.quota_mib * MIB,
        "tables_by_address": args.daily_tables,
        "bytes_by_address": None if args.daily_mib is None else args.daily_mib * MIB,
        "people_by_address": args.daily_guests,
    }
    return replace(usual, **{name: most for name, most in named.items() if most is not None})


def retention_of(args: argparse.Namespace, usual: RetentionDays) -> RetentionDays:
    """Return for how long data is kept."""
    named = {one.name: getattr(args, f"keep_{one.name}") for one in fields(usual)}
    return replace(usual, **{name: days for name, days in named.items() if days is not None})


def bound(host: str, port: int) -> socket.socket:
    """Return a socket that listens; raise `BadOption` if the address is taken or not ours."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen(BACKLOG)
    except (OSError, UnicodeError) as error:
        listening.close()
        raise no_place(error, host, port) from None
    return listening


def no_place(error: OSError | UnicodeError, host: str, port: int) -> BadOption:
    """Return why the server can't listen somewhere."""
    if isinstance(error, socket.gaierror | UnicodeError):
        return BadOption("cannot-listen", host=host, port=port, problem="no-such-address")
    if error.errno == errno.EADDRINUSE:
        return BadOption("port-taken", host=host, port=port)
    problem = PROBLEMS.get(error.errno or 0) or error.strerror or str(error)
    return BadOption("cannot-listen", host=host, port=port, problem=problem)


def tell(args: argparse.Namespace, listening: socket.socket, settings: Settings) -> str:
    """Print the server's address on one line, and return it."""
    host, port = listening.getsockname()[:2]
    shown = f"[{host}]" if ":" in host else host
    url = settings.public_url or f"http://{shown}:{port}"
    told = {"url": url, "port": port}
    print(json.dumps(told) if args.json else Words(args.lang).say("serve-at", url=url))
    sys.stdout.flush()
    return url
