"""What decisions of card texts have in common."""

from __future__ import annotations

from wardround.core.ints import i64
from wardround.core.steps import Step
from wardround.dynamitenurse import actions
from wardround.dynamitenurse.decisions import ask, declined
from wardround.dynamitenurse.state import Table
from wardround.dynamitenurse.treatment import side_of


class MustChoose(Step[Table]):
    """The active player must choose, where there is anything to choose; else the step is over."""

    def run(self, table: Table) -> None:
        """Ask, or go back."""
        if self.legal(table, table.active):
            ask(table, self, table.active)
        else:
            table.back()


class ChoosePatient(Step[Table]):
    """The active player chooses one of some Patients; with none of them the step is over."""

    may_decline: bool = False

    def candidates(self, table: Table, seat: i64) -> list[int]:
        """Return the Patients to choose from, with their sides."""
        raise AssertionError

    def chosen(self, table: Table, seat: i64, sided: i64) -> None:
        """Carry out the choice, and leave the step."""
        raise AssertionError

    def verb(self, table: Table) -> i64:
        """Return where the family of actions begins by which the choice is made."""
        return table.space.choose

    def run(self, table: Table) -> None:
        """Ask, where there is anyone to choose."""
        if not self.candidates(table, table.active):
            table.back()
        elif self.may_decline:
            table.waiting = [table.active]
        else:
            ask(table, self, table.active)

    def legal(self, table: Table, seat: i64) -> list[int]:
        """Offer the Patients, and to decline where that is allowed."""
        verb = self.verb(table)
        out: list[int] = [verb + (sided >> 1) for sided in self.candidates(table, seat)]
        if self.may_decline:
            out.append(actions.SKIP)
        return out

    def push(self, table: Table, seat: i64, action: i64) -> None:
        """Choose one, or decline."""
        if not declined(table, seat, action):
            patient = action - self.verb(table)
            self.chosen(table, seat, side_of(self.candidates(table, seat), patient))
