"""Saying things in a language, whatever the game: messages, names, lists, errors."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from wardround.core.errors import BadOption, IllegalAction, WardroundError
from wardround.core.game import Reason
from wardround.words.files import ENGLISH, LANGUAGES, Argument, messages


class Named(Protocol):
    """Anything that a content pack names: see `dicehospital.content.Card`."""

    id: str
    name: str
    titles: dict[str, str]


class Speaker:
    """A language, with English behind it for what the language does not say yet."""

    def __init__(self, language: str = ENGLISH) -> None:
        if language not in LANGUAGES:
            raise BadOption("unknown-language", language=language, allowed=", ".join(LANGUAGES))
        self.language = language
        self._own = messages(language)
        self._english = messages(ENGLISH)

    def has(self, key: str) -> bool:
        """Tell whether there is a message `key`, in this language or in English."""
        return self._own.has(key) or self._english.has(key)

    def say(self, key: str, **arguments: Argument) -> str:
        """Return the message `key` with its arguments; raise KeyError if English lacks it."""
        spoken = self._own if self._own.has(key) else self._english
        return spoken.say(key, arguments)

    def name(self, kind: str, card: Named) -> str:
        """Return what a card is called: its own title, else the message `<kind>-<name>`.

        A user's card without either goes by its English title, or by its id.
        """
        if self.language in card.titles:
            return card.titles[self.language]
        key = f"{kind}-{card.name}"
        if self.has(key):
            return self.say(key)
        return card.titles.get(ENGLISH, card.id)

    # --- putting texts together ------------------------------------------------------------

    def joined(self, items: Sequence[str], last: str = "list-two-and") -> str:
        """Return the items as one list; `last` is the message that joins the last two."""
        if not items:
            return ""
        if len(items) == 1:
            return items[0]
        told = self.say(last, first=items[-2], last=items[-1])
        for item in reversed(items[:-2]):
            told = self.say("list-more", first=item, rest=told)
        return told

    def sentence(self, text: str) -> str:
        """Return `text` with a capital letter and a full stop."""
        return self.say("sentence", text=capital(text))

    # --- what is wrong ---------------------------------------------------------------------

    def error(self, error: WardroundError) -> str:
        """Return the sentence for an error; a refused action tells its reason and rule."""
        if isinstance(error, IllegalAction):
            return self._reason(error.code, error.rule)
        key = f"error-{error.code}"
        facts = dict(error.facts)
        if not self.has(key):
            told = ", ".join(f"{name}: {value}" for name, value in facts.items())
            return self.say("error-other", code=error.code, facts=told)
        if "reason" in facts:
            facts["reason"] = self._bare_reason(str(facts["reason"]))
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


def numeral(amount: int) -> str:
    """Return a number with a true minus sign: `3`, `−2`."""
    return f"−{-amount}" if amount < 0 else str(amount)


def signed(amount: int) -> str:
    """Return an amount with its sign: `+3`, `−2`."""
    return f"−{-amount}" if amount < 0 else f"+{amount}"
