"""Evaluates the end of an activation within a game: administrators, events, and the rest."""

from __future__ import annotations

from typing import Final

from wardround.bots.dicehospital.features import Powers
from wardround.bots.dicehospital.judging import DEAD, Judge
from wardround.bots.dicehospital.model import Model, Outlook
from wardround.bots.dicehospital.problem import Node
from wardround.core.ints import i64
from wardround.dicehospital import dice, steps
from wardround.dicehospital.content import ANY, Administrator, EventCard
from wardround.dicehospital.phases.discharge import COLUMNS, EMPTY_BONUS, has, packed
from wardround.dicehospital.scoring import BAG, LEFT_BEHIND, fatality_points
from wardround.dicehospital.state import Hospital, Table
from wardround.dicehospital.ward import GONE_BITS

MOST_SHARE: Final = 0.3
"""How often a player is taken to discharge more than all others (DH-14.8)."""
PIP: Final = 0.01
"""Who is protected in the last round: the healthiest."""


class RoundJudge(Judge):
    """Judges by everything that a round scores, and by what a model makes of what is left.

    The points that a hospital has already are not counted.
    """

    __slots__ = (
        "administrator", "event", "fatality", "inspects", "last", "left_behind", "outlook",
        "protects", "protects_count", "reports", "volunteers",
    )  # fmt: skip

    def __init__(self, table: Table, model: Model, powers: Powers, hospital: Hospital) -> None:
        """Evaluate a possible hospital in this round."""
        event = table.open_event()
        super().__init__(table.content, to_lose(table, event))
        self.event: EventCard | None = event
        self.inspects = table.step <= steps.ACTIVATE
        self.volunteers: i64 = 0 if event is None else event.volunteers
        self.administrator: Administrator | None = None
        self.protects: i64 = ANY
        self.protects_count: i64 = 0
        if hospital.administrator >= 0:
            self._employ(table.content.administrators[hospital.administrator])
        if table.step > steps.ACTIVATE:
            self._go_on_protecting(hospital)
        self.fatality = fatality_points(table.options)
        missed = 2 if table.options.double_report_penalty else 1
        rounds_left = table.content.house.rounds - max(1, int(table.round))
        self.last = rounds_left == 0
        self.left_behind = LEFT_BEHIND if table.options.final_round_collections else 0
        self.outlook = Outlook(model, powers, hospital, rounds_left, table.seats)
        self.reports: list[tuple[int, int]] = []
        if table.solo():
            for report in table.reports[:COLUMNS]:
                if report >= 0 and table.step <= steps.NEGLECT:
                    card = table.content.reports[report]
                    # Completed it scores, left open it costs (DH-11.5).
                    points = (1 + missed) * int(card.points)
                    self.reports.append((int(packed(card.needs)), points))

    def _employ(self, administrator: Administrator) -> None:
        """Take an administrator's power into account."""
        self.administrator = administrator
        self.protects = administrator.protects
        if self.protects != ANY:
            count = administrator.protects_count
            self.protects_count = count if count > 0 else dice.DICE

    def _go_on_protecting(self, hospital: Hospital) -> None:
        """Protect no more than there is left to protect."""
        if hospital.volunteers_asked:
            self.volunteers = hospital.spare
            self.protects_count = 0
        elif self.protects != ANY:
            self.protects_count = hospital.spare

    def judge(self, node: Node) -> float:
        """Return what the hospital is worth if the activation ends here."""
        value = float(node.points + self.discharged(node.gone)) + self._awards(node)
        fatalities = node.fatalities()
        left: list[int] = []
        after = self.after
        if self.protects_count == 0 and self.volunteers == 0:
            left = [after[one] for one in node.dice if after[one] != DEAD]
        else:
            self._protect(node, left)
        fatalities += len(node.dice) - len(left)
        value += float(self.fatality * fatalities)
        if not left:
            value += EMPTY_BONUS
        if self.last:
            return value + float(self.left_behind * len(left) + BAG * node.bags())
        return value + self.outlook.of(left, node.bags(), fatalities)

    def liking(self, node: Node) -> float:
        """Return the extra points of the play style; nothing if it is steady."""
        return 0.0

    def _protect(self, node: Node, left: list[int]) -> None:
        """Add the dice left after neglect, with those protected that gain most (DH-6.2)."""
        mine: list[tuple[float, int]] = []
        others: list[tuple[float, int]] = []
        for one in node.dice:
            if dice.CONDITION[one] != dice.UNTREATED:
                left.append(dice.TO_PLAIN[one])
            elif self.protects != ANY and dice.PRINTED[one] == self.protects:
                mine.append((self._gain(one), one))
            else:
                others.append((self._gain(one), one))
        mine.sort(reverse=True)
        for number, (gain, one) in enumerate(mine):
            if number < self.protects_count:
                left.append(dice.TO_PLAIN[one])
            else:
                others.append((gain, one))
        others.sort(reverse=True)
        after = self.after
        for number, (_, one) in enumerate(others):
            if number < self.volunteers:
                left.append(dice.TO_PLAIN[one])
            elif after[one] != DEAD:
                left.append(after[one])

    def _gain(self, one: i64) -> float:
        """Return what protecting a die brings, all else being equal."""
        after: i64 = self.after[one]
        plain: i64 = dice.TO_PLAIN[one]
        if self.last:
            return (float(-self.fatality) if after == DEAD else 0.0) + PIP * float(plain % 6)
        general = self.outlook.general
        return general[plain] - (float(self.fatality) if after == DEAD else general[after])

    def _awards(self, node: Node) -> float:
        """Return points of the administrator, of the event and of reports."""
        out = 0.0
        gone = node.gone
        administrator = self.administrator
        if administrator is not None and administrator.points > 0:
            if administrator.most:
                out += MOST_SHARE * administrator.points if gone else 0.0
            elif has(gone, administrator.needs):
                times = sets(gone, administrator) if administrator.per_set else 1
                out += float(administrator.points * times)
        event = self.event
        if event is not None:
            if event.grant_points and has(gone, event.grant_needs):
                out += float(event.grant_points)
            out += self._inspected(node, event)
        for needs, points in self.reports:
            if covers(gone, needs):
                out += float(points)
                gone -= needs
        return out

    def _inspected(self, node: Node, event: EventCard) -> float:
        """Return the points of a health inspection (DH-EV12)."""
        if not self.inspects or (not event.clean_points and not event.dirty_from):
            return 0.0
        neglected = 0
        for one in node.dice:
            if dice.CONDITION[one] == dice.UNTREATED:
                neglected += 1
        if neglected == 0:
            return float(event.clean_points)
        dirty = event.dirty_from > 0 and neglected >= event.dirty_from
        return float(event.dirty_points) if dirty else 0.0


def to_lose(table: Table, event: EventCard | None) -> int:
    """Return how many steps a neglected patient is still to lose in this round (DH-6.1)."""
    if table.step > steps.NEGLECT:
        return 0
    lost = 2 if table.options.resistant_superbug else 1
    return lost if event is None else lost + int(event.neglect)


def covers(gone: i64, needs: i64) -> bool:
    """Return whether packed counts (a byte a colour) cover packed needs."""
    for colour in range(3):
        shift: i64 = GONE_BITS * colour
        if (gone >> shift) & 0xFF < (needs >> shift) & 0xFF:
            return False
    return True


def sets(gone: i64, administrator: Administrator) -> i64:
    """Return how often what an administrator asks for was discharged."""
    times: i64 = 99
    for colour in range(3):
        need: i64 = administrator.needs[colour]
        if need > 0:
            fits = ((gone >> (GONE_BITS * colour)) & 0xFF) // need
            times = min(times, fits)
    return times
