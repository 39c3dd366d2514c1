"""Starting again at once after a crash."""

from __future__ import annotations

import os
import select
from pathlib import Path

from tests.kit.server import SECONDS, Server, running


def listening_inode(port: int) -> str:
    """Return the socket that listens on a port, as the system numbers it."""
    for line in Path("/proc/net/tcp").read_text(encoding="ascii").splitlines()[1:]:
        _, local, _, state, *rest = line.split()
        if int(local.rpartition(":")[2], 16) == port and state == "0A":
            return rest[5]
    raise AssertionError(f"nobody listens on port {port}")


def sockets_of(process: int) -> set[str]:
    """Return the sockets that a process has open."""
    links = [file.readlink() for file in Path(f"/proc/{process}/fd").iterdir()]
    return {str(link).removeprefix("socket:[").removesuffix("]") for link in links}


def bots_at_work(server: Server) -> list[int]:
    """Return the processes of the bots and of uploads, when both have answered something."""
    ann = server.person()
    ann.post("/api/verify", {"record": "none"})
    table = ann.lay("dice-hospital", ["easy", "me"])["table"]
    seq = 0
    while not (len(server.children()) > 1 and seq > 1):
        shown = ann.wait(table, 1, seq)
        seq = shown["seq"] if shown else seq
        if shown and shown["choices"]:
            ann.act(table, 1, shown["choices"][0]["action"], shown["version"])
    return server.children()


def test_no_worker_keeps_the_port_of_its_server_or_outlives_it(tmp_path: Path) -> None:
    """Else a killed server could not be started again while a bot of it still thinks."""
    with running(f"sqlite:///{tmp_path}/tables.db", "--no-rate-limits") as server:
        workers = bots_at_work(server)
        inode = listening_inode(server.port)

        assert len(workers) == 2
        assert inode in sockets_of(server.pid)
        assert [pid for pid in workers if inode in sockets_of(pid)] == []

        watched = [os.pidfd_open(pid) for pid in workers]
        server.kill()
        gone = [select.select([one], [], [], SECONDS)[0] == [one] for one in watched]
        for one in watched:
            os.close(one)
        assert gone == [True, True]
