"""Bundles C files for the compiler, which reads the same headers again for each file it gets.

mypyc writes one C file per module, and each includes the declarations of all modules. Bundles of
about ten files compile in three quarters of the time, and there are still enough for many cores.
"""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any, Final
from zlib import crc32

BUNDLES: Final = 16
"""More than the usual number of cores, so that a large one keeps no core waiting."""


def bundled(extensions: list[Any]) -> list[Any]:
    """Let each extension of many C files be compiled from bundles of them; return all."""
    for one in extensions:
        if len(one.sources) > BUNDLES:
            one.sources = write_bundles([Path(source) for source in one.sources])
    return extensions


def write_bundles(sources: list[Path]) -> list[str]:
    """Write the bundles of C files that lie in one folder; return their paths, largest first."""
    bundles: dict[int, list[Path]] = {}
    for source in sorted(sources):
        # By its name alone, so that a module that grows or is new changes no other bundle.
        bundles.setdefault(crc32(source.name.encode()) % BUNDLES, []).append(source)
    largest = sorted(bundles.items(), key=lambda one: -sum(file.stat().st_size for file in one[1]))
    return [str(write_bundle(number, files)) for number, files in largest]


def write_bundle(number: int, files: list[Path]) -> Path:
    """Write one bundle, unless it is there and nothing in it has changed."""
    bundle = files[0].with_name(f"bundle_{number:02}.c")
    contents = hashlib.sha256(b"".join(file.read_bytes() for file in files)).hexdigest()
    lines = [f"/* {contents} */", *[f'#include "{file.name}"' for file in files]]
    text = "".join(f"{line}\n" for line in lines)
    if not bundle.is_file() or bundle.read_text() != text:
        bundle.write_text(text)
    return bundle
