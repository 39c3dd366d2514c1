"""axe at a page as it is now, without looking twice at the same colours.

Half of axe's work is contrast: for every text it finds out what lies behind. Pages are made of the
same pieces, so a text is only looked at if it differs from all that this run has found fine. What
axe could not tell, since something covers it or lies behind it, counts as not yet looked at: the
same colours can be told where nothing is in the way.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from playwright.sync_api import Page

AXE: Final = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
CONTRAST: Final = "color-contrast"
FINE: Final[set[int]] = set()
"""The texts whose colours axe could tell and found fine, by what their contrast follows from."""
KEPT: Final[list[Path]] = []
"""The file in which the processes of a run tell each other of such texts, if there are several."""

PLAIN: Final = "axe.configure({ noHtml: true }); null"
"""Axe would write down the source of everything it looks at, though nobody reads it."""
# What contrast follows from, as a number: letters, and everything with a colour that they stand in.
# What is put somewhere else on the page may lie on other things, so it counts with its name.
TEXTS: Final = """
() => {
  const number = (text) => {
    let one = 0xdeadbeef, other = 0x41c6ce57;
    for (let at = 0; at < text.length; at++) {
      one = Math.imul(one ^ text.charCodeAt(at), 2654435761);
      other = Math.imul(other ^ text.charCodeAt(at), 1597334677);
    }
    return 2097152 * (other >>> 0) + (one >>> 11);
  };
  const layer = (one) => {
    const style = getComputedStyle(one);
    const { backgroundColor, backgroundImage, opacity, filter, mixBlendMode, position } = style;
    const all = [backgroundColor, backgroundImage, opacity, filter, mixBlendMode].join();
    const place = /static|relative/.test(position) ? "" : `${one.tagName} ${one.className}`;
    return all === "rgba(0, 0, 0, 0),none,1,none,normal" ? place : `${place} ${all};`;
  };
  const root = document.documentElement;
  const chains = new Map([[root, getComputedStyle(root).backgroundColor]]);
  const chain = (one) => {
    if (!chains.has(one)) chains.set(one, chain(one.parentElement) + layer(one));
    return chains.get(one);
  };
  const found = new Map();
  const add = (one) => {
    const { color, fontSize, fontWeight, textShadow, visibility } = getComputedStyle(one);
    // Of their size contrast only follows from whether they are large, but for shadows around them.
    const points = Math.ceil(72 * parseFloat(fontSize)) / 96;
    const large = points >= (fontWeight >= 700 ? 14 : 18);
    const size = textShadow === "none" ? large : [fontSize, fontWeight];
    const letters = [color, size, textShadow, visibility].join();
    found.set(one, number(`${letters} ${chain(one)}`));
  };
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const { data, parentElement: one } = walk.currentNode;
    if (data.trim() && !one.closest("svg.sprite") && one.checkVisibility()) add(one);
  }
  document.querySelectorAll("input, select, textarea").forEach(add);
  return found;
}
"""
# The stores of pictures say nothing and are most of a page: axe finds them empty. To take them out
# would draw every picture anew. What is not drawn (`drawing.py`) looks to axe as if it were.
RUN: Final = """
async ([rules, fine]) => {
  const known = new Set(fine), keys = new Map();
  for (const [one, key] of (TEXTS)()) if (!known.has(key)) keys.set(one, key);
  const root = document.documentElement;
  const stores = [...document.querySelectorAll("svg.sprite[aria-hidden=true]")];
  const empty = { value: [], configurable: true };
  stores.forEach((store) => Object.defineProperty(store, "childNodes", empty));
  const rule = axe._audit.rules.find(({ id }) => id === "color-contrast");
  const check = axe._audit.checks["color-contrast"];
  const { getComputedStyle: computed } = window, { matches } = rule, { evaluate } = check;
  const told = new Set();
  const drawn = { get: (style, name) => {
    const value = style[name];
    if (name === "opacity") return "1";
    if (name !== "getPropertyValue") return typeof value === "function" ? value.bind(style) : value;
    return (asked) => (asked === "opacity" ? "1" : style.getPropertyValue(asked));
  } };
  window.getComputedStyle = (one, part) => {
    const style = computed(one, part);
    return one === root && !part ? new Proxy(style, drawn) : style;
  };
  rule.matches = function (one, ...more) {
    return keys.has(one) && matches.call(this, one, ...more);
  };
  check.evaluate = function (one, ...more) {
    const { data } = this;
    let colours;
    this.data = (found) => data.call(this, (colours = found));
    const isFine = evaluate.call(this, one, ...more);
    if (isFine && colours.bgColor && colours.fgColor) told.add(keys.get(one));
    return isFine;
  };
  try {
    const { violations } = await axe.run(document, {
      resultTypes: ["violations"],
      ...(rules.length ? { runOnly: { type: "rule", values: rules } } : {}),
    });
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, any, all, none }) =>
        [id, ...target, ...[...any, ...all, ...none].map((one) => one.message)].join("; ")));
    return [found, [...told]];
  } finally {
    rule.matches = matches;
    check.evaluate = evaluate;
    window.getComputedStyle = computed;
    stores.forEach((store) => delete store.childNodes);
  }
}
""".replace("TEXTS", TEXTS.strip())


def remember_in(path: Path) -> None:
    """Let processes that are forked from now on share what they find fine."""
    path.touch()
    KEPT[:] = [path]


def axe(page: Page, *rules: str) -> list[str]:
    """Return what axe finds wrong with a page as it is now, by all its rules or by some."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(f"{AXE.read_text(encoding='utf-8')}; {PLAIN}")
    for path in KEPT:
        lines = path.read_text(encoding="ascii").rpartition("\n")[0]  # the last may be half written
        FINE.update(int(line) for line in lines.split())
    found: list[str]
    found, told = page.evaluate(RUN, [rules, list(FINE)])
    if not found and (not rules or CONTRAST in rules):
        FINE.update(told)
        for path in KEPT:
            with path.open("a", encoding="ascii") as file:
                file.write("".join(f"{one}\n" for one in told))
    return found
