"""Plain values in tests."""

from __future__ import annotations

from typing import Any, TypeAlias

Json: TypeAlias = Any
"""An object of an answer, a view or a record, of which a test looks at what it is about."""
