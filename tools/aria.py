"""Rewrite what screen readers read on each screen: `python -m tools.aria`.

`python -m tools.aria -k replay` rewrites some. The files are in `tests/web/aria`. Read the changes
before you commit them: they are all that players with a screen reader get.
"""

from __future__ import annotations

import os
import sys

import pytest

from tests.web.spoken import FOLDER, WRITE

SPOKEN = "not twice_as_large and not verb and not else_is_kept"
"""Tests in which pages are read aloud."""
TESTS = ("tests/web/test_scenes.py", "tests/web/test_accessible.py")


def main() -> int:
    """Look at every screen again, or at those that are asked for."""
    if not sys.argv[1:]:
        for path in sorted(FOLDER.glob("*.yaml")):
            path.unlink()
    os.environ[WRITE] = "1"
    return int(pytest.main(["-q", "-k", SPOKEN, *TESTS, *sys.argv[1:]]))


if __name__ == "__main__":
    sys.exit(main())
