"""Telling tables in words: what is asked, what happened and what comes of it, in any language."""

from wardround.server.telling.teller import Teller, explained

__all__ = ["Teller", "explained"]
