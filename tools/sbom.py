"""The list of parts of a release (SBOM), as CycloneDX 1.6 in JSON.

It names the Python packages that the installed program needs, from the locks, and the JavaScript
libraries and fonts in the browser table, from the notices that its build wrote. The same tree gives
the same bytes: the date is that of the packages, and the serial number follows from the contents.
"""

from __future__ import annotations

import base64
import json
import re
import uuid
from collections.abc import Iterable, Iterator, Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final
from urllib.parse import quote

from tools.locked import ROOT, RUNTIME, Locked, read
from wardround import __version__

SPECIFICATION: Final = "1.6"
POSTGRES: Final = "postgres"
"""The extra whose packages are listed too, as optional."""
NOTICES: Final = ROOT / "src" / "wardround" / "web" / "notices.txt"
LOCK: Final = ROOT / "web" / "package-lock.json"
NAMESPACE: Final = uuid.UUID("9f0b7b1e-5c86-4f0e-9a2c-6d9a3a6f2b11")
"""What the serial numbers of our lists are made in."""
LICENCE: Final = "MIT AND Apache-2.0 AND OFL-1.1"
HEAD: Final = re.compile(
    r"^={78}\n(?P<name>\S+) (?P<version>\S+)\nLicence: (?P<licence>.+)\n(?:Author: .+\n)?"
    r"Source: (?P<source>\S+)\n={78}$",
    re.MULTILINE,
)
"""The head of one notice, as `web/notices.ts` writes it."""

Part = dict[str, Any]


class NoParts(Exception):
    """The parts of the browser table are not known; the text says why."""


def python_parts() -> list[Part]:
    """Return the Python packages that the program needs, and those for PostgreSQL."""
    needed = {one.name: one for one in read(RUNTIME)}
    more = [one for one in read(POSTGRES) if one.name not in needed]
    return [
        *(_python(one, "required") for one in needed.values()),
        *(_python(one, "optional") for one in more),
    ]


def _python(one: Locked, scope: str) -> Part:
    purl = f"pkg:pypi/{one.name}@{quote(one.version)}"
    files = {
        "type": "distribution",
        "url": f"https://pypi.org/simple/{one.name}/",
        "comment": "the hashes of all files of this version",
        "hashes": [{"alg": "SHA-256", "content": digest} for digest in one.hashes],
    }
    return {**_part(one.name, one.version, purl, scope), "externalReferences": [files]}


def web_parts(notices: str, lock: Mapping[str, Any]) -> Iterator[Part]:
    """Give the libraries and fonts whose notices the browser table holds; raise `NoParts`."""
    for found in HEAD.finditer(notices):
        name, version = found["name"], found["version"]
        locked = lock["packages"].get(f"node_modules/{name}", {})
        if locked.get("version") != version:
            raise NoParts(f"{name} {version} is not what web/package-lock.json locks")
        purl = f"pkg:npm/{quote(name)}@{quote(version)}"
        references = [
            {
                "type": "distribution",
                "url": f"https://registry.npmjs.org/{name}/-/{name.split('/')[-1]}-{version}.tgz",
                "hashes": [{"alg": "SHA-512", "content": _hexadecimal(locked["integrity"])}],
            },
            {"type": "vcs", "url": found["source"]},
        ]
        yield {
            **_part(name, version, purl, "required"),
            "licenses": _licences(found["licence"]),
            "externalReferences": references,
        }


def _part(name: str, version: str, purl: str, scope: str) -> Part:
    shared = {"type": "library", "bom-ref": purl, "name": name, "version": version}
    return {**shared, "scope": scope, "purl": purl}


def _licences(terms: str) -> list[Part]:
    return [{"expression": terms}] if " " in terms else [{"license": {"id": terms}}]


def _hexadecimal(integrity: str) -> str:
    """Return the digest of npm's `sha512-…` as the list writes it."""
    kind, _, digest = integrity.partition("-")
    if kind != "sha512":
        raise NoParts(f"web/package-lock.json has “{kind}” hashes, not sha512")
    return base64.b64decode(digest).hex()


def bill(parts: Iterable[Part], date: int) -> Part:
    """Return the list of a release made on a date, in seconds since 1970."""
    listed = sorted(parts, key=lambda one: str(one["purl"]))
    purl = f"pkg:pypi/wardround@{__version__}"
    whole = {
        "type": "application",
        "bom-ref": purl,
        "name": "wardround",
        "version": __version__,
        "licenses": _licences(LICENCE),
        "purl": purl,
    }
    contents = json.dumps([whole, listed, date], sort_keys=True)
    refs = [one["bom-ref"] for one in listed]
    return {
        "$schema": f"http://cyclonedx.org/schema/bom-{SPECIFICATION}.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": SPECIFICATION,
        "serialNumber": f"urn:uuid:{uuid.uuid5(NAMESPACE, contents)}",
        "version": 1,
        "metadata": {
            "timestamp": datetime.fromtimestamp(date, UTC).strftime("%Y-%m-%dT%H:%M:%SZ"),
            "component": whole,
        },
        "components": listed,
        # Locks tell what is installed, not what needs what.
        "dependencies": [{"ref": purl, "dependsOn": refs}, *({"ref": one} for one in refs)],
    }


def write(into: Path, date: int) -> Path:
    """Write the list of this tree into a folder; return the file. Raise `NoParts`."""
    lock = json.loads(LOCK.read_text(encoding="utf-8"))
    web = list(web_parts(NOTICES.read_text(encoding="utf-8"), lock))
    if not web:
        raise NoParts("the browser table has no notices: run `make web` again")
    file = into / f"wardround-{__version__}.cdx.json"
    told = bill([*python_parts(), *web], date)
    file.write_text(json.dumps(told, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    return file
