"""Spanish."""

from .grammar import SPANISH, Spanish

__all__ = ["SPANISH", "Spanish"]
