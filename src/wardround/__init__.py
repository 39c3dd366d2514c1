"""Complete tabletop games as rules libraries, with bots, a coach, a server and interfaces.

Importing this package loads nothing else: `wardround.catalog` finds the games. With
`WARDROUND_PURE=1` in the environment the compiled modules of the fast build are ignored, and the
same rules run from their Python sources.
"""

from __future__ import annotations

import os
import sys
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader

TYPE_CHECKING = False  # the checkers know this name; `typing` would cost every start
if TYPE_CHECKING:
    from collections.abc import Sequence
    from types import ModuleType

__version__ = "0.1.0"


class _SourcesOnly:
    """Finds the modules of this package as Python sources, past compiled files beside them."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Return where the source of `fullname` is, or None to leave it to other finders."""
        if path is None or not fullname.startswith("wardround."):
            return None
        for folder in path:
            finder = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES))
            spec = finder.find_spec(fullname, target)
            if spec is not None:
                return spec
        return None


if os.environ.get("WARDROUND_PURE", "0") not in {"", "0"}:
    sys.meta_path.insert(0, _SourcesOnly())
