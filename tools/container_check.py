"""Run deploy/Containerfile without a container engine, in clean roots of Debian packages.

`make container-check` needs root and debootstrap. Instead of `python:3.11-slim-bookworm` it uses
Debian bookworm with its own Python 3.11, pip and headers. It runs every RUN and COPY, then starts
the entry point as its user. That must pass the health check and `wardround doctor`, and end with
the stop signal. It does not test images, layers and volumes, which belong to an engine.

`WARDROUND_PURE=1 make container-check` compiles nothing, which saves most of the time.
"""

from __future__ import annotations

import argparse
import os
import re
import shlex
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from tools.containerfile import Ignored, Stage, Step, parse
from wardround.server.settings import PORT

ROOT: Final = Path(__file__).parent.parent
SUITE: Final = "bookworm"
PACKAGES: Final = "python3,python3-venv,python3-pip,python3-dev,ca-certificates"
"""What the image of Python has and a bare Debian lacks."""
SETTINGS: Final = re.compile(
    r"PIP_.*|npm_config_.*|(https?|no|all)_proxy|SSL_CERT_FILE|NODE_EXTRA_CA_CERTS|"
    r"WARDROUND_PURE",
    re.IGNORECASE,
)
"""How this machine fetches packages, so that the roots do it the same way; and how to be quick."""
FILES: Final = (
    "/etc/resolv.conf",
    "/etc/hosts",
    "/etc/pip.conf",
    "/etc/npmrc",
    "/etc/ssl/certs/ca-certificates.crt",
)
PATH: Final = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
PAGE: Final = f"import urllib.request; urllib.request.urlopen('http://127.0.0.1:{PORT}/')"
"""Asks for the browser table, where a server without it answers 503."""
HEALTH_SECONDS: Final = 120
STOP_SECONDS: Final = 10
"""What engines wait before they kill."""


def say(line: str) -> None:
    """Write a line between those of the steps."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


class Failed(Exception):
    """A step that did not work; the text says which."""


class Root:
    """A folder in which commands run as if it were everything."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.environment = {"PATH": PATH, "HOME": "/root", **settings()}
        self.place = "/"

    def command(self, words: Sequence[str], user: str = "0:0") -> list[str]:
        """Return how words are run inside; what is mounted for it goes away with it."""
        mounted = f'mount -t proc proc {self.folder}/proc && exec "$@"'
        # By its path, since the root's own PATH need not lead there.
        chroot = str(shutil.which("chroot"))
        inside = f'cd {shlex.quote(self.place)} && exec "$@"'
        return [
            "unshare", "--mount", "--pid", "--fork", "--kill-child", "sh", "-c", mounted, "sh",
            chroot, f"--userspec={user}", str(self.folder), "sh", "-c", inside, "sh", *words,
        ]  # fmt: skip

    def run(self, words: Sequence[str], user: str = "0:0") -> int:
        """Run words inside; return their status."""
        return subprocess.run(
            self.command(words, user), env=self.environment, check=False
        ).returncode

    def inside(self, path: str) -> Path:
        """Return where a path of the root is."""
        return self.folder / (path if path.startswith("/") else f"{self.place}/{path}").lstrip("/")


def settings() -> dict[str, str]:
    """Return how this machine fetches packages, and whether anything is to be compiled."""
    return {name: value for name, value in os.environ.items() if SETTINGS.fullmatch(name)}


def make_base(folder: Path) -> None:
    """Make what stands in for the image of Python."""
    if not (folder / "etc").is_dir():
        called = ["debootstrap", "--variant=minbase", f"--include={PACKAGES}", SUITE, str(folder)]
        if subprocess.run(called, check=False).returncode:
            raise Failed("debootstrap")
    for name, target in (("python", "python3"), ("pip", "pip3")):
        link = folder / "usr/local/bin" / name
        link.unlink(missing_ok=True)
        link.symlink_to(f"/usr/bin/{target}")
    for name in FILES:
        if Path(name).is_file():
            (folder / name.lstrip("/")).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(name, folder / name.lstrip("/"))


def build(stages: Sequence[Stage], base: Path, work: Path) -> Root:
    """Carry out all stages; return the root of the last one."""
    roots: dict[str, Root] = {}
    for number, stage in enumerate(stages):
        name = stage.name or str(number)
        say(f"== stage {name}, {stage.base} as Debian {SUITE}")
        folder = work / name
        subprocess.run(["cp", "-a", str(base), str(folder)], check=True)  # noqa: S607
        roots[name] = Root(folder)
        for step in stage.steps:
            carry_out(step, roots[name], roots)
    return roots[name]


def carry_out(step: Step, root: Root, roots: Mapping[str, Root]) -> None:
    """Carry out one instruction; those that only describe an image do nothing."""
    started = time.monotonic()
    if step.keyword == "RUN":
        say(f"-- RUN {step.value}")
        if root.run(["sh", "-c", step.value]):
            raise Failed(f"RUN {step.value}")
        say(f"   {time.monotonic() - started:.0f} s")
    elif step.keyword == "ENV":
        root.environment |= step.pairs()
    elif step.keyword == "WORKDIR":
        root.place = step.value
        root.inside(".").mkdir(parents=True, exist_ok=True)
    elif step.keyword == "COPY":
        say(f"-- COPY {step.value}")
        copy(step, root, roots)


def copy(step: Step, root: Root, roots: Mapping[str, Root]) -> None:
    """Copy from another stage, or what the ignore file leaves of the project."""
    source, target = step.words()
    if "from" in step.options:
        there = roots[step.options["from"]].inside(source)
        shutil.copytree(there, root.inside(target), symlinks=True)
        return
    ignored = Ignored((ROOT / ".dockerignore").read_text(encoding="utf-8"))
    for name in ignored.kept(ROOT / source):
        into = root.inside(target) / name
        into.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / source / name, into)


def start(root: Root, stage: Stage) -> None:
    """Start the entry point as its user, wait for the health check, ask the doctor, and stop."""
    user = stage.last("USER").value
    words = [*stage.last("ENTRYPOINT").words(), *stage.last("CMD").words()]
    health = Step("CMD", {}, stage.last("HEALTHCHECK").value.removeprefix("CMD").strip()).words()
    with socket.socket() as trial:
        if trial.connect_ex(("127.0.0.1", PORT)) == 0:
            raise Failed(f"another program is using port {PORT}")
    with subprocess.Popen(root.command(words, user), env=root.environment) as server:
        try:
            wait_until_healthy(root, health, user, server)
            say("-- healthy; wardround doctor says:")
            if root.run(["wardround", "doctor", "--url", "http://127.0.0.1:8421"], user):
                raise Failed("wardround doctor")
            if root.run(["python", "-c", PAGE], user):
                raise Failed("the browser table is missing")
            if root.run(["sh", "-c", "touch /opt/wardround/trace 2> /dev/null"], user) == 0:
                raise Failed("the user of the container can change the program")
            stop(server, getattr(signal, stage.last("STOPSIGNAL").value))
        finally:
            server.kill()


def stop(server: subprocess.Popen[bytes], number: signal.Signals) -> None:
    """Send the stop signal to the first process inside, as an engine does."""
    children = Path(f"/proc/{server.pid}/task/{server.pid}/children").read_text().split()
    os.kill(int(children[0]), number)
    try:
        status = server.wait(STOP_SECONDS)
    except subprocess.TimeoutExpired:
        raise Failed(f"it didn’t stop with {number.name}") from None
    if status:
        raise Failed(f"it stopped with status {status} after {number.name}")
    say(f"-- ended in good order with {number.name}")


def wait_until_healthy(
    root: Root, health: Sequence[str], user: str, server: subprocess.Popen[bytes]
) -> None:
    """Run the health check until it passes."""
    until = time.monotonic() + HEALTH_SECONDS
    while root.run(["sh", "-c", '"$@" 2> /dev/null', "sh", *health], user):
        if time.monotonic() > until or server.poll() is not None:
            raise Failed("HEALTHCHECK")
        time.sleep(1)


def size(folder: Path) -> int:
    """Return how many MiB a folder takes."""
    files = (path.lstat() for path in folder.rglob("*"))
    return sum(one.st_size for one in files) // 2**20


def main() -> int:
    """Check the Containerfile; return 0 if all of it worked."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--base", type=Path, help="an existing root, or where to save a new one")
    args = parser.parse_args()
    if os.geteuid() != 0 or (shutil.which("debootstrap") is None and args.base is None):
        say("This check needs root and debootstrap (apt-get install debootstrap).")
        return 2
    stages = parse((ROOT / "deploy/Containerfile").read_text(encoding="utf-8"))
    with tempfile.TemporaryDirectory(prefix="wardround-container-") as folder:
        # The users of the container must get to their own root.
        Path(folder).chmod(0o755)
        base = args.base or Path(folder) / "base"
        try:
            make_base(base)
            root = build(stages, base, Path(folder))
            start(root, stages[-1])
        except Failed as error:
            say(f"This failed: {error}")
            return 1
        say(f"The program takes {size(root.inside('/opt/wardround'))} MiB. All steps worked.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
