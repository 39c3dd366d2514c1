"""Rewrite all golden texts: `make playthroughs`.

Explain a changed golden text in the commit: something no longer happens, or in another order, or
an action has another number than in records and trained bots.
"""

from __future__ import annotations

import sys

from tests.kit.goldens import goldens
from tests.kit.snapshots import golden, golden_file


def main() -> int:
    """Write what has changed, remove what is no longer told, and say so."""
    texts = goldens()
    changed = [name for name, text in texts.items() if golden(*name) != text]
    for name in changed:
        golden_file(*name).write_text(texts[name], encoding="utf-8")
        sys.stdout.write(f"written: tests/{name[0]}/{name[1]}\n")
    for folder in sorted({folder for folder, _ in texts}):
        for path in sorted(golden_file(folder, "").glob("*.txt")):
            if (folder, path.name) not in texts:
                path.unlink()
                sys.stdout.write(f"removed: tests/{folder}/{path.name}\n")
    if not changed:
        sys.stdout.write("all golden texts are as they should be\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
