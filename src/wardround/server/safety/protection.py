"""All guards around an application, in their order."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field

from fastapi import FastAPI

from wardround.server.safety import handlers, headers, limits
from wardround.server.safety.addresses import ForwardedAddress, Networks
from wardround.server.safety.bodies import PATIENCE, BodyLimit, BodyRule
from wardround.server.safety.bodies import RULES as BODY_RULES
from wardround.server.safety.cookies import Cookies, OneCookie
from wardround.server.safety.headers import SecurityHeaders
from wardround.server.safety.limits import RateLimit, RateRule, StreamLimit, WhoAsks
from wardround.server.safety.origins import HostCheck, OriginCheck, checked_url
from wardround.server.watching.access import RequestLog
from wardround.server.watching.metrics import Measured, Metrics


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


def protect(app: FastAPI, protection: Protection, metrics: Metrics) -> None:
    """Put the guards around an application, and let it answer errors in our shape."""
    handlers.install(app)
    # The guards are made with the first request; a bad setting fails now.
    who, url = protection.who, checked_url(protection.public_url)
    Networks(protection.proxies)
    # The last one added is the outermost.
    app.add_middleware(BodyLimit, protection.bodies, protection.body_patience)
    app.add_middleware(
        StreamLimit,
        protection.streams,
        protection.streams_by_address,
        protection.streams_by_person,
        who,
    )
    app.add_middleware(RateLimit, protection.rates, who)
    app.add_middleware(OneCookie, protection.cookies)
    app.add_middleware(OriginCheck, url)
    app.add_middleware(HostCheck, protection.hosts, url)
    app.add_middleware(handlers.Faults)
    app.add_middleware(SecurityHeaders, protection.policy, protection.policies)
    app.add_middleware(Measured, metrics)
    app.add_middleware(RequestLog)
    app.add_middleware(ForwardedAddress, protection.proxies)
