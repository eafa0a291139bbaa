"""English."""

from .grammar import ENGLISH, English

__all__ = ["ENGLISH", "English"]
