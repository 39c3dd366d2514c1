"""`Words`: messages in a language for any game: names, lists, errors."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from typing import Protocol

from wardround.core.errors import BadOption, Fact, IllegalAction, WardroundError
from wardround.core.game import Reason
from wardround.words.files import ENGLISH, LANGUAGES, Argument, messages

VOWELS = tuple("aeiouhœæ")
IMPURE = ("z", "x", "y", "gn", "pn", "ps", "pt")


LONGEST_FACT = 300


class Named(Protocol):
    """Anything that a content pack names: see `wardround.core.cards.Card`."""

    id: str
    name: str
    titles: dict[str, str]


class Words:
    """A language and all its messages; every language has all of them."""

    def __init__(self, language: str = ENGLISH) -> None:
        if language not in LANGUAGES:
            raise BadOption("unknown-language", language=language, allowed=", ".join(LANGUAGES))
        self.language = language
        self._messages = messages(language)

    def has(self, key: str) -> bool:
        """Return whether there is a message `key`."""
        return self._messages.has(key)

    def say(self, key: str, **arguments: Argument) -> str:
        """Return the message `key` with its arguments; raise KeyError if there is none."""
        return self._messages.say(key, arguments)

    def name(self, kind: str, card: Named) -> str:
        """Return the name of a card: its own title, else the message `<kind>-<name>`.

        A user's card without either has its English title, or its id.
        """
        if self.language in card.titles:
            return card.titles[self.language]
        key = f"{kind}-{card.name}"
        if self.has(key):
            return self.say(key)
        return card.titles.get(ENGLISH, card.id)

    def player(self, seat: int, names: Sequence[str]) -> str:
        """Return the name of a seat; where it has none its number, and for -1 the table."""
        if seat < 0:
            return self.say("player-table")
        if seat < len(names):
            return names[seat]
        return self.say("player-number", number=seat + 1)

    def of(self, player: str) -> str:
        """Return a player with the preposition of belonging: `du joueur 2`, `di Ann`."""
        return self._with_preposition("of", player)

    def to(self, player: str) -> str:
        """Return a player with the preposition of giving: `au joueur 2`, `ad Ann`."""
        return self._with_preposition("to", player)

    def _with_preposition(self, preposition: str, player: str) -> str:
        """Return a player after a preposition, which may melt into an article before a number."""
        stem = self.say("player-number", number=0).removesuffix("0")
        number = player.removeprefix(stem)
        if number != player and number.isdecimal():
            return self.say(f"player-{preposition}-number", number=int(number))
        return self.say(f"player-{preposition}-name", player=player, initial=initial(player))

    def person(self, player: str) -> str:
        """Return `you` for the name of the person spoken to, else `other`: verbs need it."""
        return "you" if player == self.say("seat-you") else "other"

    # --- putting texts together ------------------------------------------------------------

    def joined(self, items: Sequence[str], last: str = "list-two-and") -> str:
        """Return the items as one list; `last` is the message that joins the last two."""
        if not items:
            return ""
        if len(items) == 1:
            return items[0]
        told = self.say(last, first=items[-2], last=items[-1], initial=initial(items[-1]))
        for item in reversed(items[:-2]):
            told = self.say("list-more", first=item, rest=told)
        return told

    def listed(self, items: Sequence[str]) -> str:
        """Return items that have commas of their own as one list."""
        told = items[-1] if items else ""
        for item in reversed(items[:-1]):
            told = self.say("list-apart", first=item, rest=told)
        return told

    def decimal(self, amount: float, places: int) -> str:
        """Return a number with this many decimal places."""
        return f"{amount:.{places}f}".replace(".", self.say("decimal-mark"))

    def sentence(self, text: str) -> str:
        """Return `text` with a capital letter and a full stop."""
        return self.say("sentence", text=capital(text))

    # --- what is wrong ---------------------------------------------------------------------

    def error(self, error: WardroundError) -> str:
        """Return the sentence for an error; a refused action has its reason and rule."""
        if isinstance(error, IllegalAction):
            return self._reason(error.code, error.rule)
        key = f"error-{error.code}"
        facts = {name: shortened(fact) for name, fact in error.facts.items()}
        if not self.has(key):
            told = [self.say("error-fact", name=name, value=facts[name]) for name in facts]
            return self.say("error-other", code=error.code, facts=", ".join(told))
        if "reason" in facts:
            facts["reason"] = self._bare_reason(str(facts["reason"]))
        if self.has(f"problem-{facts.get('problem')}"):
            facts["problem"] = self.say(f"problem-{facts['problem']}")
        return self.say(key, **facts)

    def reason(self, reason: Reason) -> str:
        """Return the sentence for why an action is not allowed, with its rule."""
        return self._reason(reason.code, reason.rule)

    def _reason(self, code: str, rule: str) -> str:
        reason = self._bare_reason(code)
        if rule:
            return self.say("reason-line-rule", reason=reason, rule=rule)
        return self.say("reason-line", reason=reason)

    def _bare_reason(self, code: str) -> str:
        key = f"reason-{code}"
        return self.say(key) if self.has(key) else code


def capital(text: str) -> str:
    """Return `text` with its first letter as a capital."""
    return text[:1].upper() + text[1:]


def ended(text: str) -> str:
    """Return sentences without a full stop after a title that ends with its own mark."""
    return text.replace("!.", "!")


def initial(text: str) -> str:
    """Return the first letter, lower case, no accent: Italian says `ed` before an `e`."""
    return _letters(text)[:1]


def onset(text: str) -> str:
    """Return what articles go by: `vowel`, `impure` (Italian *lo*: st-, z-, ps-) or `plain`."""
    letters = _letters(text)
    if letters.startswith(VOWELS):
        return "vowel"
    if letters.startswith(IMPURE) or (letters[:1] == "s" and not letters[1:].startswith(VOWELS)):
        return "impure"
    return "plain"


def _letters(text: str) -> str:
    bare = unicodedata.normalize("NFD", text.lower())
    return "".join(letter for letter in bare if letter.isalpha())


def shortened(fact: Fact) -> Fact:
    """Return a fact that a sentence can hold; Fluent gives up on very long ones."""
    if isinstance(fact, str) and len(fact) > LONGEST_FACT:
        return f"{fact[:LONGEST_FACT]}…"
    return fact


def numeral(amount: int) -> str:
    """Return a number with a true minus sign: `3`, `−2`."""
    return f"−{-amount}" if amount < 0 else str(amount)


def signed(amount: int) -> str:
    """Return an amount with its sign: `+3`, `−2`."""
    return f"−{-amount}" if amount < 0 else f"+{amount}"
