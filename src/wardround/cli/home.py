"""Plain `wardround`: the browser table on this machine, or in the network."""

from __future__ import annotations

import argparse
import ipaddress
import json
import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Mapping
from typing import Final

from wardround.cli.keys import key_file
from wardround.cli.serve import bound, keep_serving, leave
from wardround.cli.statuses import DONE
from wardround.core.errors import BadOption
from wardround.server.app import make_app
from wardround.server.operations.telemetry.logs import configure
from wardround.server.settings import DATABASE, FOR_EVER, HOST, NO_QUOTAS, PORT, Settings
from wardround.store.errors import StoreInUse
from wardround.store.locking import hold
from wardround.store.store import Store
from wardround.words import Words

NEARBY: Final = 20
"""How many ports are tried before any that is free will do."""
ANYWHERE: Final = ("192.0.2.1", 9)
"""An address that nobody has, to see by which of ours one would go there; nothing is sent."""
SCREENS: Final = ("DISPLAY", "WAYLAND_DISPLAY")
SCREENED: Final = ("cygwin", "darwin", "win32")
"""Systems that always have a screen."""


def run(args: argparse.Namespace) -> int:
    """Serve the browser table until it is stopped, and open it in a browser."""
    words = Words(args.lang)
    configure("WARNING")
    signal.signal(signal.SIGTERM, leave)
    host = args.host or HOST
    database = args.db or os.environ.get(DATABASE) or None
    try:
        held = hold(database)
    except StoreInUse as taken:
        # A user who asks for another address than the running server's gets an error.
        if not taken.url or args.host is not None or args.port is not None:
            raise
        return visit(args, words, taken.url)
    with held, Store.open(database) as store:
        listening = nearest(host, PORT) if args.port is None else bound(host, args.port)
        port = listening.getsockname()[1]
        # At home everything is kept, and nobody has too much.
        settings = Settings(
            database=database,
            host=host,
            port=port,
            quotas=NO_QUOTAS,
            retention=FOR_EVER,
            push_key=key_file(),
        )
        app = make_app(settings, store)
        own, others = addresses(host, port)
        held.tell(own)
        opens = may_open(args)
        if args.json:
            print(json.dumps({"url": own, "port": port, "others": others}))
        else:
            print(words.say("home-opens" if opens else "home-at", url=own))
            if others is not None:
                print(words.say("home-others", url=others))
        sys.stdout.flush()
        if opens:
            # Clients that connect now get an answer as soon as the server runs.
            threading.Thread(target=webbrowser.open, args=[own], daemon=True).start()
        try:
            keep_serving(app, listening)
        except KeyboardInterrupt:
            print(file=sys.stderr)
    return DONE


def visit(args: argparse.Namespace, words: Words, url: str) -> int:
    """Open the table of the server that runs already, and leave it running."""
    opens = may_open(args)
    if args.json:
        print(json.dumps({"url": url, "running": True}))
    else:
        print(words.say("home-runs-opens" if opens else "home-runs-at", url=url))
    sys.stdout.flush()
    if opens:
        webbrowser.open(url)
    return DONE


def may_open(args: argparse.Namespace) -> bool:
    """Return whether a browser is wanted and can be opened."""
    return not args.no_browser and has_screen(os.environ, sys.platform)


def nearest(host: str, first: int) -> socket.socket:
    """Return a socket that listens at a port, or at the next one that is free."""
    for port in range(first, first + NEARBY):
        try:
            return bound(host, port)
        except BadOption as error:
            if error.code != "port-taken":
                raise
    return bound(host, 0)


def addresses(host: str, port: int) -> tuple[str, str | None]:
    """Return where this machine finds the table, and where others do, if they can."""
    try:
        found = ipaddress.ip_address(host)
    except ValueError:
        found = None
    if host == "localhost" or (found is not None and found.is_loopback):
        # By a name, since a browser has no passkeys for a number.
        return url("localhost" if host in (HOST, "localhost") else host, port), None
    if found is not None and found.is_unspecified:
        return url("localhost", port), url(own_address(), port)
    return url(host, port), url(host, port)


def url(host: str, port: int) -> str:
    """Return the address of a table, as one types it."""
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def own_address() -> str:
    """Return how others in the network call this machine: by its address, or else by its name."""
    try:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as trial:
            trial.connect(ANYWHERE)
            return str(trial.getsockname()[0])
    except OSError:
        return socket.gethostname().lower()


def has_screen(environment: Mapping[str, str], platform: str) -> bool:
    """Return whether a browser can be opened; a text browser would take over the terminal."""
    named = any(environment.get(name) for name in ("BROWSER", *SCREENS))
    return named or platform in SCREENED
