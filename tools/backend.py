"""The build backend: setuptools, with only the requirements that this machine needs.

If nothing can be compiled, mypyc is not required. A package with the browser table requires Node
if the table was not built yet; an editable install never does.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from typing import Any

from setuptools import build_meta
from setuptools.build_meta import (
    build_editable,
    build_sdist,
    build_wheel,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

from tools.compiling import why_pure
from tools.npm import WEB, is_missing

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]

Settings = Mapping[str, Any] | None


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    """Return what building a wheel needs."""
    return [*build_meta.get_requires_for_build_wheel(config_settings), *compiler(), *node()]


def get_requires_for_build_editable(config_settings: Settings = None) -> list[str]:
    """Return what an editable install needs."""
    return [*build_meta.get_requires_for_build_editable(config_settings), *compiler()]


def get_requires_for_build_sdist(config_settings: Settings = None) -> list[str]:
    """Return what building a source distribution needs; it holds the built table too."""
    return [*build_meta.get_requires_for_build_sdist(config_settings), *node()]


def compiler() -> list[str]:
    """Return what compiles the fast build, or nothing where it can't be compiled."""
    return [] if why_pure() else extra("compile")


def node() -> list[str]:
    """Return the Node that builds the browser table, or nothing where none has to be built."""
    return extra("web") if is_missing() else []


def extra(name: str) -> list[str]:
    """Return what one of the package's extras asks for."""
    project = tomllib.loads((WEB.parent / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted: list[str] = project["optional-dependencies"][name]
    return wanted
