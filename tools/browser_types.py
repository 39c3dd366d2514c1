"""Write the browser table's types from the server's OpenAPI document.

`web/src/api/requests.txt` lists the requests that the app sends. `python -m tools.browser_types`
writes `web/src/api/server.d.ts`: these requests with their parameters, bodies and answers, and
every type that they refer to.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from wardround.server.app import make_app
from wardround.server.settings import Settings
from wardround.store import Store

FOLDER: Final = Path(__file__).parent.parent / "web" / "src" / "api"
REQUESTS: Final = FOLDER / "requests.txt"
TYPES: Final = FOLDER / "server.d.ts"

HEAD: Final = "/** Written by `make types` from the server's OpenAPI document. */\n"
PREFIX: Final = "/api"
REFERENCE: Final = "#/components/schemas/"
SIMPLE: Final = {
    "string": "string",
    "integer": "number",
    "number": "number",
    "boolean": "boolean",
    "null": "null",
}
WIDEST: Final = 120
LANGUAGE: Final = "lang"
"""The client adds it to every request."""

Schema = Mapping[str, Any]


def document() -> dict[str, Any]:
    """Return the server's OpenAPI document."""
    with (
        TemporaryDirectory() as folder,
        Store.open(f"sqlite:///{folder}/none.db") as store,
    ):
        return make_app(Settings(), store).openapi()


def requests() -> list[str]:
    """Return the requests that the app sends, each as `GET /tables/{table}`."""
    return REQUESTS.read_text("utf-8").split("\n")[:-1]


def readable(schemas: Iterable[str]) -> dict[str, str]:
    """Return a type's name for each schema: short, unless two would be the same."""
    paths = {schema: schema.split("__") for schema in schemas}
    short = {schema: path[-1].removesuffix("Shape") for schema, path in paths.items()}
    taken = Counter(short.values())
    longer = {
        schema: "".join(part.title().replace("_", "") for part in path[-2:-1]) + path[-1]
        for schema, path in paths.items()
    }
    return {schema: longer[schema] if taken[one] > 1 else one for schema, one in short.items()}


class Types:
    """TypeScript types, made for the schemas that were asked for and all that they refer to."""

    def __init__(self, schemas: Mapping[str, Schema]) -> None:
        self._schemas = schemas
        self._names = readable(schemas)
        self._made: dict[str, str] = {}

    def declarations(self) -> list[str]:
        """Return the declarations of all types so far, by name."""
        return [self._made[name] for name in sorted(self._made)]

    def of(self, schema: Schema, indent: str = "", *, sent: bool = False) -> str:
        """Return a schema as a type.

        What is `sent` to the server can leave out what has a default, and its lists are read-only.
        """
        if "$ref" in schema:
            name = schema["$ref"].removeprefix(REFERENCE)
            return self._declared(self._names[name], self._schemas[name], sent=sent)
        if "const" in schema or "enum" in schema:
            values = schema.get("enum") or [schema["const"]]
            return " | ".join(json.dumps(value) for value in values)
        if options := schema.get("anyOf") or schema.get("oneOf"):
            types = dict.fromkeys(self.of(one, indent, sent=sent) for one in options)
            return " | ".join(types)
        match schema.get("type"):
            case "array":
                return self._array(schema, indent, sent=sent)
            case "object":
                return self._object(schema, indent, sent=sent)
            case None:
                return "unknown"
            case simple:
                return SIMPLE[simple]

    def named(self, schema: Schema) -> str:
        """Return a schema as a type, declared under its title if it is an object."""
        if "properties" in schema:
            return self._declared(schema["title"], schema, sent=False)
        return self.of(schema)

    def _declared(self, name: str, schema: Schema, *, sent: bool) -> str:
        if name not in self._made:
            self._made[name] = ""  # It may refer to itself.
            told = comment(schema)
            kind = self.of(schema, sent=sent)
            self._made[name] = f"{told}{folded(f'export type {name} =', kind)};\n"
        return name

    def _array(self, schema: Schema, indent: str, *, sent: bool) -> str:
        if "prefixItems" in schema:
            kinds = (self.of(one, indent, sent=sent) for one in schema["prefixItems"])
            return f"[{', '.join(kinds)}]"
        kind = self.of(schema.get("items", {}), indent, sent=sent)
        several = f"({kind})[]" if " | " in kind else f"{kind}[]"
        return f"readonly {several}" if sent else several

    def _object(self, schema: Schema, indent: str, *, sent: bool) -> str:
        more = schema.get("additionalProperties")
        if "properties" not in schema:
            values = self.of(more, indent, sent=sent) if isinstance(more, dict) else "unknown"
            return f"Record<string, {values}>"
        inner = f"{indent}  "
        lines = ["{"]
        for name, one in schema["properties"].items():
            there = name in schema.get("required", ()) or ("default" in one and not sent)
            start = (
                f"{inner}{name if name.isidentifier() else json.dumps(name)}{'' if there else '?'}:"
            )
            kind = folded(start, self.of(one, inner, sent=sent))
            lines += [*comment(one, inner).splitlines(), f"{kind};"]
        return "\n".join([*lines, f"{indent}}}"])


def comment(schema: Schema, indent: str = "") -> str:
    """Return a schema's description as a comment, empty if it has none."""
    told = " ".join(schema.get("description", "").split())
    return f"{indent}/** {told} */\n" if told else ""


def folded(start: str, kind: str) -> str:
    """Return a type after what it is for; a long union gets a line for each option."""
    line = f"{start} {kind}"
    if len(line) < WIDEST or "\n" in kind or "(" in kind:
        return line
    indent = " " * (len(start) - len(start.lstrip()) + 2)
    return "".join([start, *(f"\n{indent}| {one}" for one in kind.split(" | "))])


def answer(operation: Schema, types: Types) -> str:
    """Return the type of what a request is answered with; undefined for an empty answer."""
    kinds: dict[str, None] = {}
    for status, response in sorted(operation["responses"].items()):
        if status.startswith("2"):
            found = [types.named(one["schema"]) for one in response.get("content", {}).values()]
            kinds |= dict.fromkeys(found or ["undefined"])
    parts = dict.fromkeys(part for kind in kinds for part in kind.split(" | "))
    return " | ".join(parts)


def parameters(operation: Schema, types: Types) -> Iterator[str]:
    """Yield the parameters of a request's path and query; null counts as left out."""
    for one in operation.get("parameters", ()):
        if one["in"] in {"path", "query"} and one["name"] != LANGUAGE:
            kind = types.of(one["schema"])
            if one["required"]:
                yield f"{one['name']}: {kind}"
            else:
                yield f"{one['name']}?: {kind.removesuffix(' | null')} | null"


def request(line: str, described: Schema, types: Types) -> tuple[str, str]:
    """Return the method of a request, and its entry among those of that method."""
    method, _, path = line.partition(" ")
    operation = described["paths"][PREFIX + path][method.lower()]
    params = "; ".join(parameters(operation, types))
    facts = [f"params: {{ {params} }}" if params else "params: object"]
    if body := operation.get("requestBody"):
        facts.append(f"body: {types.of(body['content']['application/json']['schema'], sent=True)}")
    facts.append(f"answer: {answer(operation, types)}")
    return method, f"  {json.dumps(path)}: {{ {'; '.join(facts)} }};\n"


def rendered(described: Schema, lines: Iterable[str]) -> str:
    """Return the file of types for some requests."""
    types = Types(described["components"]["schemas"])
    methods: dict[str, str] = {}
    for line in lines:
        method, entry = request(line, described, types)
        methods[method] = methods.get(method, "") + entry
    maps = [f"export type {name.title()} = {{\n{all_}}};\n" for name, all_ in methods.items()]
    return "\n".join([HEAD, *maps, *types.declarations()])


if __name__ == "__main__":
    TYPES.write_text(rendered(document(), requests()), encoding="utf-8")
