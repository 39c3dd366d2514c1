"""Prints a folder in memory for the files of a test run; nothing if there is none that will do.

Containers often have a small one, from which no program may run. Tests use the usual folder then.
"""

from __future__ import annotations

import os
import shutil
from pathlib import Path
from typing import Final

MEMORY: Final = Path("/dev/shm")  # noqa: S108 - what is put there gets a name of its own
NEEDED: Final = 4 << 30
"""Bytes that must be free: several times what a run needs."""


def will_do(folder: Path) -> bool:
    """Return whether a folder has room, can be written, and lets programs run."""
    if not (folder.is_dir() and os.access(folder, os.W_OK)):
        return False
    runs = not os.statvfs(folder).f_flag & os.ST_NOEXEC
    return runs and shutil.disk_usage(folder).free >= NEEDED


if __name__ == "__main__":
    print(MEMORY if will_do(MEMORY) else "")
