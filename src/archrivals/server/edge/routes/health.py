"""The gateway's ``/healthz``, ``/readyz`` and ``/metrics``."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import APIRouter, Depends, Request, Response
from fastapi.responses import JSONResponse

from archrivals.server.context import Context, context
from archrivals.server.telemetry.health import missing, readiness
from archrivals.server.telemetry.metrics import CONTENT_TYPE, Metrics
from archrivals.server.telemetry.writing import Writing

router: Final = APIRouter(include_in_schema=False)


@router.get("/healthz")
async def healthz() -> dict[str, str]:
    """The process lives."""
    return {"status": "ok"}


@router.get("/readyz")
async def readyz(request: Request, here: Annotated[Context, Depends(context)]) -> JSONResponse:
    """Return whether this process can take traffic; if not, the missing parts."""
    draining: bool = getattr(request.app.state, "draining", False)
    if not hasattr(request.app.state, "writing"):
        request.app.state.writing = Writing(here.store)
    writing: Writing = request.app.state.writing
    status, body = readiness(await missing(here.store, here.bus, draining, writing))
    return JSONResponse(body, status)


@router.get("/metrics")
async def metrics(request: Request) -> Response:
    """For Prometheus. The proxy in front keeps it inside."""
    counted: Metrics = request.app.state.metrics
    return Response(counted.text(), headers={"content-type": CONTENT_TYPE})
