"""Creates the Python environment of this folder, and installs locked packages into it.

`python3 -m tools.packages --create .venv` makes an empty environment with uv in it, which installs
packages in a tenth of pip's time. It is made of the quickest Python of that version on this machine
(`tools.interpreter`), or with `--create .venv PYTHON` of the given one. In that environment
`python -m tools.packages build runtime` installs what requirements/build.txt and runtime.txt lock,
and `python -m tools.packages --here` the project itself, in place. Where there is no uv for a
system, pip does the same.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from tools.interpreter import quickest
from tools.locked import ROOT, file_of
from tools.package_index import settings

SETUP: Final = "setup"
"""The lock of uv, and of pip for those who call it."""
SETTINGS: Final = "uv.toml"
"""A file in the environment: pip's settings for uv, which would not look for them."""
PIP: Final = ("-m", "pip", "--disable-pip-version-check")
INSTALL: Final = ("install", "--progress-bar", "off", "--no-compile")
"""Python compiles what is imported, so compiling all modules of all packages is wasted time."""


def create(folder: Path, interpreter: str) -> int:
    """Make an environment, with what installs packages in it; return an exit status."""
    made = subprocess.run([interpreter, "-m", "venv", "--without-pip", str(folder)], check=False)
    if made.returncode:
        return made.returncode
    python = python_of(folder)
    # An outer pip saves unpacking another one, which takes longer than all the rest.
    pip = [sys.executable, *PIP, "--python", str(python)]
    told = pip_settings(sys.executable)
    if told is None:
        unpacked = subprocess.run([python, "-m", "ensurepip"], check=False).returncode
        if unpacked:
            return unpacked
        pip = [str(python), *PIP]
        told = pip_settings(str(python))
    write_settings(folder, told or {})
    wheels = ["--only-binary", ":all:"]  # uv is written in Rust: don't try to compile it
    done = subprocess.run([*pip, *INSTALL, *wheels, *locked([SETUP])], check=False).returncode
    if done:
        print("Couldn’t install uv: pip will take a little longer.", flush=True)
        done = subprocess.run([python, "-m", "ensurepip"], check=False).returncode
    return done


def pip_settings(python: str) -> dict[str, str] | None:
    """Return what the pip of a Python is set up for; None if it has no pip."""
    asked = [python, *PIP, "config", "list"]
    told = subprocess.run(asked, capture_output=True, text=True, check=False)
    return None if told.returncode else settings(told.stdout)


def python_of(folder: Path) -> Path:
    """Return the interpreter of an environment."""
    return folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def write_settings(folder: Path, pip: dict[str, str]) -> None:
    """Let uv ask the package index that pip is set up for, if there is one."""
    index = pip.get("index-url")
    if index is not None:
        (folder / SETTINGS).write_text(f"index-url = {json.dumps(index)}\n", encoding="utf-8")


def locked(names: Sequence[str]) -> list[str]:
    """Return the arguments that install some locks, and nothing that differs from them."""
    return ["--require-hashes", *(word for name in names for word in ("-r", str(file_of(name))))]


def install(wanted: Sequence[str]) -> int:
    """Install into this environment; return an exit status."""
    folder = Path(sys.prefix)
    uv = python_of(folder).with_name("uv")
    if not uv.exists():
        return subprocess.run(
            [sys.executable, *PIP, *INSTALL, *wanted], cwd=ROOT, check=False
        ).returncode
    given = {"UV_CONFIG_FILE": str(folder / SETTINGS)} if (folder / SETTINGS).is_file() else {}
    command = [str(uv), "pip", "install", "--python", sys.executable, *wanted]
    return subprocess.run(command, cwd=ROOT, env={**os.environ, **given}, check=False).returncode


def main(arguments: Sequence[str]) -> int:
    """Do what the arguments say; return an exit status."""
    match arguments:
        case ["--create", folder]:
            return create(Path(folder), quickest())
        case ["--create", folder, interpreter]:
            return create(Path(folder), interpreter)
        case ["--here"]:
            return install(["--no-deps", "--no-build-isolation", "-e", "."])
        case [_, *_] if not any(one.startswith("-") for one in arguments):
            return install(locked(arguments))
    print(
        "usage: python -m tools.packages --create FOLDER [PYTHON] | --here | LOCK …",
        file=sys.stderr,
    )
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
