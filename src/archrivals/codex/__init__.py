"""What can be looked up: every card as data, every rule, and the rules page of each box."""
