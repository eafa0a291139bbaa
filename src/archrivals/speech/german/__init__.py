"""German."""

from .grammar import GERMAN, German

__all__ = ["GERMAN", "German"]
