"""Tables in words: the current question, what happened and what follows, in any language."""

from wardround.tables.pictures.narrating import TableWords, explained

__all__ = ["TableWords", "explained"]
