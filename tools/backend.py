"""How the package is built: as setuptools does, with Node where it takes one.

A package that is to hold the browser table asks for Node where the table was not built yet. An
editable install never needs it.
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
    get_requires_for_build_editable,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

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
    return [*build_meta.get_requires_for_build_wheel(config_settings), *node()]


def get_requires_for_build_sdist(config_settings: Settings = None) -> list[str]:
    """Return what building a source distribution needs; it holds the built table too."""
    return [*build_meta.get_requires_for_build_sdist(config_settings), *node()]


def node() -> list[str]:
    """Return the Node that builds the browser table, or nothing where none has to be built."""
    if not is_missing():
        return []
    project = tomllib.loads((WEB.parent / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted: list[str] = project["optional-dependencies"]["web"]
    return wanted
