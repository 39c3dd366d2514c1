"""Purchase: from the piles of the Town; from the Event pile the top card or, unseen, the second."""

from __future__ import annotations

from wardround.core import stacks
from wardround.core.ints import i64
from wardround.core.luck import Source
from wardround.core.multisets import put
from wardround.core.steps import Luck
from wardround.dynamitenurse import actions, events, steps
from wardround.dynamitenurse.content import EVENT
from wardround.dynamitenurse.journal import tell
from wardround.dynamitenurse.state import Table
from wardround.dynamitenurse.work import Main


def offers(table: Table, out: list[int]) -> None:
    """Add the cards that the active player can buy (DN-6.5)."""
    main = table.main
    if main.purchases + main.flex == 0:
        return
    town = table.town
    cards = table.content.cards
    purse = main.gold + main.purchase_discount
    out += [
        table.space.buy + card
        for card in table.content.sold
        if town.piles[card] > 0 and cards[card].cost <= purse
    ]
    if town.event_top >= 0:
        if cards[town.event_top].cost <= purse:
            out.append(table.space.buy + town.event_top)
        if town.events:
            out.append(actions.SECOND_EVENT)


def use_purchase(main: Main) -> None:
    """Use up an action: one for a Purchase first, else one open to both kinds (DN-6.8)."""
    if main.purchases > 0:
        main.purchases -= 1
    else:
        main.flex -= 1


def buy(table: Table, card: i64) -> None:
    """Pay for a card and put it on the discard pile (DN-6.5.2)."""
    main = table.main
    town = table.town
    bought = table.content.cards[card]
    cost: i64 = max(0, bought.cost - main.purchase_discount)
    main.gold -= cost
    main.purchase_discount = 0
    put(table.own().discard, card)
    tell(table, events.CARD_BOUGHT, table.active, card, cost)
    if bought.type == EVENT:
        town.event_top = -1
        reveal_event(table)
    else:
        town.piles[card] -= 1


def declare_second(table: Table) -> None:
    """Put the top Event under its pile and turn up the next, unseen so far (DN-6.5.3)."""
    town = table.town
    tell(table, events.SECOND_EVENT_DECLARED, table.active, town.event_top)
    use_purchase(table.main)
    town.events = stacks.under(town.events, (town.event_top,))
    town.event_top = -1
    table.go(steps.SECOND_EVENT)
    reveal_event(table)


# --- turning up the top Event --------------------------------------------------------------------


def reveal_event(table: Table) -> None:
    """Turn up the top of the Event pile, by luck where that is needed."""
    town = table.town
    if town.event_top >= 0 or not town.events:
        return
    layer = town.events[0]
    if len(layer) == 1:
        turn_up(table, layer[0])
    else:
        table.call(steps.LUCK_EVENT, -1)


def turn_up(table: Table, card: i64) -> None:
    """Let a card of the uppermost layer be the top Event."""
    town = table.town
    town.events = stacks.without_all(town.events, (card,))
    town.event_top = card
    tell(table, events.EVENT_REVEALED, -1, card)


class EventLuck(Luck[Table]):
    """Which Event comes up."""

    name = "event"

    def sample(self, table: Table, source: Source) -> tuple[int, ...]:
        """Return any card of the uppermost layer."""
        return tuple(stacks.draw(table.town.events, 1, source))

    def possible(self, table: Table, outcome: tuple[int, ...]) -> bool:
        """Return whether it is one card of that layer."""
        return len(outcome) == 1 and stacks.could_draw(table.town.events, list(outcome))

    def push(self, table: Table, outcome: tuple[int, ...]) -> None:
        """Turn it up."""
        turn_up(table, outcome[0])
