"""Asks pip's package index which files a package has, with their hashes.

It reads both forms of the simple index: HTML pages and JSON. Addresses come from pip's own
settings, and never get into a file of the project.
"""

from __future__ import annotations

import ast
import base64
import json
import re
import ssl
import subprocess
import sys
from collections.abc import Iterator, Mapping
from html.parser import HTMLParser
from typing import Final
from urllib.parse import urldefrag, urljoin, urlsplit, urlunsplit
from urllib.request import Request, urlopen

USUAL: Final = "https://pypi.org/simple"
SCHEMES: Final = ("https", "http", "file")
ACCEPTED: Final = "application/vnd.pypi.simple.v1+json, text/html;q=0.5"
SECONDS: Final = 60
SETTING: Final = re.compile(r"(?P<place>:env:|\w+)\.(?P<name>[\w-]+)=(?P<value>.*)")
PLACES: Final = ("global", "install", ":env:")
"""Where pip's settings stand; a later one wins."""

Files = dict[str, str]
"""The SHA-256 of each file, by its name."""


def settings(told: str) -> dict[str, str]:
    """Return pip's settings out of what `pip config list` prints."""
    found = [one for line in told.splitlines() if (one := SETTING.fullmatch(line))]
    known = [one for one in found if one["place"] in PLACES]
    known.sort(key=lambda one: PLACES.index(one["place"]))
    return {one["name"]: str(ast.literal_eval(one["value"])) for one in known}


class Index:
    """The indexes of this machine."""

    def __init__(self, told: Mapping[str, str]) -> None:
        more = told.get("extra-index-url", "").split()
        self._bases: Final = [told.get("index-url", USUAL), *more]
        self._trust: Final = ssl.create_default_context(cafile=told.get("cert"))

    @classmethod
    def of_pip(cls) -> Index:
        """Return what pip is set up for here."""
        command = [sys.executable, "-m", "pip", "config", "list"]
        told = subprocess.run(command, capture_output=True, text=True, check=True).stdout
        return cls(settings(told))

    def files(self, name: str) -> Files:
        """Return all files of a package, whichever index has them."""
        found: Files = {}
        for base in self._bases:
            found |= self._page(f"{base.rstrip('/')}/{name}/")
        return found

    def _page(self, address: str) -> Files:
        parts = urlsplit(address)
        if parts.scheme not in SCHEMES:
            return {}
        if parts.scheme == "file":
            address = f"{address}index.html"
        request = Request(without_user(address), headers={"Accept": ACCEPTED})  # noqa: S310 - checked above
        if parts.username:
            pair = f"{parts.username}:{parts.password or ''}".encode()
            request.add_header("Authorization", f"Basic {base64.b64encode(pair).decode()}")
        try:
            with urlopen(request, timeout=SECONDS, context=self._trust) as answer:  # noqa: S310
                kind, text = answer.headers.get_content_type(), answer.read().decode()
        except OSError:
            return {}  # an index need not have every package; one that none has is missed later
        return dict(of_json(text) if kind.endswith("json") else of_page(text, address))


def without_user(address: str) -> str:
    """Return an address without name and password, which are sent in a header."""
    parts = urlsplit(address)
    return urlunsplit(parts._replace(netloc=parts.netloc.rpartition("@")[2]))


def of_json(text: str) -> Iterator[tuple[str, str]]:
    """Give files and hashes of an index's answer in JSON."""
    for one in json.loads(text)["files"]:
        if "sha256" in one["hashes"]:
            yield one["filename"], one["hashes"]["sha256"]


def of_page(text: str, address: str) -> Iterator[tuple[str, str]]:
    """Give files and hashes of a page of links."""
    links = Links()
    links.feed(text)
    for link in links.found:
        whole, fragment = urldefrag(urljoin(address, link))
        kind, _, digest = fragment.partition("=")
        if kind == "sha256":
            yield whole.rpartition("/")[2], digest


class Links(HTMLParser):
    """Collects where the links of a page lead."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note a link."""
        self.found += [value for name, value in attrs if tag == "a" and name == "href" and value]
