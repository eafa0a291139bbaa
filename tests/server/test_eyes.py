"""Eyes on a server: they see that it works, and never what a player holds."""

from __future__ import annotations

import io
import json
import logging
import re
import subprocess
import sys
from dataclasses import dataclass
from typing import Any

import pytest
import sqlalchemy as sa

from archrivals.server.core.settings import Settings
from archrivals.server.telemetry.logs import HIDDEN, MASK, configure, is_hidden, logger, safe
from archrivals.server.telemetry.metrics import Metrics
from archrivals.server.telemetry.traces import Traces

FAMILIES = {
    "archrivals_build_info": "gauge",
    "archrivals_rules_changed": "counter",
    "archrivals_answers_taken_back": "counter",
    "archrivals_commands": "counter",
    "archrivals_refused": "counter",
    "archrivals_command_seconds": "histogram",
    "archrivals_log_batch_entries": "histogram",
    "archrivals_log_append_seconds": "histogram",
    "archrivals_tables_hosted": "gauge",
    "archrivals_tables_resumed": "counter",
    "archrivals_replay_seconds": "histogram",
    "archrivals_fenced": "counter",
    "archrivals_bus_requests": "counter",
    "archrivals_sockets_open": "gauge",
    "archrivals_messages_in": "counter",
    "archrivals_messages_out": "counter",
    "archrivals_bytes_out": "counter",
    "archrivals_slow_consumers_dropped": "counter",
    "archrivals_bot_jobs_in_flight": "gauge",
    "archrivals_bot_seconds": "histogram",
    "archrivals_bot_fallbacks": "counter",
    "archrivals_queue_depth": "gauge",
    "archrivals_queue_oldest_seconds": "gauge",
    "archrivals_disk_free_bytes": "gauge",
    "archrivals_disk_size_bytes": "gauge",
    "archrivals_database_bytes": "gauge",
    "archrivals_tables": "gauge",
    "archrivals_draining": "gauge",
    "archrivals_setting": "gauge",
    "archrivals_admission": "counter",
    "archrivals_calls": "counter",
    "archrivals_limited": "counter",
    "archrivals_http_seconds": "histogram",
    "process_resident_memory_bytes": "gauge",
    "process_cpu_seconds": "counter",
}


# --- Metrics ----------------------------------------------------------------------------------


def test_the_metrics_text_has_every_family() -> None:
    told = Metrics().text().decode()
    for family, kind in FAMILIES.items():
        name = f"{family}_total" if kind == "counter" else family
        assert f"# TYPE {name} {kind}\n" in told
    ours = {line.split()[2] for line in told.splitlines() if line.startswith("# TYPE archrivals_")}
    ours = {name.removesuffix("_total") for name in ours if not name.endswith("_created")}
    assert ours == {family for family in FAMILIES if family.startswith("archrivals_")}


def test_what_happens_is_counted() -> None:
    metrics = Metrics()
    metrics.command("answer", "done")
    metrics.refused("stale")
    metrics.shown(0.02)
    metrics.appended(entries=3, seconds=0.001)
    metrics.hosting(7)
    metrics.resumed(0.1)
    metrics.fenced()
    metrics.bus_request("timeout")
    metrics.socket_opened()
    metrics.socket_opened()
    metrics.socket_closed()
    metrics.message_in()
    metrics.message_out(size=500)
    metrics.slow_consumer_dropped()
    metrics.bot_fell_back("late")
    metrics.waiting("bots", 4)
    metrics.oldest("bots", lambda: 2.5)
    with metrics.in_line("mail"):
        mails = metrics.registry.get_sample_value("archrivals_queue_depth", {"queue": "mail"})
    metrics.disk(free=5, size=7)
    metrics.database(9, {"open": 2})
    metrics.draining(True)
    metrics.live({"registrations": 1})
    metrics.admission("bots", "replaced")
    metrics.limited("chat")
    metrics.called("push", "sent")
    metrics.http("/api/tables/{table}", "GET", 404, 0.003)
    with metrics.bot_job():
        assert metrics.registry.get_sample_value("archrivals_bot_jobs_in_flight") == 1

    def value(name: str, **labels: str) -> float | None:
        return metrics.registry.get_sample_value(f"archrivals_{name}", labels)

    assert value("commands_total", kind="answer", outcome="done") == 1
    assert value("refused_total", code="stale") == 1
    assert value("command_seconds_bucket", le="0.025") == 1
    assert value("log_batch_entries_sum") == 3
    assert value("log_append_seconds_count") == 1
    assert value("tables_hosted") == 7
    assert value("tables_resumed_total") == value("replay_seconds_count") == 1
    assert value("fenced_total") == 1
    assert value("bus_requests_total", outcome="timeout") == 1
    assert value("sockets_open") == value("messages_in_total") == value("messages_out_total") == 1
    assert value("bytes_out_total") == 500
    assert value("slow_consumers_dropped_total") == 1
    assert value("bot_fallbacks_total", reason="late") == 1
    assert value("bot_fallbacks_total", reason="full") == 0  # told before the first of its kind
    assert value("bot_jobs_in_flight") == 0
    assert value("bot_seconds_count") == 1
    assert value("queue_depth", queue="bots") == 4
    assert value("queue_oldest_seconds", queue="bots") == 2.5
    assert mails == 1
    assert value("queue_depth", queue="mail") == value("queue_oldest_seconds", queue="mail") == 0
    assert (value("disk_free_bytes"), value("disk_size_bytes")) == (5, 7)
    assert (value("database_bytes"), value("tables", status="open")) == (9, 2)
    assert value("draining") == value("setting", setting="registrations") == 1
    assert value("admission_total", queue="bots", outcome="replaced") == 1
    assert value("limited_total", limit="chat") == 1
    assert value("calls_total", kind="push", outcome="sent") == 1
    route = {"route": "/api/tables/{table}", "method": "GET", "status": "4xx"}
    assert value("http_seconds_count", **route) == 1


def test_the_time_of_a_command_is_told_from_1_ms_to_10_s() -> None:
    told = Metrics().text().decode()
    edges = [
        line.split('"')[1]
        for line in told.splitlines()
        if line.startswith("archrivals_command_seconds_bucket")
    ]
    assert (edges[0], edges[-2], edges[-1]) == ("0.001", "10.0", "+Inf")


def test_two_processes_in_one_test_do_not_share_counts() -> None:
    one, other = Metrics(), Metrics()
    one.fenced()
    assert other.registry.get_sample_value("archrivals_fenced_total") == 0


# --- Logs -------------------------------------------------------------------------------------


class Terminal(io.StringIO):
    """A stream that says it is a terminal."""

    def isatty(self) -> bool:
        return True


def lines(stream: io.StringIO) -> list[dict[str, Any]]:
    return [json.loads(line) for line in stream.getvalue().splitlines()]


def run(program: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=False
    )


@pytest.fixture
def stream(_loggers_as_before: None) -> io.StringIO:
    made = io.StringIO()
    configure(Settings(), "host", "host-1", made)
    return made


def test_a_line_says_when_who_and_what(stream: io.StringIO) -> None:
    logger("hosting").info("resumed", table="T1", position=17)
    (line,) = lines(stream)
    at = line.pop("at")
    assert at.endswith("Z")
    assert line == {
        "process": "host",
        "instance": "host-1",
        "level": "info",
        "logger": "archrivals.hosting",
        "event": "resumed",
        "table": "T1",
        "position": 17,
    }


@pytest.mark.parametrize("name", sorted(HIDDEN))
def test_a_hidden_field_is_masked_at_any_depth(stream: io.StringIO, name: str) -> None:
    logger("x").bind(**{name: "bound-nonsense"}).warning(
        "seen",
        **{f"old_{name}": "flat-nonsense"},
        message={"rooms": [{"seats": ({name.title(): ["deep-nonsense"]},)}]},
    )
    assert "nonsense" not in stream.getvalue()
    (line,) = lines(stream)
    assert line[name] == MASK
    assert line["message"] == {"rooms": [{"seats": [{name.title(): MASK}]}]}


def test_names_that_only_sound_alike_are_written() -> None:
    for name in ("handler", "tasks", "asked_at", "reviewed", "seeded", "optional", "tokenizer"):
        assert not is_hidden(name), name
    for name in ("X-CSRF-Token", "setCookie", "views", "sessionToken", "hand_size", "asks"):
        assert is_hidden(name), name


def test_a_whole_object_is_only_named() -> None:
    @dataclass
    class Table:
        hand: tuple[str, ...] = ("Katana",)

    assert safe({"table": Table(), "sent": b"Katana"}) == {"table": "<Table>", "sent": "<bytes>"}


@pytest.mark.parametrize(
    "text",
    [
        "sent View(position=3, private={'cards': ['Katana']})",
        'sent {"position":3,"hand":["Katana"]}',
        "sent {'options': ['Katana']}",
        "GET /reset?token=Katana",
        "csrf_token=Katana",
    ],
)
def test_a_sentence_that_quotes_a_hidden_field_is_not_written(text: str) -> None:
    assert safe(text) == MASK


def test_the_password_of_an_address_is_not_written() -> None:
    assert safe("no postgresql://me:Kat@na@db/games") == "no postgresql://db/games"


def test_a_traceback_shows_places_and_no_values(stream: io.StringIO) -> None:
    cards = ["Katana"]
    try:
        raise LookupError("no such seat")
    except LookupError:
        logger("x").exception("failed")
    assert cards[0] not in stream.getvalue()
    (line,) = lines(stream)
    (error,) = line["exception"]
    assert (error["exc_type"], error["exc_value"]) == ("LookupError", "no such seat")
    assert error["frames"][-1]["name"] == "test_a_traceback_shows_places_and_no_values"


def test_an_error_of_the_database_does_not_show_its_parameters(stream: io.StringIO) -> None:
    engine = sa.create_engine("sqlite://")
    with engine.connect() as connection:
        try:
            connection.execute(sa.text("SELECT * FROM nowhere WHERE token = :a"), {"a": "Katana"})
        except sa.exc.OperationalError:
            logger("x").exception("failed")
    engine.dispose()
    assert "Katana" not in stream.getvalue()
    assert "no such table: nowhere" in stream.getvalue()


@pytest.mark.usefixtures("_loggers_as_before")
def test_at_a_terminal_lines_are_for_people_and_as_careful() -> None:
    stream = Terminal()
    configure(Settings(), "serve", "me", stream)
    cards = ["Katana"]
    try:
        try:
            raise LookupError("the hand=Katana is told here")
        except LookupError as error:
            raise ValueError("asked wrongly") from error
    except ValueError:
        logger("x").exception("failed", ticket="Katana")
    told = stream.getvalue()
    assert re.match(r"\d\d:\d\d:\d\d  error: failed \(ticket=\[hidden\]\)\n", told)
    assert cards[0] not in told.replace('"Katana"', "").replace("hand=Katana is", "")
    assert f"LookupError: {MASK}" in told
    assert told.rstrip().endswith("ValueError: asked wrongly")


@pytest.mark.usefixtures("_loggers_as_before")
@pytest.mark.parametrize(
    ("format", "stream", "plain"),
    [
        ("auto", Terminal(), True),
        ("auto", io.StringIO(), False),
        ("plain", io.StringIO(), True),
        ("json", Terminal(), False),
    ],
)
def test_lines_are_plain_at_a_terminal_or_when_asked_for(
    format: str, stream: io.StringIO, plain: bool
) -> None:
    configure(Settings(log_format=format), "serve", "me", stream)
    logger("host").warning("lease lapsed", tables=3)
    told = stream.getvalue()
    assert told.endswith("  warning: lease lapsed (tables=3)\n") if plain else json.loads(told)


def test_starts_and_ends_of_the_web_server_are_not_written(stream: io.StringIO) -> None:
    logging.getLogger("uvicorn.error").info("Started server process [%d]", 1)
    logging.getLogger("uvicorn.error").warning("Invalid HTTP request received.")
    logging.getLogger("alembic.runtime.migration").info("Context impl SQLiteImpl.")
    (line,) = lines(stream)
    assert line["event"] == "Invalid HTTP request received."


def test_uvicorn_and_asyncio_write_here_too(stream: io.StringIO) -> None:
    logging.getLogger("uvicorn.access").info(
        '%s - "%s %s HTTP/%s" %d', "1.2.3.4:5", "GET", "/reset?key=Katana", "1.1", 200
    )
    logging.getLogger("asyncio").error("Task exception was never retrieved")
    logging.getLogger("asyncio").debug("not at this level")
    access, task = lines(stream)
    assert access["event"] == '1.2.3.4:5 - "GET /reset HTTP/1.1" 200'
    assert (task["logger"], task["level"], task["process"]) == ("asyncio", "error", "host")


def test_what_ends_a_process_is_a_line_of_its_log_too() -> None:
    done = run(
        "from archrivals.server.core.settings import Settings\n"
        "from archrivals.server.telemetry.logs import configure\n"
        "configure(Settings(), 'host', 'host-1')\n"
        "raise LookupError('no seat for hand=Katana')"
    )
    (line,) = (json.loads(line) for line in done.stderr.splitlines())
    assert (line["event"], line["level"]) == ("ended", "critical")
    assert line["exception"][0]["exc_type"] == "LookupError"
    assert "Katana" not in done.stderr
    assert done.returncode == 1


# --- Traces -----------------------------------------------------------------------------------


def test_spans_are_recorded_when_on_and_tell_nothing_hidden() -> None:
    memory = pytest.importorskip("opentelemetry.sdk.trace.export.in_memory_span_exporter")
    exporter = memory.InMemorySpanExporter()
    traces = Traces(Settings(traces=True), "host", "host-1", exporter)

    def command() -> None:
        with traces.span("command", kind="answer", position=3):
            with traces.span("append", entries=2, hand="Katana", note="token=Katana"):
                pass
            raise LookupError("Katana")

    with pytest.raises(LookupError):
        command()
    traces.close()
    append, outer = exporter.get_finished_spans()
    assert (append.name, outer.name) == ("append", "command")
    assert append.parent.span_id == outer.context.span_id
    assert dict(append.attributes) == {"entries": 2, "hand": MASK, "note": MASK}
    assert dict(outer.attributes) == {
        "kind": "answer",
        "position": 3,
        "error.type": "LookupError",
    }
    assert outer.status.description is None
    assert "Katana" not in outer.to_json() + append.to_json()
    assert outer.resource.attributes["service.name"] == "archrivals-host"


def test_without_the_switch_a_span_is_one_shared_nothing() -> None:
    traces = Traces(Settings())
    assert traces.span("command") is traces.span("append", entries=2)
    with traces.span("command"), traces.span("append"):
        pass
    traces.close()


def test_without_the_switch_nothing_of_opentelemetry_is_imported() -> None:
    done = run(
        "import sys\n"
        "from archrivals.server.core.settings import Settings\n"
        "from archrivals.server.telemetry.traces import Traces\n"
        "with Traces(Settings()).span('x'): pass\n"
        "sys.exit(any(name.startswith('opentelemetry') for name in sys.modules))"
    )
    assert done.returncode == 0, done.stderr


def test_a_missing_package_is_told_with_what_to_install() -> None:
    done = run(
        "import sys\n"
        "sys.modules['opentelemetry'] = None\n"
        "from archrivals.server.core.settings import Settings\n"
        "from archrivals.server.telemetry.traces import Traces\n"
        "Traces(Settings(traces=True))"
    )
    assert "pip install 'archrivals[server,traces]'" in done.stderr
