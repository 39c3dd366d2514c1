"""The arguments of `wardround doctor`."""

from __future__ import annotations

from wardround.cli.building import Builder


def add_doctor(builder: Builder) -> None:
    """Add the command that checks a set-up."""
    doctor = builder.add(
        "doctor",
        "doctor:run",
        "Check a server's setup, and show what to fix.",
        ["", "--db sqlite:///tables.db", "--url https://play.example.org", "--json"],
        of_game=False,
    )
    doctor.add_argument(
        "--db",
        metavar="URL",
        help="the server's database (default: WARDROUND_DB, or the default file)",
    )
    doctor.add_argument(
        "--url",
        metavar="URL",
        default="",
        help="the address players open; also checks the server through its proxy",
    )
