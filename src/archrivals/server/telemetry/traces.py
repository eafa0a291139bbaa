"""Spans for OpenTelemetry, by ``ARCHRIVALS_TRACES=on``; switched off they cost next to nothing.

OpenTelemetry's own variables set where they go and how many are kept:
``OTEL_EXPORTER_OTLP_ENDPOINT``, ``OTEL_TRACES_SAMPLER``, ``OTEL_TRACES_SAMPLER_ARG``.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from typing import TYPE_CHECKING, Final

from archrivals import __version__
from archrivals.server.core.settings import Settings, SettingsError

from .logs import MASK, is_hidden, safe_text

if TYPE_CHECKING:
    from opentelemetry.sdk.trace import TracerProvider
    from opentelemetry.sdk.trace.export import SpanExporter


Attribute = str | int | float | bool

_NOTHING: Final = nullcontext()


class Traces:
    """The spans of one process; ``with traces.span("append", table=table, entries=3): …``."""

    def __init__(
        self,
        settings: Settings,
        process: str = "",
        instance: str = "",
        exporter: SpanExporter | None = None,
    ) -> None:
        self._provider = _provider(process, instance, exporter) if settings.traces else None
        self._tracer = self._provider.get_tracer("archrivals") if self._provider else None

    def span(self, name: str, **attributes: Attribute) -> AbstractContextManager[None]:
        """Time the work inside; hidden fields are masked, as in the log."""
        if self._tracer is None:
            return _NOTHING
        return self._recorded(name, attributes)

    @contextmanager
    def _recorded(self, name: str, attributes: dict[str, Attribute]) -> Iterator[None]:
        from opentelemetry.trace import StatusCode

        assert self._tracer is not None
        # An exception's message may quote a card: only its type is kept.
        with self._tracer.start_as_current_span(
            name,
            attributes={key: _safe(key, value) for key, value in attributes.items()},
            record_exception=False,
            set_status_on_exception=False,
        ) as span:
            try:
                yield
            except BaseException as error:
                span.set_attribute("error.type", type(error).__name__)
                span.set_status(StatusCode.ERROR)
                raise

    def close(self) -> None:
        """Send the rest; it may take seconds, so call it in a thread or at the very end."""
        if self._provider is not None:
            self._provider.shutdown()


def _safe(key: str, value: object) -> Attribute:
    if is_hidden(key):
        return MASK
    if isinstance(value, bool | int | float):
        return value
    return safe_text(value) if isinstance(value, str) else f"<{type(value).__name__}>"


def _provider(process: str, instance: str, exporter: SpanExporter | None) -> TracerProvider:
    try:
        from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
        from opentelemetry.sdk.resources import Resource
        from opentelemetry.sdk.trace import TracerProvider
        from opentelemetry.sdk.trace.export import BatchSpanProcessor
    except ImportError as error:
        wanted = "pip install 'archrivals[server,traces]', or switch it off"
        raise SettingsError("traces", f"is on, and {error.name} is missing; {wanted}") from None
    provider = TracerProvider(
        resource=Resource.create(
            {
                "service.name": f"archrivals-{process}" if process else "archrivals",
                "service.instance.id": instance,
                "service.version": __version__,
            }
        )
    )
    provider.add_span_processor(BatchSpanProcessor(exporter or OTLPSpanExporter()))
    return provider


OFF: Final = Traces(Settings())
"""No traces."""
