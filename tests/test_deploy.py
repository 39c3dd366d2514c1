"""The files in `deploy` agree with each other and the program; `make container-check` does more."""

from __future__ import annotations

import ipaddress
import re
import shlex
import shutil
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from tests.kit.server import running
from tools.containerfile import BadContainerfile, Ignored, Stage, parse
from wardround.cli.parser import build_parser
from wardround.server.settings import DATABASE, KEY, PORT
from wardround.store.urls import parsed

ROOT = Path(__file__).parent.parent
DEPLOY = ROOT / "deploy"
EVERYWHERE = "0.0.0.0"  # noqa: S104 - inside a container, whose ports are closed
SECRET = re.compile(r"KEY|PASSWORD")
ADDS_UP = "SystemCallFilter"
"""What may stand in a unit more than once."""
EXPOSURE = 12
"""Tenths of systemd's level of exposure, from 0 (shut in) to 100; a server needs the network."""
HARDENED = {
    "NoNewPrivileges": "yes",
    "ProtectSystem": "strict",
    "ProtectHome": "yes",
    "PrivateTmp": "yes",
    "PrivateUsers": "yes",
    "CapabilityBoundingSet": "",
    "MemoryDenyWriteExecute": "yes",
    "ProcSubset": "pid",
    "RestrictAddressFamilies": "AF_INET AF_INET6 AF_UNIX",
    "SystemCallFilter": "@system-service ~@privileged",
    "SystemCallErrorNumber": "EPERM",
    "StateDirectory": "wardround",
    "User": "wardround",
    "Restart": "on-failure",
    "EnvironmentFile": "/etc/wardround/environment",
}


systemd = pytest.mark.skipif(
    shutil.which("systemd-analyze") is None, reason="there is no systemd-analyze"
)


def read(name: str) -> str:
    """Return one of the files for hosts."""
    return (DEPLOY / name).read_text(encoding="utf-8")


# --- the container ---------------------------------------------------------------------------


@pytest.fixture
def last() -> Stage:
    """Return what the final image is made of."""
    return parse(read("Containerfile"))[-1]


def test_the_container_starts_the_server_at_its_port(last: Stage) -> None:
    words = [*last.last("ENTRYPOINT").words(), *last.last("CMD").words()]
    args = build_parser().parse_args(words[1:])

    assert (words[0], args.run, args.host) == ("wardround", "serve:run", EVERYWHERE)
    assert int(last.last("EXPOSE").value) == PORT
    assert last.last("STOPSIGNAL").value == "SIGTERM"


def test_the_container_is_not_root_and_owns_only_its_volume(last: Stage) -> None:
    uid, gid = last.last("USER").value.split(":")
    (made,) = [step.value for step in last.all("RUN")]
    volume = last.last("VOLUME").value
    database = parsed(last.last("ENV").pairs()[DATABASE])

    assert int(uid) > 0
    assert f"--uid {uid} --gid {gid} " in made
    assert made.endswith(f"install -d -o wardround -g wardround -m 0700 {volume}")
    assert Path(str(database.database)).parent == Path(volume)


def test_the_final_image_holds_only_what_was_installed(last: Stage) -> None:
    assert [(step.options, step.value) for step in last.all("COPY")] == [
        ({"from": "build"}, "/opt/wardround /opt/wardround")
    ]


def test_the_health_check_knows_a_server_that_works(last: Stage, tmp_path: Path) -> None:
    value = last.last("HEALTHCHECK").value.removeprefix("CMD").strip()
    python, flag, code = parse(f"FROM x\nCMD {value}")[0].last("CMD").words()
    assert (python, flag, code.count(f":{PORT}/healthz")) == ("python", "-c", 1)

    def health(port: int) -> int:
        asked = [sys.executable, flag, code.replace(str(PORT), str(port))]
        return subprocess.run(asked, capture_output=True, check=False).returncode

    with running(f"sqlite:///{tmp_path}/tables.db") as server:
        assert health(server.port) == 0
    assert health(server.port) == 1


def test_the_container_is_built_from_sources_alone() -> None:
    kept = Ignored((ROOT / ".dockerignore").read_text(encoding="utf-8"))
    needed = [
        "pyproject.toml", "requirements/runtime.txt", "setup.py", "README.md", "LICENSE",
        "MANIFEST.in", "tools/backend.py", "tools/bundling.py", "tools/compiling.py",
        "tools/generating.py", "tools/npm.py", "tools/progress.py", "web/notices.ts",
        "src/wardround/cli/main.py",
        "docs/rules/dice-hospital.md", "web/package-lock.json", "web/src/main.ts",
    ]  # fmt: skip
    made = [
        ".git/config", ".venv/bin/python", "deploy/.env", "web/node_modules/vite/index.js",
        "src/wardround/web/index.html", "src/wardround/core/luck.cpython-311.so",
        "src/wardround/core/__pycache__/luck.pyc", "tests/conftest.py", "build/kind.txt",
        "docs/operations.md", "src/wardround.egg-info/PKG-INFO", "web/.svelte-check/tsconfig.json",
    ]  # fmt: skip

    assert [name for name in needed if kept.has(name)] == []
    assert [name for name in made if not kept.has(name)] == []


@pytest.mark.parametrize(
    "text", ["", "RUN true", "FROM a b c d", "FROM python:${NONE}", "FROM a\nONBUILD RUN true"]
)
def test_what_the_check_does_not_understand_it_refuses(text: str) -> None:
    with pytest.raises(BadContainerfile):
        parse(text)


# --- compose ---------------------------------------------------------------------------------


@pytest.fixture
def compose() -> Any:
    """Return the compose file as plain values; schemathesis brings what reads YAML."""
    return import_module("yaml").safe_load(read("compose.yaml"))


def test_compose_starts_server_database_and_proxy(compose: Any) -> None:
    services = compose["services"]
    build = services["wardround"]["build"]

    assert set(services) == {"wardround", "db", "caddy"}
    assert (DEPLOY / build["context"] / build["dockerfile"]).resolve() == DEPLOY / "Containerfile"
    assert services["wardround"]["depends_on"] == {"db": {"condition": "service_healthy"}}
    assert services["db"]["healthcheck"]["test"][:2] == ["CMD", "pg_isready"]
    assert "ports" not in services["wardround"]
    assert "ports" not in services["db"]


def test_every_volume_and_network_of_compose_is_there(compose: Any) -> None:
    services = compose["services"].values()
    mounted = [one.split(":")[0] for service in services for one in service.get("volumes", [])]
    files = [one for one in mounted if one.startswith(".")]

    assert {one for one in mounted if one not in files} == set(compose["volumes"])
    assert [one for one in files if not (DEPLOY / one).is_file()] == []
    assert {one for service in services for one in service["networks"]} == set(compose["networks"])


def test_the_server_believes_the_proxy_and_nobody_else(compose: Any) -> None:
    words = compose["services"]["wardround"]["command"]
    args = build_parser().parse_args(words)
    address = compose["services"]["caddy"]["networks"]["front"]["ipv4_address"]
    (config,) = compose["networks"]["front"]["ipam"]["config"]

    assert args.run == "serve:run"
    assert args.proxy == [address]
    assert ipaddress.ip_address(address) in ipaddress.ip_network(config["subnet"])


def test_no_secret_stands_in_compose_and_every_variable_in_the_example(compose: Any) -> None:
    example = dict(
        line.split("=", 1) for line in read("env.example").splitlines() if re.match(r"\w+=", line)
    )
    settings = [pair for one in compose["services"].values() for pair in one["environment"].items()]
    secret = [value for name, value in settings if SECRET.search(name)]

    assert secret
    assert [
        value for value in secret if not re.fullmatch(r"\$\{\w+:\?set it in .env\}", value)
    ] == []
    assert set(re.findall(r"\$\{(\w+)", read("compose.yaml"))) == set(example)
    assert {KEY} <= set(example)


def test_caddy_leads_to_the_server_and_holds_nothing_back() -> None:
    text = read("Caddyfile")

    assert text.count("{") == text.count("}")
    assert f"reverse_proxy {{$WARDROUND_NODES:wardround:{PORT}}} {{" in text
    assert "flush_interval -1" in text
    assert "respond /metrics 404" in text


# --- systemd ---------------------------------------------------------------------------------


def unit() -> dict[str, str]:
    """Return the settings of the service; each stands there once, but for the one that adds up."""
    lines = [line for line in read("wardround.service").splitlines() if re.match(r"\w+=", line)]
    pairs = [line.split("=", 1) for line in lines]
    added = " ".join(value for name, value in pairs if name == ADDS_UP)
    settings = {**dict(pairs), ADDS_UP: added}
    assert len(settings) == len([name for name, _ in pairs if name != ADDS_UP]) + 1
    return settings


def test_the_unit_starts_the_server_and_shuts_it_in() -> None:
    settings = unit()
    program, *words = shlex.split(settings["ExecStart"])
    args = build_parser().parse_args(words)
    folder = f"/var/lib/{settings['StateDirectory']}"

    assert (program, args.run) == ("/opt/wardround/bin/wardround", "serve:run")
    assert args.proxy == ["127.0.0.1"]
    assert settings["Environment"].startswith(f"{DATABASE}=sqlite:///{folder}/")
    assert HARDENED.items() <= settings.items()


@systemd
def test_systemd_rates_the_unit_as_well_shut_in() -> None:
    rate = ["systemd-analyze", "security", "--offline=true", f"--threshold={EXPOSURE}"]
    told = subprocess.run(
        [*rate, "--no-pager", str(DEPLOY / "wardround.service")],
        capture_output=True,
        text=True,
        check=False,
    )
    if "unrecognized option" in told.stderr:
        pytest.skip("this systemd-analyze cannot rate a file")

    assert told.returncode == 0, told.stdout.splitlines()[-1]
    assert "Overall exposure level for wardround.service" in told.stdout


@systemd
def test_systemd_finds_nothing_wrong_with_the_unit(tmp_path: Path) -> None:
    """It asks for the program too, so one that is there stands in for ours."""
    file = tmp_path / "wardround.service"
    file.write_text(read("wardround.service").replace("/opt/wardround/bin/wardround", "/bin/true"))
    told = subprocess.run(
        ["systemd-analyze", "verify", str(file)],  # noqa: S607 - wherever the system has it
        capture_output=True,
        text=True,
        check=False,
    )

    assert (told.returncode, told.stdout, told.stderr) == (0, "", "")
