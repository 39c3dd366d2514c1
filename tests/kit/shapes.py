"""Checks values against the shapes of an OpenAPI document."""

from __future__ import annotations

from typing import Any

import jsonschema_rs

Json = dict[str, Any]
Seen = set[tuple[str, str, object]]
"""A shape, a field of it, and a word that the field had, None for null, "" for anything else."""

REF = "#/components/schemas/"
COMPOSED = (dict, list)


class Shapes:
    """The shapes of the document: they check values, and note what of them came up."""

    def __init__(self, document: Json) -> None:
        self.all: Json = document["components"]["schemas"]
        self.seen: Seen = set()
        self._fits: dict[int, Any] = {}
        self._named: dict[str, Json] = {}
        self._words: dict[int, bool] = {}
        """Whether a field has only certain words."""

    def fits(self, schema: Json) -> Any:
        """Return what checks values of a schema, which stays as it is."""
        found = self._fits.get(id(schema))
        if found is None:
            whole = {**schema, "components": {"schemas": self.all}}
            found = self._fits[id(schema)] = jsonschema_rs.validator_for(whole)
        return found

    def named(self, name: str) -> Json:
        """Return a schema that refers to a shape, always the same."""
        return self._named.setdefault(name, {"$ref": REF + name})

    def check(self, name: str, value: Any, *, noted: bool = True) -> None:
        """Assert that a value has a shape, and note what of the shape it has."""
        schema = self.named(name)
        self.fits(schema).validate(value)
        if noted and isinstance(value, COMPOSED):
            self.note(schema, value, name)

    def note(self, schema: Json, value: Json | list[Any], where: str) -> None:
        """Note what an object or a list shows of its schema; nothing else has anything inside."""
        if "$ref" in schema:
            where = schema["$ref"].removeprefix(REF)
            schema = self.all[where]
        for several in ("anyOf", "oneOf"):
            if several in schema:
                self.note(self.fitting(schema, schema[several], value), value, where)
                return
        if isinstance(value, dict):
            properties, rest = schema.get("properties", {}), schema.get("additionalProperties")
            for key, inner in value.items():
                under = properties.get(key, rest)
                if under is not rest:
                    self.seen.add((where, key, self.mark(under, inner)))
                if isinstance(inner, COMPOSED):
                    self.note(under, inner, where)
        else:
            firsts = schema.get("prefixItems", [])
            for number, inner in enumerate(value):
                if isinstance(inner, COMPOSED):
                    self.note(firsts[number] if firsts else schema["items"], inner, where)

    def mark(self, under: Json, value: Any) -> object:
        """Return what is noted of a field: its word, None for null, or just that it is there."""
        if value is None:
            return None
        known = self._words.get(id(under))
        if known is None:
            known = self._words[id(under)] = bool(words(under))
        return value if known else ""

    def fitting(self, schema: Json, several: list[Json], value: Any) -> Json:
        """Return which of several schemas a value has, by its discriminator if there is one."""
        apart = schema.get("discriminator")
        if apart is not None:
            ref: str = apart["mapping"][value[apart["propertyName"]]]
            return self.named(ref.removeprefix(REF))
        return next(one for one in several if self.fits(one).is_valid(value))

    def promised(self, name: str) -> Seen:
        """Return all that a shape and those in it could show."""
        out: Seen = set()
        for shape in self.within({"$ref": REF + name}, set()):
            for key, under in self.all[shape].get("properties", {}).items():
                kinds = [one.get("type") for one in under.get("anyOf", [])]
                out |= {(shape, key, word) for word in words(under)} or {(shape, key, "")}
                if "null" in kinds:
                    out.add((shape, key, None))
        return out

    def within(self, schema: Any, known: set[str]) -> set[str]:
        """Return the names of all shapes that a schema refers to, also by way of others."""
        if isinstance(schema, dict):
            name = schema.get("$ref", "").removeprefix(REF)
            if name and name not in known:
                known.add(name)
                self.within(self.all[name], known)
            for inner in schema.values():
                self.within(inner, known)
        elif isinstance(schema, list):
            for inner in schema:
                self.within(inner, known)
        return known


def words(schema: Json) -> list[object]:
    """Return the words that a field may have, if it has only such."""
    if "const" in schema:
        return [schema["const"]]
    return [*schema.get("enum", []), *(w for one in schema.get("anyOf", []) for w in words(one))]
