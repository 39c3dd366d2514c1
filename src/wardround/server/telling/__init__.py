"""Tables in words: the current question, what happened and what follows, in any language."""

from wardround.server.telling.teller import Teller, explained

__all__ = ["Teller", "explained"]
