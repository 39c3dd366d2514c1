"""The default language of a command."""

from __future__ import annotations

from collections.abc import Mapping

from wardround.words.files import LANGUAGES

OWN = "WARDROUND_LANG"
SYSTEM = ("LC_ALL", "LC_MESSAGES", "LANG")
"""The system's variables for the user's language; the first that is set counts."""


def usual_language(environment: Mapping[str, str]) -> str:
    """Return the language that the environment asks for.

    `WARDROUND_LANG` is taken at its word, so that a wrong one is refused; the system may well
    speak a language that we do not, and then we speak English.
    """
    if environment.get(OWN):
        return environment[OWN]
    asked = next((environment[name] for name in SYSTEM if environment.get(name)), "")
    language = asked.partition(".")[0].partition("_")[0].lower()
    return language if language in LANGUAGES else LANGUAGES[0]
