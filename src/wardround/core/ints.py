"""The machine integer that the fast build uses, and a plain `int` everywhere else.

mypyc turns a variable annotated `i64` into a C integer. The type itself lives in
`mypy_extensions`, which only the type checker needs; at run time it is `int`. This
module is never compiled, so that the name exists in both builds.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64
else:
    i64 = int

__all__ = ["i64"]
