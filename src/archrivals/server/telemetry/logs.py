"""The log of a process on stderr, and nothing hidden or secret ever in it.

Lines are plain at a terminal and JSON elsewhere, unless ``log_format`` says which.

What a field is called decides whether it is written; see ``HIDDEN``. Whole objects are written
as the name of their type only, so that a table or a view in a log line shows no cards.
"""

from __future__ import annotations

import logging
import re
import sys
import traceback
from collections.abc import Mapping
from datetime import datetime
from types import TracebackType
from typing import Final, TextIO

import structlog
from structlog.typing import EventDict, ExcInfo, Processor, WrappedLogger

from archrivals.server.core.settings import Settings

HIDDEN: Final = frozenset(
    {
        *("token", "ticket", "password", "cookie", "csrf", "authorization", "email"),
        *("seed", "secret", "share", "hand", "hands", "private", "view", "ask", "options"),
    }
)
"""No field with one of these words in its name is written, at any depth."""
MASK: Final = "[hidden]"
MAX_DEPTH: Final = 8
OURS: Final = frozenset({"at", "level", "logger", "event", "process", "instance", "exception"})
"""What a plain line has in a place of its own, or not at all."""

_WORD: Final = re.compile(r"[A-Z]*[a-z]+|[A-Z]+")
_WORDS: Final = frozenset(word.rstrip("s") for word in HIDDEN)
# A record or JSON that was put into a sentence: hand=(…), "private": {…}, ?token=…; but token = $1
# is a placeholder of SQL.
_TOLD: Final = re.compile(
    rf"(?:\b|_)(?:{'|'.join(_WORDS)})s?(?:[\"']\s*:|\s?=(?!\s?[$?:]))", re.IGNORECASE
)
_LOGIN: Final = re.compile(r"(?<=://)[^/\s]+@")  # postgresql://name:password@…
_PARAMETERS: Final = re.compile(r"\[parameters: .*", re.DOTALL)  # at the end of SQLAlchemy's errors
_QUERY: Final = re.compile(r"\?[^\s\"]*")


def is_hidden(name: str) -> bool:
    """Return whether a field of this name must not be written.

    >>> [is_hidden(name) for name in ("csrfToken", "private_view", "hand", "reviewed", "seat")]
    [True, True, True, False, False]
    """
    return any(word.lower().rstrip("s") in _WORDS for word in _WORD.findall(name))


def safe_text(text: str) -> str:
    """A sentence without passwords of addresses; one that names a hidden field is left out."""
    text = _PARAMETERS.sub("[parameters]", _LOGIN.sub("", text))
    return MASK if _TOLD.search(text) else text


def safe(value: object, depth: int = 0) -> object:
    """A value as it may be written."""
    if value is None or isinstance(value, bool | int | float):
        return value
    if isinstance(value, str):
        return safe_text(value)
    if isinstance(value, BaseException):
        return f"{type(value).__name__}: {safe_text(str(value))}"
    if depth < MAX_DEPTH:
        if isinstance(value, Mapping):
            return {
                str(name): MASK if is_hidden(str(name)) else safe(each, depth + 1)
                for name, each in value.items()
            }
        if isinstance(value, list | tuple | set | frozenset):
            return [safe(each, depth + 1) for each in value]
    return f"<{type(value).__name__}>"


def mask(logger: WrappedLogger, method: str, event: EventDict) -> EventDict:
    """The processor: every field of a line as it may be written."""
    for name, value in event.items():
        if name.startswith("_") or name == "exc_info":
            continue  # structlog's own, rendered further on
        event[name] = MASK if is_hidden(name) else safe(value)
    return event


def logger(name: str) -> structlog.stdlib.BoundLogger:
    """A logger: ``logger("host").info("resumed", table=table, position=position)``."""
    made: structlog.stdlib.BoundLogger = structlog.wrap_logger(
        logging.getLogger(f"archrivals.{name}"),
        processors=[
            structlog.stdlib.filter_by_level,
            *_common(),
            structlog.stdlib.PositionalArgumentsFormatter(),
            mask,
            structlog.stdlib.ProcessorFormatter.wrap_for_formatter,
        ],
        wrapper_class=structlog.stdlib.BoundLogger,
        context_class=dict,
        cache_logger_on_first_use=True,
    )
    return made


def is_plain(settings: Settings, stream: TextIO | None = None) -> bool:
    """Return whether a person reads the log, and gets sentences instead of JSON."""
    if settings.log_format == "auto":
        return (stream or sys.stderr).isatty()
    return settings.log_format == "plain"


def configure(
    settings: Settings, process: str, instance: str, stream: TextIO | None = None
) -> None:
    """Once per process: every logger, ours and others', writes here through ``mask``.

    ``process`` is its kind (serve, gateway, host, bots), ``instance`` its id. Start uvicorn with
    ``log_config=None``, or it puts its own handlers back.
    """
    handler = _Stderr() if stream is None else logging.StreamHandler(stream)

    def bound(logger: WrappedLogger, method: str, event: EventDict) -> EventDict:
        return {"process": process, "instance": instance, **event}

    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=[*_common(), _without_queries],
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                bound,
                *(_PLAIN if is_plain(settings, handler.stream) else _JSON),
            ],
        )
    )
    root = logging.getLogger()
    root.handlers[:] = [handler]
    # At debug, libraries write whole messages of sockets and every value of every statement.
    root.setLevel("INFO" if settings.log == "debug" else settings.log.upper())
    logging.getLogger("archrivals").setLevel(settings.log.upper())
    logging.getLogger("alembic").setLevel("WARNING")  # it lists its plugins at every start
    logging.getLogger("uvicorn.error").setLevel("WARNING")  # the same of its starts and ends
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "asyncio"):
        other = logging.getLogger(name)
        other.handlers.clear()
        other.propagate = True
    logging.getLogger("uvicorn.error").addFilter(_without_blame)
    sys.excepthook = _last_words


def _without_blame(record: logging.LogRecord) -> bool:
    """Drop errors about a client's bytes that are not text: no failure of ours."""
    if record.exc_info and str(record.msg).startswith("Invalid UTF-8 sequence"):
        record.exc_info = None
        record.levelno, record.levelname = logging.WARNING, "WARNING"
    return True


class _Stderr(logging.StreamHandler[TextIO]):
    """Writes to what ``sys.stderr`` is at that moment."""

    def __init__(self) -> None:
        logging.Handler.__init__(self)  # without a stream of its own

    @property
    def stream(self) -> TextIO:  # type: ignore[override]  # an attribute there, looked up here
        return sys.stderr


def _last_words(
    kind: type[BaseException], error: BaseException, place: TracebackType | None
) -> None:
    """Log the error that ends a process, as carefully as everything else."""
    if issubclass(kind, KeyboardInterrupt):
        sys.__excepthook__(kind, error, place)
    else:
        logging.getLogger("archrivals").critical("ended", exc_info=(kind, error, place))


def _common() -> list[Processor]:
    return [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_logger_name,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True, key="at"),
    ]


def _without_queries(logger: WrappedLogger, method: str, event: EventDict) -> EventDict:
    """A web server logs whole addresses; what follows the ``?`` may be a secret."""
    if str(event.get("logger", "")).startswith("uvicorn"):
        event["event"] = _QUERY.sub("", str(event["event"]))
    return event


def _traceback(exc_info: ExcInfo) -> str:
    """Without values of variables, and with the messages made safe; causes first."""
    chain: list[BaseException] = []
    error: BaseException | None = exc_info[1]
    while error is not None and error not in chain:
        chain.append(error)
        error = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    return "\n".join(
        "".join(traceback.format_tb(each.__traceback__))
        + f"{type(each).__name__}: {safe_text(str(each))}"
        for each in reversed(chain)
    )


def _line(logger: WrappedLogger, method: str, event: EventDict) -> str:
    """Return a line for a person who runs a server for friends: when, what, and how bad if it is
    bad."""
    at = datetime.fromisoformat(event["at"]).astimezone().strftime("%H:%M:%S")
    level = str(event.get("level", "info"))
    bad = "" if level in ("debug", "info") else f"{level}: "
    more = [f"{name}={value}" for name, value in event.items() if name not in OURS]
    text = f"{at}  {bad}{event['event']}" + (f" ({', '.join(more)})" if more else "")
    return f"{text}\n{event['exception']}" if "exception" in event else text


_PLAIN: Final[list[Processor]] = [
    mask,
    structlog.processors.ExceptionRenderer(_traceback),
    _line,
]
# Locals hold hands and tokens: a traceback shows places and no values.
_JSON: Final[list[Processor]] = [
    structlog.processors.ExceptionRenderer(
        structlog.tracebacks.ExceptionDictTransformer(show_locals=False)
    ),
    mask,
    structlog.processors.JSONRenderer(ensure_ascii=False),
]
