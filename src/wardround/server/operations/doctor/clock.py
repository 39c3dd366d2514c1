"""The clock check: against a database's or a server's clock, and an earliest possible date."""

from __future__ import annotations

import math
import time
from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Final

from wardround.server.operations.doctor.findings import Finding, finding

EARLIEST: Final = datetime(2025, 1, 1, tzinfo=UTC).timestamp()
"""No clock that is right shows an earlier time: the program did not exist."""
DRIFT_SECONDS: Final = 5
"""More than the rounding of a `Date` header and a slow answer."""
WRONG_SECONDS: Final = 60


def check_clock(ahead: Mapping[str, float], now: float | None = None) -> Finding:
    """Return whether our clock is right; `ahead` is how far other clocks are ahead, by name."""
    here = time.time() if now is None else now
    shown = datetime.fromtimestamp(here, UTC).strftime("%Y-%m-%d %H:%M:%S")
    if here < EARLIEST:
        return finding("clock-past", time=shown)
    if not ahead:
        return finding("clock-alone", time=shown)
    name, seconds = max(ahead.items(), key=lambda one: abs(one[1]))
    apart = math.ceil(abs(seconds))
    if apart <= DRIFT_SECONDS:
        return finding("clock-ok", time=shown)
    code = "clock-wrong" if apart > WRONG_SECONDS else "clock-drifts"
    return finding(code, seconds=apart, other=name)
