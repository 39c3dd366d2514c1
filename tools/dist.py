"""Build the files of a release: `make dist`, or `python -m tools.dist [--into FOLDER] [KIND …]`.

Builds the source distribution, a wheel of plain Python (`pure`) and one with compiled modules for
this Python and system (`compiled`), checks their contents and sizes, and puts them into dist/ with
the locks of what they need, a list of all parts (SBOM) and checksums. If any check fails, dist/
stays as it was.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import re
import shutil
import sys
import tarfile
import tempfile
import zipfile
from collections.abc import Callable, Sequence
from itertools import zip_longest
from pathlib import Path
from typing import Final

from tools.compiling import why_pure
from tools.locked import RUNTIME, file_of
from tools.npm import BUILT
from tools.packing import ROOT, NotPacked, epoch, is_dirty, make_compiled, make_pure, make_sdist
from tools.sbom import POSTGRES, NoParts, write

MEGABYTE: Final = 1_000_000
LIMITS: Final = {"pure": 6 * MEGABYTE, "compiled": 12 * MEGABYTE}
"""Maximum size of each wheel, in bytes."""
KINDS: Final[dict[str, Callable[[Path, Path], Path]]] = {
    "pure": make_pure,
    "compiled": make_compiled,
}
SUMS: Final = "SHA256SUMS"
INTERRUPTED: Final = 130
NOTICES: Final = "wardround/web/notices.txt"
NEEDED: Final = (
    "wardround/py.typed",
    "wardround/dicehospital/packs/final.toml",
    "wardround/words/locales/fr/web/front.ftl",
    "wardround/store/migrations/env.py",
    "wardround/web/index.html",
    NOTICES,
)
"""One file of each part that every package must contain."""
RULES: Final = {"sdist": "docs/rules/dice-hospital.md"}
"""Where the rules are, if not in wardround/rules."""
UNWANTED: Final = re.compile(
    r"(^|/)(tests|node_modules|__pycache__|build)/|\.(py[cod]|c|(?<!/shims/Python\.)h|o|orig)$|~$"
)
COMPILED: Final = re.compile(r"\.(so|pyd)$")


def names_in(file: Path) -> list[str]:
    """Return the paths of all files in a package, below the top folder of an sdist."""
    if file.suffix == ".whl":
        with zipfile.ZipFile(file) as wheel:
            return wheel.namelist()
    with tarfile.open(file) as archive:
        return [one.name.partition("/")[2] for one in archive.getmembers() if one.isfile()]


def faults(kind: str, file: Path) -> list[str]:
    """Return what is wrong with a package, one sentence each."""
    names = names_in(file)
    there = {name.removeprefix("src/") for name in names}
    rules = RULES.get(kind, "wardround/rules/dice-hospital.md")
    found = [f"{name} is missing" for name in (*NEEDED, rules) if name not in there]
    found += [f"{name} does not belong in it" for name in names if UNWANTED.search(name)]
    compiled = [name for name in names if COMPILED.search(name)]
    if kind == "compiled" and not compiled:
        found.append("it contains no compiled module")
    if kind != "compiled":
        found += [f"{name} does not belong in it" for name in compiled]
    size, limit = file.stat().st_size, LIMITS.get(kind)
    if limit is not None and size > limit:
        found.append(f"{megabytes(size)} is over the limit of {megabytes(limit)}")
    return [f"{file.name}: {one}" for one in found]


def megabytes(size: int) -> str:
    """Return a size in MB, for messages."""
    return f"{size / MEGABYTE:.2f} MB"


def ready(kinds: Sequence[str]) -> None:
    """Fail early if the browser table or the compiler is missing."""
    if not BUILT.is_file() or not (ROOT / "src" / NOTICES).is_file():
        raise NotPacked("the browser table isn’t built: run `make web` first")
    reason = why_pure() if "compiled" in kinds else ""
    if reason:
        raise NotPacked(f"can’t build the compiled wheel: {reason}")


def make(kinds: Sequence[str], work: Path) -> dict[str, Path]:
    """Build and check the packages in a work folder; return them by kind."""
    sdist = make_sdist(work)
    made = {"sdist": sdist, **{kind: KINDS[kind](sdist, work) for kind in kinds}}
    found = [fault for kind, file in made.items() for fault in faults(kind, file)]
    if found:
        more = f" (and {len(found) - 1} more)" if len(found) > 1 else ""
        raise NotPacked(f"{found[0]}{more}")
    return made


def accompanying(sdist: Path) -> list[Path]:
    """Write what goes with the packages beside one of them: the locks, and the list of parts."""
    version = sdist.name.removesuffix(".tar.gz")
    names = [sdist.with_name(f"{version}-{group}.txt") for group in (RUNTIME, POSTGRES)]
    locks = [
        Path(shutil.copyfile(file_of(group), name))
        for group, name in zip((RUNTIME, POSTGRES), names, strict=True)
    ]
    try:
        return [*locks, write(sdist.parent, epoch())]
    except NoParts as problem:
        raise NotPacked(f"can’t list the parts: {problem}") from None


def put(files: Sequence[Path], into: Path) -> list[Path]:
    """Replace the files of this version in a folder, and write their checksums."""
    into.mkdir(parents=True, exist_ok=True)
    version = files[0].name.removesuffix(".tar.gz")
    ours = (".tar.gz", ".cdx.json", "-*.whl", "-*.txt")
    for old in [path for end in ours for path in into.glob(f"{version}{end}")]:
        old.unlink()
    there = [Path(shutil.copyfile(file, into / file.name)) for file in files]
    lines = [f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}\n" for file in there]
    (into / SUMS).write_text("".join(lines), encoding="utf-8")
    return there


def main(arguments: Sequence[str]) -> int:
    """Build the files of a release; return an exit status."""
    parser = argparse.ArgumentParser("python -m tools.dist", description="Build release files.")
    parser.add_argument("kinds", nargs="*", metavar="KIND", help="pure, compiled; both by default")
    parser.add_argument(
        "--into", type=Path, default=ROOT / "dist", help="output folder; dist by default"
    )
    args = parser.parse_args(arguments)
    kinds = args.kinds or list(KINDS)
    if unknown := [kind for kind in kinds if kind not in KINDS]:
        parser.error(f"unknown kind “{unknown[0]}”: choose from {', '.join(KINDS)}")
    into = args.into.absolute()
    try:
        ready(kinds)
        with tempfile.TemporaryDirectory(prefix="wardround-dist-") as work:
            made = make(kinds, Path(work))
            files = put([*made.values(), *accompanying(made["sdist"])], into)
    except NotPacked as problem:
        print(f"{into.name}/ is unchanged: {problem}.", file=sys.stderr)
        return 1
    except OSError as error:
        print(f"{error.strerror}: {error.filename or into}.", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return INTERRUPTED
    limits = [LIMITS.get(kind) for kind in made]
    for file, limit in zip_longest(files, limits):
        most = f" (limit {megabytes(limit)})" if limit is not None else ""
        print(f"{os.path.relpath(file)}: {megabytes(file.stat().st_size)}{most}")
    if is_dirty():
        print("These include uncommitted changes. Commit them before you release.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
