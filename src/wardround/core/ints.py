"""Names that the fast build needs, and their meaning in the plain build.

mypyc turns a variable annotated `i64` into a C integer, and `mypyc_attr` configures a class. Both
are in `mypy_extensions`, which only the type checker needs; at run time `i64` is `int` and
`mypyc_attr` does nothing. This module is never compiled, so that the names exist in both builds.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64, mypyc_attr
else:
    i64 = int

    def mypyc_attr(**_settings):  # noqa: ANN003, ANN201 - the type checker sees the real one
        """Return a decorator that leaves a class as it is."""
        return lambda kept: kept


__all__ = ["i64", "mypyc_attr"]
