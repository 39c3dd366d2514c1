"""`wardround doctor`: checks a server's setup."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Iterator, Sequence
from typing import Final

from wardround.cli.keys import key_file
from wardround.cli.statuses import BAD, DONE
from wardround.server.operations.doctor import Finding, SetUp, State, examination, worst
from wardround.server.settings import DATABASE, KEY, MAIL_FROM, SMTP
from wardround.words import Words

INDENT: Final = "    "


def run(args: argparse.Namespace) -> int:
    """Check the set-up and print the findings; status 1 where one is a problem."""
    words = Words(args.lang)
    setup = SetUp(
        database=args.db or os.environ.get(DATABASE) or None,
        url=args.url,
        key=os.environ.get(KEY, ""),
        push_key=key_file(),
        smtp=os.environ.get(SMTP, ""),
        mail_from=os.environ.get(MAIL_FROM, ""),
    )
    findings: list[Finding] = []
    for finding in examination(setup):
        findings.append(finding)
        if not args.json:
            for line in lines(finding, words):
                print(line)
            # Some checks take seconds, so each is shown when it is done.
            sys.stdout.flush()
    print(as_json(findings, words) if args.json else verdict(findings, words))
    return BAD if worst(findings) is State.PROBLEM else DONE


def lines(finding: Finding, words: Words) -> Iterator[str]:
    """Give what was found, and what to do about it."""
    state = words.say(f"doctor-state-{finding.state}")
    yield words.say("doctor-line", state=state, found=finding.found(words))
    advice = finding.advice(words)
    if advice:
        yield f"{INDENT}{advice}"


def verdict(findings: Sequence[Finding], words: Words) -> str:
    """Return the sentence that sums it up."""
    state = worst(findings)
    count = sum(finding.state is state for finding in findings)
    if state is State.PROBLEM:
        return words.say("doctor-verdict-problem", problems=count)
    if state is State.WARNING:
        return words.say("doctor-verdict-warning", warnings=count)
    return words.say("doctor-verdict-ok")


def as_json(findings: Sequence[Finding], words: Words) -> str:
    """Return all findings for programs."""
    told = {"state": str(worst(findings)), "checks": [one.plain(words) for one in findings]}
    return json.dumps(told, ensure_ascii=False)
