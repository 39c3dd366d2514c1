"""What every card of every game has."""

from __future__ import annotations


class Card:
    """What every entry of a pack has: an id, the key of its name, its rule and its provenance.

    `source` is seed (a rulebook), found, reconstructed (ours) or user (a pack of the user's);
    on a card of a rulebook, `reconstructed` names fields that are ours, and `inferred` those that
    follow from what is printed. `titles` holds names in languages (code to text) where a pack
    gives its own.
    """

    __slots__ = ("copies", "id", "inferred", "name", "reconstructed", "rule", "source", "titles")

    def __init__(
        self,
        id: str,
        name: str,
        copies: int,
        rule: str,
        source: str,
        titles: dict[str, str],
        reconstructed: tuple[str, ...] = (),
        inferred: tuple[str, ...] = (),
    ) -> None:
        self.id = id
        self.name = name
        self.copies = copies
        self.rule = rule
        self.source = source
        self.titles = titles
        self.reconstructed = reconstructed
        self.inferred = inferred
