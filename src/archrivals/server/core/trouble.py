"""What a database says that is restarting or cannot answer now."""

from __future__ import annotations

from typing import Final

import asyncpg
from sqlalchemy.exc import SQLAlchemyError

LOST: Final = (
    OSError,
    TimeoutError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,  # it shuts down, has crashed, or is not up yet
    asyncpg.InsufficientResourcesError,
)
"""What a database says that is restarting, or cannot now."""

DATABASE_TROUBLE: Final = (*LOST, SQLAlchemyError)
"""The same, also by way of SQLAlchemy."""
