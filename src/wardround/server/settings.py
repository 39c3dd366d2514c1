"""The settings of a server."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

PORT: Final = 8421
HOST: Final = "127.0.0.1"
KEY: Final = "WARDROUND_KEY"
"""The variable with the secret that nodes share; not an argument, which others could see."""
DATABASE: Final = "WARDROUND_DB"
SMTP: Final = "WARDROUND_SMTP"
"""The variable with the mail server's URL; it has a password, so it is not an argument."""
MAIL_FROM: Final = "WARDROUND_MAIL_FROM"
PUSH_KEY: Final = "WARDROUND_PUSH_KEY"
"""The variable with the file of the push key."""
MIB: Final = 1024 * 1024


@dataclass(frozen=True, slots=True, kw_only=True)
class Quotas:
    """Quotas; 0 means no limit."""

    tables_by_person: int = 100
    """Unfinished tables that a player can have created."""
    bytes_by_person: int = 32 * MIB
    """The bytes of those: packs, and moves of other games that they continue."""
    tables_by_address: int = 1000
    """New tables from an address in a day."""
    bytes_by_address: int = 128 * MIB
    """How many bytes those may add to what is kept."""
    people_by_address: int = 2000
    """How many people may become guests from an address in a day."""


NO_QUOTAS: Final = Quotas(
    tables_by_person=0,
    bytes_by_person=0,
    tables_by_address=0,
    bytes_by_address=0,
    people_by_address=0,
)


@dataclass(frozen=True, slots=True, kw_only=True)
class RetentionDays:
    """Days that data is kept after the last visit; 0 means forever."""

    guests: int = 180
    """People without a passkey and without an unfinished game."""
    unbegun: int = 30
    """Tables whose game never started."""
    unfinished: int = 365
    """Abandoned games."""
    chat: int = 90
    """Chat, after the game is over."""
    games: int = 0
    """Finished games."""


FOR_EVER: Final = RetentionDays(guests=0, unbegun=0, unfinished=0, chat=0, games=0)


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """How a server is run; the defaults are for one laptop."""

    database: str | None = None
    """`sqlite:///FILE` or `postgresql://…`; a file in the user's data directory if it is None."""
    host: str = HOST
    port: int = PORT
    public_url: str = ""
    """Where people find the server, as in `https://play.example.org`, when that is not its port."""
    hosts: tuple[str, ...] = ()
    """Names by which it may be called, besides its own address."""
    proxies: tuple[str, ...] = ()
    """Addresses of trusted proxies in front of the server."""
    metrics_from: tuple[str, ...] = ("127.0.0.0/8", "::1", "unix")
    """Addresses and networks that may read the metrics; for others there are none."""
    thinkers: int = field(default_factory=lambda: max(2, (os.cpu_count() or 2) - 1))
    """How many processes the bots think in. One more is started for those that are quick, when all
    others are deep in thought."""
    key: str = field(default="", repr=False)
    """A secret that all nodes share (for passkeys); made up at the start if there is none."""
    rate_limits: bool = True
    quotas: Quotas = field(default_factory=Quotas)
    """How much people may leave behind."""
    retention: RetentionDays = field(default_factory=RetentionDays)
    """For how long what they leave behind is kept."""
    seed: str = field(default="", repr=False)
    """What all dice and cards follow from; nobody can foresee them if there is none."""
    push_key: Path | None = None
    """The file of the key for push messages; without one there are none."""
    push_to: tuple[str, ...] = ()
    """Networks where push services may be, besides the open internet."""
    smtp: str = field(default="", repr=False)
    """The mail server, as in `smtps://user:password@mail.example.org`; without one no mail."""
    mail_from: str = ""
    """In whose name mail is sent."""
    day: str = ""
    """The day on which it starts, at noon, for the wards of the day; today if there is none."""
