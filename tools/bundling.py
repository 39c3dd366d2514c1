"""Bundles C files for the compiler, which reads the same headers again for each file it gets.

mypyc writes one C file per module, and each includes the declarations of all modules. Bundles of
about ten files compile in three quarters of the time, and there are still enough for many cores.
The statements at the top of a module run once, when it is imported, yet are a third of all code
that mypyc writes: gcc leaves them as they are, which saves about a tenth of its time.
Each module also has a shim, a few lines that load it; a header of their own saves two thirds of
their time.
"""

from __future__ import annotations

import hashlib
import re
import sys
from pathlib import Path
from typing import Any, Final
from zlib import crc32

BUNDLES: Final = 16
"""More than the usual number of cores, so that a large one keeps no core waiting."""
SHIMS: Final = "tools/shims"
"""Where the header for shims is."""
TOP_LEVEL: Final = re.compile(rb"^char (CPyDef_\w+_____top_level__)\(void\) {$", re.MULTILINE)
"""How mypyc begins the function that imports a module."""
AS_IT_IS: Final = (
    "#if defined(__GNUC__) && !defined(__clang__)",
    '#define AS_IT_IS __attribute__((optimize("O0")))',
    "#else",
    "#define AS_IT_IS",
    "#endif",
)
"""Lets gcc spend no time on a function; its first declaration decides."""


def bundled(extensions: list[Any]) -> list[Any]:
    """Let each extension of many C files be compiled from bundles of them; return all."""
    for one in extensions:
        if len(one.sources) > BUNDLES:
            one.sources = write_bundles([Path(source) for source in one.sources])
        elif is_shim(one) and sys.platform != "win32":  # compilers there export names otherwise
            one.include_dirs = [SHIMS, *one.include_dirs]
    return extensions


def is_shim(extension: Any) -> bool:  # noqa: ANN401 - as setuptools
    """Return whether an extension only loads a module of the library that holds them all."""
    path = Path("build", *extension.name.split(".")).with_suffix(".c")
    return [Path(source) for source in extension.sources] == [path]


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
    read = b"".join(file.read_bytes() for file in files)
    imports = [f"char {name.decode()}(void) AS_IT_IS;" for name in TOP_LEVEL.findall(read)]
    included = [f'#include "{file.name}"' for file in files]
    lines = [f"/* {hashlib.sha256(read).hexdigest()} */", *AS_IT_IS, *imports, *included]
    text = "".join(f"{line}\n" for line in lines)
    if not bundle.is_file() or bundle.read_text() != text:
        bundle.write_text(text)
    return bundle
