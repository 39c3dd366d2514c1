"""Tables in Markdown and the cells of the ladder."""

from __future__ import annotations

from wardround.core.json_types import Unchecked


def row(*cells: str) -> str:
    """Return one line of a table in Markdown."""
    return "| " + " | ".join(cells) + " |\n"


def heading(*cells: str) -> str:
    """Return the first lines of a table."""
    return row(*cells) + row(*["---"] * len(cells))


def with_ends(line: Unchecked, name: str, places: int) -> str:
    """Return a figure with its interval."""
    value, low, high = (number(line[key], places) for key in (name, f"{name}_low", f"{name}_high"))
    return f"{value} ({low} to {high})"


def share(line: Unchecked) -> str:
    """Return a win share with its interval."""
    value, low, high = (
        100 * line[name] for name in ("win_share", "win_share_low", "win_share_high")
    )
    return f"{value:.1f} % ({low:.1f} to {high:.1f})"


def number(value: float, places: int) -> str:
    """Return a figure with so many places."""
    return f"{value:.{places}f}".replace("-", "−")


def games(result: Unchecked) -> list[str]:
    """Return how many games were played, and the beginning of their digest."""
    return [str(result["games"]), f"`{result['digest'][:12]}`"]


def at_least(wanted: float | None) -> str:
    """Return a mark to reach, if there is one."""
    return "" if wanted is None else f"≥ {wanted}"


def at_most(wanted: float | None) -> str:
    """Return a mark to stay below, if there is one."""
    return "" if wanted is None else f"≤ {wanted}"
