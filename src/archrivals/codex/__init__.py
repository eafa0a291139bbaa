"""The reference: every card as data, every rule, and the rules page of each box."""
