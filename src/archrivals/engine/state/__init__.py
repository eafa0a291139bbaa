"""How a table stands: its flat state, its random streams, its events and asks."""
