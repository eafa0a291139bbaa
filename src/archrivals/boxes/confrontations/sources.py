"""Where what we know of the cards of Confrontations comes from."""

from __future__ import annotations

from archrivals.engine.language.cards import Source

HOUSE = Source("listed", "house", "house", "house")
RULEBOOK = Source("listed", "rulebook", "house", "house")
HOUSE_CHARACTER = Source("listed", "house", "rulebook", "rulebook")
RULEBOOK_CHARACTER = Source("listed", "rulebook", "rulebook", "rulebook")
HOUSE_BASIC = Source("house", "house", "rulebook")
RULEBOOK_BASIC = Source("listed", "rulebook", "rulebook")
