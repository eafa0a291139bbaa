"""The coach: chances to win, hints with a reason, and what decided a game."""
