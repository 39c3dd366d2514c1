"""Colours as people see them: how far apart they are, also for who sees fewer, and contrast."""

from __future__ import annotations

import math
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Final

TOKENS: Final = Path(__file__).parents[2] / "web" / "src" / "look" / "tokens.css"

Colour = tuple[float, float, float]
"""Red, green and blue, linear, from 0 to 1."""

# Machado, Oliveira and Fernandes (2009), full severity, for linear light.
SEEN_BY: Final[Mapping[str, tuple[Colour, Colour, Colour]]] = {
    "everybody": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
TO_XYZ: Final = (
    (0.4124564, 0.3575761, 0.1804375),
    (0.2126729, 0.7151522, 0.0721750),
    (0.0193339, 0.1191920, 0.9503041),
)
WHITE: Final = (0.95047, 1.0, 1.08883)


def tokens(selector: str) -> dict[str, str]:
    """Return the tokens that a block of the theme file sets, as they are written."""
    text = TOKENS.read_text(encoding="utf-8")
    found = re.search(rf"^{re.escape(selector)} \{{$(.*?)^\}}", text, re.MULTILINE | re.DOTALL)
    assert found is not None, selector
    return dict(re.findall(r"--([\w-]+):\s*([^;]+);", found.group(1)))


def colour(text: str) -> Colour:
    """Return the colour that is written `#rrggbb`."""
    parts = [int(text[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [one / 12.92 if one <= 0.04045 else ((one + 0.055) / 1.055) ** 2.4 for one in parts]
    return linear[0], linear[1], linear[2]


def seen(one: Colour, by: str) -> Colour:
    """Return a colour as somebody sees it."""
    red, green, blue = _times(SEEN_BY[by], one)
    return _within(red), _within(green), _within(blue)


def contrast(one: Colour, other: Colour) -> float:
    """Return the contrast of two colours by WCAG, from 1 to 21."""
    dark, light = sorted(_times(TO_XYZ, one)[1] for one in (one, other))
    return (light + 0.05) / (dark + 0.05)


def lightness(one: Colour) -> float:
    """Return how light a colour looks, from 0 to 100."""
    return _lab(one)[0]


def distance(one: Colour, other: Colour) -> float:
    """Return how different two colours look (CIEDE2000)."""
    (l1, a1, b1), (l2, a2, b2) = _lab(one), _lab(other)
    mean = (math.hypot(a1, b1) + math.hypot(a2, b2)) / 2
    grey = 1.5 - 0.5 * math.sqrt(mean**7 / (mean**7 + 25.0**7))
    c1, c2 = math.hypot(a1 * grey, b1), math.hypot(a2 * grey, b2)
    h1, h2 = (_angle(b1, a1 * grey), _angle(b2, a2 * grey))
    turn = (h2 - h1 + 540) % 360 - 180 if c1 * c2 else 0.0
    hue = (h1 + turn / 2) % 360 if c1 * c2 else h1 + h2
    light, full = (l1 + l2) / 2, (c1 + c2) / 2
    weight = (
        1
        - 0.17 * _cos(hue - 30)
        + 0.24 * _cos(2 * hue)
        + 0.32 * _cos(3 * hue + 6)
        - 0.20 * _cos(4 * hue - 63)
    )
    part_l = (l2 - l1) / (1 + 0.015 * (light - 50) ** 2 / math.sqrt(20 + (light - 50) ** 2))
    part_c = (c2 - c1) / (1 + 0.045 * full)
    part_h = 2 * math.sqrt(c1 * c2) * math.sin(math.radians(turn / 2)) / (1 + 0.015 * full * weight)
    twist = 2 * math.sqrt(full**7 / (full**7 + 25.0**7))
    turned = -twist * math.sin(math.radians(60 * math.exp(-(((hue - 275) / 25) ** 2))))
    return math.sqrt(part_l**2 + part_c**2 + part_h**2 + turned * part_c * part_h)


def _lab(one: Colour) -> Colour:
    x, y, z = (_root(part / white) for part, white in zip(_times(TO_XYZ, one), WHITE, strict=True))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _root(part: float) -> float:
    return math.cbrt(part) if part > 216 / 24389 else (24389 / 27 * part + 16) / 116


def _times(rows: tuple[Colour, Colour, Colour], one: Colour) -> Colour:
    red, green, blue = (sum(a * b for a, b in zip(row, one, strict=True)) for row in rows)
    return red, green, blue


def _angle(b: float, a: float) -> float:
    return math.degrees(math.atan2(b, a)) % 360


def _cos(degrees: float) -> float:
    return math.cos(math.radians(degrees))


def _within(part: float) -> float:
    return min(1.0, max(0.0, part))
