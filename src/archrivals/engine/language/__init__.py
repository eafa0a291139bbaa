"""What cards are made of: effects, cards, catalogues, rule profiles, the ledger of rules."""
