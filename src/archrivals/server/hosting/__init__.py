"""During the game: a table in memory, its log, its clocks, and the host that has the lease."""
