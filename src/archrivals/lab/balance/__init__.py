"""The balance lab: what a card, a Super Hero or the first turn is worth, found by changing it."""
