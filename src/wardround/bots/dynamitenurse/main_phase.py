"""The Main Phase by a script: what to play, whom to treat, what to buy, when to stop.

Cards that draw come first. Then the script works out what the whole hand could pay for, takes the
best Treatment or Purchase within reach, and plays only the cards it needs: a card left in the hand
can be kept.
"""

from __future__ import annotations

from wardround.bots.dynamitenurse import style
from wardround.bots.dynamitenurse.choosing import best
from wardround.bots.dynamitenurse.situation import rounds_left, vp_of
from wardround.bots.dynamitenurse.texts import purpose, reluctant
from wardround.bots.dynamitenurse.worth import Worth
from wardround.bots.tempers import near_best
from wardround.core.ints import i64
from wardround.core.luck import Rng
from wardround.dynamitenurse import actions
from wardround.dynamitenurse.content import EVENT
from wardround.dynamitenurse.state import Table


class Aim:
    """The best thing to do with what the whole hand could pay for."""

    __slots__ = ("action", "gold", "others", "tp", "value")

    def __init__(self, others: list[Aim] | None = None) -> None:
        self.others = others
        """If given, everything that is offered goes here too."""
        self.action: i64 = -1
        self.value = 0.0
        self.tp: i64 = 0
        self.gold: i64 = 0

    def offer(self, action: i64, value: float, tp: i64, gold: i64) -> None:
        """Take something as the aim if it is better."""
        if self.others is not None and value > 0.0:
            other = Aim()
            other.offer(action, value, tp, gold)
            self.others.append(other)
        if value > self.value:
            self.action = action
            self.value = value
            self.tp = tp
            self.gold = gold


def choose(table: Table, worth: Worth, legal: list[int], rng: Rng) -> int:
    """Return what to do next in the Main Phase."""
    play = useful_play(table, worth, legal, rng)
    if play >= 0:
        return play
    aim = find_aim(table, worth)
    if aim.action < 0:
        return actions.DONE
    if aim.action in legal:
        return aim.action if worth.margin <= 0.0 else any_near(table, worth, legal, rng)
    return pay_for(table, worth, aim, legal)


def any_near(table: Table, worth: Worth, legal: list[int], rng: Rng) -> int:
    """Return the best thing to do right away, or one that is nearly as good."""
    aims: list[Aim] = []
    find_aim(table, worth, aims)
    near = [one for one in aims if one.action in legal]
    return near[near_best([one.value for one in near], worth.margin, rng)].action


def useful_play(table: Table, worth: Worth, legal: list[int], rng: Rng) -> int:
    """Return the card to play for its text before anything else, or -1."""
    space = table.space
    options: list[int] = []
    values: list[float] = []
    for action in legal:
        if space.play <= action < space.buy:
            card = action - space.play
            good = purpose(table, worth, card)
            if good > 0.0 and not reluctant(table, worth, card):
                options.append(action)
                values.append(good)
    return best(options, values, rng) if options else -1


def in_reach(table: Table, worth: Worth, points: list[float], have: i64) -> i64:
    """Return how much there would be if every card of the hand were played for its points."""
    total = float(have)
    for card in table.own().hand:
        if points[card] >= 1.0 and not reluctant(table, worth, card):
            total += points[card]
    return int(total)


def find_aim(table: Table, worth: Worth, others: list[Aim] | None = None) -> Aim:
    """Return the best Treatment, payment or Purchase that the hand could pay for.

    `others` gets all of them.
    """
    aim = Aim(others)
    tp = in_reach(table, worth, worth.tp, table.main.tp)
    treat_aims(table, worth, aim, tp)
    if table.main.purchases + table.main.flex > 0:
        buy_aims(table, worth, aim, in_reach(table, worth, worth.gold, table.main.gold))
    return aim


def treat_aims(table: Table, worth: Worth, aim: Aim, tp: i64) -> None:
    """Offer the Treatments and payments within reach."""
    main = table.main
    content = table.content
    space = table.space
    weights = worth.weights
    acts = main.treatments + main.flex > 0
    for sided in table.own().admitted:
        critical = sided & 1 == 1
        cost = content.severity[sided]
        saved = weights[style.SAVED] if critical else 0.0
        if acts and cost <= tp:
            aim.offer(
                space.operate + (sided >> 1),
                vp_of(table, sided) - 1.0 + weights[style.NURSE] + saved,
                cost,
                0,
            )
        care = max(0, content.care[sided] - main.care_discount)
        if acts and content.care[sided] > 0 and care <= tp:
            aim.offer(space.care + (sided >> 1), weights[style.CARED], care, 0)
        due = content.payment[sided]
        if 0 < due <= tp and sided >> 1 not in main.paid:
            aim.offer(space.pay + (sided >> 1), weights[style.PAID], due, 0)
    if main.moonlights > 0:
        for seat in range(table.seats):
            if seat != table.active:
                for sided in table.hospitals[seat].admitted:
                    cost = content.severity[sided]
                    if cost <= tp:
                        value = vp_of(table, sided) + weights[style.NURSE]
                        aim.offer(space.operate + (sided >> 1), value, cost, 0)


def buy_aims(table: Table, worth: Worth, aim: Aim, gold: i64) -> None:
    """Offer the Purchases within reach."""
    town = table.town
    discount = table.main.purchase_discount
    for card in table.content.sold:
        cost = max(0, table.content.cards[card].cost - discount)
        if town.piles[card] > 0 and cost <= gold:
            aim.offer(table.space.buy + card, buy_value(table, worth, card), 0, cost)
    if town.event_top >= 0:
        cost = max(0, table.content.cards[town.event_top].cost - discount)
        if cost <= gold:
            value = buy_value(table, worth, town.event_top)
            aim.offer(table.space.buy + town.event_top, value, 0, cost)


def buy_value(table: Table, worth: Worth, card: i64) -> float:
    """Return what owning a card is worth for the rest of the game, in VP; nothing if little."""
    weights = worth.weights
    content = table.content
    hospital = table.own()
    size = len(hospital.deck) + len(hospital.discard) + len(hospital.hand) + len(hospital.in_play)
    left = rounds_left(table)
    uses = (left - 1.0) * float(content.house.hand) / float(size + 1)
    if content.cards[card].type == EVENT:
        uses = min(uses, weights[style.EVENT_USES])
    late = 1.0 - left * float(table.seats) / float(len(content.patients))
    good = worth.worth[card] - weights[style.AVERAGE]
    good += late * worth.tp[card] * weights[style.LATE_TP]
    good += late * worth.gold[card] * weights[style.LATE_GOLD]
    copies = hospital.deck.count(card) + hospital.discard.count(card) + hospital.hand.count(card)
    good -= weights[style.CROWD] * float(copies)
    value = worth.vp[card] + max(0.0, uses) * good * weights[style.USE]
    return value if value >= weights[style.LEAST] else 0.0


def pay_for(table: Table, worth: Worth, aim: Aim, legal: list[int]) -> int:
    """Return the card to play so that the aim can be paid for: the smallest that is enough."""
    need_tp = aim.tp - table.main.tp
    need_gold = aim.gold - table.main.gold
    points = worth.tp if need_tp > 0 else worth.gold
    need = float(need_tp if need_tp > 0 else need_gold)
    space = table.space
    chosen: i64 = actions.DONE
    rank = -1000.0
    for action in legal:
        if space.play <= action < space.buy:
            card = action - space.play
            given = points[card]
            if given < 1.0 or reluctant(table, worth, card):
                continue
            # Enough and no more is best; else as much as there is.
            order = 100.0 - given if given >= need else given
            if order > rank:
                chosen, rank = action, order
    return chosen
