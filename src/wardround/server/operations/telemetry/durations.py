"""How long things took, as Prometheus counts it, noted in a fraction of its own histogram's time.

Every request notes two of them. Only the thread of the event loop notes and reads them.
"""

from __future__ import annotations

import time
from bisect import bisect_left
from collections.abc import Iterable, Sequence
from itertools import accumulate
from typing import Final

from prometheus_client.metrics_core import HistogramMetricFamily, Metric
from prometheus_client.registry import Collector


class Duration:
    """The durations with the same labels. Enter it to measure one; several can be under way."""

    __slots__ = ("_bounds", "began_at", "counts", "total")

    def __init__(self, bounds: Sequence[float]) -> None:
        self._bounds = bounds
        self.counts = [0] * (len(bounds) + 1)
        """How many were at most as long as each bound, and longer than the one before."""
        self.total = 0.0
        self.began_at = time.time()

    def note(self, seconds: float) -> None:
        """Count one."""
        self.counts[bisect_left(self._bounds, seconds)] += 1
        self.total += seconds

    def measured(self) -> Measuring:
        """Return what counts the time between its beginning and its end."""
        return Measuring(self)


class Measuring:
    """One duration that is under way."""

    __slots__ = ("_began", "_duration")

    def __init__(self, duration: Duration) -> None:
        self._duration = duration
        self._began = 0.0

    def __enter__(self) -> None:
        self._began = time.perf_counter()

    def __exit__(self, *_: object) -> None:
        self._duration.note(time.perf_counter() - self._began)


class Durations(Collector):
    """A histogram: durations by their labels."""

    def __init__(
        self, name: str, about: str, labels: Sequence[str], bounds: Sequence[float]
    ) -> None:
        self._name: Final = name
        self._about: Final = about
        self._labels: Final = labels
        self._bounds: Final = bounds
        self._all: Final[dict[tuple[str, ...], Duration]] = {}

    def of(self, *labels: str) -> Duration:
        """Return the durations with some labels."""
        found = self._all.get(labels)
        if found is None:
            found = self._all[labels] = Duration(self._bounds)
        return found

    def collect(self) -> Iterable[Metric]:
        """Give all of them as Prometheus reads them."""
        family = HistogramMetricFamily(self._name, self._about, labels=self._labels)
        ends = [*(str(float(bound)) for bound in self._bounds), "+Inf"]
        for labels, one in self._all.items():
            up_to = accumulate(one.counts)
            buckets = list(zip(ends, map(float, up_to), strict=True))
            family.add_metric(labels, buckets, one.total)
            named = dict(zip(self._labels, labels, strict=True))
            family.add_sample(f"{self._name}_created", named, one.began_at)
        yield family
