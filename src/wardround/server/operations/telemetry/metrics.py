"""Metrics of the running server, for Prometheus.

Labels have few values: templates of routes, never paths; known HTTP methods, whatever is sent.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import Final

from fastapi import APIRouter, Request, Response
from prometheus_client import CollectorRegistry, Counter, Gauge, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from starlette.types import Scope

from wardround.server.operations.telemetry.durations import Duration, Durations
from wardround.server.operations.telemetry.requests import address, method, template
from wardround.store.rows import Usage
from wardround.tables.rows import STATUSES

QUICK: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1.0, 2.5, 10.0)


class Metrics:
    """Every number that the server counts, in a registry of its own."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.requests = self._counter(
            "wardround_requests", "Answered requests.", "route", "method", "status"
        )
        self.seconds = self._durations(
            "wardround_request_seconds", "Seconds until the answer started.", "route", "method"
        )
        self.streams = self._gauge("wardround_open_streams", "Open event streams.")
        self.tables = self._gauge("wardround_tables", "Tables in this process’s memory.")
        self.entries = self._counter("wardround_entries", "Entries added to table logs.")
        self.bot_answers = self._counter(
            "wardround_bot_answers", "Bot decisions, by level.", "level"
        )
        self.bot_faults = self._counter(
            "wardround_bot_faults", "Failed questions to bots, by kind.", "kind"
        )
        self.reminders = self._counter(
            "wardround_reminders",
            "Reminders to players, by channel and result.",
            "way",
            "result",
        )
        self.damaged = self._counter(
            "wardround_damaged",
            "Damaged database rows, by what they hold.",
            "what",
        )
        self.quota_refusals = self._counter(
            "wardround_quota_refusals",
            "Tables and guests refused, by quota.",
            "quota",
        )
        self.removed = self._counter(
            "wardround_removed",
            "Rows deleted by age, by what they held.",
            "what",
        )
        self.kept = self._gauge(
            "wardround_kept",
            "What the database holds, by kind; counted every ten minutes.",
            "what",
        )
        self.kept_bytes = self._gauge("wardround_database_bytes", "Size of the database in bytes.")
        self.uploads = self._counter(
            "wardround_uploads",
            "Uploaded packs and game files, by result.",
            "outcome",
        )
        self.store_seconds = self._durations(
            "wardround_store_seconds", "Seconds spent in the database, by operation.", "operation"
        )
        # Finding a metric by its labels takes longer than counting.
        self._answers: dict[tuple[str, str, int], tuple[Counter, Duration]] = {}

    def _counter(self, name: str, about: str, *labels: str) -> Counter:
        return Counter(name, about, labels, registry=self.registry)

    def _durations(self, name: str, about: str, *labels: str) -> Durations:
        made = Durations(name, about, labels, QUICK)
        self.registry.register(made)
        return made

    def _gauge(self, name: str, about: str, *labels: str) -> Gauge:
        return Gauge(name, about, labels, registry=self.registry)

    def note_answer(self, scope: Scope, status: int, seconds: float) -> None:
        """Count a request whose answer starts."""
        key = route, verb, _ = template(scope), method(scope), status
        found = self._answers.get(key)
        if found is None:
            found = self._answers[key] = (
                self.requests.labels(route, verb, str(status)),
                self.seconds.of(route, verb),
            )
        found[0].inc()
        found[1].note(seconds)

    def store(self, operation: str) -> AbstractContextManager[object]:
        """Measure something that the store does."""
        return self.store_seconds.of(operation).measured()

    def note_damage(self, what: str) -> None:
        """Count something that was found damaged."""
        self.damaged.labels(what).inc()

    def note_usage(self, usage: Usage) -> None:
        """Take in how much is kept."""
        for status in STATUSES:
            self.kept.labels(f"tables {status}").set(usage.tables.get(status, 0))
        self.kept.labels("people").set(usage.people)
        self.kept.labels("packs").set(usage.packs)
        self.kept_bytes.set(usage.size)

    def text(self) -> bytes:
        """Return all numbers as Prometheus reads them."""
        return generate_latest(self.registry)


def router(metrics: Metrics, allowed: Callable[[str], bool] | None = None) -> APIRouter:
    """Return the route `GET /metrics`; `allowed` decides which addresses can read it.

    Others get 404. Without `allowed` everyone can.
    """
    routes = APIRouter()

    @routes.get("/metrics", include_in_schema=False)
    async def read(request: Request) -> Response:
        if allowed is not None and not allowed(address(request.scope)):
            return Response(status_code=404)
        return Response(metrics.text(), media_type=CONTENT_TYPE_LATEST)

    return routes
