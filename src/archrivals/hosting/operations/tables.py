"""What all who ask about tables have in common."""

from __future__ import annotations

from typing import Annotated

from archrivals.engine.records import Limit, record

from .declared import About

TableId = Annotated[str, Limit(pattern="^[A-Za-z0-9_-]{8,32}$"), About(example="k3J9xQ2mT7bVw0Za")]
PersonId = TableId


@record
class OfTable:
    """A table by its id."""

    table: TableId


@record
class Opened:
    """A table and the link by which others find it."""

    table: str
    link: str
