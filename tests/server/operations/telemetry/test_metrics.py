"""Numbers: by the templates of routes, however many paths are asked for."""

from __future__ import annotations

from fastapi import FastAPI

from tests.server.http.serving import ask, made
from wardround.server.http.addresses import Networks
from wardround.server.operations.telemetry.metrics import Metrics, router


def read(app: FastAPI) -> dict[str, float]:
    """Return all numbers by name and labels."""
    response = ask(app, "GET", "/metrics")
    assert response.headers["content-type"].startswith("text/plain")
    lines = [line for line in response.text.splitlines() if not line.startswith("#")]
    return {line.rpartition(" ")[0]: float(line.rpartition(" ")[2]) for line in lines}


def labels_of(numbers: dict[str, float]) -> set[str]:
    """Return the labels of the requests that were counted."""
    name = "wardround_requests_total"
    return {key.removeprefix(name) for key in numbers if key.startswith(name)}


def test_requests_are_counted_by_route_method_and_status() -> None:
    app = made()
    for _ in range(3):
        ask(app, "GET", "/api/hello")
    ask(app, "POST", "/api/hello")
    numbers = read(app)

    hello = 'wardround_requests_total{method="GET",route="/api/hello",status="200"}'
    assert numbers[hello] == 3
    assert numbers['wardround_requests_total{method="POST",route="/api/hello",status="405"}'] == 1
    assert numbers['wardround_request_seconds_count{method="GET",route="/api/hello"}'] == 3


def test_paths_and_invented_methods_make_no_labels() -> None:
    app = made()
    for number in range(50):
        ask(app, "GET", f"/api/seats/secret{number}")
        ask(app, "GET", f"/nowhere/{number}")
        ask(app, f"INVENTED{number}", "/api/hello")

    assert labels_of(read(app)) == {
        '{method="GET",route="/api/seats/{secret}",status="200"}',
        '{method="GET",route="unmatched",status="404"}',
        '{method="OTHER",route="/api/hello",status="405"}',
    }


def test_what_the_server_does_is_counted() -> None:
    metrics = Metrics()
    metrics.tables.set(3)
    metrics.entries.inc(5)
    metrics.bot_answers.labels("hard").inc()
    metrics.bot_faults.labels("late").inc(2)
    with metrics.store("append"):
        pass
    app = FastAPI()
    app.include_router(router(metrics))
    numbers = read(app)

    assert numbers["wardround_tables"] == 3
    assert numbers["wardround_entries_total"] == 5
    assert numbers['wardround_bot_answers_total{level="hard"}'] == 1
    assert numbers['wardround_bot_faults_total{kind="late"}'] == 2
    assert numbers['wardround_store_seconds_count{operation="append"}'] == 1
    assert numbers["wardround_open_streams"] == 0


def test_durations_are_counted_up_to_each_bound() -> None:
    metrics = Metrics()
    for seconds in (0.001, 0.002, 99):
        metrics.store_seconds.of("append").note(seconds)
    app = FastAPI()
    app.include_router(router(metrics))
    numbers = read(app)

    name, bounds = "wardround_store_seconds", ("0.001", "0.0025", "10.0", "+Inf")
    up_to = [numbers[f'{name}_bucket{{le="{end}",operation="append"}}'] for end in bounds]
    assert up_to == [1, 2, 2, 3]
    assert round(numbers[f'{name}_sum{{operation="append"}}'], 6) == 99.003


def test_a_stream_that_ended_is_not_open() -> None:
    app = made()
    ask(app, "POST", "/api/more")
    told = ask(app, "GET", "/api/tables/7/events").text

    assert told == "data: 7\n\ndata: more\n\n"
    assert read(app)["wardround_open_streams"] == 0


def test_the_numbers_of_two_servers_in_one_process_are_apart() -> None:
    one, other = Metrics(), Metrics()
    one.entries.inc()

    assert b"wardround_entries_total 1.0" in one.text()
    assert b"wardround_entries_total 0.0" in other.text()


def test_only_known_addresses_may_read_where_that_is_set() -> None:
    app = FastAPI()
    app.include_router(router(Metrics(), Networks(["127.0.0.1", "10.0.0.0/8"]).has))

    assert ask(app, "GET", "/metrics", address="10.2.3.4").status_code == 200
    assert ask(app, "GET", "/metrics", address="192.0.2.1").status_code == 404
