"""The proxies send all that is about a table to one node, as `deploy` and the pages say."""

from __future__ import annotations

import re
import shutil
import socket
import subprocess
import threading
from collections import defaultdict
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from http.client import HTTPConnection
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from fastapi.routing import APIRoute

from wardround.server.app import ROUTERS
from wardround.server.settings import PORT
from wardround.tables.ids import new_id

ROOT = Path(__file__).parent.parent
NGINX = shutil.which("nginx", path="/usr/sbin:/usr/local/sbin:/usr/bin:/usr/local/bin:/opt/bin")
TABLES = 40


def page(name: str) -> str:
    """Return a page of the documentation."""
    return (ROOT / "docs" / name).read_text(encoding="utf-8")


def caddyfiles() -> list[str]:
    """Return the settings of Caddy for several nodes: those of `deploy`, and those of the page."""
    blocks = re.findall(r"```caddyfile\n(.*?)```", page("operations.md"), re.DOTALL)
    (of_page,) = [one for one in blocks if "lb_policy" in one]
    return [(ROOT / "deploy" / "Caddyfile").read_text(encoding="utf-8"), of_page]


def choice_of_nginx() -> str:
    """Return the lines for nginx that choose a node."""
    blocks = re.findall(r"```nginx\n(.*?)```", page("operations.md"), re.DOTALL)
    (found,) = [one for one in blocks if "upstream" in one]
    return str(found)


def patterns() -> list[tuple[str, str]]:
    """Return the patterns by which the proxies find a table's id, and what they leave out."""
    (of_nginx,) = re.findall(
        r"\s(\S+) +\$remote_addr;\s+~(\^/api/tables/\S+) +\$id;", choice_of_nginx()
    )
    of_caddy = [
        re.findall(r"@table \{\s+path_regexp table (\S+)\s+not path (\S+)\s+\}", one)
        for one in caddyfiles()
    ]
    left_out, pattern = of_nginx
    return [(pattern.replace("(?<", "(?P<"), left_out), *[one for (one,) in of_caddy]]


@pytest.mark.parametrize(("pattern", "left_out"), patterns())
def test_the_id_is_found_in_all_paths_about_a_table_and_in_no_others(
    pattern: str, left_out: str
) -> None:
    paths = {one.path for router in ROUTERS for one in router.routes if isinstance(one, APIRoute)}
    about = {path for path in paths if path.startswith("/api/tables/{table}")}

    assert {"/api/tables/{table}", "/api/tables/{table}/seats/{seat}/act"} <= about
    for path in about:
        table = new_id(12)
        found = re.match(pattern, path.replace("{table}", table).replace("{seat}", "0"))
        assert found is not None
        assert found.group(1) == table
    assert [one for one in paths - about if re.match(pattern, one)] == [left_out]


@pytest.mark.parametrize("text", caddyfiles())
def test_caddy_chooses_by_what_it_has_found(text: str) -> None:
    (header,) = re.findall(r"request_header @table (\S+) \{re\.table\.1\}", text)

    assert f"lb_policy header {header}\n" in text
    assert text.count("{") == text.count("}")
    assert "respond /metrics 404" in text
    assert "flush_interval -1" in text
    assert "fail_duration" in text  # else it would choose a node again that is down


def test_a_second_node_in_containers_is_one_that_caddy_knows() -> None:
    load = import_module("yaml").safe_load
    blocks = re.findall(r"```yaml\n(.*?)```", page("hosting.md"), re.DOTALL)
    (told,) = [load(one)["services"] for one in blocks if "WARDROUND_NODES" in one]
    services = load((ROOT / "deploy" / "compose.yaml").read_text(encoding="utf-8"))["services"]
    nodes = told["caddy"]["environment"]["WARDROUND_NODES"].split()

    assert nodes == [f"wardround:{PORT}", f"wardround2:{PORT}"]
    assert {one.partition(":")[0] for one in nodes} <= services.keys() | told.keys()
    assert told["wardround2"] == {"extends": {"file": "compose.yaml", "service": "wardround"}}
    assert "{$WARDROUND_NODES:" in caddyfiles()[0]


# --- nginx as it runs --------------------------------------------------------------------------


class Node(ThreadingHTTPServer):
    """Stands in for a node: answers everything with its own number."""

    def __init__(self, number: int) -> None:
        self.number = number
        super().__init__(("127.0.0.1", 0), Answering)


class Answering(BaseHTTPRequestHandler):
    """Answers as the node that it belongs to."""

    def do_GET(self) -> None:
        """Tell which node this is."""
        assert isinstance(self.server, Node)
        body = str(self.server.number).encode()
        self.send_response(200)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: Any) -> None:
        """Say nothing."""


def start(node: Node) -> None:
    """Let a node answer."""
    threading.Thread(target=node.serve_forever, args=[0.01], daemon=True).start()


def stop(node: Node) -> None:
    """Let a node answer no more."""
    node.shutdown()
    node.server_close()


@contextmanager
def nginx(folder: Path, nodes: list[Node]) -> Iterator[int]:
    """Run nginx with the lines of the page, in front of nodes; give its port."""
    assert NGINX is not None, "the tests need nginx; `make test` installs it"
    choice = choice_of_nginx()
    for address, node in zip(("10.0.0.11:8421", "10.0.0.12:8421"), nodes, strict=True):
        assert address in choice
        choice = choice.replace(address, f"127.0.0.1:{node.server_port}")
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    paths = "".join(
        f"{name}_temp_path {folder}/{name};\n"
        for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    file = folder / "nginx.conf"
    file.write_text(f"""
        daemon off; pid {folder}/pid; error_log {folder}/error.log;
        events {{}}
        http {{
            access_log off; {paths} {choice}
            server {{
                listen 127.0.0.1:{port};
                location / {{
                    proxy_pass http://wardround;
                    proxy_http_version 1.1;
                    proxy_set_header Connection "";
                }}
            }}
        }}
    """)
    assert NGINX is not None
    process = subprocess.Popen([NGINX, "-p", str(folder), "-c", str(file)])
    try:
        while not answers(port):
            assert process.poll() is None, (folder / "error.log").read_text()
        yield port
    finally:
        process.terminate()
        process.wait(20)


def answers(port: int) -> bool:
    """Return whether anything listens."""
    with socket.socket() as trial:
        return trial.connect_ex(("127.0.0.1", port)) == 0


def asked(port: int, path: str) -> int:
    """Return which node answers."""
    connection = HTTPConnection("127.0.0.1", port, timeout=20)
    try:
        connection.request("GET", path)
        answer = connection.getresponse()
        told = answer.read()
        assert answer.status == 200
        return int(told)
    finally:
        connection.close()


def test_nginx_sends_a_table_to_one_node_and_to_another_when_that_is_down(tmp_path: Path) -> None:
    nodes = [Node(number) for number in range(2)]
    with ExitStack() as stack:
        for node in nodes:
            start(node)
        stack.callback(stop, nodes[0])
        port = stack.enter_context(nginx(tmp_path, nodes))
        used: defaultdict[str, set[int]] = defaultdict(set)
        for table in [new_id(12) for _ in range(TABLES)]:
            for rest in ("", "?seat=0", "/events?seat=1", "/seats/2/act", "/wait?after=3"):
                used[table].add(asked(port, f"/api/tables/{table}{rest}"))
        assert asked(port, "/api/tables") in {0, 1}
        stop(nodes[1])
        after = {table: asked(port, f"/api/tables/{table}") for table in used}

    assert {len(one) for one in used.values()} == {1}
    assert set().union(*used.values()) == {0, 1}
    assert set(after.values()) == {0}
