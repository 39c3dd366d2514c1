"""Files of the built app in memory, each with its compressed forms."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

TYPES: Final = {
    ".css": "text/css; charset=utf-8",
    ".ftl": "text/plain; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".jpg": "image/jpeg",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".map": "application/json",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".wav": "audio/wav",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff": "font/woff",
    ".woff2": "font/woff2",
}
"""The types of files by their names; a system's own list may lack some, or have others."""
ANY: Final = "application/octet-stream"

PACKED: Final = {".br": "br", ".gz": "gzip"}
"""The suffixes of compressed copies next to a file, the smallest first."""


@dataclass(frozen=True, slots=True)
class Form:
    """A file as it is sent, plain or compressed."""

    content: bytes
    encoding: str
    """Empty for a plain one."""
    tag: str
    """What a browser keeps, to ask whether it is still the same."""

    def is_known(self, tags: str) -> bool:
        """Return whether the browser already has this form, by the tags it sent."""
        # A proxy can have weakened the tag.
        known = [tag.strip().removeprefix("W/") for tag in tags.split(",")]
        return self.tag in known or "*" in known


@dataclass(frozen=True, slots=True)
class PageFile:
    """A file of the app; its plain form is the last."""

    type: str
    forms: tuple[Form, ...]

    def best(self, accepted: str) -> Form:
        """Return the smallest form that a browser with this `Accept-Encoding` reads."""
        readable = encodings(accepted)
        return next(form for form in self.forms if not form.encoding or form.encoding in readable)


def encodings(accepted: str) -> set[str]:
    """Return the encodings that the header names, but for those that it rules out."""
    found = set()
    for part in accepted.lower().split(","):
        name, _, quality = part.replace(" ", "").partition(";q=")
        if not quality or quality.strip("0."):
            found.add(name)
    return found


@cache
def read_files(folder: Path) -> Mapping[str, PageFile]:
    """Return the files in a folder, by their paths there; none if there is no such folder.

    They are read once: it is half of the work of a start.
    """
    found = {
        path.relative_to(folder).as_posix(): path
        for path in sorted(folder.rglob("*"))
        if path.is_file() and not path.name.startswith(".")
    }
    return {
        name: PageFile(TYPES.get(path.suffix, ANY), _forms(path))
        for name, path in found.items()
        if path.suffix not in PACKED
    }


def _forms(path: Path) -> tuple[Form, ...]:
    packed = [(path.with_name(path.name + end), name) for end, name in PACKED.items()]
    there = [(file, name) for file, name in packed if file.is_file()]
    return tuple(_form(file.read_bytes(), name) for file, name in [*there, (path, "")])


def _form(content: bytes, encoding: str) -> Form:
    digest = hashlib.sha256(content).hexdigest()[:32]
    return Form(content, encoding, f'"{digest}"')
