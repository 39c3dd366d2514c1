"""Proofs: searches of everything that could be better than a beam's result."""

from __future__ import annotations

from typing import Final

from wardround.bots.dicehospital.chances import Prospect
from wardround.bots.dicehospital.problem import Node
from wardround.bots.dicehospital.search import (
    Found,
    Key,
    Planner,
    by_value,
    path_to,
    weighed,
)  # fmt: skip
from wardround.core.ints import i64

CROWD: Final = 50
"""How many successor hospitals count as one visited node."""


def prove(planner: Planner, root: Node, begun: Found, limit: int) -> Found:
    """Return the best plan, proven unless the limit of hospitals was reached."""
    if planner.with_luck:
        found = Expectation(planner, limit).search(root)
    else:
        found = Exact(planner, begun, limit).search(root)
    found.nodes += begun.nodes
    if found.exact or found.value > begun.value:
        return found
    begun.nodes = found.nodes
    return begun


class Exact:
    """Branch and bound: looks at every hospital that could still be better."""

    __slots__ = ("best", "limit", "nodes", "planner", "seen", "value")

    def __init__(self, planner: Planner, begun: Found, limit: int) -> None:
        self.planner = planner
        self.best = begun.node
        self.value = begun.value
        self.nodes: i64 = 0
        self.limit: i64 = limit
        self.seen: set[Key] = set()

    def search(self, root: Node) -> Found:
        """Return the best plan."""
        whole = self._visit(root) and self.planner.expander.whole
        found = Found(self.best, None, self.value, int(self.nodes), whole)
        found.path = path_to(self.best, root)
        return found

    def _visit(self, node: Node) -> bool:
        """Search everything that follows a node; return whether nothing was left out."""
        planner = self.planner
        self.nodes += 1
        if self.nodes > self.limit:
            return False
        children: list[Node] = []
        following = planner.expander.expand(node)
        self.nodes += len(following) // CROWD
        for child in following:
            key = child.key()
            if key in self.seen:
                continue
            self.seen.add(key)
            child.value = planner.judge.judge(child)
            if child.value > self.value:
                self.value = child.value
                self.best = child
            children.append(child)
        children.sort(key=by_value, reverse=True)
        for child in children:
            if planner.bound.of(child) > self.value and not self._visit(child):
                return False
        return True


class Expectation:
    """The same where luck has a part: the best average, every hospital valued once."""

    __slots__ = ("known", "limit", "nodes", "planner", "whole")

    def __init__(self, planner: Planner, limit: int) -> None:
        self.planner = planner
        self.nodes: i64 = 0
        self.limit: i64 = limit
        self.known: dict[Key, Found] = {}
        self.whole = True

    def search(self, root: Node) -> Found:
        """Return the best plan."""
        found = self._best(root)
        exact = self.whole and self.planner.expander.whole
        best = Found(found.node, found.gamble, found.value, int(self.nodes), exact)
        best.path = found.path
        return best

    def _best(self, node: Node) -> Found:
        """Return the best plan from a node on."""
        key = node.key()
        known = self.known.get(key)
        if known is not None:
            return known
        self.nodes += 1
        best = Found(node, None, self.planner.judge.judge(node), 0, False)
        if self._ends():
            return best
        following = self.planner.expander.expand(node)
        self.nodes += len(following) // CROWD
        for child in following:
            child.value = self.planner.judge.judge(child)
            if self._ends():
                break
            if max(child.value, self.planner.bound.of(child)) > best.value:
                found = self._best(child)
                if found.value > best.value:
                    # The path to it leads through here, whatever it was first met by.
                    best = Found(found.node, found.gamble, found.value, 0, False)
                    best.path = [child, *found.path]
        for gamble in self.planner.gambles.of(node, thrifty=False):
            if self._ends():
                break
            value = self._worth(gamble.prospect)
            if value > best.value:
                best = Found(node, gamble, value, 0, False)
        self.known[key] = best
        return best

    def _ends(self) -> bool:
        """Return whether the limit is reached; then nothing is proven."""
        if self.nodes <= self.limit:
            return False
        self.whole = False
        return True

    def _worth(self, prospect: Prospect) -> float:
        if prospect.node is not None:
            return self._best(prospect.node).value
        return weighed(prospect, [self._worth(option) for option in prospect.options])
