"""Log lines: one JSON object per line on stderr, with nothing secret in it.

Everything passes through `redacted`, whatever part of the program or library it comes from. An
exception is logged with its type and traceback only: its text could contain what a player sent,
and a database driver's the values of a whole statement.
"""

from __future__ import annotations

import json
import logging
import re
import traceback
from collections.abc import Iterator
from datetime import UTC, datetime
from functools import lru_cache
from typing import Final, TextIO

HIDDEN: Final = "[hidden]"

SECRET_FIELDS: Final = re.compile(
    r"authoriz|body|challenge|cookie|credential|link|passw|query|secret|seed|token", re.IGNORECASE
)
"""Names of fields whose values are never written."""

SECRETS: Final = (
    # Headers, up to the end of their line.
    (
        re.compile(
            r"\b((?:set-)?cookie|(?:proxy-)?authorization)\b[\"']?\s*[:=,][^\r\n]*", re.IGNORECASE
        ),
        rf"\1: {HIDDEN}",
    ),
    (re.compile(r"\b(bearer|basic)\s+\S+", re.IGNORECASE), rf"\1 {HIDDEN}"),
    # The name and password in a URL, and whatever follows a question mark.
    (re.compile(r"://[^/\s@]*@"), f"://{HIDDEN}@"),
    (re.compile(r"\?[^\s?\"']+"), f"?{HIDDEN}"),
    # Our own secrets are 43 characters of base64url; what is a little shorter may be one cut off.
    (re.compile(r"[A-Za-z0-9_-]{40,}"), HIDDEN),
)

PLAIN: Final = frozenset(vars(logging.makeLogRecord({}))) | {"asctime", "message", "taskName"}
"""What every log record has; the rest was given as `extra`."""


SUSPECT: Final = re.compile(r"[?@]|cookie|authoriz|bearer|basic|[A-Za-z0-9_-]{40}", re.IGNORECASE)
"""What every text has that one of `SECRETS` changes; most texts have none of it."""

ENCODER: Final = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"))


def redacted(text: str) -> str:
    """Return a text without anything that looks like a secret."""
    if SUSPECT.search(text) is None:
        return text
    for pattern, instead in SECRETS:
        text = pattern.sub(instead, text)
    return text


class JsonLines(logging.Formatter):
    """Writes a log record as one line of JSON: time, level, logger, message, and its extras."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line."""
        line: dict[str, object] = {
            "time": moment(record.created),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": redacted(record.getMessage()),
        }
        for name, value in vars(record).items():
            # uvicorn adds its message again, with colours.
            if name not in PLAIN and name not in line and name != "color_message":
                line[name] = _extra(name, value)
        if record.exc_info and record.exc_info[1] is not None:
            line["fault"] = list(_chain(record.exc_info[1]))
        return ENCODER.encode(line)


def moment(seconds: float) -> str:
    """Return a time as lines have it."""
    second, part = divmod(round(seconds * 1_000_000), 1_000_000)
    return f"{_second(second)}.{part // 1000:03}Z"


@lru_cache(maxsize=16)
def _second(seconds: int) -> str:
    """Return the whole seconds of a time, which many lines share."""
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%dT%H:%M:%S")


def as_json(text: str) -> str:
    """Return a text as a line has it, without anything that looks like a secret."""
    return ENCODER.encode(redacted(text))


class Lines(logging.StreamHandler[TextIO]):
    """Writes lines of JSON to a stream."""

    def __init__(self, stream: TextIO | None = None) -> None:
        super().__init__(stream)
        self.setFormatter(JsonLines())

    def write(self, line: str) -> None:
        """Write a line that is made already."""
        self.acquire()
        try:
            self.stream.write(line + self.terminator)
            self.stream.flush()
        except Exception:
            self.handleError(logging.makeLogRecord({"msg": line}))
        finally:
            self.release()


def sole_listener(logger: logging.Logger) -> Lines | None:
    """Return our handler if it alone would be given what a logger logs, all of it; else None."""
    current: logging.Logger | None = logger
    while current is not None and current.parent is not None:
        if current.handlers or current.filters or not current.propagate or current.disabled:
            return None
        current = current.parent
    found = current.handlers if current is not None else []
    if len(found) != 1 or not isinstance(found[0], Lines):
        return None
    return found[0] if not found[0].filters and found[0].level <= logging.INFO else None


@lru_cache(maxsize=1024)
def _is_secret(name: str) -> bool:
    return SECRET_FIELDS.search(name) is not None


def _extra(name: str, value: object) -> object:
    if _is_secret(name):
        return HIDDEN
    if value is None or isinstance(value, bool | int | float):
        return value
    return redacted(str(value))


def _chain(error: BaseException) -> Iterator[dict[str, object]]:
    """Give the types and ways of an exception and of those that led to it, the last first."""
    seen: set[int] = set()
    current: BaseException | None = error
    while current is not None and id(current) not in seen:
        seen.add(id(current))
        frames = traceback.StackSummary.extract(
            traceback.walk_tb(current.__traceback__), lookup_lines=False
        )
        way = [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in frames]
        yield {"type": type(current).__name__, "at": way}
        hidden = current.__suppress_context__
        current = current.__cause__ or (None if hidden else current.__context__)


def configure(level: str = "INFO", stream: TextIO | None = None) -> logging.Handler:
    """Let the whole process log in lines of JSON, on stderr unless a stream is given."""
    handler = Lines(stream)
    root = logging.getLogger()
    for old in list(root.handlers):
        root.removeHandler(old)
    root.addHandler(handler)
    root.setLevel(level)
    logging.captureWarnings(capture=True)
    # A client library logs the URLs it requests, and tests use one.
    logging.getLogger("httpx").setLevel(logging.WARNING)
    logging.getLogger("alembic").setLevel(logging.WARNING)
    return handler
