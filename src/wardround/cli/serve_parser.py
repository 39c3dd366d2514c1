"""What `wardround serve` understands."""

from __future__ import annotations

from wardround.cli.arguments import Parser, day, port, whole
from wardround.cli.building import Builder


def _add_push(serve: Parser) -> None:
    serve.add_argument(
        "--push-key",
        metavar="FILE",
        help="the key for push messages, made by wardround keys (default: where that puts it)",
    )
    serve.add_argument(
        "--push-to",
        action="append",
        metavar="NETWORK",
        help="a private network where a push service may be, for tests and closed networks",
    )


def add_keys(builder: Builder) -> None:
    """Add the command that makes the key for push messages."""
    keys = builder.add(
        "keys",
        "keys:run",
        "Make the key by which push services know your server, so that it can tell players that it "
        "is their move.",
        ["", "--file /var/lib/wardround/push-key.pem"],
        of_game=False,
    )
    keys.add_argument(
        "--file", metavar="FILE", help="where to put it (default: where serve looks for it)"
    )


def add_serve(builder: Builder) -> None:
    """Add the command that runs the server."""
    serve = builder.add(
        "serve",
        "serve:run",
        "Run the server: tables for people and bots, over the network.",
        ["", "--host 0.0.0.0 --name play.local", "--db postgresql://wardround@db/wardround"],
        of_game=False,
    )
    serve.add_argument("--host", metavar="ADDRESS", help="where to listen (default: 127.0.0.1)")
    serve.add_argument("--port", type=port, metavar="N", help="the port; 0 for any (default: 8421)")
    serve.add_argument(
        "--db", metavar="URL", help="sqlite:///FILE or postgresql://… (default: a file of yours)"
    )
    serve.add_argument(
        "--public-url", metavar="URL", help="where people find it, such as https://play.example.org"
    )
    serve.add_argument(
        "--name", action="append", metavar="HOST", help="a name that it may be called by"
    )
    serve.add_argument(
        "--proxy",
        action="append",
        metavar="ADDRESS",
        help="a proxy in front of it, which is believed when it says who asks",
    )
    serve.add_argument(
        "--metrics-from",
        action="append",
        metavar="NETWORK",
        help="who may read /metrics, besides this machine",
    )
    serve.add_argument(
        "--thinkers",
        type=whole,
        metavar="N",
        help="processes for the bots (default: cores - 1, at least 2)",
    )
    serve.add_argument(
        "--no-rate-limits", action="store_true", help="answer everybody as often as they ask"
    )
    serve.add_argument(
        "--seed",
        metavar="TEXT",
        help="repeat all dice and cards, for tests, demos and bug reports; "
        "anyone who knows TEXT can foresee them (default: nobody can)",
    )
    serve.add_argument(
        "--day",
        type=day,
        metavar="DATE",
        help="start the daily wards on this day, at noon, for tests and demos (default: now)",
    )
    _add_push(serve)
