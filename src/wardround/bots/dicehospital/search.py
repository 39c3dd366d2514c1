"""The planner: a beam over placements."""

from __future__ import annotations

from typing import Final

from wardround.bots.dicehospital.bounds import Bound
from wardround.bots.dicehospital.chances import Gamble, Gambles, Prospect
from wardround.bots.dicehospital.judging import Judge
from wardround.bots.dicehospital.placing import Expander
from wardround.bots.dicehospital.problem import Node, Problem
from wardround.bots.dicehospital.results import is_random
from wardround.core.ints import i64
from wardround.dicehospital import dice

Key = tuple[bytes, int, int, int]

INNER_WIDTH: Final = 1
"""How wide a beam looks at each hospital that luck may lead to."""
GAMBLERS: Final = 2
"""On how many of the best hospitals after each placement a beam thinks of gambling."""
LIKELY: Final = 2
"""How many gambles it then looks at closely, which is those that bring the most by themselves."""
MOST_OUTCOMES: Final = 4000
OUTCOMES: Final = 20
"""How many outcomes of luck it thinks of after each placement: at most, and for its width."""
MOST_CLOSELY: Final = 3000
CLOSELY: Final = 15
"""How many hospitals it searches to evaluate those gambles; beyond, they count as they are."""
NEAR: Final = 5
"""From this value on, dice are near discharge."""
TIE: Final = 1e-6
"""Too little to matter between nodes of different values."""


class Found:
    """The best plan found, its value, and whether it is proven to be the best.

    It ends with `node`; or it continues there with a `gamble`, after which it depends on a roll.
    """

    __slots__ = ("exact", "gamble", "node", "nodes", "path", "value")

    def __init__(
        self, node: Node, gamble: Gamble | None, value: float, nodes: int, exact: bool
    ) -> None:
        self.node = node
        self.gamble = gamble
        self.path: list[Node] = []
        """The hospitals on the way, without the plan's first one."""
        self.value = value
        self.nodes = nodes
        """How many hospitals were looked at."""
        self.exact = exact


def by_value(node: Node) -> float:
    """Return what a node is sorted by."""
    return node.value


def by_promise(node: Node) -> float:
    """Return what a node is kept in a beam by: of equal value, with more dice near discharge."""
    near: i64 = 0
    for one in node.dice:
        value = dice.VALUE[one]
        if value >= NEAR:
            near += value - NEAR + 1
    return node.value + TIE * float(near)


def _promise(likely: tuple[float, Node, Gamble]) -> float:
    return likely[0]


def path_to(node: Node, root: Node) -> list[Node]:
    """Return the hospitals on the way from one to another, without the first."""
    out: list[Node] = []
    at: Node | None = node
    while at is not None and at is not root:
        out.append(at)
        at = at.parent
    out.reverse()
    return out


def chancy(problem: Problem) -> bool:
    """Return whether a department or a specialist's ability rolls."""
    effects = [effect for one in problem.departments for effect in one.effects]
    for specialist in problem.specialists:
        if specialist is not None:
            effects += specialist.effects
    return any(is_random(effect) for effect in effects)


class Planner:
    """Plans one activation."""

    __slots__ = (
        "bound", "closely", "ends", "expander", "gambles", "judge", "keeps", "nodes", "outcomes",
        "with_luck",
    )  # fmt: skip

    def __init__(self, problem: Problem, judge: Judge) -> None:
        self.judge = judge
        self.expander = Expander(problem)
        self.gambles = Gambles(self.expander)
        self.bound = Bound(problem, judge)
        self.with_luck = chancy(problem)
        self.nodes: i64 = 0
        self.outcomes: i64 = 0
        self.closely: i64 = 0
        self.keeps: i64 = 0
        """How many of the best ends a beam keeps."""
        self.ends: list[Node] = []

    # --- beam ------------------------------------------------------------------------------

    def beam(self, root: Node, width: int, gambling: bool = True) -> Found:
        """Return the best plan of a beam with this many hospitals per placement."""
        root.value = self.judge.judge(root)
        self.nodes += 1
        best = Found(root, None, root.value, 0, True)
        level = [root]
        whole = True
        while level:
            children = self._next_level(level)
            for child in children:
                if child.value > best.value:
                    best = Found(child, None, child.value, 0, True)
            if self.keeps > 0 and gambling:  # not where luck would have to lead to it
                self._keep(children)
            if gambling and self.with_luck:
                best = self._gamble(level, best, width)
            if len(children) > width or self.with_luck:
                children.sort(key=by_promise, reverse=True)
            if len(children) > width:
                whole = False
                children = children[:width]
            level = children
        best.nodes = int(self.nodes)
        best.exact = whole and self.expander.whole and not self.with_luck
        best.path = path_to(best.node, root)
        return best

    def _keep(self, children: list[Node]) -> None:
        """Keep the best ends of all so far."""
        self.ends += children
        self.ends.sort(key=by_value, reverse=True)
        del self.ends[self.keeps :]

    def _next_level(self, level: list[Node]) -> list[Node]:
        """Return the different hospitals one placement further, judged."""
        seen: set[Key] = set()
        children: list[Node] = []
        for node in level:
            for child in self.expander.expand(node):
                key = child.key()
                if key not in seen:
                    seen.add(key)
                    child.value = self.judge.judge(child)
                    children.append(child)
        self.nodes += len(children)
        return children

    def _gamble(self, level: list[Node], best: Found, width: i64) -> Found:
        """Return the best of a plan and of the likely gambles that could follow these hospitals."""
        most: i64 = min(MOST_OUTCOMES, OUTCOMES * width)
        likely: list[tuple[float, Node, Gamble]] = []
        for node in level[:GAMBLERS]:
            for gamble in self.gambles.of(node, thrifty=True):
                likely.append((self._at_once(gamble.prospect), node, gamble))
                if self.outcomes > most:
                    break
        self.nodes += self.outcomes
        self.outcomes = 0
        self.closely = self.nodes + min(MOST_CLOSELY, CLOSELY * width)
        likely.sort(key=_promise, reverse=True)
        for _, node, gamble in likely[:LIKELY]:
            value = self._worth(gamble.prospect)
            if value > best.value:
                best = Found(node, gamble, value, 0, False)
        return best

    def _at_once(self, prospect: Prospect) -> float:
        """Return what a prospect is worth if the activation ends with it."""
        if prospect.node is not None:
            self.outcomes += 1
            return self.judge.judge(prospect.node)
        return weighed(prospect, [self._at_once(option) for option in prospect.options])

    def _worth(self, prospect: Prospect) -> float:
        """Return what a prospect is worth, each hospital in it by a narrow beam."""
        if prospect.node is not None:
            if self.nodes > self.closely:
                return self.judge.judge(prospect.node)
            return self.beam(prospect.node, INNER_WIDTH, False).value
        return weighed(prospect, [self._worth(option) for option in prospect.options])


def weighed(prospect: Prospect, values: list[float]) -> float:
    """Return the best of some values, or their average at a roll."""
    weights = prospect.weights
    if weights is None:
        return max(values)
    total = 0.0
    for weight, value in zip(weights, values, strict=True):
        total += weight * value
    return total
