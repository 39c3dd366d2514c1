"""What can be set about the guards around an application."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field

from wardround.server.http import headers, limits
from wardround.server.http.body_limits import PATIENCE, BodyRule
from wardround.server.http.body_limits import RULES as BODY_RULES
from wardround.server.http.cookies import Cookies
from wardround.server.http.limits import RateRule, WhoAsks


@dataclass(frozen=True, slots=True, kw_only=True)
class Protection:
    """What can be set about the guards; each one explains its own settings."""

    public_url: str = ""
    hosts: tuple[str, ...] = ()
    proxies: tuple[str, ...] = ()
    cookies: Cookies = field(default_factory=Cookies)
    who: WhoAsks = limits.nobody
    rates: tuple[RateRule, ...] = limits.RULES
    streams: re.Pattern[str] = limits.STREAMS
    streams_by_address: int = 256
    streams_by_person: int = 16
    bodies: tuple[BodyRule, ...] = BODY_RULES
    body_patience: float = PATIENCE
    policy: str = headers.POLICY
    policies: Mapping[str, str] = field(default_factory=dict)
