"""OpenAPI types of the rules."""

from __future__ import annotations

from pydantic import BaseModel, Field

from wardround.server.rules.example_shapes import ExampleName


class RuleShape(BaseModel):
    """A rule."""

    id: str
    text: str = Field(description="plain, with `**bold**`, and ids of other rules in it")
    ruling: bool = Field(description="whether something in it is our decision")
    examples: list[ExampleName] = Field(description="examples to view, mostly none")


class SectionShape(BaseModel):
    """Some rules under a heading."""

    id: str
    title: str
    text: str = Field(description="text beside the rules; mostly empty")
    rules: list[RuleShape]


class RulesShape(BaseModel):
    """The rules of a game."""

    game: str
    language: str = Field(description="English if the requested one isn't available")
    sections: list[SectionShape]
