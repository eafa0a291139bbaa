"""During the game: live tables, their log and clocks, and the host that holds their lease."""
