"""The packaged models, and which of them a game uses."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any, Final

from wardround.bots.dicehospital import features
from wardround.bots.dicehospital.model import Model, Units, plain_model
from wardround.dicehospital.state import Table

FILE: Final = "weights.json"
MOST_SEATS: Final = 4


class ModelSource:
    """Where the model for a game comes from; this one has learned nothing."""

    def of(self, table: Table) -> Model:
        """Return the model for a game."""
        return plain_model(table.content.house.rounds)


class Learned(ModelSource):
    """Models that were trained, by the number of seats and with the expansion or without."""

    def __init__(self, record: dict[str, Any]) -> None:
        """Take models from a record; the header must fit the features of this version."""
        header = record["header"]
        if header["features"] != features.VERSION:
            raise ValueError(f"weights for features {header['features']}, not {features.VERSION}")
        units = units_of(record["units"])
        self.models: dict[str, Model] = {
            name: Model(one["general"], one["cards"], units)
            for name, one in record["models"].items()
        }

    def of(self, table: Table) -> Model:
        """Return the model for a game."""
        return self.models[setting(min(int(table.seats), MOST_SEATS), table.options.experimental)]


def setting(seats: int, expansion: bool) -> str:
    """Return the name of a kind of games that has a model of its own."""
    return f"{seats}+" if expansion else f"{seats}"


def units_of(record: dict[str, Any]) -> Units:
    """Return hidden units from plain values."""
    return Units(
        record["bias"],
        record["by_feature"],
        record["by_rounds_left"],
        record["by_seats"],
        record["by_card"],
        record["worth"],
    )


class Shipped:
    """The models of the package, read when they are first asked for."""

    def __init__(self) -> None:
        self.read: Learned | None = None

    def learned(self) -> Learned:
        """Return the models."""
        if self.read is None:
            text = files("wardround.bots.dicehospital").joinpath(FILE).read_text("utf-8")
            self.read = Learned(json.loads(text))
        return self.read


SHIPPED: Final = Shipped()
