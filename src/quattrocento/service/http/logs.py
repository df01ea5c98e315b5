"""Logs: a line for each thing, as text or JSON, with its time and the request it belongs to."""

import json
import logging
import sys
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Any, Final

from quattrocento.service.settings import Settings

REQUEST: Final[ContextVar[str]] = ContextVar("request", default="")
ACCESS: Final = "quattrocento.access"

access = logging.getLogger(ACCESS)


class Line(logging.Formatter):
    """Facts about a record that both formats tell."""

    def facts(self, record: logging.LogRecord) -> dict[str, Any]:
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        found = {
            "time": at.replace("+00:00", "Z"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if request := REQUEST.get():
            found["request"] = request
        if record.exc_info:
            found["exception"] = self.formatException(record.exc_info)
        return found


class TextLine(Line):
    def format(self, record: logging.LogRecord) -> str:
        facts = self.facts(record)
        # What a stranger sent must not look like a line of its own.
        message = "".join(c if c.isprintable() else repr(c)[1:-1] for c in facts["message"])
        asked = f" [{facts['request']}]" if "request" in facts else ""
        line = f"{facts['time']} {facts['level']} {facts['logger']}{asked} {message}"
        return f"{line}\n{facts['exception']}" if "exception" in facts else line


class JsonLine(Line):
    def format(self, record: logging.LogRecord) -> str:
        return json.dumps({**self.facts(record), **getattr(record, "access", {})})


def configure(settings: Settings) -> None:
    """Log to stderr what hosts should know, and every request where they want that."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLine() if settings.log_format == "json" else TextLine())
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    access.setLevel(logging.INFO if settings.access_log else logging.WARNING)
