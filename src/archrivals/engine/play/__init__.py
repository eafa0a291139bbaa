"""How a game is played: the deal, turns, effects, triggers, Attacks, Confrontations, scoring."""
