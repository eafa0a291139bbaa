"""An open rules engine and table for superhero deck-building games."""

__version__ = "0.1.0"
